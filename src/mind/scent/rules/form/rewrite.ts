import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';
import { asAsked, monthAndYear } from './written-date.ts';

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

/** A telephone number with the code of its country, as the sample has it; the zero before it falls away. */
function withCountryCode(value: string, sample: string | null, asked: string): string | null {
  if (value.trim().startsWith('+')) return null;
  const code = /^\+(\d{1,3})\b/.exec(sample ?? '')?.[1] ?? /\+(\d{1,3})(?!\d)/.exec(asked)?.[1];
  return code ? `+${code} ${value.trim().replace(/^(?:\(0\)|0)/, '')}` : null;
}

/** Where a site wants a number as it is dialled at home. */
const AT_HOME =
  /\b(?:instead of|in place of|rather than|not|without|no|leave out|omit|drop|remove)\b.{0,16}(?:\+\d|\b(?:country|international) (?:code|prefix)\b)|\b(?:start|begin)\w* with (?:an? )?(?:0|zero)|\b(?:0|zero) (?:at|in) the (?:start|beginning|front)\b/;

/** A telephone number without the code of its country, with the zero in its place. */
function asAtHome(value: string, complaint: string): string {
  if (!AT_HOME.test(complaint)) return value;
  return value.trim().replace(/^(?:\+|00)(?:\d{1,3}(?=[\s-])|\d{2})[\s-]*(?:\(0\))?/, '0');
}

/** A sum with its two decimals, where the site shows that it wants them. */
function withDecimals(value: string, sample: string | null, complaint: string): string | null {
  const wanted = /^\d+[.,]\d{2}$/.test(sample ?? '') || /\btwo decimals?\b|\b2 decimal/.test(complaint);
  return wanted && /^\d+$/.test(value) ? `${value}${sample?.includes(',') ? ',' : '.'}00` : null;
}

/** Where nothing but digits is taken. */
const DIGITS =
  /(?<!\bletters? (?:and|or) )\b(?:digits(?! for)|numbers? only|numeric)\b|(?<!\bletters? (?:and|or) )\bonly numbers\b/;

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
  // A day that is written as it is asked for is none to be written otherwise.
  if (dated) return dated === value ? null : dated;
  const expiry = /^(\d{1,2})\s?([-/. ])\s?(\d{4}|\d{2})$/.exec(sample ?? '');
  if (expiry) {
    const written = monthAndYear(value, expiry[3]!.length, expiry[2]!);
    if (written) return written;
  }
  const digits = value.replace(/\D/g, '');
  const called = group === 'tel' || /^[\d\s()+.-]{7,}$/.test(value) ? withCountryCode(value, sample, complaint) : null;
  if (called) return called;
  const home = asAtHome(value, low);
  if (home !== value) return DIGITS.test(low) ? home.replace(/\D/g, '') : (withoutSigns(home, low) ?? home);
  const alike = (sample && asSample(value, sample)) ?? withDecimals(value, sample, low) ?? bareSum(value, complaint);
  if (alike) return alike;
  if (DIGITS.test(low) && digits && digits !== value) return digits;
  const bare = withoutSigns(value, low);
  if (bare) return bare;
  if (group === 'postal-code' && /\bspace (?:before|between)\b/.test(low) && /^\S{5,7}$/.test(value))
    return `${value.slice(0, -3)} ${value.slice(-3)}`;
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
