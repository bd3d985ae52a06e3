import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px}button{margin:3px;padding:6px 12px}.on{background:#1550a0;color:#fff}</style>';
/** One of several that is only drawn as taken. */
const PICK = "function pick(b){[...b.parentNode.querySelectorAll('button')].forEach(o=>o.className=o===b?'on':'')}";

const BOILER: Task = {
  name: 'an answer that is only drawn as taken is not pressed again, and no other is taken in its place',
  instructions: 'Switch off the cellar fan and set the boiler to Holiday.',
  pages: {
    '/': `<title>Caretaker</title>${STYLE}<script>${PICK}</script><h1>House</h1><p><label><input type="checkbox" id="cellar" checked> Cellar fan</label></p><p><label><input type="checkbox" id="attic"> Attic fan</label></p><h2>Boiler</h2><div id="b">${[
      'Off',
      'Home',
      'Holiday',
    ]
      .map(
        (name) =>
          `<button${name === 'Home' ? ' class="on"' : ''} onclick="pick(this);window.boiler='${name}';m.textContent='The boiler is set to ${name}';see()">${name}</button>`,
      )
      .join(
        '',
      )}</div><p id="m" role="status"></p><script>window.see=()=>window.won=!cellar.checked&&!attic.checked&&window.boiler==='Holiday';cellar.onchange=attic.onchange=see</script>`,
  },
};

const POTTERY: Task = {
  name: 'a day that is told by its name is the one of that name on the page',
  instructions: 'Sign up for the throwing class for beginners on Thursday evening.',
  pages: {
    '/': `<title>Clay house</title>${STYLE}<script>${PICK}</script><h1>Classes in two weeks</h1><div>${[
      'Monday 16 Nov',
      'Tuesday 17 Nov',
      'Wednesday 18 Nov',
      'Thursday 19 Nov',
    ]
      .map((day, i) => `<button${i ? '' : ' class="on"'} onclick="pick(this);show('${day}')">${day}</button>`)
      .join(
        '',
      )}</div><div id="l"></div><p id="m" role="status"></p><script>var all={'Monday 16 Nov':[['10:00','Glazing']],'Tuesday 17 Nov':[['18:00','Throwing, advanced']],'Wednesday 18 Nov':[['18:00','Hand building']],'Thursday 19 Nov':[['10:00','Throwing, beginners'],['18:30','Throwing, advanced'],['19:00','Throwing, beginners']]};function show(d){l.innerHTML=all[d].map(function(c){return '<div class="card"><b>'+c[0]+'</b> '+c[1]+' <button onclick="window.won='+(d[0]==='T'&&d[1]==='h'&&c[0]==='19:00')+';m.textContent=\\'You are signed up: '+c[1]+', '+d+' '+c[0]+'\\'">Sign up</button></div>'}).join('')}show('Monday 16 Nov')</script>`,
  },
};

const FITTING: Task = {
  name: 'a day is taken by its full name, and what leads on is pressed each time that it can be',
  instructions: 'Book a bike fitting with Ms Okoro on Tuesday 10 November at 10:15.',
  pages: {
    '/': `<title>Spokes</title>${STYLE}<h1>Book a fitting</h1><div id="s"></div><p><button id="n" disabled onclick="step++;draw()">Next</button></p><script>var step=0,got=[];function take(b,k){got[step]=k;[...s.querySelectorAll('button')].forEach(o=>o.className=o===b?'on':'');n.disabled=false}function draw(){n.disabled=true;var list=[['Ms Okoro','Mr Brandt','Ms Silva'],[2,3,4,5,6,9,10,11,12,13,16,17,18,19,20,23,24,25,26,27,30].map(d=>d+' November 2026'),['09:00','10:15','11:45']][step];s.innerHTML=step===3?(window.won=got.join()==='Ms Okoro,10 November 2026,10:15','<h2>Your fitting is booked</h2>'):'<h2>'+['With whom?','November 2026','Free times'][step]+'</h2>'+list.map(x=>'<button aria-label="'+x+'" onclick="take(this,\\''+x+'\\')">'+(step===1?parseInt(x):x)+'</button>').join('');if(step===3)n.remove()}draw()</script>`,
  },
};

const ROOMS: Task = {
  name: 'of what is compared the best is kept by the control that is called otherwise',
  instructions:
    'Of all these rooms, bookmark the one with the lowest rent so that you can think about it. Do not write to anybody yet.',
  pages: {
    '/': `<title>Rooms</title>${STYLE}<h1>Rooms to let</h1>${[
      ['Attic room', 'Mill Road', 410],
      ['Garden room', 'Station Street', 365],
      ['Corner room', 'Abbey Lane', 520],
      ['Box room', 'Kiln Close', 298],
      ['Loft', 'Harbour Walk', 455],
    ]
      .map(
        ([name, street, rent], i) =>
          `<div class="card"><h3><a href="/room${i}">${name}</a></h3><p>${street} · £${rent} a month</p><button onclick="window.won=${rent}===298;this.textContent='Saved ✓'">Save for later</button></div>`,
      )
      .join('')}`,
    ...Object.fromEntries(
      [0, 1, 2, 3, 4].map((i) => [
        `/room${i}`,
        `<title>Room</title>${STYLE}<h1>Room</h1><p>Furnished.</p><button>Write to the landlord</button><p><a href="/">Back to all rooms</a></p>`,
      ]),
    ),
  },
};

const CINEMA: Task = {
  name: 'what only leads to where the act is done has not done it',
  instructions: 'Reserve row B seat 5 for Night Ferry on Saturday 14 November.',
  pages: {
    '/': `<title>Picture House</title>${STYLE}<h1>This month</h1>${[
      ['Clear Water', 'Friday 13 November, 6 pm', 'Saturday 14 November, 6 pm'],
      ['Night Ferry', 'Friday 13 November, 9 pm', 'Saturday 14 November, 9 pm'],
      ['Tin Roof', 'Sunday 15 November, 5 pm', 'Monday 16 November, 8 pm'],
    ]
      .map(
        ([film, ...days], f) =>
          `<div class="card"><h2>${film}</h2>${days.map((day, d) => `<p><a href="/seats${f}${d}">${day}</a></p>`).join('')}</div>`,
      )
      .join('')}`,
    '/seats11': `<title>Seats</title>${STYLE}<script>${PICK}</script><h1>Night Ferry, Saturday 14 November</h1><div>${[
      'A',
      'B',
      'C',
    ]
      .flatMap((row) =>
        [1, 2, 3, 4, 5, 6].map(
          (seat) =>
            `<button aria-label="Row ${row} seat ${seat}" onclick="pick(this);window.seat='${row}${seat}'">${seat}</button>`,
        ),
      )
      .join(
        '',
      )}</div><button onclick="if(window.seat){window.won=window.seat==='B5';m.textContent='Seat '+window.seat+' is reserved for you.'}else m.textContent='Choose a seat first.'">Reserve this seat</button><p id="m" role="status"></p>`,
  },
};

const FEEDING: Task = {
  name: 'what stands at each of several things is a part of none',
  instructions: 'Have Biscuit fed at midday every day.',
  pages: {
    '/': `<title>Kennel</title>${STYLE}<h1>Feeding times</h1>${['Nelson', 'Biscuit', 'Pepper']
      .map(
        (name) =>
          `<div class="card"><b>${name}</b> <span>${['Dawn', 'Midday', 'Dusk']
            .map(
              (time) =>
                `<button aria-pressed="${name === 'Nelson' && time === 'Dawn'}" onclick="this.ariaPressed=this.ariaPressed!=='true';window.acts=(window.acts||'')+'${name} ${time};';window.won=window.acts==='Biscuit Midday;';m.textContent='${name}: ${time} '+(this.ariaPressed==='true'?'set.':'taken off.')">${time}</button>`,
            )
            .join('')}</span></div>`,
      )
      .join('')}<p id="m" role="status"></p>`,
  },
};

const HEATERS: Task = {
  name: 'of the counters of several things the one of the thing that is meant is turned',
  instructions: 'It is too cold for the seedlings: bring the nursery up to 17.5 degrees.',
  pages: {
    '/': `<title>Glasshouses</title>${STYLE}<h1>Glasshouses</h1>${[
      ['Cactus house', 19],
      ['Nursery', 16.5],
      ['Fernery', 14],
    ]
      .map(
        ([name, degrees]) =>
          `<div class="card"><h3>${name}</h3><button aria-label="Cooler" onclick="turn(this,'${name}',-0.5)">−</button> <b>${Number(degrees).toFixed(1)}°</b> <button aria-label="Warmer" onclick="turn(this,'${name}',0.5)">+</button> <p><button onclick="window.lamp=1;m.textContent='Lamp is on'">Lamp: off</button></p></div>`,
      )
      .join(
        '',
      )}<p id="m" role="status"></p><script>var now={'Cactus house':19,Nursery:16.5,Fernery:14};function turn(b,n,d){now[n]+=d;b.parentNode.querySelector('b').textContent=now[n].toFixed(1)+'°';m.textContent=n+' is set to '+now[n].toFixed(1)+' degrees';window.won=!window.lamp&&now.Nursery===17.5&&now.Fernery===14&&now['Cactus house']===19}</script>`,
  },
};

const RECIPES: Task = {
  name: 'what was asked about once more and agreed to is done, and nothing like it is done after that',
  instructions: 'Get rid of the drawing of the lighthouse that is out of date.',
  pages: {
    '/': `<title>Sketchbook</title>${STYLE}<h1>Drawings</h1><div id="l"></div><dialog id="ask"><p>Delete this drawing?</p><button onclick="gone.push(of);ask.close();draw();m.textContent='Drawing deleted';window.won=gone.join()==='Lighthouse, out of date'">Yes, delete</button> <button onclick="ask.close()">Keep it</button></dialog><p id="m" role="status"></p><script>var gone=[],of;function draw(){l.innerHTML=['Harbour wall','Lighthouse in fog','Lighthouse, out of date','Two gulls','Boats at rest'].filter(n=>!gone.includes(n)).map(n=>'<div class="card">'+n+' <button aria-label="Delete '+n+'" onclick="of=\''+n+'\';ask.showModal()">Delete</button></div>').join('')}draw()</script>`,
  },
};

const FILM: Task = {
  name: 'a day of the week is told without any word before it',
  instructions: 'Reserve seats 3 and 4 in row B for "The Lantern", Wednesday at 18:15.',
  pages: {
    '/': `<title>Lantern hall</title>${STYLE}<script>${PICK}</script><h1>This week</h1><div>${['Mon 2 Nov', 'Tue 3 Nov', 'Wed 4 Nov', 'Thu 5 Nov']
      .map((day, i) => `<button${i ? '' : ' class="on"'} onclick="pick(this);show('${day}')">${day}</button>`)
      .join(
        '',
      )}</div><div id="l"></div><script>var all={'Mon 2 Nov':[['The Lantern','15:00'],['Low Tide','20:30']],'Tue 3 Nov':[['Low Tide','18:15']],'Wed 4 Nov':[['Low Tide','16:00'],['The Lantern','18:15'],['The Lantern','21:00']],'Thu 5 Nov':[['The Lantern','18:00']]};function show(d){l.innerHTML=all[d].map(function(c){return '<div class="card"><h3>'+c[0]+'</h3><a href="/seats?'+d[0]+d[1]+c[1]+'">'+c[1]+'</a></div>'}).join('')}show('Mon 2 Nov')</script>`,
    '/seats': `<title>Seats</title>${STYLE}<h1>Choose seats</h1><div>${['A', 'B', 'C']
      .flatMap((row) =>
        [1, 2, 3, 4, 5].map(
          (seat) =>
            `<button aria-pressed="false" aria-label="Row ${row}, seat ${seat}" onclick="this.ariaPressed=this.ariaPressed!=='true'">${row}${seat}</button>`,
        ),
      )
      .join(
        '',
      )}</div><button onclick="var s=[...document.querySelectorAll('[aria-pressed=true]')].map(b=>b.textContent).join();if(s){window.won=s==='B3,B4'&&location.search==='?We18:15';m.textContent='Reserved: '+s+'. Please pay at the desk.'}else m.textContent='Choose a seat first.'">Reserve seats</button><p id="m" role="status"></p>`,
  },
};

test('what a click does is done at the thing that is meant', async () => {
  test.setTimeout(240_000);
  expect(await failures([
    BOILER,
    POTTERY,
    FITTING,
    CINEMA,
    HEATERS,
    RECIPES,
    FILM,
  ])).toEqual([]);
});
