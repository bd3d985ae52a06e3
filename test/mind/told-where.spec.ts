import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const buses = (name: string, rows: string[][]) =>
  `<table><caption>${name}</caption><tr><th>Run<th>Weekdays<th>Sunday</tr>${rows.map(([run, ...times]) => `<tr><td>${run}${times.map((time) => `<td>${time}`).join('')}</tr>`).join('')}</table>`;

const WINGS = { Fri: ['16:10', '19:20'], Sat: ['13:05', '17:50', '20:40'] };
/** Films of a day, which is chosen over them. */
const films = `<title>Lumen Cinema</title><h1>What is on</h1><p id=d></p><section id=l></section><script>var W=${JSON.stringify(WINGS)};function show(k){d.innerHTML='';for(var n in W){var b=document.createElement('a');b.href='#'+n;b.textContent={Fri:'Friday',Sat:'Saturday'}[n];if(n===k)b.setAttribute('aria-current','page');b.onclick=(function(m){return function(){show(m)}})(n);d.append(b,' ')}l.innerHTML=['Paper Wings','Salt Road','The Long Tide'].map(function(f,i){return '<article><h2>'+f+'</h2><p>Drama</p><p>'+W[k].map(function(t){return '<a href=#t>'+(i?t.replace(':',':1').slice(0,5):t)+'</a>'}).join(' ')+'</p></article>'}).join('')}show('Fri')</script>`;

const vet = (title: string, body: string) =>
  `<title>${title} | Brook Vets</title><p><a href=/>Home</a> <a href=/hours>Hours</a> <a href=/night>When we are closed</a></p><h1>${title}</h1>${body}<footer>Brook Vets. Practice: 01632 960 311</footer>`;

const QUESTIONS: Task[] = [
  {
    name: 'of two tables the one that goes the way that is asked for',
    instructions: 'At what time does the first bus from Elm Park to Dock Road leave on a Sunday?',
    answer: /08:50/,
    pages: {
      '/': `<title>Buses</title><h1>Times</h1>${buses('Dock Road to Elm Park', [
        ['First', '06:05', '09:25'],
        ['Second', '11:15', '13:35'],
        ['Last', '22:10', '20:10'],
      ])}${buses('Elm Park to Dock Road', [
        ['First', '05:40', '08:50'],
        ['Second', '10:50', '13:00'],
        ['Last', '21:45', '19:40'],
      ])}`,
    },
  },
  {
    name: 'the last of several hours, on another day than the one that is shown',
    instructions: 'When does the last showing of Paper Wings start on Saturday?',
    answer: /20:40/,
    pages: { '/': films },
  },
  {
    name: 'the number that a page tells of its own, and not the one on every page',
    instructions: 'Which number do you ring if your dog is hurt at the weekend, when the practice is closed?',
    answer: /960 552/,
    pages: {
      '/': vet('Welcome', '<p>We look after small animals.</p>'),
      '/hours': vet('Hours', '<p>Monday to Friday, 8:00 to 18:00.</p>'),
      '/night': vet('When we are closed', '<p>Other vets are there for you then: ring 01632 960 552, at any hour.</p>'),
    },
  },
];

const DELETE = `<title>Projects</title><h1>Atlas</h1><p>A map of old roads.</p><button id=b>Delete project</button><div id=d hidden role=dialog aria-label="Delete Atlas"><p>This cannot be undone. To go on, type REMOVE below.</p><input id=w aria-label="Confirmation"><button id=y>Delete</button> <button id=n>Keep it</button></div><script>b.onclick=function(){d.hidden=false};n.onclick=function(){d.hidden=true};y.onclick=function(){if(w.value==='REMOVE'){won=true;document.body.innerHTML='<h1>Projects</h1><p role=status>Atlas was deleted.</p>'}}</script>`;

const LETTER = `<title>Harbour Radio - all day</title><p><a href=/>Harbour Radio</a> <a href=/shows>Shows</a></p><form role=search><input type=search aria-label="Find a show"><button>Search</button></form><h1>On air</h1>${'<p>Morning tide, with Ann Pell.</p>'.repeat(28)}<footer><h2>The Harbour Radio letter</h2><form id=f><input aria-label="E-mail address"><button>Sign me up</button></form><p id=s role=status></p></footer><script>f.onsubmit=function(e){e.preventDefault();var m=f.querySelector('input').value;setTimeout(function(){s.textContent='Welcome aboard, you will hear from us.';if(m==='ida@example.org')won=true},150)}</script>`;

/** Recordings, of which the front page shows only some. */
const SONGS = ['Reed song', 'Low water', 'Grey goose', 'Salt wind'];
const songs = `<title>Field Songs</title><form id=q role=search><input type=search aria-label="Search recordings"><button>Search</button></form><h1 id=h>New recordings</h1><ul id=l></ul><script>function row(n){var i=document.createElement('li'),b=document.createElement('button');b.textContent='Save';b.setAttribute('aria-label','Save '+n);b.onclick=function(){b.textContent='Saved';if(n==='Heron calling')won=true};i.append(n+' ',b);return i}l.append.apply(l,${JSON.stringify(SONGS)}.map(row));q.onsubmit=function(e){e.preventDefault();h.textContent='Results';l.replaceChildren(row('Heron calling'),row('Heron at dusk'))}</script>`;

