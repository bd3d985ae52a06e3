import { expect, test } from '@playwright/test';
import type { Action } from '../../src/contract/index.ts';
import { words } from '../../src/mind/language/index.ts';
import { type Page, readPage } from '../../src/mind/perception/index.ts';
import { controlsOf } from '../../src/mind/scent/filling/coverage/controls.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { standsOn } from '../../src/mind/scent/meaning/state.ts';
import { glimpse, outOfSight } from '../../src/mind/scent/rules/way/look.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { headsColumn } from '../../src/mind/scent/things/column-heads.ts';
import { thingsOf } from '../../src/mind/scent/things/index.ts';
import { showsUnasked } from '../../src/mind/scent/things/mixed.ts';
import { asked } from './asked.ts';

interface Shown {
  text: string;
  x: number;
  y: number;
  /** What it is to be pressed as; only words where nothing is told. */
  role?: string;
  context?: string;
  state?: string[];
}

/** A page of words and controls at their places. */
function placed(shown: readonly Shown[], heading = 'Quotes'): Page {
  const width = (text: string) => 8 * text.length;
  const actions = shown.flatMap(({ text, x, y, role, context, state }, i): Action[] =>
    role
      ? [
          {
            name: `click:${i}`,
            target: { x, y, width: width(text), height: 20, role, label: text, kind: 'click', context, state },
          } as Action,
        ]
      : [],
  );
  return readPage({
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [
      { label: 'page_text', text: [`# ${heading}`, ...shown.map(({ text }) => text)].join('\n') },
      {
        label: 'text_places',
        text: ['20,20,200,30,30', ...shown.map(({ text, x, y }) => `${x},${y},${width(text)},18,18`)].join('\n'),
      },
    ],
    actions,
    frameAgeMs: 0,
  });
}

function before(page: Page, task: string): Situation {
  const { situation } = asked(page, task);
  return {
    ...situation,
    items: page.items,
    appeared: new Set(),
    fresh: [],
    knowledge: [],
    traits: {},
    dayFirst: true,
    request: { today: TODAY },
  } as unknown as Situation;
}

const TODAY = new Date('2026-11-23T00:00:00Z');

const questions = (page: Page) =>
  controlsOf(before(page, 'Choose one.')).flatMap(({ kind, question }) => (kind === 'buttons' ? [question] : []));

test('buttons that act on the cards in which they stand answer no question', () => {
  const card = (name: string, line: string, x: number): Shown[] => [
    { text: name, x, y: 80 },
    { text: line, x, y: 120 },
    { text: 'Accept quote', x, y: 150, role: 'button', context: `${name} ${line}` },
    { text: 'Shortlist', x: x + 110, y: 150, role: 'button', context: `${name} ${line}` },
  ];
  expect(questions(placed([...card('Allegro', 'Rating: 4.6', 20), ...card('Keys', 'Rating: 4.1', 400)]))).toEqual([]);
  const lever = (name: string, y: number): Shown[] => [
    { text: `${name} normal`, x: 20, y },
    { text: `Pull ${name}`, x: 200, y, role: 'button', context: `${name} signal normal` },
  ];
  expect(questions(placed([...lever('home', 80), ...lever('yard', 104)]))).toEqual([]);
});

test('buttons under a question of their own are its answers, and what only counts or heads the page asks nothing', () => {
  const rows = (first: string): Page =>
    placed([
      { text: first, x: 20, y: 80 },
      { text: 'Small', x: 20, y: 106, role: 'button' },
      { text: 'Large', x: 80, y: 106, role: 'button' },
      { text: 'Colour', x: 20, y: 160 },
      { text: 'Red', x: 20, y: 186, role: 'button' },
      { text: 'Blue', x: 80, y: 186, role: 'button' },
    ]);
  expect(questions(rows('Size'))).toEqual(['Size', 'Colour']);
  expect(questions(rows('2. Size'))).toEqual(['2. Size', 'Colour']);
  expect(questions(rows('17 shown'))).toEqual([]);
});

