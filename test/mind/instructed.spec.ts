import { expect, test } from '@playwright/test';
import type { Page } from '../../src/mind/perception/page.ts';
import { partShown } from '../../src/mind/scent/answering/reading/part-of.ts';
import { asMeant, instructedBy } from '../../src/mind/scent/goal/instructed.ts';
import { parseCommands } from '../../src/mind/scent/goal/parse.ts';
import { namesForCase } from '../../src/mind/scent/instructions/cases.ts';
import { followsAt, sheetOf } from '../../src/mind/scent/instructions/follow.ts';
import { tabled } from './tabled.ts';

const told = (line: string) => instructedBy(parseCommands(asMeant(line)).steps);

test('what holds only in some case is no instruction for everybody', () => {
  const steps = told('Tick "I have a lock". If you have no lock, ask at the desk. Then press Rent.');
  expect(steps.map((step) => step.verb)).toEqual(['tick', 'press']);
});

test('who has no wish takes what the instructions name for them', () => {
  const steps = told('Choose the name you want; if you have no favourite, choose Bridge Fund. Press Vote.');
  expect(steps.map((step) => step.object)).toEqual(['Bridge Fund', 'Vote']);
});

test('what instructions change is a control that is set', () => {
  const [step] = told('Switch the pump to manual. Press Start.');
  expect(step).toMatchObject({ verb: 'enter', pairs: [{ field: 'pump', value: 'manual' }] });
});

test('a purpose and an order beside a command are no part of its name', () => {
  const [off, keep] = told('Turn off Wi-Fi first. Under "What to keep", choose Names, so that they stay. Press Go.');
  expect(off!.items).toEqual(['Wi-Fi']);
  expect(keep!.pairs).toEqual([{ field: 'What to keep', value: 'Names' }]);
});

test('only a part of a number that the page shows is typed', () => {
  const page = tabled([
    ['Item', 'Kind'],
    ['Card ending 8 4417', 'Debit'],
  ]);
  expect(partShown(page, 'Type the last four digits of the card, shown above')).toBe('4417');
  expect(partShown(page, 'Type the digits of the card')).toBeNull();
});

test('what a page tells for several cases is read for the reader’s own', () => {
  const page = (text: string) => ({ lines: [{ text, level: 0 }] }) as unknown as Page;
  const boats = page('Beginners take the Heron, members in their second year the Otter, and trainers the Swan.');
  expect(namesForCase(boats, 'I am a trainer')).toEqual(['Swan']);
  expect(namesForCase(boats, 'I am a guest')).toEqual([]);
  const floors = page('Each floor has its own day: ground floor Monday, first floor Tuesday, second floor Wednesday.');
  expect(namesForCase(floors, 'I live on the second floor')).toEqual(['Wednesday']);
});

test('a sheet is followed under any name that people give it', () => {
  for (const told of [
    'Book a slot, keeping to the house rules.',
    'Make it print quietly, as described in the quick guide.',
    'Take a boat out, according to the club rules.',
    'The light is on. Do what the help on the page says about it.',
    'There are some notes by the pool. Go by them.',
    'Read what the lifeguard wants from you, and do that.',
  ])
    expect(followsAt(told)).toBeGreaterThanOrEqual(0);
  expect(followsAt('Mind the dog.')).toBe(-1);
  expect(followsAt('There is a list of boats. Book the Heron.')).toBe(-1);
  expect(sheetOf('Take a boat out, according to the club rules.')).toBe('club rules');
});
