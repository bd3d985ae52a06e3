import { expect, test } from '@playwright/test';
import { demandsIn } from '../../src/mind/scent/filling/coverage/told.ts';
import { sizesIn } from '../../src/mind/scent/filling/measures.ts';
import { reasonIn } from '../../src/mind/scent/goal/told.ts';
import { toldApart } from '../../src/mind/scent/meaning/told-apart.ts';

const CLASSES = [
  'Stonecarving for newcomers. Chisels are lent. £40',
  'Silk scarves. Dye two of your own. £35',
  'Life drawing. Portraits in charcoal. £20',
  'Family kite day. Bring your children. £5',
];

test('which of several things is meant is told by what it is called and by what is said of it', () => {
  const at = (text: string, things = CLASSES) => toldApart(text, things)?.at;
  expect(at('You want to learn to carve stone.')).toBe(0);
  expect(at('Take one place on the charcoal day.')).toBe(2);
  expect(at('See the physiotherapist.', ['Dr Lund, Eyes', 'Ms Rey, Physiotherapy', 'Dr Ito, Skin'])).toBe(1);
  expect(at('A half-litre bottle, please.', ['250 ml (£2)', '0.5 l (£3)', '1 l (£5)'])).toBe(1);
  expect(at('You will pick the parcel up from the shop.', ['Post, 4 days', 'Collect from our shop', 'Courier'])).toBe(
    1,
  );
});

test('of things that are told alike, or not at all, none is meant', () => {
  expect(toldApart('Book something for Sunday.', CLASSES)).toBeNull();
  expect(toldApart('Dye a scarf and draw from life.', CLASSES)).toBeNull();
});

test('sizes are the same however they are written', () => {
  expect(sizesIn('a two-kilo bag')).toEqual(sizesIn('2000 g'));
  expect(sizesIn('three one-litre cans')).toEqual(sizesIn('1 l'));
  expect(sizesIn('in two days for 3 pounds')).toEqual([]);
});

test('who goes together is counted, and what it is about is known', () => {
  const people = (text: string) =>
    demandsIn(text, new Date('2026-11-02'), true)
      .filter(({ nouns }) => nouns.includes('people'))
      .map(({ number }) => number);
  expect(people('Put the three of us down for the walk.')).toEqual([3]);
  expect(people('You and your sister want to sing.')).toEqual([2]);
  expect(people('You like singing.')).toEqual([]);
  expect(reasonIn('Book the dentist on Friday, it is about a loose filling.').map(({ value }) => value)).toEqual([
    'My loose filling',
  ]);
});
