import { expect, test } from '@playwright/test';
import { bearsName } from '../../src/mind/scent/entry/find.ts';
import { maskShown } from '../../src/mind/scent/filling/day-mask.ts';
import { isEmptyOption } from '../../src/mind/scent/filling/fields.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { isNamesake } from '../../src/mind/scent/meaning/namesake.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('a day is written as the sample beside its field is', () => {
  expect(maskShown('For example, 27 3 2026', true)).toBe('D M YYYY');
  expect(maskShown('such as 31/12/2026', false)).toBe('DD/MM/YYYY');
  expect(maskShown('for example 2/28/2026', false)).toBe('M/D/YYYY');
  expect(maskShown('call 020/44/20261', true)).toBe(null);
});

/** A berth that is applied for: the errors are listed at the head of the form, each a link to its field. */
const BERTH = `<title>Berths</title><style>p{margin:18px 0}</style><h1>Apply for a berth</h1><div id=sum></div><form id=f novalidate>
<p><label>Full name<br><input id=n></label><p><label>Length of the boat in metres<br><input id=l></label><p><label>Sail number<br><input id=s></label><p style="height:420px">Berths are let from one month to the next.
<p><label>First day<br><small>For example 9/4/2026</small><br><input id=d></label><p><button>Apply</button></form>
<script>f.onsubmit=function(e){e.preventDefault();var bad=[];if(!/^[A-Z0-9]+$/.test(s.value))bad.push(['s','Sail number must be written without spaces, like K1234']);if(!/^[0-9]{1,2}[/][0-9]{1,2}[/]2026$/.test(d.value))bad.push(['d','First day must be written like 9/4/2026']);
if(bad.length){sum.innerHTML='<div role=alert><h2>There is a problem</h2><ul>'+bad.map(function(b){return '<li><a href="#'+b[0]+'">'+b[1]+'</a>'}).join('')+'</ul></div>';scrollTo(0,0);return}
window.won=n.value==='Ada Quill'&&s.value==='GB77'&&d.value==='1/6/2026'&&l.value==='8';document.body.innerHTML='<h1>Thank you</h1><p>Your application is complete.</p>'}</script>`;

test('a summary of errors is read, and what it names is put right where it stands, also out of sight', async () => {
  const task: Task = {
    name: 'a berth',
    instructions: 'Apply for a berth from 1 June 2026. The boat is 8 metres long.',
    knowledge: knows({ name: 'Ada Quill', 'sail number': 'GB 77' }),
    pages: { '/': BERTH },
  };
  expect(await failures([task])).toEqual([]);
});

/** A recipe that is kept in one of several folders: the list of them stands below what is read first, and shows what it is for. */
const JAM = `<title>Plum jam</title><h1>Plum jam</h1><div id=m></div><p style="height:640px">Stone the plums and boil them with the sugar.</p>
<form id=f><label>Keep it in <select id=s><option value="">folder…</option><option>Cakes<option>Autumn<option>Quick</select></label> <button>Keep recipe</button></form>
<script>if(location.search==='?miss')m.innerHTML='<p role=alert>Choose a folder first.</p>';f.onsubmit=function(e){e.preventDefault();if(!s.value){location.search='?miss';return}window.won=s.value==='Autumn';document.body.innerHTML='<h1>Plum jam</h1><p role=status>Kept under '+s.value+'.</p>'}</script>`;

test('what a list is for stands in it where nothing is chosen, and a complaint is kept in mind on the way to it', {
  tag: '@long',
}, async () => {
  expect(['folder…', 'Sizes...', 'Other…', 'Autumn'].filter(isEmptyOption)).toEqual(['folder…', 'Sizes...']);
  const task: Task = {
    name: 'a recipe in a folder',
    instructions: 'Keep the recipe for plum jam in the folder Autumn.',
    pages: { '/': JAM },
  };
  expect(await failures([task])).toEqual([]);
});

