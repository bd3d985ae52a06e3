import { phrase } from '../../language/index.ts';
import type { Box, Item, Line, Page } from '../../perception/page.ts';
import { isClickable } from '../meaning/match.ts';
import { type Cell, columnOf, INLINE, inTurn, kindOf, place, underHeads } from './columns.ts';
import { isHead, touches } from './table-heads.ts';
import { around, type Property, type Thing, type Things } from './thing.ts';

/** Cells side by side, one for each column; none where the row leaves one out. */
export type Row = Array<Cell | null>;

/** A table as it stands on the page, whatever it is made of: its columns' heads, and its rows. */
export interface Table {
  heads: string[] | null;
  rows: Row[];
  /** Left and right of each column. */
  columns: Array<[number, number]>;
  box: Box;
}

/** Share of its height by which a line has to overlap another to stand beside it. */
const BESIDE = 0.5;
/** A row stands no further below the one before than so many times its height. */
const APART = 3.5;

function sameRow(a: Box, b: Box): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return overlap >= BESIDE * Math.min(a.height, b.height);
}

/** Lines of the page put side by side where they stand side by side, as one reads them. */
function bands(lines: readonly Line[]): Cell[][] {
  const out: Cell[][] = [];
  for (const { text, box, level } of lines) {
    if (!box) continue;
    const row = out.at(-1);
    const last = row?.at(-1);
    // A heading of the page ends what stands before it.
    if (level > 0 && level < 3) out.push([], [{ text, box }]);
    else if (
      row &&
      last &&
      row.every((cell) => sameRow(cell.box, box)) &&
      box.x >= last.box.x + last.box.width - INLINE
    )
      row.push({ text, box });
    else out.push([{ text, box }]);
  }
  return out;
}

/** Every table of a page: rows one under the other whose cells stand in columns. */
export function tablesOf(page: Page): Table[] {
  const found: Table[] = [];
  let columns: Array<[number, number]> = [];
  let rows: Array<Map<number, Cell>> = [];
  let foot = 0;
  const close = () => {
    if (rows.length >= 2 && columns.length >= 2) found.push(tableOf(page, rows, columns));
    columns = [];
    rows = [];
  };
  const all = bands(page.lines);
  for (const [i, cells] of all.entries()) {
    const top = cells[0]?.box.y ?? Number.POSITIVE_INFINITY;
    const height = Math.max(12, ...cells.map((cell) => cell.box.height));
    if (rows.length > 0 && (cells.length === 0 || top < foot - height || top - foot > APART * height)) close();
    if (cells.length === 0) continue;
    // A second line in one of the columns belongs to the row above.
    const only = cells.length === 1 ? cells[0]! : null;
    // What stands out to the left of all columns heads what comes next.
    if (only && rows.length > 0 && only.box.x < Math.min(...columns.map(([left]) => left)) - INLINE / 2) close();
    if (only) {
      const at = rows.length > 0 ? columnOf(columns, only.box) : -1;
      const above = at >= 0 ? rows.at(-1)!.get(at) : undefined;
      if (above && top - (above.box.y + above.box.height) < 0.6 * height && rows.at(-1)!.size > 1) {
        above.text += ` ${only.text}`;
        above.box = around([above.box, only.box])!;
      } else if (above || at >= 0) rows.push(new Map([[at, only]]));
      else close();
      foot = Math.max(foot, top + height);
      continue;
    }
    if (rows.length > 1 && headsAgain(rows[0]!, cells)) {
      // What stands alone over the heads is what the next table is called.
      if (rows.at(-1)!.size === 1) rows.pop();
      close();
    }
    if (rows.length > 0 && (beginsTable(page, rows, cells) || standsOtherwise(rows, cells, all[i + 1] ?? []))) close();
    const heads = rows.length === 1 ? underHeads(columns, rows[0]!, cells) : null;
    let put = heads ?? (rows.length > 0 ? (place(columns, cells) ?? inTurn(columns, cells)) : null);
    if (!put) {
      close();
      columns = cells.map(({ box }) => [box.x, box.x + box.width]);
      put = { row: new Map(cells.map((cell, i) => [i, cell])), aligned: cells.length };
    }
    rows.push(put.row);
    foot = Math.max(...cells.map(({ box }) => box.y + box.height));
  }
  close();
  return found;
}

