import type { Outcome } from '../../contract/index.ts';
import {
  adjustedWald,
  type Difference,
  geometricMean,
  type Interval,
  independentDifference,
  independentTest,
  mcnemarExact,
  median,
  pairedDifference,
  type TestResult,
} from '../statistics/index.ts';
import type { ComparedSession } from './file.ts';
import { type PathDifference, pathDifferences } from './paths.ts';
import { pairedSessionsNeeded, sessionsNeeded } from './settle.ts';
import { SAME_TIME, type Worsening, whatGotWorse } from './worse.ts';

export type Verdict = 'pass' | 'fail' | 'inconclusive';

export interface CompareOptions {
  /** One-sided level at which a fall counts. Default 0.05. */
  alpha?: number;
  /** The smallest fall of the success rate that matters, 0..1. Default 0.15. */
  margin?: number;
}
export const DEFAULT_ALPHA = 0.05;
export const DEFAULT_MARGIN = 0.15;

/** Two sets of sessions of one scenario, before and after a change. */
export interface BaselineComparison {
  scenario: string;
  verdict: Verdict;
  /** The verdict in one sentence. */
  summary: string;
  method: TestResult['method'];
  alpha: number;
  margin: number;
  /** Probability of a fall at least this large if nothing changed. */
  p_worse: number;
  p_two_sided: number;
  before: Interval;
  after: Interval;
  /** After minus before, with a bound of level alpha on each side. */
  difference: Difference;
  /** Sessions with the same person and seed on both sides; only these count when paired. */
  pairs: number;
  paired: boolean;
  worse: number;
  better: number;
  only_before: number;
  only_after: number;
  /** Sessions a build that would settle an inconclusive verdict, if the rates stay as seen. */
  sessions_needed: number | null;
  turns: Change;
  seconds: Change;
  /** By what the pairs got worse, success or not; empty when not paired. It says where to look and is no verdict. */
  got_worse: Worsening[];
  /** Paired sessions that took another way, and where each first left the old one; those that got worse come first. */
  changed_sessions: number;
  first_difference: PathDifference | null;
  differences: PathDifference[];
}

interface Change {
  before: number | null;
  after: number | null;
  /** Sign test over the pairs that succeeded both times: is it more often more? null when not paired. */
  p_more: number | null;
}

/**
 * Deterministic engines repeat a session exactly, so the same person and seed before and after are a pair (McNemar
 * exact); engines that do not are two independent samples (N-1 chi-square or Fisher). Sessions in `error` must have been left out.
 */
export function compareSessions(
  scenario: string,
  before: readonly ComparedSession[],
  after: readonly ComparedSession[],
  paired: boolean,
  options: CompareOptions = {},
): BaselineComparison {
  const { alpha = DEFAULT_ALPHA, margin = DEFAULT_MARGIN } = options;
  const pairs = pair(before, after);
  const worse = pairs.filter(([a, b]) => succeeded(a) && !succeeded(b)).length;
  const better = pairs.filter(([a, b]) => !succeeded(a) && succeeded(b)).length;
  const left = paired ? pairs.map(([a]) => a) : before;
  const right = paired ? pairs.map(([, b]) => b) : after;
  const counts = { before: count(left), after: count(right) };
  const confidence = 1 - 2 * alpha;
  const test = paired ? mcnemarExact(worse, better) : independentTest(counts.before, counts.after);
  const difference = paired
    ? pairedDifference(pairs.length, worse, better, confidence)
    : independentDifference(counts.before, counts.after, confidence);
  const differences = paired ? pathDifferences(pairs) : [];
  const comparison: Omit<BaselineComparison, 'verdict' | 'summary' | 'sessions_needed'> = {
    scenario,
    method: test.method,
    alpha,
    margin,
    p_worse: test.worse,
    p_two_sided: test.twoSided,
    before: adjustedWald(counts.before.successes, counts.before.n),
    after: adjustedWald(counts.after.successes, counts.after.n),
    difference,
    pairs: pairs.length,
    paired,
    worse,
    better,
    only_before: before.length - pairs.length,
    only_after: after.length - pairs.length,
    turns: change(left, right, pairs, paired, (it) => it.turns, median),
    seconds: change(left, right, pairs, paired, (it) => it.seconds, geometricMean, SAME_TIME),
    got_worse: paired ? whatGotWorse(pairs, alpha) : [],
    changed_sessions: differences.length,
    first_difference: differences[0] ?? null,
    differences: differences.slice(0, 20),
  };
  return judge(comparison, test.worse);
}

