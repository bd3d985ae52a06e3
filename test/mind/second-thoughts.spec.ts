import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const WALKS = [
  ['Heron Marsh', 'Coast', 'Morning', 9],
  ['Beacon Ridge', 'Hills', 'Evening', 14],
  ['Alder Loop', 'Hills', 'Evening', 6],
  ['Quarry Steps', 'Hills', 'Morning', 7],
  ['Larch Hollow', 'Hills', 'Evening', 11],
  ['Tidal Path', 'Coast', 'Evening', 8],
] as const;

/** A list that is narrowed and put in order beside it; what is kept is answered by an offer of letters that comes up over the page. */
const LIST = `<title>Walks – Fell Guides</title><style>body{display:flex;gap:30px}aside{width:180px}article{border:1px solid #ccc;padding:8px;margin:8px 0;width:420px}#box{position:fixed;inset:0;background:#0008}#box div{background:#fff;width:340px;margin:140px auto;padding:16px}</style>
<aside><b>Where</b><br><label><input type=checkbox value=Coast>Coast</label><br><label><input type=checkbox value=Hills>Hills</label><br><b>When</b><br><label><input type=checkbox value=Morning>Morning</label><br><label><input type=checkbox value=Evening>Evening</label><p><button id=go>Apply filters</button></aside>
<main><label>Sort by <select id=s><option>Recommended<option>Price, low to high<option>Price, high to low</select></label><section id=l></section></main>
<div id=box hidden><div><h2>Letters from the hills?</h2><p>We write to you once a month.</p><button id=y>Yes, write to me</button> <button id=n>Not now</button></div></div>
<script>var all=${JSON.stringify(WALKS)},kept=[],put=[],mail=false,asked=false;
function show(){var on=[].map.call(document.querySelectorAll('input:checked'),function(i){return i.value});put=on;draw()}
function draw(){var way=s.selectedIndex,list=all.filter(function(w){return ['Coast','Hills'].every(function(v){return put.indexOf(v)<0||w[1]===v})&&['Morning','Evening'].every(function(v){return put.indexOf(v)<0||w[2]===v})});
if(way)list=list.slice().sort(function(a,b){return way===1?a[3]-b[3]:b[3]-a[3]});
l.innerHTML=list.map(function(w){return '<article><h3>'+w[0]+'</h3><p>'+w[1]+' · '+w[2]+' · £'+w[3]+'</p><button data-n="'+w[0]+'">'+(kept.indexOf(w[0])<0?'Keep':'Kept')+'</button></article>'}).join('')}
go.onclick=show;s.onchange=draw;l.onclick=function(e){var n=e.target.dataset.n;if(!n)return;var at=kept.indexOf(n);at<0?kept.push(n):kept.splice(at,1);draw();if(!asked){asked=true;box.hidden=false}check()};
y.onclick=function(){mail=true;box.hidden=true;check()};n.onclick=function(){box.hidden=true};
function check(){window.won=!mail&&kept.length===1&&kept[0]==='Larch Hollow'}draw()</script>`;

/** Extras of which one is wanted and no other. */
const STAY = `<title>Kennels</title><h1>Request a stay</h1><form id=f><p><label>Dog's name <input id=d></label><fieldset><legend>Extras</legend><label><input type=checkbox id=w>Evening walk (£5 a day)</label><br><label><input type=checkbox id=b>Bath before going home</label><br><label><input type=checkbox id=p>Photograph every day</label></fieldset><p><button>Request this stay</button></form><p id=m role=status></p>
<script>f.onsubmit=function(e){e.preventDefault();window.won=d.value==='Biscuit'&&w.checked&&!b.checked&&!p.checked;m.textContent='Thank you. We have pencilled in '+d.value+'.';f.hidden=true}</script>`;

/** Free hours of a week; each brings up what is booked with it, in a box with a sign that shuts it. */
const DIARY = `<title>Kiln diary</title><style>td button{width:110px;height:30px}#box{position:fixed;inset:0;background:#0008}#box div{background:#fff;width:340px;margin:120px auto;padding:16px}</style><h1>Big kiln</h1><table>${[
  11, 12, 13, 14, 15,
]
  .map(
    (hour) =>
      `<tr>${['Wed 4 Nov', 'Thu 5 Nov', 'Fri 6 Nov'].map((day) => `<td><button aria-label="${day} ${hour}:00, free" data-s="${day} ${hour}">free</button>`).join('')}`,
  )
  .join(
    '',
  )}</table><div id=box hidden><div><button aria-label=Close id=x>×</button><h2 id=h></h2><p>A special firing needs a word with Ann.</p><label>How long <select id=t><option>1 hour<option>2 hours<option>3 hours</select></label><p><label>What is fired <input id=i></label><p><button id=o>Save booking</button></div></div><p id=m role=status></p>
<script>var at='';document.querySelectorAll('[data-s]').forEach(function(b){b.onclick=function(){at=b.dataset.s;h.textContent='New booking: '+at+':00';box.hidden=false}});x.onclick=function(){box.hidden=true};
o.onclick=function(){box.hidden=true;m.textContent='Booked.';window.won=at==='Thu 5 Nov 14'&&t.value==='2 hours'&&i.value==='four bowls'}</script>`;

/** Where a parcel is, is told by its number; what else stands there says something of other days. */
const PARCEL = `<title>Hare Post</title><h1>Hare Post</h1><p>From 14 December our drivers also deliver your parcel on Sundays.</p><form id=f><label>Parcel number <input id=n></label> <button>Track</button></form><section id=r></section>
<script>f.onsubmit=function(e){e.preventDefault();window.won=n.value==='HP4408';r.innerHTML='<h2>On its way</h2><p>Expected: Thursday 5 November</p>'}</script>`;

const TASKS: Task[] = [
  {
    name: 'a list is narrowed and put in order first, and an offer of letters is turned down',
    instructions: 'Show only the evening walks in the hills, cheapest first, and keep the second one on my list.',
    pages: { '/': LIST },
  },
  {
    name: 'what was ticked because it is wanted is not unticked because nothing else is',
    instructions: 'Request a stay for the dog. He should have the evening walk but no other extras.',
    knowledge: [{ name: 'Dog', value: 'Biscuit', secret: false }],
    pages: { '/': STAY },
  },
  {
    name: 'of several hours the one is taken that bears all that is told, and what it brings up is not shut',
    instructions: 'Book the big kiln for two hours from 14:00 on Thursday.',
    knowledge: [{ name: 'What is fired', value: 'four bowls', secret: false }],
    pages: { '/': DIARY },
  },
  {
    name: 'nothing is answered before the number that was told for it has been sent',
    instructions: 'On which day is my parcel expected now?',
    knowledge: [{ name: 'Parcel number', value: 'HP4408', secret: false }],
    pages: { '/': PARCEL },
  },
];

test('what speaks against an act or a claim by itself is thought over', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
