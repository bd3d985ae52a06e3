import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { namesAnother } from '../../src/mind/scent/meaning/for-another.ts';
import { isOfOtherRow, noteRow } from '../../src/mind/scent/meaning/row-before.ts';
import { numberedIn } from '../../src/mind/scent/meaning/row-meant.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { takeByPlace } from '../../src/mind/scent/things/by-place.ts';

const TODAY = new Date('2026-11-23T00:00:00Z');

function button(raw: string, row: string, y: number): Item {
  return {
    name: `click:${raw}`,
    kind: 'click',
    role: 'button',
    raw,
    label: raw,
    said: phrase(raw),
    group: '',
    context: phrase(row),
    box: { x: 40, y, width: 90, height: 24 },
    state: new Set(),
    action: { target: { context: row } },
  } as unknown as Item;
}

function before(items: Item[], task: string, at = 0): Situation {
  const goal = parseGoal(task);
  const memory = { ...recall(null), step: at };
  const page = { items, lines: [] };
  const request = { today: TODAY };
  return { page, items, goal, memory, step: goal.steps[at], key: 'k', request, dayFirst: true } as unknown as Situation;
}

test('"it" is the thing of the row in which the step before was done', () => {
  const open = (name: string, y: number) => button(`Open ${name}`, `${name} shut`, y);
  const shut = button('Feed', 'Kestrel cage', 100);
  const rows = [open('Kestrel', 100), open('Barn owl', 200), open('Jackdaw', 300)];
  const situation = before(rows, 'Open the cage of the barn owl, then feed it.');
  noteRow(situation, rows[1]!);
  const next = { ...situation, memory: { ...situation.memory, step: 1 }, step: situation.goal.steps[1] } as Situation;
  expect(isOfOtherRow(next, shut)).toBe(true);
  expect(isOfOtherRow(next, button('Feed', 'Barn owl cage', 200))).toBe(false);
  expect(isOfOtherRow(next, button('Log out', '', 10))).toBe(false);
});

test('the row is known by what stands beside the one button that was pressed', () => {
  const cage = (name: string, y: number, open: boolean) => [
    button(open ? 'Shut' : 'Open', `${name} Feed`, y),
    button('Feed', `${name} ${open ? 'Shut' : 'Open'}`, y),
  ];
  const items = [...cage('Kestrel', 100, true), ...cage('Barn owl', 200, false), ...cage('Jackdaw', 300, true)];
  const situation = before(items, 'Open the cage of the barn owl, then feed it.');
  noteRow(situation, items[2]!);
  const next = { ...situation, memory: { ...situation.memory, step: 1 }, step: situation.goal.steps[1] } as Situation;
  expect(items.filter((item) => item.raw === 'Feed').map((item) => isOfOtherRow(next, item))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a numbered thing is told by its number', () => {
  expect(numberedIn('Ask for allotment plot 47')).toEqual([['plot', '47']]);
  expect(numberedIn('order 3 boxes on 5 June for 20')).toEqual([]);
  const { step, ...rest } = before([], 'Ask for allotment plot 47, which is vacant.');
  const situation = { ...rest, step } as Situation;
  expect(namesAnother(situation, button('Ask for plot 8', '', 0))).toBe(true);
  expect(namesAnother(situation, button('Ask for plot 47', '', 0))).toBe(false);
  expect(namesAnother(situation, button('Ask', 'Plot 8 by the brook', 0))).toBe(true);
  expect(namesAnother(situation, button('Ask', 'By the brook, plot 8 beside it', 0))).toBe(false);
});

test('what stands at the same place from the same button belongs to its card', () => {
  const line = (text: string, x: number, y: number) => ({ text, level: 0, box: { x, y, width: 60, height: 18 } });
  const lines = [0, 1, 2, 3].flatMap((i) => [
    line(`£${20 + i}.00`, 200, 20 + 120 * i),
    line(`0${6 + i}:40`, 40, 20 + 120 * i),
  ]);
  const groups = [0, 1, 2, 3].map((i) => ({ items: [button('Hold', '', 80 + 120 * i)], lines: [] as typeof lines }));
  takeByPlace({ lines: [...lines, line('Prices are for one', 400, 900)] } as never, groups as never);
  expect(groups.map((group) => group.lines.map(({ text }) => text))).toEqual(
    [0, 1, 2, 3].map((i) => [`£${20 + i}.00`, `0${6 + i}:40`]),
  );
});

const texts = (task: string) => parseGoal(task).steps.map((step) => step.text);

test('that something is taken in is looked at, and no act of its own', () => {
  expect(texts('Send my reading and make sure that it is accepted.')).toEqual(['Send my reading']);
  expect(texts('Hold a seat on the next boat. Hold only one seat.')).toEqual(['Hold a seat on the next boat']);
});

test('what follows "after it" comes next, and what is his is set by itself', () => {
  expect(texts('Add "Northern Lights" and after it "Paper Boats".')).toEqual([
    'Add "Northern Lights"',
    'add "Paper Boats"',
  ]);
  expect(texts('Sign Leo up for Chess, and set his lunch to vegetarian.')).toHaveLength(2);
});

test('one place in a thing is known by the thing', () => {
  expect(parseGoal('Hold one seat on the third sailing in the list.').steps[0]).toMatchObject({ nth: 3 });
  expect(
    parseGoal('I need five tickets for The Winter Garden instead of two. Change my booking.').steps[0],
  ).toMatchObject({
    pairs: [{ value: 'five' }],
  });
});
