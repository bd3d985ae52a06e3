import { fold } from '../../../language/index.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { asksBack, cameUp, offersLetters } from '../gates/unasked.ts';

/** What turns an offer down, or only shuts it. */
const DECLINES =
  /^(?:no\b|not (?:now|today|yet|for me)|maybe later|later|skip|close|x$|dismiss|don'?t|i'?ll pass|never)/;
/** Controls that an offer of letters comes with. */
const FEW = 6;

/**
 * What offers letters and has come up over the page is turned down before anything else is looked at: what came of the act before shows only
 * then, and is judged as if nothing had come between.
 */
export function declineOffer(situation: Situation): Proposal | null {
  const { page, memory, appeared, items } = situation;
  const over = page.dialog !== '' || memory.under.length > 0 || items.some(({ state }) => state.has('modal'));
  if (!over || !offersLetters(situation) || asksBack(situation)) return null;
  const came = items.filter((item) => appeared.has(item.name) && isClickable(item) && !item.disabled);
  if (came.length > FEW) return null;
  const item = came.find(({ said }) =>
    DECLINES.test(
      fold(said.folded)
        .replace(/[^\p{L}' ]/gu, '')
        .trim(),
    ),
  );
  if (!item) return null;
  const why = `“${cameUp(situation).slice(0, 60)}” is not what I came for`;
  return { rule: 'decline', why, status: 'continue', item, args: null, sure: 0.85, cause: item.label };
}
