import { isSearchBox } from '../../filling/fields.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { commitWord } from './commit.ts';
import { endsForm } from './ends-form.ts';

/** Acts that a step is for, so that what is put together for it is looked over before it goes off. */
const ACTS = new Set(['buy', 'add', 'transact', 'register', 'submit']);

/** Whether something leaves the person's hands by a proposal. */
export function sendsOff(situation: Situation, { item, commits, rule }: Proposal): boolean {
  const { step } = situation;
  if (!item || !step || rule === 'take_slot') return false;
  // What is taken away needs no choice of how it should be.
  if (rule === 'among' && step.verb === 'remove') return false;
  return (
    commits === true ||
    (ACTS.has(step.verb) &&
      item.role !== 'link' &&
      item.kind === 'click' &&
      (commitWord(item.label) >= 0.8 || (rule === 'satisfice' && endsForm(situation, item))))
  );
}

/** Whether a press that was found by its looks sends a form off all the same, so that a complaint is to be expected. */
export function sendsForm({ step, items }: Situation, { item, rule }: Proposal): boolean {
  return (
    rule === 'satisfice' &&
    ['transact', 'register', 'buy'].includes(step!.verb) &&
    !/^(?:add|buy|select|choose|book now|reserve)\b/.test(item!.said.folded) &&
    items.some((other) => ['type', 'choose', 'set', 'check'].includes(other.kind) && !isSearchBox(other))
  );
}
