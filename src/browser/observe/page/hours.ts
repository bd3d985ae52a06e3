import type { Candidate, DocumentView, Edges, Hour, Kit } from './kit.ts';

/** Weeks and days by the hour: columns beside a scale of times, where one handler hears the presses. */
export function installHours(kit: Kit): void {
  const LARGE = { width: 240, height: 200 };
  const FEWEST_TIMES = 6;
  const MOST_COLUMNS = 31;
  const MOST_TALL = 8;
  const MOST_LOOKED = 320;
  const TIME = /^(?:\D{0,3}\d{1,2}\b.{0,10}|noon|midnight)$/i;
  const LONGEST_HEAD = 30;
  /** Pixels: how far above the columns their heads may stand. */
  const HIGHEST = 320;
  /** Of the way from one time to the next: the first half of an hour, also where the words stand a little below its line. */
  const INTO = 0.15;

  interface Grid {
    container: Candidate;
    columns: Element[];
    /** The words of the scale, and where their middle is. */
    times: Array<{ words: string; y: number }>;
    pitch: number;
  }

  let grids: Grid[] = [];

  /** Tall boxes of one height, side by side. */
  function columnsOf(container: Element): Element[] {
    let looked = 0;
    let level: Element[] = [container];
    for (let depth = 0; depth < 7; depth++) {
      const next: Element[] = [];
      for (const node of level) {
        const children = [...kit.plain(node).children];
        const tall = children.filter((child) => kit.rect(child).height >= LARGE.height);
        if (tall.length >= 2 && tall.length <= MOST_COLUMNS && abreast(tall)) return tall;
        // The scale of times is one of them.
        const days = tall.slice(1);
        if (days.length >= 2 && days.length <= MOST_COLUMNS && abreast(days)) return days;
        next.push(...children);
        looked += children.length;
        if (looked > MOST_LOOKED) return [];
      }
      level = next;
    }
    return [];
  }

  function abreast(boxes: readonly Element[]): boolean {
    let before: DOMRect | null = null;
    for (const box of boxes) {
      const rect = kit.rect(box);
      if (rect.width < 24) return false;
      if (before && (Math.abs(rect.top - before.top) > 3 || Math.abs(rect.height - before.height) > 3)) return false;
      if (before && (Math.abs(rect.left - before.right) > 8 || Math.abs(rect.width - before.width) > 8)) return false;
      before = rect;
    }
    return true;
  }

  /** Times that stand below each other at one distance, left of the columns. */
  function scaleOf(container: Element, columns: Edges): Pick<Grid, 'times' | 'pitch'> | null {
    for (let node: Element | null = container, up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const below = kit.plain(node).getElementsByTagName('*');
      for (let at = 0; at < below.length && at < MOST_LOOKED; at++) {
        const holder = below[at] as Element;
        if (holder.childElementCount < FEWEST_TIMES || holder.childElementCount > 64) continue;
        const found = scale(holder, columns);
        if (found) return found;
      }
    }
    return null;
  }

  /** Where the words of a time stand in its hour. */
  function said(marked: Element, words: string): DOMRect {
    let element = marked;
    for (let inner: Element | undefined = marked; inner; ) {
      element = inner;
      inner = [...element.children].find((part) => kit.words.tidy(part.textContent ?? '') === words);
    }
    const rect = kit.rect(element);
    return rect.height > 0 ? rect : kit.rect(marked);
  }

  function scale(holder: Element, columns: Edges): Pick<Grid, 'times' | 'pitch'> | null {
    const times: Grid['times'] = [];
    for (const child of holder.children) {
      // In a table the time is the first cell of its row.
      const marked = child.localName === 'tr' ? child.firstElementChild : child;
      const rect = marked?.getBoundingClientRect();
      if (!marked || !rect || rect.left > columns.left || rect.right > columns.left + 8) return null;
      const words = kit.words.tidy(marked.textContent ?? '');
      // Between the hours some stay without words.
      if (words === '') continue;
      if (!TIME.test(words)) return null;
      const { top, bottom } = said(marked, words);
      times.push({ words, y: (top + bottom) / 2 });
    }
    const [first, second] = times;
    if (!first || !second || times.length < FEWEST_TIMES) return null;
    const gaps = times.slice(1).map(({ y }, at) => y - (times[at]?.y ?? 0));
    const pitch = [...gaps].sort((one, other) => one - other)[gaps.length >> 1] ?? 0;
    if (pitch < 12) return null;
    // What marks the time that it is now stands between the others.
    const off = (y: number) => Math.abs((y - second.y) / pitch - Math.round((y - second.y) / pitch));
    const even = times.filter(({ y }) => off(y) < 0.15);
    return even.length >= Math.max(FEWEST_TIMES, times.length - 2) ? { times: even, pitch } : null;
  }

  /** The words over the columns: of all rows above that have some for most of them, the nearest. */
  function headsOf(container: Element, columns: readonly Edges[], top: number): string[] {
    const [first, last] = [columns[0], columns.at(-1)];
    if (!first || !last) return [];
    const width = first.right - first.left;
    for (let node: Element | null = container, up = 0; node && up < 6; node = kit.geometry.parentOf(node), up++) {
      const rows = new Map<number, Array<{ words: string; wide: number }>>();
      const below = kit.plain(node).getElementsByTagName('*');
      for (let at = 0; at < below.length && at < 2 * MOST_LOOKED; at++) {
        const element = below[at] as Element;
        const box = kit.rect(element);
        if (box.bottom > top + 2 || box.bottom < top - HIGHEST || box.height < 8 || box.width > width + 12) continue;
        const column = Math.floor(((box.left + box.right) / 2 - first.left) / width);
        if (column < 0 || column >= columns.length) continue;
        const words = kit.words.text(element, LONGEST_HEAD + 1);
        if (words === '' || words.length > LONGEST_HEAD) continue;
        const key = Math.round(box.bottom / 4);
        const row = rows.get(key) ?? [];
        rows.set(key, row);
        if ((row[column]?.wide ?? 0) < box.width) row[column] = { words, wide: box.width };
      }
      const full = [...rows].filter(([, row]) => row.filter(Boolean).length > 0.6 * columns.length);
      const [best] = full.sort(([one], [other]) => other - one);
      if (best) return columns.map((_, column) => best[1][column]?.words ?? '');
    }
    return [];
  }

  function edgesOf(columns: readonly Element[]): Edges {
    const first = columns[0]?.getBoundingClientRect();
    const last = columns.at(-1)?.getBoundingClientRect();
    return { left: first?.left ?? 0, top: first?.top ?? 0, right: last?.right ?? 0, bottom: first?.bottom ?? 0 };
  }

  /** A press there reaches the ground and nothing that is planned on it. */
  function free({ container, columns }: Grid, x: number, y: number): boolean {
    const { view, element } = container;
    if (!kit.geometry.shown(view, x, y)) return false;
    // Heads that stay while the hours scroll lie in another part.
    const part = columns[0]?.parentElement?.parentElement;
    let hit = kit.geometry.deepest(view, x, y);
    if (!hit || !part?.contains(hit)) return false;
    for (; hit && hit !== element; hit = kit.geometry.parentOf(hit)) {
      const other = kit.byElement.get(hit);
      if (other && !other.dropped && !columns.includes(hit)) return false;
    }
    return hit !== null;
  }

  function hoursOf(grid: Grid): Hour[] {
    const { container, columns, times, pitch } = grid;
    const { view } = container;
    const found: Array<Hour & { column: number }> = [];
    const clip = kit.geometry.clipOf(columns[0] as Element, view);
    const edges = columns.map((column) => kit.rect(column));
    let highest = Infinity;
    for (const [column, { left, top, right, bottom, width }] of edges.entries())
      for (const { words, y } of times) {
        const from = y + pitch * INTO;
        if (from < Math.max(top, clip.top) + 1 || from > Math.min(bottom, clip.bottom) - 1) continue;
        const x = [0.5, 0.9, 0.1].map((share) => left + width * share).find((across) => free(grid, across, from));
        if (x === undefined) continue;
        highest = Math.min(highest, from);
        found.push({
          label: words,
          column,
          view,
          container,
          box: kit.geometry.outwardBox(view, left, from - pitch * INTO, right, from + pitch * (1 - INTO)),
          point: kit.geometry.outward(view, x, from),
        });
      }
    const heads = found.length > 0 ? headsOf(container.element, edges, highest) : [];
    for (const hour of found) hour.label = [heads[hour.column], hour.label].filter(Boolean).join(', ');
    return found;
  }

  let hours: Hour[] | null = null;
  /** Tall boxes whose words cannot be marked, on a page that hears every press, by what they lie in. */
  let tall = new Map<Element, { view: DocumentView; count: number }>();

  /** Columns that nothing around them hears for: the page as a whole does. */
  function unheard(): void {
    for (const [element, { view, count }] of tall) {
      if (count < 2 || grids.some(({ container }) => kit.plain(container.element).contains(element))) continue;
      const { left, top, right, bottom } = kit.rect(element);
      kit.hours.note({ element, view, rect: { left, top, right, bottom } } as Candidate);
    }
  }

  kit.hours = {
    note(container) {
      const { left, top, right, bottom } = container.rect;
      if (right - left < LARGE.width || bottom - top < LARGE.height) return false;
      const columns = columnsOf(container.element);
      if (columns.length === 0) return false;
      const said = scaleOf(container.element, edgesOf(columns));
      if (!said) return false;
      grids.push({ container, columns, ...said });
      // Its hours stand for a column, and for what holds them where the page as a whole hears the presses.
      for (const column of [...columns, container.element]) {
        const whole = kit.byElement.get(column);
        if (whole && whole.strength < 3 && whole !== container) whole.dropped = true;
      }
      return true;
    },
    column(real, view, { width, height }) {
      if (height < LARGE.height || width < 24 || width > 600) return;
      const around = kit.geometry.parentOf(real);
      if (!around || (tall.size >= MOST_TALL && !tall.has(around))) return;
      tall.set(around, { view, count: (tall.get(around)?.count ?? 0) + 1 });
    },
    unheard,
    within: (real) => grids.some(({ container }) => kit.plain(container.element).contains(real)),
    all() {
      hours ??= grids.flatMap(hoursOf);
      return hours;
    },
  };

  kit.afresh(() => {
    grids = [];
    hours = null;
    tall = new Map();
  });
}