/** Gives the verdict for a p-value, which `compareResults` adjusts when it looks at several scenarios at once. */
export function judge(
  comparison: Omit<BaselineComparison, 'verdict' | 'summary' | 'sessions_needed'>,
  pWorse: number,
): BaselineComparison {
  const { paired, worse, alpha, margin, difference, before, after, pairs } = comparison;
  const verdict: Verdict =
    pWorse < alpha
      ? 'fail'
      : (paired && worse === 0 && pairs > 0) || difference.low > -margin
        ? 'pass'
        : 'inconclusive';
  const needed =
    verdict !== 'inconclusive'
      ? null
      : paired
        ? pairedSessionsNeeded(comparison)
        : sessionsNeeded(before, after, alpha, margin);
  return { ...comparison, verdict, sessions_needed: needed, summary: summarise(comparison, verdict, needed, pWorse) };
}

function summarise(
  it: Omit<BaselineComparison, 'verdict' | 'summary' | 'sessions_needed'>,
  verdict: Verdict,
  needed: number | null,
  p: number,
): string {
  const rate = `${percent(it.before.share)} before, ${percent(it.after.share)} now`;
  if (verdict === 'fail') {
    const detail = it.paired ? `; of ${it.pairs} pairs ${it.worse} got worse and ${it.better} better` : '';
    return `Success fell: ${rate}${detail} (p = ${p.toPrecision(2)}).`;
  }
  if (verdict === 'pass') {
    if (it.paired && it.changed_sessions === 0) return `Nothing changed: all ${it.pairs} sessions took the same way.`;
    if (it.paired && it.worse === 0) return `No session got worse: ${rate}, over ${it.pairs} pairs.`;
    return `No fall of ${percent(it.margin)} or more: ${rate}.`;
  }
  const more = needed === null ? 'more sessions than can be reckoned' : `about ${needed} sessions a build`;
  return `Too few sessions to tell: ${rate}; ${more} would settle it.`;
}

function percent(share: number | null): string {
  return share === null ? 'nothing' : `${Math.round(share * 100)}%`;
}

function succeeded(session: { outcome: Outcome }): boolean {
  return session.outcome === 'success';
}

function count(sessions: readonly ComparedSession[]): { successes: number; n: number } {
  return { successes: sessions.filter(succeeded).length, n: sessions.length };
}

/** Same person and seed; a second session of both is paired with the second. */
function pair(
  before: readonly ComparedSession[],
  after: readonly ComparedSession[],
): Array<[ComparedSession, ComparedSession]> {
  const waiting = new Map<string, ComparedSession[]>();
  for (const session of before) {
    const key = JSON.stringify([session.person, session.seed]);
    waiting.set(key, [...(waiting.get(key) ?? []), session]);
  }
  const pairs: Array<[ComparedSession, ComparedSession]> = [];
  for (const session of after) {
    const other = waiting.get(JSON.stringify([session.person, session.seed]))?.shift();
    if (other) pairs.push([other, session]);
  }
  return pairs;
}

function change(
  before: readonly ComparedSession[],
  after: readonly ComparedSession[],
  pairs: ReadonlyArray<[ComparedSession, ComparedSession]>,
  paired: boolean,
  value: (session: ComparedSession) => number,
  middle: (values: readonly number[]) => number | null,
  same = 0,
): Change {
  const both = pairs.filter(([a, b]) => succeeded(a) && succeeded(b));
  const more = both.filter(([a, b]) => value(b) - value(a) > same * value(a)).length;
  const fewer = both.filter(([a, b]) => value(a) - value(b) > same * value(a)).length;
  return {
    before: middle(before.map(value)),
    after: middle(after.map(value)),
    p_more: paired ? mcnemarExact(more, fewer).worse : null,
  };
}
