import type { Proposal, Situation } from '../../situation.ts';
import { runApply } from './apply.ts';
import { seeThrough } from './collect.ts';
import { runCreate } from './create.ts';
import { runErrand } from './index.ts';
import { runMember } from './member.ts';

/** What is next of an errand: at a shop, at one's own account, for something that one joins, or with something new on a list. */
export const errands = (situation: Situation): Proposal | null =>
  seeThrough(situation) ??
  (arranges(situation) ? null : runErrand(situation)) ??
  runMember(situation) ??
  runApply(situation) ??
  runCreate(situation);

/** Whether a shelf is to be put in order or narrowed before anything is taken from it: what is taken is then told by its place there. */
function arranges({ goal, memory }: Situation): boolean {
  return goal.steps.slice(memory.step).some(({ verb }) => verb === 'sort' || verb === 'filter');
}
