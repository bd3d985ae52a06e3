import { fold, words } from '../../language/index.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function dayOf(word: string): number {
  return DAYS.findIndex(
    (day) =>
      word.length >= 3 &&
      day.startsWith(word.replace(/s$/, '').slice(0, 3)) &&
      /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(word),
  );
}

/** Whether a row's name ("Saturday", "Mon to Fri", "Weekdays", "Daily") takes in a day of the week. */
export function namesDay(label: string, day: number): boolean {
  const folded = fold(label);
  if (/\b(?:daily|every ?day|all week)\b/.test(folded)) return true;
  if (/\bweekdays?\b/.test(folded)) return day < 5;
  if (/\bweekends?\b/.test(folded)) return day >= 5;
  const named = words(folded)
    .map(dayOf)
    .filter((found) => found >= 0);
  const [from, to] = named;
  if (from === undefined) return false;
  if (to !== undefined && /\b(?:to|until|through)\b|[-–—]/.test(folded))
    return from <= to ? day >= from && day <= to : day >= from || day <= to;
  return named.includes(day);
}
