import type { Item } from './page.ts';

/** Pixels within which a button belongs to the box before it. */
const BESIDE = 24;
/** Pixels by which centres may differ on one line. */
const LEVEL = 16;
const LOOKS_UP = /^(?:search|find|go|look ?up|magnifying glass|🔍|🔎)\b|^[🔍🔎]/u;
const FIELDS = new Set(['type', 'choose', 'set']);

function level(a: Item, b: Item): boolean {
  return a.box !== null && b.box !== null && Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2) < LEVEL;
}

/** Makes a lone box with "Search" or a lens right behind it a search box, whatever it is called: "Title, author or ISBN". */
export function markSearchBoxes(items: readonly Item[]): void {
  for (const box of items) {
    if (box.kind !== 'type' || !box.box || box.role === 'searchbox' || box.state.has('multiline')) continue;
    const end = box.box.x + box.box.width;
    const button = items.find(
      (item) =>
        item.role === 'button' &&
        level(item, box) &&
        item.box!.x >= end - BESIDE &&
        item.box!.x - end < BESIDE &&
        LOOKS_UP.test(item.said.folded),
    );
    if (button && !items.some((item) => item !== box && FIELDS.has(item.kind) && level(item, box)))
      box.role = 'searchbox';
  }
}
