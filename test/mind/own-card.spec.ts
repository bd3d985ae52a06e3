import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const PLANTS = [
  ['Climbing rose Dawn', 'Pale pink, for a wall.'],
  ['Shrub rose Olivia', 'Soft pink, scented.'],
  ['Clematis Piilu', 'Flowers twice.'],
  ['Lavender Hidcote', 'Loved by bees.'],
];

/** A list of which each thing has a small form of its own. */
const NURSERY = (won: string) =>
  `<title>Nursery</title><style>#g{display:grid;grid-template-columns:1fr 1fr;gap:16px}#g div{border:1px solid #ccc;padding:10px}</style><h1>Plants</h1><p id=m role=status></p><div id=g>${PLANTS.map(([name, told]) => `<div><h3>${name}</h3><p>${told}</p><label>Pot <select><option>1 litre<option>3 litres<option>7 litres</select></label> <label>Number <input type=number value=1></label> <button data-n="${name}">Add</button></div>`).join('')}</div>
<script>var all='';g.onclick=function(e){var n=e.target.dataset.n,c=e.target.parentNode;if(!n)return;all+=[n,c.querySelector('select').value,c.querySelector('input').value].join()+';';m.textContent=n+' is in your basket.';window.won=all==='${won}'}</script>`;

const FERRY = `<title>Skerry Line</title><style>body{margin:0}nav{background:#036;padding:12px}nav a{color:#fff;margin-right:18px}main{padding:20px}label{display:inline-block;margin:6px}</style><nav><a href="/">Timetable</a><a href="/car">Tickets for cars</a><a href="/trips">My trips</a></nav><main id=a><h1>Where to?</h1>${['From', 'To'].map((name) => `<label>${name} <select id=${name}><option>Harbour<option>Mainport<option>Skerry</select></label>`).join('')}<label>Day <select id=d><option>Thursday<option>Friday</select></label><label>Passengers <select id=p><option>1<option>2<option>3</select></label><p><button id=go>Show sailings</button></main>
<script>go.onclick=function(){var q=[From.value,To.value,d.value,p.value].join();a.innerHTML='<h1>Crossings</h1><table>'+['07:40','09:15','13:30'].map(function(x){return '<tr><td>'+x+'<td>55 min<td><button data-x="'+x+'">Book</button>'}).join('')+'</table>';a.onclick=function(e){var x=e.target.dataset.x;if(x){window.won=q+x==='Mainport,Skerry,Friday,209:15';a.innerHTML='<h1>Thank you</h1><p>Your crossing is booked.</p>'}}}</script>`;

const TASKS: Task[] = [
  {
    name: 'how much and how is told to the form of the thing that is meant',
    instructions: 'Put three of the plants that bees love in your basket, in the 3 litre pot.',
    pages: { '/': NURSERY('Lavender Hidcote,3 litres,3;') },
  },
  {
    name: 'a size is no count, and nothing is ordered twice',
    instructions: 'Add one shrub rose Olivia in a 7 litre pot to the basket.',
    pages: { '/': NURSERY('Shrub rose Olivia,7 litres,1;') },
  },
  {
    name: 'what was filled in goes off before one looks elsewhere',
    instructions: 'Get two seats from Mainport to Skerry for Friday, on the boat that leaves at 9:15.',
    pages: { '/': FERRY, '/car': '<h1>Cars</h1><p>Be early.', '/trips': '<h1>My trips</h1><p>None.' },
  },
];

test('of things that each have a form of their own the one that is meant is seen to, and once', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
