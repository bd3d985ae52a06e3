import type { Knowledge } from '../../../contract/index.ts';
import type { Pair } from './types.ts';

/** What people tell of themselves, and the words in which forms ask for it. */
const TOLD: ReadonlyArray<[RegExp, string]> = [
  [/\b(?:you are|you're|i am|i'm|your age is|my age is|aged)\s+(\d{1,3})\b/i, 'age'],
  [/\b(?:live|lives|living|based)\s+in\s+([\p{Lu}][\p{L}'-]*(?:\s[\p{Lu}][\p{L}'-]*)*)/u, 'where do you live'],
  [/\b(?:you are|you're|i am|i'm) called\s+([\p{Lu}][\p{L}'-]*(?:\s[\p{Lu}][\p{L}'-]*)*)/u, 'name'],
  [/\b(?:your|my) name is\s+([\p{Lu}][\p{L}'-]*(?:\s[\p{Lu}][\p{L}'-]*)*)/u, 'name'],
  [/\b(?:work|works|working|employed)\s+as\s+(?:an?\s+)?([\p{L}-]+(?:\s\p{Ll}+)?)/u, 'occupation'],
  [/\b(?:have|has|own|owns|keep)\s+(?:an?|one)\s+([\p{L}-]+)/u, 'do you have'],
  [
    /\b(?:have|has)\s+((?:\d{1,2}|one|two|three|four|five|no)\s+(?:children|kids|siblings|brothers|sisters|cars?|pets?))/iu,
    'how many',
  ],
  [/\bfavou?rite\s+\p{L}+\s+is\s+([\p{L}-]+)/u, 'favourite'],
  [/\b(?:speak|speaks)\s+([\p{Lu}][\p{L}]+)/u, 'language'],
];

/** What a wish tells of the one who fills in a form, by the words in which forms ask for it. */
export function aboutOneself(text: string): Pair[] {
  return TOLD.flatMap(([pattern, field]) => {
    const value = pattern.exec(text)?.[1];
    return value ? [{ field, value }] : [];
  });
}

const ABOUT =
  /(?:^|[\s,;])(?:it|this|that)(?: is|'s|’s) (?:all )?about (?:your|my|the|an?) ([\p{L}][^.;:,!?"“”]{2,60}?)(?=[.;:,!?]|$| and\b)/iu;

/** What it is about that one comes or writes for: "it is about your knee". */
export function reasonIn(text: string): Knowledge[] {
  const told = ABOUT.exec(text)?.[1];
  return told ? [{ name: 'reason', value: `My ${told}`, secret: false }] : [];
}

const DAY =
  '(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s+\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}';
const SPAN = new RegExp(
  `(${DAY})\\s*(?:to|until|till|through|[-–—]|(?:as|for)\\s+(?:the\\s+)?[\\p{L}-]+(?:\\s+date)?(?:\\s+and|,))\\s*(?:the\\s+)?(${DAY})`,
  'iu',
);

/** The two days of a span of time; empty where none is told. */
export function spanOf(text: string): string[] {
  const found = SPAN.exec(text);
  return found && /\d/.test(found[1]!) && /\d/.test(found[2]!) ? [found[1]!, found[2]!] : [];
}
