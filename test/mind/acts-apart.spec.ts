import { expect, test } from '@playwright/test';
import { actsIn } from '../../src/mind/scent/account/acts.ts';
import { ACTS_APART } from './tasks/acts-apart.ts';
import { failures } from './tasks/play.ts';

test('acts that have nothing to do with each other are told one by one, each in words of its own', () => {
  expect(actsIn('Rename the list Alpha to Beta and delete the list Gamma.')).toEqual([
    'Rename the list Alpha to Beta.',
    'Delete the list Gamma.',
  ]);
  expect(actsIn('Cancel my visit with Dr Lund and book one with Dr Berg on Monday.')).toEqual([
    'Cancel my visit with Dr Lund.',
    'Book a visit with Dr Berg on Monday.',
  ]);
  expect(
    actsIn('Tom Berg has left the choir; take him off the list. Ida Lund’s new number is 555 019, so change that.'),
  ).toEqual([
    'Tom Berg has left the choir. Take him off the list.',
    'Ida Lund’s new number is 555 019, so change that.',
  ]);
  expect(
    actsIn(
      'The seat from Ulm to Bonn on 3 May is no use to me. Give that seat back and get another for the same trip on 5 May.',
    )[1],
  ).toBe('Get another seat from Ulm to Bonn on 5 May.');
});

test('what only belongs to an act stays with it', () => {
  for (const whole of [
    'Order the lamp. Use the voucher LAMP5 and have it sent to the shop in Ulm.',
    'Create a task called “Buy bread” and give it the priority high.',
    'Add the blue mug to the basket. Then change the quantity to 3 and order it.',
    'You want to sand a floor. Find out which sander costs least and put it in the basket.',
    'Book the hall for 3 May and name Ann Lee as contact. Leave a note for the caretaker that the piano is needed.',
  ])
    expect(actsIn(whole)).toEqual([whole]);
});

test('of two acts each is done to its own thing, and what ends something is no search for it', {
  tag: '@long',
}, async () => {
  test.setTimeout(180_000);
  expect(await failures(ACTS_APART)).toEqual([]);
});
