import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A list that the page draws under a button, which goes by its name and shows what is chosen beside it. */
const list = (id: string, name: string, options: string[]) =>
  `<p><b id=${id}n>${name}</b> <button id=${id} role=combobox aria-labelledby=${id}n aria-haspopup=listbox aria-expanded=false>${options[0]} ▾</button></p><ul role=listbox hidden>${options.map((option) => `<li role=option tabindex=0>${option}</li>`).join('')}</ul>`;

const TASKS: Task[] = [
  {
    name: 'answers that say more than the task, of which none shows in the name of its list',
    instructions: 'Set the glaze to Celadon and the kiln to Hillside, and save.',
    pages: {
      '/': `<title>Firing</title><h1>Firing</h1>${list('g', 'Glaze', ['Tenmoku (Iron black)', 'Shino (White)', 'Qingci (Celadon)', 'Oribe (Green)'])}${list('k', 'Kiln', ['(1,240 °C) Barn', '(1,260 °C) Hillside', '(1,280 °C) Quay'])}<button id=s>Save changes</button><p id=o role=status></p>
<script>document.querySelectorAll('[role=combobox]').forEach((b)=>{const ul=b.parentNode.nextElementSibling;b.onclick=()=>{ul.hidden=!ul.hidden;b.setAttribute('aria-expanded',!ul.hidden)};ul.onclick=(e)=>{b.textContent=e.target.textContent+' ▾';ul.hidden=true;b.setAttribute('aria-expanded',false)}});
s.onclick=()=>{o.textContent='Saved.';window.won=/Celadon/.test(g.textContent)&&/Hillside/.test(k.textContent)}</script>`,
    },
    maxTurns: 7,
  },
];

test('an answer is taken once out of a drawn list by the word that the task has for it', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
