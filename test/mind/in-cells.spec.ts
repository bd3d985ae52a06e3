import { expect, test } from '@playwright/test';
import { passed, playEach, told } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const HEADS = ['Sort', 'Maker', 'Shelf', 'Jars'];
const ROWS = [
  ['Plum jam 340 g', 'Orla', 'Left', '31'],
  ['Quince jelly 200 g', 'Bo', 'Right', '8'],
  ['Fig mustard 120 g', 'Orla', 'Left', '12'],
  ['Rose hip jam 340 g', 'Tam', 'Right', '27'],
  ['Pickled pears 500 g', 'Tam', 'Left', '15'],
] as const;

/** How a grid is made, and what opens of a cell: a field for the number, a list for the shelf. */
const SCRIPT = `var at;function list(c){l.innerHTML=['Left','Right','Cellar'].map(function(v){return '<li onclick="put(this.textContent)">'+v+'</li>'}).join('');l.hidden=false;var b=c.getBoundingClientRect();l.style.left=b.left+'px';l.style.top=b.bottom+'px'}
function put(v){l.hidden=true;at.textContent=v;at=null}
function edit(c){if(at)return;at=c;if(c.dataset.f==='Shelf')return list(c);var f=document.createElement('input');f.type='number';f.value=c.textContent;c.textContent='';c.append(f);f.onkeydown=function(e){if(e.key==='Enter')put(f.value);if(e.key==='Escape')put(f.defaultValue)};f.focus()}
function keep(){s.textContent='Saved.';window.won=window.wants([...document.querySelectorAll('[data-f]')].map(function(c){return c.textContent}).join())}`;

function grid(wants: string): Task['pages'] {
  const cell = (text: string, i: number) =>
    i < 2
      ? `<div class=c role=gridcell>${text}</div>`
      : `<div class="c${i > 2 ? ' n' : ''}" role=gridcell data-f=${HEADS[i]} onclick="edit(this)">${text}</div>`;
  const rows = ROWS.map((row) => `<div role=row>${row.map(cell).join('')}</div>`).join('');
  const heads = HEADS.map((head) => `<div class=c role=columnheader>${head}</div>`).join('');
  return {
    '/': `<title>Larder – Dell Farm</title><style>.c{display:inline-block;width:170px;height:26px}.n{text-align:right}#l{position:absolute;background:#fff;border:1px solid;margin:0;list-style:none;padding:0}</style><h1>Larder</h1><button onclick="keep()">Save changes</button> <button onclick="location.reload()">Discard changes</button><div role=grid><div role=row>${heads}</div>${rows}</div><ul id=l hidden></ul><p id=s role=status></p><script>window.wants=function(all){return all===${JSON.stringify(wants)}};${SCRIPT}</script>`,
  };
}

const as = (change: readonly [number, number, string] | null) =>
  ROWS.flatMap((row, i) => [2, 3].map((at) => (change?.[0] === i && change[1] === at ? change[2] : row[at]))).join();

const TASKS: Task[] = [
  {
    name: 'the number of a row that is called by its name',
    instructions: 'I counted the fig mustard once more: there are 9. Put the jars right and save.',
    pages: grid(as([2, 3, '9'])),
  },
  {
    name: 'what is in no cell yet',
    instructions: 'Move the rose hip jam to Cellar and save the changes.',
    pages: grid(as([3, 2, 'Cellar'])),
  },
  {
    name: 'the least of a column whose numbers stand at its right end',
    instructions: 'Of which sort are the fewest jars left?',
    pages: grid(''),
    answer: /quince jelly/i,
  },
];

test('a cell of a grid is changed where it stands, and its columns are read by where they begin', async () => {
  test.setTimeout(60_000);
  const failed: string[] = [];
  await playEach(TASKS, 1, (task, played) => {
    if (!passed(task, played)) failed.push(`${task.name} (${played.claimed}): ${told(played.turns)}`);
  });
  expect(failed).toEqual([]);
});

test('a question that is not understood as one is not done with by what was only ticked on the way', async () => {
  test.setTimeout(60_000);
  const task: Task = {
    name: 'asked among other words',
    instructions:
      'Without sending it: which two halls are named in the question on where to meet? A mark of 5 is fine to get there.',
    claim: 'gave_up',
    maxTurns: 12,
    pages: {
      '/': `<title>Round – Choir</title><h1>How was it?</h1><form><fieldset><legend>Your mark</legend>${[1, 2, 3, 4, 5].map((mark) => `<label><input type=radio name=m onclick="window.won=true"> ${mark}</label>`).join('')}</fieldset></form>`,
    },
  };
  await playEach([task], 1, (_, played) =>
    expect(`${played.claimed}: ${told(played.turns)}`).toMatch(/^gave_up|^max_turns/),
  );
});
