import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { type Item, readPage } from '../../src/mind/perception/index.ts';
import { conditionsOf } from '../../src/mind/scent/goal/conditions.ts';
import { exempted } from '../../src/mind/scent/goal/exempt.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { directionOf } from '../../src/mind/scent/meaning/direction.ts';
import { putsElsewhere } from '../../src/mind/scent/meaning/put-where.ts';
import { columnOf, orderShown } from '../../src/mind/scent/rules/several/sort.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { askOf } from '../../src/mind/scent/things/ask.ts';
import { keeps } from '../../src/mind/scent/things/bounds.ts';
import { fitting } from '../../src/mind/scent/things/fitting.ts';
import { thingsOf } from '../../src/mind/scent/things/index.ts';
import { rankOf } from '../../src/mind/scent/things/rank.ts';
import { statesAsked } from '../../src/mind/scent/things/states.ts';
import { tabled } from './tabled.ts';

const named = (rows: ReadonlyArray<readonly string[]>, task: string) => {
  const page = tabled(rows);
  const ask = askOf(parseGoal(task).steps[0]!);
  return thingsOf(page).map((set) => ({ from: set.from, ...fitting(set, ask, page.about), ask }));
};

const LAPTOPS = [
  ['Model', 'Memory', 'Disk', 'Price'],
  ['Aero 13', '8 GB', '256 GB', '$549'],
  ['Tor 14', '16 GB', '256 GB', '$749'],
  ['Vega', '32 GB', '1 TB', '$1499'],
];

test('bounds, and what is ruled out, are read in any order of words', () => {
  const [memory] = conditionsOf('the cheapest laptop that has at least 16 GB of memory').bounds;
  expect(memory).toMatchObject({ least: 16, most: Number.POSITIVE_INFINITY, unit: 'gb', of: ['memory'] });
  expect(conditionsOf('a house with 3 or more bedrooms').bounds[0]).toMatchObject({ least: 3, of: ['bedrooms'] });
  expect(conditionsOf('a flight between 9:00 and 12:00').bounds[0]).toMatchObject({
    least: 540,
    most: 720,
    clock: true,
  });
  expect(conditionsOf('the newest book that is not sold out').without).toEqual(['sold out']);
});

test('the rows of a table are things with properties, of which those fit that keep to the bounds', () => {
  const rows = named(LAPTOPS, 'Buy the cheapest laptop that has at least 16 GB of memory.').find(
    (set) => set.from === 'rows',
  )!;
  expect(rows.things.map((thing) => thing.name)).toEqual(['Tor 14', 'Vega']);
  const prices = rows.things.map((thing) => rankOf(thing, { dimension: 'price', highest: false }, rows.ask.said));
  expect(prices).toEqual([749, 1499]);
});

test('where the heads name the things, a sign in a column says what each has', () => {
  const plans = [
    ['', 'Free', 'Team', 'Business'],
    ['Price', '0 €', '8 €', '15 €'],
    ['Single sign-on', '–', '–', '✓'],
  ];
  const columns = named(plans, 'Choose the cheapest plan that includes single sign-on.').find(
    (set) => set.from === 'columns',
  )!;
  expect(columns.things.map((thing) => thing.name)).toEqual(['Business']);
});

test('what none of the things has is missing, and no other one fits instead', () => {
  const umbrellas = [
    ['Black umbrella', '19 €'],
    ['Navy umbrella', '19 €'],
    ['Green umbrella', '21 €'],
  ];
  const [found] = named(umbrellas, 'Buy a red umbrella.');
  expect(found?.missing).toBe('red');
  expect(named(umbrellas, 'Buy a green umbrella.')[0]?.things.map((thing) => thing.name)).toEqual(['Green umbrella']);
});

const TENTS = [
  ['Tent', 'Room', 'Cloth', 'Price'],
  ['Shell', 'sleeps 3', 'not waterproof', '£39'],
  ['Kite', 'sleeps 2', 'waterproof', '£119'],
  ['Ridge', 'sleeps 3', 'waterproof', '£189'],
];

