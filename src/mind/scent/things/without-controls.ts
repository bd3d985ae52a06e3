import type { Box, Line, Page } from '../../perception/page.ts';
import type { Group } from './groups.ts';
import { around, liesIn } from './thing.ts';

/** Pixels by which the first lines of things of one kind may be out of line. */
const INLINE = 4;

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Whether a line stands and looks like the first lines of the things. */
function begins(line: Line, firsts: readonly Line[]): boolean {
  return firsts.some(
    (first) =>
      first.level === line.level &&
      Math.abs(first.box!.height - line.box!.height) <= 1 &&
      (Math.abs(first.box!.x - line.box!.x) <= INLINE || Math.abs(first.box!.y - line.box!.y) <= INLINE),
  );
}

/**
 * The things of a kind with which nothing can be done just now, by where they stand among the others: a row that is sold
 * out, a seat that is taken.
 * @param left lines that belong to none of the things with controls
 */
export function withoutControls(page: Page, set: readonly Group[], left: ReadonlySet<Line>): Group[] {
  const told = set.filter(({ lines }) => lines.length > 1);
  if (told.length < 2 || told.length < set.length) return [];
  const firsts = told.map(({ lines }) => lines[0]!);
  const boxes = told.map(({ lines }) => around(lines.map((line) => line.box!))!);
  const of = (value: (box: Box, first: Box) => number) => middle(boxes.map((box, i) => value(box, firsts[i]!.box!)));
  const [dx, dy, width, height] = [
    of((box, first) => box.x - first.x),
    of((box, first) => box.y - first.y),
    of((box) => box.width),
    of((box) => box.height),
  ];
  const whole = around(set.map(({ box }) => box))!;
  const area = { x: whole.x, y: whole.y - 2 * height, width: whole.width, height: whole.height + 4 * height };
  const free = new Set(page.lines.filter((line) => line.box && left.has(line) && liesIn(line.box, area)));
  const made: Group[] = [];
  for (const line of free) {
    if (!begins(line, firsts)) continue;
    const place = { x: line.box!.x + dx, y: line.box!.y + dy, width, height };
    const lines = [...free].filter((other) => liesIn(other.box!, place, 6));
    if (lines.length < 2 || !lines.includes(line)) continue;
    for (const other of lines) free.delete(other);
    made.push({ items: [], told: '', lines, box: around(lines.map((other) => other.box!))! });
  }
  // Heads over the columns are no row: they say of what the numbers are.
  return made.filter(({ box, lines }) => box.y + box.height > whole.y || lines.some((line) => /\d/.test(line.text)));
}
