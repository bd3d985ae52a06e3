import { expect, test } from '@playwright/test';
import { meantBy } from '../../src/mind/scent/rules/records/meant.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const tours = ['Old harbour', 'Old harbour at night', 'Castle hill', 'Tram depot', 'Botanic garden'];
const soups = ['Green soup', 'Red soup', 'Old green soup', 'Bread', 'Green soup, cold'];
const gardens = ['North beds', 'Pond', 'Glass house'];

const TASKS: Task[] = [
  {
    name: 'by a button that is called as what has brought the question up',
    instructions: 'Suspend the tour “Old harbour at night”.',
    pages: {
      '/': `<title>Tours</title><h1>Tours</h1><main id=m></main><script>
var T=${JSON.stringify(tours)},open=-1,ask=-1,told='';
function draw(){m.innerHTML=T.map(function(t,i){return '<div style="padding:8px;position:relative"><span>'+t+'</span> <button aria-haspopup=menu aria-label="Actions for '+t+'" data-o='+i+' style="position:absolute;right:0">⋮</button>'+(open===i?'<div role=menu style="position:absolute;right:0;top:34px;background:#fff;border:1px solid;z-index:2"><button role=menuitem>Edit</button><button role=menuitem data-a='+i+'>Suspend</button></div>':'')+'</div>'}).join('')+(ask<0?'':'<div style="position:fixed;inset:0;background:#0008"><div role=dialog aria-modal=true style="background:#fff;width:300px;margin:200px auto;padding:20px"><h3>Suspend “'+T[ask]+'”?</h3><p>Nobody can book it then.</p><button data-y='+ask+'>Suspend</button> <button data-n=1>Leave it on sale</button></div></div>')+'<p role=status>'+told+'</p>'}
document.onclick=function(e){var d=e.target.dataset;if(!d)return;if(d.o)open=+d.o;if(d.a){open=-1;ask=+d.a}if(d.y){told='Suspended: '+T[d.y];window.won=T[d.y]==='Old harbour at night';ask=-1}if(d.n)ask=-1;draw()};draw()</script>`,
    },
    maxTurns: 6,
  },
  {
    name: 'with words that the page wants to be written first, beside a button that keeps the thing',
    instructions: 'Remove the plan “Pond”.',
    pages: {
      '/': `<title>Plans</title><h1>Plans</h1><ul>${gardens.map((name, i) => `<li><a href="/plan${i}">${name}</a></li>`).join('')}</ul>`,
      ...Object.fromEntries(
        gardens.map((name, i) => [
          `/plan${i}`,
          `<title>${name}</title><h1>${name}</h1><p>Two sheets.</p><button id=r>Remove plan</button><div id=b></div><script>
r.onclick=function(){b.innerHTML='<div style="position:fixed;inset:0;background:#0008"><form role=dialog aria-modal=true style="background:#fff;width:340px;margin:160px auto;padding:20px"><h2>Are you sure?</h2><p>To go through with it, type <b>plan ${i}-${name.length}</b> in the field.</p><label>Proof <input></label><button>Remove for good</button> <button type=button id=k>Keep plan</button><p id=e role=alert></p></form></div>';
b.querySelector('form').onsubmit=function(ev){ev.preventDefault();if(b.querySelector('input').value!=='plan ${i}-${name.length}')return e.textContent='That is not it.';b.innerHTML='<p role=status>The plan is gone.</p>';r.remove();window.won=${i}===1};k.onclick=function(){b.innerHTML=''}}</script>`,
        ]),
      ),
    },
    maxTurns: 6,
  },
  {
    name: 'in a box that raises an alarm, over a list beside which one thing shows',
    instructions: 'Delete the recipe “Old green soup”.',
    pages: {
      '/': `<title>Recipes</title><style>body{display:grid;grid-template-columns:260px 1fr}nav button{display:block;width:100%;padding:10px}small{display:block}</style><nav><h1>Recipes</h1><div id=l></div></nav><main id=v></main><div id=b></div><script>
var R=${JSON.stringify(soups)},cur='',ask=false,gone=[];
function draw(){l.innerHTML=R.map(function(r){return '<button data-r="'+r+'">'+r+'<small> from May</small></button>'}).join('');v.innerHTML=cur?'<button>Print</button> <button data-d=1>Delete recipe</button><h2>'+cur+'</h2><p>For four.</p>':'<p>Choose a recipe on the left.</p>';b.innerHTML=ask?'<div style="position:fixed;inset:0;background:#0008"><div role=alertdialog aria-modal=true style="background:#fff;width:300px;margin:200px auto;padding:20px"><h3>Delete this recipe?</h3><p>“'+cur+'” will be gone.</p><button data-k=1>Keep it</button> <button data-y=1>Delete</button></div></div>':''}
document.onclick=function(e){var d=(e.target.closest('button')||e.target).dataset;if(d.r)cur=d.r;if(d.d)ask=true;if(d.k)ask=false;if(d.y){ask=false;gone.push(cur);R=R.filter(function(r){return r!==cur});cur='';window.won=gone.join()==='Old green soup'}draw()};draw()</script>`,
    },
    maxTurns: 7,
    claim: 'completed',
  },
];

