import { type Day, fold, monthName, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { otherReading, readOtherWay } from '../../filling/date-order.ts';
import { datePart } from '../../filling/date-parts.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { leafTo, NEXT, PREVIOUS } from './leaf.ts';

const MONTH =
  /(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?\s*(\d{4})/i;

function monthIn(text: string, today: Date): Day | null {
  const month = MONTH.exec(text);
  return month ? parseDate(`1 ${month[1]} ${month[2]}`, today, true) : null;
}

/** The months a calendar shows, read off the page in its order. */
function monthsShown(situation: Situation): Day[] {
  const { page, request } = situation;
  const named = page.lines.flatMap(({ text }) => (text.length < 40 ? (monthIn(text, request.today) ?? []) : []));
  return named.length > 0 ? named : [chosenMonth(situation)].filter((month) => month !== null);
}

/** The month a calendar shows, or the first of several. */
export function shownMonth(situation: Situation): Day | null {
  return monthsShown(situation)[0] ?? null;
}

/** The month of a calendar that has a list for it, and a field for the year beside that. */
function chosenMonth({ items, request }: Situation): Day | null {
  const month = items.find((item) => item.kind === 'choose' && item.value !== '' && datePart(item) === 'month');
  const year = items.find((item) => YEAR.test(item.said.folded) && /^\d{4}$/.test(item.value.trim()));
  return month && year ? parseDate(`1 ${month.value} ${year.value}`, request.today, true) : null;
}
const YEAR = /^years?$/;

/** What can be pressed in a calendar to take a day. */
function daysOf({ items, request, dayFirst }: Situation): Item[] {
  return items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      (/^\d{1,2}$/.test(item.said.folded) ||
        (parseDate(item.label, request.today, dayFirst) !== null && item.role !== 'link')),
  );
}

/** Days that a month shows at least. */
const MONTH_LONG = 28;

/** Whether a month stands open on the page, with its name over its days. */
export function calendarOpen(situation: Situation): boolean {
  return (daysOf(situation).length >= MONTH_LONG || showsMonth(situation)) && shownMonth(situation) !== null;
}

/** Whether each day of a month stands there by its number: those that are over can be read, and not pressed. */
function showsMonth({ page }: Situation): boolean {
  const rows = page.lines.filter(({ text }) => /^[\d\s]+$/.test(text));
  const shown = new Set([
    ...page.items.map(({ said }) => said.folded),
    ...rows.flatMap(({ text }) => text.trim().split(/\s+/)),
  ]);
  return Array.from({ length: MONTH_LONG }, (_, i) => String(i + 1)).every((day) => shown.has(day));
}

/** Whether something belongs to a calendar that stands open: nobody presses its days or leafs in it to see what comes of it. */
export function isOfCalendar(situation: Situation, item: Item): boolean {
  const { folded } = item.said;
  if (PLAIN_DAY.test(folded) || TURNS.test(folded)) return calendarOpen(situation);
  if (item.role === 'link' || item.label.length > LONG_DAY || !/\d/.test(folded)) return false;
  // "Tuesday, 9 March 2027", where the days are named in full.
  return parseDate(item.label, situation.request.today, situation.dayFirst) !== null && inMonth(situation);
}

const PLAIN_DAY = /^(?:[1-9]|[12]\d|3[01])$/;
/** What leafs in a calendar; "Next" and "Back" alone may as well lead through a form whose days are named in full. */
const TURNS = new RegExp(`${NEXT.source}|${PREVIOUS.source}`);
/** Characters of the longest name of a day. */
const LONG_DAY = 34;

/** Whether so many days are named in full that a month of them stands on the page, also where some cannot be chosen. */
function inMonth(situation: Situation): boolean {
  return daysOf(situation).length >= SOME_DAYS && shownMonth(situation) !== null;
}
/** Days of a month that can be chosen, at least. */
const SOME_DAYS = 10;

/** Whether the last thing done was to take a day. */
function dayTaken({ memory: { last } }: Situation): boolean {
  return last !== null && /^pick/.test(last.rule) && /^\d{1,2}$/.test(last.label);
}

/** The day is picked and the calendar still lies over the rest: it is left to close, and then closed. */
export function leaveCalendar(situation: Situation): Proposal | null {
  const { items, memory, key } = situation;
  const { last } = memory;
  if (!last || !calendarOpen(situation)) return null;
  const picked = dayTaken(situation);
  if (!picked && last.rule !== 'leave_calendar') return null;
  const wait = picked ? items.find((item) => item.kind === 'wait' || item.name === 'wait') : undefined;
  const way = wait ?? items.find((item) => item.name === 'press:escape' && timesTried(memory, key, item.name) < 2);
  if (!way) return null;
  return {
    rule: 'leave_calendar',
    why: 'the day is chosen, and the calendar still covers what comes next',
    status: 'continue',
    item: way,
    args: null,
    sure: 0.7,
    cause: 'the calendar',
  };
}

/** By what a day that was picked for a field is kept in mind. */
export const markOf = (day: Day): string => `${day.year}-${day.month}-${day.day}`;

/** Leafs a calendar to the month and takes the day; null when there is no calendar, it does not go so far, or the day was picked for its field before. */
export function pickDay(situation: Situation, day: Day, again = false): Proposal | null {
  const { items, memory, key } = situation;
  if (!again && memory.dated.includes(markOf(day))) return null;
  // It was the wrong day, and the calendar may be about to close.
  if (memory.dayFirst !== null && dayTaken(situation)) return leaveCalendar(situation);
  const days = daysOf(situation);
  if (days.length < 5 && !calendarOpen(situation)) {
    const opener = items.find(
      (item) =>
        !item.disabled &&
        (isClickable(item) || item.kind === 'type') &&
        // What takes days only in a calendar is opened for its own day.
        !(item.state.has('readonly') && memory.dated.length > 0) &&
        /\b(?:date|calendar)\b/.test(fold(`${item.label} ${item.placeholder}`)) &&
        timesTried(memory, key, item.name) < 2,
    );
    if (!opener || !isClickable(opener)) return null;
    return {
      rule: 'open_choices',
      why: `“${opener.label}” should open a calendar`,
      status: 'continue',
      item: opener,
      args: null,
      sure: 0.7,
      cause: opener.label,
    };
  }
  const months = monthsShown(situation);
  const isOfMonth = (one: Day) => one.month === day.month && one.year === day.year;
  const month = months.find(isOfMonth) ?? months[0] ?? null;
  const exact = days.find((item) => {
    const said = parseDate(item.label, situation.request.today, situation.dayFirst);
    return said !== null && said.day === day.day && said.month === day.month && (said.year || day.year) === day.year;
  });
  // Of several months that stand open one may show the day.
  if (month && day.year > 0 && !exact) {
    const ahead = (day.year - month.year) * 12 + day.month - month.month;
    if (ahead !== 0) {
      const leaf = leafTo(situation, month, day);
      if (leaf) return leaf;
      // A calendar that goes no further tells how the date was meant.
      const other = memory.dayFirst === null ? otherReading(situation.goal, day, situation.request.today) : null;
      if (other) {
        readOtherWay(memory, situation.dayFirst);
        return pickDay(situation, other);
      }
      if (!exact) return null;
    }
  }
  const alike = days.filter((item) => item.said.folded === String(day.day));
  // Of two months that stand side by side each day stands under its own.
  const under = alike.filter(({ context }) => {
    const own = monthIn(context.text.slice(0, HEAD), situation.request.today);
    return own !== null && isOfMonth(own);
  });
  const plain = under.length > 0 ? under : alike;
  // Days of the neighbouring months stand at the edges: a low day late in the grid, a high day early.
  const target = exact ?? (plain.length > 1 ? (day.day > 15 ? plain.at(-1) : plain[0]) : plain[0]);
  if (!target && month && month.month === day.month && isPassedOver(situation, days, day))
    return {
      rule: 'unavailable',
      why: `the ${day.day}. cannot be chosen, and days before and after it can`,
      status: 'gave_up',
      item: null,
      args: null,
      sure: 0.3,
      cause: `${day.day} ${monthName(day.month)}`,
    };
  return target
    ? {
        rule: 'pick',
        why: `the ${day.day}. is the day I need`,
        status: 'continue',
        item: target,
        args: null,
        sure: 0.9,
        cause: target.label,
      }
    : null;
}

/** Characters within which the name of a month stands over its days. */
const HEAD = 40;

/** Whether a month that names its days in full offers days before and after this one, and not this one. */
function isPassedOver({ request, dayFirst, page, dropped }: Situation, days: readonly Item[], day: Day): boolean {
  // What is there, and is chosen or not thought of now, is not missing.
  const isThere = page.items.some((item) => {
    const said =
      (isOn(item) || dropped?.has(item)) && /\d/.test(item.label)
        ? parseDate(item.label, request.today, dayFirst)
        : null;
    return said?.day === day.day && said.month === day.month;
  });
  if (isThere) return false;
  const offered = days.flatMap((item) => {
    const said = parseDate(item.label, request.today, dayFirst);
    return said && said.month === day.month ? [said.day] : [];
  });
  return offered.some((other) => other < day.day) && offered.some((other) => other > day.day);
}
