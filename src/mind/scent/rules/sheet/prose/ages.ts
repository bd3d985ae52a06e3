import { fold, parseDate } from '../../../../language/index.ts';
import type { Blank } from '../blanks.ts';

/** "Child (under 14)", "Adult (18–64)", "Senior (65 and over)", "65+". */
const UNDER = /\b(?:under|below|younger than|up to|until)\s+(\d{1,2})\b/i;
const OVER =
  /\b(?:over|above|from|older than)\s+(\d{1,2})\b|\b(\d{1,2})\s*(?:\+|and (?:over|above|older|up)|or (?:over|older|more))/i;
const SPAN = /\b(\d{1,2})\s*(?:-|–|—|to)\s*(\d{1,2})\b/;
/** Somebody's age, told in words: "aged 9", "who is 9", "9 years old", "his 9-year-old". */
const AGED =
  /\b(?:aged?|turn(?:s|ed|ing)?|(?:who|he|she|they|i|you|we)(?:['’]s|['’]m| is| am| are)?)\s+(\d{1,2})\b(?!\s*(?:[:.]\d|%|euros?|pounds?|minutes|hours|days|weeks|months|km|miles))|\b(\d{1,2})[- ]years?[- ]old\b/i;
const BORN = /\b(?:born|birth\w*)\b[^.;]{0,14}?(\d{1,2} \p{L}+ \d{4}|\d{4}-\d\d-\d\d)/iu;
/** Answers with years of age in them from which on a question asks for these. */
const SEVERAL = 2;

/** Years from and to that an answer stands for; null for one that tells none. */
function yearsOf(option: string): readonly [number, number] | null {
  const span = SPAN.exec(option);
  if (span) return [Number(span[1]), Number(span[2]) + 1];
  const under = UNDER.exec(option);
  if (under) return [0, Number(under[1])];
  const over = OVER.exec(option);
  return over ? [Number(over[1] ?? over[2]), 200] : null;
}

/** How old somebody is whom a task tells of, on a day; null where it does not tell. */
function ageIn(text: string, today: Date): number | null {
  const aged = AGED.exec(fold(text));
  if (aged) return Number(aged[1] ?? aged[2]);
  const born = BORN.exec(text);
  const day = born ? parseDate(born[1]!, today, true) : null;
  if (!day || day.year === 0) return null;
  const had =
    today.getUTCMonth() + 1 > day.month || (today.getUTCMonth() + 1 === day.month && today.getUTCDate() >= day.day);
  return today.getUTCFullYear() - day.year - (had ? 0 : 1);
}

/** Of answers that are for people of different ages the one for somebody as old as the task tells; null where they are not, or it does not. */
export function byAge({ options, label }: Blank, asked: string, today: Date): string | null {
  const spans = options.map(yearsOf);
  if (spans.filter((span) => span !== null).length < SEVERAL) return null;
  if (
    !/\b(?:age|years?|adult|child|junior|senior|teen\w*|youth|old|pensioner|student)\b/i.test(
      `${label} ${options.join(' ')}`,
    )
  )
    return null;
  const age = ageIn(asked, today);
  const at = age === null ? -1 : spans.findIndex((span) => span !== null && age >= span[0] && age < span[1]);
  return at < 0 ? null : options[at]!;
}