/** Whether the first row of a table comes once more: the same heads, over the next table. */
function headsAgain(first: ReadonlyMap<number, Cell>, cells: readonly Cell[]): boolean {
  const heads = [...first.values()].map(({ text }) => text);
  return (
    heads.length > 1 &&
    heads.length === cells.length &&
    heads.every((text, i) => text === cells[i]!.text && /^\p{L}[^\d]*$/u.test(text))
  );
}

const FIELDS = new Set(['choose', 'type', 'set']);

/** Whether something to put a value into stands in one of the cells. */
function asks(page: Page, cells: readonly Cell[]): boolean {
  return cells.some(({ box }) =>
    page.items.some((item) => (FIELDS.has(item.kind) || item.role === 'combobox') && touches(item, box)),
  );
}

/** Whether cells head a table that begins here: all of them put its columns in order, or what stands over them asks what it is to show. */
function beginsTable(page: Page, rows: ReadonlyArray<Map<number, Cell>>, cells: readonly Cell[]): boolean {
  const sorts = (cell: Cell) =>
    page.items.some(
      (item) =>
        (item.role === 'columnheader' || /[↕⇅▲▼↑↓]\s*$/u.test(cell.text)) &&
        isClickable(item) &&
        item.raw === cell.text &&
        touches(item, cell.box),
    );
  if (cells.length >= 3 && cells.every(sorts)) return true;
  return rows.length === 1 && asks(page, [...rows[0]!.values()]) && !asks(page, cells);
}

/** Pixels up to which two cells begin at the same place; the share of a row's cells from which on it is laid out like another, and up to which it is not. */
const FLUSH = 2;
const LAID = 0.8;
const CHANCE = 0.25;

/**
 * Whether cells are laid out like the row below them, and not like what stands above: a row of chips or filters over a table is no part of it.
 */
function standsOtherwise(
  rows: ReadonlyArray<Map<number, Cell>>,
  cells: readonly Cell[],
  below: readonly Cell[],
): boolean {
  const above = rows.findLast((row) => row.size > 1);
  if (!above || cells.length < 3 || below.length < 3) return false;
  const share = (own: readonly Cell[], others: readonly Cell[]) =>
    own.filter(({ box }) => others.some((other) => Math.abs(other.box.x - box.x) <= FLUSH)).length / own.length;
  return (
    share(cells, below) >= LAID &&
    share([...above.values()], cells) <= CHANCE &&
    !isOverEach([...above.values()], cells)
  );
}

/** Whether one of these cells stands over each column: heads are often set otherwise than what is below them. */
function isOverEach(heads: readonly Cell[], cells: readonly Cell[]): boolean {
  const starts = cells.map(({ box }) => box.x).sort((a, b) => a - b);
  const columns = heads.map(({ box }) => starts.findLastIndex((x) => x <= box.x + FLUSH));
  return heads.length >= cells.length - 1 && new Set(columns).size === heads.length && !columns.includes(-1);
}
function tableOf(page: Page, rows: ReadonlyArray<Map<number, Cell>>, columns: ReadonlyArray<[number, number]>): Table {
  const order = columns.map((_, i) => i).sort((a, b) => columns[a]![0] - columns[b]![0]);
  // What is only said once under a table, in one of its columns, is no row of it.
  const whole = rows.filter((row, i) => row.size > 1 || (i > 0 && columns.length === 2 && i < rows.length - 1));
  const laid = whole.map((row) => order.map((at) => row.get(at) ?? null));
  const box = around(laid.flatMap((row) => row.flatMap((cell) => (cell ? [cell.box] : []))))!;
  const heads = isHead(page, laid) ? laid[0]!.map((cell) => cell?.text ?? '') : null;
  return { heads, rows: heads ? laid.slice(1) : laid, columns: order.map((at) => columns[at]!), box };
}

