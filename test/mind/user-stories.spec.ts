import { expect, test } from '@playwright/test';
import { literalCoverage, phrase } from '../../src/mind/language/index.ts';
import { parseCommands } from '../../src/mind/scent/goal/parse.ts';
import { followsAt } from '../../src/mind/scent/instructions/follow.ts';

const stepsOf = (text: string) => parseCommands(text).steps.map(({ verb, text }) => `${verb}: ${text}`);

test('a task told as a user story asks for what is wished, and not for what it is wished for', () => {
  expect(
    stepsOf('As Petra Lund I want the garden room reserved for 3 May, with 4 guests, so that we can sit outside.'),
  ).toEqual(['buy: Reserve the garden room for 3 May, with 4 guests']);
  expect(stepsOf('As a regular customer I want to change the address of my order.')).toEqual([
    'transact: Change the address of my order',
  ]);
  expect(stepsOf('As a parent I want two child tickets in my basket.')).toEqual([
    'add: Put two child tickets in my basket',
  ]);
});

test('what somebody asked is to be found out, and to report what a page says is not to follow it', () => {
  expect(stepsOf('A visitor asked us on which days the mill turns. Please look it up on the site.')).toEqual([
    'learn: Find out on which days the mill turns',
  ]);
  expect(followsAt('Look it up and report what it says.')).toBe(-1);
  expect(followsAt('Open the page and do what it says.')).toBeGreaterThan(0);
});

test('who signs in and with what may stand in brackets', () => {
  const [step] = parseCommands('Sign in (petra.lund@example.org, Heron_31).').steps;
  expect(step?.pairs).toEqual([
    { field: 'password', value: 'Heron_31' },
    { field: 'email', value: 'petra.lund@example.org' },
  ]);
});

test('a shortened day is the same day', () => {
  expect(literalCoverage(phrase('Thu'), phrase('a class on Thursday'))).toBe(1);
  expect(literalCoverage(phrase('Tue'), phrase('a class on Thursday'))).toBe(0);
});

test('days of what recurs are told one by one, and what a thing is to do is no part of its name', () => {
  const [step] = parseCommands('Add an alarm called Early that rings at 05:30 from Tuesday to Thursday.').steps;
  expect(step?.text).toContain('on Tuesday, Wednesday and Thursday');
  expect(step?.pairs).toContainEqual({ field: 'name', value: 'Early' });
  expect(stepsOf('Is the office open from Monday to Friday?')[0]).toContain('Monday to Friday');
});
