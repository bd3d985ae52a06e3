import { fold } from '../../language/index.ts';
import type { Line, Page } from '../../perception/page.ts';
import type { Group } from './groups.ts';
import type { Thing } from './thing.ts';

/** Pixels above the first row within which its heads stand. */
const ABOVE = 60;
/** Pixels by which a head may be out of line with its column. */
const INLINE = 8;

interface Span {
  x: number;
  width: number;
}

/** Whether a line is in line with another at its left, its right or its middle. */
function inLine(a: Span, b: Span): boolean {
  return (
    Math.abs(a.x - b.x) < INLINE ||
    Math.abs(a.x + a.width - b.x - b.width) < INLINE ||
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < INLINE
  );
}

/** Gives what stands in the columns of a table the heads of these columns. */
export function headed(page: Page, groups: readonly Group[], things: Thing[]): Thing[] {
  const rows = [...groups].sort((a, b) => a.box.y - b.box.y);
  if (rows.some((row, i) => i > 0 && row.box.y < rows[i - 1]!.box.y + 0.5 * rows[i - 1]!.box.height)) return things;
  const top = rows[0]!.box.y;
  const left = Math.min(...groups.map(({ box }) => box.x));
  const right = Math.max(...groups.map(({ box }) => box.x + box.width));
  const taken = new Set<Line>(groups.flatMap(({ lines }) => lines));
  const above = page.lines.filter(
    ({ box, level, text }) =>
      box &&
      box.x < right &&
      box.x + box.width > left &&
      level === 0 &&
      text.length < 32 &&
      box.y + box.height <= top + 4 &&
      top - box.y - box.height < ABOVE,
  );
  const low = Math.max(...above.map((line) => line.box!.y));
  const heads = above.filter((line) => low - line.box!.y < 2 * INLINE && !taken.has(line));
  // Heads say of what the numbers are, and are none themselves.
  if (heads.some((head) => /\d/.test(head.text))) return things;
  const headOf = (line: Line) => heads.find((head) => inLine(head.box!, line.box!));
  const used = new Set(groups.flatMap(({ lines }) => lines.flatMap((line) => headOf(line) ?? [])));
  // Of one line beside which no other heads a column it is not known whether it heads anything.
  if (used.size < 2) return things;
  return things.map((thing, i) => ({
    ...thing,
    properties: thing.properties.map((entry) => {
      const line = groups[i]!.lines.find((own) => own.text === entry.text);
      const head = entry.head === '' && line?.box ? headOf(line) : undefined;
      return head && fold(head.text) !== fold(entry.text) ? { head: head.text, text: entry.text } : entry;
    }),
  }));
}