/** Things with a page each, where an act is asked about once more and told of in words that would speak against it before. */
const ended = (kind: string, names: string[], act: string, box: string, yes: string, told: string, meant: number) => ({
  '/': `<title>${kind}</title><h1>${kind}</h1><ul>${names.map((name, i) => `<li><a href="/of${i}">${name}</a></li>`).join('')}</ul>`,
  ...Object.fromEntries(
    names.map((name, i) => [
      `/of${i}`,
      `<title>${name}</title><h1>${name}</h1><p>Opened in March.</p><button id=r>${act}</button><div id=b></div><script>
r.onclick=function(){b.innerHTML='<div style="position:fixed;inset:0;background:#0008"><form role=dialog aria-modal=true style="background:#fff;width:340px;margin:160px auto;padding:20px">${box}<button>${yes}</button> <button type=button id=k>Leave as it is</button></form></div>';
b.querySelector('form').onsubmit=function(ev){ev.preventDefault();var i=b.querySelector('input');if(i&&i.value!=='CLOSE')return;b.innerHTML='<p role=status>${told}</p>';r.remove();window.won=${i === meant}};k.onclick=function(){b.innerHTML=''}}</script>`,
    ]),
  ),
});

TASKS.push(
  {
    name: 'what is closed by it is no reason why it cannot be closed',
    instructions: 'Close the account “Spare change”.',
    pages: ended(
      'Accounts',
      ['Household', 'Spare change', 'Holiday pot'],
      'Close account',
      '<h2>Please confirm</h2><p>Type CLOSE to go on.</p><label>Your answer <input></label>',
      'Close this account',
      'The account is now closed.',
      1,
    ),
    maxTurns: 6,
  },
  {
    name: 'what is withdrawn by it is no reason why it cannot be withdrawn',
    instructions: 'Withdraw the entry “Clay heron” from the show.',
    pages: ended(
      'Your entries',
      ['Slate owl', 'Clay wren', 'Clay heron'],
      'Withdraw entry',
      '<h2>Withdraw it?</h2><p>Its place goes to somebody else.</p>',
      'Withdraw',
      'This entry has been withdrawn.',
      2,
    ),
    maxTurns: 6,
  },
);

test('of what is called in quotes nothing else is meant that is called by a part of it', () => {
  const seen = ['Soup', 'Green soup'].map((name) => ({ name, properties: [] }));
  const meant = (name: string) => meantBy(`Delete "${name}".`, seen, new Date(), true)?.meant ?? null;
  expect(meant('Cold green soup')).toBeNull();
  expect(meant('Green soup')).toEqual({ by: 'name', names: ['Green soup'] });
});

test('what is asked once more before an act is answered as it asks', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
