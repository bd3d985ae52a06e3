import { synonymous, tokens, withoutQuoted } from '../../../language/index.ts';
import { tellsWay } from '../../filling/say.ts';
import { isClickable } from '../../meaning/match.ts';
import { type Cue, type Scent, stronger } from './cue.ts';

/** Weight from which on a word of a label tells something. */
const TELLS = 0.25;
/** Words of a label that the step has to say, and the share of all that it tells. */
const SEVERAL = 2;
const MOST = 0.55;
/** Fit of a label of which nothing is said, and what all of it adds; fitted. */
const NONE = 0.4;
const ALL = 0.4;

/**
 * Share of what a label tells that the step says in so many words, 0..1: "Report a missed bin", for who reports that the bin was not collected. 0 where
 * the step says less than two of its words, or as many others are called the same. A step is read as a whole, and not only what it is after.
 */
export function shareSaid({ step, item, situation }: Pick<Cue, 'step' | 'item' | 'situation'>): number {
  if (!isClickable(item) || item.role === 'option') return 0;
  const own = item.said.tokens.filter(({ weight, number }) => weight > TELLS && !number);
  if (own.length < SEVERAL) return 0;
  const said = tokens(withoutQuoted(tellsWay(step))).filter(({ number }) => !number);
  const met = own.filter(({ word, stem }) =>
    said.some((other) => other.stem === stem || synonymous(other.word, word) || synonymous(other.stem, stem)),
  );
  const sum = (of: typeof own) => of.reduce((total, { weight }) => total + weight, 0);
  const share = sum(met) / sum(own);
  if (met.length < SEVERAL || share < MOST) return 0;
  return situation.items.some((other) => other !== item && other.kind === item.kind && other.raw === item.raw)
    ? 0
    : share;
}

/** What a label says in the words of the step, wherever these stand in it. */
export function asSaid(cue: Cue, scent: Scent): Scent {
  const share = shareSaid(cue);
  return share > 0 ? stronger(scent, NONE + ALL * share, 'words') : scent;
}
