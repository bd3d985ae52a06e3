import type { Page } from '../../perception/page.ts';

/** Days that every month has. */
const LEAST = 28;

/** What a month that stands on a page shows at each of its days, from the first on; null where none stands there. */
export function monthGrid({ lines }: Page): ReadonlyMap<number, readonly string[]> | null {
  const days = new Map<number, string[]>();
  for (const { text, level } of lines) {
    const begins = text.trim() === '1';
    // The days of the next month, and what stands below the whole, are no part of it.
    if (days.size >= LEAST && (begins || level > 0)) break;
    if (begins) days.clear();
    if (text.trim() === String(days.size + 1)) days.set(days.size + 1, []);
    else days.get(days.size)?.push(text);
  }
  return days.size < LEAST ? null : days;
}
