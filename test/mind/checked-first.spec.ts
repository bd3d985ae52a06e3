import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

test('looking something over before it is sent is no step of its own', () => {
  const goal = parseGoal(
    'Confirm the stay at Hill House, but see first that it agrees with what I want, and correct whatever does not.',
  );
  expect(goal.steps.map((step) => step.text)).toEqual(['Confirm the stay at Hill House']);
  expect(goal.checked).toBe(true);
});

test('what is looked over is what is confirmed, at the place that was told before', () => {
  const goal = parseGoal(
    'I want to stay at Hill House. Make sure that the saved booking says exactly that, and confirm it.',
  );
  expect(goal.steps[0]).toMatchObject({ text: 'confirm the saved booking', scope: 'Hill House' });
});

test('what is only to be done if a form complains, and what is to stay, is no step', () => {
  const permit = parseGoal('Apply for a permit. If the form complains, put it right and send it again.');
  expect(permit.steps.map((step) => step.text)).toEqual(['Apply for a permit']);
  const order = parseGoal('Change the order to large boxes, with everything else as it is, and place the order.');
  expect(order.steps[0]!.pairs).toEqual([{ field: 'order', value: 'large boxes' }]);
});

test('who is only to correct something has that for a step', () => {
  const goal = parseGoal('Correct what is wrong in my profile.');
  expect(goal.steps).toHaveLength(1);
  expect(goal.checked).toBe(false);
});
