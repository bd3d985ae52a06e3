import { expect, test } from '@playwright/test';
import { valueIn } from '../../src/mind/scent/filling/value-asked.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

function stepsOf(task: string): string[] {
  return parseGoal(task).steps.map((step) => `${step.verb} ${(step.items.join('+') || step.object).trim()}`);
}

test('what is said in one breath of several things is a step for each', () => {
  expect(stepsOf('Turn the porch lamp on and the heater off, then save.')).toEqual([
    'tick porch lamp',
    'untick heater',
    'submit save',
  ]);
  expect(stepsOf('Mark Lift with a tick and Stairs with a cross.')).toEqual(['tick Lift', 'untick Stairs']);
  expect(stepsOf('Only the fan should be on.')).toEqual(['tick fan', 'untick others']);
  expect(stepsOf('Cross off the milk.')).toEqual(['tick milk']);
});

test('a place on another page, and whose message it is, are told before the act', () => {
  expect(parseGoal('Click on the 3rd result on page 6.').steps.map((step) => step.text)).toEqual([
    'Go to page 6',
    'Click on the 3rd result',
  ]);
  expect(parseGoal('Ann wrote to you. Pass the message on to Bo.').steps[0]!.text).toBe(
    'Forward the message from Ann to Bo',
  );
});

test('what somebody is to be told may stand before it', () => {
  const steps = parseGoal('Order two sofas. They stand behind the gate, tell the crew.').steps;
  expect(steps.at(-1)!.text).toBe('Tell the crew that They stand behind the gate');
  expect(parseGoal('Order a pizza. It is the blue door, let the driver know.').steps.at(-1)!.text).toBe(
    'Tell the driver that It is the blue door',
  );
});

test('of a line that answers what is asked is written down', () => {
  expect(valueIn('Order no. R-44896', 'What is the order number?')).toBe('R-44896');
  expect(valueIn('Ships within 2 days', 'How long does shipping take?')).toBe('2 days');
  expect(valueIn('Team: Drum', 'What is the team?')).toBe('Drum');
  expect(valueIn('From 3 to 5 of them', 'How many are there?')).toBe('From 3 to 5 of them');
});

test('why something is wanted, and what is wanted, are two sentences', () => {
  expect(stepsOf('You sold your bike, so take down your ad.')).toEqual(['remove ad']);
  expect(stepsOf('You cannot come on Friday, so please cancel your table.')).toEqual(['remove table']);
  expect(stepsOf('You have moved and want to tell the bank.')).toEqual(['transact bank']);
  expect(stepsOf('The boiler in your flat is broken and needs repairing.')).toEqual(['transact repair']);
  expect(stepsOf('You like jazz and want to find a concert in May.')).toEqual(['learn concert May']);
  // What only says how stays where it is.
  expect(stepsOf('Set the volume so that it is at 30.')).toHaveLength(1);
  expect(stepsOf('You want to buy a lamp and need to pay by card.')).toHaveLength(1);
});

test('what is no longer wanted is turned off, and what still is is turned on', () => {
  expect(
    stepsOf('In my messages, I do not want special offers any more, but I do want the reminders by text message.'),
  ).toEqual(['untick special offers', 'tick reminders']);
  expect(stepsOf("You don't want adverts any longer, but you still want to get news about the club.")).toEqual([
    'untick adverts',
    'tick news about the club',
  ]);
  expect(stepsOf('You want the reminders by post.')).toEqual(['transact reminders']);
});

test('what is told last and done first comes first', () => {
  expect(stepsOf('Press Send, after ticking the box "Terms" and selecting Lift.')).toEqual([
    'tick Terms',
    'pick Lift',
    'press Send',
  ]);
  expect(stepsOf('After clicking Details, press Save.')).toEqual(['press Details', 'press Save']);
  expect(stepsOf('Tick the box "Terms" before pressing Send.')).toEqual(['tick Terms', 'press Send']);
  expect(stepsOf('Find out what happens after pressing Save.')).toHaveLength(1);
});

test('a list of which only some are to be seen is narrowed', () => {
  expect(stepsOf('I only want to see the open tickets.')).toEqual(['filter open tickets']);
  expect(stepsOf('Let the table show only the flats in Leeds.')).toEqual(['filter flats']);
  expect(stepsOf('You want to see the open tickets.')).not.toEqual(['filter open tickets']);
});
