import { expect, test } from '@playwright/test';
import { answerOfRow } from '../../src/mind/scent/filling/coverage/answer-grid.ts';
import { colourTold, inOneWord, thingTold } from '../../src/mind/scent/filling/thing-told.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { followsAt } from '../../src/mind/scent/instructions/follow.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('a field that asks what somebody does something with takes the thing of it', () => {
  expect(thingTold('What did you find?', 'Report that you found a grey parrot near the mill.')).toBe('grey parrot');
  expect(thingTold('What are you selling?', 'You are selling an old oak table for 40 euros.')).toBe('old oak table');
  expect(
    thingTold('Which item have you lost *', 'Tell the bus company that you lost a grey scarf on the bus to Elmton.'),
  ).toBe('grey scarf');
  expect(thingTold('What would you like to donate?', 'Donate two boxes of books.')).toBe('two boxes of books');
  expect(thingTold('What did you find?', 'Report that you did not find the parrot.')).toBeNull();
  expect(thingTold('What do you want?', 'You want a table.')).toBeNull();
  expect(colourTold('Colour of it', 'Report that you found a grey parrot near the mill.')).toBe('grey');
  expect(colourTold('Colour', 'Paint the red boat white.')).toBeNull();
  const rule = [{ text: 'Please tell in one word what you find.' }];
  expect(inOneWord('grey parrot', 'What did you find?', rule)).toBe('parrot');
  expect(inOneWord('grey parrot', 'What did you lose?', rule)).toBe('grey parrot');
});

test('to read what a page says about something before one signs up there is no step of its own', () => {
  const asked = 'You want to enter a pumpkin. Read what the page says about the classes and register it for the show.';
  const { steps, text } = parseGoal(asked);
  expect(steps.map((step) => step.text)).toEqual(['Register the pumpkin for the show']);
  expect(followsAt(text)).toBe(-1);
  expect(followsAt('Read what the notice says about the pump and do it.')).toBeGreaterThanOrEqual(0);
});

test('of a grid of answers the row is meant that the task names, and the column by its head', () => {
  const box = (x: number, y: number) => ({ x, y, width: 90, height: 14 });
  const items = ['Tuesday', 'Wednesday', 'Thursday'].flatMap((group, row) =>
    ['Cash desk', 'Store room', 'no shift'].map((at, i) => ({
      kind: 'check',
      role: 'radio',
      group,
      label: `${group}: ${at}`,
      state: new Set(row === i ? ['checked'] : []),
      box: box(100 + 200 * i, 60 + 40 * row),
    })),
  );
  const heads = ['From 6 (early)', 'From 14 (late)', 'No shift'];
  const lines = heads.map((text, i) => ({ text, level: 0, box: box(80 + 200 * i, 30) }));
  const meant = (asked: string, row: string) =>
    answerOfRow({ page: { items, lines }, asked } as unknown as Situation, row);
  expect(meant('Book the early shift for Thursday.', 'Thursday')?.label).toBe('Thursday: Cash desk');
  expect(meant('Book the early shift for Thursday.', 'Tuesday')).toBeNull();
  expect(meant('You want no shift on Tuesday.', 'Tuesday')?.label).toBe('Tuesday: no shift');
  expect(meant('Book the early shift.', 'Tuesday')).toBeUndefined();
});

const TASKS: Task[] = [
  {
    name: 'the answer that the page gives for what the task tells of',
    instructions:
      'You want to show a pumpkin, which is a vegetable. Register it for the show under the name in your data.',
    knowledge: knows({ Name: 'Ines Marlow' }),
    pages: {
      '/': `<title>Village show</title><h1>Register for the show</h1><ul><li>Flowers stand in the Long tent.</li><li>Vegetables and herbs stand in the Barn.</li><li>Jam, honey and cakes stand in the Kitchen.</li></ul><form id=f><p><label>What do you show? <input id=w></label></p><p><label>Place <select id=p><option value="">Please choose<option>Long tent<option>Kitchen<option>Barn</select></label></p><p><label>Your name <input id=n></label></p><p id=e role=alert></p><button>Register</button></form>
<script>f.onsubmit=function(ev){ev.preventDefault();if(!w.value||!p.value||!n.value){e.textContent=w.value?p.value?'Please write your name.':'Please choose a place.':'Please write what you show.';return}window.won=w.value==='pumpkin'&&p.value==='Barn'&&n.value==='Ines Marlow';f.outerHTML='<p role=status>Registered. See you at the show.</p>'}</script>`,
    },
  },
];

test('the rules beside a form tell which of its answers is for what one brings', async () => {
  test.setTimeout(60_000);
  expect(await failures(TASKS)).toEqual([]);
});
