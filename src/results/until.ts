import type { SessionRecord } from '../contract/index.ts';
import { DEFAULT_MARGIN } from './baseline/compare.ts';
import { countedSessions } from './counted.ts';
import type { Expect } from './expectations.ts';
import { type SequentialVerdict, sequentialTest } from './statistics/index.ts';

/** The test needs both shares strictly between 0 and 1. */
const EDGE = 0.01;

/**
 * Whether the sessions so far decide that `expect.success.at_least` holds or is broken, so that a run may stop early
 * (sequential probability ratio test). Holding means the share is `at_least`, broken that it is lower by `margin`.
 * A scenario that expects no success is never decided. The sessions should come in an order that favours no person.
 */
export function decided(
  expect: Expect,
  sessions: readonly SessionRecord[],
  options: { alpha?: number; beta?: number; margin?: number } = {},
): SequentialVerdict {
  const least = expect.success?.at_least;
  if (least === undefined || least <= 0) return 'undecided';
  const { margin = DEFAULT_MARGIN, ...levels } = options;
  const good = Math.min(1 - EDGE, Math.max(2 * EDGE, least));
  const bad = Math.max(EDGE, good - margin);
  const counted = countedSessions(sessions);
  const successes = counted.filter((session) => session.outcome === 'success').length;
  return sequentialTest(successes, counted.length, { good, bad, ...levels }).verdict;
}
