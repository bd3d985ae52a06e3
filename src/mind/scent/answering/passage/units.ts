import type { Line, Page } from '../../../perception/page.ts';

/** A piece of a page that may hold an answer: a sentence, a row of a table or a list, or a label with what stands below it. */
export interface Unit {
  kind: 'line' | 'row' | 'pair';
  /** What it says, cell by cell. */
  cells: string[];
  /** What stands at the head of each cell's column; empty where nothing does. */
  heads: string[];
  /** The headings that it stands under, the nearest first. */
  under: string[];
  /** 1..6 where it is a heading itself, else 0. */
  level: number;
}

/** Share of the lower one of two lines by which they have to overlap to stand in one row. */
const SAME_ROW = 0.5;
/** Rows back to which a line may still belong: a cell may have two lines. */
const ROWS_BACK = 2;
/** Pixels by which a value may stand further right than its label, and below it. */
const ALIGNED = 24;
const BELOW = 40;
/** Words up to which a line is a label. */
const LABEL = 8;
/** The same of a question that is answered below it. */
const QUESTION = 18;
/** Characters from which on a line is read sentence by sentence. */
const LONG = 160;
/** Rows above a cell among which the head of its column is looked for, and pixels by which that may stand aside. */
const ROWS_ABOVE = 40;
const ASIDE = 60;

function isSameRow({ box: a }: Line, { box: b }: Line): boolean {
  if (!a || !b) return false;
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return overlap > SAME_ROW * Math.min(a.height, b.height) && Math.abs(a.x - b.x) > 4;
}

/** The lines of a page as rows of cells, in reading order; what has no place, and what is a heading, stands alone. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const near = rows.slice(-ROWS_BACK);
    // What a heading parts is not told in one row, as of two cards side by side.
    const since = near.slice(near.findLastIndex(([first]) => first!.level > 0) + 1);
    const row = line.level > 0 ? undefined : since.findLast((other) => isSameRow(other[0]!, line));
    if (row) row.push(line);
    else rows.push([line]);
  }
  for (const row of rows) row.sort((a, b) => (a.box?.x ?? 0) - (b.box?.x ?? 0));
  return rows;
}

/** What stands at the head of the column of each cell of a row: the first of the rows above it that have as many cells. */
function headsOf(rows: readonly Line[][], at: number): string[] {
  const row = rows[at]!;
  let head: Line[] = [];
  for (const above of rows.slice(Math.max(0, at - ROWS_ABOVE), at).reverse()) {
    if (above.length === row.length) head = above;
    else if (above.length > 1 ? Math.abs(above.length - row.length) > 1 : above[0]!.level > 0) break;
  }
  // The first of several rows with figures in them is a row like the others.
  if (!isHead(head)) return row.map(() => '');
  return row.map(({ box }) => head.find((cell) => cell.box && box && Math.abs(cell.box.x - box.x) < ASIDE)?.text ?? '');
}

/** Whether a row may stand at the head of columns: it tells no figures, for which there are more rows than one. */
function isHead(row: readonly Line[]): boolean {
  return !row.some(({ text }) => FIGURES.test(text)) || row.every(({ text }) => FIGURES.test(text) && SHORT.test(text));
}
const FIGURES = /\d/;
const SHORT = /^\S+(?: \S+)?$/;

/** Rows that only say what stands in the columns below them: of three and more cells, none of which is a figure where those below have some. */
function headRows(rows: readonly Line[][]): Set<Line[]> {
  return new Set(
    rows.filter((row, i) => {
      const below = rows[i + 1];
      if (row.length < COLUMNS || !below || row.some(({ text }) => FIGURES.test(text))) return false;
      const above = rows[i - 1];
      return (
        Math.abs(below.length - row.length) <= 1 &&
        below.some(({ text }) => FIGURES.test(text)) &&
        (!above || above.length !== row.length)
      );
    }),
  );
}
/** Cells from which on a row may be the head of a table. */
const COLUMNS = 3;

/** A short line and the one below it, where they stand as a label and its value do. */
function pairOf([label, ...more]: readonly Line[], next: readonly Line[] | undefined): string[] | null {
  const value = next?.[0];
  const words = label?.text.trim().endsWith('?') ? QUESTION : LABEL;
  if (!label || more.length > 0 || !value || value.level > 0 || label.text.split(/\s+/).length > words) return null;
  const [a, b] = [label.box, value.box];
  if (a && b && (Math.abs(b.x - a.x) >= ALIGNED || b.y - a.y - a.height >= BELOW)) return null;
  return [label.text, next!.map(({ text }) => text).join(' ')];
}

/** All pieces of a page that may hold an answer, in reading order. */
export function unitsOf({ lines }: Pick<Page, 'lines'>): Unit[] {
  const rows = rowsOf(lines);
  const units: Unit[] = [];
  const path: Line[] = [];
  const heads = headRows(rows);
  for (const [i, row] of rows.entries()) {
    const { level } = row[0]!;
    if (level > 0) while (path.length > 0 && path.at(-1)!.level >= level) path.pop();
    const under = path.map(({ text }) => text).reverse();
    if (heads.has(row)) continue;
    if (row.length > 1)
      units.push({ kind: 'row', cells: row.map(({ text }) => text), heads: headsOf(rows, i), under, level: 0 });
    for (const { text } of row)
      for (const part of text.length > LONG ? text.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : [text])
        units.push({ kind: 'line', cells: [part], heads: [''], under, level });
    const pair = pairOf(row, rows[i + 1]);
    if (pair) units.push({ kind: 'pair', cells: pair, heads: ['', ''], under, level });
    if (level > 0) path.push(row[0]!);
  }
  return units;
}
