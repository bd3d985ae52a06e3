import { type Day, parseDate, phrase, plain, WEEKDAYS } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField, isEmptyOption } from '../../filling/fields.ts';
import { shapeValue } from '../../filling/shape-value.ts';
import { datesIn } from '../../goal/timing.ts';
import type { Situation } from '../../situation.ts';
import { withinBounds } from '../form/written/amount.ts';
import { mayBend } from '../form/written/index.ts';
import { sampleIn } from '../form/written/sample.ts';

/** How a site offers a day in the place of another one. */
const OFFERS =
  /\b(?:next|earliest|first|soonest|nearest|instead|offer\p{L}*|free|available|try|take|until|after|before|from|open|latest|last)\b/iu;

/** The day that a field holds; null where it holds none. */
function dayOf({ request, dayFirst }: Situation, { kind, value }: Item): Day | null {
  return kind === 'type' && /\d/.test(value) ? parseDate(value, request.today, dayFirst) : null;
}

function same(one: Day, other: Day): boolean {
  return one.day === other.day && one.month === other.month;
}

/** The days that a complaint names; a sample of how to write one is none. */
function daysTold({ request, dayFirst }: Situation, complaint: string): Day[] {
  if (sampleIn(complaint) !== null || !OFFERS.test(complaint)) return [];
  return datesIn(complaint, request.today, dayFirst).flatMap((text) => parseDate(text, request.today, dayFirst) ?? []);
}

/** Whether a complaint speaks of the day that a field holds: by its date, its day of the week, or by another day in its place. */
function speaksOfDay(situation: Situation, complaint: string, day: Day): boolean {
  const name = WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()]!;
  return new RegExp(`\\b${name}s?\\b`, 'i').test(complaint) || daysTold(situation, complaint).length > 0;
}

/** The one field that a complaint is about which names none: it holds the day that is spoken of, or a number that is out of the bounds. */
export function meantByKind(situation: Situation, complaint: string, fields: readonly Item[]): Item | null {
  const dated = fields.filter((item) => {
    const day = dayOf(situation, item);
    return day !== null && speaksOfDay(situation, complaint, day);
  });
  if (dated.length === 1) return dated[0]!;
  const beyond = fields.filter((item) => item.kind === 'type' && withinBounds(item.value, complaint) !== null);
  const said = phrase(complaint);
  const named = beyond.filter((item) =>
    item.said.tokens.some((token) => said.tokens.some((other) => other.stem === token.stem)),
  );
  return (beyond.length === 1 ? beyond : named)[0] ?? null;
}

/** The day that a complaint offers in the place of the one that a field holds, where the task leaves room for that. */
export function offeredInstead(situation: Situation, item: Item, complaint: string): string | null {
  const day = dayOf(situation, item);
  if (!day || !mayBend(situation, item.value)) return null;
  const other = daysTold(situation, complaint).find((told) => !same(told, day));
  if (!other) return null;
  const text = [other.year || day.year, other.month, other.day].map((part) => String(part).padStart(2, '0')).join('-');
  return shapeValue(text, item, classOfField(item), situation);
}

/** The one other option of a list that a complaint names, where the task leaves it open: "Please choose Thursday", over "Monday". */
export function optionNamed(situation: Situation, item: Item, complaint: string): string | null {
  if (!mayBend(situation, item.value)) return null;
  const said = ` ${plain(complaint)} `;
  const named = item.options.filter(
    (option) => option !== item.value && !isEmptyOption(option) && said.includes(` ${plain(option)} `),
  );
  return named.length === 1 ? named[0]! : null;
}
