import { momentOf } from './dates.ts';
import { fold } from './tokens.ts';

const WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  couple: 2,
  pair: 2,
};

const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  final: -1,
  bottom: -1,
  top: 1,
};

/** A number spelled in letters or digits, else null. */
export function numberOf(word: string): number | null {
  const known = WORDS[word.toLowerCase()];
  if (known !== undefined) return known;
  // "Twenty-five".
  const [, tens = '', ones = ''] = /^(\w+ty)[- ](\w+)$/.exec(word.toLowerCase()) ?? [];
  const [whole, rest] = [WORDS[tens], WORDS[ones]];
  if (whole !== undefined && rest !== undefined && rest > 0 && rest < 10) return whole + rest;
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : null;
}

/** The place an ordinal names (1 is the first, -1 the last), else null. */
export function ordinalOf(word: string): number | null {
  const known = ORDINALS[word.toLowerCase()];
  if (known !== undefined) return known;
  const match = /^(\d+)(st|nd|rd|th)$/i.exec(word);
  return match ? Number(match[1]) : null;
}

/** Reads "1.234,50", "1,234.50", "12k" and "3.5M" as people do; null when there is no number. */
export function parseNumber(text: string): number | null {
  const match = /-?\d[\d.,\u00a0\u202f' ]*\d|-?\d/.exec(text);
  if (!match) return null;
  let digits = match[0].replace(/[\u00a0\u202f' ]/g, '');
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) {
    digits = comma > dot ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  } else if (comma >= 0) {
    digits = /,\d{3}(,\d{3})*$/.test(digits)
      ? digits.replaceAll(',', '')
      : digits.replace(/,(?=\d+$)/, '.').replaceAll(',', '');
  } else if ((digits.match(/\./g) ?? []).length > 1) {
    digits = digits.replaceAll('.', '');
  }
  const value = Number(digits);
  if (!Number.isFinite(value)) return null;
  const suffix = /^\s*([km])\b/i.exec(text.slice(match.index + match[0].length));
  const scale = suffix ? (suffix[1]!.toLowerCase() === 'k' ? 1e3 : 1e6) : 1;
  return value * scale;
}

const CURRENCY = /(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|kr|zł|aud|cad)\b)/i;

/** A currency written out, which stands behind the number only; pounds are a weight as well. */
const CURRENCY_WORD = /\b(?:euros?|dollars?|pounds?(?!\s(?:of|heavy|in weight))|kron[ae]r?|francs?)\b/i;

/** Prices in a text, in reading order: numbers beside a currency sign or code. */
export function prices(text: string): number[] {
  const found: number[] = [];
  const pattern = new RegExp(
    `(?:${CURRENCY.source})\\s*(\\d{1,3}(?:[' ]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|\\d[\\d.,]*\\d|\\d)|(?<![\\d:])(\\d[\\d.,]*\\d|\\d)\\s*(?:${CURRENCY.source}|${CURRENCY_WORD.source})(?!\\d)`,
    'gi',
  );
  for (const match of text.matchAll(pattern)) {
    const value = parseNumber(match[1] ?? match[2] ?? '');
    if (value !== null) found.push(value);
  }
  return found;
}

/** Every number of a text in reading order. */
export function numbers(text: string): number[] {
  return [...text.matchAll(/-?\d[\d.,]*\d|-?\d/g)].flatMap((match) => parseNumber(match[0]) ?? []);
}

const UNITS: Array<[RegExp, string, number]> = [
  [/(-?[\d.,]+)\s*(?:gb|gigabytes?)\b/i, 'bytes', 1e9],
  [/(-?[\d.,]+)\s*(?:mb|megabytes?)\b/i, 'bytes', 1e6],
  [/(-?[\d.,]+)\s*(?:kb|kilobytes?)\b/i, 'bytes', 1e3],
  [/(-?[\d.,]+)\s*(?:kg|kilos?|kilograms?)\b/i, 'grams', 1e3],
  [/(-?[\d.,]+)\s*(?:g|grams?)\b/i, 'grams', 1],
  [/(-?[\d.,]+)\s*(?:km|kilomet\w+)\b/i, 'metres', 1e3],
  [/(-?[\d.,]+)\s*(?:m|met(?:er|re)s?)\b/i, 'metres', 1],
  [/(-?[\d.,]+)\s*(?:mi|miles?)\b/i, 'metres', 1609.344],
  [/(-?[\d.,]+)\s*(?:cm|centimet\w+)\b/i, 'metres', 0.01],
  [/(-?[\d.,]+)\s*(?:stars?|\/\s*5|out of 5)/i, 'rating', 1],
];

/** A quantity with a unit (bytes, grams, metres, rating) in base units, else null. */
export function quantityWithUnit(text: string, unit: string): number | null {
  for (const [pattern, name, scale] of UNITS) {
    if (name !== unit) continue;
    const match = pattern.exec(text);
    const value = match ? parseNumber(match[1]!) : null;
    if (value !== null) return value * scale;
  }
  return null;
}

/** Minutes of a length of time such as "2h 35m" or "95 minutes", else null. */
export function durationMinutes(text: string): number | null {
  const hours = /(\d+(?:\.\d+)?)\s*(?:h\b|hrs?\b|hours?\b)/i.exec(text);
  const minutes = /(\d+)\s*(?:m\b|mins?\b|minutes?\b)/i.exec(text);
  if (!hours && !minutes) return null;
  return (hours ? Number(hours[1]) * 60 : 0) + (minutes ? Number(minutes[1]) : 0);
}

/** Numbers of a text by which something may be rated: no sums of money, and none over the top of all scales. */
function scores(text: string): number[] {
  const paid = prices(text);
  const all = numbers(text).filter((value) => value <= TOP && !paid.includes(value));
  const parted = all.filter((value) => !Number.isInteger(value));
  return parted.length > 0 ? parted : all;
}
/** The top of the widest scale on which things are rated. */
const TOP = 100;

/** The number that a superlative ("the cheapest", "the largest") compares in a text; null when there is none. */
export function comparable(text: string, dimension: string): number | null {
  const folded = fold(text);
  if (dimension === 'price') return prices(text)[0] ?? null;
  if (dimension === 'duration') return durationMinutes(folded) ?? quantityWithUnit(folded, 'metres');
  if (dimension === 'rating' || dimension === 'bytes' || dimension === 'grams')
    return quantityWithUnit(folded, dimension) ?? (dimension === 'rating' ? (scores(folded).at(-1) ?? null) : null);
  if (dimension === 'date') return momentOf(text);
  return numbers(folded).at(-1) ?? null;
}

/** How many of something a text says there are: "31 votes" or "Votes: 31"; null when it does not say. */
export function counted(text: string, of: string): number | null {
  const noun = of.replace(/s$/, '');
  const found = new RegExp(`(\\d[\\d.,]*)\\s*${noun}s?\\b|\\b${noun}s?\\W{0,3}(\\d[\\d.,]*)`, 'i').exec(text);
  const digits = (found?.[1] ?? found?.[2] ?? '').replace(/[.,](?=\d{3}\b)/g, '');
  return digits === '' ? null : Number.parseFloat(digits);
}
