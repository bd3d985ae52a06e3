import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const BOATS = ['Skua', 'Petrel', 'Tern'];
const LOG = Array.from({ length: 30 }, (_, i) => ({
  boat: BOATS[(i * 2) % 3],
  from: ['Oban', 'Tiree'][i % 2],
  day: `${((i * 7) % 28) + 1} ${['March', 'April', 'June'][i % 4 === 3 ? 1 : i % 3]}`,
  crew: (i % 4) + 2,
  no: 400 + i,
}));
/** Trips of Petrel in April. */
const TRIPS = LOG.filter(({ boat, day }) => boat === 'Petrel' && day.endsWith('April')).length;

/** A list of many pages under two choices and the button that puts them into effect. */
const log = `<title>Trips</title><h1>Trips</h1><p><label>Boat <select id=b><option value="">All<option>${BOATS.join('<option>')}</select></label> <label>From <select id=f><option value="">All<option>Oban<option>Tiree</select></label> <button id=s>Show trips</button></p><table><thead><tr><th>No.<th>Boat<th>From<th>Day<th>Crew</thead><tbody id=t></tbody></table><p id=p></p><script>var L=${JSON.stringify(LOG)},boat='',from='',at=1;function draw(){var l=L.filter(function(x){return(!boat||x.boat===boat)&&(!from||x.from===from)}),n=Math.ceil(l.length/6);t.innerHTML=l.slice((at-1)*6,at*6).map(function(x){return '<tr><td>'+x.no+'<td>'+x.boat+'<td>'+x.from+'<td>'+x.day+'<td>'+x.crew}).join('');p.innerHTML='';for(var i=1;i<=n;i++){var a=document.createElement(i===at?'b':'a');a.textContent=i;if(i!==at){a.href='#'+i;a.onclick=(function(k){return function(){at=k;draw()}})(i)}p.append(a,' ')}}s.onclick=function(){boat=b.value;from=f.value;at=1;draw()};draw()</script>`;

const CLASSES = [
  ['Cello', 'Monday', 84, 3, 'Ruth Amis'],
  ['Fiddle', 'Tuesday', 61, 12, 'Owen Pell'],
  ['Oboe', 'Monday', 97, 0, 'Sal Vane'],
  ['Harp', 'Friday', 72, 7, 'Kit Moss'],
] as const;
const classes = (title: string, body: string) => `<title>${title}</title><a href=/>Classes</a><h1>${title}</h1>${body}`;

/** A site whose ways on stand only at the head of long pages, and say little. */
const hall = (title: string, body: string) =>
  `<title>${title} – Weavers' Hall</title><p><a href=/>Hall</a> <a href=/more>Practical</a> <a href=/people>People</a></p><h1>${title}</h1>${body}`;
const tale = Array.from(
  { length: 40 },
  (_, i) =>
    `<p style="margin:60px 0">In year ${i + 1} of the guild the looms stood by the river, and cloth went to the fair.</p>`,
).join('');

const kitchen = (title: string, body: string) =>
  `<title>${title} – Ladle and Pan</title><nav><a href=/>Stews</a> <a href=/breads>Breads</a></nav><h1>${title}</h1>${body}`;
const BEANS = ['White bean stew', 'Bean stew with kale', 'Smoked bean stew'].map(
  (name, i) => [name, [4, 2, 6][i]!] as const,
);
const STEWS: Task['pages'] = {
  '/': kitchen(
    'Stews',
    [...BEANS, ['Fish stew', 6] as const]
      .map(
        ([name], i) =>
          `<article style="border:1px solid #999;margin:8px"><a href=/r/${i}>${name}</a><p>${30 + i} min</p></article>`,
      )
      .join(''),
  ),
  '/breads': kitchen('Breads', '<p>None yet.</p>'),
  ...Object.fromEntries(
    [...BEANS, ['Fish stew', 6] as const].map(([name, serves], i) => [
      `/r/${i}`,
      kitchen(
        name,
        `<p>Serves ${serves} · ${30 + i} minutes</p><p>Soften, add, simmer and serve.</p><button onclick="o.textContent='Saved to your cookbook.';sessionStorage.saved=(sessionStorage.saved||'')+${i};window.won=sessionStorage.saved==='2'">Save to cookbook</button><p role=status id=o></p>`,
      ),
    ]),
  ),
};

const TASKS: Task[] = [
  {
    name: 'counted in one month, of what the choice over the list leaves',
    instructions: 'Show the trips of the boat Petrel and say how many of them are from April.',
    answer: new RegExp(`\\b${TRIPS}\\b`),
    pages: { '/': log },
  },
  {
    name: 'the same, asked outright',
    instructions: 'How many trips of the Petrel were there in April?',
    answer: new RegExp(`\\b${TRIPS}\\b`),
    pages: { '/': log },
  },
  {
    name: 'ways on that stand at the head of a long page',
    instructions: 'Find out how much a child pays to get in.',
    answer: /4\.20/,
    maxTurns: 30,
    pages: {
      '/': hall('The hall', tale),
      '/people': hall('People', '<p>The guild has nine members.</p>'),
      '/more': hall('Practical', '<h2>Getting in</h2><p>Adults pay £9.80. A child pays £4.20 to get in.</p>'),
    },
  },
  {
    name: 'what only the page of each of several tells, each with the act on it',
    instructions: 'Save the bean stew that serves 6 to your cookbook.',
    pages: STEWS,
  },
  {
    name: 'the most of what the list counts under another name',
    instructions: 'Find the class that the most people are queueing for, and say who teaches it.',
    answer: /Owen Pell/,
    pages: {
      '/': classes(
        'Classes',
        `<table><tr><th>Class<th>Day<th>Fee<th>Waiting</tr>${CLASSES.map(([name, day, fee, waiting]) => `<tr><td><a href=/${name}>${name}</a><td>${day}<td>£${fee}<td>${waiting}</tr>`).join('')}</table>`,
      ),
      ...Object.fromEntries(
        CLASSES.map(([name, day, fee, , teacher]) => [
          `/${name}`,
          classes(name, `<dl><dt>Day<dd>${day}<dt>Fee<dd>£${fee}<dt>Taught by<dd>${teacher}</dl>`),
        ]),
      ),
    },
  },
];

test('what is asked of a list is read off what its choices leave, over all of its pages', {
  tag: '@long',
}, async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
