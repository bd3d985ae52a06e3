import type { Proposal, Situation } from '../situation.ts';

/** Presses without effect after which nobody presses the same thing once more. */
const FRUITLESS = 2;

/** Whether a proposal does once more what has just had no effect, again and again. */
export function isFruitless({ memory, pictured }: Situation, { item, args }: Proposal): boolean {
  const { last } = memory;
  return (
    // Who is shown nothing cannot tell whether a press had an effect.
    pictured &&
    item !== null &&
    last !== null &&
    !['scroll', 'wait', 'back'].includes(item.kind) &&
    memory.idle >= FRUITLESS &&
    last.name === item.name &&
    last.argument === String(Object.values(args ?? {})[0] ?? '')
  );
}
