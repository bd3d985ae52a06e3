import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { boxFit } from '../../src/mind/scent/filling/coverage/boxes.ts';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { pairedFits } from '../../src/mind/scent/filling/coverage/paired.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { actNames } from '../../src/mind/scent/meaning/act-names.ts';
import { measures } from '../../src/mind/scent/meaning/scale.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { countsOf } from '../../src/mind/scent/things/bounds.ts';
import { wishOf } from '../../src/mind/scent/things/wish.ts';

const TODAY = new Date('2026-11-23T00:00:00Z');

/** Boxes to tick under headings, with those that stand ticked marked by a plus. */
function boxes(...labels: ReadonlyArray<readonly [label: string, heading: string]>): Control[] {
  return labels.map(([text, heading], order) => {
    const label = text.replace(/^\+/, '');
    const item = { label, raw: label, group: 'My round', context: phrase(heading), said: phrase(label) };
    return { kind: 'box', items: [item], options: [], question: label, shown: text === label ? 'off' : 'on', order };
  }) as unknown as Control[];
}

function wanted(all: readonly Control[], said: string): Record<string, string> {
  const wish = readWish(said, TODAY, true);
  return Object.fromEntries(
    all.flatMap((control) => boxFit(control, all, wish).map(({ value }) => [control.question, value] as const)),
  );
}

test('of boxes under one heading just those are ticked that are said to be all', () => {
  const all = boxes(
    ['+Monday', 'Days'],
    ['Tuesday', 'Days'],
    ['Friday', 'Days'],
    ['+Paper bills', 'Bills'],
    ['Text message', 'Bills'],
  );
  expect(wanted(all, 'milk on Tuesdays and Fridays only, left in the porch')).toEqual({
    Monday: 'off',
    Tuesday: 'on',
    Friday: 'on',
  });
  expect(wanted(all, 'milk on Tuesdays and Fridays')).toEqual({ Tuesday: 'on', Friday: 'on' });
});

test('the order of a list is read beside what is shown', () => {
  const steps = (said: string) => parseGoal(said).steps.map(({ verb, text }) => `${verb}: ${text}`);
  expect(steps('List just the African stones that were seen to fall, ordered by year with the oldest first.')).toEqual([
    'filter: Show only the African stones that were seen to fall',
    'sort: sort them by year with the oldest first',
  ]);
  expect(steps('Show only the red wines from Italy, cheapest first.')).toEqual([
    'filter: Show only the red wines from Italy',
    'sort: sort them with cheapest first',
  ]);
  expect(steps('I want milk on Fridays. Leave the rest as it is and save.').at(-1)).toBe('transact: Save');
});

test('a column is known by what it measures, whatever the task calls the ends of it', () => {
  expect(measures('Mass (g)', 'sort them with the heaviest first')).toBe(true);
  expect(measures('Elevation', 'the highest at the top')).toBe(true);
  expect(measures('Name', 'sort them with the heaviest first')).toBe(false);
});

test('what is put on a list is added there, and not switched on', () => {
  const [step] = parseGoal('Put the pea called Crimson Tollgate on my packet list.').steps;
  expect(actNames(step!)).toContain('add');
});

/** Questions of a grid with the same answers. */
function grid(...questions: string[]): Control[] {
  return questions.map((question, order) => {
    const options = ['Meat', 'Fish', 'Vegetarian', 'No lunch'].map((answer) => `${question}: ${answer}`);
    return { kind: 'radios', items: [], options, question, shown: '', order };
  }) as unknown as Control[];
}

test('in a grid of questions each gets the answer that is told for it, and the others none', () => {
  const all = grid('Monday', 'Tuesday', 'Thursday');
  const given = (said: string) => {
    const { fits, left } = pairedFits(all, readWish(said, TODAY, true));
    return [fits.map(({ value }) => value), [...left].map(({ question }) => question)];
  };
  expect(given('order fish on Tuesday and the vegetarian dish on Thursday')).toEqual([
    ['Tuesday: Fish', 'Thursday: Vegetarian'],
    ['Monday'],
  ]);
  expect(given('Monday meat, Tuesday fish')).toEqual([['Monday: Meat', 'Tuesday: Fish'], ['Thursday']]);
});

test('what is numbered, and what is for several, is chosen one by one', () => {
  const steps = (said: string) => parseGoal(said).steps.map(({ verb, text }) => `${verb}: ${text}`);
  expect(steps('I would like seats 1 and 2 in row D. Continue when they are chosen.')).toEqual([
    'pick: Choose seat 1 in row D and seat 2 in row D',
    'press: Continue',
  ]);
  expect(steps('Choose meat for Monday and fish for Friday, and press Send.')).toEqual([
    'pick: Choose meat for Monday',
    'pick: choose fish for Friday',
    'press: press Send',
  ]);
  expect(steps('Reset the filters so that everything is listed.')).toEqual(['press: Clear all filters']);
});

test('the kind of a thing stands before what it is compared by', () => {
  const [step] = parseGoal('Make the volunteer with the most hours this year a team leader.').steps;
  const situation = { goal: { avoid: [] }, request: { today: TODAY }, dayFirst: true } as unknown as Situation;
  const { kind, words } = wishOf(situation, step!);
  expect(kind).toBe(phrase('volunteer').tokens[0]!.stem);
  expect(words.map(({ word }) => word)).not.toContain('leader');
});

test('a number beside another thing counts nothing of it', () => {
  expect(countsOf('Vegetarian · 40 minutes', ['vegetarian'])).toEqual([]);
  expect(countsOf('Bedrooms: 3', ['bedrooms'])).toEqual([3]);
});
