import { fold, numberOf, parseNumber } from '../../../../language/index.ts';
import { converted, MEASURE, type Measure, measureOf } from '../../../filling/measures.ts';

const WHOLE =
  /\bwhole\b|\bno decimals?\b|\bwithout (?:any )?(?:decimals?|a (?:decimal )?point)\b|\bround(?:ed)?\b|\binteger\b/;

/** Where what stands behind the point is only to be left away. */
const CUT =
  /\b(?:without|leave (?:out|off|away)|drop|omit|ignore|cut off|no|not)\b[^.;]{0,20}\b(?:digits?|figures?|decimals?|numbers?|anything|what|places?|part)\b|\bbefore the (?:decimal )?(?:point|comma)\b|\bround(?:ed)? down\b/;

function plain(number: number, asked: string): string {
  if (!WHOLE.test(asked)) return String(Number(number.toFixed(4)));
  return String(CUT.test(asked) ? Math.trunc(number) : Math.round(number));
}

/** Where a complaint may name a unit. */
const ASKED_IN =
  /\b(?:in|as|into|of|enter|give|write|use|only)\s+(?:the\s+)?(?:whole\s+|full\s+|number of\s+)*(\p{L}+)/gu;

/** A measure in the unit that a site wants it in: "12.5 kg" in grams is 12500. */
function inUnit(measure: Measure, asked: string): string | null {
  const number = converted(
    measure,
    [...asked.matchAll(ASKED_IN)].map((match) => match[1]!),
  );
  return number === null ? null : plain(number, asked);
}

/** That a number stands alone: no unit, no sign, no word. */
const ALONE =
  /\b(?:an?|only|whole|just|in|as|use|the) (?:numbers?|digits?|figures?)\b|\b(?:numbers?|digits?|figures?) (?:only|please|alone)\b|\b(?:digits|figures|numeric|numerals?)\b|\bwithout (?:an?|the|any) (?:\p{L}+ )?(?:unit|sign|symbol|currency)|\b(?:unit|sign|symbol|currency)\b|\bwhole\b/u;

/** A sum as bare digits, where the site wants no signs in it; null when it is so already or is no sum. */
export function bareSum(value: string, complaint: string): string | null {
  if (!/\b(?:number|amount|sum|numeric|digits|figures|currency|commas?|whole|unit|sign)\b/i.test(complaint))
    return null;
  // Letters that are no unit behind it make it a code.
  if (/\p{L}/u.test(value) && !MEASURE.test(value)) return null;
  const bare = (MEASURE.exec(value)?.[2] ?? value).replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(bare) && bare !== value ? bare : null;
}

/** A number with as many decimals as the site shows or says that it wants, behind the sign that it has for them. */
function withDecimals(value: string, sample: string | null, asked: string): string | null {
  const shown = /^\d+([.,])(\d{1,2})$/.exec(sample ?? '');
  const told = /\b(one|1|two|2) decimals?\b|\bpounds and pence\b/.exec(asked);
  const count = shown?.[2]?.length ?? (told ? (/^(?:one|1)$/.test(told[1] ?? '') ? 1 : 2) : 0);
  const [, whole, part = ''] = /^[£$€]?\s?(\d+)(?:[.,](\d{1,2}))?$/.exec(value.trim()) ?? [];
  if (count === 0 || !whole || part.length > count) return null;
  return `${whole}${shown?.[1] ?? '.'}${part.padEnd(count, '0')}`;
}

/** A number or a measure as a complaint asks for it: in another unit, without its unit, in figures, whole, or with decimals. Null where it asks for none of these. */
export function amountAsAsked(value: string, complaint: string, sample: string | null): string | null {
  const asked = fold(complaint);
  const spelled = ALONE.test(asked) ? numberOf(value.trim()) : null;
  if (spelled !== null && String(spelled) !== value.trim()) return String(spelled);
  const measure = measureOf(value);
  const decimals = withDecimals(value, sample, asked);
  if (decimals && decimals !== value) return decimals;
  if (!measure) return null;
  const other = inUnit(measure, asked);
  if (other) return other;
  const grouped = /[.,]\d{3}(?:\D|$)/.test(value);
  if (measure.unit !== '' && !grouped && ALONE.test(asked))
    return WHOLE.test(asked) ? plain(measure.number, asked) : (bareSum(value, complaint) ?? String(measure.number));
  if (measure.unit === '' && WHOLE.test(asked) && !Number.isInteger(measure.number))
    return plain(measure.number, asked);
  return null;
}

const N = '(-?\\d+(?:[.,]\\d+)?)';
const BETWEEN = new RegExp(`\\b(?:between|from)\\s+${N}\\s+(?:and|to)\\s+${N}|\\b${N}\\s*(?:-|–|to)\\s*${N}\\b`);
const LEAST = new RegExp(
  `\\b(?:at least|minimum(?: (?:of|is|order is|amount is))?|min\\.?|no (?:less|fewer) than|not less than|${N} or (?:more|over|above))\\s*:?\\s*[£$€]?${N}?`,
);
const MOST = new RegExp(
  `\\b(?:at most|maximum(?: (?:of|is|order is|amount is))?|max\\.?|no more than|not more than|(?:only )?up to|(?:cannot|must not|may not) (?:be (?:more|higher|larger|greater) than|exceed)|limit(?:ed)? (?:of|is|to)|${N} or (?:less|fewer|under|below))\\s*:?\\s*[£$€]?${N}?`,
);

/** The nearest number that a complaint allows; null where the value is within what it says, or it says no bounds. */
export function withinBounds(value: string, complaint: string): string | null {
  const asked = fold(complaint);
  const own = /^-?\d+(?:[.,]\d+)?$/.test(value.trim()) ? parseNumber(value) : null;
  if (own === null || /\b(?:characters?|digits?|letters?)\b/.test(asked)) return null;
  const pick = (match: RegExpExecArray | null) => {
    const found = match?.slice(1).find((part) => part !== undefined);
    return found === undefined ? null : Number(found.replace(',', '.'));
  };
  const span = BETWEEN.exec(asked)
    ?.slice(1)
    .filter((part) => part !== undefined)
    .map((part) => Number(part.replace(',', '.')));
  const low = span?.[0] ?? pick(LEAST.exec(asked));
  const high = span?.[1] ?? pick(MOST.exec(asked));
  if (low !== null && low !== undefined && own < low) return String(low);
  if (high !== null && high !== undefined && own > high) return String(high);
  return null;
}
