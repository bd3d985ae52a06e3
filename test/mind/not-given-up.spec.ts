import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px}.e{color:#b00}</style>';

const page = (title: string, body: string): string => `<title>${title}</title>${STYLE}<h1>${title}</h1>${body}`;

const KILN: Task = {
  name: 'what comes up with what it is asked for is filled in before it is sent',
  instructions: 'Reserve the kiln Cobalt today at 14:00 with the heading "Glaze test".',
  pages: {
    '/': page(
      'Kilns',
      `<table><tr><th>Kiln<th>10:00<th>14:00</tr>${['Amber', 'Cobalt', 'Slate']
        .map(
          (kiln) =>
            `<tr><td>${kiln}</td>${['10:00', '14:00']
              .map(
                (time) =>
                  `<td><button aria-label="${kiln} at ${time}, open" onclick="of.textContent='Reserve ${kiln} at ${time}';box.showModal()">Open</button></td>`,
              )
              .join('')}</tr>`,
        )
        .join(
          '',
        )}</table><dialog id="box"><h3 id="of"></h3><p><label>Heading of the firing <input id="t"></label></p><p id="e" class="e" role="alert"></p><button onclick="if(!t.value){e.textContent='Please give the firing a heading.';return}window.won=of.textContent==='Reserve Cobalt at 14:00'&&t.value==='Glaze test';box.close();m.textContent='Reserved: '+of.textContent.slice(8)">Reserve</button> <button onclick="box.close()">Leave it</button></dialog><p id="m" role="status"></p>`,
    ),
  },
};

const METER: Task = {
  name: 'a piece of a number is given where a form asks for a piece',
  instructions: 'Hand in your meter reading.',
  knowledge: knows({ meter_number: 'GQ20774-1180', reading: '48213' }),
  pages: {
    '/': page(
      'Meter readings',
      `<p><label>Meter number <input id="n"></label></p><p id="en" class="e"></p><p><label>Reading <input id="r"></label></p><button onclick="if(n.value!=='1180'){en.textContent='Enter only the last four digits of your meter number';return}window.won=r.value==='48213';document.body.innerHTML='<h1>Thank you</h1><p>We have your reading.</p>'">Send reading</button>`,
    ),
  },
};

const VAN: Task = {
  name: 'the day that is told is taken out of a list of days',
  instructions: 'Your old fridge is to be fetched from Kelp Road 9 on the 14th of December. Ask for that.',
  pages: {
    '/': page('Haulage', '<p><a href="/fetch">Have a fridge fetched</a> <a href="/prices">Prices</a></p>'),
    '/prices': page('Prices', '<p>It costs nothing.</p>'),
    '/fetch': page(
      'Have a fridge fetched',
      `<p>Day<br><button type="button" id="dd" aria-haspopup="listbox" aria-expanded="false" onclick="lb.hidden=!lb.hidden;dd.setAttribute('aria-expanded',!lb.hidden)">Choose a day</button><ul role="listbox" id="lb" hidden>${['7 December 2026', '14 December 2026', '21 December 2026'].map((day) => `<li role="option" aria-selected="false" onclick="dd.textContent=this.textContent;lb.hidden=true;dd.setAttribute('aria-expanded',false)">${day}</li>`).join('')}</ul></p><p><label>Street and number <input id="st"></label></p><p id="e" class="e"></p><button onclick="if(!/Dec/.test(dd.textContent)||!st.value){e.textContent='Please fill in everything.';return}window.won=dd.textContent.startsWith('14')&&st.value==='Kelp Road 9';document.body.innerHTML='<h1>Thank you</h1><p>We have noted it and will come.</p>'">Ask for it</button>`,
    ),
  },
};

const LESSON: Task = {
  name: 'what is got for somebody is booked',
  instructions: 'Your son Anton wants to learn to skate. Get him a lesson on Friday at five in the afternoon.',
  pages: {
    '/': page('Ice rink', '<p><a href="/lessons">Lessons</a> <a href="/opening">Opening times</a></p>'),
    '/opening': page('Opening times', '<p>Every day from 9 to 21.</p>'),
    '/lessons': page(
      'Lessons',
      `${['Thursday', 'Friday']
        .map(
          (day) =>
            `<h3>${day}</h3><p>${['16:00', '17:00']
              .map(
                (time) =>
                  `<button aria-pressed="false" onclick="document.querySelectorAll('[aria-pressed]').forEach(b=>b.setAttribute('aria-pressed',b===this));window.at='${day} ${time}'">${time}</button>`,
              )
              .join(' ')}</p>`,
        )
        .join(
          '',
        )}<p><label>Name of the child <input id="n"></label></p><p id="e" class="e"></p><button onclick="if(!window.at||!n.value){e.textContent='Please choose a time and tell us the name.';return}window.won=window.at==='Friday 17:00'&&n.value==='Anton';document.body.innerHTML='<h1>Booked</h1><p>We have booked '+window.at+' for you.</p>'">Book this lesson</button>`,
    ),
  },
};

const TIDES: Task = {
  name: 'what was sent is heard before it is sent once more',
  instructions: 'Set up tide warnings by post card for your stay from 4 February 2027.',
  knowledge: knows({ street: 'Ropewalk 5' }),
  pages: {
    '/': page('Harbour', '<p><a href="/warnings">Tide warnings</a> <a href="/berths">Berths</a></p>'),
    '/berths': page('Berths', '<p>All berths are let.</p>'),
    '/warnings': page(
      'Tide warnings',
      `<p><label>Street <input id="s"></label></p><p><label>Day <select id="d"><option value="">Choose${Array.from({ length: 28 }, (_, i) => `<option>${i + 1}`).join('')}</select></label> <label>Month <select id="o"><option value="">Choose<option>December 2026<option>January 2027<option>February 2027</select></label></p><button onclick="window.won=s.value==='Ropewalk 5'&&d.value==='4'&&o.value==='February 2027';m.textContent='Warnings set for '+d.value+' '+o.value+'.'">Send me warnings</button><p id="m" role="status"></p>`,
    ),
  },
};

const SOUP: Task = {
  name: 'what was put into the order is in there',
  instructions: 'Put a small Harira with a flatbread in the order.',
  pages: {
    '/': page(
      'Menu',
      `<nav><a href="/">Menu</a> <a href="/order">My order</a></nav>${['Borscht', 'Harira', 'Minestrone'].map((soup) => `<div class="card"><h3>${soup}</h3><p>€6.50</p><a href="/soup?${soup}">Choose ${soup}</a></div>`).join('')}`,
    ),
    '/soup': `<title>Soup</title>${STYLE}<nav><a href="/">Menu</a> <a href="/order">My order</a></nav><h1 id="h"></h1><fieldset><legend>Size</legend><label><input type="radio" name="z" value="large" checked> Large</label> <label><input type="radio" name="z" value="small"> Small</label></fieldset><p><label>Bread <select id="b"><option>None<option>Flatbread<option>Rye</select></label></p><button onclick="sessionStorage.won=h.textContent==='Harira'&&document.querySelector('[value=small]').checked&&b.value==='Flatbread';sessionStorage.in=h.textContent;location='/order'">Put in my order</button><script>h.textContent=location.search.slice(1)</script>`,
    '/order': `<title>My order</title>${STYLE}<nav><a href="/">Menu</a> <a href="/order">My order</a></nav><h1>My order</h1><div id="l">Nothing yet.</div><p><a href="/">Back to the menu</a></p><script>if(sessionStorage.in)l.textContent=sessionStorage.in+', €6.50';window.won=sessionStorage.won==='true'</script>`,
  },
};

const PRINTS: Task = {
  name: 'of two things of one name the one that is told is taken',
  instructions: 'Search for "Grey Heron" and add the unframed one to the basket.',
  pages: Object.fromEntries(
    ['/', '/search'].map((path) => [
      path,
      `<title>Prints</title>${STYLE}<form action="/search"><input type="search" name="q" aria-label="Search prints"><button>Search</button></form><a href="/basket">Basket</a><h1>Prints</h1>${
        path === '/'
          ? '<p>Birds and boats.</p>'
          : ['Framed', 'Unframed']
              .map(
                (kind) =>
                  `<div class="card"><h3>Grey Heron</h3><p>${kind} · £${kind.length * 4}.00</p><button onclick="window.won='${kind}'==='Unframed';this.nextElementSibling.textContent='Added to the basket'">Add to basket</button><small role="status"></small></div>`,
              )
              .join('')
      }`,
    ]),
  ),
};

const STALL: Task = {
  name: 'what has to be confirmed is ticked',
  instructions: 'Prolong your market stall by 3 weeks.',
  pages: {
    '/': page(
      'Market stall 12',
      `<fieldset><legend>How much longer?</legend>${[1, 3, 6].map((weeks) => `<label><input type="radio" name="w" value="${weeks}"> ${weeks} weeks</label> `).join('')}</fieldset><p><label><input type="checkbox" id="c"> I still sell only what I grow</label></p><div id="m" role="status"></div><button onclick="var w=document.querySelector('[name=w]:checked');if(!w||!c.checked){m.textContent=w?'You must confirm that you still grow it all.':'Choose how long.';return}window.won=w.value==='3';document.body.innerHTML='<h1>Stall 12</h1><p>Your stall has been prolonged by 3 weeks.</p>'">Prolong</button>`,
    ),
  },
};

const TOUR: Task = {
  name: 'the one name that is left goes where a name is missed',
  instructions: 'Ask for a tour of the mill for 18 guests of the Larkfield Choir.',
  pages: {
    '/': page('The mill', '<p><a href="/tours">Tours</a> <a href="/flour">Flour</a></p>'),
    '/flour': page('Flour', '<p>Sold on Saturdays.</p>'),
    '/tours': page(
      'Ask for a tour',
      `<p><label>Guests <input id="g"></label></p><p><label>Who is coming? <input id="w"></label></p><button onclick="if(!g.value||!w.value){m.textContent=g.value?'Please tell us who is coming.':'Please tell us how many guests there are.';return}window.won=g.value==='18'&&/^(the )?Larkfield Choir$/.test(w.value);document.body.innerHTML='<h1>Thank you</h1><p>We have noted your tour.</p>'">Ask for it</button><p id="m" class="e" role="alert"></p>`,
    ),
  },
};

const CRATE: Task = {
  name: 'what was put in as a form would have it is not put right again',
  instructions: 'Register the new owner of your crate.',
  knowledge: knows({ crate_number: 'LW-5521-B', new_owner: 'Ida Brandt' }),
  pages: {
    '/': page(
      'Crates',
      `<div id="a"><p><label>Crate number <input id="n"></label></p><p id="en" class="e"></p><p><label>New owner <input id="o"></label></p><button onclick="if(n.value!=='LW-5521'){en.textContent='Enter only the first seven characters of the crate number';return}a.hidden=true;b.hidden=false;t.innerHTML='<tr><td>Crate number<td>'+n.value+'<td><a href=# onclick=back()>Change</a><tr><td>New owner<td>'+o.value+'<td><a href=# onclick=back()>Change</a>'">Continue</button></div><div id="b" hidden><h2>Check your answers</h2><table id="t"></table><button onclick="window.won=n.value==='LW-5521'&&o.value==='Ida Brandt';document.body.innerHTML='<h1>Crate registered</h1><p>Thank you.</p>'">Confirm and send</button></div><script>function back(){a.hidden=false;b.hidden=true;return false}</script>`,
    ),
  },
};

const EYES: Task = {
  name: 'the row that is when and with whom it is told is taken, and confirmed',
  instructions: 'Book an eye test with Ms Orr on Friday morning.',
  pages: {
    '/': page(
      'Free eye tests',
      `<table id="t"><tr><th>Day<th>Time<th>With<th></tr>${[
        ['Wed 4 Nov', '10:20', 'Ms Orr'],
        ['Fri 6 Nov', '15:00', 'Ms Orr'],
        ['Fri 6 Nov', '09:40', 'Ms Orr'],
        ['Fri 6 Nov', '11:00', 'Mr Dale'],
      ]
        .map(
          ([day, time, who]) =>
            `<tr><td>${day}<td>${time}<td>${who}<td><button onclick="window.at='${time} ${who}';t.hidden=true;c.hidden=false">Choose</button></tr>`,
        )
        .join(
          '',
        )}</table><div id="c" hidden><h2>Check your eye test</h2><button onclick="window.won=window.at==='09:40 Ms Orr';document.body.innerHTML='<h1>Eye test booked</h1><p>See you on Friday.</p>'">Confirm</button> <button onclick="c.hidden=true;t.hidden=false">Choose another time</button></div>`,
    ),
  },
};

test('nobody gives up over a form that says what it wants', async () => {
  test.setTimeout(300_000);
  expect(await failures([KILN, METER, VAN, LESSON, TIDES, SOUP, PRINTS, STALL, TOUR, CRATE, EYES])).toEqual([]);
});
