import { expect, test } from '@playwright/test';
import { houseNumber } from '../../src/mind/scent/filling/address.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { datesIn } from '../../src/mind/scent/goal/timing.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');

test('how things are is told and not asked for', () => {
  const goal = parseGoal('You have lost your debit card. Block it. You do not need a new one.');
  expect(goal.steps.map((step) => step.text)).toEqual(['Block your debit card']);
  expect(goal.steps[0]!.object).toBe('debit card');
  expect(goal.avoid).toEqual(['need a new one']);
});

test('fields that are listed behind a command are its values', () => {
  const [step] = parseGoal('Send a newsletter to the members. Subject: "Hall closed". Text: "See you in May."').steps;
  expect(step!.pairs).toContainEqual({ field: 'Subject', value: 'Hall closed' });
  expect(step!.pairs).toContainEqual({ field: 'Text', value: 'See you in May.' });
});

test('what somebody is made is their role', () => {
  const [step] = parseGoal('Make Tomas Arkle an editor.').steps;
  expect(step!.pairs).toContainEqual({ field: 'role', value: 'editor' });
});

test('a day of the week beside its date is one day', () => {
  expect(datesIn('on Thursday 12 November after 3 pm', TODAY, true)).toEqual(['12 November']);
});

test('the number of a house stands behind or before its street', () => {
  expect(houseNumber('You live at Mill Lane 14.')).toBe('14');
  expect(houseNumber('the bin at 9 Orchard Road')).toBe('9');
  expect(houseNumber('on November 14')).toBeNull();
});
