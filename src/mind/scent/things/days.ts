import { type Day, fold, monthOf, parseDate, withYear } from '../../language/index.ts';
import { datesIn, withoutNoTime } from '../goal/timing.ts';
import type { Situation } from '../situation.ts';
import type { Thing } from './thing.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = /\b(?:(this|next|last|coming|past)\s+)?(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const SHORT = /^\W*(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/;
/** What comes each week. */
const EACH =
  /^\W*(?:(?:every|each|on)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|(?<=(?:every|each)\s)\w+day\b)/i;
const MONTH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?:\s+((?:19|20)\d{2}))?/g;
const DAY_MONTH = /(?<![\d.,/€£$−+-])(\d{2})(?:\/(\d{2})(?![\d/%]|[.,]\d)|\.(\d{2})\.(?!\d))/g;
const YEAR_MONTH = /\b((?:19|20)\d{2})[-/](\d{2})\b(?![-/]\d)|(?<![\d/])(\d{2})\/((?:19|20)\d{2})\b/g;

/** Days, weekdays and months of which one is meant. */
export interface DaysAsked {
  days: Day[];
  weekdays: number[];
  months: Array<{ month: number; year: number }>;
  /** What was said without them. */
  rest: string;
}

function weekdayOf(day: Day, today: Date): number {
  const { year, month, day: at } = withYear(day, today);
  return new Date(Date.UTC(year, month - 1, at)).getUTCDay();
}

/** A weekday as a day: "this Friday" is the next to come, "last Thursday" the one before today. */
function dayFrom(today: Date, weekday: number, which: string): Day {
  const ahead = (weekday - today.getUTCDay() + 7) % 7;
  const past = /^(?:last|past)$/.test(which);
  const date = new Date(today.getTime() + (past ? ahead - 7 : ahead) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Which days a wish names, in whatever notation. */
export function daysAsked({ request: { today }, dayFirst }: Situation, wish: string): DaysAsked {
  const days: Day[] = [];
  let rest = withoutNoTime(wish).replace(/\b(\d{1,2}(?:st|nd|rd|th))\s+of\s+/gi, '$1 ');
  const whole = rest.replace(WEEKDAY, ' ');
  for (const text of datesIn(whole, today, dayFirst)) {
    const day = parseDate(text, today, dayFirst);
    if (day) days.push(day);
    rest = rest.replace(text, ' ');
  }
  const weekdays: number[] = [];
  rest = rest.replace(WEEKDAY, (_, which: string | undefined, name: string) => {
    const weekday = WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
    if (days.length === 0)
      if (which && !/^next$/i.test(which)) days.push(dayFrom(today, weekday, which.toLowerCase()));
      else weekdays.push(weekday);
    return ' ';
  });
  const months: DaysAsked['months'] = [];
  rest = rest.replace(MONTH, (text, name: string, year: string | undefined) => {
    if (/^May$/.test(name) && !/\b(?:in|of|for|from|and|until|by|to)\s+May\b/.test(wish)) return text;
    months.push({ month: monthOf(name), year: Number(year ?? 0) });
    return ' ';
  });
  return { days, weekdays, months, rest };
}

interface Shown {
  days: Day[];
  weekdays: number[];
  months: DaysAsked['months'];
}

const shown = new WeakMap<Thing, Shown>();

/** The days that a thing shows. */
function daysOf({ request: { today }, dayFirst }: Situation, thing: Thing): Shown {
  let found = shown.get(thing);
  if (found) return found;
  found = { days: [], weekdays: [], months: [] };
  for (const text of [
    ...new Set([...thing.properties.map((entry) => entry.text), ...thing.items.map((item) => item.raw)]),
  ]) {
    for (const date of datesIn(text, today, dayFirst)) {
      const day = parseDate(date, today, dayFirst);
      if (day) found.days.push(day);
    }
    for (const [, a, slashed, dotted] of text.matchAll(DAY_MONTH)) {
      const b = slashed ?? dotted;
      const [day, month] = dayFirst || Number(a) > 12 ? [Number(a), Number(b)] : [Number(b), Number(a)];
      if (month >= 1 && month <= 12 && day >= 1 && day <= 31) found.days.push({ year: 0, month, day });
    }
    const named = SHORT.exec(fold(text));
    if (named && text.length < 40) found.weekdays.push(WEEKDAYS.indexOf(named[1]!));
    for (const [, name, year] of text.matchAll(MONTH))
      found.months.push({ month: monthOf(name!), year: Number(year ?? 0) });
    for (const [, year, month, before, after] of text.matchAll(YEAR_MONTH))
      found.months.push({ month: Number(month ?? before), year: Number(year ?? after) });
  }
  // A day that is dated is that day of the week, whatever else is written there; "Tuesdays from 14 April" is each of them.
  const each = thing.properties.some(({ text }) => EACH.test(text));
  if (found.days.length > 0 && !each) found.weekdays = found.days.map((day) => weekdayOf(day, today));
  found.months.push(...found.days.map(({ month, year }) => ({ month, year })));
  shown.set(thing, found);
  return found;
}

function sameYear(a: number, b: number): boolean {
  return a === 0 || b === 0 || a === b;
}

/** Whether a thing is of one of the days that are asked for; null where it shows no day. */
export function onDays(situation: Situation, thing: Thing, asked: DaysAsked): boolean | null {
  const own = daysOf(situation, thing);
  const today = situation.request.today;
  if (asked.days.length > 0) {
    if (own.days.length === 0)
      return own.weekdays.length === 0 ? null : asked.days.some((day) => own.weekdays.includes(weekdayOf(day, today)));
    return asked.days.some((day) =>
      own.days.some((other) => other.day === day.day && other.month === day.month && sameYear(other.year, day.year)),
    );
  }
  if (asked.weekdays.length > 0)
    return own.weekdays.length === 0 ? null : asked.weekdays.some((weekday) => own.weekdays.includes(weekday));
  if (own.months.length === 0) return null;
  return asked.months.some(({ month, year }) =>
    own.months.some((other) => other.month === month && sameYear(other.year, year)),
  );
}

const NAMED = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const OPENING = new RegExp(`\\b(${NAMED})(?:\\s*(?:-|–|—|to|until)\\s*(${NAMED}))?`, 'g');

function weekdaysIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [, from, to] of text.matchAll(OPENING)) {
    const first = WEEKDAYS.indexOf(from!.slice(0, 3));
    const last = to ? WEEKDAYS.indexOf(to.slice(0, 3)) : first;
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day);
      if (day === last) break;
    }
  }
  return found;
}

/** Whether a thing is open on a day of the week, by the hours that it shows; null where it shows none. */
export function openOn(thing: Thing, weekday: number): boolean | null {
  const said = fold(thing.text);
  const closed = /\bclosed\b([^.;|]*)/.exec(said);
  if (closed && weekdaysIn(closed[1]!).has(weekday)) return false;
  const rest = closed ? said.replace(closed[0], ' ') : said;
  if (/\b(?:daily|every day|7 days|24\/7|all week)\b/.test(rest)) return true;
  const open = weekdaysIn(rest.replace(fold(thing.name), ' '));
  if (open.size > 0) return open.has(weekday);
  return closed ? true : null;
}
