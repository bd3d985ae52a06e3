import type { Step } from '../goal/types.ts';
import { undoes } from '../meaning/amiss.ts';
import { changesAnother, takesAnother } from '../meaning/at-thing.ts';
import { opensMore } from '../meaning/state.ts';
import type { Proposal, Situation } from '../situation.ts';
import { takesOtherPack } from '../things/pack.ts';
import { leavesUnchanged } from './form/unchanged.ts';
import { doesAgainElsewhere } from './several/once.ts';

/** Steps by which something is had, that was not there before. */
const HAS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'reach']);

/** Whether a press would take away what the step wants to have; a counter goes down as well as up. */
function takesAway({ step }: Situation, { rule, item }: Proposal): boolean {
  return (
    !!step && item?.kind === 'click' && rule !== 'turn_counter' && HAS.has(step.verb) && undoes(step, item.said.folded)
  );
}

/** Whether a proposal is about another thing than the step is. */
export function isAnother(situation: Situation, proposal: Proposal): boolean {
  // Of things that only a quality tells any will do, and those that are named one by one are each meant.
  if (proposal.rule === 'take_some' || proposal.rule === 'each_meant') return false;
  // A menu is gone into whatever it is called: what does something is in it.
  if (proposal.rule === 'open_menu' && proposal.item && opensMore(proposal.item)) return false;
  return (
    changesAnother(situation, proposal) ||
    takesAnother(situation, proposal) ||
    takesAway(situation, proposal) ||
    leavesUnchanged(situation, proposal) ||
    doesAgainElsewhere(situation, proposal) ||
    takesOtherPack(situation, proposal.item)
  );
}
