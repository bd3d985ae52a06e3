import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const GEAR = ['Tarn tent', 'Fell stove', 'Beck kayak', 'Scree poles'];

/**
 * A hire of gear: things are put into a loan, which stands beside them, is shown by a button, or comes as the next part. `won` is true once it was
 * confirmed as `wanted` says, or, where that is empty, as long as it was not.
 */
function hire(wanted: string, first: string, where: 'beside' | 'opened' | 'next'): Task['pages'] {
  const rows = GEAR.map(
    (name, i) =>
      `<tr><td>${name}</td><td>£${8 + 3 * i} a day</td><td><button onclick="put('${name}')">Add to loan</button></td></tr>`,
  ).join('');
  const list = `<table id=g><thead><tr><th>Gear</th><th>Price</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
  const loan = `<section id=n ${where === 'beside' ? '' : 'hidden'}><h2>Your loan</h2><ul id=l></ul><fieldset><legend>Handover</legend><label><input type=radio name=w value=hut> Handed out at the hut</label><br><label><input type=radio name=w value=post> Sent by carrier</label></fieldset><label><input type=checkbox id=x checked> Breakage cover (£4)</label><p><button onclick="end()">Reserve gear</button></p></section>`;
  const way =
    where === 'opened'
      ? '<p><button onclick="n.hidden=false">Loan <span id=c>0</span></button></p>'
      : where === 'next'
        ? '<p><button onclick="g.hidden=true;n.hidden=false;this.hidden=true">Next</button></p>'
        : '';
  return {
    '/': `<title>Gear hire – Fellside hut</title><h1>Gear for hire</h1>${way}<main id=m>${list}${loan}</main><p id=o role=status></p><script>
var held=${first ? `['${first}']` : '[]'};function show(){l.innerHTML=held.map(function(h,i){return '<li>'+h+' <button onclick="held.splice('+i+',1);show()">Take out</button></li>'}).join('');var s=document.getElementById('c');if(s)s.textContent=held.length}
function put(h){held.push(h);o.textContent=h+' is in your loan.';window.won=${wanted === '' ? 'true' : 'false'};show()}
function end(){var w=document.querySelector('[name=w]:checked');if(!w){o.textContent='Please choose the handover.';return}var got=held.join()+'/'+w.value+'/'+x.checked;window.won=got===${JSON.stringify(wanted)};m.innerHTML='<h2>Thank you</h2><p>Your gear is reserved.</p>'}show()</script>`,
  };
}

const TASKS: Task[] = [
  {
    name: 'what was in there before goes out, and it is confirmed as told',
    instructions:
      'Complete my loan with the Tarn tent and nothing else, handed out at the hut and without breakage cover.',
    pages: hire('Tarn tent/hut/false', 'Beck kayak', 'beside'),
  },
  {
    name: 'it is opened by what bears its name',
    instructions: 'Only the Fell stove, sent by carrier; no breakage cover. Look the loan over before you confirm it.',
    pages: hire('Fell stove/post/false', '', 'opened'),
  },
  {
    name: 'it comes as the next part, and what is not spoken of stays',
    instructions: 'Scree poles, handed out at the hut – please finish the loan with just those.',
    pages: hire('Scree poles/hut/true', '', 'next'),
  },
  {
    name: 'it is not confirmed where that is ruled out',
    instructions: 'Add the Beck kayak to my loan, but do not confirm it yet.',
    pages: hire('', '', 'beside'),
  },
];

test('what is put into something that is confirmed as a whole is seen through, as far as the task says', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  expect(await failures(TASKS)).toEqual([]);
});

const WALKS = [
  ['Heron loop', 'Marsh', '4 May 2027', '7 km'],
  ['Alder round', 'Wood', '2 April 2027', '3 km'],
  ['Curlew path', 'Marsh', '9 March 2027', '5 km'],
  ['Birch ring', 'Wood', '28 June 2027', '11 km'],
  ['Teal way', 'Marsh', '30 May 2027', '4 km'],
] as const;

/** Walks of which those of one ground can be shown alone, by a list or by buttons; `won` once the one that is wanted was joined. */
function walks(wanted: string, by: 'list' | 'answers'): Task['pages'] {
  const rows = WALKS.map(
    ([name, ground, day, far]) =>
      `<li data-g="${ground}"><h3>${name}</h3><p>${day}</p><p>${far}</p><button onclick="join('${name}')">Join</button></li>`,
  ).join('');
  const grounds = ['All', 'Marsh', 'Wood'];
  const set =
    by === 'list'
      ? `<label>Ground <select onchange="only(this.value)">${grounds.map((one) => `<option>${one}</option>`).join('')}</select></label>`
      : `<fieldset><legend>Narrow down</legend>${grounds.map((one, i) => `<label><input type=radio name=g ${i ? '' : 'checked'} onchange="only('${one}')"> ${one}</label>`).join('')}</fieldset>`;
  return {
    '/': `<title>Walks – Reed society</title><h1>Walks</h1><a href="/">Home</a> ${set}<ul id=l>${rows}</ul><p id=o role=status></p><script>var joined=[];function only(g){document.querySelectorAll('li').forEach(function(li){li.hidden=g!=='All'&&li.dataset.g!==g})}function join(n){joined.push(n);o.textContent='You have joined '+n+'.';window.won=joined.join()===${JSON.stringify(wanted)}}</script>`,
  };
}

const NARROWED: Task[] = [
  {
    name: 'looking only at some of them',
    instructions: 'Join the shortest walk, looking only at "Marsh".',
    pages: walks('Teal way', 'list'),
  },
  {
    name: 'among some of them',
    instructions: 'Among "Wood", find the longest walk and join it.',
    pages: walks('Birch ring', 'answers'),
  },
  {
    name: 'the best of what is left, told after a colon',
    instructions: 'Show only the ground "Marsh". Of those that are left, take the shortest one: join it.',
    pages: walks('Teal way', 'list'),
  },
];

test('of a list that is to be narrowed the best is looked for once it is', { tag: '@long' }, async () => {
  test.setTimeout(90_000);
  expect(await failures(NARROWED)).toEqual([]);
});

/** A page of which the script decides what was done. */
const page = (title: string, body: string, script: string): Task['pages'] => ({
  '/': `<title>${title}</title><h1>${title}</h1>${body}<script>${script}</script>`,
});

const LETTERS = ['Maud', 'Ivo', 'Petra']
  .map(
    (from, i) =>
      `<li><b>${from}</b> <span>${['Roof', 'Choir', 'Picnic'][i]}</span> <button onclick="pass('${from}')">Forward</button></li>`,
  )
  .join('');
const LINKS = ['alpha', 'brim', 'cedar', 'dune', 'ember']
  .map((one) => `<a href="#" onclick="window.won=(window.won??true)&&'${one}'==='dune'">${one}</a>`)
  .join(' ');

const TO_THE_LETTER: Task[] = [
  {
    name: 'who gets it is not who it is by',
    instructions: 'Find the message by Ivo and forward that message to Petra.',
    pages: page(
      'Letter box',
      `<ul>${LETTERS}</ul><form id=f hidden onsubmit="event.preventDefault();window.won=from==='Ivo'&&to.value==='Petra';f.hidden=true;o.textContent='Forwarded.'"><label>To <input id=to></label><button>Send</button></form><p id=o role=status></p>`,
      'var from="";function pass(n){from=n;f.hidden=false}',
    ),
  },
  {
    name: 'the field that is told by its place, and no other',
    instructions: 'Enter "41" into the 2nd field and press Keep.',
    pages: page(
      'Readings',
      "<form onsubmit=\"event.preventDefault();window.won=a.value===''&&b.value==='41'&&d.value==='';o.textContent='Kept.'\"><input id=a><br><input id=b><br><input id=d><br><button>Keep</button></form><p id=o role=status></p>",
      '',
    ),
  },
  {
    name: 'a number below nothing on a bar without a name',
    instructions: 'Move the bar to -4 and press Keep.',
    pages: page(
      'Frost watch',
      '<p>Move the bar to set the warning for your garden at night.</p><input type=range min=-10 max=10 value=3 id=s oninput="v.value=s.value"> <output id=v>3</output><p><button onclick="window.won=s.value===\'-4\';o.textContent=\'Kept.\'">Keep</button></p><p id=o role=status></p>',
      '',
    ),
  },
  {
    name: 'a link by its very name, behind one of several folds',
    instructions: 'Open the parts below until you can click on the link "dune".',
    pages: page(
      'Parts',
      `<details><summary>Part 1</summary>${LINKS.split(' <a').slice(0, 2).join(' <a')}</details><details><summary>Part 2</summary><p>Nothing here.</p></details><details><summary>Part 3</summary>${LINKS.slice(LINKS.indexOf('<a', LINKS.indexOf('brim<')))}</details>`,
      '',
    ),
  },
];

test('what is told to the letter is done to the letter', async () => {
  test.setTimeout(90_000);
  expect(await failures(TO_THE_LETTER)).toEqual([]);
});

/** Settings of a club, each part of which is kept by a button of its own; `won` once all that is wanted was kept. */
function settings(wanted: Record<string, string>): Task['pages'] {
  const part = (head: string, fields: string) =>
    `<section style="min-height:${head === 'You' ? 200 : 900}px"><h2>${head}</h2>${fields}<p><button onclick="keep(this)">Save</button></p></section>`;
  const list = (name: string, answers: readonly string[]) =>
    `<label>${name} <select data-f="${name}">${answers.map((one) => `<option>${one}</option>`).join('')}</select></label>`;
  const radios = (name: string, answers: readonly string[]) =>
    `<fieldset><legend>${name}</legend>${answers.map((one, i) => `<label><input type=radio name="${name}" data-f="${name}" value="${one}" ${i ? '' : 'checked'}> ${one}</label>`).join('')}</fieldset>`;
  return page(
    'Club settings',
    `${part('You', `<label>Badge name <input data-f="Badge name" value="Guest"></label> ${list('Meeting place', ['Harbour', 'Mill', 'Quarry'])}`)}${part('News', radios('Newsletter', ['Weekly', 'Monthly', 'Never']))}<p id=o role=status></p>`,
    `var kept={};function keep(b){b.closest('section').querySelectorAll('[data-f]').forEach(function(f){if(f.type!=='radio'||f.checked)kept[f.dataset.f]=f.value});o.textContent='Changes saved.';var w=${JSON.stringify(wanted)};window.won=Object.keys(w).every(function(k){return kept[k]===w[k]})}`,
  );
}

const SETTINGS: Task[] = [
  {
    name: 'of two parts',
    instructions: 'I want the meeting place to be Quarry and the newsletter to be Never.',
    pages: settings({ 'Meeting place': 'Quarry', Newsletter: 'Never' }),
  },
  {
    name: 'words beside an answer',
    instructions: 'Change my settings: badge name to T. Orlik, meeting place to Mill.',
    pages: settings({ 'Badge name': 'T. Orlik', 'Meeting place': 'Mill' }),
  },
  {
    name: 'a field that is called in quotes',
    instructions: 'Type MARLIN-7 into the field "Badge name" and save it.',
    pages: settings({ 'Badge name': 'MARLIN-7' }),
  },
];

test('each part of a page is kept by its own button, and nothing is done before it is kept', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  expect(await failures(SETTINGS)).toEqual([]);
});

const KINDS = ['Alder', 'Rowan', 'Maple', 'Hazel', 'Linden', 'Poplar', 'Willow', 'Cherry']
  .flatMap((tree) => [`${tree} (seedling)`, `${tree} (grafted)`])
  .map(
    (name, i) =>
      `<li style="height:90px"><b>${name}</b> £${9 + i}.50, potted on ${1 + i} May <button onclick="got.push('${name}');o.textContent='${name} is on your list.';window.won=got.join()==='Willow (grafted)'">Reserve</button></li>`,
  )
  .join('');

test('a variety that is told is found further down, and no other is taken for it', { tag: '@long' }, async () => {
  test.setTimeout(90_000);
  const pages = page('Saplings', `<p id=o role=status></p><ul>${KINDS}</ul>`, 'var got=[]');
  expect(
    await failures([
      { name: 'told alone', instructions: 'Reserve Willow (grafted).', pages },
      {
        name: 'wherever it stands',
        instructions: 'Please reserve Willow (grafted), wherever it stands in the list.',
        pages,
      },
      {
        name: 'said to be there',
        instructions: 'Somewhere in the list there is Willow (grafted): reserve it.',
        pages,
      },
    ]),
  ).toEqual([]);
});
