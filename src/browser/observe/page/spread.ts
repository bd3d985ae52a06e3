import type { Candidate, Edges, Kit } from './kit.ts';

/** Candidates that follow from others: what a container's handler serves, and what is no use. */
export function installSpread(kit: Kit): void {
  /** Roles whose own surface does nothing: what is in them does. */
  const COMPOSITES = new Set([
    'menu',
    'menubar',
    'tablist',
    'listbox',
    'tree',
    'grid',
    'table',
    'radiogroup',
    'toolbar',
    'list',
    'rowgroup',
    'treegrid',
  ]);

  /** Pixels: no higher is what has words of its own and handles to make it longer, as on a time line. */
  const LOW = 60;

  function textOf(element: Element): string {
    return kit.words.text(element, 200, true);
  }

  /** A container whose handler looks at what inside it was hit: its like-shaped children are the controls. */
  function delegated(): void {
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.strength === 3 || candidate.kind !== 'click') continue;
      if ((candidate.flags & (kit.listeners.CLICK | kit.listeners.PRESS)) === 0) continue;
      const holds = candidate.inner.filter(
        (other) => !/^(?:context|point|drag)$/.test(other.kind) && !kit.grips.port(other.element, other.rect),
      );
      const delegate = kit.listeners.delegate(candidate.element);
      const hidden = !!delegate && (delegate.unknown || delegate.passes);
      if (!delegate?.generic && !hidden) continue;
      if (kit.hours.note(candidate)) continue;
      if (holds.length > 0 && !beside(candidate, holds)) continue;
      const items = delegate.generic && holds.length === 0 ? kit.cells.alike(candidate.element) : [];
      if (items.length === 0) {
        items.push(...kit.cells.small(candidate.element));
        if (kit.cells.month(items)) items.push(...kit.cells.weeks(items));
        else if (items.filter((item) => holds.some(({ element }) => item.contains(element))).length > items.length / 2)
          continue;
        for (const item of items) kit.cells.days.add(item);
      }
      // A grid whose cells are pressed themselves has no use for its rows; the borders between its cells are pulled.
      const rows = items.length === 0 ? kit.cells.rows(candidate.element) : [];
      const pressed = holds.filter(({ strength, element }) => strength === 3 || textOf(element) !== '');
      if (!rows.some((row) => pressed.some(({ element }) => row.contains(element)))) items.push(...rows);
      if (items.length === 0 && hidden) {
        const boxed = kit.cells.boxed(candidate);
        // Beside what has handlers of its own, such as the line between two nodes, only what is laid out is moved.
        items.push(...(holds.length === 0 ? boxed : boxed.filter((box) => kit.laid.placed(box))));
      }
      offer(candidate, items, hidden);
    }
  }

  function offer(candidate: Candidate, items: readonly Element[], pointed: boolean): void {
    for (const item of items) {
      if (kit.byElement.has(item)) continue;
      const rect = kit.rect(item);
      if (rect.width < 4 || rect.height < 4) continue;
      const child: Candidate = {
        ...candidate,
        element: item,
        role: kit.semantics.roleOf(item),
        strength: 1,
        pointed,
        parent: candidate,
        proxies: [],
        twin: false,
        rect: { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom },
        inner: [],
      };
      candidate.inner.push(child);
      kit.candidates.push(child);
      kit.byElement.set(item, child);
    }
  }

  /** Cells of tables whose words cannot be marked, on a page that hears every press: those of a spreadsheet. */
  function sheets(): void {
    for (const view of kit.views) {
      const { PRESS, DOUBLE } = kit.listeners;
      const heard = kit.listeners.page(view.document).flags;
      const cells = kit.cells.sheet(view);
      kit.twins.sheet(cells);
      if ((heard & PRESS) === 0) continue;
      for (const cell of cells)
        if (!kit.byElement.has(cell)) {
          const around = { candidate: null, cursor: '', shows: false, delegates: [], level: 0, style: null, depth: 0 };
          const role = kit.semantics.roleOf(cell);
          kit.add(cell, view, around, { kind: 'click', role, strength: 2, flags: heard & DOUBLE ? DOUBLE : PRESS });
        }
    }
  }

  /** A few things that lie on it, as what is planned lies on the days of a month, leave most of it free. */
  function beside({ rect }: Candidate, holds: readonly Candidate[]): boolean {
    const size = (of: Edges) => (of.right - of.left) * (of.bottom - of.top);
    return holds.reduce((sum, other) => sum + size(other.rect), 0) < 0.3 * size(rect);
  }

  const CELLS = /^(?:gridcell|columnheader|rowheader)$/;

  /** Handlers that a person cannot see the use of. */
  function idle(candidate: Candidate): boolean {
    const { CLICK, PRESS, DOUBLE, CONTEXT, ASSIGNED } = kit.listeners;
    const { left, top, right, bottom } = candidate.rect;
    const view = candidate.view;
    const share = ((right - left) * (bottom - top)) / ((view.right - view.left) * (view.bottom - view.top));
    const inner = candidate.inner.some((other) => !other.dropped);
    if (labelled(candidate)) return true;
    if (candidate.kind === 'point') {
      if (candidate.strength === 2) return false;
      if (textOf(candidate.element) === '' && !kit.plain(candidate.element).querySelector('img,svg,canvas,i'))
        return true;
      return share > 0.1 || inner || candidate.parent !== null || (right - left) * (bottom - top) < 64;
    }
    if (candidate.strength === 1 && candidate.kind === 'click')
      return share > 0.5 && candidate.element.localName !== 'canvas';
    if (inner && (candidate.kind === 'drag' || (candidate.flags & CLICK) === 0) && picks(candidate)) return true;
    if (!inner || candidate.kind !== 'click' || kit.surfaces.is(candidate)) return false;
    if (COMPOSITES.has(candidate.role) && candidate.strength === 2) return true;
    // It waits for its handles to be pulled.
    const live = candidate.inner.filter((other) => !other.dropped);
    if (
      (candidate.flags & (CLICK | DOUBLE)) === 0 &&
      candidate.strength === 2 &&
      live.every((other) => other.kind === 'drag' && !other.twin) &&
      ((bottom - top > LOW && !kit.laid.is(candidate)) || ordered(candidate, live) || kit.ownWords(candidate) === '')
    )
      return true;
    // The ground that nodes are moved on: without a click of its own it hears presses for them.
    if (candidate.strength === 2 && (candidate.flags & CLICK) === 0 && live.filter(kit.laid.is).length > 1) return true;
    // A wrapper of the whole page, and one that only notes where it was pressed.
    if (candidate.strength === 2 && share > 0.8 && !kit.looks.backdrop(candidate)) return true;
    if (
      (candidate.flags & (CLICK | DOUBLE)) === 0 &&
      bottom - top > 120 &&
      right - left > 120 &&
      candidate.strength === 2 &&
      !kit.laid.is(candidate)
    )
      return true;
    // Keys only, on something that holds the controls they move between.
    if ((candidate.flags & (CLICK | PRESS | DOUBLE | CONTEXT)) === 0)
      return !CELLS.test(candidate.role) && kit.style(candidate.element).cursor !== 'pointer';
    // A popup that only keeps the press from taking the focus away.
    return (candidate.flags & ASSIGNED) !== 0 && (candidate.flags & (CLICK | DOUBLE)) === 0 && bottom - top > 48;
  }

  /** A row of things with a handle each, which hears their presses. */
  function ordered({ element }: Candidate, live: readonly Candidate[]): boolean {
    const things = [...kit.plain(element).children].filter((child) =>
      live.some((handle) => handle.element !== child && child.contains(handle.element)),
    );
    return things.length > 1;
  }

  /** Its handler looks for the things in it that are pulled, and leaves it alone itself. */
  function picks({ element, inner }: Candidate): boolean {
    const delegate = kit.listeners.delegate(element);
    if (!delegate?.selector || delegate.own || kit.plain(element).hasAttribute('draggable')) return false;
    return inner.some((other) => !other.dropped && other.kind === 'drag' && other.element.matches(delegate.selector));
  }

  /** In a part of a label that was laid over the page, and is higher than the field. */
  function opened(element: Element, label: Element, control: Element): boolean {
    const least = 1.5 * kit.rect(control).height;
    for (let node = kit.geometry.parentOf(element); node && node !== label; node = kit.geometry.parentOf(node))
      if (/^(?:absolute|fixed)$/.test(kit.style(node).position) && kit.rect(node).height > least)
        return !kit.plain(node).contains(control);
    return false;
  }

  /** Words or a sign in a label which show that a press on them opens something. */
  function explains({ element, flags }: Candidate): boolean {
    if ((flags & kit.listeners.CLICK) === 0) return false;
    const { cursor, textDecorationLine } = kit.style(element);
    if (cursor === 'help' || textDecorationLine.includes('underline') || element.localName === 'a') return true;
    return kit.words.text(element, 40) === '' && /^(?:Information|Help)$/.test(kit.icons.meaning(element));
  }

  /** Inside the label of a control that is offered itself. */
  function labelled(candidate: Candidate): boolean {
    const label = kit.plain(candidate.element).closest('label');
    const control = label && label !== candidate.element ? label.control : null;
    if (!label || !control || control === candidate.element || !kit.byElement.has(control)) return false;
    // A calendar or a list that opened beside or below the field is in its label by markup only.
    if (control.localName === 'button' || explains(candidate) || opened(candidate.element, label, control))
      return false;
    const x = (candidate.rect.left + candidate.rect.right) / 2;
    const y = (candidate.rect.top + candidate.rect.bottom) / 2;
    return [...label.getClientRects()].some(
      ({ left, top, right, bottom }) => x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2,
    );
  }

  kit.spread = {
    delegated() {
      delegated();
      kit.hours.unheard();
      sheets();
    },
    idle,
  };
}
