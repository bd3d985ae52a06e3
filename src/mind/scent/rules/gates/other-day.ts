import { fold, MONTHS, parseDate } from '../../../language/index.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { valuesOf } from '../sheet/told.ts';

/** A control that is called by a day, and by its month in words. */
const DAY = new RegExp(`^(?=.*\\b\\d{1,2}\\b).*\\b(?:${MONTHS.map((month) => month.slice(0, 3)).join('|')})`);
/** Days that are told as bounds, or as those from which one is counted. */
const BOUNDS =
  /\b(?:after|before|earliest|latest|soonest|first|last|next|by|no later|not later|between|within|week|month|around|about|any day|from then)\b/;

/** Whether a day would be pressed that is called by day and month and is none of those that the task tells: 10 May, for who comes on 10 July. */
export function takesOtherDay(situation: Situation, { item, status }: Proposal): boolean {
  if (status !== 'continue' || !item || (item.kind !== 'click' && item.kind !== 'check')) return false;
  const { asked, request, dayFirst } = situation;
  const said = fold(item.raw);
  if (!DAY.test(said) || BOUNDS.test(fold(asked))) return false;
  const own = parseDate(item.raw, request.today, dayFirst);
  const told = valuesOf(situation).flatMap(({ day }) => day ?? []);
  return own !== null && told.length > 0 && !told.some(({ day, month }) => day === own.day && month === own.month);
}
