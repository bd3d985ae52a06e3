import type { Item, Line } from './page.ts';

/** How far back, in characters, words still belong to a control. */
const REACH = 160;
const AHEAD = 4000;

const EITHER = [
  ['on', 'off'],
  ['yes', 'no'],
  ['enable', 'disable'],
  ['enabled', 'disabled'],
  ['show', 'hide'],
  ['follow', 'unfollow'],
];

/** One name for labels that say how a thing of a row stands: "on" in one row and "off" in the next. */
function kin(label: string): string {
  const said = label.trim().toLowerCase();
  return EITHER.find((words) => words.includes(said))?.join() ?? label;
}

/** Where a label stands as words of its own: "on" is not in "notifications"; -1 when it does not. */
function placeOf(text: string, label: string, from: number): number {
  const letter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(label, from); at >= 0; at = text.indexOf(label, at + 1)) {
    const inside =
      (letter(label[0]) && letter(text[at - 1])) || (letter(label.at(-1)) && letter(text[at + label.length]));
    if (!inside) return at;
  }
  return -1;
}

/** Pixels between words and the field that follows them in the same line. */
const NEXT_TO = 40;

/** The words right before a field in the line in which it stands, for one that bears its name only in itself: "Newsletter: [your e-mail]". */
function wordsInLine({ kind, box }: Item, lines: readonly Line[]): string {
  if (kind !== 'type' || !box) return '';
  const middle = box.y + box.height / 2;
  const before = lines.filter(
    (line) =>
      line.box !== null &&
      line.box.y <= middle &&
      line.box.y + line.box.height >= middle &&
      line.box.x + line.box.width <= box.x + 2 &&
      box.x - line.box.x - line.box.width < NEXT_TO,
  );
  return before.at(-1)?.text ?? '';
}

/**
 * The words that stand before each control in reading order, for controls whose surroundings were not told. A label
 * that comes up several times (a button in every row) is taken to close its row: its words begin after the one before.
 */
export function wordsNearby(items: readonly Item[], lines: readonly Line[]): Map<string, string> {
  const text = lines.map((line) => line.text).join('\n');
  const low = text.toLowerCase();
  const nearby = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const item of items) counts.set(kin(item.raw), (counts.get(kin(item.raw)) ?? 0) + 1);
  const lastOf = new Map<string, number>();
  let at = 0;
  for (const item of items) {
    if (!item.box || item.kind === 'point' || item.kind === 'drag') continue;
    // A sign that only the pixels show cannot be placed among the words by its name.
    const place = item.raw ? placeOf(low, item.raw.toLowerCase(), at) : -1;
    const found = place >= 0 && place - at < AHEAD;
    const end = found ? place : at;
    const repeated = (counts.get(kin(item.raw)) ?? 0) > 1;
    const start = Math.max(end - REACH, repeated ? (lastOf.get(kin(item.raw)) ?? 0) : 0, 0);
    if (item.context.folded === '' && (found || repeated)) {
      const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
      if (words) nearby.set(item.name, words);
    } else if (item.context.folded === '') {
      const words = wordsInLine(item, lines);
      if (words) nearby.set(item.name, words);
    }
    if (found) {
      at = place + item.raw.length;
      lastOf.set(kin(item.raw), at);
    }
  }
  return nearby;
}
