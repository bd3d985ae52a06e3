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

const TABLE: Task = {
  name: 'what is chosen for a booking is not booked before it is sent',
  instructions: 'Move your lunch on Friday to table 6 at the window.',
  pages: {
    '/': `<title>Bistro</title>${STYLE}<h1>Your lunch on Friday</h1><p>Pick another table:</p><p>${[2, 4, 6, 8]
      .map(
        (n) =>
          `<button style="width:150px" aria-pressed="false" onclick="document.querySelectorAll('[aria-pressed]').forEach(b=>b.setAttribute('aria-pressed',b===this));window.at=${n}">Window, table ${n}</button> `,
      )
      .join(
        '',
      )}</p><button onclick="window.won=window.at===6;m.textContent='Your lunch was moved.'">Move lunch</button><p id="m" role="status"></p>`,
  },
};

const TAGS: Task = {
  name: 'a field that is empty again for the next of several takes the next',
  instructions: 'Add the keywords "harbour" and "dusk" to the photo Evening ferry and save them.',
  pages: {
    '/': `<title>Photos</title>${STYLE}<h1>Photos</h1><p><a href="/ferry">Evening ferry</a></p><p><a href="/mill">Old mill</a></p>`,
    '/ferry': `<title>Evening ferry</title>${STYLE}<h1>Evening ferry</h1><p id="c"></p><p><label>Keywords <input id="k" placeholder="Type and press Enter"></label></p><button onclick="window.won=window.l.join()==='harbour,dusk';m.textContent='Keywords saved'">Save keywords</button><p id="m" role="status"></p><script>window.l=[];k.onkeydown=e=>{if(e.key!=='Enter'||!k.value)return;l.push(k.value);const s=document.createElement('span');s.textContent=k.value+' ×';c.append(s,' ');k.value=''}</script>`,
    '/mill': `<title>Old mill</title>${STYLE}<h1>Old mill</h1>`,
  },
};

const RECORD: Task = {
  name: 'what a record is to become goes into its form, and not into what narrows the list',
  instructions: 'The barge Selma has left dry dock and is now under repair. See that its entry says so.',
  pages: {
    '/': `<title>Fleet</title>${STYLE}<h1>Fleet</h1><p><label>State <select id="q" onchange="document.querySelectorAll('tr[data-s]').forEach(r=>r.hidden=q.value!=='All states'&&r.dataset.s!==q.value)"><option>All states</option><option>Afloat</option><option>Dry dock</option><option>Under repair</option></select></label></p><table><tr><th>Barge</th><th>State</th><th></th></tr>${[
      ['Anna', 'Afloat'],
      ['Berta', 'Dry dock'],
      ['Selma', 'Dry dock'],
    ]
      .map(
        ([name, state]) =>
          `<tr data-s="${state}"><td>${name}</td><td>${state}</td><td><button aria-label="Edit ${name}" onclick="h.textContent='${name}';s.value='${state}';f.hidden=false">Edit</button></td></tr>`,
      )
      .join(
        '',
      )}</table><div id="f" hidden><h2 id="h"></h2><p><label>State <select id="s"><option>Afloat</option><option>Dry dock</option><option>Under repair</option></select></label></p><button onclick="window.won=h.textContent==='Selma'&&s.value==='Under repair';f.hidden=true;m.textContent='The entry was saved.'">Save entry</button></div><p id="m" role="status"></p>`,
  },
};

const PERSON: Task = {
  name: 'the part of a page that is called by a name and more is opened for who is named',
  instructions: 'Your father Otto has a cold and will not come to the day centre on Thursday. Let the centre know.',
  pages: {
    '/': `<title>Day centre</title>${STYLE}<h1>Your guests</h1><div role="tablist"><button role="tab" id="t1" aria-selected="true" onclick="show(1)">Clara (Room 2)</button><button role="tab" id="t2" aria-selected="false" onclick="show(2)">Otto (Room 7)</button></div><div id="p1"><p>Clara comes on Mondays.</p><button onclick="open_('Clara')">Report absence</button></div><div id="p2" hidden><p>Otto comes on Thursdays.</p><button onclick="open_('Otto')">Report absence</button></div><div id="f" hidden><h2 id="h"></h2><p><label>Day <select id="d"><option value="">Choose</option><option>Monday</option><option>Thursday</option></select></label></p><p><label>Reason <select id="r"><option value="">Choose</option><option>Illness</option><option>Travel</option></select></label></p><button onclick="window.won=h.textContent+d.value+r.value==='Absence of OttoThursdayIllness';m.textContent='Thank you. We have been told.'">Send report</button></div><p id="m" role="status"></p><script>function show(n){p1.hidden=n===2;p2.hidden=n===1;t1.setAttribute('aria-selected',n===1);t2.setAttribute('aria-selected',n===2)}function open_(w){h.textContent='Absence of '+w;f.hidden=false}</script>`,
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
  instructions: 'Offer a lift in Evenings called "Choir run" for 3 people from Ashby.',
  pages: {
    '/': `<title>Lifts</title>${STYLE}<h1>Offer a lift</h1><div id="a"><p><label>When <select id="w"><option value="">Choose</option><option>Mornings</option><option>Evenings</option></select></label></p><button onclick="a.hidden=true;b.hidden=false">Next</button></div><div id="b" hidden><p><label>Name of the lift <input id="n"></label></p><p><label>People <input type="number" id="p"></label></p><button onclick="b.hidden=true;c.hidden=false;s.textContent=w.value+': '+n.value+', '+p.value+' people'">Next</button></div><div id="c" hidden><p id="s"></p><p><label>Village <select id="v"><option>Alton</option><option>Ashby</option><option>Barrow</option></select></label></p><button onclick="c.hidden=true;window.won=w.value+n.value+p.value+v.value==='EveningsChoir run3Ashby';m.textContent='Your lift is online.'">Publish lift</button></div><p id="m" role="status"></p>`,
  },
};

const ALL: Task = {
  name: 'all that are so are not all there are',
  instructions: 'Archive all letters that are answered already.',
  pages: {
    '/': `<title>Letters</title>${STYLE}<h1>Letters</h1><table><tr><th><input type="checkbox" id="all" aria-label="Select all" onchange="document.querySelectorAll('.r').forEach(r=>r.checked=this.checked)"></th><th>Letter</th><th>State</th></tr>${[
      ['L-11', 'Open'],
      ['L-12', 'Answered'],
      ['L-15', 'Open'],
      ['L-19', 'Answered'],
    ]
      .map(
        ([name, state]) =>
          `<tr><td><input type="checkbox" class="r" value="${name}" aria-label="Select ${name}"></td><td>${name}</td><td class="s">${state}</td></tr>`,
      )
      .join(
        '',
      )}</table><p><select id="act" aria-label="With the selected ones"><option value="">With the selected ones…</option><option>Print</option><option>Archive</option></select> <button onclick="var t=[...document.querySelectorAll('.r:checked')].map(r=>r.value).join();if(act.value!=='Archive'||!t)return;window.won=t==='L-12,L-19';m.textContent=t.split(',').length+' letters were archived.'">Run</button></p><p id="m" role="status"></p>`,
  },
};

test('each value has its place, and none is left out', async () => {
  test.setTimeout(180_000);
  expect(await failures([PLAN, TABLE, TAGS, RECORD, PERSON, BORN, STAGES, ALL])).toEqual([]);
});
