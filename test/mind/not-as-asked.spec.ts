import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE = '<style>body{font:16px sans-serif;margin:20px}label{display:block;margin:6px 0}</style>';
const SENDS = (then: string) =>
  `<script>document.forms[0].onsubmit=function(e){e.preventDefault();var d=new FormData(this);${then}}</script>`;

/** A place on a list is asked for; `says` is what the site says of it, whatever was chosen. */
const berth = (name: string, says: string, claim: 'completed' | 'gave_up'): Task => ({
  name,
  instructions: 'Put yourself on the list for a small berth.',
  knowledge: knows({ name: 'Ada Finch', email: 'ada@example.org' }),
  claim,
  pages: {
    '/': `<title>Harbour</title>${STYLE}<nav><a href="/">Harbour</a> <a href="/prices">Prices</a></nav><h1>Ask for a berth</h1><form><label>Size <select name="s"><option value="">Please choose<option>Large berth<option>Small berth<option>Mooring</select></label><label>Your name <input name="n"></label><label>Email <input name="m" type="email"></label><button>Join the list</button></form>${SENDS(`window.won=d.get('s')==='Small berth';document.body.innerHTML='<h1>Thank you, Ada</h1><p>${says}</p>'`)}`,
    '/prices': `<title>Prices</title>${STYLE}<h1>Prices</h1><p>From £40 a year.</p>`,
  },
});

/** Seats are reserved; `day` is the day that the site thanks for. */
const seats = (name: string, day: string, claim: 'completed' | 'gave_up'): Task => ({
  name,
  instructions: 'Reserve two free seats for Saturday.',
  knowledge: knows({ name: 'Leo Hart', email: 'leo@example.org' }),
  claim,
  pages: {
    '/': `<title>Planetarium</title>${STYLE}<nav><a href="/">Planetarium</a> <a href="/way">How to find us</a></nav><h1>Reserve seats</h1><form><label>Day <select name="d"><option value="">Please choose<option>Friday<option>Saturday<option>Sunday</select></label><label>Seats <input name="s" type="number" min="1" max="8" value="1"></label><label>Name <input name="n"></label><label>Email <input name="m" type="email"></label><button>Reserve</button></form>${SENDS(`window.won=d.get('d')==='Saturday'&&d.get('s')==='2';document.body.innerHTML='<h1>Your seats are reserved</h1><p>Leo Hart, we expect you: 2 seats, ${day}.</p>'`)}`,
    '/way': `<title>Way</title>${STYLE}<h1>How to find us</h1><p>Take the tram.</p>`,
  },
});

const PASS: Task = {
  name: 'an answer with two figures is taken as it is told, and not the one with the first of them',
  instructions: 'Order a pass for zones 1 and 2.',
  knowledge: knows({ name: 'Mia Dole', email: 'mia@example.org' }),
  pages: {
    '/': `<title>Pass</title>${STYLE}<nav><a href="/">Passes</a> <a href="/map">Map</a></nav><h1>Order a pass</h1><form><fieldset><legend>Zones</legend>${['Zone 1', 'Zones 1 and 2', 'All zones'].map((zone) => `<label><input type="radio" name="z" value="${zone}"> ${zone}</label>`).join('')}</fieldset><label>Name <input name="n"></label><label>Email <input name="m" type="email"></label><button>Order pass</button></form>${SENDS("window.won=d.get('z')==='Zones 1 and 2';document.body.innerHTML='<h1>Your pass is ordered</h1><p>It is good for '+d.get('z').toLowerCase()+'.</p>'")}`,
    '/map': `<title>Map</title>${STYLE}<h1>Map</h1><p>Zone 1 is the town.</p>`,
  },
};

const LAST: Task = {
  name: 'the last bus is told by the hour, and is no last link of a list',
  instructions: 'Find out when the last number 7 bus leaves on Sunday.',
  answer: /22:40/,
  pages: {
    '/': `<title>Lines</title>${STYLE}<nav><a href="/">Lines</a> <a href="/lost">Lost property</a></nav><h1>Lines</h1><ul>${['3', '7', '9'].map((line) => `<li><a href="/l${line}">Line ${line}</a></li>`).join('')}</ul>`,
    ...Object.fromEntries(
      [
        ['3', '23:10'],
        ['7', '22:40'],
        ['9', '21:55'],
      ].map(([line, last]) => [
        `/l${line}`,
        `<title>Line ${line}</title>${STYLE}<h1>Line ${line}</h1><h2>Sunday</h2><table><tr><th>First bus<td>08:10<tr><th>Last bus<td>${last}</table>`,
      ]),
    ),
    '/lost': `<title>Lost</title>${STYLE}<h1>Lost property</h1><p>Ask at the depot.</p>`,
  },
  maxTurns: 4,
};

test('what the site says that it has done is held against what was asked for before it is taken for done', async () => {
  test.setTimeout(180_000);
  const other = [
    berth('another answer than the one that was chosen', 'You are on the list for a large berth.', 'gave_up'),
    seats('another day', 'Sunday', 'gave_up'),
  ];
  for (const task of other) expect(await failures([task])).toEqual([]);
});

test('what is as it was asked for is taken for done', async () => {
  test.setTimeout(180_000);
  const same = [
    berth('the answer that was chosen', 'You are on the list for a small berth.', 'completed'),
    seats('the day', 'Saturday', 'completed'),
  ];
  for (const task of same) expect(await failures([task])).toEqual([]);
});

test('figures that are told together are one answer, and the last of something is not a place in a list', async () => {
  test.setTimeout(180_000);
  for (const task of [PASS, LAST]) expect(await failures([task])).toEqual([]);
});
