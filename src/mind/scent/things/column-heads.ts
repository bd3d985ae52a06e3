import { fold } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { thingsOf } from './index.ts';

/** What a column's head says beside its name: how it can be sorted, and the sign that shows how it is. */
const HINT =
  /[:,]?\s*(?:activate to |click to |press to )?(?:sort(?:ed)?|invert sort|remove sort)\b.*$|\s*[▲▼↑↓⇅↕△▽]\s*$/iu;

/** What its cells are counted in: "Level (m)". */
const UNIT = /(?<=\S)\s*[([][^()[\]]{1,12}[)\]]\s*$/u;

/** The name of a column, without what its head says of the order and of the unit. */
export function bareHead(text: string): string {
  return text.replace(HINT, '').replace(UNIT, '').trim() || text;
}

const read = new WeakMap<Page, Set<string>>();

/** What heads the columns of the page's tables, folded. */
export function columnHeads(page: Page): Set<string> {
  let heads = read.get(page);
  if (!heads) {
    heads = new Set(
      thingsOf(page)
        .filter(({ from }) => from === 'rows')
        .flatMap(({ things }) => things[0]!.properties.map(({ head }) => fold(bareHead(head)))),
    );
    read.set(page, heads);
  }
  return heads;
}

/** Whether a control heads a column of a table: it puts the rows in order, and answers nothing. */
export function headsColumn(page: Page, item: Item): boolean {
  // Nothing else is told to be in an order.
  if (item.role === 'columnheader' || [...item.state].some((word) => word.startsWith('sorted-'))) return true;
  return (item.role === 'button' || item.role === 'link') && columnHeads(page).has(fold(bareHead(item.raw)));
}
