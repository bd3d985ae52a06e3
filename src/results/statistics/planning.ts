import { normalCdf, normalQuantile } from './special.ts';

/**
 * Sessions a build so that a fall from `before` to `after` is found with `power` at one-sided level `alpha`
 * (two independent shares, normal approximation; Fleiss, Levin & Paik 2003, chapter 4, without continuity correction).
 */
export function sessionsForFall(before: number, after: number, alpha = 0.05, power = 0.8): number {
  if (!(after < before)) throw new RangeError(`a fall goes down: ${before} to ${after} does not`);
  const pooled = (before + after) / 2;
  const spread =
    normalQuantile(1 - alpha) * Math.sqrt(2 * pooled * (1 - pooled)) +
    normalQuantile(power) * Math.sqrt(before * (1 - before) + after * (1 - after));
  return Math.ceil((spread / (before - after)) ** 2);
}

/** The share down to which a fall from `before` can be found with `sessions` a build; null when not even zero can. */
export function detectableShare(before: number, sessions: number, alpha = 0.05, power = 0.8): number | null {
  if (before <= 0 || sessionsForFall(before, 0, alpha, power) > sessions) return null;
  let low = 0;
  let high = before;
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (middle < before && sessionsForFall(before, middle, alpha, power) <= sessions) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Pairs so that a fall is found when a share `worse` of pairs turns from right to wrong and `better` the other way
 * (McNemar; Connor 1987).
 */
export function pairsForFall(worse: number, better: number, alpha = 0.05, power = 0.8): number {
  const difference = worse - better;
  if (!(difference > 0)) throw new RangeError('a fall needs more pairs that got worse than better');
  const changed = worse + better;
  const spread =
    normalQuantile(1 - alpha) * Math.sqrt(changed) + normalQuantile(power) * Math.sqrt(changed - difference ** 2);
  return Math.ceil((spread / difference) ** 2);
}

/** Power of `sessions` a build to find the fall, the inverse of `sessionsForFall`. */
export function powerOfFall(before: number, after: number, sessions: number, alpha = 0.05): number {
  const pooled = (before + after) / 2;
  const spread = Math.sqrt(before * (1 - before) + after * (1 - after));
  const reach =
    Math.sqrt(sessions) * (before - after) - normalQuantile(1 - alpha) * Math.sqrt(2 * pooled * (1 - pooled));
  return spread === 0 ? (reach > 0 ? 1 : 0) : normalCdf(reach / spread);
}

export type SequentialVerdict = 'holds' | 'broken' | 'undecided';

/**
 * Wald's sequential probability ratio test (Wald 1945): look after every session and stop as soon as it is decided
 * whether the share that succeeds is `good` or better, or `bad` or worse. `alpha` bounds calling a good build broken, `beta` calling
 * a bad one good, however often it is looked at.
 */
export function sequentialTest(
  successes: number,
  sessions: number,
  options: { good: number; bad: number; alpha?: number; beta?: number },
): { verdict: SequentialVerdict; logRatio: number; lower: number; upper: number } {
  const { good, bad, alpha = 0.05, beta = 0.1 } = options;
  if (!(bad > 0 && bad < good && good < 1)) throw new RangeError(`needs 0 < bad < good < 1, not ${bad} and ${good}`);
  const logRatio = successes * Math.log(bad / good) + (sessions - successes) * Math.log((1 - bad) / (1 - good));
  const upper = Math.log((1 - beta) / alpha);
  const lower = Math.log(beta / (1 - alpha));
  return { verdict: logRatio >= upper ? 'broken' : logRatio <= lower ? 'holds' : 'undecided', logRatio, lower, upper };
}
