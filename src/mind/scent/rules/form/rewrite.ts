import { fold, formatDate, parseDate, parseTime, withYear } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';

/** Where a site shows a sample of what it takes: "e.g. HH-123456", "for instance 250", "like +44 20 7946 0000". */
const SAMPLE =
  /(?:\be\.?g\.?,?|\bfor (?:example|instance),?:?|\bexamples?:?|\bsuch as|\blike(?: this)?:?|\bformat:?|\bin the form|\bas in)\s*[“"'(]?(\+?[A-Za-z]{0,6}[-/. ]?\d[\w/:-]*(?:[. ]\d[\w/-]*)*)/i;

/** The sample that a complaint or a field's own words show; null when there is none. */
export function sampleIn(text: string): string | null {
  return SAMPLE.exec(text)?.[1]?.trim().replace(/[.]$/, '') ?? null;
}

/** A value written as a sample is: its letters and digits, with the sample's signs between and its capitals. Null where they do not match one to one. */
export function asSample(value: string, sample: string): string | null {
  const own = [...value.replace(/[^\p{L}\p{N}]/gu, '')];
  const kinds = [...sample];
  if (kinds.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length !== own.length) return null;
  let at = 0;
  let out = '';
  for (const sign of kinds) {
    if (!/[\p{L}\p{N}]/u.test(sign)) out += sign;
    else {
      const next = own[at++]!;
      if (/\d/.test(sign) !== /\d/.test(next)) return null;
      out += /\p{Lu}/u.test(sign) ? next.toUpperCase() : /\p{Ll}/u.test(sign) ? next.toLowerCase() : next;
    }
  }
  return out === value ? null : out;
}

/** A sum as bare digits, where the site wants no signs in it; null when it is so already or is no sum. */
export function bareSum(value: string, complaint: string): string | null {
  if (!/\b(?:number|amount|sum|numeric|digits|currency|commas?|whole)\b/i.test(complaint)) return null;
  const bare = value.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(bare) && bare !== value ? bare : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month and year as two numbers, the year with so many digits; null when the value holds none or is so already. */
function monthAndYear(value: string, digits: number, sign: string): string | null {
  const iso = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(value);
  const year = iso?.[1]?.slice(2) ?? /\b(?:20)?(\d{2})\b(?!.*\d)/.exec(value)?.[1];
  const named = MONTHS.findIndex((month) => fold(value).includes(month)) + 1;
  const month = iso ? Number(iso[2]) : named || Number(/\b(0?[1-9]|1[0-2])\b/.exec(value)?.[1] ?? 0);
  if (!year || month === 0) return null;
  const written = `${String(month).padStart(2, '0')}${sign}${digits === 4 ? '20' : ''}${year}`;
  return written === value ? null : written;
}

const MASK = /\b(?:d{1,2}|m{1,4}|y{2,4}|jj+|tt)\s*[-/. ]\s*(?:d{1,2}|m{1,4}|tt)\s*[-/. ]\s*(?:y{2,4}|d{1,2}|jj+)\b/i;
const SHORT_MASK = /\bmm\s*([-/. ])\s*(yyyy|yy)\b/i;

/** The letters for a date that is written as a sample is: "31/12/2026" is DD/MM/YYYY; where both could be the day the country decides. */
function maskOf(sample: string, dayFirst: boolean): string | null {
  const found = /^(\d{4}|\d{1,2})([-/. ])(\d{1,2}|[A-Za-z]{3,9})\2(\d{4}|\d{1,2})$/.exec(sample);
  if (!found) return null;
  const [, a, sign, b, c] = found;
  if (a!.length === 4) return `YYYY${sign}MM${sign}DD`;
  const year = c!.length === 4 ? 'YYYY' : 'YY';
  if (/[A-Za-z]/.test(b!)) return `DD${sign}${b!.length > 3 ? 'MMMM' : 'MMM'}${sign}${year}`;
  const day = (text: string) => (text.length === 1 ? 'D' : 'DD');
  const first = Number(a) > 12 || (Number(b) <= 12 && dayFirst);
  return first ? `${day(a!)}${sign}MM${sign}${year}` : `MM${sign}${day(b!)}${sign}${year}`;
}

/** A date or time of day as a site asks to have it written. */
function asAsked(value: string, asked: string, sample: string | null, situation: Situation): string | null {
  const { request, dayFirst } = situation;
  const dated = sample ?? /\b(?:\d{1,2}([-/.])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2})\b/.exec(asked)?.[0] ?? null;
  const mask = MASK.exec(asked)?.[0] ?? (dated ? maskOf(dated, dayFirst) : null);
  const day = mask ? parseDate(value, request.today, dayFirst) : null;
  if (mask && day) return formatDate(withYear(day, request.today), mask);
  const short = SHORT_MASK.exec(asked);
  if (short) return monthAndYear(value, short[2]!.length, short[1]!);
  const time = /\bhh:mm\b|\b24[- ]?h/i.test(asked) || /^\d{1,2}:\d{2}$/.test(sample ?? '') ? parseTime(value) : null;
  return time;
}

/** A telephone number with the code of its country, as the sample has it; the zero before it falls away. */
function withCountryCode(value: string, sample: string | null, asked: string): string | null {
  if (value.trim().startsWith('+')) return null;
  const code = /^\+(\d{1,3})\b/.exec(sample ?? '')?.[1] ?? /\+(\d{1,3})(?!\d)/.exec(asked)?.[1];
  return code ? `+${code} ${value.trim().replace(/^(?:\(0\)|0)/, '')}` : null;
}

/** Signs by the names that a site has for them. */
const SIGNS: ReadonlyArray<[RegExp, RegExp]> = [
  [/\b(?:spaces?|blanks?|white ?space)\b/, /\s+/g],
  [/\b(?:dash(?:es)?|hyphens?)\b/, /[-–—]/g],
  [/\b(?:dots?|periods?|full stops?|points?)\b/, /\./g],
  [/\bslash(?:es)?\b/, /\//g],
  [/\bcommas?\b/, /,/g],
  [/\b(?:punctuation|separators?|special (?:characters?|signs?)|symbols?|signs?)\b/, /[^\p{L}\p{N}]/gu],
];
const LEFT_OUT =
  /\b(?:without|no|not (?:contain|include|use)|free of|leave out|omit|remove|do not (?:use|type|enter)|don't (?:use|type|enter))\b(.*)/;

/** The value without the signs that a site does not take: "without dashes or spaces", "letters and digits only". */
function withoutSigns(value: string, complaint: string): string | null {
  const named = LEFT_OUT.exec(complaint)?.[1] ?? '';
  const only = /\b(?:letters? and (?:digits?|numbers?)|alphanumeric)\b/.test(complaint);
  let bare = only ? value.replace(/[^\p{L}\p{N}]/gu, '') : value;
  for (const [name, sign] of SIGNS) if (name.test(named)) bare = bare.replace(sign, '');
  return bare !== value && bare !== '' ? bare : null;
}

/** What people say when a form wants more words. */
const MORE_WORDS = 'Thank you for looking into this. ';

/**
 * The same value once more, written as a site asks for it: in the form that it spells out or shows a sample of, without
 * signs it does not take, or as long as it wants. Null when it asks for nothing that can be told.
 */
export function rewritten(situation: Situation, value: string, complaint: string, item: Item): string | null {
  const asked = [complaint, item.placeholder, item.context.text].join(' . ');
  const low = fold(complaint);
  const group = classOfField(item);
  const sample = sampleIn(complaint) ?? sampleIn(`${item.placeholder} . ${item.context.text}`);
  const dated = asAsked(value, complaint, sampleIn(complaint), situation) ?? asAsked(value, asked, sample, situation);
  if (dated && dated !== value) return dated;
  const expiry = /^(\d{1,2})\s?([-/. ])\s?(\d{4}|\d{2})$/.exec(sample ?? '');
  if (expiry) {
    const written = monthAndYear(value, expiry[3]!.length, expiry[2]!);
    if (written) return written;
  }
  const digits = value.replace(/\D/g, '');
  const called = group === 'tel' || /^[\d\s()+.-]{7,}$/.test(value) ? withCountryCode(value, sample, complaint) : null;
  if (called) return called;
  const alike = (sample && asSample(value, sample)) ?? bareSum(value, complaint);
  if (alike) return alike;
  if (/\b(?:digits|numbers? only|only numbers|numeric)\b/.test(low) && digits && digits !== value) return digits;
  const bare = withoutSigns(value, low);
  if (bare) return bare;
  if (
    /\b(?:upper ?case|capitals?|capital letters)\b/.test(low) &&
    value !== value.toUpperCase() &&
    group !== 'password'
  )
    return value.toUpperCase();
  if (/\bwith(?: the)? (?:https?|http:\/\/|https:\/\/)/.test(low) && !/^https?:/.test(value)) return `https://${value}`;
  const least = /(?:at least|minimum(?: of)?|more than) (\d+)(?: characters)?|(\d+) (?:or more )?characters/.exec(low);
  const short = Number(least?.[1] ?? least?.[2] ?? 0);
  if (
    short > value.length &&
    (group === 'message' || group === 'unknown' || group === 'subject' || item.state.has('multiline'))
  )
    return `${value} ${MORE_WORDS.repeat(Math.ceil((short - value.length) / MORE_WORDS.length))}`.trim();
  const most = /(?:at most|no more than|maximum(?: of)?|max\.?|up to) (\d+) characters/.exec(low);
  if (most) return value.slice(0, Number(most[1]));
  if (group === 'tel' && digits && digits !== value) return digits;
  if (group === 'cc-number' || group === 'postal-code') return /\s/.test(value) ? value.replace(/\s+/g, '') : null;
  return null;
}
