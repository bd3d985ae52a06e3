import { fold, numberOf, parseDate, phrase, similarity } from '../../language/index.ts';
import { isEmptyOption } from './fields.ts';
import { rangeOf } from './range-of.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The option that is the same day as a date: "Thursday 4 June" for 2026-06-04; undefined where the value is no date or none is. */
function sameDay(value: string, options: readonly string[]): string | undefined {
  if (!DATE.test(value.trim())) return undefined;
  const date = new Date(`${value.trim()}T00:00:00Z`);
  return options.find((option) => {
    const day = /\d/.test(option) ? parseDate(option, date, true) : null;
    return day?.day === date.getUTCDate() && day.month === date.getUTCMonth() + 1 && day.year === date.getUTCFullYear();
  });
}

/** The one of several ranges in which a bare number lies: "5 or more", for 7. */
function rangeFor(value: string, options: readonly string[]): string | null {
  if (!/^\s*\d{1,3}(?:[,.' ]?\d{3})*\s*$/.test(value)) return null;
  const number = Number(value.replace(/\D/g, ''));
  const holding = options.filter((option) => {
    const range = isEmptyOption(option) ? null : rangeOf(option);
    return range !== null && range[0] <= number && number <= range[1];
  });
  return holding.length === 1 ? holding[0]! : null;
}

/** The option that says a value; null when none does. */
export function optionFor(value: string, options: readonly string[]): { option: string; fit: number } | null {
  const day = sameDay(value, options);
  if (day) return { option: day, fit: 1 };
  const wanted = phrase(value);
  const bare = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}.+-]+/gu, ' ')
      .trim();
  let best: { option: string; fit: number } | null = null;
  for (const option of options) {
    if (isEmptyOption(option) && bare(option) !== bare(value)) continue;
    let fit = similarity(wanted, phrase(option));
    const a = bare(option);
    const b = bare(value);
    if (a === b) fit = 1;
    else if (new RegExp(`(?:^| )${b.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}(?: |$)`).test(a) && b)
      fit = Math.max(fit, 0.9);
    else if (a && b && (a.startsWith(b) || b.startsWith(a)) && Math.min(a.length, b.length) > 2)
      fit = Math.max(fit, 0.8);
    const number = numberOf(b);
    const other = numberOf(a);
    if (number !== null && other !== null) fit = number === other ? 1 : 0;
    if (fit > (best?.fit ?? 0)) best = { option, fit };
  }
  const holding = (best?.fit ?? 0) < 0.8 ? rangeFor(value, options) : null;
  if (holding !== null) return { option: holding, fit: 0.9 };
  const wider = WIDER[fold(value)];
  const kin = wider && (best?.fit ?? 0) < 0.9 ? options.find((option) => wider.test(option)) : undefined;
  if (kin) return { option: kin, fit: 0.9 };
  return best && best.fit >= 0.5 ? best : null;
}

/** The option that comes plainly nearer to a value than the others, where none says it: "Travel", for the trips. */
export function nearestOption(value: string, options: readonly string[]): string | null {
  const wanted = phrase(value);
  const [best, second] = options
    .filter((option) => !isEmptyOption(option))
    .map((option) => ({ option, fit: similarity(wanted, phrase(option)) }))
    .sort((a, b) => b.fit - a.fit);
  return best && best.fit >= NEAR && best.fit > 2 * (second?.fit ?? 0) ? best.option : null;
}
const NEAR = 0.4;

/** Kinds of kin, which forms ask for by the wider word. */
const WIDER: Record<string, RegExp> = {
  brother: /\bsibling\b/i,
  sister: /\bsibling\b/i,
  mother: /\bparent\b/i,
  father: /\bparent\b/i,
  mum: /\bparent\b/i,
  dad: /\bparent\b/i,
  wife: /\b(?:spouse|partner)\b/i,
  husband: /\b(?:spouse|partner)\b/i,
  son: /\bchild\b/i,
  daughter: /\bchild\b/i,
  flatmate: /\b(?:friend|other)\b/i,
};
