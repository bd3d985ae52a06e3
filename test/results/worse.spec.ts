import { expect, test } from '@playwright/test';
import { compareSessions } from '../../src/results/baseline/compare.ts';
import type { ComparedSession } from '../../src/results/baseline/file.ts';
import { type Measured, whatGotWorse } from '../../src/results/baseline/worse.ts';

const DONE: Measured = { outcome: 'success', turns: 6, seconds: 40, feeling: 0.4 };
const pairs = (count: number, after: (i: number) => Partial<Measured>) =>
  Array.from({ length: count }, (_, i) => [DONE, { ...DONE, ...after(i) }] as const);
const names = (count: number, after: (i: number) => Partial<Measured>, alpha = 0.05) =>
  whatGotWorse(pairs(count, after), alpha).map(({ measure }) => measure);

test('a build that is done as often and takes longer got worse by turns and time', () => {
  expect(names(8, () => ({ turns: 9, seconds: 70 }))).toEqual(['turns', 'time']);
});

test('a build that everybody takes for done got worse by success and false success', () => {
  expect(names(8, () => ({ outcome: 'false_success' }))).toEqual(['success', 'false success']);
});

test('a build that only feels worse got worse by feeling, and by nothing where feelings were not recorded', () => {
  expect(names(8, () => ({ feeling: 0.1 }))).toEqual(['feeling']);
  expect(names(8, () => ({ feeling: undefined }))).toEqual([]);
});

test('a few hundredths of the time are no difference, and neither is a better build', () => {
  expect(names(20, (i) => ({ seconds: 40.8 + i / 100 }))).toEqual([]);
  expect(names(20, () => ({ turns: 4, seconds: 20, feeling: 0.6 }))).toEqual([]);
});

test('builds that differ by chance only are called worse in at most one of twenty comparisons', () => {
  // A linear congruential sequence (Numerical Recipes): the same luck each time.
  let state = 7;
  const uniform = () => {
    state = (1664525 * state + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const session = (): Measured => {
    const good = uniform() < 0.8;
    const turns = 4 + Math.floor(6 * uniform());
    // Measures hang together: who fails takes longer and likes it less.
    return {
      outcome: good ? 'success' : uniform() < 0.3 ? 'false_success' : 'gave_up',
      turns: good ? turns : turns + 5,
      seconds: 6 * turns + 10 * uniform(),
      feeling: (good ? 0.4 : -0.2) - 0.02 * turns,
    };
  };
  const runs = 2000;
  let alarms = 0;
  for (let run = 0; run < runs; run++) {
    const both = Array.from({ length: 20 }, () => [session(), session()] as const);
    if (whatGotWorse(both, 0.05).length > 0) alarms += 1;
  }
  expect(alarms / runs).toBeLessThanOrEqual(0.05);
  expect(alarms).toBeGreaterThan(0);
});

test('a comparison says by what it got worse beside its verdict on success', () => {
  const session = (seed: number, more: number): ComparedSession => ({
    person: 'Ann',
    seed,
    outcome: 'success',
    turns: 5 + more,
    seconds: 30 + 10 * more,
    feeling: 0.3,
    actions: 'a',
    path: [],
  });
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const before = seeds.map((seed) => session(seed, 0));
  const after = seeds.map((seed) => session(seed, 2));
  const comparison = compareSessions('A story', before, after, true);
  expect(comparison.verdict).toBe('pass');
  expect(comparison.got_worse.map(({ measure }) => measure)).toEqual(['turns', 'time']);
  expect(compareSessions('A story', before, after, false).got_worse).toEqual([]);
});
