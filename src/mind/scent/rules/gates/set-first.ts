import { commitWord } from '../../meaning/commit-word.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { cover } from '../form/cover.ts';

/** How surely a word is one that sends a form off. */
const SENDS = 0.75;
/** Pixels by which what is to be set may stand below the button that sends it. */
const BELOW = 40;

/** Whether a proposal would send off what was filled in on this page, by whatever rule. */
function sendsOff({ memory, key }: Situation, { item, commits, rule }: Proposal): boolean {
  if (!item || item.kind !== 'click' || rule === 'confirm' || rule === 'take_slot') return false;
  if (Object.keys(memory.filled[key] ?? {}).length === 0 || memory.errors > 0) return false;
  return commits === true || (item.role === 'button' && commitWord(item.label) >= SENDS);
}

/**
 * What is put in first where something would be sent off although a value that the task tells for a control above it does not show there yet:
 * whatever has led to the button, the form is what goes by the task.
 */
export function setFirst(situation: Situation, proposal: Proposal): Proposal | null {
  const { step, memory, key } = situation;
  if (!step || proposal.status !== 'continue' || !sendsOff(situation, proposal)) return null;
  const first = cover(situation, step);
  const [box, button] = [first?.item?.box, proposal.item?.box];
  // One answer that was given is not taken back for another.
  if (first?.item?.role === 'radio' && memory.own.some(({ role, key: on }) => role === 'radio' && on === key))
    return null;
  if (!first?.item || !box || !button || first.item === proposal.item) return null;
  // What stands further down belongs to something else.
  return box.y < button.y + BELOW && first.item.kind !== 'click' ? first : null;
}
