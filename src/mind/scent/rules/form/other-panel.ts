import { stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';

/** Kinds of items that ask for something. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** Whether one stands in the same small part of the page as another, which names it. */
export function beside(one: Item, other: Item): boolean {
  return one !== other && other.said.folded.length > 2 && one.context.folded.includes(other.said.folded);
}

/**
 * Whether a field belongs to another panel of a page of controls: it has a button of its own that the step does not mean, nothing that is told
 * or known goes there, and something does elsewhere. Nobody makes up an answer for it.
 */
export function ofOtherPanel(situation: Situation, step: Step, item: Item): boolean {
  const { items, memory, key } = situation;
  const own = items.filter((other) => other.role === 'button' && !other.disabled && beside(item, other));
  const acts = actNames(step);
  if (own.length === 0 || own.some(({ label }) => acts.includes(stem(words(label)[0] ?? '')))) return false;
  const fields = items.filter((other) => ASKS.has(other.kind));
  const takes = (field: Item) => memory.filled[key]?.[field.name] !== undefined || fitFor(situation, field) !== null;
  const here = (field: Item) => field === item || own.some((button) => beside(field, button));
  return !fields.some((field) => here(field) && takes(field)) && fields.some((field) => !here(field) && takes(field));
}