function thing(name: string, properties: Property[], items: Item[], box: Box | null): Thing {
  // What can be pressed but shows no words of its own is part of what is written there.
  const text = properties.map((entry) => entry.text).join(' . ');
  return { name, text, said: phrase(`${name} . ${text}`), properties, items, box };
}

function isLevel({ box }: Item, row: Box): boolean {
  const y = box!.y + box!.height / 2;
  return y > row.y - 6 && y < row.y + row.height + 6;
}

/**
 * Whether what is level with a row is a part of it: it stands in the table, or beside it as others stand beside other rows. On its right
 * a lone sign in line with the row is its own; what else happens to be level with it is of another part of the page.
 */
function isBesideOrIn(
  item: Item,
  table: Box,
  row: Box,
  rows: ReadonlyArray<Box | null>,
  items: readonly Item[],
): boolean {
  const [left, right] = [item.box!.x, item.box!.x + item.box!.width];
  const far = Math.max(60, 0.3 * table.width);
  if (left <= table.x - far || right >= table.x + table.width + 2 * far) return false;
  if (right > table.x && left < table.x + table.width + INLINE) return true;
  const kin = items.filter((other) => other.kind === item.kind && Math.abs(other.box!.x - left) < INLINE);
  const beside = rows.filter((other) => other && kin.some((own) => isLevel(own, other))).length;
  if (beside >= Math.max(2, 0.5 * rows.length)) return true;
  const off = Math.abs(item.box!.y + item.box!.height / 2 - row.y - row.height / 2);
  return item.kind === 'click' && left >= table.x + table.width && off < INLINE;
}

/** The things of a table: its rows, and its columns where each is headed by a name and the rows say of what. */
export function thingsInTable(page: Page, table: Table): Things[] {
  const { heads, rows, box } = table;
  const inside = page.items.filter((item) => item.box !== null && item.box.y + item.box.height / 2 > box.y - 8);
  const places = rows.map((row) => around(row.flatMap((cell) => (cell ? [cell.box] : []))));
  const ofRows = rows.flatMap((row, i) => {
    const own = places[i];
    if (!own) return [];
    const items = inside.filter((item) => isLevel(item, own) && isBesideOrIn(item, box, own, places, inside));
    const properties = row.flatMap((cell, at) => (cell ? [{ head: heads?.[at] ?? '', text: cell.text }] : []));
    const name =
      row.find((cell) => cell && /\p{L}{2}/u.test(cell.text) && !['number', 'sign'].includes(kindOf(cell.text)))
        ?.text ??
      row.find((cell) => cell && kindOf(cell.text) !== 'number' && kindOf(cell.text) !== 'sign')?.text ??
      '';
    return [thing(name, properties, items, own)];
  });
  const sets: Things[] = ofRows.length > 0 ? [{ from: 'rows', things: ofRows }] : [];
  const all: Row[] = heads
    ? [heads.map((text, at) => (text ? { text, box: headBox(table, at) } : null)), ...rows]
    : rows;
  const width = table.columns.length;
  const named = rows.filter((row) => row[0] && kindOf(row[0].text) === 'words').length;
  if (heads && width >= 3 && rows.length >= 2 && named >= 2) {
    const columns = table.columns.slice(1).flatMap(([left, right], i) => {
      const at = i + 1;
      const name = heads[at] ?? '';
      if (!name || kindOf(name) === 'number') return [];
      const properties = rows.flatMap((row) => (row[at] ? [{ head: row[0]?.text ?? '', text: row[at].text }] : []));
      const items = inside.filter((item) => {
        const x = item.box!.x + item.box!.width / 2;
        return x > left - 10 && x < right + 10 && item.box!.y < box.y + box.height + 60;
      });
      return [thing(name, properties, items, { x: left, y: box.y, width: right - left, height: box.height })];
    });
    if (columns.length >= 2 && all.length > 0) sets.push({ from: 'columns', things: columns });
  }
  return sets;
}

function headBox(table: Table, at: number): Box {
  const [left, right] = table.columns[at]!;
  return { x: left, y: table.box.y, width: right - left, height: 1 };
}
