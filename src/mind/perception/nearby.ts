import type { Item, Line } from './page.ts';

/** How far back, in characters, words still belong to a control. */
const REACH = 160;
const AHEAD = 4000;

/**
 * The words that stand before each control in reading order, for controls whose surroundings were not told. A label
 * that comes up several times (a button in every row) is taken to close its row: its words begin after the one before.
 */
export function wordsNearby(items: readonly Item[], lines: readonly Line[]): Map<string, string> {
  const text = lines.map((line) => line.text).join('\n');
  const low = text.toLowerCase();
  const nearby = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item.raw, (counts.get(item.raw) ?? 0) + 1);
  const lastOf = new Map<string, number>();
  let at = 0;
  for (const item of items) {
    if (!item.box || item.kind === 'point' || item.kind === 'drag') continue;
    // A sign that only the pixels show cannot be placed among the words by its name.
    const place = item.raw ? low.indexOf(item.raw.toLowerCase(), at) : -1;
    const found = place >= 0 && place - at < AHEAD;
    const end = found ? place : at;
    const repeated = (counts.get(item.raw) ?? 0) > 1;
    const start = Math.max(end - REACH, repeated ? (lastOf.get(item.raw) ?? 0) : 0, 0);
    if (item.context.folded === '' && (found || repeated)) {
      const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
      if (words) nearby.set(item.name, words);
    }
    if (found) {
      at = place + item.raw.length;
      lastOf.set(item.raw, at);
    }
  }
  return nearby;
}
