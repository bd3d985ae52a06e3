import type { Kit } from './kit.ts';

/** Heads of columns: what a field is called that narrows a column, or that stands in one of its cells. */
export function installHeads(kit: Kit): void {
  const CELL = 'th,td,[role=columnheader],[role=gridcell],[role=cell]';
  const FIELD = 'input,select,textarea';
  const TICKED = 'input[type=checkbox],[role=checkbox]';
  const MOST_ROWS = 5;

  /** The rows at the top of a table that say what stands in its columns. */
  function rows(table: HTMLTableElement): HTMLTableRowElement[] {
    if (table.tHead) return [...table.tHead.rows];
    const found: HTMLTableRowElement[] = [];
    for (const row of table.rows) {
      if (row.cells.length < 2) continue;
      if (found.length >= MOST_ROWS || ![...row.cells].every((cell, at) => at === 0 || cell.localName === 'th')) break;
      found.push(row);
    }
    return found;
  }

  /** Of a row the cell in whose width another stands, however many columns they span. */
  function across(row: HTMLTableRowElement, place: DOMRect): Element | undefined {
    const middle = (place.left + place.right) / 2;
    return [...row.cells].find((cell) => {
      const { left, right } = kit.rect(cell);
      return left < middle && right > middle;
    });
  }

  /** What stands in a head beside the buttons in it, such as the one that narrows the column. */
  function words(head: Element): string {
    return kit.holders.unbuttoned(head, kit.nearby.short(head, 80));
  }

  /** Of a table the head that is nearest to a cell; of rows of filters the one beside them. */
  function ofTable(cell: Element): string {
    const table = cell.closest('table');
    if (!table) return '';
    const place = kit.rect(cell);
    const distance = (row: Element) => Math.abs(kit.rect(row).top - place.top);
    const others = rows(table).filter((row) => !row.contains(cell));
    for (const row of others.sort((a, b) => distance(a) - distance(b))) {
      const head = across(row, place);
      const said = head ? words(head) : '';
      if (said) return said;
    }
    return '';
  }

  /** Of a grid without a table the head that bears the same number, or that is as wide and stands over the cell. */
  function ofGrid(cell: Element): string {
    const number = cell.getAttribute('aria-colindex');
    const grid = cell.closest('[role=grid],[role=treegrid],[role=table]');
    if (!grid) return '';
    const all = [...grid.querySelectorAll('[role=columnheader]')];
    const place = kit.rect(cell);
    const over = ({ left, right, bottom }: DOMRect) =>
      Math.abs(left - place.left) < 2 && Math.abs(right - place.right) < 2 && bottom <= place.top + 2;
    const heads = number
      ? all.filter((head) => head.getAttribute('aria-colindex') === number)
      : all.filter((head) => over(kit.rect(head)));
    return heads.map((head) => (head === cell ? '' : words(head))).find(Boolean) ?? '';
  }

  /** A box to tick over a column of such boxes. */
  function all(element: Element, head: Element): boolean {
    if (!element.matches(TICKED)) return false;
    const boxes = head.closest('table,[role=grid],[role=table]')?.querySelectorAll(TICKED) ?? [];
    return boxes.length > 1 && boxes[0] === element;
  }

  kit.heads = {
    of(element) {
      const cell = element.closest(CELL);
      if (!cell) return '';
      const heads = cell.localName === 'th' || cell.getAttribute('role') === 'columnheader';
      const own = heads && element.matches(FIELD) ? kit.nearby.short(cell, 80) : '';
      return own || (heads && all(element, cell) ? 'Select all' : ofTable(cell) || ofGrid(cell));
    },
  };
}
