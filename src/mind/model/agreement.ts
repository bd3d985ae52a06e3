import type { Sentiment } from '../../contract/index.ts';
import type { Choice } from './answer/fit.ts';
import type { FeltTurn } from './limits/limits.ts';

/** Which way each feeling points. */
const VALENCE: Readonly<Record<Sentiment, -1 | 0 | 1>> = {
  delighted: 1,
  satisfied: 1,
  relieved: 1,
  curious: 1,
  neutral: 0,
  uncertain: 0,
  confused: -1,
  bored: -1,
  anxious: -1,
  annoyed: -1,
  frustrated: -1,
};

/**
 * Says so when the model's own feeling points the other way than the appraisal. The appraisal stands; the flag tells a
 * reader that the comment was written in another mood.
 */
export function contradiction(choice: Choice, felt: FeltTurn): string | null {
  if (choice.sentiment === null) return null;
  const said = VALENCE[choice.sentiment];
  const computed = VALENCE[felt.sentiment];
  if (said * computed >= 0) return null;
  return `[contradiction: the model says ${choice.sentiment}, the appraisal says ${felt.sentiment}]`;
}
