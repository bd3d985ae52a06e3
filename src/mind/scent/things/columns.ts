import type { Box } from '../../perception/page.ts';
import { signOf } from './thing.ts';

/** What stands in one place of a table. */
export interface Cell {
  text: string;
  box: Box;
}

/** Pixels by which cells of one column may be out of line. */
export const INLINE = 6;

/** What stands in a cell: a number, a sign, words, or words with numbers. */
export function kindOf(text: string): string {
  if (signOf(text) !== null) return 'sign';
  if (/^[^\p{L}]*\d[^\p{L}]*$/u.test(text)) return 'number';
  return /\d/.test(text) ? 'mixed' : 'words';
}

/** The column in which a cell stands: the one that it overlaps, or is in line with at its left, middle or right. */
export function columnOf(columns: ReadonlyArray<[number, number]>, { x, width }: Box): number {
  let best = -1;
  let most = 0;
  for (const [i, [left, right]] of columns.entries()) {
    const overlap = Math.min(x + width, right) - Math.max(x, left);
    if (overlap > most) {
      most = overlap;
      best = i;
    }
  }
  return best;
}

function inLine(columns: ReadonlyArray<[number, number]>, cell: Box): boolean {
  const { x, width } = cell;
  return columns.some(
    ([left, right]) =>
      Math.abs(left - x) < INLINE ||
      Math.abs(right - x - width) < INLINE ||
      Math.abs((left + right) / 2 - x - width / 2) < INLINE,
  );
}

/**
 * Where the other cells of a row begin right where their columns do, the column that begins before a cell and ends with the next one: a number
 * at the right end of its column stands under no word of the head.
 */
function begunBefore(columns: ReadonlyArray<[number, number]>, cells: readonly Cell[], cell: Cell): number {
  const at = cells.map(({ box }) => columnOf(columns, box));
  const begin = at.every((column, i) => column < 0 || Math.abs(columns[column]![0] - cells[i]!.box.x) < INLINE);
  if (!begin || at.filter((column) => column >= 0).length < 2) return -1;
  const { x, width } = cell.box;
  const before = columns.reduce((best, [left], i) => (left < x && left > (columns[best]?.[0] ?? -1) ? i : best), -1);
  const after = columns.filter(([left]) => left > x).sort(([a], [b]) => a - b)[0];
  return before >= 0 && after && x + width <= after[0] && !at.includes(before) ? before : -1;
}

/** Puts the cells of a row into the columns, which grow with them; null where two cells would stand in one column. */
export function place(
  columns: Array<[number, number]>,
  cells: readonly Cell[],
): { row: Map<number, Cell>; aligned: number } | null {
  const row = new Map<number, Cell>();
  let aligned = 0;
  const added: Array<[number, number]> = [];
  for (const cell of cells) {
    const over = columnOf(columns, cell.box);
    const at = over < 0 ? begunBefore(columns, cells, cell) : over;
    if (at < 0) {
      added.push([cell.box.x, cell.box.x + cell.box.width]);
      row.set(columns.length + added.length - 1, cell);
      continue;
    }
    if (row.has(at)) return null;
    row.set(at, cell);
    if (inLine(columns, cell.box)) aligned++;
  }
  if (aligned < Math.min(2, cells.length) || aligned < 0.5 * (cells.length - added.length)) return null;
  for (const [at, { box }] of row) {
    const column = columns[at];
    if (column) columns[at] = [Math.min(column[0], box.x), Math.max(column[1], box.x + box.width)];
  }
  columns.push(...added);
  return { row, aligned };
}

/** Rows of as many cells that begin alike, though what stands at their ends moves with the length of the words before it. */
export function inTurn(
  columns: Array<[number, number]>,
  cells: readonly Cell[],
): { row: Map<number, Cell>; aligned: number } | null {
  const aligned = cells.filter((cell, i) => Math.abs((columns[i]?.[0] ?? Number.NaN) - cell.box.x) < INLINE).length;
  if (cells.length !== columns.length || cells.length < 3 || aligned < 2) return null;
  for (const [i, { box }] of cells.entries())
    columns[i] = [Math.min(columns[i]![0], box.x), Math.max(columns[i]![1], box.x + box.width)];
  return { row: new Map(cells.map((cell, i) => [i, cell])), aligned };
}

/** A head in words, as it stands over a column. */
const HEAD = /^\p{Lu}[^\n]{0,30}$/u;

/** Cells at the end of a row that no head stands over, at most: what is pressed there. */
const UNHEADED = 3;

/**
 * The first row under heads that stand in the middle of wide columns, or on buttons, while what is in these begins at their left: as many
 * cells, each between the heads of the columns beside it, and perhaps some more behind them all.
 */
export function underHeads(
  columns: Array<[number, number]>,
  heads: ReadonlyMap<number, Cell>,
  cells: readonly Cell[],
): { row: Map<number, Cell>; aligned: number } | null {
  const more = cells.slice(columns.length);
  if (cells.length < columns.length || columns.length < 3 || more.length > UNHEADED) return null;
  if (![...heads.values()].every(({ text }) => HEAD.test(text) && kindOf(text) !== 'number')) return null;
  if (!cells.some(({ text }) => kindOf(text) !== 'words')) return null;
  const between = cells.every(({ box }, i) => {
    const before = columns[Math.min(i, columns.length) - 1];
    const after = columns[i + 1];
    return (!before || box.x >= before[1]) && (!after || box.x + box.width <= after[0]);
  });
  if (!between) return null;
  for (const [i, { box }] of cells.entries()) {
    const [left, right] = columns[i] ?? [box.x, box.x];
    columns[i] = [Math.min(left, box.x), Math.max(right, box.x + box.width)];
  }
  return { row: new Map(cells.map((cell, i) => [i, cell])), aligned: cells.length };
}
