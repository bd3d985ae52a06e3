import type { Line, Page } from '../../perception/page.ts';
import { liesIn, type Thing, type Things } from './thing.ts';

/** Things that a part of a page has on the average at least. */
const SEVERAL = 2;

/** The nearest heading over a thing that stands in none of the things itself. */
function headOf({ box }: Thing, heads: readonly Line[]): Line | null {
  if (!box) return null;
  return heads.reduce<Line | null>(
    (low, line) => (line.box!.y <= box.y && (!low || line.box!.y > low.box!.y) ? line : low),
    null,
  );
}

/**
 * Tells each of the things under which heading it stands where a page shows them in parts: "the cheapest lock" is sought
 * under "Bicycle locks", although the cards there are called by their makes.
 */
export function underHeads(page: Page, set: Things): Things {
  const { things } = set;
  if (set.from === 'columns') return set;
  const inThing = ({ box }: Line) => box !== null && things.some((thing) => thing.box && liesIn(box, thing.box));
  // What heads a part stands above what heads the things in it.
  const below = Math.min(...page.headings.filter(inThing).map(({ level }) => level));
  const heads = page.headings.filter((line) => line.box && line.level > 1 && line.level < below && !inThing(line));
  const over = things.map((thing) => headOf(thing, heads));
  // What stands above the first of the headings belongs to a part whose heading is out of sight; what has one to itself is called by it.
  const parts = new Set(over).size;
  if (parts < 2 || things.length < SEVERAL * parts) return set;
  return { ...set, things: things.map((thing, i) => (over[i] ? { ...thing, part: over[i].text } : thing)) };
}