const ACTS: Task[] = [
  {
    name: 'a word that is only typed to say that it is meant',
    instructions: 'Delete the project Atlas.',
    pages: { '/': DELETE },
  },
  {
    name: 'a letter at the foot of a page whose name the site bears, taken in passing',
    instructions: 'Sign up for the Harbour Radio letter with the e-mail address in your data.',
    knowledge: knows({ email: 'ida@example.org' }),
    pages: { '/': LETTER, '/shows': '<title>Shows</title><h1>Shows</h1>' },
  },
  {
    name: 'what the task says to search for is searched, though a list stands there',
    instructions: 'Search for the recording "Heron calling" and save it.',
    pages: { '/': songs },
  },
  {
    name: 'an offer that lies over the page that a link has led to',
    instructions: 'Cancel your tandem hire.',
    pages: {
      '/': '<title>Hire</title><h1>Hire</h1><a href=/mine>My hires</a>',
      '/mine': `<title>Hire</title><h1>My hires</h1><p id=p>Tandem, 3 May <button onclick="p.textContent='Cancelled: Tandem, 3 May';window.won=true">Cancel</button></p><div id=v style="position:fixed;inset:0;background:#0008"><div role=dialog aria-modal=true aria-label=Offer style="margin:100px auto;width:400px;background:#fff;padding:20px"><button aria-label=Close onclick="v.remove()">×</button><h2>A tenth off your first hire!</h2><p>Leave your address and we send you the code.</p><input placeholder="Your email"><button>Send me the code</button></div></div>`,
    },
  },
  {
    name: 'what comes with a thing, where a notice of the site lay over all ways at first',
    instructions: 'Book the attic room, with breakfast. Use the name and email in your data.',
    knowledge: knows({ name: 'Ida Venn', email: 'ida@example.org' }),
    maxTurns: 9,
    pages: {
      '/': '<title>Inn</title><h1>The Anchor Inn</h1><p><a href=/b>Breakfast</a> <a href=/rooms>Rooms</a> <a href=/way>The way here</a></p><div id=c style="position:fixed;inset:0;background:#0008"><div role=dialog aria-label=Cookies style="background:#fff;padding:40px"><p>We use cookies to count visits.</p><button onclick="c.remove()">Accept all</button> <button onclick="c.remove()">Only necessary</button></div></div>',
      '/rooms':
        '<title>Rooms</title><h1>Rooms</h1><ul><li>Garden room, 70 € <a href=/g aria-label="Choose Garden room">Choose</a><li>Attic room, 55 € <a href=/a aria-label="Choose Attic room">Choose</a></ul>',
      '/a': `<title>Attic room</title><h1>Attic room</h1><form id=f><label>Name <input required></label> <label>Email <input type=email required></label> <label><input type=checkbox id=k> Breakfast, 9 €</label> <button>Book</button></form><script>f.onsubmit=function(e){e.preventDefault();if(k.checked)won=true;document.body.innerHTML='<h1>Booked</h1><p>Your room is booked.</p>'}</script>`,
      '/b': '<title>Breakfast</title><h1>Breakfast</h1><p>From 7 to 10, 9 €.</p>',
      '/g': '<title>Garden room</title><h1>Garden room</h1>',
      '/way': '<title>The way here</title><h1>The way here</h1>',
    },
  },
  {
    name: 'several of a thing, by the counter on its page',
    instructions: 'Hire three kayaks for the name in your data.',
    knowledge: knows({ name: 'Ida Venn' }),
    pages: {
      '/': '<title>Boats</title><h1>Boats for hire</h1><ul><li><a href=/k>Kayak</a> £12<li><a href=/c>Canoe</a> £18<li><a href=/r>Rowing boat</a> £22</ul>',
      '/k': `<title>Kayak</title><h1>Kayak</h1><p>For one person, paddle and vest are in the price.</p><p>How many? <button aria-label=Fewer>−</button><output>1</output><button aria-label=More>+</button></p><button id=a>Add to basket</button><p id=m role=status></p><script>var o=document.querySelector('output'),n=1;document.querySelector('[aria-label=More]').onclick=function(){o.textContent=++n};document.querySelector('[aria-label=Fewer]').onclick=function(){o.textContent=--n};a.onclick=function(){sessionStorage.n=n;m.innerHTML=n+' in your basket. <a href=/b>Go to basket</a>'}</script>`,
      '/b': `<title>Basket</title><h1>Basket</h1><form id=f><label>Name <input required></label> <button>Book</button></form><script>f.onsubmit=function(e){e.preventDefault();if(sessionStorage.n==='3')sessionStorage.won=true;document.body.innerHTML='<h1>Booked</h1><p>Your kayaks are booked.</p>'}</script>`,
      '/c': '<title>Canoe</title><h1>Canoe</h1>',
      '/r': '<title>Rowing boat</title><h1>Rowing boat</h1>',
    },
  },
];

test('what is asked is told where it stands: the way, the day and the page that are meant', async () => {
  test.setTimeout(120_000);
  expect(await failures(QUESTIONS)).toEqual([]);
});

test('what the page asks on the way is done, and what the task tells first comes first', async () => {
  test.setTimeout(120_000);
  expect(await failures(ACTS)).toEqual([]);
});
