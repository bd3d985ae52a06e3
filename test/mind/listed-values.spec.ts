import { expect, test } from '@playwright/test';
import { detailsOf } from '../../src/mind/scent/entry/details.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('values that are listed with their words are read with them, and what a new thing is called is its title', () => {
  const told = (task: string) => detailsOf(task).map(({ field, value }) => `${field}=${value}`);
  expect(told('A new drill has come: a Makita DF333, sticker W-0112, kept in Bay 4. Put it on the list.')).toEqual([
    'itself=Makita DF333',
    'sticker=W-0112',
    'kept in=Bay 4',
  ]);
  expect(told('Open a new case called "Lamp out" for the porters.')).toEqual(['title=Lamp out']);
  expect(told('Find a jacket in navy, size M, for less than 100 euros, and put it in the basket.')).toEqual([]);
  expect(told('Press Start, wait for 2 seconds, then press Stop.')).toEqual([]);
});

const STYLE =
  '<style>body{font:16px Arial;margin:12px}td,th{padding:6px;text-align:left}label{display:block;margin:8px 0}</style>';

/** A list with a page for a new entry: fields by their captions, and hints for what is written in a way of its own. */
const form = (head: string, add: string, fields: string[][], won: string): string =>
  `<title>${head}</title>${STYLE}<main id=m></main><script>
const F=${JSON.stringify(fields)},L=[];let make=false;
const draw=()=>{m.innerHTML='<h1>${head}</h1>'+(make?'<form id=f>'+F.map(([n,k,h,...o],i)=>'<label>'+n+' '+(k==='select'?'<select name=x'+i+'>'+o.map(x=>'<option>'+x).join('')+'</select>':'<input name=x'+i+' type='+k+' placeholder="'+h+'">')+'</label>').join('')+'<button>Save</button></form>':'<a href="#" id=n>${add}</a><p><input type=search placeholder="Search"></p><table><tr><th>'+F.map(f=>f[0]).join('<th>')+'</tr><tr>'+F.map(()=>'<td>–').join('')+'</tr>'+L.map(l=>'<tr>'+l.map(x=>'<td>'+x).join('')+'</tr>').join('')+'</table>');
if(make)f.onsubmit=e=>{e.preventDefault();L.push(F.map((_,i)=>f['x'+i].value));make=false;draw();const l=L[0];window.won=L.length===1&&${won}};else n.onclick=e=>{e.preventDefault();make=true;draw()}};draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'a tool goes on the list with its sticker and its place',
    instructions:
      'A new drill has come: a Makita DF333, sticker W-0112, kept in Bay 4, checked until 1 June 2028. Put it on the list of tools.',
    pages: {
      '/': form(
        'Tools',
        'Add tool',
        [
          ['Number', 'text', 'X-0000'],
          ['Tool', 'select', '', 'Saw', 'Drill', 'Sander'],
          ['Model', 'text', ''],
          ['Where', 'text', 'e.g. Bay 1'],
          ['Checked until', 'date', ''],
        ],
        "l.join()==='W-0112,Drill,Makita DF333,Bay 4,2028-06-01'",
      ),
    },
  },
  {
    name: 'an animal is entered by its name, and who it belongs to',
    instructions:
      'Register a new patient: a rabbit called Clover, chip number 7781 203, owner Priya Nair, born on 4 May 2024.',
    pages: {
      '/': form(
        'Patients',
        'New patient',
        [
          ['Owner', 'text', ''],
          ['Name of the animal', 'text', ''],
          ['Species', 'select', '', 'Cat', 'Dog', 'Rabbit'],
          ['Date of birth', 'date', ''],
          ['Chip no.', 'text', ''],
        ],
        "l.join()==='Priya Nair,Clover,Rabbit,2024-05-04,7781 203'",
      ),
    },
  },
  {
    name: 'what a new thing is called goes into its summary, and is not searched for first',
    instructions:
      'The tap in the tea kitchen drips. Report a new fault called "Tap drips in tea kitchen" for the plumbers.',
    pages: {
      '/': form(
        'Faults',
        'New fault',
        [
          ['Team', 'select', '', 'Electricians', 'Plumbers'],
          ['Short summary', 'text', ''],
        ],
        "l.join()==='Plumbers,Tap drips in tea kitchen'",
      ),
    },
  },
];

test('listed values go where their words fit, and what a thing is called is its title', { tag: '@long' }, async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});
