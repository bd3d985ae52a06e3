import { FAILED } from '../../observe.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Presses without effect after which nobody presses the same thing once more. */
const FRUITLESS = 2;

/** Whether a proposal does once more what has just failed, or has had no effect again and again. */
function isOnceMore({ memory, page }: Situation, { item, args }: Proposal): boolean {
  const { last } = memory;
  if (item === null || last === null || ['scroll', 'wait', 'back'].includes(item.kind)) return false;
  if (last.name !== item.name || last.argument !== String(Object.values(args ?? {})[0] ?? '')) return false;
  return memory.idle >= FRUITLESS || (item.kind === 'type' && FAILED.test(page.outcome));
}

/** Whether nobody would do this: it has failed just now, or cannot be. */
export function isFruitless(situation: Situation, proposal: Proposal): boolean {
  // Who is shown nothing cannot tell whether an act had an effect.
  return situation.pictured && isOnceMore(situation, proposal);
}
