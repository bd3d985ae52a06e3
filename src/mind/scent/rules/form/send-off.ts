import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { endsForm } from './ends-form.ts';

/** Acts that a step is for, so that what is put together for it is looked over before it goes off. */
const ACTS = new Set(['buy', 'add', 'transact', 'register', 'submit']);

/** Whether something leaves the person's hands by a proposal. */
export function sendsOff(situation: Situation, { item, commits, rule }: Proposal): boolean {
  const { step } = situation;
  if (!item || !step || rule === 'take_slot') return false;
  // A code that is taken sends nothing else off.
  if (rule === 'redeem') return false;
  // What is taken away needs no choice of how it should be.
  if (rule === 'among' && step.verb === 'remove') return false;
  if (item.role === 'link' && standsOver(situation, item)) return false;
  return (
    commits === true ||
    (ACTS.has(step.verb) &&
      item.role !== 'link' &&
      item.kind === 'click' &&
      (commitWord(item.label) >= 0.8 || (rule === 'satisfice' && endsForm(situation, item))))
  );
}

/** Whether a link stands over everything that could be filled in: it leads elsewhere, and takes nothing along. */
function standsOver({ items }: Situation, { box }: Item): boolean {
  const fields = items.filter(
    (other) => ['type', 'choose', 'set', 'check'].includes(other.kind) && !isSearchBox(other),
  );
  return box !== null && fields.length > 0 && fields.every((other) => (other.box?.y ?? 0) >= box.y + box.height);
}

/** "Report the loss", below the answers that one has given: the end of the form, by whatever word for the thing it is called. */
export function endsBegun(situation: Situation, item: Item): boolean {
  return Object.keys(situation.memory.filled[situation.key] ?? {}).length > 1 && endsForm(situation, item);
}

/** Whether a press that was found by its looks sends a form off all the same, so that a complaint is to be expected. */
export function sendsForm(situation: Situation, { item, rule }: Proposal): boolean {
  const { step, items, memory, key } = situation;
  if (rule !== 'satisfice' || /^(?:add|buy|select|choose|book now|reserve)\b/.test(item!.said.folded)) return false;
  const begun =
    Object.keys(memory.filled[key] ?? {}).length > 0 && item!.role === 'button' && endsForm(situation, item!);
  return (
    (begun || ['transact', 'register', 'buy'].includes(step!.verb)) &&
    items.some((other) => ['type', 'choose', 'set', 'check'].includes(other.kind) && !isSearchBox(other))
  );
}
