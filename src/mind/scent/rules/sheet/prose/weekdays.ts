import { fold, WEEKDAYS } from '../../../../language/index.ts';
import type { Answer } from '../answer.ts';
import type { Blank } from '../blanks.ts';

/** How plainly the days of the week that a task names belong to answers that are called after them. */
const NAMED = 1;
const DAY = `(${WEEKDAYS.join('|')})s?`;
const SPAN = new RegExp(`\\b(?:from )?${DAY}(?: to | till | until | through | ?[-–] ?)${DAY}\\b`);
const SEVERAL = new RegExp(
  `\\b${DAY}(?:, | and | or |, and )(?:on )?${DAY}\\b(?:(?:, | and | or |, and )(?:on )?${DAY}\\b)*`,
);
const EACH = new RegExp(`\\b(?:${WEEKDAYS.join('|')})s\\b`, 'g');
const NOT = /\b(?:not|never|except|without|no|nor)(?: on)?\s*$|n['’]t(?: \p{L}+){0,3}\s*$/u;
/** Days that a question has to offer for its answers to be days of the week. */
const OFFERED = 3;

/** The day of the week that an answer is called after, be it shortened: "Mon", "Tuesday 22"; -1 where it is none. */
function dayOf(label: string): number {
  const [first = ''] = fold(label).split(/[^\p{L}]+/u);
  return first.length >= 3
    ? WEEKDAYS.findIndex((day) => day.startsWith(first.length > 3 ? first.replace(/s$/, '') : first))
    : -1;
}

/** The days of the week that a task names beside each other, as a span or each week; null where it does not. */
function daysMeant(asked: string): ReadonlySet<number> | null {
  const said = fold(asked);
  const found = SPAN.exec(said) ?? SEVERAL.exec(said);
  const place = (day: string) => WEEKDAYS.indexOf(day.replace(/s$/, ''));
  if (found && NOT.test(said.slice(0, found.index))) return null;
  const span = SPAN.exec(said);
  if (span && span.index === found?.index) {
    const [from, to] = [place(span[1]!), place(span[2]!)];
    return new Set(Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7));
  }
  const named = found ? (found[0].match(new RegExp(DAY, 'g')) ?? []) : (said.match(EACH) ?? []);
  const rest = found ? [] : named.filter((day) => NOT.test(said.slice(0, said.indexOf(day))));
  return named.length > 0 && rest.length === 0 ? new Set(named.map(place)) : null;
}

/** Boxes and buttons that are called after days of the week: all those that the task names are taken, "from Monday to Wednesday" each of the three. */
export function weekdaysFor(asked: string, blanks: readonly Blank[]): Answer[] {
  const choice = blanks.find(
    ({ kind, options, items }) =>
      kind === 'choice' &&
      items[0]!.role !== 'radio' &&
      options.length >= OFFERED &&
      options.every((one) => dayOf(one) >= 0),
  );
  const boxes = blanks.filter(({ kind, label }) => kind === 'box' && dayOf(label) >= 0);
  const days = choice || boxes.length >= OFFERED ? daysMeant(asked) : null;
  if (!days) return [];
  if (!choice) return boxes.map((blank) => ({ blank, text: days.has(dayOf(blank.label)) ? 'on' : 'off', fit: NAMED }));
  return choice.options.filter((one) => days.has(dayOf(one))).map((text) => ({ blank: choice, text, fit: NAMED }));
}
