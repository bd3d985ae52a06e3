import type { Page } from '../../perception/page.ts';
import { alikeOf } from './alike.ts';
import { cardsOf, sectionsOf } from './cards.ts';
import { entriesOf, outlinesOf, pressedCardsOf } from './entries.ts';
import { underHeads } from './page-parts.ts';
import { plainCardsOf } from './plain-cards.ts';
import { tablesOf, thingsInTable } from './tables.ts';
import type { Things } from './thing.ts';

export type { Thing, Things } from './thing.ts';

const read = new WeakMap<Page, Things[]>();

/** What a page shows alike, as things with properties: the rows and columns of its tables, its cards, the entries of its lists. */
export function thingsOf(page: Page): Things[] {
  let sets = read.get(page);
  if (!sets) {
    const told = [
      ...tablesOf(page).flatMap((table) => thingsInTable(page, table)),
      ...cardsOf(page),
      ...sectionsOf(page),
      ...pressedCardsOf(page),
      ...outlinesOf(page),
    ];
    sets = [...told, ...plainCardsOf(page, told), ...entriesOf(page)]
      .filter((set) => set.things.length > 0)
      .map((set) => underHeads(page, set));
    read.set(page, sets);
  }
  return sets;
}

const alike = new WeakMap<Page, Things[]>();

/** The things that stand on a page alike, by the controls that each offers; see `alikeOf`. */
export function alikeIn(page: Page): Things[] {
  let sets = alike.get(page);
  if (!sets) {
    sets = alikeOf(page).map((set) => underHeads(page, set));
    alike.set(page, sets);
  }
  return sets;
}
