import type { Proposal, Situation } from '../../situation.ts';
import { runApply } from './apply.ts';
import { seeThrough } from './collect.ts';
import { runCreate } from './create.ts';
import { runErrand } from './index.ts';
import { runMember } from './member.ts';

/** What is next of an errand: at a shop, at one's own account, for something that one joins, or with something new on a list. */
export const errands = (situation: Situation): Proposal | null =>
  seeThrough(situation) ?? runErrand(situation) ?? runMember(situation) ?? runApply(situation) ?? runCreate(situation);
