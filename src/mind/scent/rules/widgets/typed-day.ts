import { parseDate, withYear } from '../../../language/index.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { pickDay, shownMonth } from './calendar.ts';

/** Times that a day is written before it is taken from the calendar that came up for it. */
const WRITTEN = 2;

/**
 * Takes the day from the calendar that came up as it was written, where the field finds fault with how it is written, or was empty again after the
 * last time: many take no other notation than their own, and drop the rest without a word.
 */
export function takeTypedDay(situation: Situation): Proposal | null {
  const { memory, key, page, request, dayFirst } = situation;
  const { last } = memory;
  if (last?.kind !== 'type' || last.key !== key || !/\d/.test(last.argument)) return null;
  const field = page.byName.get(last.name);
  const day = parseDate(last.argument, request.today, dayFirst);
  if (!field || !day || shownMonth(situation) === null) return null;
  if (!field.state.has('invalid') && timesTried(memory, key, last.name) < WRITTEN) return null;
  const picked = pickDay(situation, withYear(day, request.today), true);
  return picked?.item ? picked : null;
}
