import { type Day, fold, formatDate, MONTHS, parseDate, parseTime, withYear } from '../../../../language/index.ts';
import { maskOf } from '../../../filling/day-mask.ts';
import type { Situation } from '../../../situation.ts';

/** A month and year as two numbers, the year with so many digits; null when the value holds none or is so already. */
export function monthAndYear(value: string, digits: number, sign: string): string | null {
  const iso = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(value);
  const year = iso?.[1]?.slice(2) ?? /\b(?:20)?(\d{2})\b(?!.*\d)/.exec(value)?.[1];
  const named = MONTHS.findIndex((month) => fold(value).includes(month.slice(0, 3))) + 1;
  const month = iso ? Number(iso[2]) : named || Number(/\b(0?[1-9]|1[0-2])\b/.exec(value)?.[1] ?? 0);
  if (!year || month === 0) return null;
  const written = `${String(month).padStart(2, '0')}${sign}${digits === 4 ? '20' : ''}${year}`;
  return written === value ? null : written;
}

/** A year of two digits with its century, where the sample of one has four; null where the value is none. */
export function wholeYear(value: string, sample: string, today: Date): string | null {
  if (!/^(?:19|20)\d\d$/.test(sample) || !/^'?\d\d$/.test(value)) return null;
  const year = 2000 + Number(value.slice(-2));
  return String(year > today.getFullYear() ? year - 100 : year);
}

const MASK = /\b(?:d{1,2}|m{1,4}|y{2,4}|jj+|tt)\s*[-/. ]\s*(?:d{1,2}|m{1,4}|tt)\s*[-/. ]\s*(?:y{2,4}|d{1,2}|jj+)\b/i;
const SHORT_MASK = /\bmm\s*([-/. ])\s*(yyyy|yy)\b/i;

/** The parts of a date by the words that a site has for them, and the sign that it names for between them. */
const PARTS = /\b(days?|months?|years?)\b/g;
const BETWEEN: ReadonlyArray<readonly [name: RegExp, sign: string]> = [
  [/\bslash(?:es)?\b|\/(?=months?|days?|years?)/, '/'],
  [/\bhyphens?\b|\bdash(?:es)?\b|-(?=months?|days?|years?)/, '-'],
  [/\bdots?\b|\bfull stops?\b|\bperiods?\b|\.(?=months?|days?|years?)/, '.'],
  [/\bspaces?\b/, ' '],
];

/** The letters for a date whose parts are told in words: "two digits for the day, two for the month and four for the year". */
function maskInWords(asked: string): string | null {
  const order = [...new Set([...asked.matchAll(PARTS)].map((match) => match[1]![0]!))];
  if (order.length !== 3) return null;
  const written = /\bmonths?\b.{0,20}\b(?:in (?:words|letters|full)|as a word|name|spelled|written out)\b/.test(asked);
  const unsigned = LEFT_OUT.test(asked);
  const sign = unsigned ? '' : (BETWEEN.find(([name]) => name.test(asked))?.[1] ?? (written ? ' ' : '/'));
  const letters: Record<string, string> = { d: written ? 'D' : 'DD', m: written ? 'MMMM' : 'MM', y: 'YYYY' };
  return order.map((part) => letters[part]!).join(sign);
}
const LEFT_OUT = /\b(?:without|no|not)\b.{0,24}\b(?:slash|hyphen|dash|dot|space|sign|separator|punctuation)/;
/** A day in a run of letters or digits without a sign. */
const RUN = /\b(?:ddmmyyyy|mmddyyyy|yyyymmdd|ddmmyy)\b/i;
/** A sample with the month in letters. */
const NAMED_MONTH = /\b\d{1,2} (?:[A-Z][a-z]{2,8}) (?:\d{4}|\d{2})\b/;

function inRun(day: Day, mask: string): string {
  return ['d', 'm', 'y'].reduce(
    (out, letter) =>
      out.replace(new RegExp(`${letter}+`), (letters) =>
        String({ d: day.day, m: day.month, y: day.year }[letter]!).padStart(letters.length, '0').slice(-letters.length),
      ),
    mask.toLowerCase(),
  );
}

/** A date or time of day as a site asks to have it written. */
export function asAsked(value: string, asked: string, sample: string | null, situation: Situation): string | null {
  const { request, dayFirst } = situation;
  const day = parseDate(value, request.today, dayFirst);
  const dated = day ? writtenDay(withYear(day, request.today), asked, sample, dayFirst) : null;
  if (dated) return dated;
  const short = SHORT_MASK.exec(asked);
  if (short && /\d\D+\d|\p{L}{3}/u.test(value)) return monthAndYear(value, short[2]!.length, short[1]!);
  return /\bhh:mm\b|\b24[- ]?h/i.test(asked) || /^\d{1,2}:\d{2}$/.test(sample ?? '') ? parseTime(value) : null;
}

function writtenDay(day: Day, asked: string, sample: string | null, dayFirst: boolean): string | null {
  const shown =
    sample && maskOf(sample, dayFirst)
      ? sample
      : (NAMED_MONTH.exec(asked)?.[0] ??
        /\b(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2})\b/.exec(asked)?.[0] ??
        sample);
  const run = RUN.exec(asked)?.[0];
  if (run) return inRun(day, run);
  const mask = MASK.exec(asked)?.[0] ?? (shown ? maskOf(shown, dayFirst) : null) ?? maskInWords(fold(asked));
  if (!mask) return null;
  return mask.length > 7 && !/[-/. ]/.test(mask) ? inRun(day, mask) : formatDate(day, mask);
}
