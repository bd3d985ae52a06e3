import { runsOut } from '../person/patience.ts';
import type { Proposal, Situation } from '../situation.ts';

/** What is proposed, as long as the person has the patience for it. */
export function orTired(situation: Situation, proposal: Proposal): Proposal {
  const tired = proposal.status === 'continue' ? runsOut(situation, proposal) : null;
  if (!tired) return proposal;
  const none = { item: null, args: null, sure: 0.2, cause: tired };
  return { ...proposal, ...none, rule: 'patience_spent', why: tired, status: 'gave_up' };
}
