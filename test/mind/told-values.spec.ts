import { expect, test } from '@playwright/test';
import { words } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { countryIn } from '../../src/mind/scent/filling/country.ts';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { asksInUnit } from '../../src/mind/scent/filling/coverage/numbers.ts';
import { inRows, rowFit } from '../../src/mind/scent/filling/coverage/rows.ts';
import { demandsIn } from '../../src/mind/scent/filling/coverage/told.ts';
import { birthIn, factsIn } from '../../src/mind/scent/filling/known/told-of.ts';
import { asMeant, instructedBy } from '../../src/mind/scent/goal/instructed.ts';
import { parseCommands } from '../../src/mind/scent/goal/parse.ts';
import { askedOf, followsAt } from '../../src/mind/scent/instructions/follow.ts';
import { byRules } from '../../src/mind/scent/instructions/house-rules.ts';
import { withNamedLetters } from '../../src/mind/scent/rules/form/written/sample.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');
const steps = (text: string) => parseCommands(text).steps;

test('what a task says of things is known by their names', () => {
  expect(
    factsIn('My customer number is 3307125. The contact is Mrs Joan Tully and our order number is HR-208.'),
  ).toEqual([
    { name: 'customer number', value: '3307125' },
    { name: 'contact', value: 'Mrs Joan Tully' },
    { name: 'order number', value: 'HR-208' },
  ]);
  expect(factsIn('The party is on Saturday. The day is Friday.')).toEqual([]);
});

test('the day somebody was born is told apart from other days', () => {
  const wish = readWish('Tom Alder, born on 9 March 1988, starts on 1 May 2027', TODAY, true);
  expect(birthIn(wish)?.value).toBe('9 March 1988');
  expect(birthIn(readWish('starts on 1 May 2027', TODAY, true))).toBeUndefined();
});

test('fields of one name in the rows of an order count what stands in the row', () => {
  const field = (row: string) =>
    ({ kind: 'number', question: 'Quantity', items: [{ context: { text: row } } as Item] }) as unknown as Control;
  const [books, pens] = inRows([field('Exercise book, lined each £0.60'), field('Whiteboard pens box of 10 £6.40')]);
  const { demands } = readWish('Order 40 lined exercise books and 3 boxes of whiteboard pens', TODAY, true);
  const fit = (row: Control | undefined, number: number) =>
    rowFit(row!.row!, demands.find((one) => one.number === number)!);
  expect(fit(books, 40)).toBeGreaterThan(0.7);
  expect(fit(pens, 3)).toBeGreaterThan(0.7);
  expect(fit(books, 3)).toBe(0);
  expect(inRows([field('Guests')])[0]!.row).toBeUndefined();
});

test('a sign of two letters is one word', () => {
  expect(words('pH value')).toEqual(['ph', 'value']);
  expect(words('userName')).toEqual(['user', 'name']);
});

test('where it is done may stand before the command without a comma', () => {
  const [first] = steps('In the settings change the display name to Marta and turn off the summary.');
  expect(first).toMatchObject({ verb: 'transact', pairs: [{ field: 'display name', value: 'Marta' }] });
  expect(steps('In the main menu the owner can change the price.').map((step) => step.text)).not.toContain(
    'change the price in the main menu the owner can',
  );
});

test('what is only told of a value is no step of its own', () => {
  expect(steps('Submit my reading of 61340, read on 5 October 2026.')).toHaveLength(1);
  expect(steps('Report the fault. Use the details given.').map((step) => step.text)).toEqual(['Report the fault']);
});

test('instructions name the field behind the word, leave others empty and say what is so', () => {
  const told = (line: string) => instructedBy(steps(asMeant(line)));
  expect(told('Write the word LIMESTONE in the check word box.')[0]!.pairs).toEqual([
    { field: 'check word', value: 'LIMESTONE' },
  ]);
  expect(told('Leave Lamp charged empty, the warden does that one. Press Finish.').map((step) => step.verb)).toEqual([
    'press',
  ]);
  expect(told('Say that the vest is on the hook.')[0]).toMatchObject({
    verb: 'pick',
    object: 'the vest is on the hook',
  });
});

