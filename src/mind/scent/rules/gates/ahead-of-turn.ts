import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Acts that change something by themselves, and are no part of the form of what comes before them. */
const CHANGES = new Set<Step['verb']>(['drag', 'transact', 'remove']);

/**
 * Whether an answer is only what a later act brings about ("log the call, and after that move the deal to Negotiation"), while what is written for
 * the one before it is not sent yet: what is told to come after is not done on the way.
 */
export function answersAheadOfTurn({ goal, memory, step }: Situation, { item, status }: Proposal): boolean {
  if (status !== 'continue' || item?.kind !== 'check' || item.role !== 'radio') return false;
  if (step?.verb !== 'transact' || step.pairs.length === 0 || memory.commits > 0) return false;
  const isSaid = (text: string) => literalCoverage(item.said, phrase(text)) === 1;
  const next = goal.steps[memory.step + 1];
  return next?.later === true && CHANGES.has(next.verb) && isSaid(next.text) && !isSaid(step.text);
}
