import type { Item } from './page.ts';

/** Pixels within which a button belongs to the box before it. */
const BESIDE = 24;
/** Pixels by which centres may differ on one line. */
const LEVEL = 16;
const LOOKS_UP = /^(?:search|find|go|look ?up|magnifying glass|🔍|🔎)\b|^[🔍🔎]/u;
/** What is asked of somebody and only looked up for them: where they live, and not what they are after. */
const OWN = /\b(?:post ?codes?|postal|zip)\b/;
/** What one's own thing is filed under, which only who has it can put in: "Ticket", "Tracking number". */
const FILED =
  /^(?:(?:your|my|the) )?(?:\p{L}+ )?(?:(?:ticket|reference|case|booking|order|tracking|parcel|consignment|claim|policy|member(?:ship)?|licen[cs]e|registration|plate|serial)(?: (?:number|no|nr|code|id|reference))?|number|reference|code)$/u;
const FIELDS = new Set(['type', 'choose', 'set']);

function level(a: Item, b: Item): boolean {
  return a.box !== null && b.box !== null && Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2) < LEVEL;
}

/** The button right behind a field, on its line, that looks up what is typed there. */
export function lookUpBehind(field: Item, items: readonly Item[]): Item | undefined {
  if (!field.box) return undefined;
  const end = field.box.x + field.box.width;
  return items.find(
    (item) =>
      item.role === 'button' &&
      level(item, field) &&
      item.box!.x >= end - BESIDE &&
      item.box!.x - end < BESIDE &&
      LOOKS_UP.test(item.said.folded),
  );
}

/** Makes a lone box with "Search" or a lens right behind it a search box, whatever it is called: "Title, author or ISBN". */
export function markSearchBoxes(items: readonly Item[]): void {
  for (const box of items) {
    if (box.kind !== 'type' || !box.box || box.role === 'searchbox' || box.state.has('multiline')) continue;
    if (OWN.test(box.said.folded) || FILED.test(box.said.folded)) continue;
    const button = lookUpBehind(box, items);
    if (button && !items.some((item) => item !== box && FIELDS.has(item.kind) && level(item, box)))
      box.role = 'searchbox';
  }
}
