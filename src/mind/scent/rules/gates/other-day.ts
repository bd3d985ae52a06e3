import { type Day, fold, MONTHS, parseDate, withYear } from '../../../language/index.ts';
import { marksOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { daysAsked } from '../../things/days.ts';
import { valuesOf } from '../sheet/told.ts';

/** A control that is called by a day, and by its month in words. */
const DAY = new RegExp(`^(?=.*\\b\\d{1,2}\\b).*\\b(?:${MONTHS.map((month) => month.slice(0, 3)).join('|')})`);
/** Days that are told as bounds, or as those from which one is counted. */
const BOUNDS =
  /\b(?:after|before|earliest|latest|soonest|first|last|next|by|no later|not later|between|within|week|month|around|about|any day|from then)\b/;

/** A control that is called by nothing but a time of day. */
const TIME = /^\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?$|^\d{1,2} ?[ap]\.?m\.?$/;
/** What tells a day apart, by its date or by its name. */
const OF_DAY = ['day ', 'weekday '];

/** Whether the head over a time is another day than the one that is told: 17:00 under Thursday, for who comes on Friday at that hour. */
function isUnderOther(situation: Situation, head: string): boolean {
  if (head === '') return false;
  const own = [...marksOf(situation, head)];
  const told = marksOf(situation, situation.asked);
  return OF_DAY.some((kind) => {
    const days = own.filter((mark) => mark.startsWith(kind));
    const meant = [...told].some((mark) => mark.startsWith(kind));
    return days.length > 0 && meant && !days.some((mark) => told.has(mark));
  });
}

/** Whether a day would be pressed that is called by day and month and is none of those that the task tells: 10 May, for who comes on 10 July. */
export function takesOtherDay(situation: Situation, { item, status }: Proposal): boolean {
  if (status !== 'continue' || !item || (item.kind !== 'click' && item.kind !== 'check')) return false;
  const { asked, request, dayFirst } = situation;
  const said = fold(item.raw);
  if (TIME.test(said.trim())) return !BOUNDS.test(fold(asked)) && isUnderOther(situation, item.group);
  if (!DAY.test(said) || BOUNDS.test(fold(asked))) return false;
  const own = parseDate(item.raw, request.today, dayFirst);
  const told = valuesOf(situation).flatMap(({ day }) => day ?? []);
  if (own === null || told.length === 0 || isOfWeekdayTold(situation, item.raw, own)) return false;
  return !told.some(({ day, month }) => day === own.day && month === own.month);
}

/**
 * Whether the task tells days by their names alone, and this is one of them: "on Tuesday" is the Tuesday of the week that a page shows. What
 * the control itself says to be a Tuesday is one, whatever the calendar says of the year that it leaves out.
 */
function isOfWeekdayTold(situation: Situation, text: string, own: Day): boolean {
  const { days, weekdays } = daysAsked(situation, situation.asked);
  if (days.length > 0) return false;
  const marks = [...marksOf(situation, text)].filter((mark) => mark.startsWith('weekday '));
  if (marks.length > 0) return marks.some((mark) => marksOf(situation, situation.asked).has(mark));
  const { year, month, day } = withYear(own, situation.request.today);
  return weekdays.includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
}
