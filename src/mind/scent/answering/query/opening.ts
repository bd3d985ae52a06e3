import { fold } from '../../../language/index.ts';
import { namesDay } from '../sections.ts';
import { DAYS } from './bearing.ts';
import type { Row } from './rows.ts';

/** Days of the week, Monday first, on which the things that a question means have to be open, or closed. */
export interface Opening {
  days: number[];
  open: boolean;
}

const ASKED =
  /\b(open(?:s|ed)?|closed|shut)\b(?: \p{L}+)?(?: (?:on|at|every|all day))?(?: (?:a|the))? ((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b/u;
const SHUT = /\b(?:closed|shut)\b/;
const HOURS = /\d{1,2}[:.]\d{2}|\d\s?(?:[ap]\.?m\b|[-–]\s?\d)|\bopen\b|\b24 hours\b/;

/** The days on which a question wants things to be open; null where it speaks of none. */
export function openingOf(asked: string): Opening | null {
  const [, how, day] = ASKED.exec(asked) ?? [];
  if (!how || !day) return null;
  const days = day.startsWith('weekend') ? [5, 6] : [DAYS.indexOf(day.slice(0, 3))];
  return { days, open: how.startsWith('open') };
}

/** Whether something is open on a day, by the hours that are told of it; null where they tell nothing of days. */
function opensOn(row: Row, day: number): boolean | null {
  let told = false;
  for (const { head, text } of row.properties)
    for (const part of fold(text).split(/[,;·|]/)) {
      const said = `${fold(head)} ${part}`;
      const here = namesDay(said, day);
      const elsewhere = DAYS.some((_, other) => namesDay(said, other));
      if (here && SHUT.test(part)) return false;
      if (here && HOURS.test(part)) return true;
      told ||= elsewhere && HOURS.test(part);
    }
  // Hours that are told for other days only leave this one out.
  return told ? false : null;
}

/** Whether a row keeps to the days that are asked for; null where it tells nothing of them. */
export function keepsOpening(row: Row, { days, open }: Opening): boolean | null {
  const verdicts = days.map((day) => opensOn(row, day));
  if (verdicts.every((verdict) => verdict === null)) return null;
  return verdicts.some((verdict) => verdict === true) === open;
}
