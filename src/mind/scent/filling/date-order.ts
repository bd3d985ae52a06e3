import { type Day, parseDate } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import type { Goal } from '../goal/types.ts';
import type { Memory } from '../memory.ts';

/** A date in numbers that can be read both ways. */
const NUMERIC = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/g;

function told(goal: Goal): string {
  return [...goal.steps.map((step) => step.text), goal.background].join(' . ');
}

function turned(match: RegExpMatchArray): string {
  return `${match[3]}${match[2]}${match[1]}${match[2]}${match[4]}`;
}

/** Numeric dates of a text whose day could as well be the month, and the other way round. */
function ambiguous(text: string): RegExpMatchArray[] {
  return [...text.matchAll(NUMERIC)].filter(
    (match) => Number(match[1]) <= 12 && Number(match[3]) <= 12 && Number(match[1]) !== Number(match[3]),
  );
}

/**
 * How dates of the task are read on this page: as the person is used to, until a field shows the day that was picked with
 * day and month the other way round than the task has them; then what was picked so far was not what was meant.
 */
export function dayFirstOn(page: Page, goal: Goal, memory: Memory, used: boolean): boolean {
  const before = memory.dayFirst ?? used;
  const dates = ambiguous(told(goal));
  if (dates.length === 0) return before;
  const values = page.items.filter((item) => item.value.length <= 12).map((item) => item.value.trim());
  const mirrored = dates.some((match) => values.includes(turned(match)) && !values.includes(match[0]));
  if (!mirrored || memory.dayFirst !== null) return before;
  readOtherWay(memory, before);
  return !before;
}

/** From now on dates are read the other way round, and what was picked so far was not what was meant. */
export function readOtherWay(memory: Memory, before: boolean): void {
  memory.dayFirst = !before;
  memory.done = memory.done.filter((tag) => !/^(?:pick|day|calendar of):/.test(tag));
  memory.dated = [];
  if (memory.last) memory.last.completes = false;
}

/** The other day that a numeric date of the task may stand for; null where it can be read in one way only. */
export function otherReading(goal: Goal, day: Day, today: Date): Day | null {
  const other = { ...day, month: day.day, day: day.month };
  const both = ambiguous(told(goal)).some((match) =>
    [true, false].some((dayFirst) => {
      const read = parseDate(match[0], today, dayFirst);
      return read?.day === other.day && read.month === other.month && read.year === other.year;
    }),
  );
  return both ? other : null;
}
