import { isNamesake } from '../../meaning/namesake.ts';
import { frameOf, kinOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Kinds of control by which something is done with what stands in a row. */
const DOES = new Set(['button', 'menuitem', 'checkbox', 'switch']);

/** Whether something would be done in the row of one who only shares a name with the one that is told. */
export function actsOnNamesake(situation: Situation, { item }: Proposal): boolean {
  if (!item || !DOES.has(item.role)) return false;
  const own = frameOf(item).includes('…') ? `${item.context.text} . ${item.raw}` : item.context.text;
  return isNamesake(situation.asked, own) && kinOf(situation, item).length > 1;
}
