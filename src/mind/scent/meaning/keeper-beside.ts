import { words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

/** Pixels between a field and the button that takes what is in it, on one line. */
const GAP = 48;
const FIELDS: ReadonlySet<string> = new Set(['type', 'choose', 'set']);
/** What takes back instead of keeping. */
const UNDOES = /^(?:cancel|clear|reset|discard|undo|remove|delete|close|back|×|✕|x$)/i;

/** The button right behind a field on its line: it takes what was put into that field, whatever else on the page is saved. */
export function keeperBeside(field: Item, items: readonly Item[]): Item | undefined {
  const { box } = field;
  if (!box || !FIELDS.has(field.kind)) return undefined;
  const behind = items
    .filter((item) => item !== field && item.box && isOnLine(box, item.box) && item.box.x >= box.x + box.width - 2)
    .sort((one, other) => one.box!.x - other.box!.x)[0];
  if (!behind || behind.kind !== 'click' || behind.role === 'link' || behind.disabled) return undefined;
  const near = behind.box!.x - (box.x + box.width) <= GAP;
  const says = words(behind.raw).length;
  return near && says > 0 && says <= 4 && !UNDOES.test(behind.raw.trim()) ? behind : undefined;
}

function isOnLine(one: NonNullable<Item['box']>, other: NonNullable<Item['box']>): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared >= Math.min(one.height, other.height) / 2;
}
