import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px}[aria-pressed=true],[aria-selected=true]{background:#036;color:#fff}</style>';

const PLAN: Task = {
  name: 'a day of any month is no date, and what one list takes is not all of a form',
  instructions: 'Change your savings plan: put aside 120 euros a month, on the 5th, beginning March 2027.',
  pages: {
    '/': `<title>Savings</title>${STYLE}<nav><a href="/">Plan</a> <a href="/help">Help</a></nav><h1>Savings plan</h1><p>You put aside €80 a month.</p><button onclick="f.hidden=false">Change savings plan</button><div id="f" hidden><h2>Change savings plan</h2><p><label>Sum in € <input type="number" id="s" value="80"></label></p><p><label>Taken on day <select id="d"><option>1st</option><option>5th</option><option>20th</option></select></label></p><p><label>Beginning <select id="b"><option>January 2027</option><option>March 2027</option></select></label></p><button onclick="window.won=s.value+d.value+b.value==='1205thMarch 2027';m.textContent='Your plan was changed.'">Save plan</button></div><p id="m" role="status"></p>`,
    '/help': `<title>Help</title>${STYLE}<h1>Help</h1><p>Ring us.</p>`,
  },
};

const MAT: Task = {
  name: 'what is chosen for a booking is not booked before it is sent',
  instructions:
    'On the morning of the breathing class you are away. Swap it for the afternoon class on Sunday 15 November and take mat 4 in row B.',
  pages: {
    '/': `<title>My classes</title>${STYLE}<nav><a href="/">My classes</a> <a href="/about">Swap rules</a></nav><h1>My classes</h1>${[
      ['Breathing', 'Fri 13 November'],
      ['Back and neck', 'Sat 5 December'],
    ]
      .map(([name, day]) => `<div class="card">${day} <b>${name}</b> <a href="/swap">Exchange</a></div>`)
      .join('')}`,
    '/swap': `<title>Exchange</title>${STYLE}<h1>Exchange: Breathing</h1><p>Your date: Fri 13 November. Choose another class:</p><p>${[
      'Thu 12 November (18:30)',
      'Sun 15 November (afternoon, 14:00)',
      'Wed 18 November (18:30)',
    ]
      .map(
        (day) =>
          `<label style="display:block"><input type="radio" name="d" value="${day}" onchange="p.hidden=false"> ${day}</label>`,
      )
      .join(
        '',
      )}</p><div id="p" hidden><p>Choose a mat:</p><div style="display:grid;grid-template-columns:70px repeat(5,48px);gap:6px">${[
      'A',
      'B',
      'C',
    ]
      .map(
        (row) =>
          `<span>Row ${row}</span>${[1, 2, 3, 4, 5].map((n) => `<button aria-label="Row ${row}, mat ${n}" onclick="document.querySelectorAll('[aria-pressed]').forEach(b=>b.removeAttribute('aria-pressed'));this.setAttribute('aria-pressed','true');window.at='${row}${n}'">${n}</button>`).join('')}`,
      )
      .join(
        '',
      )}</div><button onclick="window.won=/^Sun 15/.test(document.querySelector('input:checked').value)&&window.at==='B4';m.textContent='Done: your class was swapped.'">Exchange class</button></div><p id="m" role="status"></p>`,
    '/about': `<title>Rules</title>${STYLE}<h1>Swap rules</h1><p>Three swaps a year are free.</p>`,
  },
};

const TAGS: Task = {
  name: 'a field that is empty again for the next of several takes the next',
  instructions: 'Add the labels "harbour" and "dusk" to the photo Evening ferry and save them.',
  pages: {
    '/': `<title>Photos</title>${STYLE}<h1>Photos</h1><p><a href="/ferry">Evening ferry</a></p><p><a href="/mill">Old mill</a></p>`,
    '/ferry': `<title>Evening ferry</title>${STYLE}<h1>Evening ferry</h1><p>Taken from the pier.</p><h3 id="k0">Labels</h3><div><span id="c"><span class="chip">boat <button aria-label="Remove label boat">×</button></span> </span><input id="k" aria-label="Labels" placeholder="Add a label, then Enter"></div><p id="u" role="status"></p><button onclick="window.won=window.l.join()==='harbour,dusk';u.textContent='';m.textContent='Labels saved ✓';k.value=''">Save labels</button><p id="m" role="status"></p><script>window.l=[];k.onkeydown=e=>{if(e.key!=='Enter'||!k.value)return;l.push(k.value);const s=document.createElement('span');s.innerHTML=k.value+' <button aria-label="Remove label '+k.value+'">×</button> ';c.append(s);k.value='';u.textContent='Not saved yet'}</script>`,
    '/mill': `<title>Old mill</title>${STYLE}<h1>Old mill</h1>`,
  },
};

const RECORD: Task = {
  name: 'what a record is to become goes into its form, and not into what narrows the list',
  instructions:
    'Noah Roth has left the bakery and now works in the cafe. Make sure his record says so; the rest of it stays as it was.',
  pages: {
    '/': `<title>Staff</title>${STYLE}<h1>Staff</h1><p><label>Section <select id="q" onchange="draw()"><option>All sections</option><option>Bakery</option><option>Cafe</option><option>Shop</option></select></label></p><table id="t"></table><div id="f"></div><p id="m" role="status"></p><script>const P=[['Ann Bell','Shop'],['Ben Cole','Bakery'],['Cara Dunn','Cafe'],['Noah Roth','Bakery'],['Omar Sims','Shop']];function draw(){t.innerHTML='<tr><th>Name</th><th>Section</th><th>Ext.</th><th></th></tr>'+P.filter(p=>q.selectedIndex===0||p[1]===q.value).map((p,i)=>'<tr><td>'+p[0]+'</td><td>'+p[1]+'</td><td>'+(200+i)+'</td><td><button aria-label="Edit '+p[0]+'" data-n="'+p[0]+'" onclick="edit(this.dataset.n)">✎ Edit</button></td></tr>').join('')}function edit(n){const p=P.find(x=>x[0]===n);f.innerHTML='<h3>'+n+'</h3><p><label>Section <select id="s"><option>Bakery</option><option>Cafe</option><option>Shop</option></select></label></p><p><label>Extension <input id="x" type="number" value="203"></label></p><button id="sv">Save changes</button> <button>Cancel</button>';s.value=p[1];sv.onclick=()=>{window.won=n==='Noah Roth'&&s.value==='Cafe'&&x.value==='203';p[1]=s.value;f.innerHTML='';m.textContent=n+' was updated.';draw()}}draw()</script>`,
  },
};

const PERSON: Task = {
  name: 'the part of a page that is called by a name and more is opened for who is named',
  instructions:
    'Your father Otto has to see the dentist on Thursday and will miss the club that day. Let the club know.',
  pages: {
    '/': `<title>My guests</title>${STYLE}<h1>My guests</h1><div role="tablist"><button role="tab" id="t1" aria-selected="true" onclick="show(1)">Clara (Room 2)</button> <button role="tab" id="t2" aria-selected="false" onclick="show(2)">Otto (Room 7)</button></div>${[
      ['Clara', 1],
      ['Otto', 2],
    ]
      .map(
        ([who, n]) =>
          `<div id="p${n}"${n === 2 ? ' hidden' : ''}><p>Trainer: Mr Hale.</p><button onclick="absent('${who}')">Report absence</button><h3>Week of ${who}</h3>${[
            'Singing',
            'Woodwork',
          ]
            .map(
              (what) =>
                `<p><button aria-expanded="false" onclick="this.setAttribute('aria-expanded','true');this.nextElementSibling.hidden=false">${what}</button><span hidden> Every morning at ten.</span></p>`,
            )
            .join('')}</div>`,
      )
      .join(
        '',
      )}<div id="f" hidden><h2 id="h"></h2><p><label>Day <select id="d"><option value="">Choose</option><option>Monday, 2 November</option><option>Thursday, 5 November</option></select></label></p><p><label>Reason <select id="r"><option value="">Choose</option><option>Illness</option><option>Doctor or dentist</option><option>Travel</option></select></label></p><button onclick="window.won=h.textContent==='Absence of Otto'&&/^Thu/.test(d.value)&&/^Doc/.test(r.value);f.hidden=true;m.textContent='Thank you. The absence has been reported.'">Send report</button></div><p id="m" role="status"></p><script>function show(n){p1.hidden=n===2;p2.hidden=n===1;t1.setAttribute('aria-selected',n===1);t2.setAttribute('aria-selected',n===2)}function absent(w){h.textContent='Absence of '+w;f.hidden=false;p1.hidden=true;p2.hidden=true}</script>`,
  },
};

const BORN: Task = {
  name: 'the year in which somebody was born is theirs',
  instructions: 'Your niece Tilda was born in 2018. Put her down for the kite workshop.',
  pages: {
    '/': `<title>Workshops</title>${STYLE}<h1>Workshops</h1><p><a href="/kite">Kite workshop</a></p><p><a href="/clay">Clay workshop</a></p>`,
    '/kite': `<title>Kite workshop</title>${STYLE}<h1>Kite workshop</h1><p><label>First name of the child <input id="n"></label></p><p><label>Year of birth <input id="y"></label></p><button onclick="window.won=n.value+y.value==='Tilda2018';m.textContent='Tilda is put down. See you there!'">Put down</button><p id="m" role="status"></p>`,
    '/clay': `<title>Clay workshop</title>${STYLE}<h1>Clay workshop</h1>`,
  },
};

const STAGES: Task = {
  name: 'what is shown once more is not sent while the next part asks for what was told',
  instructions: 'Offer a lift in Evenings called "Rehearsal of the choir" for 3 people from Ashby.',
  pages: {
    '/': `<title>Lifts</title>${STYLE}<h1>Offer a lift</h1><div id="a"><p><label>When <select id="w"><option value="">Choose</option><option>Mornings</option><option>Evenings</option></select></label></p><button onclick="a.hidden=true;b.hidden=false">Next</button></div><div id="b" hidden><p><label>Name of the lift <input id="n"></label></p><p><label>People <input type="number" id="p"></label></p><button onclick="b.hidden=true;c.hidden=false;s.textContent=w.value+': '+n.value+', '+p.value+' people'">Next</button></div><div id="c" hidden><p id="s"></p><p><label>Village <select id="v"><option>Alton</option><option>Ashby</option><option>Barrow</option></select></label></p><button onclick="c.hidden=true;window.won=w.value+n.value+p.value+v.value==='EveningsRehearsal of the choir3Ashby';m.textContent='Your lift is online.'">Publish lift</button></div><p id="m" role="status"></p>`,
  },
};

const ALL: Task = {
  name: 'all that are so are not all there are',
  instructions: 'Archive all letters that are answered already.',
  pages: {
    '/': `<title>Office</title>${STYLE}<nav><a href="/">Office</a> <a href="/letters">Letters</a> <a href="/stamps">Stamps</a></nav><h1>Office</h1><p>Good morning.</p>`,
    '/letter': `<title>Letter</title>${STYLE}<h1>Letter</h1><p>Dear all, yours.</p>`,
    '/stamps': `<title>Stamps</title>${STYLE}<h1>Stamps</h1><p>None left.</p>`,
    '/letters': `<title>Letters</title>${STYLE}<nav><a href="/">Office</a> <a href="/letters">Letters</a> <a href="/stamps">Stamps</a></nav><h1>Letters</h1><table><tr><th><input type="checkbox" id="all" aria-label="Select all" onchange="document.querySelectorAll('.r').forEach(r=>r.checked=this.checked)"></th><th>Letter</th><th>State</th></tr>${[
      ['L-11', 'Open'],
      ['L-12', 'Answered'],
      ['L-15', 'Open'],
      ['L-19', 'Answered'],
    ]
      .map(
        ([name, state]) =>
          `<tr><td><input type="checkbox" class="r" value="${name}" aria-label="Select ${name}"></td><td><a href="/letter">${name}</a></td><td class="s">${state}</td></tr>`,
      )
      .join(
        '',
      )}</table><p><button onclick="var t=[...document.querySelectorAll('.r:checked')].map(r=>r.value).join();if(!t)return;window.won=t==='L-12,L-19';m.textContent=t.split(',').length+' letters were archived.'">Archive</button></p><p id="m" role="status"></p>`,
  },
};

test('days, lists and what sends a choice', async () => {
  test.setTimeout(60_000);
  expect(await failures([PLAN, MAT])).toEqual([]);
});

test('one of several, and the form beside a list', async () => {
  test.setTimeout(60_000);
  expect(await failures([TAGS, RECORD])).toEqual([]);
});

test('whose part of the page, and whose year', async () => {
  test.setTimeout(60_000);
  expect(await failures([PERSON, BORN])).toEqual([]);
});

test('parts of a form one after the other, and rows that are meant', async () => {
  test.setTimeout(60_000);
  expect(await failures([STAGES, ALL])).toEqual([]);
});
