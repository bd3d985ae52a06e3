import { fold, parseDate } from '../../../language/index.ts';
import { datePartFor } from '../../filling/date-parts.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** A date that is given in three lists: the next of them that does not show its part yet. */
export function dateInLists(situation: Situation, all: ReadonlyArray<{ value: string }>): Proposal | null {
  const dated = all.some(
    ({ value }) =>
      /\d/.test(value) && /\p{L}{3}|[/-]/u.test(value) && parseDate(value, situation.request.today, situation.dayFirst),
  );
  if (!dated) return null;
  const lists = situation.items.filter(
    (item) => item.kind === 'choose' && !item.disabled && datePartFor(situation, item) !== null,
  );
  if (lists.length < 2) return null;
  const left = lists.filter((item) => fold(item.value) !== fold(datePartFor(situation, item)!));
  const item = left[0];
  const part = item ? datePartFor(situation, item) : null;
  if (!item || !part || timesTried(situation.memory, situation.key, item.name) > 1) return null;
  return {
    rule: 'choose_part',
    why: `“${part}” is its part of the date`,
    status: 'continue',
    item,
    args: argumentOf(item, part),
    sure: 0.9,
    completes: left.length === 1,
    cause: part,
  };
}
