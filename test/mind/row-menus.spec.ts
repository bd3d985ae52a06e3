import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const KEPT = [
  ['Rainy walk.mix', 'Ansel'],
  ['Sunny walk.mix', 'Ansel'],
  ['Slow dinner.mix', 'Birte'],
  ['Slow ironing.mix', 'Cato'],
  ['Choir draft.mix', 'Birte'],
] as const;

/** Things in rows, each with a menu that comes up in its row; `won` is true once just `wanted` was done. */
function rows(
  wanted: string,
  acts: readonly string[],
  opener: (name: string) => string,
  as: 'div' | 'button',
): Task['pages'] {
  const list = KEPT.map(
    ([name, owner]) => `<div class=r><span>${name}</span><span>${owner}</span>${opener(name)}</div>`,
  ).join('');
  return {
    '/': `<title>Mixes</title><style>.r{display:grid;grid-template-columns:1fr 120px 60px;padding:8px;border-bottom:1px solid #ccc;position:relative}.p{position:absolute;right:8px;top:34px;background:#fff;border:1px solid #999;z-index:2;width:150px}.p>*{display:block;padding:7px;cursor:pointer}</style><h1>Mixes</h1><p>What all of us listen to.</p><main id=l>${list}</main><div id=b></div><p id=o role=status></p><script>
function end(t,what){b.innerHTML='';o.textContent=t;window.won=what===${JSON.stringify(wanted)}}
function asks(act,name){b.innerHTML='<div role=dialog aria-modal=true style="position:fixed;inset:80px;background:#fff;border:1px solid"><h2>'+act+' “'+name+'”</h2>'+(act==='Rename'?'<label>New name <input value="'+name+'"></label>':'<p>Nobody will find it any more.</p>')+'<p><button>Cancel</button> <button>'+(act==='Rename'?'Save':act)+'</button></p></div>';var k=b.querySelectorAll('button');k[0].onclick=function(){b.innerHTML=''};k[1].onclick=function(){var i=b.querySelector('input');end(act==='Rename'?'The name is saved':'It is gone now',act+'/'+name+(i?'/'+i.value:''))}}
document.querySelectorAll('.r button').forEach(function(x){x.onclick=function(){document.querySelectorAll('.p').forEach(function(p){p.remove()});var name=x.parentNode.firstChild.textContent;var p=document.createElement('div');p.className='p';${JSON.stringify(acts)}.forEach(function(a){var d=document.createElement('${as}');d.textContent=a;d.onclick=function(){p.remove();if(/^(Rename|Bin|Move to bin|Delete)/.test(a))asks(a,name);else end(a+': done',a+'/'+name)};p.append(d)});x.parentNode.append(p)}})</script>`,
  };
}
const dots = (name: string) => `<button aria-label="Options for ${name}">⋮</button>`;
const plain = () => '<button aria-haspopup=menu>Actions</button>';

const TASKS: Task[] = [
  {
    name: 'told by some of its words, and thrown away',
    instructions: 'Nobody wants that mix for the rainy walk any longer, so please throw it away.',
    pages: rows('Move to bin/Rainy walk.mix', ['Play', 'Rename', 'Duplicate', 'Move to bin'], dots, 'div'),
  },
  {
    name: 'told by whose it is, and called otherwise',
    instructions: "Birte's choir mix is ready now. Call it “Choir, summer”.",
    pages: rows('Rename/Choir draft.mix/Choir, summer', ['Play', 'Pin', 'Rename', 'Delete'], plain, 'button'),
  },
  {
    name: 'copied by what the menu calls it',
    instructions: 'We iron to that slow mix by Cato. Make a copy of it, please.',
    pages: rows('Duplicate/Slow ironing.mix', ['Play', 'Duplicate', 'Delete'], dots, 'button'),
  },
  {
    name: 'put away into the archive',
    instructions: 'The sunny walk is over. Please put that mix into the archive.',
    pages: rows('Archive/Sunny walk.mix', ['Play', 'Archive', 'Delete'], plain, 'div'),
  },
];

test('what is to be done with a thing of a list is chosen in its own menu, whichever words tell the thing and the act', async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
