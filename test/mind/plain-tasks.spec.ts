import { expect, test } from '@playwright/test';
import { parsed } from '../../src/mind/scent/whole.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}nav a{margin-right:14px}.card{border:1px solid #999;padding:10px;margin:8px;max-width:420px}td,th{padding:6px 12px;text-align:left}</style>';

const KILN: Task = {
  name: 'who has looked at what stands below a form goes back up to the button that sends it',
  instructions: 'Book the kiln evening for Ivy Cole and pay by cheque.',
  pages: {
    '/': `<title>Kiln evening</title>${STYLE}<h1>Kiln evening</h1><form onsubmit="event.preventDefault();window.won=n.value==='Ivy Cole';m.textContent='Thank you. The kiln evening is booked.'"><p><label>Name <input id="n"></label></p><p><label>E-mail (optional) <input></label></p><button>Book</button></form><p id="m" role="status"></p><div style="height:640px"></div><h2>Good to know</h2><p>Wear old clothes.</p><div style="height:500px"></div><footer><a href="/clay">Which clay</a> <a href="/glaze">Glazes</a> <a href="/us">Who we are</a></footer>`,
    '/clay': `<title>Which clay</title>${STYLE}<h1>Which clay</h1><p>Red or white.</p>`,
    '/glaze': `<title>Glazes</title>${STYLE}<h1>Glazes</h1><p>Ash and tin.</p>`,
    '/us': `<title>Who we are</title>${STYLE}<h1>Who we are</h1><p>Two potters.</p>`,
  },
};

const times = (taken: string) =>
  [
    ['Monday 9 November', ['08:30', '13:00']],
    ['Tuesday 10 November', taken === 'Tuesday' ? [] : ['10:15', '15:45']],
    ['Wednesday 11 November', ['09:00']],
  ]
    .map(
      ([day, all]) =>
        `<div class="card"><h3>${day}</h3>${(all as string[]).map((time) => `<button onclick="window.won='${day}'.startsWith('Tuesday');m.textContent='Booked: ${day} at ${time}'">${time}</button>`).join(' ') || '<p>Nothing free</p>'}</div>`,
    )
    .join('');

const EYE_TEST: Task = {
  name: 'who is told a day and no time takes one of that day',
  instructions: 'Book an eye test for Tuesday, 10 November.',
  pages: { '/': `<title>Eye tests</title>${STYLE}<h1>Eye tests</h1>${times('')}<p id="m" role="status"></p>` },
};

const NO_EYE_TEST: Task = {
  name: 'where nothing is free on the day that is told, no other day is taken',
  instructions: 'Book an eye test for Tuesday, 10 November.',
  claim: 'gave_up',
  pages: { '/': `<title>Eye tests</title>${STYLE}<h1>Eye tests</h1>${times('Tuesday')}<p id="m" role="status"></p>` },
};

const yard = (name: string, number: string) =>
  `<title>${name}</title>${STYLE}<nav><a href="/yards">Yards</a></nav><h1>${name}</h1><p>${name}: Fax 01632 960 ${number}. Open 7 to 16.</p>`;

const YARDS: Task = {
  name: 'in a list of nothing but names the one that is asked about is not there',
  instructions: 'Find the fax number of the Derby yard.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Oakham Timber</title>${STYLE}<nav><a href="/yards">Yards</a><a href="/prices">Prices</a></nav><h1>Oakham Timber</h1><p>Sawn to size.</p>`,
    '/prices': `<title>Prices</title>${STYLE}<nav><a href="/yards">Yards</a></nav><h1>Prices</h1><p>Oak from £40.</p>`,
    '/yards': `<title>Yards</title>${STYLE}<nav><a href="/">Oakham Timber</a><a href="/prices">Prices</a></nav><h1>Yards</h1><ul><li><a href="/a">Corby</a></li><li><a href="/b">Melton</a></li><li><a href="/c">Retford</a></li><li><a href="/d">Newark</a></li></ul>`,
    '/a': yard('Corby', '111'),
    '/b': yard('Melton', '112'),
    '/c': yard('Retford', '113'),
    '/d': yard('Newark', '114'),
  },
};

