import { expect, test } from '@playwright/test';
import { knownApart } from '../../src/mind/language/index.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { commandsOther, isOtherAct, saysActOf } from '../../src/mind/scent/meaning/act-class.ts';
import { tellsEmptied } from '../../src/mind/scent/meaning/emptied.ts';
import { doesOpposite } from '../../src/mind/scent/meaning/opposite.ts';

const OTHER: Array<[task: string, label: string, other: boolean]> = [
  ['Extend the loan of the atlas', 'suggest a purchase', true],
  ['Reserve the newest guide to Wales', 'suggest a book', true],
  ['Cancel the riding lesson', 'book a lesson', true],
  ['Change my name', 'order now', true],
  ['Put the kettle in the basket', 'buy now', false],
  ['Sign me up for the pottery course', 'book a place', false],
  ['Send the lamp back', 'return an item', false],
  ['Forward the note from Ines to Pilar', 'reply', true],
  ['Tell Ines that I come', 'reply', false],
  ['Show me my order history', 'order history', false],
];

test('a label that commands another act than the task is told from one that does not', () => {
  for (const [task, label, other] of OTHER) {
    const goal = parseGoal(task);
    expect(isOtherAct(goal.steps[0]!, label, goal.text.toLowerCase()), `“${label}” for “${task}”`).toBe(other);
  }
});

test('an act is known by another verb than the task uses', () => {
  const [signs] = parseGoal('Sign me up for the pottery course').steps;
  expect(saysActOf(signs!, 'enrol')).toBe(true);
  expect(saysActOf(signs!, 'donate')).toBe(false);
  const [keeps] = parseGoal('Extend the loan of the atlas').steps;
  expect(saysActOf(keeps!, 'renew')).toBe(true);
  expect(saysActOf(keeps!, 'keep it longer')).toBe(true);
  expect(saysActOf(keeps!, 'keep shopping')).toBe(false);
  const [fetched] = parseGoal('Arrange that the ladder is collected on Thursday between 14 and 16.').steps;
  expect(fetched!.verb).toBe('transact');
  expect(fetched!.text).toContain('a collection of the ladder on Thursday');
});

test('things are told apart only within a kind', () => {
  expect(knownApart('carrot', 'tomato')).toBe(true);
  expect(knownApart('october', 'date'), 'a date is no month').toBe(false);
  expect(knownApart('train', 'table'), 'nor is a table a train').toBe(false);
});

test('a button with an act of its own is for no other act on the same thing', () => {
  const other = (task: string, label: string) => commandsOther(parseGoal(task).steps[0]!, label);
  expect(other('Move 25 pounds from Holiday to Gifts', 'lock holiday')).toBe(true);
  expect(other('Add Gravel Road to the playlist', 'play gravel road')).toBe(true);
  expect(other('Freeze the card', 'lock card')).toBe(false);
  expect(other('Send Ann the photo', 'share')).toBe(false);
});

test('that nothing is left speaks for an act that takes away, and against one that wants something', () => {
  const empty = (task: string, line: string) => tellsEmptied(line, parseGoal(task).steps[0]!, [line]);
  expect(empty('Pay the late fee', 'You have no fees to pay.')).toBe(true);
  expect(empty('Cancel the place on the first aid course', 'You have no courses.')).toBe(true);
  expect(empty('Book a seat on the boat', 'You have no credit.')).toBe(false);
  expect(empty('Cancel the table', 'No booking found.')).toBe(false);
});

test('a button that would take back what is asked is never pressed for it', () => {
  const against = (task: string, label: string) => doesOpposite(parseGoal(task).steps[0]!, label);
  expect(against('Open the lid', 'Close lid')).toBe(true);
  expect(against('Lock Holiday', 'Unlock Holiday')).toBe(true);
  expect(against('Open the lid', 'Close window')).toBe(false);
  expect(against('Stop the mixer', 'Stop mixer')).toBe(false);
});
