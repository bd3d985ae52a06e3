import { coverage, fold, phrase } from '../../language/index.ts';
import { isClickable, wantedText } from '../match.ts';
import { station } from '../scripts.ts';
import type { Proposal, Situation } from '../situation.ts';

const GONE =
  /\b(?:sold out|out of stock|no longer (?:available|sold|offered)|currently unavailable|not available|fully booked|discontinued)\b/;

/** The very thing that is wanted cannot be had: the page says so and offers no way to take it. */
export function unavailable(situation: Situation): Proposal | null {
  const { step, page } = situation;
  if (!step || (step.verb !== 'buy' && step.verb !== 'add')) return null;
  const wanted = phrase(wantedText(step));
  if (wanted.tokens.length === 0 || coverage(wanted, page.about) < 0.7) return null;
  const line = page.lines.find((entry) => entry.text.length < 160 && GONE.test(fold(entry.text)));
  if (!line) return null;
  const way = situation.items.some(
    (item) => isClickable(item) && !item.disabled && station(situation, step, item.label).ofThing,
  );
  if (way) return null;
  return {
    rule: 'unavailable',
    why: `the page says “${line.text}”`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.3,
    cause: line.text,
  };
}
