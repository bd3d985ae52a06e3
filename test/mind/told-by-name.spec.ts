import { expect, test } from '@playwright/test';
import { phrase, similarity } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { actsAtAGuess } from '../../src/mind/scent/meaning/idle-act.ts';
import { read } from './asked.ts';
import { tabled } from './tabled.ts';

const SHEEP = tabled(
  [['Bred in: Cumberland'], ['Owner: Ruth Ashby'], ['Weeks to weaning: 14'], ['Shearing day: 4 June 2026']],
  'Flossie',
  200,
);

test('what stands behind a name is told by the words of that name, whatever kind of thing is asked for', () => {
  expect(read(SHEEP, 'In which county was Flossie bred?')).toContain('Cumberland');
  expect(read(SHEEP, 'In which village is Flossie sold?')).toBeNull();
});

test('a bare number is of the unit that its name tells', () => {
  expect(read(SHEEP, 'How many weeks does Flossie take to weaning?')).toContain('14');
  expect(read(SHEEP, 'How many hours does Flossie take to weaning?')).toBeNull();
});

test('verbs that go with everything are near to nothing in particular, and what is got rid of is waste', () => {
  expect(similarity(phrase('get rid of old oil'), phrase('Come and see us'))).toBeLessThan(0.25);
  expect(similarity(phrase('get rid of old paint'), phrase('Waste and recycling'))).toBeGreaterThan(0.4);
});

test('who only asks presses nothing that buys, gives or books, however often it is called by the thing', () => {
  const button = (label: string) =>
    ({ kind: 'click', role: 'button', label, raw: label, said: phrase(label), state: new Set() }) as unknown as Item;
  const step = parseGoal('What does the slate wall dial weigh?').steps[0]!;
  expect(actsAtAGuess(step, button('Add slate wall dial to basket'), 0.6)).toBe(true);
  expect(actsAtAGuess(step, button('Details of the slate wall dial'), 0.6)).toBe(false);
});
