import { fold } from '../../../../language/index.ts';

/** Where a site shows a sample of what it takes: "e.g. HH-123456", "for instance 250", "like +44 20 7946 0000". */
const SAMPLE =
  /(?:\be\.?g\.?,?|\bfor (?:example|instance),?:?|\bexamples?:?|\bsuch as|\blike(?: this)?:?|\bformat:?|\bin the form|\bas in|\blooks like)\s*[“"'‘(]?(\+?[A-Za-z]{0,6}[-/. ]?\d[\w/:-]*(?:[. ]\d[\w/-]*)*)/i;

/** The sample that a complaint or a field's own words show; null when there is none. */
export function sampleIn(text: string): string | null {
  return SAMPLE.exec(text)?.[1]?.trim().replace(/[.]$/, '') ?? null;
}

const signs = (text: string) => [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign));

/** A value written as a sample is: its letters and digits, with the sample's signs between and its capitals. Null where they do not match one to one. */
export function asSample(value: string, sample: string): string | null {
  const own = signs(value);
  const kinds = [...sample];
  if (signs(sample).length !== own.length) return null;
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

/** A number written as a sample that has letters before it, or none where the value has them: "204518" like "HX123456", "HX-204518" like "123456". */
export function withItsLetters(value: string, sample: string): string | null {
  const before = /^\p{L}+/u.exec(sample)?.[0] ?? '';
  if (before !== '' && !/\p{L}/u.test(value)) return asSample(`${before}${value}`, sample);
  const bare = value.replace(/\p{L}/gu, '');
  if (before === '' && !/\p{L}/u.test(sample) && /^\p{L}+[^\p{L}]+$/u.test(value))
    return (
      asSample(bare, sample) ?? (signs(bare).join('') === sample.replace(/\d/g, '') ? null : sameDigits(bare, sample))
    );
  return null;
}

/** The digits alone, where a sample is digits alone and as long. */
function sameDigits(value: string, sample: string): string | null {
  const digits = value.replace(/\D/g, '');
  return /^\d+$/.test(sample) && digits.length === sample.length ? digits : null;
}

/** Letters or a sign that a complaint names, as it spells them: "HX", "REF-", "#". */
const TOKEN = `["“'‘]?([A-Z]{1,5}\\d{0,2}[-/]?|#)["”'’]?(?![\\p{Ll}])`;
const SORT =
  '(?:the |a |an )?(?:(?:one|two|three|four|capital|upper-?case) )?(?:(?:letters?|prefix|code|characters?|sign) )?';
const any = (words: string) =>
  [...words].map((sign) => (/[a-z]/.test(sign) ? `[${sign}${sign.toUpperCase()}]` : sign)).join('');
const STARTS = [
  new RegExp(`\\b(?:${any('start')}|${any('begin')})\\w*\\s+(?:with|in|by)\\s+${SORT}${TOKEN}`, 'u'),
  // "With the two letters of the country (DE)".
  new RegExp(`\\b(?:${any('start')}|${any('begin')})\\w*\\s+(?:with|in|by)\\s+[^.;()]{1,40}\\(${TOKEN}\\)`, 'u'),
  new RegExp(`\\b(?:${any('prefix')}|preceded|led)(?:ed)?\\s+(?:(?:with|by|is|of)\\s+)?${SORT}${TOKEN}`, 'u'),
  new RegExp(
    `\\b(?:${any('put')}|${any('add')}|${any('include')}|${any('type')}|${any('write')}|${any('enter')}|missing|needs?|has|have)\\s+${SORT}${TOKEN}\\s+(?:in front|before|first|at the (?:start|front|beginning)|ahead)`,
    'u',
  ),
  new RegExp(
    `${TOKEN}\\s+(?:goes|comes|stands|belongs)\\s+(?:in front|before|first|at the (?:start|front|beginning))`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s)${TOKEN}\\s*(?:,?\\s*followed by|and then|then|plus|and|\\+)\\s+(?:the |your )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)?[- ]?(?:digits?|numbers?|figures?)`,
    'u',
  ),
];
const ENDS = new RegExp(`\\b(?:${any('end')}|${any('finish')})\\w*\\s+(?:with|in)\\s+${SORT}${TOKEN}`, 'u');

/** "BK, a hyphen and five digits": letters with a sign behind them, before the number. */
const WITH_SIGN =
  /(?:^|[\s“"'‘])([A-Z]{1,5})["”'’]?,?\s+(?:(?:followed by|and|then|plus|with)\s+)?(?:an?\s+)?(hyphen|dash|slash|space|dot)\b,?\s+(?:(?:and|then|followed by|plus)\s+)*(?:the\s+|your\s+)?(?:\p{L}+|\d+)[- ]?(?:digits?|figures?|numbers?)\b/u;
const WRITTEN: Record<string, string> = { hyphen: '-', dash: '-', slash: '/', space: ' ', dot: '.' };

/** A whole word that a text has to begin with. */
const WORD = /\b(?:start|begin)\w* with the (?:word|words|phrase) ["“'‘]?(\p{L}[\p{L}\d-]+)/iu;

/** A value with the letters that a complaint says it has to begin or to end with; null where none are named, or they stand there. */
export function withNamedLetters(value: string, complaint: string): string | null {
  const word = WORD.exec(complaint)?.[1];
  if (word) return fold(value).startsWith(fold(word)) ? null : `${word} ${value.trim()}`;
  const signed = WITH_SIGN.exec(complaint);
  const before = signed
    ? `${signed[1]}${WRITTEN[signed[2]!]}`
    : STARTS.map((pattern) => pattern.exec(complaint)?.[1]).find((found) => found !== undefined);
  const behind = ENDS.exec(complaint)?.[1];
  const bare = value.trim();
  const starts = before && !bare.toUpperCase().startsWith(before.toUpperCase()) ? before : '';
  const ends = behind && !bare.toUpperCase().endsWith(behind.toUpperCase()) ? behind : '';
  return starts || ends ? `${starts}${bare}${ends}` : null;
}
