import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { isHeadOfNamesake, isNamesake } from '../../meaning/namesake.ts';
import { frameOf, kinOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Kinds of control by which something is done with what stands in a row. */
const DOES = new Set(['button', 'menuitem', 'checkbox', 'switch']);
/** Kinds of control by which something is put in. */
const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);
/** Steps by which something is done with what is named: nobody opens another one for that. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'submit', 'enter']);

/** Whether something would be done in the row of one who only shares a name with the one that is told, or that one be opened for it. */
export function actsOnNamesake(situation: Situation, { item }: Proposal): boolean {
  const { asked, step } = situation;
  if (!item || !(DOES.has(item.role) || (item.role === 'link' && step && ACTS.has(step.verb)))) return false;
  const own = frameOf(item).includes('…') ? `${item.context.text} . ${item.raw}` : item.context.text;
  return isNamesake(asked, own) && kinOf(situation, item).length > 1;
}

/** Whether something would be done on the page of one who only shares a name with the one that is told, and whom nothing on it names. */
export function actsOnPageOfNamesake({ asked, page, step }: Situation, { item, commits }: Proposal): boolean {
  if (!item || !step || !ACTS.has(step.verb) || isSearchBox(item)) return false;
  const acts = PUTS_IN.has(item.kind) || commits === true || (item.kind === 'click' && item.role === 'button');
  return acts && page.headings.some(({ level, text }) => level === 1 && isHeadOfNamesake(asked, text, page.all.text));
}
