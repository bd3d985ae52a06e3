import { fold } from '../../../../language/index.ts';

/** Signs by the names that a site has for them, each with how it is written. */
const SIGNS: ReadonlyArray<readonly [name: RegExp, sign: RegExp, written: string]> = [
  [/\b(?:spaces?|blanks?|white ?space|gaps?)\b/, /\s+/g, ' '],
  [/\b(?:dash(?:es)?|hyphens?)\b/, /[-–—]/g, '-'],
  [/\b(?:dots?|periods?|full stops?|points?)\b/, /\./g, '.'],
  [/\b(?:forward )?slash(?:es)?\b/, /\//g, '/'],
  [/\bcommas?\b/, /,/g, ','],
  [/\bcolons?\b/, /:/g, ':'],
  [/\b(?:brackets?|parenthes[ei]s)\b/, /[()[\]]/g, '('],
  [/\b(?:punctuation|separators?|special (?:characters?|signs?)|symbols?|signs?)\b/, /[^\p{L}\p{N}]/gu, ''],
];
const LEFT_OUT =
  /\b(?:without|no|not (?:contain|include|use|have|type)|free (?:of|from)|leave (?:out|off)|take (?:out|away|off)|omit|remove|drop|strip|avoid|do not (?:use|type|enter|include|put)|don't (?:use|type|enter|include|put))\b(.*)/;
/** "Spaces are not allowed", "hyphens must be left out". */
const NOT_TAKEN =
  /^(.*?)\b(?:(?:is|are) not (?:allowed|accepted|permitted|needed|taken)|not allowed|cannot be used|(?:must|should) (?:be (?:left out|removed|omitted)|not be))/;
/** "Leave out the letters", "without the letters in front". */
const LETTERS = /^\W*(?:the |any |its |your )?(?:\p{L}+ )?(?:letters?|prefix)\b/u;
/** What is quoted or spelled in signs among what is to be left out: "without the £", "leave out 'No.'". */
const SPELLED = /["“'‘]([^"”'’]{1,12})["”'’]|([£$€%#+@&*])/g;

/** The value without the signs that a site does not take: "without dashes or spaces", "letters and digits only". */
export function withoutSigns(value: string, complaint: string): string | null {
  const low = fold(complaint);
  const named = LEFT_OUT.exec(low)?.[1] ?? NOT_TAKEN.exec(low)?.[1] ?? '';
  const only = /\b(?:letters? and (?:digits?|numbers?)|alphanumeric)\b/.test(low);
  let bare = only ? value.replace(/[^\p{L}\p{N}]/gu, '') : value;
  const decimal = /^\D*\d+[.,]\d{1,2}\D*$/.test(value);
  for (const [name, sign, written] of SIGNS)
    if (name.test(named) && !(decimal && written === '')) bare = bare.replace(sign, '');
  if (LETTERS.test(named) && /\d/.test(bare)) bare = bare.replace(/^\p{L}+[-/ ]?/u, '');
  for (const match of named.matchAll(SPELLED)) {
    const at = fold(bare).indexOf(match[1] ?? match[2]!);
    if (at >= 0) bare = `${bare.slice(0, at)}${bare.slice(at + (match[1] ?? match[2]!).length)}`.trim();
  }
  return bare !== value && bare.trim() !== '' ? bare.trim() : null;
}

const NAMES =
  '(?:decimal )?(spaces?|dash(?:es)?|hyphens?|dots?|periods?|full stops?|points?|slash(?:es)?|commas?|colons?)';
const INSTEAD = new RegExp(
  `\\b(?:use|with|write|type|put|by|need|want|a|an)\\s+(?:an? )?${NAMES}\\b[^.;]{0,30}?\\b(?:instead of|rather than|in place of|not|and no)\\s+(?:with |by )?(?:an? )?${NAMES}`,
);
const INSTEAD_FIRST = new RegExp(
  `\\b(?:replace|change)\\s+(?:the |an? )?${NAMES}\\s+(?:with|by|to|into)\\s+(?:an? )?${NAMES}`,
);

/** The value with one sign in the place of another: "use a point, not a comma". */
export function withOtherSign(value: string, complaint: string): string | null {
  const low = fold(complaint);
  const [, to, from] = INSTEAD.exec(low) ?? [];
  const [, old, next] = INSTEAD_FIRST.exec(low) ?? [];
  const of = (name: string | undefined) => SIGNS.find(([pattern]) => name !== undefined && pattern.test(name));
  const taken = of(from ?? old);
  const put = of(to ?? next);
  if (!taken || !put) return null;
  const out = value.replace(taken[1], put[2]);
  return out === value ? null : out;
}

/** Where nothing but digits is taken. */
const DIGITS =
  /(?<!\bletters? (?:and|or) )\b(?:digits(?! for)|numbers? only|numeric|figures only)\b|(?<!\bletters? (?:and|or) )\bonly (?:the )?(?:numbers|figures|digits)\b/;
/** Letters stand before the digits. */
const LETTERS_TOO = /\bletters?\b(?![^,.;]{0,20}\b(?:not|without|no)\b)/;

/** Whether a complaint asks for digits and nothing else. */
export function asksDigits(complaint: string): boolean {
  const low = fold(complaint);
  // "Two letters and ten digits, without spaces" leaves out no letters.
  const without = LEFT_OUT.exec(low)?.[1] ?? '';
  return DIGITS.test(low) && !(LETTERS_TOO.test(low) && !/\bletters?\b/.test(without));
}

/** In capitals or in small letters, where a site asks for that; null where it does not, or the value is so. */
export function inCase(value: string, complaint: string): string | null {
  const low = fold(complaint);
  const out = /\b(?:lower ?case|small letters)\b/.test(low)
    ? value.toLowerCase()
    : /\b(?:upper ?case|capitals?|capital letters|block letters)\b/.test(low)
      ? value.toUpperCase()
      : value;
  return out === value ? null : out;
}

/** A number with zeros before it, as long as a site wants it: "8 digits, with leading zeros". */
export function withZeros(value: string, complaint: string, sample: string | null): string | null {
  const low = fold(complaint);
  const zeros =
    /\b(?:leading|in front|before|start)\w*\b.{0,30}\bzero(?:e?s)?\b|\bzero(?:e?s)?\b.{0,30}\b(?:in front|before|at the (?:start|front|beginning)|ahead)\b|\bpad/.test(
      low,
    );
  const told = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ](?:digits?|figures?)\b/.exec(low)?.[1];
  const length = /^0\d+$/.test(sample ?? '')
    ? sample!.length
    : zeros && told
      ? WORDS.indexOf(told) >= 0
        ? WORDS.indexOf(told)
        : Number(told)
      : 0;
  return /^\d+$/.test(value) && value.length < length ? value.padStart(length, '0') : null;
}
const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
