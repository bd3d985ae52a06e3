import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { boxFit } from '../../src/mind/scent/filling/coverage/boxes.ts';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { actNames } from '../../src/mind/scent/meaning/act-names.ts';
import { measures } from '../../src/mind/scent/meaning/scale.ts';

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
