import { fold, formatDate, numberOf, parseDate, parseTime, withYear } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { maskShown } from './day-mask.ts';
import type { FieldClass } from './fields.ts';
import { noteBeside } from './known/takes.ts';
import { movedDay } from './moved-day.ts';
import { inOrderAsked } from './name-order.ts';

/** The longest way in which people write a date, in words: "Thursday the 12th of November 2026". */
const DATE_WORDS = 6;

/** Rewrites a value in the form the field takes: dates, times, digits, length. */
export function shapeValue(value: string, item: Item, group: FieldClass, situation: Situation): string {
  if (/^\{\{\w+\}\}$/.test(value)) return value;
  const note = noteBeside(situation, item);
  const format = FORMAT.exec(note)?.[0] ?? '';
  const hint = `${item.placeholder} ${item.label} ${item.context.text} ${item.action.description ?? ''} ${hints(item)} ${format}`;
  let out = inOrderAsked(situation, item, value);
  if (/\byear\b/i.test(item.label) && !/\bdate\b/i.test(item.label)) {
    const day = parseDate(value, situation.request.today, situation.dayFirst);
    if (day && day.year > 0 && /\D/.test(value.trim())) return String(day.year);
  }
  const dateLike =
    group === 'date' ||
    group === 'bday' ||
    // What is written in a whole sentence is no date, whatever stands around the field.
    (group !== 'message' && value.trim().split(/\s+/).length <= DATE_WORDS && /\bdate\b/i.test(hint)) ||
    /\b(?:dd|mm)[-/. ](?:mm|dd)[-/. ]y|\byyyy-mm-dd\b/i.test(hint);
  const mask = maskShown(`${note} ${item.label}`, situation.dayFirst);
  const shown = mask && item.kind !== 'set' && parseDate(value, situation.request.today, situation.dayFirst);
  if (mask && shown && /\d\D+\d/.test(value)) return formatDate(withYear(shown, situation.request.today), mask);
  const month = MONTH_AND_YEAR.exec(hint);
  if (month && !/\bd{1,2}\s*[-/. ]/i.test(hint)) {
    const day = parseDate(value, situation.request.today, situation.dayFirst);
    if (day) out = formatDate(withYear(day, situation.request.today), month[0]);
  } else if (dateLike) {
    const day = movedDay(value, item, situation) ?? parseDate(value, situation.request.today, situation.dayFirst);
    if (day) {
      const native = item.kind === 'set' || /\byyyy-mm-dd\b/i.test(hint);
      const slashes = /^\d{1,2}[/.]\d{1,2}[/.]\d{4}$/.test(value.trim());
      const format = /\b(?:d{1,2}|m{1,4}|y{2,4})\s*[-/. ]\s*(?:d{1,2}|m{1,4})\s*[-/. ]\s*(?:y{2,4}|d{1,2})\b/i.exec(
        hint,
      )?.[0];
      out = native
        ? formatDate(withYear(day, situation.request.today), '')
        : slashes
          ? value
          : formatDate(withYear(day, situation.request.today), format ?? '');
    }
  } else if (group === 'time' || /\btime\b/i.test(item.label) || /\bhh:mm\b/i.test(hint)) {
    const time = parseTime(value);
    if (time && (item.kind === 'set' || /hh:mm(?!\s*(?:am|pm|a))/i.test(hint))) out = time;
  } else if (item.role === 'spinbutton' || item.kind === 'set') {
    const number = numberOf(value.trim().split(/\s+/)[0] ?? '');
    if (number !== null) out = String(number);
  } else if (group !== 'message' && !item.state.has('multiline')) out = asNoted(situation, out, item, group);
  const longest = Object.values(item.action.parameters?.properties ?? {})[0]?.maxLength;
  return longest ? out.slice(0, longest) : out;
}

/** How a note under a field says that a day is written. */
const FORMAT = /\b(?:dd|mm)[-/. ](?:mm|dd)[-/. ]yyyy\b/i;
/** A month with its year, and no day. */
const MONTH_AND_YEAR = /\bmm\s?[-/. ]\s?(?:yyyy|yy)\b/i;

const NO_BLANKS =
  /\b(?:no|without|omit)(?: any)? (?:spaces|blanks)\b|\b(?:digits|numbers|figures) only\b|\bonly (?:digits|numbers|figures)\b/;
const NO_DASHES = /\b(?:no|without|or)(?: any)? (?:dashes|hyphens|spaces or (?:dashes|hyphens))\b/;

/** What is written in one line as a note beside the field says. */
function asNoted(situation: Situation, value: string, item: Item, group: FieldClass): string {
  if (!/\d/.test(value)) return value;
  if (/@/.test(value)) return value;
  const note = fold(`${item.label} ${item.placeholder} ${noteBeside(situation, item)}`);
  let out = value;
  const example = /\b(?:e\.?g\.?|for example|such as|like)[: ]+(\S+)/.exec(note)?.[1] ?? '';
  const digits = Number(/(\d{1,2})[- ](?:digit|figure)s?\b/.exec(note)?.[1] ?? 0);
  const plain = group === 'tel' || !/\p{L}{2,} /u.test(value);
  const longest = Object.values(item.action.parameters?.properties ?? {})[0]?.maxLength ?? 0;
  if (
    plain &&
    (NO_BLANKS.test(note) ||
      (/\d\p{L}|\p{L}\d/u.test(example) && /\d \p{L}/u.test(value)) ||
      (longest > 0 && value.length > longest))
  )
    out = out.replace(/\s+/g, '');
  if (NO_DASHES.test(note)) out = out.replace(/[-–]/g, '');
  const bare = out.replace(/\D/g, '');
  // "9 digits", of a number with the code of its country.
  if (digits > 0 && bare.length === digits && !/\p{L}/u.test(out)) out = bare;
  else if (digits > 0 && /^(?:\+|00)/.test(out.trim()) && bare.length > digits) out = bare.slice(-digits);
  return out;
}
function hints(item: Item): string {
  return Object.values(item.action.parameters?.properties ?? {})
    .map((schema) => schema.description ?? '')
    .join(' ');
}
