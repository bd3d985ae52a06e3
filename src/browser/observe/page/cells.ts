import type { Candidate, DocumentView, Kit } from './kit.ts';

/** The pieces of which a calendar, a board or a time line is made, for a handler that does not say what it looks for. */
export function installCells(kit: Kit): void {
  const FEWEST_CELLS = 6;
  const MOST_CELLS = 120;
  /** Pixels: the largest day of a month that fills a screen. */
  const WIDEST = 260;
  const HIGHEST = 220;

  /** Small pieces of one kind and size, row by row: those that together take up most, such as the days of a calendar. */
  function small(container: Element): Element[] {
    const groups = new Map<string, { pieces: Element[]; area: number }>();
    let looked = 0;
    const visit = (node: Element, depth: number) => {
      if (depth > 7 || looked++ > 160) return;
      const all = [...kit.plain(node).children];
      const children = all.length >= FEWEST_CELLS && all.length <= MOST_CELLS ? filled(all) : [];
      if (children.length >= FEWEST_CELLS) {
        const first = children[0] as Element;
        const size = kit.rect(first);
        if (children.every((child) => like(child, first, size))) {
          const key = `${first.localName} ${Math.round(size.width / 4)} ${Math.round(size.height / 4)}`;
          const group = groups.get(key) ?? { pieces: [], area: 0 };
          group.pieces.push(...children);
          group.area += size.width * size.height * children.length;
          groups.set(key, group);
        }
      }
      for (const child of all) visit(child, depth + 1);
    };
    visit(container, 0);
    const [best] = [...groups.values()].sort((a, b) => b.area - a.area);
    return best && best.pieces.length <= MOST_CELLS ? best.pieces : [];
  }

  /** Without the empty places that a month begins and ends with. */
  function filled(children: Element[]): Element[] {
    const blank = (child: Element | undefined) => child?.textContent?.trim() === '';
    let [from, to] = [0, children.length];
    while (from < to && blank(children[from])) from++;
    while (to > from && blank(children[to - 1])) to--;
    return to - from > children.length / 2 ? children.slice(from, to) : [];
  }

  function like(child: Element, first: Element, size: DOMRect): boolean {
    const box = kit.rect(child);
    const words = child.textContent?.trim() ?? '';
    return (
      child.localName === first.localName &&
      Math.abs(box.width - size.width) < 3 &&
      Math.abs(box.height - size.height) < 3 &&
      box.width < WIDEST &&
      box.height < HIGHEST &&
      words !== '' &&
      words.length < 24
    );
  }

  /** The days of a month that follow one another, whatever else stands on them: a link on each number takes no more than that. */
  function month(items: readonly Element[]): boolean {
    if (items.length < 14) return false;
    let follow = 0;
    let before = Number.NaN;
    for (const item of items) {
      const day = Number.parseInt(/^\d{1,2}(?!\d)/.exec((item.textContent ?? '').trim())?.[0] ?? '', 10);
      if (day === before + 1 || (day === 1 && before > 27)) follow++;
      before = day;
    }
    return follow > 0.7 * items.length;
  }

  /** The days of weeks that are higher than the others, or on which more is planned. */
  function weeks(items: readonly Element[]): Element[] {
    const known = new Set(items);
    const [first] = items;
    const week = first?.parentElement;
    if (!first || !week?.parentElement) return [];
    const { width } = kit.rect(first);
    const others = [...week.parentElement.children].filter((row) => row.childElementCount === week.childElementCount);
    return others
      .flatMap((row) => [...row.children])
      .filter((cell) => !known.has(cell) && cell.localName === first.localName)
      .filter((cell) => Math.abs(kit.rect(cell).width - width) < 3);
  }

  const MOST_BOXED = 60;

  /** Pieces with a ground or a border of their own and a few words, such as what stands on a time line. */
  function boxed({ element: container, rect }: Candidate): Element[] {
    if (rect.right - rect.left < 120 || kit.style(container).cursor === 'pointer') return [];
    const found: Element[] = [];
    let looked = 0;
    const visit = (node: Element): boolean => {
      let inside = false;
      for (const child of kit.plain(node).children) {
        if (looked++ > 400) return inside;
        const deeper = visit(child);
        inside ||= deeper;
        if (deeper || !piece(child)) continue;
        found.push(child);
        inside = true;
      }
      return inside;
    };
    const piece = (child: Element) => {
      const box = kit.rect(child);
      if (box.width < 14 || box.height < 14 || box.height > 120) return false;
      if (box.width > (rect.right - rect.left) * 0.7 && !kit.drag.repeated(child)) return false;
      const style = kit.style(child);
      const ground = !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
      const lines = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
      if (!ground && !lines.every((width) => Number.parseFloat(width) > 0)) return false;
      const words = kit.words.text(child, 80);
      return words !== '' && words.length <= 60;
    };
    visit(container);
    return found.length <= MOST_BOXED ? found : [];
  }

  /** Children of one tag and first class, two or more, each with something to see. */
  function alike(real: Element): Element[] {
    const container = kit.plain(real);
    if (container.localName === 'table' || container.localName === 'tbody') {
      const cells = [...container.querySelectorAll('td')];
      return cells.length <= 600 ? cells : [];
    }
    let level: Element = container;
    while (level.childElementCount === 1 && level.firstElementChild) level = kit.plain(level.firstElementChild);
    const children = [...level.children].filter((child) => child.localName !== 'br');
    if (children.length < 2 || children.length > 400) return [];
    const first = children[0] as Element;
    if (first.localName === 'tr') return children.flatMap((row) => [...row.querySelectorAll('td')]);
    const same = children.every(
      (child) =>
        child.localName === first.localName &&
        (child.getAttribute('class') ?? '').split(' ')[0] === (first.getAttribute('class') ?? '').split(' ')[0],
    );
    if (!same || /^(?:p|br|h[1-6]|section|form|label)$/.test(first.localName)) return [];
    return children;
  }

  const HEADS = 'th,[role=columnheader],[role=row],tr';
  const GRIDS = /^(?:grid|treegrid|table)$/;
  /** What hears for a grid may be a frame around it, of which the rows take up so much. */
  const SHARE = 0.3;

  /** The rows of a grid below its head: lines with words in them, one under the other. */
  function rows(around: Element): Element[] {
    const found = [...kit.plain(around).querySelectorAll('[role=row],tr')].filter((row) => {
      const { width, height } = kit.rect(row);
      return (
        width > 40 && height > 8 && height < HIGHEST && !row.querySelector(HEADS) && kit.words.text(row, 40) !== ''
      );
    });
    if (found.length < 2 || found.length > MOST_CELLS) return [];
    const { width, height } = kit.rect(around);
    const taken = found.reduce((sum, row) => sum + kit.rect(row).width * kit.rect(row).height, 0);
    return GRIDS.test(kit.semantics.roleOf(around)) || taken > SHARE * width * height ? found : [];
  }

  const MOST_TABLES = 20;
  const MOST_LOOKED = 600;

  /** A field that does not show beside it takes what is typed over its cells. */
  function sunk(table: Element, view: DocumentView): boolean {
    for (let node = table.parentElement; node && node.localName !== 'body'; node = node.parentElement) {
      const field = node.querySelector('textarea,[contenteditable=true]');
      if (!field) continue;
      const { left, top, right, bottom, width, height } = kit.rect(field);
      const away = right < view.left || bottom < view.top || left > view.right || top > view.bottom;
      return away || width * height < 40 || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }
    return false;
  }

  /** A month: seven columns of the numbers of days that follow one another. */
  function dated({ rows: weeks }: HTMLTableSectionElement): boolean {
    const days = [...(weeks[1]?.cells ?? [])].map((cell) => Number((cell.textContent ?? '').trim() || 'no'));
    return days.length === 7 && days.every((day, at) => day === 1 || at === 0 || day === (days[at - 1] ?? 0) + 1);
  }

  /** What shows the cursor of sheets: its cells are the boxes of its rows. */
  let crossed: Element[] = [];

  function ofRows(around: Element): Element[] {
    const found: Element[] = [];
    for (const row of [...kit.plain(around).querySelectorAll('*')].slice(0, MOST_LOOKED)) {
      const [first, ...rest] = [...row.children].map((cell) => ({ cell, box: kit.rect(cell) }));
      if (!first || rest.length === 0 || first.box.height < 12 || found.some((cell) => cell.contains(row))) continue;
      const level = ({ box }: typeof first) =>
        Math.abs(box.top - first.box.top) < 3 && Math.abs(box.height - first.box.height) < 3 && box.width > 12;
      if (rest.every(level)) found.push(first.cell, ...rest.map(({ cell }) => cell));
    }
    return found;
  }

  function sheet(view: DocumentView): Element[] {
    const found: Element[] = crossed.filter((around) => around.ownerDocument === view.document).flatMap(ofRows);
    const tables = kit.plain(view.document).getElementsByTagName('table');
    for (let at = 0; at < tables.length && at < MOST_TABLES; at++) {
      const table = tables[at];
      const body = table?.tBodies[0];
      if (!table || !body || body.rows.length < 2 || (body.rows[0]?.cells.length ?? 0) < 2) continue;
      const { top, bottom, width } = kit.rect(table);
      if (width < 120 || bottom < view.top || top > view.bottom) continue;
      const unmarked = kit.style(body).userSelect === 'none' && !table.querySelector('a,button,input');
      if ((!unmarked && !sunk(table, view)) || dated(body)) continue;
      for (const cell of alike(body)) {
        const box = kit.rect(cell);
        if (box.bottom > view.top && box.top < view.bottom && box.right > view.left && box.left < view.right)
          found.push(cell);
      }
    }
    return found;
  }

  const days = new Set<Element>();
  kit.cells = { alike, small, month, weeks, boxed, rows, sheet, days, crossed: (around) => crossed.push(around) };

  kit.afresh(() => {
    days.clear();
    crossed = [];
  });
}
