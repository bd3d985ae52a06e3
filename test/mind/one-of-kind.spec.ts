import { expect, test } from '@playwright/test';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { oneOfKind } from '../../src/mind/scent/rules/sheet/one-of-kind.ts';

const boxes = (labels: readonly string[]) =>
  labels.map(
    (label) => ({ kind: 'box', label, required: false, shown: 'off', items: [{ group: 'Lists' }] }) as unknown as Blank,
  );

test('of a list of boxes the one that is called by the name is ticked where no others of its kind are wanted', () => {
  const lists = boxes([
    'Morning notes every weekday',
    'Garden tips and seeds on Fridays',
    'Theatre nights on Mondays',
    'Offers from friends of ours',
    'I agree to the terms',
  ]);
  const on = (asked: string) =>
    oneOfKind(asked, lists).map(({ blank, text }) => `${blank.label.split(' ')[0]} ${text}`);
  expect(on('Sign up for the Garden newsletter. You do not want any other newsletter.')).toEqual([
    'Morning off',
    'Garden on',
    'Theatre off',
    'Offers off',
  ]);
  expect(on('Sign up for the Garden newsletter.')).toEqual([]);
  expect(on('Sign up for something nice and for nothing else.')).toEqual([]);
});
