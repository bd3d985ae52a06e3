const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r?s?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)[,.]?(?: the)?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** Before a year it may be written in another language. */
const ANY_MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?\\.?';

/**
 * What differs between two looks at the same page and tells a person nothing: clock times, ages of things, ids,
 * hosts. Prices and small numbers stay, because people decide by them.
 */
const NOISE: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''],
  // As many dots as a password has letters, and that may be another one the next night.
  [/[•●∙*]{3,}/g, '<dots>'],
  // How slow the page was that time.
  [/(?:\bchanged: the page opened\. )?\bit (?:took|is still loading after) about \d+ seconds\./gi, ''],
  // The host a build is served from; its path counts.
  [/\bhttps?:\/\/[^\s/?#]+/gi, '<origin>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  // A long run of letters and digits mixed is nobody's word.
  [/\b(?=[a-z_-]*\d)(?=[\d_-]*[a-z])[a-z0-9_-]{16,}\b/gi, '<id>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b/gi, '<id>'],
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b/g, '<date>'],
  [/\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/g, '<date>'],
  [new RegExp(`\\b(?:${WEEKDAY} )?(?:${DAY} )?${ANY_MONTH}(?: ${DAY})?,? (?:19|20)\\d{2}\\b`, 'gi'), '<date>'],
  // Without its year too: "Sun 29 Nov", "arrives on 1 December".
  [new RegExp(`\\b(?:${WEEKDAY} )?(?:${DAY} ${MONTH}|${MONTH} ${DAY})(?![\\p{L}\\d])`, 'giu'), '<date>'],
  [new RegExp(`\\b${WEEKDAY} (?=<date>)`, 'gi'), ''],
  [/(?:©|\(c\)|\bcopyright\b)(?: ©| \(c\))? ?(?:(?:19|20)\d{2} ?[-–] ?)?(?:19|20)\d{2}\b/gi, '<copyright>'],
  [/\bgood (?:morning|afternoon|evening|night)\b/gi, '<greeting>'],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?/gi, '<time>'],
  [/\b(?:\d+|an?|one|few) (?:second|sec|minute|min|hour|day|week|month|year)s? ago\b/gi, '<ago>'],
  [/\b(?:just now|a moment ago)\b/gi, '<ago>'],
  [/\b[\d.,]+[km]? (?:people|visitors?|users?|others?|viewers?|views?)\b/gi, '<count>'],
  [/\b\d{6,}\b/g, '<number>'],
];

/** A text as it counts for comparing: noise marked, white space and case folded. */
export function withoutNoise(text: string): string {
  let calm = text.normalize('NFKC');
  for (const [pattern, mark] of NOISE) calm = calm.replace(pattern, mark);
  return calm.replace(/\s+/g, ' ').trim().toLowerCase();
}
