import type { Item } from '../../perception/page.ts';
import { timesTried } from '../memory.ts';
import { saidAs } from '../observe.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';

const idOf = (item: Item): number => hash(saidAs(item));
const isLink = (item: Item): boolean => item.role === 'link' && !item.disabled;

/** Links of a page that are kept in mind. */
const KEPT = 80;

/** What leads back from a page, whatever the page that it leads to calls itself. */
const LEADS_BACK =
  /^[^\p{L}]*(?:back\b|return to\b|go back\b|(?:to )?(?:the )?(?:home|front|start|main) ?page\b|home$)/u;

/** The links of this page, as they are known on others, but for those that were followed from here. */
export function linksOn({ items, memory, key }: Situation): number[] {
  const inMenu = new Set(Object.values(memory.held).flatMap(({ entries }) => entries.map(({ name }) => name)));
  return items
    .filter((item) => isLink(item) && timesTried(memory, key, item.name) === 0 && !inMenu.has(item.name))
    .map(idOf)
    .slice(0, KEPT);
}

/**
 * How many links are left on the page before, where this one is a leaf of it: it has nothing of its own to go on with, but only what stood
 * there already. 0 where something here leads on, and where what led here is of the frame of the site and stands here too.
 */
export function leftBefore({ items, memory }: Situation): number {
  const before = memory.trail.at(-1);
  const { last } = memory;
  if (!before?.links || before.links.length === 0 || last?.kind !== 'click' || last.key !== before.key) return 0;
  const inMenu = new Set(Object.values(memory.held).flatMap(({ entries }) => entries.map(({ name }) => name)));
  if (inMenu.has(last.name) || items.some((item) => saidAs(item) === saidAs(last))) return 0;
  const there = new Set(before.links);
  const known = new Set(Object.keys(memory.led).map((name) => hash(name)));
  const shared = new Set<number>();
  for (const item of items) {
    const id = idOf(item);
    if (isFolded(item)) return 0;
    if (!isLink(item) || LEADS_BACK.test(item.said.folded)) continue;
    shared.add(id);
    if (!there.has(id) && !known.has(id) && !memory.trail.some((visited) => visited.links?.includes(id))) return 0;
  }
  // What stood there alone, and not on pages before, stands here again: this page shows the others itself.
  const earlier = new Set(memory.trail.slice(0, -1).flatMap(({ links }) => links ?? []));
  if (earlier.size > 0 && before.links.some((id) => shared.has(id) && !earlier.has(id))) return 0;
  return before.links.filter((id) => !shared.has(id) && !known.has(id)).length;
}

/** Whether a page leads no further: all its links stood on pages before, or lead back. */
export function isLeaf({ items, memory }: Situation): boolean {
  const known = new Set(Object.keys(memory.led).map((name) => hash(name)));
  const before = new Set(memory.trail.flatMap(({ links }) => links ?? []));
  return items.every((item) => {
    if (isFolded(item)) return false;
    const id = idOf(item);
    return !isLink(item) || LEADS_BACK.test(item.said.folded) || before.has(id) || known.has(id);
  });
}

/** Something of the page's own that can still be opened. */
function isFolded(item: Item): boolean {
  const part =
    item.role === 'tab' ? !item.state.has('selected') : item.role === 'summary' && !item.state.has('expanded');
  return part || (item.state.has('collapsed') && !item.state.has('haspopup'));
}

/** Whether a link stood on the page before as well: it is of the frame of the site and belongs to nothing on this page. */
export function isOfFrame({ memory }: Situation, item: Item): boolean {
  const links = item.role === 'link' ? memory.trail.at(-1)?.links : undefined;
  return links?.includes(idOf(item)) === true;
}
