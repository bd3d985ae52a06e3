import { words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { WITHDRAWS } from './commit-word.ts';

/** Pixels between a field and what stands behind it on one line. */
const GAP = 48;
/** The same between fields of one line, which have their names between them. */
const NAMED = 140;
const FIELDS: ReadonlySet<string> = new Set(['type', 'choose', 'set']);
/** What takes away instead of keeping, beside what withdraws. */
const DELETES = /^(?:delete\b|x$)/;

/** The button right behind a field on its line: it takes what was put into that field, whatever else on the page is saved. */
export function keeperBeside(field: Item, items: readonly Item[]): Item | undefined {
  const behind = nextOnLine(field, items);
  return behind && isKeeper(field, behind) ? behind : undefined;
}

/** The button at the end of a line of fields, which takes what was put into all of them. */
export function keeperOfLine(field: Item, items: readonly Item[]): Item | undefined {
  let at: Item = field;
  for (let behind = nextOnLine(at, items); behind; behind = nextOnLine(at, items)) {
    if (isKeeper(at, behind)) return behind;
    if (!FIELDS.has(behind.kind) || behind.box!.x - at.box!.x - at.box!.width > NAMED) return undefined;
    at = behind;
  }
  return undefined;
}

function nextOnLine({ box, kind }: Item, items: readonly Item[]): Item | undefined {
  if (!box || !FIELDS.has(kind)) return undefined;
  return items
    .filter((item) => item.box && isOnLine(box, item.box) && item.box.x >= box.x + box.width - 2)
    .sort((one, other) => one.box!.x - other.box!.x)[0];
}

function isKeeper({ box }: Item, behind: Item): boolean {
  if (behind.kind !== 'click' || behind.role === 'link' || behind.disabled) return false;
  const near = behind.box!.x - (box!.x + box!.width) <= GAP;
  const says = words(behind.raw).length;
  return near && says > 0 && says <= 4 && !WITHDRAWS.test(behind.said.folded) && !DELETES.test(behind.said.folded);
}

/** Whether two boxes share at least half the height of the lower one. */
export function isOnLine(one: NonNullable<Item['box']>, other: NonNullable<Item['box']>): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared >= Math.min(one.height, other.height) / 2;
}
