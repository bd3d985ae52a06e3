import { expect, test } from '@playwright/test';
import type { Action } from '../../src/contract/index.ts';
import { phrase } from '../../src/mind/language/index.ts';
import { type Page, readPage } from '../../src/mind/perception/index.ts';
import { asMeant } from '../../src/mind/scent/goal/instructed.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { measures } from '../../src/mind/scent/meaning/scale.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import { amendShown, saidBeside } from '../../src/mind/scent/rules/form/amend.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { rankOf } from '../../src/mind/scent/things/rank.ts';
import { tablesOf } from '../../src/mind/scent/things/tables.ts';
import { tabled } from './tabled.ts';
import { ROSA } from './tasks/play.ts';

const LINES = [
  ['Day', 'Friday 12 June', 'Change day'],
  ['Branch', 'Market Square', 'Change branch'],
  ['Send to', 'l.moor@old.example', 'Change email'],
] as const;

/** A page that shows an order line by line, with a button behind each. */
function review(lines: ReadonlyArray<readonly [string, string, string]> = LINES): Page {
  const shown = lines.flatMap(([name, value], i) => [
    { text: name, x: 20, y: 100 + 40 * i },
    { text: value, x: 200, y: 100 + 40 * i },
  ]);
  return readPage({
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [
      { label: 'page_text', text: ['# Check your order', ...shown.map(({ text }) => text)].join('\n') },
      {
        label: 'text_places',
        text: ['20,20,200,30,30', ...shown.map(({ text, x, y }) => `${x},${y},${8 * text.length},18,18`)].join('\n'),
      },
    ],
    actions: lines.map(
      ([, , label], i) =>
        ({
          name: `click:${i}`,
          target: { x: 500, y: 100 + 40 * i, width: 90, height: 20, role: 'button', label, kind: 'click' },
        }) as Action,
    ),
    frameAgeMs: 0,
  });
}

/** The button that is pressed on such a page by who was told so. */
function pressed(task: string, page = review()): string | null {
  const goal = parseGoal(task);
  const situation = {
    page,
    items: page.items,
    goal,
    step: goal.steps[0],
    asked: task,
    memory: recall(null),
    key: 'page',
    appeared: new Set(),
    fresh: [],
    knowledge: [],
    traits: {},
    dayFirst: true,
    request: { today: new Date('2026-06-01T00:00:00Z'), instructions: task, person: ROSA },
  } as unknown as Situation;
  return amendShown(situation)?.item?.label ?? null;
}

test('of an order that is shown line by line the line is changed that is not as it was told', () => {
  expect(pressed('Order a ticket for Saturday 13 June.')).toBe('Change day');
  expect(pressed('Book a visit at the Mill Lane branch on Friday 12 June.')).toBe('Change branch');
  expect(pressed('Book a visit at the Market Square branch on Friday 12 June.')).toBeNull();
});

test('what tells one thing line by line is no table with heads, and what tells many by price is one', () => {
  const one = tabled(
    [
      ['Composer', 'Odile Farrant'],
      ['For', 'Piano'],
      ['Pages', '14'],
      ['Published', '1890'],
    ],
    'Waltz',
    200,
  );
  expect(tablesOf(one)[0]!.heads).toBeNull();
  const many = tabled(
    [
      ['Name', 'Price'],
      ['Tea', '£3'],
      ['Coffee', '£4'],
      ['Cocoa', '£5'],
    ],
    'Drinks',
    200,
  );
  expect(tablesOf(many)[0]!.heads).toEqual(['Name', 'Price']);
});

test('of two heads that a question says things are compared by the one said last', () => {
  const text = 'Which customer has the complete order with the highest grand total?';
  const row = {
    name: 'Pam',
    text: '',
    said: phrase('Pam'),
    properties: [
      { head: 'Order', text: '#1016' },
      { head: 'Grand total', text: '$287.60' },
    ],
    items: [],
    box: null,
  };
  expect(rankOf(row as never, { dimension: 'price', highest: true }, phrase(text))).toBe(287.6);
});

test('what is said not to be meant is no instruction, and how long goes by days', () => {
  expect(asMeant('Then press "Lock desk" (not "Restart desk", which cuts it off).')).not.toContain('Restart');
  expect(measures('Days with us', 'the one that has been here longest')).toBe(true);
});

test('what stands beside a name in the task is told for it, and for what has no name nothing is', () => {
  const task = 'Book a fitting at the Carlisle shop and have it delivered to work.';
  expect(saidBeside(task, 'Shop')).toBe('Carlisle');
  expect(saidBeside(task, 'Deliver to')).toBe('work');
  expect(saidBeside(task, '')).toBeNull();
  expect(saidBeside(task, '–')).toBeNull();
});
