import { expect, test } from '@playwright/test';
import { spellOut } from '../../src/mind/scent/goal/given.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { stepsInReach } from '../../src/mind/scent/goal/together.ts';
import { withoutHeading } from '../../src/mind/scent/goal/wording/headed.ts';
import { undoes } from '../../src/mind/scent/meaning/amiss.ts';
import { refusesInstead } from '../../src/mind/scent/meaning/refusing-box.ts';

test('"there" is at the thing that was scrolled to', () => {
  const [scroll, press] = parseGoal('Scroll down to "Pottery for beginners" and press "Join" there.').steps;
  expect(scroll).toMatchObject({ verb: 'reach', quoted: ['Pottery for beginners'] });
  expect(press).toMatchObject({ verb: 'press', quoted: ['Join'], scope: 'Pottery for beginners' });
});

test('an "and" in the name of a dish parts no two dishes', () => {
  const { steps } = parseGoal('Put two spring rolls and one sweet and sour tofu in the order.');
  expect(steps.map((step) => [step.verb, step.object, step.constraints.quantity])).toEqual([
    ['add', 'spring rolls', 2],
    ['add', 'sweet and sour tofu', 1],
  ]);
});

test('a note beside an order is nothing that is ordered', () => {
  expect(parseGoal('Add a note to my order saying "Ring twice".').steps[0]!.verb).toBe('transact');
});

test('one goes over to another branch, and takes another plan', () => {
  expect(parseGoal('Change to the Leeds store.').steps[0]!.verb).toBe('reach');
  expect(parseGoal('Change to the annual plan.').steps[0]!.verb).toBe('transact');
});

test('what takes one off adds none', () => {
  const [add] = parseGoal('Add one soup.').steps;
  const [less] = parseGoal('Take one soup off the order.').steps;
  expect(undoes(add!, 'take off one soup')).toBe(true);
  expect(undoes(less!, 'take off one soup')).toBe(false);
});

test('a box that refuses is ticked by who wants a thing off, and left as it is called', () => {
  expect(refusesInstead('Unsubscribe me from everything', 'Stop receiving any emails')).toBe(true);
  expect(refusesInstead('Do not call me', 'Untick "Do not call me"')).toBe(false);
  expect(refusesInstead('Weekly letter', 'Stop receiving any emails')).toBe(false);
});

test('a verb that nobody listed begins a step of its own, where a thing follows it', () => {
  const texts = (told: string) => parseGoal(told).steps.map((step) => step.text);
  expect(texts('Close the garage door, then arm the alarm, then start the Holiday routine.')).toEqual([
    'Close the garage door',
    'arm the alarm',
    'start the Holiday routine',
  ]);
  expect(texts('Open the shed, mow the lawn and bake a cake.')).toEqual([
    'Open the shed',
    'mow the lawn',
    'bake a cake',
  ]);
  expect(texts('Give Ann the book and Tom the pen.')).toHaveLength(1);
  expect(texts('Put milk, bread and a cake in the basket.')).toHaveLength(1);
});

test('what is told behind "then" without a verb is done by the same verb', () => {
  const texts = (told: string) => parseGoal(told).steps.map((step) => step.text.toLowerCase());
  expect(texts('Mark Tilda as fed and then as walked.')).toEqual(['mark tilda as fed', 'mark tilda as walked']);
  expect(texts('Add the red lamp and then the blue lamp to the basket.')).toEqual([
    'add the red lamp to the basket',
    'add the blue lamp to the basket',
  ]);
  expect(texts('Remove the tent and then arm the alarm.')).toEqual(['remove the tent', 'arm the alarm']);
});

test('"before that" turns two sentences round, and "last" names no thing', () => {
  const { steps } = parseGoal('Tick off Sweep the yard. Before that, please add Wash the car to the chores.');
  expect(steps.map(({ verb }) => verb)).toEqual(['transact', 'tick']);
  expect(parseGoal('Print the list first. Then close the page.').steps[0]!.nth).toBeNull();
});

test('what is told to come later takes no part in the form that is filled in now', () => {
  const { steps } = parseGoal('Rename "A" to "B", delete "C" and then add the chore "Call Eva".');
  expect(stepsInReach(steps, 0)).toHaveLength(1);
  const booking = parseGoal('Book a table for four. Choose the terrace and pay by card.').steps;
  expect(stepsInReach(booking, 0)).toHaveLength(booking.length);
});

test('what is wished for is asked where only "save" is a command', () => {
  const { steps } = parseGoal('I no longer want the monthly newsletter. Leave the other choices alone and save.');
  expect(steps.map(({ verb }) => verb)).toEqual(['untick', 'submit']);
});

test('"to the new name" is the name that is known', () => {
  const goal = parseGoal('Rename the set to the new name.', true);
  spellOut(goal, [{ name: 'new_set_name', value: 'Barn dance' }]);
  expect(goal.steps[0]!.pairs[0]!.value).toBe('Barn dance');
});

test('whatever tells that an act comes after the one before begins a step of its own', () => {
  const acts = (text: string) => parseGoal(text).steps.map((step) => step.text.toLowerCase());
  expect(acts('Pull lever 4, then pull lever 2, then ring the bell once.')).toEqual([
    'pull lever 4',
    'pull lever 2',
    'ring the bell once',
  ]);
  expect(acts('To begin with, dim the hall lights. After this, start the film. To finish, open the doors.')).toEqual([
    'dim the hall lights',
    'start the film',
    'open the doors',
  ]);
  expect(acts('Start by muting the channel. Once that is done, invite Lena. Finish by locking the room.')).toEqual([
    'mute the channel',
    'invite lena',
    'lock the room',
  ]);
  expect(acts('Lock the gate, and last of all send the crew the message given.')).toHaveLength(2);
  expect(acts('In the settings change the display name to Kim Oak, set the theme to Dark and save it.')).toHaveLength(
    3,
  );
  // How things are is no command, whatever number it bears.
  expect(acts('Preheat oven 2 and start it. Oven 1 stays cold.')).toHaveLength(2);
});

test('what was made is meant by its kind in the steps after it', () => {
  const { steps } = parseGoal(
    'Open a new pot called Bike, then move 60 pounds from Savings into it, and then lock the pot.',
  );
  expect(steps[1]!.pairs).toEqual([
    { field: 'from', value: 'Savings' },
    { field: 'to', value: 'Bike' },
  ]);
  expect(steps[2]!.text).toBe('lock the pot Bike');
});

test('what is told after an act that is over belongs to its own step', () => {
  const { steps } = parseGoal('Lock the doors, then send the crew the note given. Last of all turn the lamps off.');
  expect(stepsInReach(steps, 1)).toEqual([steps[1]]);
});

test('what a text says of itself, and numbers within a line, are no part of what it asks', () => {
  const read = (text: string) => parseGoal(withoutHeading(text)).steps.map(({ text }) => text);
  expect(read('To-do: 1) save the lamp to the list 2) rename the jug')).toEqual([
    'Save the lamp to the list',
    'rename the jug',
  ]);
  expect(read('Ticket #7: close the window')).toEqual(['Close the window']);
  expect(read('Before you send the letter, save the draft.')).toEqual(['Save the draft', 'send the letter']);
});
