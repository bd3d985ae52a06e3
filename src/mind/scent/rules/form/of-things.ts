import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { type Thing, thingsOf } from '../../things/index.ts';

/** Entries in a list of at least so many are no buttons of a form. */
const MANY = 3;

/** What each of several things alike is opened with: the one control of each, by which it is called. */
export function entriesOf({ page }: Situation): Set<Item> {
  const sets = thingsOf(page).filter(
    ({ things }) =>
      things.length >= MANY &&
      things.every((thing) => thing.items.length <= 1) &&
      !sameNames(things.map((t) => t.items)),
  );
  return new Set(sets.flatMap(({ things }) => things.flatMap((thing) => thing.items)));
}

/** Whether most of several things alike have a button of their own: one that only the last has stands below them all. */
function haveButtons(things: readonly Thing[]): boolean {
  return things.filter(({ items }) => items.some((item) => isClickable(item))).length > things.length / 2;
}

/** Whether controls of several things all bear one name, as "Delete" in each row does. */
function sameNames(sets: ReadonlyArray<readonly Item[]>): boolean {
  return new Set(sets.flat().map((item) => fold(item.raw))).size === 1;
}

/** What stands in each of several things alike that have buttons of their own, with the thing it belongs to. */
export function thingsWithButtons({ page }: Situation): Map<Item, Thing> {
  const sets = thingsOf(page).filter(({ things }) => things.length >= MANY && haveButtons(things));
  return new Map(sets.flatMap(({ things }) => things.flatMap((thing) => thing.items.map((item) => [item, thing]))));
}
