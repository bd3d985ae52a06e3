import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { properNames } from '../../meaning/match.ts';
import { kinOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is to be done with more than one of the things of a list. */
const SEVERAL = /\b(?:all|every|each|both|any|everything|them|these|those|others?|rest|remaining)\b/i;

/**
 * A list of answers that stands in each row, in those rows that do not bear the name of the one thing that the task names, once it was set in another
 * one: a book that has gone to its shelf leaves the others where they are. Empty where none would be set in one more of them.
 */
export function setsInOneMore(situation: Situation, { item, args }: Proposal): Item[] {
  const { step, memory, asked, page } = situation;
  if (item?.kind !== 'choose' || !step || step.all || step.items.length > 1 || SEVERAL.test(asked)) return [];
  const before = memory.own.some(({ kind, raw, name }) => kind === 'choose' && raw === item.raw && name !== item.name);
  if (!before || kinOf(situation, item).length < 2) return [];
  const value = fold(String(Object.values(args ?? {})[0] ?? ''));
  const names = properNames(`  ${asked}`)
    .map(fold)
    .filter((name) => !value.includes(name) && !name.includes(value));
  const isNamed = ({ raw, context, group }: Item) => {
    const row = fold(`${raw} . ${context.text} . ${group}`);
    return names.some((name) => row.includes(name));
  };
  if (names.length === 0 || isNamed(item)) return [];
  return page.items.filter((other) => other.kind === 'choose' && other.raw === item.raw && !isNamed(other));
}
