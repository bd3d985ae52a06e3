import { expect, test } from '@playwright/test';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { wishOf } from '../../src/mind/scent/filling/coverage/demands.ts';
import { fitsOf } from '../../src/mind/scent/filling/coverage/fit.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE = '<style>body{font:16px sans-serif;margin:20px}label{display:block;margin:6px 0}</style>';
const SENDS = (then: string) =>
  `<script>document.forms[0].onsubmit=function(e){e.preventDefault();var d=new FormData(this);${then}}</script>`;

/** A place on a list is asked for; `says` is what the site says of it, whatever was chosen. */
const berth = (name: string, says: string, claim: 'completed' | 'gave_up'): Task => ({
  name,
  instructions: 'Put yourself on the list for a small berth.',
  knowledge: knows({ name: 'Ada Finch', email: 'ada@example.org' }),
  claim,
  pages: {
    '/': `<title>Harbour</title>${STYLE}<nav><a href="/">Harbour</a> <a href="/prices">Prices</a></nav><h1>Ask for a berth</h1><form><label>Size <select name="s"><option value="">Please choose<option>Large berth<option>Small berth<option>Mooring</select></label><label>Your name <input name="n"></label><label>Email <input name="m" type="email"></label><button>Join the list</button></form>${SENDS(`window.won=d.get('s')==='Small berth';document.body.innerHTML='<h1>Thank you, Ada</h1><p>${says}</p>'`)}`,
    '/prices': `<title>Prices</title>${STYLE}<h1>Prices</h1><p>From £40 a year.</p>`,
  },
});

/** Seats are reserved; `day` is the day that the site thanks for. */
const seats = (name: string, day: string, claim: 'completed' | 'gave_up'): Task => ({
  name,
  instructions: 'Reserve two free seats for Saturday.',
  knowledge: knows({ name: 'Leo Hart', email: 'leo@example.org' }),
  claim,
  pages: {
    '/': `<title>Planetarium</title>${STYLE}<nav><a href="/">Planetarium</a> <a href="/way">How to find us</a></nav><h1>Reserve seats</h1><form><label>Day <select name="d"><option value="">Please choose<option>Friday<option>Saturday<option>Sunday</select></label><label>Seats <input name="s" type="number" min="1" max="8" value="1"></label><label>Name <input name="n"></label><label>Email <input name="m" type="email"></label><button>Reserve</button></form>${SENDS(`window.won=d.get('d')==='Saturday'&&d.get('s')==='2';document.body.innerHTML='<h1>Your seats are reserved</h1><p>Leo Hart, we expect you: 2 seats, ${day}.</p>'`)}`,
    '/way': `<title>Way</title>${STYLE}<h1>How to find us</h1><p>Take the tram.</p>`,
  },
});

test('what the site says that it has done is held against what was asked for before it is taken for done', async () => {
  test.setTimeout(180_000);
  const other = [
    berth('another answer than the one that was chosen', 'You are on the list for a large berth.', 'gave_up'),
    seats('another day', 'Sunday', 'gave_up'),
  ];
  for (const task of other) expect(await failures([task])).toEqual([]);
});

test('what is as it was asked for is taken for done', async () => {
  test.setTimeout(180_000);
  const same = [
    berth('the answer that was chosen', 'You are on the list for a small berth.', 'completed'),
    seats('the day', 'Saturday', 'completed'),
  ];
  for (const task of same) expect(await failures([task])).toEqual([]);
});

test('figures that are told together are one answer', () => {
  const options = ['Zone 1', 'Zones 1 and 2', 'All zones'];
  const control = { kind: 'list', question: 'Zones', items: [], options, shown: '', order: 0, low: 0, high: 9 };
  const taken = (instructions: string) => {
    const goal = parseGoal(instructions);
    const request = { today: new Date('2026-11-02T00:00:00Z') };
    const situation = {
      goal,
      step: goal.steps[0],
      memory: freshMemory(),
      request,
      page: { items: [] },
    } as unknown as Situation;
    const fits = fitsOf(situation, control as unknown as Control, [], wishOf(situation));
    return fits.sort((x, y) => y.score - x.score)[0]?.value;
  };
  expect(taken('Buy a monthly pass for zones 1 and 2.')).toBe('Zones 1 and 2');
  expect(taken('Buy a monthly pass for zone 1.')).toBe('Zone 1');
});

test('the last or first of something is no place in a list where the hour of it is asked, and what is called by a number is none', () => {
  const nth = (task: string) => parseGoal(task).steps[0]!.nth;
  expect(nth('Find out when the last number 7 bus leaves on Sunday.')).toBeNull();
  expect(nth('Find out at what time the first train goes.')).toBeNull();
  expect(nth('Open the page of the number 7 bus.')).toBeNull();
  expect(nth('Open the last message.')).toBe(-1);
  expect(nth('Open number 3 of the list.')).toBe(3);
});
