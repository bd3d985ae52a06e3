import { expect, test } from '@playwright/test';
import type { Item } from '../../src/mind/perception/page.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { drawnList } from '../../src/mind/scent/filling/coverage/drawn-list.ts';
import { numberFit } from '../../src/mind/scent/filling/coverage/numbers.ts';
import { sizeOf } from '../../src/mind/scent/filling/coverage/sizes.ts';
import { agreement, meaningOf } from '../../src/mind/scent/filling/known/meaning.ts';
import { asksOwnName } from '../../src/mind/scent/filling/known/own-name.ts';
import { POSTCODE } from '../../src/mind/scent/filling/known/takes.ts';
import { isProduct } from '../../src/mind/scent/goal/wording/number-in-name.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');

/** How far the number of a wish answers the question of a field for numbers. */
function fit(text: string, question: string): number {
  const wish = readWish(text, TODAY, true);
  const demand = wish.demands.find(({ number, weak }) => number !== null && !weak)!;
  return numberFit({ question } as Parameters<typeof numberFit>[0], '', demand, wish);
}

test('a number goes where its unit is asked for', () => {
  expect(fit('Take the plan with 100 per cent renewable electricity', 'Amount (£)')).toBe(0);
  expect(fit('Set the lamp to 40 percent', 'Brightness')).toBeGreaterThan(0.5);
  expect(fit('Heat the nursery to 19 degrees', 'Target temperature')).toBeGreaterThan(0.5);
  expect(fit('Heat the nursery to 19 degrees', 'Monthly amount in £')).toBe(0);
  expect(fit('Pay 250 to the landlord', 'Amount (£)')).toBeGreaterThan(0.5);
  expect(fit('Read chapter 250 of the manual', 'Amount (£)')).toBe(0);
  expect(fit('Change it to large bunches, still 2 of them', 'Number of bunches')).toBeGreaterThan(0.5);
  expect(fit('Change it to large bunches, still 2 of them', 'Number of nights')).toBe(0);
});

test('the own name goes where one is asked who one is', () => {
  const asks = (label: string) => asksOwnName({ label, placeholder: '' });
  for (const label of ['Name', 'Your full name', 'Name on the card', 'Passenger name', 'Customer name *'])
    expect(asks(label), label).toBe(true);
  for (const label of [
    'Name of the animal',
    'Name of the routine',
    'Group name',
    'Who stands in for you?',
    'To',
    'Payee',
  ])
    expect(asks(label), label).toBe(false);
});

test('what is known is asked for in questions too', () => {
  const met = (name: string, label: string) => agreement(meaningOf(name), meaningOf(label)).of;
  expect(met('contents', 'What is in it?')).toBe(1);
  expect(met('weight', 'How heavy is it?')).toBe(1);
  expect(met('date', 'On which day did it happen?')).toBe(1);
  expect(met('not before', 'Anything we should know? (optional)')).toBe(0);
});

test('postal codes are written in many ways', () => {
  for (const code of ['28005', 'SW1A 1AA', '301 44', '00-950', '1012 AB']) expect(POSTCODE.test(code), code).toBe(true);
  for (const other of ['40', 'Books', '14 Quarry Lane']) expect(POSTCODE.test(other), other).toBe(false);
});

test('a list that a page draws itself is told from a menu', () => {
  const item = (raw: string, role: string, states: string[], value = '') =>
    ({ raw, role, value, kind: 'click', disabled: false, group: '', state: new Set(states) }) as unknown as Item;
  expect(drawnList(item('Kind of room Select …', 'button', ['haspopup', 'collapsed']))).toMatchObject({
    question: 'Kind of room',
    shown: '',
  });
  expect(drawnList(item('Which order? Please choose', 'combobox', ['collapsed'], 'Please choose ▾'))).toMatchObject({
    question: 'Which order?',
    shown: '',
  });
  expect(drawnList(item('Size Large', 'combobox', ['collapsed'], 'Large ▾'))).toMatchObject({ shown: 'Large' });
  expect(drawnList(item('Departments ▾', 'menuitem', ['haspopup', 'collapsed']))).toBeNull();
  expect(drawnList(item('Actions for Monday', 'button', ['haspopup', 'collapsed']))).toBeNull();
});

test('a number in the name of a thing counts nothing', () => {
  const counted = (text: string) => readWish(text, TODAY, true).demands.filter(({ weak }) => !weak).length;
  expect(counted('Put an Alto Trail 29 mountain bike into the basket')).toBe(0);
  expect(counted('Have the Forno 90 oven mended')).toBe(0);
  expect(counted('Book the Hotel Astoria 2 nights')).toBe(1);
  expect(counted('Buy 3 lemons')).toBe(1);
  expect(isProduct('Register your Vortex 75 blender', 14, 23)).toBe(true);
  expect(isProduct('Send it to Calle Mayor 17 in Madrid', 11, 25)).toBe(false);
});

test('sizes are told by their letters', () => {
  const taken = (text: string, options: string[]) =>
    options.filter((option) =>
      sizeOf({ options } as Parameters<typeof sizeOf>[0], option, readWish(text, TODAY, true)),
    );
  expect(taken('Order a helmet in medium', ['S', 'M', 'L'])).toEqual(['M']);
  expect(taken('Buy the shirt in size XL', ['Large', 'Extra large'])).toEqual(['Extra large']);
  expect(taken('Buy the shirt in size L', ['S', 'M'])).toEqual([]);
  expect(taken('Buy a large lamp', ['Red', 'Large'])).toEqual([]);
});
