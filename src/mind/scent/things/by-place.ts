import type { Item, Line, Page } from '../../perception/page.ts';

/** Controls of one row or card, and the lines that are known to be theirs. */
interface Group {
  items: readonly Item[];
  lines: Line[];
}

/** Rows from which on what stands at the same place in each of them is seen to belong to them. */
const ROWS = 3;
/** Share of the rows in which something has to stand at the same place. */
const MOST = 0.7;
/** Pixels by which things at the same place may be out of line. */
const GRID = 8;
/** Lines of a row up to which more of it is looked for: its name, and the words on the control. */
const FEW = 2;
/** How far from its control a line of a card stands at most. */
const REACH = 260;

/** Where a line stands from a control: by its left or its right end. */
function placesOf({ box }: Line, group: Group): string[] {
  const at = group.items[0]!.box!;
  const down = Math.round((box!.y - at.y) / GRID);
  const left = box!.x - at.x;
  const right = box!.x + box!.width - at.x;
  if (Math.abs(left) > REACH || Math.abs(box!.y - at.y) > REACH) return [];
  return [`left ${Math.round(left / GRID)} ${down}`, `right ${Math.round(right / GRID)} ${down}`];
}

function far({ box }: Line, group: Group): number {
  const at = group.items[0]!.box!;
  return Math.abs(box!.x - at.x) + Math.abs(box!.y - at.y);
}

/** The same control in several rows of which next to nothing is known to be theirs. */
function bareKin(groups: readonly Group[]): Group[][] {
  const sets = new Map<string, Group[]>();
  for (const group of groups) {
    const [item] = group.items;
    if (group.items.length !== 1 || group.lines.length > FEW || !item?.box || item.raw === '') continue;
    const name = `${item.kind} ${item.role} ${item.raw}`;
    sets.set(name, [...(sets.get(name) ?? []), group]);
  }
  return [...sets.values()].filter((set) => set.length >= ROWS);
}

/**
 * Cards of which the page tells only a name, such as the label of the section: what stands at the same place from the same button in each of
 * them is theirs. Writes to `groups`.
 */
export function takeByPlace(page: Page, groups: readonly Group[]): void {
  const taken = new Set(groups.flatMap(({ lines }) => lines));
  for (const set of bareKin(groups)) {
    const free = page.lines.filter(
      (line) => line.box && !taken.has(line) && !set.some(({ items }) => items[0]!.raw === line.text),
    );
    const counts = new Map<string, number>();
    for (const group of set)
      for (const place of new Set(free.flatMap((line) => placesOf(line, group))))
        counts.set(place, (counts.get(place) ?? 0) + 1);
    for (const line of free) {
      const fits = set
        .map((group) => ({
          group,
          count: Math.max(0, ...placesOf(line, group).map((place) => counts.get(place) ?? 0)),
        }))
        .filter(({ count }) => count >= MOST * set.length)
        .sort((a, b) => b.count - a.count || far(line, a.group) - far(line, b.group));
      fits[0]?.group.lines.push(line);
    }
    for (const group of set) group.lines.sort((a, b) => page.lines.indexOf(a) - page.lines.indexOf(b));
  }
}
