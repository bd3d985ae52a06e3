import type { Proposal, Situation } from '../../situation.ts';
import { valuesOf } from '../sheet/told.ts';
import { isOfCalendar } from '../widgets/calendar.ts';

/** Rules that leaf and guess, and know nothing of days. */
const GUESSES = new Set(['records', 'next_page', 'satisfice', 'among', 'examine', 'try_again']);

/** Whether a calendar that stands open would be leafed in, or a day of it taken, as if it were a list: who was told a day looks for that one. */
export function leafsInCalendar(situation: Situation, { rule, item }: Proposal): boolean {
  return (
    item?.kind === 'click' &&
    GUESSES.has(rule) &&
    valuesOf(situation).some(({ day }) => day !== null) &&
    isOfCalendar(situation, item)
  );
}
