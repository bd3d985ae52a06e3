// Of several things alike with the same act at each, where the task counts them, the one that it counts to is acted on, whichever rule has led there.
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { completed } from '../common.ts';
import { says } from '../sheet/told.ts';

/** Rules that take one of several for want of a better one. */
const TAKES = new Set(['satisfice', 'records', 'act_on_opened']);
/** Presses alike from which on they are those of a list. */
const LIST = 2;

/** The presses of a list that do the same with each of its things, top to bottom. */
function sameActs({ page, asked }: Situation, item: Item): Item[] {
  const all = page.items.filter(
    (other) => isClickable(other) && other.box !== null && other.role === item.role && other.raw === item.raw,
  );
  // "The third of the best sellers": those under the heading that the task says.
  const told = all.filter(({ group }) => group !== '' && says(asked, group));
  return told.length > 1 && told.length < all.length ? told : all;
}

/** The same act at the thing that is counted to; the proposal itself where nothing is counted, or the list does not reach that far in sight. */
export function nthFirst(situation: Situation, proposal: Proposal): Proposal {
  const { step, memory, key, page } = situation;
  const { item, rule, status } = proposal;
  const nth = step?.nth ?? null;
  if (!item || nth === null || status !== 'continue' || !TAKES.has(rule) || memory.told) return proposal;
  // What is scrolled out of sight above is counted with the rest.
  if (item.kind !== 'click' || item.role === 'link' || (memory.scrolled[key] ?? 0) > 0) return proposal;
  const alike = sameActs(situation, item);
  const meant = nth > 0 ? alike[nth - 1] : undefined;
  if (alike.length < LIST || !meant || meant === item || meant.disabled) return proposal;
  // What was done to it is not done again.
  if (timesTried(memory, key, meant.name) > 0) {
    const why = `I pressed “${meant.label}” at the one that is counted to`;
    return page.error === '' ? completed({ why, cause: meant.label, sure: 0.7 }) : proposal;
  }
  return { ...proposal, item: meant, why: `“${meant.label}” is at the one that is counted to`, cause: meant.label };
}
