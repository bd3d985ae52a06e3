import type { Step } from '../goal/types.ts';
import { heard } from '../reconsider.ts';
import { cover } from '../rules/form/cover.ts';
import { goesAgainst } from '../rules/sheet/authority.ts';
import { serve } from '../rules/sheet/index.ts';
import { fillNeeded } from '../rules/sheet/needed.ts';
import type { Proposal, Situation } from '../situation.ts';

/** What the form that is meant asks for; before it is sent, what the words of the step have for it besides is put in. */
export function serveWhole(situation: Situation): Proposal | null {
  const { memory, step } = situation;
  const before = structuredClone(memory.sheet);
  const served = heard(situation, serve(situation));
  const missing = served?.commits && step ? (uncovered(situation, step) ?? fillNeeded(situation, step)) : null;
  if (!missing || goesAgainst(situation, missing)) return served;
  memory.sheet = before;
  return missing;
}

/** What is still to be put in for a step, but for what was dropped in this decision. */
export function uncovered(situation: Situation, step: Step): Proposal | null {
  return heard(situation, cover(situation, step));
}
