import type { Expectation, SessionRecord } from '../contract/index.ts';
import type { BaselineComparison } from './baseline/compare.ts';
import { countedSessions } from './counted.ts';
import { median } from './statistics/index.ts';

interface Share {
  at_least?: number | undefined;
  at_most?: number | undefined;
}

/** A scenario's `expect`, as written in its file. */
export interface Expect {
  success?: Share | undefined;
  false_success?: Share | undefined;
  gave_up?: Share | undefined;
  turns?: { median_at_most: number } | undefined;
  felt?: { share_negative_at_most: number } | undefined;
  regression?: { baseline: string; alpha: number } | undefined;
}

/** Comparison with the baseline, or why there is none; only needed when `expect.regression` is given. */
export type RegressionOutcome = BaselineComparison | { error: string };

/**
 * Holds a scenario's sessions against what it expects. Sessions that ended in `error` say nothing about the
 * environment and are left out; without any other session nothing was shown, so nothing is met.
 * @returns one entry for each key of `expect`, in the order of the file format; `actual` is null without sessions
 */
export function evaluateExpectations(
  expect: Expect,
  sessions: readonly SessionRecord[],
  regression?: RegressionOutcome | null,
): Expectation[] {
  const counted = countedSessions(sessions);
  const result: Expectation[] = [];
  for (const outcome of ['success', 'false_success', 'gave_up'] as const) {
    const expected = expect[outcome];
    if (!expected) continue;
    const actual = shareOf(counted, (session) => session.outcome === outcome);
    result.push({ name: outcome, expected, actual, met: actual !== null && within(actual, expected) });
  }
  if (expect.turns) {
    const actual = median(counted.map((session) => session.turns));
    result.push({
      name: 'turns',
      expected: expect.turns,
      actual,
      met: actual !== null && actual <= expect.turns.median_at_most,
    });
  }
  if (expect.felt) {
    const actual = negativeShare(counted);
    const met = counted.length > 0 && (actual ?? 0) <= expect.felt.share_negative_at_most;
    result.push({ name: 'felt', expected: expect.felt, actual, met });
  }
  if (expect.regression) {
    const actual = regression ?? { error: 'it was not compared' };
    result.push({
      name: 'regression',
      expected: expect.regression,
      actual,
      met: 'verdict' in actual && actual.verdict !== 'fail',
    });
  }
  return result;
}

/** Share of all turns, over all sessions, that felt bad (valence below zero); null without a turn. */
export function negativeShare(sessions: readonly SessionRecord[]): number | null {
  return shareOf(
    sessions.flatMap((session) => session.felt),
    (felt) => felt.valence < 0,
  );
}

function shareOf<T>(items: readonly T[], is: (item: T) => boolean): number | null {
  return items.length === 0 ? null : items.filter(is).length / items.length;
}

/** 0.1 + 0.2 must not fail an `at_most: 0.3`. */
const SLACK = 1e-9;

function within(value: number, { at_least = 0, at_most = 1 }: Share): boolean {
  return value >= at_least - SLACK && value <= at_most + SLACK;
}
