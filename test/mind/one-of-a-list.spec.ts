import { expect, test } from '@playwright/test';
import { numberedIn } from '../../src/mind/scent/goal/wording/numbered.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('places told by their numbers each have their row', () => {
  expect(numberedIn('Hold desks 4 and 7 in zone B for the team.')).toEqual([
    { row: 'B', number: '4' },
    { row: 'B', number: '7' },
  ]);
  expect(numberedIn('Hold lockers D2, D3 and D9.').map(({ row, number }) => row + number)).toEqual(['D2', 'D3', 'D9']);
  expect(numberedIn('Hold a desk for 4 people.')).toEqual([]);
});

const boats = (title: string, body: string) =>
  `<title>${title} – Quay Boats</title><nav><a href=/>Home</a> <a href=/canoes>Canoes</a> <a href=/sails>Sails</a></nav><h1>${title}</h1>${body}`;
const CANOES = [
  ['Heron', 420],
  ['Coot', 310],
  ['Grebe', 275],
  ['Swan', 610],
  ['Dabchick', 390],
] as const;
/** A list whose links are all on one page, with the order kept in the address. */
const canoes = `<p><label>Order <select onchange="location.search='?o='+this.value"><option value="">Newest<option value=up>Price: low to high<option value=down>Price: high to low</select></label></p><div id=l></div><script>var o=new URLSearchParams(location.search).get('o');document.querySelector('select').value=o||'';var c=${JSON.stringify(CANOES)};if(o)c.sort(function(a,b){return o==='up'?a[1]-b[1]:b[1]-a[1]});if(o==='up')sessionStorage.up=1;l.innerHTML=c.map(function(x){return '<article style="border:1px solid #999;margin:6px"><a href="/c/'+x[0]+'">'+x[0]+'</a><p>£'+x[1]+'</p></article>'}).join('')</script>`;

const RIDES = ['Sunday amble', 'Hill climb', 'Gravel loop', 'Coast road', 'Cider run', 'Mud taster', 'Lantern ride'];
const rides = RIDES.map(
  (name, i) =>
    `<tr style="height:150px"><td>${name}<td>${i + 2} November<td><button onclick="document.getElementById('o').textContent='You are down for it.';window.won=${i === 6}">Join</button>`,
).join('');

const seats = ['A', 'B', 'C']
  .flatMap((row) =>
    [1, 2, 3, 4].map(
      (n) =>
        `<button aria-pressed=false aria-label="Row ${row}, seat ${n}" onclick="this.setAttribute('aria-pressed',this.getAttribute('aria-pressed')!=='true')">${n}</button>`,
    ),
  )
  .join(' ');

const CARDS = ['Beach', 'Moor', 'Fen', 'Cliff', 'Wood', 'Tarn', 'Dale', 'Scree', 'Marsh'];
/** A shelf that begins above what is in sight once one has scrolled to the first of two things. */
const shelf = `<p role=status id=o style="position:fixed;top:0;right:0;background:#ffd"></p>${CARDS.map((name) => `<article style="height:150px;border:1px solid #999"><h2>${name} print</h2><p>A3, unframed</p><button onclick="sessionStorage.b=(sessionStorage.b||'')+'${name},';o.textContent='${name} print is in your basket.';window.won=sessionStorage.b.split(',').sort().join()===',Beach,Dale'">Add to basket</button></article>`).join('')}`;

