import { expect, test } from '@playwright/test';
import { knownApart, phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/index.ts';
import { refused } from '../../src/mind/scent/done/against/refused.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { meaningOf } from '../../src/mind/scent/filling/known/meaning.ts';
import { asksAnimalsName } from '../../src/mind/scent/filling/known/own-name.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { followsAt, subjectOf } from '../../src/mind/scent/instructions/follow.ts';
import { commandsOther } from '../../src/mind/scent/meaning/act-class.ts';
import { isForbidden } from '../../src/mind/scent/meaning/forbidden.ts';
import { argumentOf } from '../../src/mind/scent/rules/common.ts';
import { bareHead } from '../../src/mind/scent/things/column-heads.ts';

const told = (text: string) => parseGoal(text).steps.map((step) => step.text);
const button = (raw: string) =>
  ({ kind: 'click', role: 'button', raw, label: raw, said: phrase(raw), state: new Set() }) as unknown as Item;

test('what everybody does on the way is no step of its own', () => {
  expect(told('Follow Ann. Close anything that gets in the way, I take part in no survey.')).toHaveLength(1);
  expect(told('Order two boxes, and check the order before you place it.')).toHaveLength(1);
  expect(told('Sort the tasks by age. Keep all owners in the list.')).toHaveLength(1);
  expect(told('Close the survey that is in the way.')).toHaveLength(1);
});

test('an order of a list is put in place whatever it is shown by', () => {
  const [step] = parseGoal('List the customers in reverse alphabetical order.').steps;
  expect(step!.verb).toBe('sort');
  expect(parseGoal('List the customers of last year.').steps[0]!.verb).not.toBe('sort');
  expect(bareHead('Level (m) ▲')).toBe('Level');
  expect(bareHead('(none)')).toBe('(none)');
});

test('what is told of a place stands with the thing that is meant', () => {
  expect(told('Somewhere in the list is a pewter mug. Make it a favourite.')).toEqual([
    'Make the pewter mug a favourite',
  ]);
  expect(told('There is a ship in a bottle in the collection. When was it given to the museum?')).toEqual([
    'When was the ship in a bottle given to the museum?',
  ]);
});

test('a field for numbers takes a number, also in words, and nothing else', () => {
  const field = {
    role: 'spinbutton',
    action: { parameters: { properties: { text: { type: 'string' } } } },
  } as unknown as Item;
  expect(argumentOf(field, 'worked by hand')).toBeNull();
  expect(argumentOf(field, 'five')).toEqual({ text: '5' });
  expect(argumentOf(field, '40')).toEqual({ text: '40' });
});

test('words are put where the clause says, and what stands for a value is none', () => {
  const pairs = (text: string) => parseGoal(text).steps[0]!.pairs;
  expect(pairs('In the log book, write the words: all quiet.')).toEqual([{ field: 'log book', value: 'all quiet' }]);
  expect(pairs('Under people, enter 3.')).toEqual([{ field: 'people', value: '3' }]);
  expect(pairs('Type that code in the Code box.')).toEqual([]);
});

test('an exercise is done by doing what its page says', () => {
  const goal = parseGoal('Do the training exercise about closing the front desk. Its page says what to do.');
  expect(followsAt(goal.text)).toBeGreaterThanOrEqual(0);
  expect(subjectOf(goal)).toContain('closing the front desk');
  expect(followsAt(parseGoal('Show me the exercise bikes.').text)).toBe(-1);
});

test('what a task says is not to be done is not pressed, unless it is asked for elsewhere', () => {
  const goal = parseGoal('Change the collection day to Tuesday. Do not send the list yet.');
  expect(isForbidden(goal, button('Send list to the wardrobe'))).toBe(true);
  expect(isForbidden(goal, button('Save list'))).toBe(false);
  expect(isForbidden(parseGoal('Delete the second note. Do not delete the first.'), button('Delete'))).toBe(false);
});

test('nobody reserves what is to be kept longer, or takes the large one for the small one', () => {
  const [step] = parseGoal('Keep the hedge trimmer two weeks longer.').steps;
  expect(commandsOther(step!, 'reserve hedge trimmer')).toBe(true);
  expect(commandsOther(step!, 'renew hedge trimmer')).toBe(false);
  expect(knownApart('large', 'small')).toBe(true);
  expect(knownApart('large', 'frog')).toBe(false);
});

test('an exercise that was not done right is not done', () => {
  const [step] = parseGoal('Press Close the desk.').steps;
  expect(refused(['Not quite. Read the steps again.'], step!)).not.toBeNull();
  expect(refused(['Well done. The desk is closed.'], step!)).toBeNull();
});

test('an animal has a name of its own', () => {
  expect(asksAnimalsName({ label: 'Name of your cat', placeholder: '' })).toBe(true);
  expect(asksAnimalsName({ label: 'Your name', placeholder: '' })).toBe(false);
  expect(asksAnimalsName({ label: 'Breed of your dog', placeholder: '' })).toBe(false);
  expect([...meaningOf('cat').what.keys()]).toEqual(['fullname']);
});

test('a sign before a number is no end of a span', () => {
  const roles = (text: string) => readWish(text, new Date('2026-05-04'), true).demands.map(({ role }) => role);
  expect(roles('right eye -2.75 and left eye as before')).toEqual(['']);
  expect(roles('from 10:00 - 11:30')).toEqual(['start', 'end']);
});

test('how much of something an act takes is told beside it', () => {
  const [fire, cool] = parseGoal('Fire kiln B at 980 degrees, then let it cool.').steps;
  expect(fire!.pairs).toEqual([{ field: 'temperature', value: '980' }]);
  expect(cool!.text).toContain('cool');
  expect(parseGoal('Wait for 5 minutes.').steps.flatMap((step) => step.pairs)).toEqual([]);
});

test('boxes, practice and orders are asked for in everyday words', () => {
  const verbs = (text: string) => parseGoal(text).steps.map((step) => step.verb);
  expect(verbs('Take the tick off Tuesday supper.')).toEqual(['untick']);
  expect(verbs('Order the results so that the fastest swimmer stands first.')).toEqual(['sort']);
  expect(verbs('Order the blue lamp so that it comes on Friday.')).toEqual(['buy']);
  expect(verbs('Buy two tickets, and check everything before you buy.')).toEqual(['buy']);
  expect(followsAt(parseGoal('Do the practice on this page.').text)).toBeGreaterThanOrEqual(0);
});
