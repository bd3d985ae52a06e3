import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Scrolls back on one page after which nobody turns round once more. */
const ENOUGH = 3;

/** Whether one would scroll back what was only just scrolled, time and again: two rules that want to see different ends of a page undo each other's. */
export function scrollsToAndFro({ memory, key }: Situation, { item }: Proposal): boolean {
  const { last } = memory;
  if (item?.kind !== 'scroll' || last?.kind !== 'scroll' || last.key !== key || last.name === item.name) return false;
  return timesTried(memory, key, item.name) >= ENOUGH && timesTried(memory, key, last.name) >= ENOUGH;
}
