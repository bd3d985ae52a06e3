import type { Item } from '../../../perception/page.ts';
import { choicesOf } from '../../foraging/choice/cues.ts';
import { WEIGHTS } from '../../foraging/choice/weights.ts';
import { scented } from '../../foraging/scented.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { isGoodNews } from '../../meaning/confirmation.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { utility } from '../../meaning/utility.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

/**
 * Utility from which a button that sends what was put in here is pressed before anything is claimed. Along the golden paths of 318 acts (bench/golden) the page
 * says something when an act is done but for 10 times, at none of which such a button is in sight; of 11 claims that come too early it is at 5, from 4.3 on.
 */
const LIKELY = 4;

/** The button that would send what was put in on this page, where the page has not said a word to it; undefined where there is none. */
export function toSend(situation: Situation): Item | undefined {
  const { step, page, fresh, memory, key, goal, items } = situation;
  if (!step || /message appeared/i.test(page.outcome) || fresh.some(isGoodNews)) return undefined;
  // Enter has sent it, whichever button would have.
  if (memory.last?.kind === 'press' && memory.last.commits && fresh.length > 0) return undefined;
  const [best] = choicesOf(situation, step, scented(situation, step).list)
    .filter(
      ({ item, cues }) =>
        cues.sendsPut === 1 &&
        item.role === 'button' &&
        items.includes(item) &&
        timesTried(memory, key, item.name) === 0 &&
        !isForbidden(goal, item) &&
        !DESTROYS.test(item.said.folded),
    )
    .map(({ item, cues }) => ({ item, worth: utility(WEIGHTS, cues) }))
    .sort((a, b) => b.worth - a.worth);
  return best && best.worth >= LIKELY ? best.item : undefined;
}
