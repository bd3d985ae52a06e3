import { expect, test } from '@playwright/test';
import { refused } from '../../src/mind/scent/done/against/refused.ts';
import { factsIn } from '../../src/mind/scent/filling/known/told-of.ts';
import { instructedBy } from '../../src/mind/scent/goal/instructed.ts';
import { parseCommands, parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { forbids } from '../../src/mind/scent/meaning/forbidden.ts';

const texts = (told: string) => parseGoal(told).steps.map(({ text }) => text);

test('what points back to a month, a price or a size says it', () => {
  expect(texts('You are free only in December. Book a place on a workshop in that month.')).toEqual([
    'Book a place on a workshop in December',
  ]);
  expect(texts("You can spend up to £400. Have the yard's list show you only fireplaces within that price.")).toEqual([
    'Show only fireplaces up to £400',
  ]);
  expect(texts('You are clearing out a garage and need a 6 yard skip. Hire the cheapest one of that size.')).toEqual([
    'Hire the cheapest 6 yard skip',
  ]);
});

test('a measure in front of a thing is no number of things, and a size of a picture neither', () => {
  expect(parseGoal('Hire the cheapest 6 yard skip.').steps[0]!.constraints.quantity).toBeNull();
  expect(parseGoal('Order six glossy prints of 18 x 24 cm.').steps[0]!.constraints.quantity).toBe(6);
});

test('what somebody wants to know is found out for them', () => {
  const [step] = parseGoal('A visitor asks how many bells hang in the tower. Find it out from the list.').steps;
  expect(step).toMatchObject({ verb: 'learn', text: 'Find out how many bells hang in the tower from the list' });
});

test('"one" and "the same one" are of what was told', () => {
  expect(texts('My daughter would love to try the harp. Borrow one for her from the lending room.')[0]).toMatch(
    /^Borrow a harp for my daughter/,
  );
  expect(texts('My friend left her rucksack at the fifth place on this list. Leave my bag at the same one.')).toEqual([
    'Leave my bag at the fifth place',
  ]);
});

test('a page told by a short question is about what was told before', () => {
  expect(
    texts('We have heard that some locks will be shut for repairs. Open the page that says which ones and when.'),
  ).toEqual(['Open the page that says which ones and when some locks will be shut for repairs']);
});

test('the last of a row has the verb of the others, and goes where they go', () => {
  expect(
    texts('Set up a warm-up, after that a fast ramp, then a 20-minute hold, and at the end natural cooling.'),
  ).toEqual(['Set up a warm-up', 'set up a fast ramp', 'set up a 20-minute hold', 'set up natural cooling']);
  expect(texts("Put the Admiral's coat on your hire list, then the cutlass from the props.").at(-1)).toBe(
    'put the cutlass from the props on your hire list',
  );
});

test('what is saved by a name is all that was put in', () => {
  const [, save] = parseGoal('Add a 20-minute hold. Then save it as Test tiles.').steps;
  expect(save).toMatchObject({ object: 'save', scope: '', pairs: [{ field: 'name', value: 'Test tiles' }, {}] });
});

test('one thing in place of another forbids no more than that', () => {
  const { steps, avoid } = parseGoal('Choose the curry with boiled rice in place of the mashed potato, and a juice.');
  expect(avoid).toEqual(['the mashed potato']);
  expect(steps[0]!.text).toBe('Choose the curry with boiled rice and a juice');
});

test('everyday turns for keeping, lowering and making longer', () => {
  expect(texts('Have one packet put by for me.')).toEqual(['reserve one packet']);
  expect(texts('Put the whole piece down by one tone.')).toEqual(['lower the whole piece by one tone']);
  expect(texts('Have the loan made longer.')).toEqual(['extend the loan']);
});

test('written instructions set a state, and type what stands behind its name', () => {
  expect(instructedBy(parseCommands('Put the mode on Manual. Press Start.').steps)[0]).toMatchObject({
    pairs: [{ field: 'mode', value: 'Manual' }],
  });
  expect(parseCommands("In the password box, type today's word: LANTERN.").steps[0]!.pairs).toEqual([
    { field: 'password', value: 'LANTERN' },
  ]);
  expect(parseCommands('Studio A is being rewired. Please choose studio C.').steps).toHaveLength(1);
});

test('what the task forbids is not pressed, and its like of another thing is', () => {
  const goal = parseGoal('Save the programme, but do not start the kiln yet.');
  expect(forbids(goal, 'Start kiln')).toBe(true);
  expect(forbids(goal, 'Save programme')).toBe(false);
  const other = parseGoal('Start the recording. Do not start the kiln.');
  expect(forbids(other, 'Start recording')).toBe(false);
  expect(forbids(parseGoal('Do not press "Call the manager". Press "Open".'), 'Call the manager')).toBe(true);
});

test('a floor that is told is known where a form asks for it, and "mine" is claimed', () => {
  expect(factsIn('We sit on the third floor and eat at noon.')).toEqual([{ name: 'floor', value: 'third' }]);
  expect(texts('Find the flask in the list and say that it is mine.').at(-1)).toBe('claim it');
});

test('a press that the page names in its answer is not refused by it', () => {
  const goal = parseGoal('Hand the card in.');
  expect(refused(['Thank you. Your card has gone to the kitchen.'], goal.steps[0]!)).toBeNull();
  expect(refused(['The last card has gone.'], goal.steps[0]!)).toBe('The last card has gone.');
});
