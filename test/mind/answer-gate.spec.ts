import { expect, test } from '@playwright/test';
import type { Page } from '../../src/mind/perception/index.ts';
import { mayAnswer } from '../../src/mind/scent/answering/question/gate.ts';
import { sortsAsked, valuesOf } from '../../src/mind/scent/answering/question/kinds.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { queriesOf } from '../../src/mind/scent/rules/way/queries.ts';
import { asked, read } from './asked.ts';
import { tabled } from './tabled.ts';

function passes(page: Page, question: string, line: string, compared = false): boolean {
  const { situation, step } = asked(page, question);
  return mayAnswer(situation, step, line, compared);
}

const CODES = tabled(
  [
    ['Code', 'Meaning', 'Remedy'],
    ['E1', 'Bean container empty', 'Refill beans'],
    ['E4', 'Grinder jammed', 'Use the brush'],
    ['F28', 'No gas', 'Open the valve'],
  ],
  'Error codes',
  240,
);

test('what a code means stands in its own row, and in no other', () => {
  expect(read(CODES, 'Your coffee machine shows E4. What does that mean?')).toBe('E4: Grinder jammed');
  expect(read(CODES, 'The boiler displays the error code F28. Find out what this means.')).toBe('F28: No gas');
  expect(read(CODES, 'Your coffee machine shows E9. What does that mean?')).toBeNull();
  expect(passes(CODES, 'Your coffee machine shows E4. What does that mean?', 'E4: F28')).toBe(false);
});

test('what is the most of its kind is known by comparing, or by being called so', () => {
  const home = tabled([['Summer 2026'], ['Open from 2 June to 30 August']], 'Eleven slides');
  const question = 'Which ride do you have to be tallest for?';
  expect(passes(home, question, 'Summer 2026')).toBe(false);
  expect(passes(home, question, 'Kraken Drop', true)).toBe(true);
  const told = tabled([['The tallest may ride the Kraken Drop.']], 'Rides');
  expect(passes(told, question, 'The tallest may ride the Kraken Drop.')).toBe(true);
});

test('of plans told one after the other the one is given that is asked for', () => {
  const plans = tabled(
    [['Free: up to 5 clients. Solo: £6 a month. Studio: £15 a month for up to four people.']],
    'Plans',
  );
  expect(read(plans, 'Look up what the Solo plan of this invoicing tool costs per month.')).toBe('Solo: £6 a month.');
  expect(read(plans, 'What does the Studio plan cost per month?')).toContain('£15');
  expect(read(plans, 'What does the Agency plan cost per month?')).toBeNull();
  expect(passes(plans, 'What does the Solo plan cost?', 'Free plan: Help')).toBe(false);
});

test('a value that stands alone right at what is asked about is its', () => {
  const bin = tabled(
    [['A deleted note goes to the bin. It stays there for 45 days.'], ['After that nobody gets it back.']],
    'Delete a note and get it back',
  );
  expect(read(bin, 'For how many days can a deleted note still be brought back?')).toContain('45 days');
  const shop = tabled([['Delivery takes 2 days.']], 'Walnut desk');
  expect(read(shop, 'For how many days is the walnut desk guaranteed?')).toBeNull();
});

test('who wrote something is named on its page, whatever the page says of writing', () => {
  const book = tabled([['by Tomas Hollin']], 'Night Ferry');
  expect(read(book, 'Who wrote the book "Night Ferry"?')).toContain('Tomas Hollin');
  expect(queriesOf(parseGoal('Who wrote the book "Night Ferry"?').steps[0]!)[0]).toBe('night ferry');
});

test('where something is looks like a place, and never like a day', () => {
  for (const place of [
    'Shelf: F 17',
    'Chapel of St Anne',
    "St Anne's Church",
    'Found at Saltmarsh on 12 May',
    'Room 4',
    '12 Mill Lane',
    'in the small hall',
  ])
    expect(valuesOf(place, 'place'), place).not.toEqual([]);
  for (const other of ['Monday 3 November, 10:00', 'We open in May', 'Free for members'])
    expect(valuesOf(other, 'place'), other).toEqual([]);
  expect(sortsAsked('At which station was the violin found?')).toEqual(['place']);
  expect(sortsAsked('Where does the seed swap take place?')).toEqual(['place']);
});

test('under what condition something is so need not be said', () => {
  const board = tabled([['Notes stay on the board for six weeks unless you delete them earlier.']], 'How it works');
  expect(read(board, 'How long does a note stay up on this board if nobody takes it down?')).toContain('six weeks');
});
