import type { Line, Page } from '../../perception/page.ts';
import { labelled, thingOf } from './cards.ts';
import { around, liesIn, type Things } from './thing.ts';

/** Pixels by which entries of one list may be out of line. */
const INLINE = 3;

/** Lines of one make, one under the other: the entries of a list. */
export function entriesOf(page: Page): Things[] {
  const sets: Things[] = [];
  let run: Line[] = [];
  const close = () => {
    if (run.length >= 2)
      sets.push({
        from: 'entries',
        things: run.map((line) =>
          thingOf(
            [line],
            page.items.filter((item) => item.box !== null && item.kind !== 'scroll' && liesIn(item.box, line.box!)),
            line.text,
          ),
        ),
      });
    run = [];
  };
  for (const line of page.lines) {
    const last = run.at(-1);
    if (!line.box || (last && (line.level !== last.level || !follows(last, line)))) close();
    if (line.box) run.push(line);
  }
  close();
  return sets;
}

/** Links that are cards of their own: several lines stand in each. */
export function pressedCardsOf(page: Page): Things[] {
  const things = page.items.flatMap((item) => {
    if (!item.box || item.kind !== 'click') return [];
    const lines = page.lines.filter((line) => line.box && liesIn(line.box, item.box!, 0));
    return lines.length >= 2 ? [{ ...thingOf(lines, [item], item.raw), name: lines[0]!.text }] : [];
  });
  return things.length >= 2 ? [{ from: 'cards', things }] : [];
}

/** Pixels by which what belongs to an entry is set in. */
const SET_IN = 8;

/** Entries with more below each, set in: terms and what is said of them. */
export function outlinesOf(page: Page): Things[] {
  const sets: Things[] = [];
  let run: Line[] = [];
  const close = () => {
    const left = Math.min(...run.map((line) => line.box!.x));
    const parts: Line[][] = [];
    for (const line of run) {
      if (line.box!.x <= left + SET_IN) parts.push([line]);
      // What stands beside the first line is a cell of a row.
      else if (line.box!.y < (parts.at(-1)?.[0]?.box?.y ?? 0) + 0.6 * line.box!.height) parts.length = 0;
      else parts.at(-1)?.push(line);
    }
    if (parts.length >= 2 && parts.every((part) => part.length >= 2) && parts.some((part) => part.length < 8))
      sets.push({
        from: 'cards',
        things: labelled(
          parts.map((part) => {
            const box = around(part.map((line) => line.box!))!;
            return thingOf(
              part,
              page.items.filter((item) => item.box !== null && item.kind !== 'scroll' && liesIn(item.box, box)),
              part[0]!.text,
            );
          }),
        ),
      });
    run = [];
  };
  for (const line of page.lines) {
    const last = run.at(-1);
    if (
      !line.box ||
      line.level > 0 ||
      (last && (line.box.y < last.box!.y || line.box.y - last.box!.y > 6 * line.box.height))
    )
      close();
    if (line.box && line.level === 0) run.push(line);
  }
  close();
  return sets;
}

function follows(a: Line, b: Line): boolean {
  return (
    Math.abs(a.box!.x - b.box!.x) <= INLINE &&
    b.box!.y >= a.box!.y + 0.8 * a.box!.height &&
    b.box!.y - a.box!.y < 6 * Math.max(a.box!.height, b.box!.height)
  );
}
