import { type Measured, type Worsening, whatGotWorse } from '../../src/results/baseline/worse.ts';

/** One session, as far as noticing goes by it. */
export type Outcome = Pick<Measured, 'turns' | 'seconds'> & { outcome: string; feeling: number };

export interface Pair {
  good: Outcome;
  bad: Outcome;
}

export interface Verdict {
  noticed: boolean;
  /** Measures under the level, the strongest first, with their adjusted p. */
  by: Worsening[];
  pairs: number;
}

/** When the evidence is looked at while pairs come in: eight that all agree are enough. The level is shared among the looks. */
export const LOOKS = [8, 20] as const;
const LEVEL = 0.05;

/** What a comparison with a baseline says got worse, with the level shared among the looks. */
export function judge(pairs: readonly Pair[], looks: number = LOOKS.length): Verdict {
  const by = whatGotWorse(
    pairs.map(({ good, bad }) => [good as Measured, bad as Measured] as const),
    LEVEL / looks,
  );
  return { noticed: by.length > 0, by, pairs: pairs.length };
}
