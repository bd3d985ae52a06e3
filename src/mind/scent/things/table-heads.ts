import type { Box, Item, Page } from '../../perception/page.ts';
import { type Cell, kindOf } from './columns.ts';
import type { Row } from './tables.ts';

/** What a line about one thing is called: "Composer", "Year built". */
const CALLED = /^\p{Lu}[\p{L}'’() /-]{1,28}:?$/u;
/** Share of what stands under a head that is of its kind. */
const OF_A_KIND = 0.8;

/** Whether each row tells something else of one thing, by its name and what it is: words, numbers and days stand under each other then. */
function tellsOne(page: Page, rows: readonly Row[]): boolean {
  if (rows.length < 3 || rows.some((row) => row.length !== 2)) return false;
  // What can be used is no fact that is told.
  const used = (cell: Cell | null) => cell !== null && page.items.some((item) => touches(item, cell.box));
  if (rows.some((row) => row.some(used))) return false;
  const names = rows.map(([name]) => name?.text ?? '');
  if (new Set(names).size < names.length || !names.every((name) => CALLED.test(name))) return false;
  const kinds = rows.slice(1).flatMap(([, told]) => (told ? [kindOf(told.text)] : []));
  const most = Math.max(...kinds.map((kind) => kinds.filter((other) => other === kind).length));
  return most < OF_A_KIND * kinds.length;
}

/** Whether the first row of a table says what stands in the columns: words over numbers, over signs, over what is pressed. */
export function isHead(page: Page, rows: readonly Row[]): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return false;
  const named = first.filter((cell) => cell !== null);
  if (tellsOne(page, rows)) return false;
  if (named.some((cell) => cell.text.length > 40 || kindOf(cell.text) === 'number')) return false;
  const pressed = (cell: Cell | null) =>
    cell !== null &&
    page.items.some(
      (item) =>
        item.role !== 'columnheader' &&
        item.kind !== 'scroll' &&
        touches(item, cell.box) &&
        (item.box?.width ?? 0) < 3 * cell.box.width,
    );
  // Rows of answers one under the other head nothing.
  const answers = (row: Row) =>
    row.filter((cell) => cell !== null).length > 1 && row.every((cell) => cell === null || pressed(cell));
  if (answers(first) && rest.some(answers)) return false;
  let signs = 0;
  for (const [at, cell] of first.entries()) {
    const below = rest.flatMap((row) => row[at] ?? []);
    if (below.length === 0) continue;
    // No column is headed by what stands in it.
    if (cell && below.some((under) => under.text === cell.text)) return false;
    const other = below.filter((under) => kindOf(under.text) !== 'words').length;
    if (cell && kindOf(cell.text) === 'words' && other > 0.5 * below.length) signs++;
    // "30 minutes", over what that costs.
    const sums = below.filter((under) => kindOf(under.text) === 'number').length;
    if (cell && kindOf(cell.text) === 'mixed' && sums > 0.5 * below.length) signs++;
    if (cell && pressed(cell) && below.some(pressed)) signs--;
    if (!pressed(cell) && below.filter((under) => pressed(under)).length > 0.5 * below.length) signs++;
    if (cell && below.length > 1 && new Set(below.map((under) => under.text)).size < below.length) signs += 0.5;
  }
  return signs > 0 || (rest.length >= 2 && named.every((cell) => /^\p{Lu}[\p{L} /&-]{1,24}$/u.test(cell.text)));
}

/** Whether a control stands in a cell, or at its edge. */
export function touches(item: Item, box: Box): boolean {
  const own = item.box;
  return (
    own !== null &&
    own.x < box.x + box.width + 2 &&
    own.x + own.width > box.x - 2 &&
    own.y < box.y + box.height + 2 &&
    own.y + own.height > box.y - 2
  );
}
