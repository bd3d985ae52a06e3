import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const CHORES = [
  ['Call the vet', 'Barn'],
  ['Feed the hens and geese', 'Yard'],
  ['Feed the hens', 'Yard'],
  ['Oil the gate', 'Yard'],
  ['Sharpen the saw', 'Shed'],
];
const LISTS = ['Barn', 'Yard', 'Shed'];
/** Chores with a box each, lists beside them, and a button that opens the form for another one. */
const farm = (
  won: string,
) => `<title>Chores</title><nav>${LISTS.map((name) => `<a href="#" onclick="e.hidden=1;h.textContent='${name}';return false" style="display:block">${name}</a>`).join('')}</nav>
<h1 id=h>This week</h1><div id=l>${CHORES.map(([name, list], i) => `<div><label><input type=checkbox name=done value="${name}"> ${name}</label> <small>${list} · ${i + 2} March</small></div>`).join('')}</div>
<button onclick="e.hidden=0;this.hidden=1">+ Add chore</button>
<form id=e hidden><input name=title placeholder="Chore name"><select name=list aria-label="List"><option>Barn<option>Yard<option>Shed</select> <button>Add chore</button></form>
<script>const ticked=()=>[...document.querySelectorAll('[name=done]:checked')].map((box)=>box.value).join();
const made=[];e.onsubmit=()=>{made.push(e.title.value+'/'+e.list.value);const row=document.createElement('div');row.textContent=e.title.value;l.append(row);e.hidden=1;see();return false};
const see=()=>{window.won=(${won})};l.onchange=see</script>`;

const TASKS: Task[] = [
  {
    name: 'a new one of what stands there with a box each, in the list that the form asks for',
    instructions: 'Add a chore called "Mend the fence" to the Shed list.',
    pages: { '/': farm(`ticked()===''&&made.join()==='Mend the fence/Shed'`) },
    maxTurns: 7,
  },
  {
    name: 'the one that is named is ticked, and nothing is added for it',
    instructions: 'Tick off the chore "Feed the hens" as done.',
    pages: { '/': farm(`ticked()==='Feed the hens'&&made.length===0`) },
    maxTurns: 4,
  },
  {
    name: 'what is new is made by a button that names only its kind',
    instructions: 'Add a lesson "Reed making" on 9 February 2027.',
    pages: {
      '/': `<title>Diary</title><h1>Diary</h1><button onclick="d.hidden=0;this.hidden=1">New lesson</button><table><tr><td><b>1</b><td><b>2</b> Oboe trio<tr><td><b>3</b><td><b>4</b></table>
<form id=d hidden><h2>New lesson</h2><label>Title<input name=title></label><label>Date<input name=date placeholder="DD.MM.YYYY"></label><button>Save lesson</button></form><p id=o role=status></p>
<script>d.onsubmit=()=>{o.textContent='Saved: '+d.title.value;window.won=d.title.value==='Reed making'&&/^0?9\\.0?2\\.2027$/.test(d.date.value);d.hidden=1;return false}</script>`,
    },
    maxTurns: 6,
  },
];

test('what is made anew is none of what is there, and what is there is not made once more', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
