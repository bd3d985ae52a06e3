import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('what is entered as something new is known by its name from then on', () => {
  const read: Record<string, string[]> = {
    'Add Ines Marlow as a new contact, then assign the roof job to her.': [
      'Add Ines Marlow as a new contact {name: Ines Marlow}',
      'assign the roof job to Ines Marlow {}',
    ],
    'Enter Marsh & Daughters as a new owner first. After that, lend the boat Petrel to them.': [
      'Enter Marsh & Daughters as a new owner {name: Marsh & Daughters}',
      'lend the boat Petrel to Marsh & Daughters {}',
    ],
  };
  for (const [text, steps] of Object.entries(read))
    expect
      .soft(
        parseGoal(text, false).steps.map(
          (step) => `${step.text} {${step.pairs.map(({ field, value }) => `${field}: ${value}`).join(', ')}}`,
        ),
        text,
      )
      .toEqual(steps);
});

/** An application of one page, whose bar on the left stands under its name. */
const HARBOUR = `<title>Harbour Desk</title><style>body{margin:0;display:flex;font:15px sans-serif}.bar{width:150px;padding:90px 0 0}.bar b{padding:10px}.bar div{padding:12px 10px;cursor:pointer}main{padding:80px 30px}td{padding:8px 20px;cursor:pointer}</style>
<div class=bar><b>Harbour Desk</b><div onclick="boats()">Boats</div><div onclick="owners()">Owners</div><div onclick="slips()">Slips</div></div><main id=m></main><script>
const people=['Ilse Prang','Kellerman'],kept={Petrel:'Ilse Prang',Gannet:'Kellerman',Tern:'Kellerman'};
const boats=()=>{m.innerHTML='<h1>Boats</h1><table>'+Object.keys(kept).map(b=>'<tr onclick="boat(\\''+b+'\\')"><td>'+b+'</td><td>'+kept[b].replace('&','&amp;')+'</td></tr>').join('')+'</table>'};
const slips=()=>{m.innerHTML='<h1>Slips</h1><p>Six of eight are taken.</p>'};
const owners=()=>{m.innerHTML='<h1>Owners</h1><ul>'+people.map(o=>'<li>'+o.replace('&','&amp;')+'</li>').join('')+'</ul><button onclick="fresh()">+ New owner</button>'};
const fresh=()=>{m.innerHTML='<h1>New owner</h1><p><label>Company<br><input id=c></label></p><p><label>E-mail<br><input id=e></label></p><button onclick="people.push(c.value);owners()">Create owner</button>'};
const boat=(b)=>{m.innerHTML='<h1>'+b+'</h1><p>Owner: '+kept[b]+'</p><button onclick="edit(\\''+b+'\\')">Edit boat</button>'};
const edit=(b)=>{m.innerHTML='<h1>Edit '+b+'</h1><p><label>Owner <select id=o>'+people.map(o=>'<option>'+o.replace('&','&amp;')+'</option>').join('')+'</select></label></p><button onclick="kept[\\''+b+'\\']=o.value;window.won=people.length===3&&kept.Petrel===\\'Marsh & Daughters\\'&&kept.Tern===\\'Kellerman\\';boat(\\''+b+'\\')">Save boat</button>'};
boats();</script>`;

const SALON = `<title>Salon</title><h1>Our salons</h1><ul><li><a href="/north">Northgate</a></li><li><a href="/mill">Mill Lane</a></li></ul>
<div id=pop hidden style="position:fixed;inset:0;background:#fff8;padding:120px"><div role=dialog style="background:#fff;border:1px solid;padding:30px">Ten percent off with our newsletter! <button aria-label=Close onclick="pop.hidden=true">×</button></div></div>
<script>setTimeout(()=>{pop.hidden=false},700)</script>`;
const BOOK = (place: string) =>
  `<title>${place}</title><h1>${place}</h1><form id=f><p><label>What for? <select name=w><option>Cut</option><option>Colour</option></select></label></p><p><label>Day <select name=d><option>Monday</option><option>Thursday</option></select></label></p><p><label>Time <select name=t required><option value="">Choose</option><option>9.40</option><option>11.15</option><option>17.30</option><option>18.20</option></select></label></p><p><label>Name <input name=n required></label></p><button>Book</button></form><script>f.onsubmit=(e)=>{e.preventDefault();const d=Object.fromEntries(new FormData(f));sessionStorage.won=${place === 'Mill Lane'}&&d.w==='Colour'&&d.d==='Thursday'&&d.t==='17.30';document.body.innerHTML='<h1>You are booked in</h1>'}</script>`;

const TASKS: Task[] = [
  {
    name: 'a new owner, to whom a boat goes; the bar of the application answers nothing',
    instructions: 'Enter Marsh & Daughters as a new owner first. After that, assign the boat Petrel to them.',
    knowledge: knows({ email: 'post@marsh.example' }),
    pages: { '/': HARBOUR },
  },
  {
    name: 'a part of the day is told, and something comes up over the place that is meant',
    instructions: 'Book a colour at the Mill Lane salon for Thursday in the evening, at whatever time is free.',
    knowledge: knows({ name: 'Ines Marlow' }),
    pages: { '/': SALON, '/north': BOOK('Northgate'), '/mill': BOOK('Mill Lane') },
  },
];

test('somebody is entered and given something, and what something lay over is gone to', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
