import { fold, prices } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import type { Answer } from './answer.ts';

/** How long something is paid for: "for a whole day", "per hour", "for an entire week". */
const LENGTH = /\b(?:per|an?|one|all|each|every|whole|entire|full) (hour|day|night|week|weekend|month|year)\b/;
const COSTS = /\b(?:price|costs?|how much|fees?|charges?|rates?|pay)\b/;
/** Words of a row's name beside the length itself: "All day", "1 day", "Per day", "Day ticket". */
const BESIDE = /\b(?:all|whole|entire|full|an?|one|1|per|each|every|the|up to|ticket|pass|rate|price)\b|[^\p{L}\d]+/gu;

/** "What does a whole day cost?": the row of a price list that is named after that length of time. */
export function rateOf({ page: { lines } }: Situation, step: Step): Answer | null {
  const asked = fold(step.text);
  const length = LENGTH.exec(asked)?.[1];
  if (!length || !COSTS.test(asked)) return null;
  for (const [i, line] of lines.entries()) {
    const own = prices(line.text).length === 1;
    const name = fold(own ? line.text.replace(/[€£$]?\s?\d[\d.,]*\s?[€£$]?\s*$/u, '') : line.text).replace(BESIDE, '');
    if (name !== length && name !== `${length}s`) continue;
    const next = lines[i + 1]?.text ?? '';
    if (own) return { line: line.text, fit: 0.85 };
    if (line.level === 0 && prices(next).length === 1 && next.length < 30)
      return { line: `${line.text}: ${next}`, fit: 0.85 };
  }
  return null;
}
