import { expect, test } from '@playwright/test';
import { prepareSentences, sentenceLikeness } from '../../src/mind/language/index.ts';
import { Kernel } from '../../src/mind/language/sentences/kernel.ts';
import { Pieces } from '../../src/mind/language/sentences/pieces.ts';

test('matrices are multiplied as one does by hand', () => {
  const kernel = new Kernel(9, 8);
  const number = (i: number) => ((i * 7919) % 23) / 23 - 0.4;
  for (const rows of [1, 3, 4, 9]) {
    const [depth, columns] = [8, 16];
    const values = Int8Array.from({ length: depth * columns }, (_, i) => 200 * number(i));
    const scales = Float32Array.from({ length: columns }, (_, i) => 0.01 + i / 100);
    const bias = Float32Array.from({ length: columns }, (_, i) => i);
    const laid = kernel.lay({ values, scales }, bias);
    const [x, out] = [kernel.take(rows * depth), kernel.take(rows * columns)];
    const input = kernel.view(x, rows * depth).map((_, i) => number(i + 3));
    kernel.view(x, rows * depth).set(input);
    kernel.multiply(x, laid, out, rows);
    for (const [i, value] of kernel.view(out, rows * columns).entries()) {
      const [row, column] = [Math.floor(i / columns), i % columns];
      let sum = bias[column]!;
      for (let j = 0; j < depth; j++) sum += input[row * depth + j]! * values[j * columns + column]! * scales[column]!;
      // To a ten-thousandth of what the largest number of the row brings.
      expect(Math.abs(value - sum)).toBeLessThan(0.005);
    }
  }
});

test('a text is spelled in its likeliest pieces, and what none spells is one unknown piece', () => {
  const marks = Array.from({ length: 6 }, (_, i): [string, number] => [`<${i}>`, 0]);
  const pieces = new Pieces([
    ...marks,
    ['▁', -4],
    ['▁re', -3],
    ['turn', -5],
    ['s', -3],
    ['▁return', -4],
    ['t', -6],
    ['urn', -6],
  ]);
  expect(pieces.spell('returns')).toEqual([10, 9]);
  expect(pieces.spell('re s')).toEqual([7, 6, 9]);
  expect(pieces.spell('return ☃☃')).toEqual([10, 6, 0]);
  expect(pieces.spell('')).toEqual([]);
});

test('what one wants is like the label that leads there, whatever the words', () => {
  const nearest = (need: string, labels: string[]) =>
    labels.reduce((a, b) => (sentenceLikeness(need, b) > sentenceLikeness(need, a) ? b : a));
  const menu = ['Tickets and fares', 'Timetables', 'Lost property', 'Season passes', 'Contact us', 'Accessibility'];
  expect(nearest('I left my umbrella on the bus yesterday', menu)).toBe('Lost property');
  expect(nearest('When does the last one leave?', menu)).toBe('Timetables');
  expect(nearest('Can I come along in a wheelchair?', menu)).toBe('Accessibility');
  const lines = ['DVDs and games: 7 days', 'Novels: four weeks', 'Late fee: 20p a day', 'Open until 8 pm on Thursdays'];
  expect(nearest('How long may I keep a film?', lines)).toBe('DVDs and games: 7 days');
  expect(nearest('How much do I owe when I bring a book back too late?', lines)).toBe('Late fee: 20p a day');
});

test('likeness does not depend on what was encoded together, nor on capitals', () => {
  const alone = sentenceLikeness('Cancel my membership', 'End your subscription');
  prepareSentences([
    'A much longer text that is encoded in the same go as the others, and then some',
    'cancel my membership.',
    'END YOUR SUBSCRIPTION',
  ]);
  expect(sentenceLikeness('cancel my membership.', 'END YOUR SUBSCRIPTION')).toBeCloseTo(alone, 2);
  expect(sentenceLikeness('', '')).toBeCloseTo(1, 2);
});
