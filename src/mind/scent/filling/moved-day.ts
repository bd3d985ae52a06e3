import { type Day, fold, numberOf, parseDate, WEEKDAYS, withYear } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';

const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})\\b`);
const SAME_WEEK = /\b(?:of |in )?(?:the same|that) week\b/;
const WEEK_AFTER = /\b(?:of |in )?the (?:week after|following week|next week)\b/;
/** "A week later", "two days earlier". */
const LATER =
  /\b(an?|\d+|one|two|three|four|five|six|seven|ten)\s+(day|week)s?\s+(later|earlier|after|before|sooner)\b/;
const DAY = 86_400_000;
/** Days from today from which on a day that stands in a field is no day of this week or the next. */
const FAR = 14;

function asDay(time: number): Day {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * The day that is told by the one that stands in the field now: "Thursday of the same week", "a week later", or a bare day of the week for what
 * stands in another time of the year. Null where it tells no such day.
 */
export function movedDay(value: string, item: Item, { request, dayFirst }: Situation): Day | null {
  const shown = parseDate(item.value, request.today, dayFirst);
  if (!shown || !/\d/.test(item.value)) return null;
  const { year, month, day } = withYear(shown, request.today);
  const from = Date.UTC(year, month - 1, day);
  const said = fold(value);
  const later = LATER.exec(said);
  if (later) {
    const count = (/^an?$/.test(later[1]!) ? 1 : (numberOf(later[1]!) ?? 1)) * (later[2] === 'week' ? 7 : 1);
    return asDay(from + (/later|after/.test(later[3]!) ? 1 : -1) * count * DAY);
  }
  const weekday = WEEKDAY.exec(said)?.[1];
  const far = Math.abs(from - request.today.getTime()) > FAR * DAY;
  const bare = far && /^(?:on |the )?\p{L}+day$/u.test(said.trim());
  if (weekday === undefined || !(SAME_WEEK.test(said) || WEEK_AFTER.test(said) || bare)) return null;
  // A week begins on Monday.
  const place = (name: number) => (name + 6) % 7;
  const shift = place(WEEKDAYS.indexOf(weekday)) - place(new Date(from).getUTCDay());
  return asDay(from + (shift + (WEEK_AFTER.test(said) ? 7 : 0)) * DAY);
}
