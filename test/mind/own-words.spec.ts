import { expect, test } from '@playwright/test';
import { nounsOf } from '../../src/mind/scent/filling/coverage/nouns.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { stepsInReach } from '../../src/mind/scent/goal/together.ts';
import { denies, isGoodNews } from '../../src/mind/scent/meaning/confirmation.ts';

test('a value of one of several things is changed at that thing, and saving it is part of the change', () => {
  const { steps } = parseGoal(
    'Rename the Moonlight cue to Dawn and save it, and finally bring the level of the Candle cue to 35 per cent and save that too.',
  );
  const changes = steps.filter(({ verb }) => verb !== 'submit');
  expect(changes.map(({ verb, scope }) => `${verb} ${scope}`.trim())).toEqual(['transact', 'transact the Candle cue']);
  expect(changes[1]!.pairs).toEqual([{ field: 'level', value: '35 per cent' }]);
  // What is to be put in at the second is not put in at the first.
  expect(stepsInReach(steps, 0)).not.toContain(changes[1]);
  expect(parseGoal('Set the number of guests to 3.').steps[0]!.verb).toBe('enter');
});

test('a message that puts somebody on a list is good news, one that asks is none', () => {
  expect(isGoodNews('You are on the waiting list: WBC, mouse guard')).toBe(true);
  expect(isGoodNews('Please choose a hive and at least one item.')).toBe(false);
  expect(denies('The hall could not be booked')).toBe(true);
});

test('how large each of them is counts nothing', () => {
  const text = 'Order three 25 kg tubs of lime putty.';
  expect(nounsOf(text, 6, 11)).toEqual(['tubs', 'lime', 'putty']);
  expect(nounsOf(text, 12, 14)).toEqual(['kg']);
});

test('what points back to all that was told is found by it', () => {
  const [step] = parseGoal(
    'The builders are coming to turn your loft into a bedroom. Find the page that says what has to be done before such work starts.',
  ).steps;
  expect(step!.object).toContain('loft');
});

test('what is put on a list of one’s own is added, and the list is no part of its name', () => {
  const read = (text: string) => parseGoal(text).steps.map(({ verb, object }) => `${verb} ${object}`);
  expect(read('Put the clog workshop in your plan.')).toEqual(['add clog workshop']);
  expect(read('Add the fourth boat to the shortlist.')).toEqual(['add boat']);
  // What is only told of a plan is none of it.
  expect(read('Put the year in the plan form.')[0]).not.toMatch(/^add/);
});
