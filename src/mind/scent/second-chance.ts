import { fold, words } from '../language/index.ts';
import { DESTROYS } from './meaning/acts.ts';
import { timesTried } from './memory.ts';
import { actsOnNamesake } from './rules/gates/namesakes.ts';
import { FAINT } from './rules/way/navigate/levels.ts';
import type { Proposal, Situation } from './situation.ts';

/** Controls by which something is ended. */
export const ENDS = /^(?:cancel|log ?out|sign ?out|unsubscribe|withdraw|undo|reject|decline|empty)\b/;
/** Words up to which a label is one of a link that is read whole. */
const LABEL = 12;

/** Whether following this would be undone by going back: a plain link, whatever it is called. */
function isReversible({ item }: Proposal): boolean {
  if (item?.kind !== 'click' || item.role !== 'link' || item.disabled) return false;
  const { folded } = item.said;
  return !DESTROYS.test(folded) && !ENDS.test(folded) && words(folded).length <= LABEL;
}

/** Whether what it is called by tells which of several it is, by a figure of which the task says nothing: "Payslip of May 2026". */
function isNumbered({ asked }: Situation, { item }: Proposal): boolean {
  const told = words(fold(asked));
  return words(item!.said.folded).some((word) => /\d/.test(word) && !told.includes(word));
}

/** Keeps what was turned down in this decision though it smelled well, as long as following it does no harm. Writes to the situation. */
export function noteTurnedDown(situation: Situation, proposal: Proposal): void {
  // What plainly is somebody else's is no more theirs for being looked at.
  const isOthers = isNumbered(situation, proposal) || actsOnNamesake(situation, proposal);
  if ((proposal.scent ?? 0) > FAINT && isReversible(proposal) && !isOthers)
    situation.turnedDown = [...(situation.turnedDown ?? []), proposal];
}

/** What people do who see nothing better: a guess, going back, the end. */
const AT_A_LOSS = new Set(['back', 'exhausted', 'not_here', 'stop']);

/** Whether nothing in sight is what the person wants. */
export function isAtALoss({ rule, status, scent }: Proposal): boolean {
  if (status === 'gave_up') return rule !== 'patience_spent';
  return AT_A_LOSS.has(rule) || (rule === 'satisfice' && (scent ?? 0) < FAINT);
}

/**
 * What was turned down as something else is looked at all the same before anything is done at a guess, or given up: a look behind a link costs
 * nothing, and what it is called by says less than what stands there.
 */
export function secondChance(situation: Situation, proposal: Proposal): Proposal {
  if (!situation.turnedDown || !isAtALoss(proposal)) return proposal;
  const { memory, key } = situation;
  const [best] = situation.turnedDown
    .filter(({ item }) => timesTried(memory, key, item!.name) === 0)
    .sort((a, b) => (b.scent ?? 0) - (a.scent ?? 0));
  return best ? { ...best, completes: false, commits: false } : proposal;
}
