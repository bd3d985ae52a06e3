import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const CARDS = [
  ['K-12', 'Regrout the shower', 'Waiting'],
  ['K-14', 'Paint the porch', 'Waiting'],
  ['K-15', 'Hang the shutters', 'At work'],
  ['K-17', 'Oil the gate', 'Finished'],
] as const;

/** Three columns of cards that are pulled onto one another; `at` holds the column of each. */
const BOARD = `<title>Jobs – Handyman</title><style>main{display:flex;gap:12px}section{width:220px;background:#eee;padding:8px}article{background:#fff;margin:8px 0;padding:10px;cursor:grab}</style><h1>Jobs</h1><main>${[
  'Waiting',
  'At work',
  'Finished',
]
  .map(
    (column) =>
      `<section data-c="${column}"><h2>${column}</h2>${CARDS.filter(([, , at]) => at === column)
        .map(([id, name]) => `<article draggable=true id="${id}"><small>${id}</small><p>${name}</p></article>`)
        .join('')}</section>`,
  )
  .join('')}</main><script>var held;document.querySelectorAll('article').forEach(function(card){
card.ondragstart=function(event){held=card;event.dataTransfer.setData('text/plain',card.id)};
card.ondragover=function(event){event.preventDefault()};
card.ondrop=function(event){event.preventDefault();if(held!==card){card.parentNode.appendChild(held);check()}}});
function check(){window.won=document.getElementById('K-14').parentNode.dataset.c==='At work'&&document.querySelectorAll('[data-c="At work"] article').length===2}</script>`;

/** Stays, of which one is given back in a box that asks why; the list of reasons is drawn and has no role. */
const STAYS = `<title>Berths</title><style>#box{position:fixed;inset:0;background:#0008}#box div{background:#fff;width:320px;margin:120px auto;padding:16px}.list{border:1px solid #999;padding:6px;cursor:pointer}</style><h1>Your berths</h1>
${['Harwich, 3 May', 'Lowestoft, 9 June', 'Ramsgate, 2 July'].map((name, i) => `<section><h3>${name}</h3><button onclick="ask(${i})">Give up berth</button></section>`).join('')}
<div id=box hidden><div><button aria-label="Close this dialog" onclick="box.hidden=true">×</button><p>The deposit comes back within a week.</p><p class=list id=why>Reason</p><p id=all hidden>${['Boat sold', 'Other plans', 'Too dear'].map((name) => `<span class=list data-o>${name}</span> `).join('')}</p><p id=err></p><button onclick="box.hidden=true">Keep it</button> <button onclick="give()">Give up berth</button></div></div><p id=o role=status></p>
<script>var at,reason='';function ask(i){at=i;box.hidden=false}
why.onclick=function(){all.hidden=false};document.querySelectorAll('[data-o]').forEach(function(one){one.onclick=function(){reason=one.textContent;why.textContent=reason;all.hidden=true}});
function give(){if(!reason){err.textContent='Please choose a reason';return}box.hidden=true;o.textContent='Your berth has been given up.';window.won=at===1&&reason==='Other plans'}</script>`;

const TASKS: Task[] = [
  {
    name: 'a card goes to another column by being let go over what stands there',
    instructions: 'Drag the card "Paint the porch" from Waiting into the At work column.',
    pages: { '/': BOARD },
  },
  {
    name: 'what a box asks together with its question is told before that is agreed to',
    instructions: 'Give up the berth in Lowestoft. The reason is other plans.',
    pages: { '/': STAYS },
  },
];

test('a board is worked by its columns, and a box that came up by the shade around it is not left half told', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
