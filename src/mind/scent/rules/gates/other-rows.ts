import { fold } from '../../../language/index.ts';
import { properNames } from '../../meaning/match.ts';
import { kinOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is to be done with more than one of the things of a list. */
const SEVERAL = /\b(?:all|every|each|both|any|everything|them|these|those|others?|rest|remaining)\b/i;

/**
 * Whether a list of answers that stands in each row would be set in one more of them, after it was set so in another one, though the task names one
 * thing and this row does not bear its name: a book that has gone to its shelf leaves the others where they are.
 */
export function setsInOneMore(situation: Situation, { item, args }: Proposal): boolean {
  const { step, memory, asked } = situation;
  if (item?.kind !== 'choose' || !step || step.all || step.items.length > 1 || SEVERAL.test(asked)) return false;
  const before = memory.own.some(({ kind, raw, name }) => kind === 'choose' && raw === item.raw && name !== item.name);
  if (!before || kinOf(situation, item).length < 2) return false;
  const value = fold(String(Object.values(args ?? {})[0] ?? ''));
  const names = properNames(`  ${asked}`)
    .map(fold)
    .filter((name) => !value.includes(name) && !name.includes(value));
  const row = fold(`${item.raw} . ${item.context.text} . ${item.group}`);
  return names.length > 0 && !names.some((name) => row.includes(name));
}
