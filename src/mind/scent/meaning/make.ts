import { MONTHS, WEEKDAYS, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

/** Controls of one make from which on they are a set to choose from. */
export const SEVERAL = 3;

const NAMES = [...WEEKDAYS, ...MONTHS];

/** Whether a word is the name of a day or a month, or the beginning of one. */
export const isDayName = (word: string): boolean => word.length > 2 && NAMES.some((name) => name.startsWith(word));

/** What something is called without what tells it from others of its make: figures, and names of days and months. */
export function makeOfText(text: string): string {
  return words(text)
    .map((word) => (/\d/.test(word) ? '#' : isDayName(word) ? '@' : word))
    .join(' ');
}

/** The make of a control: what it is called but for figures and days, and what kind of control it is. */
export function makeOf({ kind, role, raw }: Item): string {
  return `${kind} ${role} ${makeOfText(raw)}`;
}

/** Whether a control is one of a set that differ in figures, days or months: each stands for a thing that can be taken. */
export function isOneOfSet(items: readonly Item[], item: Item): boolean {
  const make = makeOf(item);
  return /[#@]/.test(make) && items.filter((other) => makeOf(other) === make).length >= SEVERAL;
}
