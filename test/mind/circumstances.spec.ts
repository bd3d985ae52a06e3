import { expect, test } from '@playwright/test';
import { ageIn, inAgeGroup, ofOtherCircumstances } from '../../src/mind/scent/answering/question/circumstance.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import { nextQuery } from '../../src/mind/scent/rules/way/queries.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { asked, read } from './asked.ts';
import { tabled } from './tabled.ts';

const LOANS = tabled(
  [
    ['Tool', 'Longest loan', 'Deposit'],
    ['Drills and screwdrivers', '5 days', '£10'],
    ['Ladders', '2 days', '£20'],
    ['Steamers', '3 days', '£15'],
  ],
  'What we lend',
  240,
);
const FEES = tabled([['Adult £5.20'], ['Child under 16 £2.80'], ['Over 65 £3.40']], 'Prices');

test('what is told around a question says which of the values is meant', () => {
  const shelf = 'You have a shelf to put up, but no drill. How long could you keep one?';
  expect(read(LOANS, shelf)).toContain('5 days');
  expect(read(LOANS, 'Your gutter is blocked and you own no ladder. How long could you keep one?')).toContain('2 days');
  expect(read(LOANS, 'Your kettle has given up. How long could you keep one?')).toBeNull();
});

test('the price is that of the age group to which somebody belongs', () => {
  expect(read(FEES, 'Your grandmother is 71 and fancies a swim. What will they charge her?')).toBe('Over 65 £3.40');
  expect(read(FEES, 'Your son is nine and wants to swim. What will they charge him?')).toBe('Child under 16 £2.80');
  expect(ageIn('A baby of six months')).toBeNull();
  expect(ageIn('She is a 12-year-old')).toBe(12);
  expect(inAgeGroup('Children 5-15', 9)).toBe(true);
  expect(inAgeGroup('60 and over £3', 59)).toBe(false);
  expect(inAgeGroup('Over 65 £3.40', 65)).toBe(false);
  expect(inAgeGroup('Adults', 30)).toBeNull();
});

test('hours of another day than the one that is told answer nothing', () => {
  const { situation, step } = asked(FEES, 'Your cat is ill and it is Sunday. Which number do you ring?');
  expect(ofOtherCircumstances(situation, step, 'Monday to Friday 8 to 6: 01632 960 100')).toBe(true);
  expect(ofOtherCircumstances(situation, step, 'Sundays and bank holidays: 01632 960 777')).toBe(false);
  expect(ofOtherCircumstances(situation, step, 'Call 01632 960 100')).toBe(false);
});

test('who has no name is not looked for by what they are, and a wish before a question is why it is asked', () => {
  const steps = (text: string) => parseGoal(text).steps.map((step) => `${step.verb}: ${step.text}`);
  expect(steps("Your neighbour's cat is ill. Which number should she ring?")).toEqual([
    'learn: Which number should she ring?',
  ]);
  expect(steps('I found a moth I do not know and want to send it in. How much money must I enclose?')).toEqual([
    'learn: How much money must I enclose?',
  ]);
  expect(steps('You have moved and want to tell the bank.')).toEqual(['transact: Tell the bank']);
  expect(steps('Show the weights in pounds.')).toEqual(['transact: Change the weights to pounds']);
});

test('a wish for one of several things is a choice, and what somebody is tired of is left alone', () => {
  const goal = parseGoal(
    'You are tired of white bread. This week you would like rye, and you fancy some plum buns as well.',
  );
  expect(goal.steps.map(({ verb, text }) => `${verb}: ${text}`)).toEqual([
    'pick: choose rye',
    'pick: choose plum buns',
  ]);
  expect(goal.avoid).toEqual(['white bread']);
});

test('what is only asked where the first is so stands by itself, and is looked up by what is named around it', () => {
  const told = parseGoal('See whether they still have Harbour Songs, and if so put it in your basket.');
  expect(told.steps.map(({ verb }) => verb)).toEqual(['locate', 'add']);
  expect(told.steps[0]!.text).toBe('See whether they still have Harbour Songs');
  const goal = parseGoal(
    'Your aunt is a great fan of Ida Venn. Find the cheaper of her two records and put it in the basket.',
  );
  const situation = { knowledge: [], memory: recall(null), goal } as unknown as Situation;
  expect(nextQuery(situation, goal.steps[0]!)).toBe('Ida Venn');
});

test('what a day, a door or a number to ring is asked by', () => {
  const evening = 'You are thinking of joining. On which evening would you have to be free?';
  expect(
    read(tabled([['Every Tuesday at 7.15 pm in the hall.'], ['Bring a pencil.']], 'Rehearsals'), evening),
  ).toContain('Tuesday');
  const door = 'Your father uses a wheelchair. Find out which door he has to use.';
  const way = tabled(
    [['There is a step at the front. Wheelchairs come in by the garden door in Pound Lane.']],
    'Getting in',
  );
  expect(read(way, door)).toContain('garden door');
  expect(read(tabled([['Open on three floors in an old chapel.']], 'Lace'), door)).toBeNull();
});
