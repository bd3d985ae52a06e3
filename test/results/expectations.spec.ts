import { expect, test } from '@playwright/test';
import { decided, evaluateExpectations } from '../../src/results/index.ts';
import { felt, record } from './records.ts';

const sessions = [
  record({ outcome: 'success', turns: 4, felt: felt(0.2, 0.4) }),
  record({ outcome: 'success', turns: 6, felt: felt(0.2, -0.4) }),
  record({ outcome: 'gave_up', turns: 9, felt: felt(-0.2, -0.4) }),
  record({ outcome: 'false_success', turns: 7, felt: felt(0.1, 0.1) }),
  record({ outcome: 'error', turns: 99, felt: felt(-1, -1, -1, -1) }),
];

test('shares, the median and feeling are of the sessions that count', () => {
  const met = evaluateExpectations(
    {
      success: { at_least: 0.5 },
      false_success: { at_most: 0 },
      gave_up: { at_most: 0.25 },
      turns: { median_at_most: 6.5 },
      felt: { share_negative_at_most: 0.3 },
    },
    sessions,
  );
  expect(met).toEqual([
    { name: 'success', expected: { at_least: 0.5 }, actual: 0.5, met: true },
    { name: 'false_success', expected: { at_most: 0 }, actual: 0.25, met: false },
    { name: 'gave_up', expected: { at_most: 0.25 }, actual: 0.25, met: true },
    { name: 'turns', expected: { median_at_most: 6.5 }, actual: 6.5, met: true },
    { name: 'felt', expected: { share_negative_at_most: 0.3 }, actual: 0.375, met: false },
  ]);
});

test('only what is expected is judged', () => {
  expect(evaluateExpectations({}, sessions)).toEqual([]);
  expect(evaluateExpectations({ gave_up: { at_least: 0.9 } }, sessions)).toEqual([
    { name: 'gave_up', expected: { at_least: 0.9 }, actual: 0.25, met: false },
  ]);
});

test('a share at its bound is met, whatever floating point makes of it', () => {
  const three = [record({ outcome: 'gave_up' }), ...Array.from({ length: 9 }, () => record({ outcome: 'success' }))];
  expect(
    evaluateExpectations({ gave_up: { at_most: 0.1 }, success: { at_least: 0.9 } }, three).every(({ met }) => met),
  ).toBe(true);
});

test('sessions in error show nothing, so nothing is met', () => {
  const broken = [record({ outcome: 'error' })];
  const judged = evaluateExpectations(
    { success: { at_least: 0 }, turns: { median_at_most: 99 }, felt: { share_negative_at_most: 1 } },
    broken,
  );
  expect(judged.map(({ actual, met }) => [actual, met])).toEqual([
    [null, false],
    [null, false],
    [null, false],
  ]);
});

test('a regression is judged by the comparison, and a missing one says why', () => {
  const expectation = { regression: { baseline: 'b.json', alpha: 0.05 } };
  const verdict = (value: unknown) => evaluateExpectations(expectation, sessions, value as never)[0]!;
  expect(verdict({ verdict: 'pass' }).met).toBe(true);
  expect(verdict({ verdict: 'inconclusive' }).met).toBe(true);
  expect(verdict({ verdict: 'fail' }).met).toBe(false);
  expect(verdict({ error: 'no baseline' })).toMatchObject({
    name: 'regression',
    met: false,
    actual: { error: 'no baseline' },
  });
  expect(verdict(null).met).toBe(false);
});

test('a run may stop once the success that was expected is decided', () => {
  const some = (successes: number, failures: number) => [
    ...Array.from({ length: successes }, () => record({ outcome: 'success' })),
    ...Array.from({ length: failures }, () => record({ outcome: 'gave_up' })),
    record({ outcome: 'error' }),
  ];
  const expectation = { success: { at_least: 0.8 } };
  expect(decided(expectation, some(0, 0))).toBe('undecided');
  expect(decided(expectation, some(3, 1))).toBe('undecided');
  expect(decided(expectation, some(0, 6))).toBe('broken');
  expect(decided(expectation, some(20, 0))).toBe('holds');
  expect(decided({ success: { at_least: 1 } }, some(40, 0))).toBe('holds');
  expect(decided({ gave_up: { at_most: 0.1 } }, some(50, 0))).toBe('undecided');
});
