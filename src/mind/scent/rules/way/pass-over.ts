import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from './look.ts';

/** Looks further down for what the next of the instructions on a page is about. */
export function lookForTold(situation: Situation): Proposal | null {
  if (!isTold(situation)) return null;
  const down = furtherDown(situation);
  return down ? scrollDown(situation, down, 'what comes next is told here, and may stand further down') : null;
}

/** Whether a step is one of those that the page gave, and others come after it: one that nothing here answers to is passed over. */
export function canPassOver(situation: Situation): boolean {
  const { step, memory, goal } = situation;
  // What says which value goes where is nothing that a reader leaves out.
  const plain = step?.pairs.some(({ field, value }) => field !== '' && /\d/.test(value));
  return isTold(situation) && !plain && memory.step < goal.steps.length - 1;
}

/** Whether the step is one of those that the page gave. */
export function isTold({ memory }: Situation): boolean {
  return memory.told !== null && memory.step >= memory.told.from && memory.step < memory.told.until;
}

/** Whether the press that instructions end with sends off what was put in for them, so that a complaint is to be expected. */
export function endsTold(situation: Situation, { item }: Proposal): boolean {
  const { memory, items } = situation;
  if (!isTold(situation) || memory.step !== memory.told!.until - 1 || item?.role !== 'button') return false;
  return items.some((other) => ['type', 'choose', 'set', 'check'].includes(other.kind));
}
