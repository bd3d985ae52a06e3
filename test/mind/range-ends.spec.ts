import { expect, test } from '@playwright/test';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { endAsked, endTold } from '../../src/mind/scent/filling/coverage/roles.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { optionSaid } from '../../src/mind/scent/rules/sheet/option-said.ts';
import { UNTOLD } from '../../src/mind/scent/rules/sheet/told.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

const wish = (text: string) => readWish(text, new Date('2027-03-01'), true);

test('a bound is for the end of a range that it speaks of', () => {
  for (const [text, ends] of [
    ['A van for at most £40 a day', ['end']],
    ['Boats of no less than 7 metres', ['start']],
    ['Show tents under 300 pounds', ['end']],
    ['Somewhere between 15 and 25 pounds', ['start', 'end']],
    ['It costs 30 pounds', ['']],
  ] as const) {
    const told = wish(text);
    const sums = told.demands.filter(({ number, weak }) => number !== null && !weak);
    expect(
      sums.map((demand) => endTold(told.text, demand)),
      text,
    ).toEqual(ends);
  }
  expect(['Lowest fee', 'Price from', 'Max. weight', 'highest price', 'Days'].map(endAsked)).toEqual([
    'start',
    'start',
    'end',
    'end',
    '',
  ]);
});

test('somebody and one of their own are two people', () => {
  const people = (text: string) =>
    wish(text).demands.flatMap(({ number, nouns, weak }) => (nouns.includes('people') && !weak ? [number] : []));
  expect(people('You and your sister want a table on 3 May.')).toEqual([2]);
  expect(people('Book the sauna for you and a friend.')).toEqual([2]);
  expect(people('Send it to your sister.')).toEqual([]);
});

test('what is left as a draft is saved so, what goes online is published, and what is sent off is not turned off', () => {
  const steps = (text: string) => parseGoal(text).steps.map((step) => step.text);
  expect(steps('Rename the poem to "Rain" and keep it as a draft.').at(-1)).toMatch(/^save .* as a draft$/);
  expect(steps('Correct the title, then put the poem online.').at(-1)).toMatch(/^publish/);
  expect(steps('Switch the weekly summary on too and send it off.').join(' | ')).not.toMatch(/turn off/);
});

test('a window of time is meant by both of its ends', () => {
  const windows = (asked: string, ...options: string[]) =>
    optionSaid({ asked } as Situation, { label: 'Turn', kind: 'list', options } as unknown as Blank, [
      { ...UNTOLD, kind: 'time', text: '1 pm', time: '13:00' },
      { ...UNTOLD, kind: 'time', text: '5 pm', time: '17:00' },
    ])?.text;
  const rink = ['9 am to 12 noon', '12 noon to 1 pm', '1 pm to 3 pm', '1 pm to 5 pm', '5 pm to midnight'];
  expect(windows('Keep the gate of the rink from 1 pm to 5 pm.', ...rink)).toBe('1 pm to 5 pm');
  expect(windows('Keep the gate of the rink from noon to 1 pm.', ...rink)).toBe('12 noon to 1 pm');
  expect(windows('Keep the gate of the rink from 5 pm to midnight.', ...rink)).toBe('5 pm to midnight');
});
