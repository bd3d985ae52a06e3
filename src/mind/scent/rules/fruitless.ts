import type { Proposal, Situation } from '../situation.ts';

/** Presses without effect after which nobody presses the same thing once more. */
const FRUITLESS = 2;

/** Whether a proposal does once more what has just had no effect, again and again. */
export function isFruitless({ memory }: Situation, { item, args }: Proposal): boolean {
  const { last } = memory;
  return (
    item !== null &&
    last !== null &&
    !['scroll', 'wait', 'back'].includes(item.kind) &&
    memory.idle >= FRUITLESS &&
    last.name === item.name &&
    last.argument === String(Object.values(args ?? {})[0] ?? '')
  );
}