const vases = ['Orla', 'Hesper', 'Minna'].map((name) => `<li><a href="/${name}">${name} stone vase</a> £30`);
const vase = (name: string) =>
  `<title>${name} stone vase</title><h1>${name} stone vase</h1><p>£30<p><label>Glaze <select id=g><option value="">Select…</option><option>White<option>Moss</select></label><p><label>Quantity <input type=number id=q value=1 min=1></label><p><button id=a>Add to basket</button><p><button>Add ${name} stone vase to favourites</button><details><summary>Delivery and returns</summary>Four days.</details><p role=status id=o></p><script>a.onclick=function(){if(!g.value){o.textContent='Please select a glaze.';return}window.won='${name}'==='Hesper'&&g.value==='Moss'&&q.value==='2';o.textContent='${name} stone vase is in your basket'}</script>`;

test('a thing of the kind under another name is not taken, and what else is done with the one is no other row', async () => {
  const told = 'Put two Hesper stone vases with the moss glaze into the basket.';
  expect(isNamesake(told, 'Orla stone vase')).toBe(true);
  expect(isNamesake(told, 'Hesper stone vase')).toBe(false);
  expect(isNamesake(told, 'Moss glaze')).toBe(false);
  expect(bearsName('Martin Clarke', 'Martin Clark · Sales')).toBe(false);
  expect(bearsName('Martin Clarke', 'Martin Clarke · Legal')).toBe(true);
  const shop = `<title>Vases</title><h1>Vases</h1><ul>${vases.join('')}</ul>`;
  const pages = { '/': shop, '/Orla': vase('Orla'), '/Hesper': vase('Hesper'), '/Minna': vase('Minna') };
  expect(await failures([{ name: 'two vases', instructions: told, pages }])).toEqual([]);
});

test('signing out is an act of its own, and is not left out at the end', { tag: '@long' }, async () => {
  expect(parseGoal('Turn on reminders, and sign out at the end.').steps.map(({ verb }) => verb)).toEqual([
    'tick',
    'signout',
  ]);
  const task: Task = {
    name: 'a reading, and out again',
    instructions: 'Sign in, give a water reading of 512, and sign out at the end.',
    knowledge: knows({ email: 'ada@quill.example', password: 'Clover!9' }),
    pages: {
      '/': '<title>Water</title><h1>Sign in</h1><form action="/home"><label>Email <input name=u></label><p><label>Password <input type=password name=p></label><p><button>Sign in</button></form>',
      '/home':
        '<title>Water</title><p><a href="/out">Sign out</a></p><h1>Your meter</h1><p><a href="/read">Give a reading</a>',
      '/read': `<title>Water</title><p><a href="/out">Sign out</a></p><h1>Give a reading</h1><form id=f><label>Water reading <input id=r></label><button>Send reading</button></form><script>f.onsubmit=function(e){e.preventDefault();sessionStorage.read=r.value;f.outerHTML='<p role=status>Thank you, we have your reading.</p>'}</script>`,
      '/out':
        "<title>Water</title><h1>You are signed out</h1><script>if(sessionStorage.read==='512')window.won=true</script>",
    },
  };
  expect(await failures([task])).toEqual([]);
});

test('the same button sends what is told first and what is told next, and nothing a third time', async () => {
  const task: Task = {
    name: 'two notes',
    instructions: 'Add the note "Feed the hens" and then add the note "Shut the gate".',
    pages: {
      '/': `<title>Notes</title><h1>Notes</h1><form id=f><label>Note <input id=n></label><button>Add note</button></form><ul id=l></ul><script>f.onsubmit=function(e){e.preventDefault();var i=document.createElement('li');i.textContent=n.value||'?';l.append(i);n.value='';window.won=l.innerText.trim()==='Feed the hens\\nShut the gate'}</script>`,
    },
  };
  expect(await failures([task])).toEqual([]);
});
