import { normalQuantile } from './special.ts';

/** A share with what the number of sessions allows to say about it; shares are 0..1. */
export interface Interval {
  /** Observed share, null without a single session. */
  share: number | null;
  low: number;
  high: number;
  successes: number;
  n: number;
}

function z(confidence: number): number {
  return normalQuantile(1 - (1 - confidence) / 2);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Adjusted Wald (Agresti & Coull 1998): add z^2/2 successes and as many failures. The interval that usability work
 * uses for completion rates, because it holds its level at small n (Sauro & Lewis 2005).
 */
export function adjustedWald(successes: number, n: number, confidence = 0.95): Interval {
  if (n === 0) return { share: null, low: 0, high: 1, successes, n };
  const q = z(confidence) ** 2;
  const total = n + q;
  const middle = (successes + q / 2) / total;
  const half = z(confidence) * Math.sqrt((middle * (1 - middle)) / total);
  return { share: successes / n, low: clamp(middle - half, 0, 1), high: clamp(middle + half, 0, 1), successes, n };
}

/** A difference of two shares (after minus before), -1..1. */
export interface Difference {
  difference: number;
  low: number;
  high: number;
}

/** Two independent samples: one success and one failure added to each (Agresti & Caffo 2000). */
export function independentDifference(
  before: { successes: number; n: number },
  after: { successes: number; n: number },
  confidence = 0.95,
): Difference {
  const p = (before.successes + 1) / (before.n + 2);
  const q = (after.successes + 1) / (after.n + 2);
  const half = z(confidence) * Math.sqrt((p * (1 - p)) / (before.n + 2) + (q * (1 - q)) / (after.n + 2));
  const observed = before.n > 0 && after.n > 0 ? after.successes / after.n - before.successes / before.n : Number.NaN;
  return { difference: observed, low: clamp(q - p - half, -1, 1), high: clamp(q - p + half, -1, 1) };
}

/** Matched pairs: half a pair added to each of the four cells (Agresti & Min 2005). `worse`: was right, is wrong. */
export function pairedDifference(pairs: number, worse: number, better: number, confidence = 0.95): Difference {
  const n = pairs + 2;
  const b = worse + 0.5;
  const c = better + 0.5;
  const middle = (c - b) / n;
  const half = (z(confidence) * Math.sqrt(b + c - (c - b) ** 2 / n)) / n;
  return {
    difference: pairs > 0 ? (better - worse) / pairs : Number.NaN,
    low: clamp(middle - half, -1, 1),
    high: clamp(middle + half, -1, 1),
  };
}
