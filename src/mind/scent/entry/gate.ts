import { fold } from '../../language/index.ts';
import { isSearchBox } from '../filling/fields.ts';
import { isClickable } from '../meaning/match.ts';
import type { Proposal, Situation } from '../situation.ts';
import { titleOf } from './details.ts';
import { bearsName, EDITS, listed } from './find.ts';
import { statementOf } from './told.ts';

/** Whether something of a list would be opened for changes that is not what the task tells of: its own record is looked for first. */
export function editsOther(situation: Situation, { item }: Proposal): boolean {
  const statement = item && isClickable(item) && EDITS.test(item.raw.trim()) ? statementOf(situation.asked) : null;
  if (!statement) return false;
  const of = listed(situation).filter(({ items }) => items.includes(item!));
  return of.length > 0 && !of.some(({ name, text }) => bearsName(statement.thing, `${name} ${text}`));
}

/** Whether what a new thing is to be called would be searched for before there is any such thing. */
export function searchesForNew({ memory, asked }: Situation, { item, args }: Proposal): boolean {
  if (!item || !isSearchBox(item)) return false;
  const title = titleOf(asked);
  if (Object.values(memory.filled).some((form) => Object.values(form).some((text) => text === title))) return false;
  return title !== null && fold(title) === fold(String(args?.text ?? ''));
}
