import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const stepper = (name: string) =>
  `<div><span>${name}</span> <button aria-label="Remove: ${name}" onclick="turn('${name}',-1)">-</button> <input readonly id="${name}" aria-label="${name}" value="0" size=2> <button aria-label="Add: ${name}" onclick="turn('${name}',1)">+</button></div>`;
const letters = [
  ['Ana Olivera', 'Minutes', 'Fri 08:10'],
  ['Oliver Stone', 'Boat', 'Thu 17:20'],
  ['Oliver Stone', 'Oars', 'Wed 09:00'],
];
const posts = ['A goat on the roof', 'The pond is frozen', 'Bread for sale', 'Two owls in the barn', 'Lost: one glove'];

const TASKS: Task[] = [
  {
    name: 'both ends of a way are places, and what adds one turns a counter',
    instructions:
      'Book a bus from Alder Bay to Stone Quay for one adult and two bicycles, under the name in your data.',
    knowledge: knows({ Name: 'Ines Pohl' }),
    pages: {
      '/': `<title>Bus</title><h1>Book a bus</h1><label>Line <select id=line><option value="">Choose a line<option>Alder Bay - Stone Quay<option>Stone Quay - Alder Bay</select></label>${stepper('Adults')}${stepper('Bicycles')}<label>Name of the passenger <input id=who></label> <button onclick="window.won=line.value==='Alder Bay - Stone Quay'&&Adults.value==='1'&&Bicycles.value==='2'&&who.value==='Ines Pohl';o.textContent='Thank you, your seats are booked.'">Book now</button><p id=o role=status></p><script>function turn(n,by){var i=document.getElementById(n);i.value=Math.max(0,+i.value+by)}</script>`,
    },
    maxTurns: 8,
  },
  {
    name: 'the name of a thing is not that of whoever fills in the form',
    instructions: 'Offer three boxes of the apple "Grey Pippin", under the name in your data.',
    knowledge: knows({ Name: 'Jan Bos' }),
    pages: {
      '/': `<title>Orchard</title><h1>Offer fruit</h1><label>Name of the sort <input id=sort></label><br><label>How many boxes? <input id=n></label><br><label>Tips <textarea id=t></textarea></label><br><label>Your name <input id=who></label><br><button onclick="window.won=sort.value==='Grey Pippin'&&n.value==='3'&&who.value==='Jan Bos'&&t.value==='';o.textContent='Thank you! Your fruit is on offer.'">Offer the fruit</button><p id=o role=status></p>`,
    },
    maxTurns: 6,
  },
  {
    name: 'what was opened is closed for good, though it is only called it',
    instructions: 'Open the oldest case in the list and close it.',
    pages: {
      '/': '<title>Cases</title><h1>My cases</h1><a href="/new">New case</a><table><tr><th>Case<th>Opened</tr><tr><td><a href="/b">Door sticks</a><td>2026-03-02</tr><tr><td><a href="/a">Tap drips</a><td>2025-11-20</tr><tr><td><a href="/c">Bulb out</a><td>2026-10-01</tr></table>',
      '/a': `<title>Tap drips</title><h1>Tap drips</h1><p>Opened 2025-11-20.</p><button onclick="window.won=true;o.textContent='The case is closed.';this.remove()">Close case</button> <a href="/">Back to my cases</a> <a href="/new">New case</a><p id=o role=status></p>`,
      '/b': '<title>Door sticks</title><h1>Door sticks</h1><button>Close case</button>',
      '/new': '<title>New case</title><h1>New case</h1><label>Subject <input></label><button>Create case</button>',
    },
    maxTurns: 4,
  },
  {
    name: 'of letters told by the day of the week the latest of the very person',
    instructions: 'Open the latest letter from Oliver.',
    pages: {
      '/': `<title>Inbox</title><h1>Inbox</h1><table><tr><th>From<th>Subject<th>Received</tr>${letters.map(([from, about, when], i) => `<tr><td>${from}<td><a href="/l${i}">${about}</a><td>${when}</tr>`).join('')}</table>`,
      '/l1': '<title>Boat</title><h1>Boat</h1><script>window.won=true</script>',
      '/l0': '<title>Minutes</title><h1>Minutes</h1>',
    },
    maxTurns: 3,
  },
  {
    name: 'of many buttons of one name the one at what is told, further down',
    instructions: 'Like the post about the two owls.',
    pages: {
      '/': `<title>Village</title><h1>Village</h1>${posts.map((text, i) => `<article style="height:420px"><p>${text}</p><span role=button tabindex=0 onclick="L.push(${i});window.won=L.join()==='3';this.textContent='♥ Liked'">♡ Like</span> <span role=button tabindex=0 onclick="L.push(9)">Share</span></article>`).join('')}<script>var L=[]</script>`,
    },
    maxTurns: 6,
  },
];

test('who and what is meant, and where it goes', async () => {
  expect(await failures(TASKS.slice(0, 2))).toEqual([]);
});

test('who and what is meant, and where it goes: more of them', { tag: '@long' }, async () => {
  expect(await failures(TASKS.slice(2))).toEqual([]);
});