test('what a thing can be put to is known by the adjective for it, and by its denial', () => {
  const [state] = statesAsked('x a tent that keeps the rain out');
  const rows = thingsOf(tabled(TENTS)).find((set) => set.from === 'rows')!.things;
  expect(rows.filter((thing) => state!.of(thing) > 0.5).map((thing) => thing.name)).toEqual(['Kite', 'Ridge']);
  expect(statesAsked('x a table that can be made longer')).toHaveLength(1);
  expect(statesAsked('x a sleeping bag')).toHaveLength(0);
});

test('a measure is the same by its sign and by its name, and none of a thing is none of it', () => {
  const [volts, packs] = conditionsOf('the cheapest one that has 18 volts and comes with two batteries').bounds;
  const [drill, bare] = thingsOf(
    tabled([
      ['Drill', 'Kit'],
      ['Torr', '18 V, 2 batteries'],
      ['Torr solo', '18 V, no battery'],
    ]),
  ).find((set) => set.from === 'rows')!.things;
  expect([keeps(drill!, volts!), keeps(bare!, volts!)]).toEqual([true, true]);
  expect([keeps(drill!, packs!), keeps(bare!, packs!)]).toEqual([true, false]);
});

test('which way a list runs is read off the list itself', () => {
  const runs = (rows: ReadonlyArray<readonly string[]>, task: string) => {
    const step = parseGoal(task).steps[0]!;
    return [
      orderShown({ page: tabled(rows) } as Situation, columnOf(step))?.way ?? null,
      directionOf(step.text.toLowerCase()),
    ];
  };
  expect(runs(LAPTOPS, 'Sort the laptops by price, highest first.')).toEqual(['up', 'down']);
  const [head, ...rows] = LAPTOPS;
  expect(runs([head!, ...rows.reverse()], 'Sort by price from high to low.')).toEqual(['down', 'down']);
  const bills = [
    ['Bill', 'Due date', 'Payer'],
    ['A1', '03/02/2026', 'Ann'],
    ['A2', '14 February 2026', 'Bo'],
    ['A3', '1 March 2026', 'Ann'],
  ];
  expect(runs(bills, 'Sort the bills by due date, soonest first.')).toEqual(['up', 'up']);
  expect(runs(bills, 'Sort the bills by payer from A to Z.')).toEqual([null, 'up']);
});

test('what is put in an order is added, and what is put in order is sorted', () => {
  const verb = (task: string) => parseGoal(task).steps[0]!.verb;
  expect(verb('Put the large lamp in my order.')).toBe('add');
  expect(verb('Put two spring rolls into the order.')).toBe('add');
  expect(verb('Put the cards in the right order.')).toBe('sort');
  expect(verb('Put the words in alphabetical order.')).toBe('sort');
});

test('the shop in which a thing stands is no property of it', () => {
  const words = (task: string) => askOf(parseGoal(task).steps[0]!).said.tokens.map((token) => token.word);
  expect(words('Put the cheapest helmet of this bike shop in my basket.')).toEqual(['helmet']);
  expect(words('Buy the cheapest bike helmet in the shop.')).toEqual(['bike', 'helmet']);
});