const WALKS: Task = {
  name: 'it is told of what is found, and not of what stands above it',
  instructions: 'Find the Gull Point walk on this page and say how many miles it is.',
  answer: /\b9\b/,
  pages: {
    '/': `<title>Walks</title>${STYLE}<h1>Walks from the harbour</h1>${(
      [
        ['Mill lane', 3],
        ['Long sands', 5],
        ['Beacon', 7],
        ['Heron marsh', 4],
        ['Gull Point', 9],
        ['Old quarry', 6],
      ] as const
    )
      .map(
        ([name, miles]) =>
          `<article class="card" style="height:150px"><h2>${name}</h2><p>Good shoes are a help on this one.</p><p style="margin-top:60px">It is ${miles} miles there and back.</p></article>`,
      )
      .join('')}`,
  },
};

const ENTRIES: Task = {
  name: 'who took part is counted among those that are shown',
  instructions: 'Filter the entries by "Junior boys" and say how many junior boys entered.',
  answer: /\b4\b|four/,
  pages: {
    '/': `<title>Entries</title>${STYLE}<nav><a href="/">Entries</a> <a href="/rules">Rules</a></nav><h1>Entries for the swim</h1><label>Class <select id="s"><option>Everybody<option>Junior girls<option>Junior boys<option>Masters</select></label> <span id="n"></span><table><thead><tr><th>No.<th>Name<th>Class</tr></thead><tbody id="b"></tbody></table><script>var E=[['Ada','Junior girls'],['Bo','Junior boys'],['Cy','Junior boys'],['Di','Masters'],['Ed','Junior boys'],['Flo','Junior girls'],['Gus','Junior boys']];s.onchange=d;function d(){var a=E.filter(function(e){return s.selectedIndex===0||e[1]===s.value});n.textContent=a.length+' swimmers';b.innerHTML=a.map(function(e,i){return '<tr><td>'+(i+20)+'<td>'+e[0]+'<td>'+e[1]}).join('')}d()</script>`,
    '/rules': `<title>Rules</title>${STYLE}<h1>Rules</h1><p>No flippers.</p>`,
  },
};

const BOATS = [
  ['Plover', 140],
  ['Sandpiper', 95],
  ['Curlew', 210],
  ['Dunlin', 120],
] as const;

const DINGHIES: Task = {
  name: 'the cheapest of what was called by its kind before is one of these',
  instructions: 'Sort the dinghies by price from low to high, open the cheapest and reserve it.',
  pages: {
    '/': `<title>Dinghies to buy</title>${STYLE}<nav><a href="/">Dinghies</a> <a href="/dealers">Dealers</a></nav><label>Sort by <select id="s"><option>Newest<option>Price, low to high<option>Price, high to low</select></label><div id="l"></div><script>var B=${JSON.stringify(BOATS)};function d(){var a=B.slice();if(s.selectedIndex)a.sort(function(x,y){return(s.selectedIndex===1?1:-1)*(x[1]-y[1])});l.innerHTML=a.map(function(b){return '<div class="card"><h3><a href="/boat?'+b[0]+'">'+b[0]+'</a></h3><p>£'+b[1]+'</p></div>'}).join('')}s.onchange=d;d()</script>`,
    '/boat': `<title>Boat</title>${STYLE}<h1 id="h"></h1><button onclick="this.disabled=true;window.won=location.search==='?Sandpiper';m.textContent='Reserved for you.'">Reserve this boat</button><p id="m" role="status"></p><script>h.textContent=location.search.slice(1)</script>`,
    '/dealers': `<title>Dealers</title>${STYLE}<nav><a href="/">Dinghies</a></nav><h1>Dealers</h1><p>Three on this coast.</p>`,
  },
};

