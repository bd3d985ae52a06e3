import { expect, test } from '@playwright/test';
import type { Page } from '../../src/mind/perception/index.ts';
import { inquired, told } from '../../src/mind/scent/done/learned.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import { traitsOf } from '../../src/mind/scent/person/traits.ts';
import { queriesOf } from '../../src/mind/scent/rules/way/queries.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { tabled } from './tabled.ts';
import { ROSA, TODAY } from './tasks/play.ts';

/** What is answered from a page alone; null where it tells no answer. */
function answer(page: Page, question: string): string | null {
  const goal = parseGoal(question);
  const step = goal.steps[0]!;
  const situation = {
    request: { today: TODAY, person: ROSA, instructions: question, turnIndex: 1 },
    page,
    key: 'page',
    fresh: [],
    appeared: new Set<string>(),
    goal,
    step,
    knowledge: [],
    memory: recall(null),
    seen: new Map<string, number>(),
    traits: traitsOf(ROSA, TODAY, 1),
    items: page.items,
    dayFirst: true,
  } as unknown as Situation;
  return (told(situation, step) ?? inquired(situation, step))?.answer ?? null;
}

const FLOCK = tabled(
  [
    ['Ewe', 'Born', 'Lambs so far', 'Wool last year', 'Wool this year'],
    ['Dolly', '2021', '7', '3.1 kg', '4.4 kg'],
    ['Marge', '2018', '11', '4.0 kg', '2.9 kg'],
    ['Pearl', '2023', '2', '3.6 kg', '3.3 kg'],
  ],
  'Ewes',
);

test('things are compared by the column that the question names, by its words, its money or its time', () => {
  expect(answer(FLOCK, 'Which ewe has had the most lambs?')).toBe('Marge');
  expect(answer(FLOCK, 'Which ewe gave the most wool this year?')).toBe('Dolly');
  expect(answer(FLOCK, 'Which ewe gave the least wool last year?')).toBe('Dolly');
  const water = tabled(
    [
      ['Period', 'Sent on', 'Amount'],
      ['March 2026', '04/04/2026', '£31.20'],
      ['June 2026', '03/07/2026', '£52.75'],
      ['September 2026', '02/10/2026', '£48.10'],
    ],
    'Water bills',
  );
  expect(answer(water, 'Find out which month had the highest water bill, and how much it was.')).toContain('52.75');
});

test('of several values at one thing the one is told that is called as the question calls it', () => {
  const oven = tabled(
    [
      ['Width', '60 cm'],
      ['Depth', '55 cm'],
      ['Weight', '31 kg'],
    ],
    'Brenna oven',
    90,
  );
  expect(answer(oven, 'How many centimetres wide is the Brenna oven?')).toContain('60 cm');
  expect(answer(oven, 'How heavy is the oven called Brenna (the plain one, not the steam one)?')).toContain('31 kg');
  expect(answer(oven, 'How tall is the Brenna oven?')).toBeNull();
});

test('what is left is told, or worked out of what there was and what is gone', () => {
  const leave = tabled(
    [
      ['Kind', 'Per year', 'Taken', 'Left'],
      ['Holiday', '28 days', '11 days', '17 days'],
      ['Study leave', '5 days', '1 day', '4 days'],
    ],
    'Leave',
  );
  expect(answer(leave, 'How many days of study leave do you still have?')).toContain('4 days');
  expect(answer(leave, 'How many days of holiday have you already taken?')).toContain('11 days');
  const cover = tabled(
    [
      ['Care', 'Most we pay in a year', 'Paid so far'],
      ['Glasses', '£240', '£95'],
      ['Massage', '£400', '£400'],
    ],
    'Cover',
    220,
  );
  expect(answer(cover, 'How many pounds can you still claim for glasses?')).toContain('145');
});

test('who asks what is open on a day is told neither of what is closed nor of what tells other days only', () => {
  const baths = tabled(
    [
      ['Bath', 'Hours', 'There is'],
      ['Quay', 'Mon–Sat 7:00–20:00, Sun closed', 'Sauna'],
      ['Hill', 'Mon–Sat 9:00–19:00', 'Sauna'],
      ['Park', 'Mon–Fri 8:00–21:00, Sun 10:00–16:00', 'Sauna'],
      ['Mill', 'Mon–Sun 6:00–22:00', 'Diving pool'],
    ],
    'Baths',
    280,
  );
  expect(answer(baths, 'Which of the baths has a sauna and is open on Sundays?')).toBe('Park');
});

test('what is searched for is the thing that is asked about, and not what is asked of it', () => {
  const queries = (question: string) => queriesOf(parseGoal(question).steps[0]!);
  expect(queries('What is the telephone number of your chimney sweep?')).toEqual(['chimney sweep']);
  expect(queries('What does it cost to hire a wallpaper steamer for a weekend?')).toContain('wallpaper steamer');
  expect(queries('How many centimetres wide is the attic window?')).toEqual(['attic window']);
});
