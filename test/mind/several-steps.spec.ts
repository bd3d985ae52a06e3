import { expect, test } from '@playwright/test';
import { spellOut } from '../../src/mind/scent/goal/given.ts';
import { asMeant } from '../../src/mind/scent/goal/instructed.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { followsAt, subjectOf } from '../../src/mind/scent/instructions/follow.ts';

const read = (text: string) => parseGoal(text).steps.map(({ verb, object }) => `${verb} ${object}`);

test('the last of several steps is one of its own, by whatever word it is joined', () => {
  expect(read('Choose the Wool programme, then set the speed to 800, and last start the machine.')).toHaveLength(3);
  expect(read('Move the red vase to shelf B, and only then mark it as sold.')).toHaveLength(2);
  // A last name is no last step.
  expect(read('Enter your first and last name and press Next.')).toHaveLength(2);
});

test('where something goes may be told before what goes there', () => {
  const { steps } = parseGoal('In the field Bay write K4, and in the field Hours write 6, which is the most.');
  expect(steps.map(({ pairs }) => pairs)).toEqual([[{ field: 'Bay', value: 'K4' }], [{ field: 'Hours', value: '6' }]]);
});

test('what to do when nothing is there is no step', () => {
  expect(read('Hire a tandem. If they have none, hire nothing and say so.')).toEqual(['buy tandem']);
  expect(read('Choose the large mug, and add no sugar. Then place the order. Stop there.')).toHaveLength(2);
});

test('putting right what a form finds fault with is no step', () => {
  expect(read('Register the boat. If the page finds fault with the entry, put it right until it is saved.')).toEqual([
    'transact boat',
  ]);
});

test('sending off what was put in belongs to it', () => {
  expect(read('Ask for the fish pie for lunch and send your answer.')).toEqual(['transact fish pie']);
});

test('a case that is known not to be the reader’s is passed over, and one that is theirs is not', () => {
  const line = 'Leave the box about eye tests empty unless you wear glasses for screen work.';
  expect(asMeant(line, 'I do not wear glasses')).toContain('Leave the box about eye tests empty');
  expect(asMeant(line, 'I wear glasses')).toBe('Tick the box about eye tests.');
  expect(
    asMeant(
      'If you work in Mill House, choose the back gate. Otherwise choose the front gate.',
      'building: Mill House',
    ),
  ).toBe('Choose the back gate.');
});

test('a task may leave it to a page what is to be done, and say only what about', () => {
  const about = (text: string) => subjectOf(parseGoal(text));
  expect(about('Complete the Fire safety module by following the instructions on its page.')).toBe(
    'the Fire safety module',
  );
  expect(about('Complete the part about lifting, doing what the page asks.')).toBe('the part about lifting');
  expect(about('Follow the instructions on the page.')).toBe('');
  expect(followsAt('Enter the laser room by doing what the notice on the door says.')).toBeGreaterThan(-1);
  expect(followsAt('Tell me what the page costs.')).toBe(-1);
});

test('what is asked in place of what is not to be had is no step of its own', () => {
  const { steps } = parseGoal('Order the fish cakes. If they are sold out, take the bean stew instead.');
  expect(steps.map(({ object, otherwise }) => [object, otherwise === true])).toEqual([
    ['fish cakes', false],
    ['bean stew', true],
  ]);
});

test('what was given with the task is spelled out where a step speaks of it', () => {
  const goal = parseGoal('Choose size M, write the town given under Send to and print the label.');
  spellOut(goal, [{ name: 'town', value: 'Leeds' }]);
  expect(goal.steps[1]!.pairs).toEqual([{ field: 'Send to', value: 'Leeds' }]);
});

test('a case of age or place is decided by what is known of the reader', () => {
  const line =
    'If you are under 16, enter the name of a parent. If you live outside the county, choose Visitor; otherwise choose Resident.';
  expect(asMeant(line, 'You are 34 and live in the county')).toBe('Choose Resident.');
  expect(asMeant(line, 'You are 12 and live outside the county')).toBe('Enter the name of a parent. Choose Visitor.');
});
