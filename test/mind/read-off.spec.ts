import { expect, test } from '@playwright/test';
import { renderInstructions } from '../../src/contract/index.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { directionOf } from '../../src/mind/scent/meaning/direction.ts';
import { withCountryCode } from '../../src/mind/scent/rules/form/written/phone.ts';
import { parsed } from '../../src/mind/scent/whole.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const table = (crews: readonly string[], head = 'Place') =>
  `<table><tr><th>${head}<th>Crew<th>Points</tr>${crews.map((crew, i) => `<tr><td>${i + 1}<td>${crew}<td>${90 - 7 * i}</tr>`).join('')}</table>`;
const tabs = (at: string) =>
  `<nav>${['Junior cup', 'Senior cup'].map((cup) => `<a href="/${cup[0]}"${at === cup ? ' aria-current=page' : ''}>${cup}</a>`).join(' ')}</nav>`;
const shifts = ['Bar|Weekend', 'Door|Weekend', 'Bar|Weekday', 'Stage|Weekend', 'Bar|Weekend'];

const TASKS: Task[] = [
  {
    name: 'who is in a place of a table, in its own part',
    instructions: 'Which crew is in second place in the senior cup?',
    pages: {
      '/': `<title>Rowing</title><h1>Cups</h1>${tabs('')}<p>The season is half over.</p>`,
      '/J': `<title>Cups</title><h1>Cups</h1>${tabs('Junior cup')}${table(['Herons', 'Otters', 'Newts'])}`,
      '/S': `<title>Cups</title><h1>Cups</h1>${tabs('Senior cup')}${table(['Anchors', 'Barges', 'Cranes'], 'No.')}`,
    },
    answer: /Barges/,
    maxTurns: 4,
  },
  {
    name: 'some of a list are shown before they are counted',
    instructions: 'Show the bar shifts at the weekend. How many are there?',
    pages: {
      '/': `<title>Shifts</title><h1>Shifts</h1><form><label>Place <select name=p><option value="">All<option>Bar<option>Door<option>Stage</select></label> <label>When <select name=w><option value="">Any day<option>Weekday<option>Weekend</select></label> <button>Show shifts</button></form><p id=c></p><div id=l></div><script>var q=new URLSearchParams(location.search),p=q.get('p')||'',w=q.get('w')||'';var S=${JSON.stringify(shifts)}.map(function(s){return s.split('|')}).filter(function(s){return(!p||s[0]===p)&&(!w||s[1]===w)});document.querySelector('[name=p]').value=p;document.querySelector('[name=w]').value=w;if(p||w)c.textContent=S.length+' shifts shown';l.innerHTML=S.map(function(s){return '<div><b>'+s[0]+'</b> '+s[1]+'</div>'}).join('')</script>`,
    },
    answer: /\b2\b/,
    maxTurns: 5,
  },
  {
    name: 'what a button says answers nothing',
    instructions: 'Find out who leads the walk about mosses.',
    pages: {
      '/': `<title>Walks</title><h1>Walks</h1>${['Birds', 'Mosses', 'Stars'].map((about, i) => `<article><h3>${about}</h3><p>${3 + i} May</p><button onclick="d${i}.hidden=false">Details</button><button>Join</button><p id=d${i} hidden>Leader: ${['Ms. Arp', 'Mr. Bahr', 'Ms. Cole'][i]}</p></article>`).join('')}`,
    },
    answer: /Bahr/,
    maxTurns: 3,
  },
  {
    name: 'what was searched for and not found is had from the page of nothing else',
    instructions: 'Reserve a canoe with the card number in your data.',
    knowledge: knows({ 'Card number': 'K-208' }),
    claim: 'gave_up',
    pages: Object.fromEntries(
      [
        ['/', '<h1>Borrow things</h1><a href="/tent">Tent for four</a> <a href="/drill">Drill</a>'],
        ['/s', '<h1>Search results</h1><p>0 things found</p>'],
        ...['Tent for four', 'Drill'].map((name) => [
          name === 'Drill' ? '/drill' : '/tent',
          `<h1>${name}</h1><label>Card number <input></label> <button onclick="o.textContent='Thank you, it is reserved.'">Reserve this thing</button><p id=o role=status></p>`,
        ]),
      ].map(([path, body]) => [
        path,
        `<title>Lending</title><header><a href="/">Lending</a><form action="/s"><input name=q aria-label="Search the shelf" type=search><button>Search</button></form></header>${body}`,
      ]),
    ),
    maxTurns: 24,
  },
  {
    name: 'the option that a complaint names is taken, where any will do',
    instructions: 'Order a small bread box to Wells. Any day is fine.',
    knowledge: knows({ Name: 'Pia Lund' }),
    pages: {
      '/': `<title>Bread</title><h1>Bread box</h1><p id=e role=alert></p><label>Box <select id=b><option>Large<option>Small</select></label><label>Town <input id=t></label><label>Day <select id=d><option>Monday<option>Wednesday<option>Friday</select></label><label>Name <input id=who></label><button onclick="if(d.value!=='Friday'){e.textContent='We do not drive to Wells on '+d.value+'. Please choose Friday as the day.'}else{window.won=b.value==='Small'&&t.value==='Wells';document.body.innerHTML='<h1>Thank you, your box is ordered.</h1>'}">Order</button>`,
    },
    maxTurns: 8,
  },
];

test('what a page tells is read off it', async () => {
  expect(await failures(TASKS.slice(0, 2))).toEqual([]);
});

test('what a page tells is read off it: more of them', { tag: '@long' }, async () => {
  expect(await failures(TASKS.slice(2))).toEqual([]);
});

test('where values are is no value, and what a thing is had with is no part of it', () => {
  const steps = (instructions: string, values: Record<string, string>) =>
    parsed(renderInstructions(instructions, knows(values))).goal;
  const boat = steps('Look up the green boat and reserve it with the card number in your data.', {
    'Card number': 'K-2',
  }).steps.at(-1)!;
  expect([boat.quoted, boat.text]).toEqual([[], 'reserve it']);
  expect(parseGoal('Open the first ticket and close it.').steps.at(-1)!.verb).toBe('transact');
  expect(parseGoal('Open the menu and close it.').steps.at(-1)!.verb).toBe('close');
});

test('the oldest first, by what was changed last', () => {
  expect(directionOf('sort the cases by the last change, oldest first')).toBe('up');
  expect(directionOf('sort the cases, last changed first')).toBe('down');
});

test('a telephone number is written with the code of its country once, and in one piece where that is asked', () => {
  const asked = 'Write the number without spaces, for example +4930123456.';
  expect(withCountryCode('+49 40 555 0182', '+4930123456', asked)).toBe('+49405550182');
  expect(withCountryCode('49405550182', '+49 30 123456', '')).toBe('+49405550182');
  expect(withCountryCode('040 555 0182', '+49 30 123456', '')).toBe('+49 40 555 0182');
});