const LECTURES: Task = {
  name: 'the third of a list is counted in it, and not what leads there',
  instructions: 'Open the third lecture in the list and sign up for it.',
  pages: {
    '/': `<title>Society</title>${STYLE}<nav><a href="/">Society</a> <a href="/lectures">Lectures</a> <a href="/rooms">Rooms</a></nav><h1>Society</h1><p>Evenings about rocks.</p>`,
    '/rooms': `<title>Rooms</title>${STYLE}<h1>Rooms</h1><p>Two.</p>`,
    '/lectures': `<title>Lectures</title>${STYLE}<nav><a href="/">Society</a> <a href="/lectures">Lectures</a> <a href="/rooms">Rooms</a></nav><h1>Lectures</h1><ul>${['Flint', 'Slate', 'Granite', 'Chalk'].map((name) => `<li><a href="/lecture?${name}">${name}</a>, Tuesday</li>`).join('')}</ul>`,
    '/lecture': `<title>Lecture</title>${STYLE}<h1 id="h"></h1><button onclick="window.won=location.search==='?Granite';m.textContent='You are signed up for '+h.textContent+'.'">Sign up</button><p id="m" role="status"></p><script>h.textContent=location.search.slice(1)</script>`,
  },
};

const BOARD: Task = {
  name: 'a card is moved by what on it names the column, and the acts after it are done as well',
  instructions: 'Add a card "Buy nails", then move "Paint the gate" to Ready, and then delete "Call the vet".',
  pages: {
    '/': `<title>Farm board</title>${STYLE}<h1>Farm board</h1><div id="b" style="display:grid;grid-template-columns:repeat(3,260px)"></div><p id="m" role="status"></p><script>var C=[['Mend the roof',0],['Paint the gate',0],['Order seed',1],['Call the vet',2]],N=['Ideas','Ready','Underway'];function d(){b.innerHTML=N.map(function(n,k){return '<section><h3>'+n+'</h3>'+C.map(function(c,i){return c[1]!==k?'':'<div class="card"><b>'+c[0]+'</b><br>'+(k<2?'<button onclick="C['+i+'][1]++;say(\\'Moved\\')">Move to '+N[k+1]+'</button> ':'')+'<button onclick="C.splice('+i+',1);say(\\'Deleted\\')">Delete</button></div>'}).join('')+(k?'':'<form onsubmit="event.preventDefault();C.push([t.value,0]);say(\\'Added\\')"><label>New card <input id="t"></label> <button>Add</button></form>')+'</section>'}).join('');window.won=JSON.stringify(C)===JSON.stringify([['Mend the roof',0],['Paint the gate',1],['Order seed',1],['Buy nails',0]])}function say(x){m.textContent=x;d()}d()</script>`,
  },
};

const PERMIT: Task = {
  name: 'what the page tells to write in a box, to show something, is written there',
  instructions: 'Get a fishing permit. Follow the instructions on the page.',
  pages: {
    '/': `<title>Fishing permit</title>${STYLE}<h1>Fishing permit</h1><ol><li>Write your name in the box "Name".</li><li>Write CLEAN WATER in the box "Pledge", to show that you have read the rules of the lake.</li><li>Press "Get permit".</li></ol><form onsubmit="event.preventDefault();window.won=n.value==='Rosa Delgado'&&p.value==='CLEAN WATER';m.textContent=window.won?'Your permit has been issued.':'That is not as written above.'"><p><label>Name <input id="n"></label></p><p><label>Pledge <input id="p"></label></p><button>Get permit</button></form><p id="m" role="status"></p>`,
  },
};

