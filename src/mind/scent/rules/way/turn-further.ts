import { inquire } from '../../answering/query/inquire.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { follow } from './follow.ts';
import { scrollDown } from './look.ts';

/** What is asked does not stand on this part of the list, or all of it counts: the person looks at the rest of it. */
export function turnFurther(situation: Situation): Proposal | null {
  const { step } = situation;
  const found = step?.verb === 'learn' ? inquire(situation, step) : undefined;
  if (!found || found.answer || !found.more) return null;
  const { item, why } = found.more;
  if (found.more.inside) {
    const { memory, key } = situation;
    memory.gathered!.opened = key;
    return follow(item, why, situation, [], 30, 1, 'look_inside');
  }
  if (item.kind === 'scroll') return scrollDown(situation, item, why);
  return follow(item, why, situation, [], 30, 1, 'next_page');
}