test('heads in the middle of wide columns stand over what begins at their left', () => {
  const lines: Array<[string, number, number, number]> = [
    ['Lakes', 20, 20, 30],
    ['Lake', 106, 172, 41],
    ['Country', 249, 172, 71],
    ['Area km²', 402, 172, 82],
    ['Since', 632, 172, 49],
    ['Inari', 31, 209, 40],
    ['Finland', 245, 209, 61],
    ['1084', 347, 209, 41],
    ['1962', 561, 209, 41],
    ['Siljan', 31, 245, 45],
    ['Sweden', 245, 245, 58],
    ['292', 347, 245, 31],
    ['1909', 561, 245, 41],
  ];
  const page = readPage({
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [
      { label: 'page_text', text: lines.map(([text], i) => (i === 0 ? `# ${text}` : text)).join('\n') },
      { label: 'text_places', text: lines.map(([, x, y, width]) => `${x},${y},${width},19,19`).join('\n') },
    ],
    actions: [],
    frameAgeMs: 0,
  });
  const [first] = thingsOf(page)[0]!.things;
  expect(first!.properties.map(({ head }) => head)).toEqual(['Lake', 'Country', 'Area km²', 'Since']);
  const [area] = conditionsOf('lakes larger than 1000 square kilometres').bounds;
  const [since] = conditionsOf('lakes protected before 1950').bounds;
  const rows = thingsOf(page)[0]!.things;
  expect(rows.map((row) => keeps(row, area!))).toEqual([true, false]);
  expect(rows.map((row) => keeps(row, since!))).toEqual([false, true]);
});

test('which way a list is to run is told by either end of a scale', () => {
  const ways = {
    'by mass so that the heaviest one stands at the top': 'down',
    'oldest to newest': 'up',
    'from the longest to the shortest': 'down',
    'the one reported last comes first': 'down',
    'by closing date, the one that closes first on top': 'up',
    'by speed with the fastest first': 'down',
    'fastest first': 'up',
    'least expensive first': 'up',
    'customer rating': null,
  };
  for (const [told, way] of Object.entries(ways)) expect(directionOf(told), told).toBe(way);
});

test('what only happens to be level with a row is no part of it', () => {
  const page = tabled(LAPTOPS);
  const [row] = thingsOf(page).find((set) => set.from === 'rows')!.things;
  const beside = (dx: number, name: string) => ({
    action: { name },
    name,
    kind: 'choose',
    role: 'combobox',
    raw: name,
    context: { text: '', folded: '', tokens: [] },
    box: { x: row!.box!.x + dx, y: row!.box!.y, width: 40, height: 12 },
  });
  const read = (item: ReturnType<typeof beside>) =>
    thingsOf({ ...page, items: [...page.items, item as unknown as Item] })
      .find((set) => set.from === 'rows')!
      .things[0]!.items.map(({ name }) => name);
  expect(read(beside(-50, 'over the list'))).not.toContain('over the list');
  expect(read(beside(4, 'in the row'))).toContain('in the row');
});

test('what is shown first is a wish for an order, and what stays as it is asks for nothing', () => {
  const read = (task: string) => parseGoal(task).steps.map(({ verb }) => verb);
  expect(read('Show only direct flights with the fastest first.')).toEqual(['filter', 'sort']);
  expect(read('List the newest books first.')).toEqual(['sort']);
  expect(read('Display the tickets with the most urgent at the top.')).toEqual(['sort']);
  expect(read('Show the first result.')).toEqual(['reach']);
  expect(read('Choose meat for Monday, leave the rest as it is, and press Send.')).toEqual(['pick', 'press']);
});

test('what is left out of switching off is not unwanted', () => {
  expect(exempted(parseGoal('Switch off every alert except the weekly digest and save.'))).toEqual([
    'the weekly digest',
  ]);
  expect(exempted(parseGoal('Add a pizza with ham to the order, without onions.'))).toEqual([]);
});

test('the basket is not the favourites, whatever stands beside it', () => {
  const step = (task: string) => parseGoal(task).steps[0]!;
  const button = (said: string) => ({ kind: 'click', said: phrase(said) }) as unknown as Item;
  const [basket, kept] = [button('Add Wall Clock to basket'), button('Add Wall Clock to favourites')];
  const favourite = step('Add the wall clock to my favourites.');
  expect([putsElsewhere(favourite, basket), putsElsewhere(favourite, kept)]).toEqual([true, false]);
  const buy = step('Add the wall clock to the basket.');
  expect([putsElsewhere(buy, basket), putsElsewhere(buy, kept)]).toEqual([false, true]);
});
