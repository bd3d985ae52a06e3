import type { Day } from '../../../language/index.ts';

/** Words of what has happened already. */
const HAPPENED =
  /\b(?:arrived|moved|was|were|bought|paid|had|happened|lost|broke|stolen|received|left|took|came|went|expenses?|complain\w*|compensation|refund|report)\b/i;
/** Days back within which something that has happened is told by its day and month alone. */
const RECENT = 150;

/** A day without its year in a sentence on what has happened, with the year in which it was. */
export function withPast(value: string, day: Day, text: string, at: number, today: Date): string {
  if (day.year > 0) return value;
  const sentence =
    text
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1)! + (text.slice(at).split(/[.!?;]\s/)[0] ?? '');
  const before = (today.getTime() - Date.UTC(today.getUTCFullYear(), day.month - 1, day.day)) / 86_400_000;
  return HAPPENED.test(sentence) && before > 0 && before < RECENT ? `${value} ${today.getUTCFullYear()}` : value;
}