const TASKS: Task[] = [
  {
    name: 'put in order, and the first of them opened',
    instructions: 'Sort the canoes by price and open the cheapest one.',
    pages: {
      '/': boats('Quay Boats', '<p>Since 1961.</p>'),
      '/sails': boats('Sails', '<p>Sold out.</p>'),
      '/canoes': boats('Canoes', canoes),
      ...Object.fromEntries(
        CANOES.map(([name, price]) => [
          `/c/${name}`,
          boats(
            name,
            `<p><a href=/canoes>Canoes</a> / ${name}</p><p>£${price}</p><script>window.won=!!sessionStorage.up&&${name === 'Grebe'}</script>`,
          ),
        ]),
      ),
    },
  },
  {
    name: 'a choice over a list put into effect once, and then one of it taken',
    instructions: 'Filter the lamps to brass ones for the wall, and add the small one to the basket.',
    pages: {
      '/': `<title>Lamps</title><h1>Lamps</h1><form><label><input type=checkbox name=m value=brass>Brass</label> <label><input type=checkbox name=p value=wall>Wall</label> <label><input type=checkbox name=p value=table>Table</label> <button>Apply filters</button></form><div id=l></div><p role=status id=o></p><script>var q=new URLSearchParams(location.search);document.querySelectorAll('input').forEach(function(b){b.checked=q.getAll(b.name).includes(b.value)});[['Small arm','brass','wall'],['Large arm','brass','wall'],['Small globe','glass','wall'],['Small reader','brass','table']].forEach(function(x){if(q.get('m')&&x[1]!==q.get('m')||q.get('p')&&x[2]!==q.get('p'))return;var a=document.createElement('article');a.innerHTML='<h2>'+x[0]+'</h2><p>'+x[1]+', '+x[2]+'</p><button>Add to basket</button>';a.querySelector('button').onclick=function(){o.textContent=x[0]+' is in your basket.';window.won=x[0]==='Small arm'};l.append(a)})</script>`,
    },
  },
  {
    name: 'a form over the page that one has opened oneself',
    instructions: 'Reserve a place in the pottery class.',
    knowledge: knows({ Name: 'Ines Marr', Email: 'ines@example.org' }),
    pages: {
      '/': `<title>Classes</title><style>.v{position:fixed;inset:0;background:#0008}.b{background:#fff;margin:60px auto;width:360px;padding:20px}</style><h1>Classes</h1><ul>${['Weaving', 'Pottery', 'Etching'].map((name) => `<li>${name} class <button onclick="ask('${name}')">Reserve</button>`).join('')}</ul><p role=status id=o></p><script>function ask(n){var v=document.createElement('div');v.className='v';v.innerHTML='<div class=b role=dialog aria-modal=true aria-label="Reserve a place"><h2>'+n+'</h2><form><p><label>Your name<br><input name=n required></label><p><label>Email<br><input type=email name=m required></label><p><button>Confirm place</button> <button type=button>Not now</button></form></div>';document.body.append(v);v.querySelector('[type=button]').onclick=function(){v.remove()};v.querySelector('form').onsubmit=function(e){e.preventDefault();window.won=n==='Pottery'&&this.n.value==='Ines Marr'&&this.m.value==='ines@example.org';v.remove();o.textContent='Your place is reserved.'}}</script>`,
    },
  },
  {
    name: 'a thing by its name, further down a list',
    instructions: 'Join the lantern ride.',
    pages: {
      '/': `<title>Rides</title><h1>Rides</h1><p role=status id=o style="position:fixed;top:0;right:0;background:#ffd"></p><table><tr><th>Ride<th>Day<th></tr>${rides}</table>`,
    },
  },
  {
    name: 'two things of a list, of which the first is above',
    instructions: 'Put the "Dale print" and the "Beach print" into the basket.',
    pages: { '/': `<title>Prints</title><h1>Prints</h1>${shelf}` },
  },
  {
    name: 'places by their numbers',
    instructions: 'Buy seats 2 and 3 in row B.',
    knowledge: knows({ Name: 'Omar Said' }),
    pages: {
      '/': `<title>Seats</title><h1>Choose your seats</h1><p>${seats}</p><form onsubmit="event.preventDefault();window.won=[...document.querySelectorAll('[aria-pressed=true]')].map(function(b){return b.getAttribute('aria-label')}).join()==='Row B, seat 2,Row B, seat 3'&&n.value==='Omar Said';o.textContent='Thank you, your tickets are booked.'"><label>Name <input id=n required></label> <button>Buy tickets</button></form><p role=status id=o></p>`,
    },
  },
  {
    name: 'an hour that is told otherwise than it stands in the name of a link',
    instructions: 'Take a place in The Long Field on Friday at 8.15 pm.',
    pages: {
      '/': `<title>Films</title><h1>Friday</h1><p role=status id=o></p>${['The Long Field', 'Harbour Lights']
        .map(
          (film) =>
            `<article><h2>${film}</h2>${['17:30', '20:15', '22:40'].map((at) => `<a href="#" aria-label="${film}, ${at}" onclick="o.textContent='You have a place in ${film} at ${at}.';window.won=${film === 'The Long Field' && at === '20:15'};return false">${at}</a> `).join('')}</article>`,
        )
        .join('')}`,
    },
  },
  {
    name: 'the lowest price, taken by the same button in every row',
    instructions: 'Book the cheapest ferry on 9 May for two people.',
    pages: {
      '/': `<title>Ferries</title><h1>Ferries on 9 May, 2 people</h1><p role=status id=o></p>${[
        ['08:04', 24.6],
        ['09:15', 36.9],
        ['10:05', 17.8],
        ['12:02', 29.9],
      ]
        .map(
          ([at, price]) =>
            `<div class=row style="display:flex;gap:40px;margin:8px"><b>${at}</b><span>direct</span><span>£${price}</span><button onclick="o.textContent='Your ferry at ${at} is booked. Thank you!';window.won=${at === '10:05'}">Choose</button></div>`,
        )
        .join('')}`,
    },
  },
];

test('what is named, numbered or compared is taken of a list, and what was opened for it stays open', async () => {
  test.setTimeout(180_000);
  expect(await failures(TASKS)).toEqual([]);
});
