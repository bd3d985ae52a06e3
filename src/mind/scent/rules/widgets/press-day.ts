import { type Day, fold, ordinalOf, parseDate, WEEKDAYS } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { calendarOpen, pickDay, shownMonth } from './calendar.ts';

const NTH_WEEKDAY = /\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (\w+day)s?\b/;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;
const DAY_ALONE =
  /\b(?:day|the|number)\s+(\d{1,2})(?:st|nd|rd|th)?\b|^(\d{1,2})(?:st|nd|rd|th)?$|\b(\d{1,2})(?:st|nd|rd|th)\b/;

/** Midnight in no time zone, so that a day of the week is the same everywhere. */
function dateOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** "The second Tuesday", "the last Friday" of a month; null where it has no such day. */
function nthWeekday({ year, month }: Day, nth: string, weekday: string): Day | null {
  const on = WEEKDAYS.indexOf(weekday);
  if (on < 0) return null;
  const length = dateOf(year, month + 1, 0).getUTCDate();
  const days = Array.from({ length }, (_, i) => i + 1).filter((day) => dateOf(year, month, day).getUTCDay() === on);
  const place = ordinalOf(nth);
  const day = place === null ? undefined : days.at(place > 0 ? place - 1 : place);
  return day === undefined ? null : { year, month, day };
}

/** The day that a step names, in the month that stands open where it names none. */
function dayNamed(step: Step, month: Day, { request, dayFirst }: Situation): Day | null {
  const said = fold([...step.quoted, step.object].join(' ')).trim();
  const counted = NTH_WEEKDAY.exec(fold(step.text));
  if (counted) return nthWeekday(month, counted[1]!, counted[2]!);
  if (MONTH.test(said) || /\d[/.-]\d/.test(said)) {
    const day = parseDate(said, request.today, dayFirst);
    return day && (/\b\d{4}\b/.test(said) ? day : { ...day, year: month.year });
  }
  const alone = DAY_ALONE.exec(said);
  const day = Number(alone?.[1] ?? alone?.[2] ?? alone?.[3] ?? 0);
  return day >= 1 && day <= 31 ? { ...month, day } : null;
}

/** "Click on day 5 in the calendar", "press the second Tuesday", "show 21 May": a day of the calendar that stands open. */
export function pressDay(situation: Situation, step: Step): Proposal | null {
  const asked = step.verb === 'press';
  if (!asked || step.items.length > 1 || !calendarOpen(situation)) return null;
  const month = shownMonth(situation);
  const day = month && dayNamed(step, month, situation);
  const taken = day ? pickDay(situation, day) : null;
  return taken && { ...taken, completes: taken.rule === 'pick' };
}
