import { holm, mcnemarExact } from '../statistics/index.ts';
import type { ComparedSession } from './file.ts';

/** What of a session is held against what it was. */
export type Measured = Pick<ComparedSession, 'outcome' | 'turns' | 'seconds' | 'feeling'>;

export type Measure = 'success' | 'false success' | 'turns' | 'time' | 'feeling';

/** A measure by which pairs got worse more often than chance would have it. */
export interface Worsening {
  measure: Measure;
  /** Probability of so many pairs getting worse if nothing had changed, adjusted for the number of measures (Holm). */
  p: number;
  worse: number;
  better: number;
}

/** Other news take a little longer to read: a few hundredths of the time are no difference that anybody would look into. */
export const SAME_TIME = 0.03;
/** Differences of the mean valence (-1..1) that are none. */
const SAME_FEELING = 0.01;

const away = (difference: number, same: number): number => (Math.abs(difference) < same ? 0 : Math.sign(difference));
const said = ({ outcome }: Measured, what: string): number => Number(outcome === what);

/** 1 when the second of a pair is worse, -1 when it is better, 0 when they are alike. */
const MEASURES: Record<Measure, (before: Measured, after: Measured) => number> = {
  success: (before, after) => said(before, 'success') - said(after, 'success'),
  'false success': (before, after) => said(after, 'false_success') - said(before, 'false_success'),
  turns: (before, after) => Math.sign(after.turns - before.turns),
  time: (before, after) => away(after.seconds - before.seconds, SAME_TIME * before.seconds),
  feeling: ({ feeling: before }, { feeling: after }) =>
    before === undefined || after === undefined ? 0 : away(before - after, SAME_FEELING),
};

/**
 * By what the pairs got worse, the strongest first: a paired exact test of each measure, one-sided, all of them held to
 * the level together by Holm's method. Whether a build is worse at all is then asked once, at that level.
 * @param alpha the level of all measures together
 */
export function whatGotWorse(pairs: ReadonlyArray<readonly [Measured, Measured]>, alpha: number): Worsening[] {
  const names = Object.keys(MEASURES) as Measure[];
  const counts = names.map((measure) => {
    const signs = pairs.map(([before, after]) => MEASURES[measure](before, after));
    return { worse: signs.filter((sign) => sign > 0).length, better: signs.filter((sign) => sign < 0).length };
  });
  const adjusted = holm(counts.map(({ worse, better }) => mcnemarExact(worse, better).worse));
  return names
    .map((measure, i) => ({ measure, p: adjusted[i]!, ...counts[i]! }))
    .filter(({ p }) => p <= alpha)
    .sort((a, b) => a.p - b.p);
}
