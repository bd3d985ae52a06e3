import { type Day, fold, monthName } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

export const NEXT = /^(?:next\b|forward\b|later\b|[>›→▶▸❯⟩]+$)|next month/;
export const PREVIOUS = /^(?:prev\b|previous\b|back\b|earlier\b|[<‹←◀◂❮⟨]+$)|previous month/;

/** Months to choose from, so that they are those of a year and no words of a text. */
const SOME_MONTHS = 6;
const YEAR = 12;
const OF_YEARS = /\byears?\b|^(?:»|«|>>|<<)$/;

function names(month: number): Set<string> {
  const name = fold(monthName(month));
  return new Set([name, name.slice(0, 3), `${name.slice(0, 3)}.`]);
}

function isMonth(text: string): boolean {
  return Array.from({ length: YEAR }, (_, at) => names(at + 1)).some((own) => own.has(fold(text)));
}

function leads(item: Item, way: RegExp): boolean {
  return [item.raw, item.label, ...item.raw.split(/\s+/)].some((said) => way.test(fold(said)));
}

/** What takes a calendar to a month or a year by its name: a list, or one of the names that stand there. */
function byName(items: readonly Item[], shown: Day, day: Day): { item: Item; option: string } | null {
  const sameYear = shown.year === day.year;
  const wanted = names(day.month);
  for (const item of items) {
    // A year that stands there as a number is typed over.
    if (!sameYear && item.role === 'spinbutton' && item.value.trim() === String(shown.year))
      return { item, option: String(day.year) };
    if (item.kind !== 'choose') continue;
    const year = item.options.find((option) => option.trim() === String(day.year));
    if (!sameYear && year && fold(item.value) !== year) return { item, option: year };
    const month = item.options.filter(isMonth).length >= SOME_MONTHS;
    const option = month && shown.month !== day.month ? item.options.find((one) => wanted.has(fold(one))) : undefined;
    if (option) return { item, option };
  }
  const months = items.filter((item) => isClickable(item) && isMonth(item.raw));
  const named = months.find((item) => wanted.has(fold(item.raw)));
  if (sameYear && named && shown.month !== day.month && months.length >= SOME_MONTHS)
    return { item: named, option: '' };
  return null;
}

/** What brings a calendar from the month that it shows nearer to another: by name, by years, or one month further; null where nothing does. */
export function leafTo({ items }: Situation, shown: Day, day: Day): Proposal | null {
  const ahead = (day.year - shown.year) * YEAR + day.month - shown.month;
  if (ahead === 0) return null;
  const usable = items.filter((item) => !item.disabled);
  const way = ahead > 0 ? NEXT : PREVIOUS;
  const turns = usable.filter((item) => isClickable(item) && leads(item, way));
  const years = turns.filter((item) => OF_YEARS.test(fold(item.raw)));
  const named = byName(usable, shown, day);
  const far = shown.year !== day.year && (Math.abs(ahead) >= YEAR || turns.length === years.length);
  const item = named?.item ?? (far ? years[0] : undefined) ?? turns.find((one) => !years.includes(one));
  if (!item) return null;
  const told = (month: Day) => `${monthName(month.month)} ${month.year}`;
  return {
    rule: 'turn_calendar',
    why: `the calendar shows ${told(shown)} and I need ${told(day)}`,
    status: 'continue',
    item,
    args: named?.option ? argumentOf(item, named.option) : null,
    sure: 0.85,
    cause: told(shown),
  };
}
