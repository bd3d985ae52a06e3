import { holm, mcnemarExact } from '../../src/results/statistics/index.ts';

/** One session, as far as noticing goes by it. */
export interface Outcome {
  outcome: string;
  turns: number;
  seconds: number;
  /** Mean valence of its turns, -1..1. */
  feeling: number;
}

export interface Pair {
  good: Outcome;
  bad: Outcome;
}

/** By what a defect may show: 1 when the second of the pair is worse, -1 when it is better, 0 when they are alike. */
const MEASURES: Record<string, (pair: Pair) => number> = {
  success: ({ good, bad }) => Number(good.outcome === 'success') - Number(bad.outcome === 'success'),
  'false success': ({ good, bad }) =>
    Number(bad.outcome === 'false_success') - Number(good.outcome === 'false_success'),
  turns: ({ good, bad }) => Math.sign(bad.turns - good.turns),
  // Other news take a little longer to read: a few hundredths of the time are no difference that anybody would look into.
  time: ({ good, bad }) =>
    Math.abs(bad.seconds - good.seconds) < 0.03 * good.seconds ? 0 : Math.sign(bad.seconds - good.seconds),
  feeling: ({ good, bad }) => (Math.abs(good.feeling - bad.feeling) < 0.01 ? 0 : Math.sign(good.feeling - bad.feeling)),
};

export interface Verdict {
  noticed: boolean;
  /** Measures under the level, the strongest first, with their adjusted p. */
  by: Array<{ measure: string; p: number }>;
  pairs: number;
}

/** When the evidence is looked at while pairs come in: eight that all agree are enough. The level is shared among the looks. */
export const LOOKS = [8, 20] as const;
const LEVEL = 0.05;

/** Paired exact tests of every measure, one-sided for worse, held to the level together by Holm's method. */
export function judge(pairs: readonly Pair[], looks: number = LOOKS.length): Verdict {
  const names = Object.keys(MEASURES);
  const raw = names.map((name) => {
    const signs = pairs.map((pair) => MEASURES[name]!(pair));
    return mcnemarExact(signs.filter((sign) => sign > 0).length, signs.filter((sign) => sign < 0).length).worse;
  });
  const adjusted = holm(raw);
  const by = names
    .map((measure, i) => ({ measure, p: adjusted[i]! }))
    .filter(({ p }) => p <= LEVEL / looks)
    .sort((a, b) => a.p - b.p);
  return { noticed: by.length > 0, by, pairs: pairs.length };
}