test('rules of a page are read for the reader’s own case', () => {
  const answers = ['Large Hall', 'Garden Room', 'Cleaning (£15)', 'Key box', 'Caretaker'];
  const lines = [
    'Groups of more than 20 people take the Large Hall. Smaller groups take the Garden Room.',
    'If there is food at your event, tick Cleaning. Without food it is not needed.',
    'On Saturdays and Sundays you get the keys from the key box. On all other days you get them from the caretaker.',
  ];
  const page = {
    lines: lines.map((text) => ({ text, level: 0 })),
    items: answers.map((label) => ({ kind: 'check', label, raw: label, disabled: false })),
  } as unknown as Page;
  const chosen = (text: string) => byRules(page, { text, today: TODAY }).chosen.map(({ label }) => label);
  expect(chosen('Book a room for a party with food for 35 people on Saturday 12 June 2027')).toEqual([
    'Large Hall',
    'Cleaning (£15)',
    'Key box',
  ]);
  expect(chosen('Book it for 14 people on Tuesday 15 June 2027. There will be no food.')).toEqual([
    'Garden Room',
    'Caretaker',
  ]);
});

test('a country that the task speaks of is known as one', () => {
  expect(countryIn('tell the bank that I am travelling to Norway with Anna')).toBe('Norway');
  expect(countryIn('tell the bank that Anna is here')).toBeNull();
});

test('a number goes where its unit is asked for, and no mask of a date is a unit', () => {
  const [demand] = readWish('swim 50 metres', TODAY, true).demands;
  expect(asksInUnit('Distance in mm', demand!)).toBe(true);
  expect(asksInUnit('Date of birth (DD/MM/YYYY)', demand!)).toBe(false);
});

test('letters with a sign between them and the digits are put ahead', () => {
  expect(withNamedLetters('20417', 'The keeper number is BK, a hyphen and five digits.')).toBe('BK-20417');
});

test('a task may leave it to the rules of a page how it is done', () => {
  const goal = parseCommands('Book a room for 35 people. Keep to the house rules on the page.');
  expect(askedOf(goal)).toBe('Book a room for 35 people');
  expect(askedOf(parseCommands('Register me by the rules on the page.'))).toBe('Register me');
  expect(followsAt('If the form does not take something, correct it the way it asks')).toBe(-1);
});

test('a field that is called in quotes gets what stands before it, however that is put', () => {
  const pairs = (said: string) => parseCommands(said).steps[0]!.pairs;
  const wanted = [{ field: 'Invitation code', value: 'HST-808' }];
  for (const said of [
    'Type HST-808 into the field “Invitation code”.',
    'Type HST-808 into "Invitation code".',
    'Enter "HST-808" for "Invitation code".',
    'Enter HST-808 as "Invitation code".',
    'Fill "Invitation code" with HST-808.',
  ])
    expect(pairs(said), said).toEqual(wanted);
});

test('how many somebody is told by who comes along, unless the number is told', () => {
  const people = (text: string) =>
    demandsIn(text, new Date('2026-11-02'), true).flatMap(({ number, nouns }) =>
      nouns[0] === 'people' ? [number] : [],
    );
  const read: Record<string, number[]> = {
    'It is her birthday, and you want to eat here with her, just the two of you. Say that one of you eats no meat.': [
      2,
    ],
    'You and your three friends want to row on 4 May. Book a boat.': [4],
    'Book a table with your wife and two children.': [4],
    'Reserve seats for yourself, your parents and one friend.': [4],
    'Book the tour; you come alone.': [1],
    'Table for 4 with my parents at 6 pm.': [4],
    'Leave the rest alone and buy two lamps.': [],
  };
  for (const [text, numbers] of Object.entries(read)) expect.soft(people(text), text).toEqual(numbers);
});
