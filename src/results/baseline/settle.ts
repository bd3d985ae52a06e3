import {
  type Interval,
  independentDifference,
  pairedDifference,
  pairsForFall,
  sessionsForFall,
} from '../statistics/index.ts';

/** Beyond this nobody plays sessions to settle one scenario. */
const MOST = 20_000;

/** The fewest sessions at which either the fall seen would be found (power 80%), or the margin could be ruled out. */
export function sessionsNeeded(before: Interval, after: Interval, alpha: number, margin: number): number | null {
  const p = before.share ?? 0;
  const q = after.share ?? 0;
  const find = q < p ? sessionsForFall(p, q, alpha) : Number.POSITIVE_INFINITY;
  const exclude = smallest(Math.max(before.n, after.n), (n) => {
    const bound = independentDifference({ successes: p * n, n }, { successes: q * n, n }, 1 - 2 * alpha);
    return bound.low > -margin;
  });
  return capped(Math.min(find, exclude), Math.max(before.n, after.n));
}

export function pairedSessionsNeeded(it: {
  pairs: number;
  worse: number;
  better: number;
  alpha: number;
  margin: number;
}): number | null {
  if (it.pairs === 0) return null;
  const worse = it.worse / it.pairs;
  const better = it.better / it.pairs;
  const find = worse > better ? pairsForFall(worse, better, it.alpha) : Number.POSITIVE_INFINITY;
  const exclude = smallest(
    it.pairs,
    (n) => pairedDifference(n, worse * n, better * n, 1 - 2 * it.alpha).low > -it.margin,
  );
  return capped(Math.min(find, exclude), it.pairs);
}

function smallest(from: number, holds: (n: number) => boolean): number {
  for (let n = from + 1; n <= MOST; n = Math.max(n + 1, Math.ceil(n * 1.02))) if (holds(n)) return n;
  return Number.POSITIVE_INFINITY;
}

function capped(n: number, have: number): number | null {
  return n > MOST ? null : Math.max(n, have + 1);
}