/** Rows under heads that are buttons, with something to press behind each, below what narrows the list. */
const TRAMS = placed(
  [
    { text: 'City', x: 20, y: 50, role: 'combobox' },
    { text: 'All of them', x: 140, y: 50 },
    { text: '3 shown', x: 300, y: 50 },
    ...['Number', 'City ↕', 'Built'].map((text, i) => ({ text, x: 30 + 140 * i, y: 80, role: 'button' })),
    ...[
      ['BX11', 'Leeds', '1934'],
      ['GL22', 'Derby', '1922'],
      ['SH15', 'Leeds', '1874'],
    ].flatMap(([number, city, built], i) => [
      ...[number!, city!, built!].map((text, at) => ({ text, x: 20 + 140 * at, y: 110 + 30 * i })),
      { text: 'Adopt', x: 460, y: 110 + 30 * i, role: 'button', context: `${number} ${city} ${built}` },
    ]),
  ],
  'Trams',
);

test('a table is read under heads that are pressed, with unheaded buttons behind it', () => {
  const rows = thingsOf(TRAMS).find(({ from }) => from === 'rows')!;
  expect(rows.things.map(({ properties }) => properties.slice(0, 3).map(({ text }) => text))).toEqual([
    ['BX11', 'Leeds', '1934'],
    ['GL22', 'Derby', '1922'],
    ['SH15', 'Leeds', '1874'],
  ]);
  expect(rows.things[0]!.properties.map(({ head }) => head)).toEqual(['Number', 'City ↕', 'Built', '']);
  expect(headsColumn(TRAMS, TRAMS.items.find(({ raw }) => raw === 'Built')!)).toBe(true);
});

test('a list that shows others than are asked for is not narrowed yet', () => {
  const unasked = (task: string) => {
    const situation = before(TRAMS, task);
    return showsUnasked(situation, situation.step!);
  };
  expect(unasked('Show only the trams from Leeds.')).toBe(true);
  expect(unasked('Show only the trams from Leeds and Derby.')).toBe(false);
  expect(unasked('Show only the trams that are not from Leeds.')).toBe(false);
  expect(unasked('Show only the trams from Hull.')).toBe(false);
});

test('whether something is on is told by the word beside its button', () => {
  const [power] = placed([{ text: 'Power', x: 20, y: 80, role: 'button', context: 'Projector Off' }]).items;
  expect(standsOn(power!)).toBe(false);
  const [lamp] = placed([{ text: 'Lamp', x: 20, y: 80, role: 'button', context: 'Hall lamp on' }]).items;
  expect(standsOn(lamp!)).toBe(true);
  const [other] = placed([{ text: 'Ring', x: 20, y: 80, role: 'button', context: 'Bell in the hall' }]).items;
  expect(standsOn(other!)).toBeNull();
});

test('a card that is cut off at the edge is known by what was seen of it', () => {
  const page = placed([{ text: 'Add Cove to basket', x: 20, y: 80, role: 'button' }]);
  const situation = before(page, 'Put the cheapest headphones in the basket.');
  const [item] = page.items;
  situation.memory.depth[situation.key] = 0;
  glimpse(situation, [{ item: item!, scent: 30, value: 54.95 }]);
  situation.memory.depth[situation.key] = 1;
  glimpse(situation, []);
  expect(outOfSight(situation, () => false).map(({ value }) => value)).toEqual([54.95]);
});

test('a name that begins with one small letter is one word', () => {
  expect(words('pH value')).toEqual(['ph', 'value']);
  expect(words('fullName')).toEqual(['full', 'name']);
});

test('what a site sends by some way is ticked, and what goes into a list for later is added', () => {
  const verbs = (task: string) => parseGoal(task).steps.map(({ verb }) => verb);
  expect(verbs('Get security alerts by email.')).toEqual(['tick']);
  expect(verbs('Put the steam railway into the plan for the day out.')).toEqual(['add']);
});