const LETTER: Task = {
  name: 'who was told to close what lies over the page has done so, and goes on',
  instructions: 'Close the pop-up and look up what a ticket for the tower costs.',
  answer: /7\.50/,
  pages: {
    '/': `<title>Old Tower</title>${STYLE}<nav><a href="/">Old Tower</a> <a href="/tickets">Tickets</a> <a href="/bells">Bells</a></nav><h1>Old Tower</h1><p>Two hundred steps.</p><div id="o" style="position:fixed;inset:0;background:#0008"><div role="dialog" aria-modal="true" style="background:#fff;margin:120px auto;width:340px;padding:20px"><h2>News of the tower</h2><p>Our letter comes once a month.</p><input aria-label="E-mail"> <button>Subscribe</button> <button aria-label="Close" onclick="o.remove()">×</button></div></div>`,
    '/tickets': `<title>Tickets</title>${STYLE}<h1>Tickets</h1><table><tr><td>Tower<td>£7.50<tr><td>Cellar<td>£4.00<tr><td>Both<td>£10.00</table>`,
    '/bells': `<title>Bells</title>${STYLE}<h1>Bells</h1><p>Six of them.</p>`,
  },
};

const CONCERTS: Task = {
  name: 'a calendar of what is on is leafed to the month of the day that is told',
  instructions: 'Book two seats for the bell concert on Sunday, 13 December.',
  pages: {
    '/': `<title>Chapel calendar</title>${STYLE}<nav><a href="/">Calendar</a> <a href="/chapel">The chapel</a></nav><h1>Calendar</h1><p><button aria-label="Previous month" onclick="turn(-1)">‹</button> <b id="h"></b> <button aria-label="Next month" onclick="turn(1)">›</button></p><table id="t"></table><script>var at=10,E={10:{8:'Organ hour',15:'Bell concert',29:'Carols'},11:{6:'Advent songs',13:'Bell concert',20:'Carols'}},N=['October','November','December','January'];function turn(n){at=Math.min(12,Math.max(9,at+n));d()}function d(){h.textContent=N[at-9]+' '+(at===12?2027:2026);var o='<tr>',e=E[at]||{};for(var i=1;i<31;i++){o+='<td>'+i+(e[i]?' <a href="/event?'+at+'-'+i+'">'+e[i]+'</a>':'')+(i%7===0?'<tr>':'')}t.innerHTML=o}d()</script>`,
    '/event': `<title>Event</title>${STYLE}<h1>Book seats</h1><form onsubmit="event.preventDefault();window.won=location.search==='?11-13'&&n.value==='2';m.textContent='Thank you, your seats are booked.'"><label>Seats <select id="n"><option>1<option>2<option>3</select></label> <button>Book</button></form><p id="m" role="status"></p>`,
    '/chapel': `<title>The chapel</title>${STYLE}<h1>The chapel</h1><p>Built of slate.</p>`,
  },
};

test('a form is sent from further up, and a slot is of the day that is told', async () => {
  test.setTimeout(180_000);
  expect(await failures([KILN, EYE_TEST, NO_EYE_TEST, CONCERTS])).toEqual([]);
});

test('what is asked by name, of it, and of how many, is told of just that', async () => {
  test.setTimeout(180_000);
  expect(await failures([YARDS, WALKS, ENTRIES, LETTER])).toEqual([]);
});

test('one of a list is told by its place and its price, and moved by what it says', async () => {
  test.setTimeout(180_000);
  expect(await failures([DINGHIES, LECTURES, BOARD, PERMIT])).toEqual([]);
});

test('what is written, shown and counted is read as it stands', () => {
  const steps = (text: string) => parsed(text).goal.steps.map(({ verb, object }) => `${verb} ${object}`);
  expect(steps('Open the view settings menu and show the distances in miles.')[0]).toBe('press view settings menu');
  expect(steps('Open the second article on the page.')).toEqual(['press article']);
  const [entered] = parsed('Enter READY in the field "Check", to show that you have read it.').goal.steps;
  expect(entered!.pairs).toEqual([{ field: 'Check', value: 'READY' }]);
  const [code] = parsed('Enter the code K4471 in the field "Gate".').goal.steps;
  expect(code!.pairs).toEqual([{ field: 'Gate', value: 'K4471' }]);
});
