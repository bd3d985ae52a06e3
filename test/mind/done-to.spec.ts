import { expect, test } from '@playwright/test';
import type { Item } from '../../src/mind/perception/page.ts';
import { doneTo } from '../../src/mind/scent/filling/done-to.ts';

const field = (label: string) => ({ kind: 'type', label, placeholder: '' }) as Item;

test('a field that asks what something was done to takes just the thing', () => {
  const lost = 'Tell the bus company that you lost a grey scarf on the bus to Elmton on 3 May.';
  expect(doneTo(field('What did you lose?'), lost)).toBe('grey scarf');
  expect(doneTo(field('Which item have you lost *'), lost)).toBe('grey scarf');
  expect(doneTo(field('What did you find?'), 'You found a bunch of keys and want to hand it in.')).toBe(
    'bunch of keys',
  );
  expect(doneTo(field('What did you find?'), lost)).toBe(null);
  expect(doneTo(field('Lost on'), lost)).toBe(null);
});
