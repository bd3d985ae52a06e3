import { fold, parseDate, plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import { datePart } from '../../filling/date-parts.ts';
import { classOfField, type FieldClass } from '../../filling/fields.ts';
import { valueFor } from '../../filling/values.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';
import { mayStand } from './may-stand.ts';
import { saidAfter, says, type Value, valuesOf } from './told.ts';

/** A field that asks for the same once more. */
export const AGAIN = /\b(?:again|repeat|confirm\w*|re-?enter|re-?type|verify)\b/;

/** A value that belongs into a field by the names of both, as the field wants it written: its unit, its signs, whose it is. */
export function asRead(situation: Situation, blank: Blank, values: readonly Value[]): Answer | null {
  const item = blank.items[0]!;
  if (!situation.step || situation.memory.told) return null;
  const fit = fitFor(situation, item);
  const found = fit?.rest && !isPartOf(item) ? null : valueFor(situation, item, false);
  if (!found || (found.source !== 'knowledge' && found.source !== 'task')) return null;
  const same = (text: string) =>
    plain(text) === plain(found.value) || (!!fit?.entry && plain(text) === plain(fit.value));
  const value = values.find(({ kind, text }) => kind === (found.source === 'knowledge' ? 'known' : kind) && same(text));
  const whole = value || !isPartOf(item) ? undefined : wholeOf(situation, values, found.value);
  if (whole) return { blank, text: found.value, value: whole, fit: READ, part: true };
  if (!value && (isCut(situation, found.value) || !says(situation.asked, found.value))) return null;
  // What stands right behind the name of the field is its value, and not a word of that.
  if (!value && says(saidAfter(situation.asked, blank.label) ?? '', found.value)) return null;
  const literal = found.source === 'task' && /\d|^\p{Lu}/u.test(found.value);
  if ((!value && literal) || AGAIN.test(fold(blank.label))) return { blank, text: found.value, fit: READ };
  if (!value || (value.kind !== 'number' && !mayStand(value, blank))) return null;
  if (found.source === 'knowledge') return { blank, text: found.value, value, fit: READ };
  return { blank, text: value.text, value, fit: value.kind === 'known' ? TOLD : READ };
}

/** Parts of who somebody is and where they live, which forms have fields for. */
const PARTS = new Set<FieldClass>(['given-name', 'family-name', 'postal-code', 'city', 'street-address']);

/** Whether a field takes a part of something: of a day, of a name, of where somebody lives. */
const isPartOf = (item: Item): boolean => datePart(item) !== null || PARTS.has(classOfField(item));

/** The value that a text is a part of, whose other parts go into other fields. */
function wholeOf({ request, dayFirst }: Situation, values: readonly Value[], part: string): Value | undefined {
  const number = /^\d{1,4}$/.test(part) ? Number(part) : null;
  return values.find(({ text, kind }) => {
    if (kind === 'number' || kind === 'time' || /@/.test(text)) return false;
    const day = number === null ? null : parseDate(text, request.today, dayFirst);
    return says(text, part) || (day !== null && [day.day, day.month, day.year].includes(number!));
  });
}

/** Whether a text is a part of what is told as a whole, or more than that. */
function isCut(situation: Situation, text: string): boolean {
  return valuesOf(situation).some(
    (value) => plain(value.text) !== plain(text) && (says(value.text, text) || says(text, value.text)),
  );
}

/** How plainly belongs into a field what is known by its name, and what the words of the task tell for it. */
const READ = 1.08;
const TOLD = 0.95;
