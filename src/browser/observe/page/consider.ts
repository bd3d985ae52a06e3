import type { Around, Candidate, DocumentView, Kit } from './kit.ts';

/** Tells what of all that shows is something to act on. */
export function installConsider(kit: Kit): void {
  /** Components that say what they are by their name alone. */
  const TICKED = new Set(['checkbox', 'radio', 'switch']);
  const GRAB = /^(?:(?:-webkit-)?(?:grab|move|all-scroll|alias)|[a-z]+-resize)$/;
  const { CLICK, PRESS, DOUBLE, CONTEXT, HOVER, KEY, DROP, MANY } = kit.listeners;
  const CELLS = new Set(['gridcell', 'columnheader', 'rowheader']);
  const POPUPS = /^(?:listbox|tree|grid|dialog)$/;
  const NOTHING = {
    selector: '',
    generic: false,
    own: true,
    moves: false,
    follows: false,
    passes: false,
    lands: '',
    climbs: false,
    unknown: false,
    only: false,
  };

  kit.add = (
    element: Element,
    view: DocumentView,
    around: Pick<Around, 'candidate'>,
    what: Pick<Candidate, 'kind' | 'role' | 'strength' | 'flags'>,
    known?: DOMRect,
  ) => {
    const rect = known ?? kit.rect(element);
    const candidate: Candidate = {
      ...what,
      element,
      view,
      parent: around.candidate,
      proxies: [],
      heading: kit.heading,
      rect: { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom },
      box: null,
      point: null,
      label: '',
      inner: [],
      dropped: false,
      through: false,
      pointed: false,
      matched: false,
      twin: false,
      field: null,
    };
    around.candidate?.inner.push(candidate);
    kit.candidates.push(candidate);
    kit.byElement.set(element, candidate);
    return candidate;
  };

  /** In a grid of which one cell at a time is reached by the Tab key, the others are reached by the mouse. */
  function roves(cell: Element): boolean {
    const reached = cell.closest('[role=grid],[role=treegrid]')?.querySelector('[role=gridcell][tabindex]');
    if (!reached) return false;
    if (cell.parentElement?.querySelector('[tabindex]')) return true;
    // Where all cells of a row are reached by keys, those of the row above with the names of the days are not.
    const row = reached.parentElement;
    return row === null || row.querySelectorAll('[role=gridcell]:not([tabindex])').length > 0;
  }

  const SWITCH = /(?:^|[-_\s])switch(?:$|\s)/i;

  /** A switch that only its class and its shape call so. */
  function switches(element: Element, role: string): boolean {
    if (role !== 'generic') return false;
    if (kit.knobs.switched(element) !== null) return true;
    if (!SWITCH.test(element.getAttribute('class') ?? '')) return false;
    const { width, height } = kit.rect(element);
    if (width < 20 || width > 120 || height < 10 || height > 48 || width < 1.2 * height) return false;
    return !element.querySelector('input,[role=switch],button') && element.childElementCount > 0;
  }

  const BOX = /(?:^|[-_\s])checkbox(?:$|\s)/i;

  /** A box to tick that only its class and its shape call so. */
  function boxes(element: Element, role: string): boolean {
    if (role !== 'generic' || !BOX.test(element.getAttribute('class') ?? '')) return false;
    const { width, height } = kit.rect(element);
    if (width < 10 || height < 10 || Math.max(width, height) > 28 || Math.abs(width - height) > 4) return false;
    return !element.querySelector('input,[role]') && (element.textContent ?? '').trim() === '';
  }

  const READ = /^(?:pre|code|table|section|article|main|p|h[1-6]|img|figure)$/;
  const MOST_WORDS = 60;

  /** One of several small things that the Tab key stops at, as the days of a calendar are. */
  function stops(element: Element): boolean {
    if (element.getAttribute('tabindex') !== '0' || READ.test(element.localName)) return false;
    if (element.getAttribute('role') || element.querySelector('a,button,input,select,textarea')) return false;
    const { width, height } = kit.rect(element);
    if (width > 260 || height > 120 || (element.textContent ?? '').length > MOST_WORDS) return false;
    return [element.previousElementSibling, element.nextElementSibling].some(
      (beside) => beside?.localName === element.localName && beside.getAttribute('tabindex') === '0',
    );
  }

  /** One of a row that is pulled, with a handler that does not say what for. */
  function slidden(element: Element, outer: Candidate | null): boolean {
    if (!outer || outer.strength === 3 || !kit.slides.swiped(outer)) return false;
    return kit.drag.repeated(element) && kit.listeners.delegate(element)?.unknown === true;
  }

  /** A slide hears what is done to it for the sake of the row that it is in. */
  function slide(real: Element, { candidate }: Around): boolean {
    return kit.plain(real).getAttribute('aria-roledescription') === 'slide' || slidden(real, candidate);
  }

  /** In a slider, which is set as a whole, or by the thumb that was met before. */
  function within(candidate: Candidate | null): boolean {
    for (let outer = candidate; outer; outer = outer.parent) if (outer.kind === 'set') return true;
    return false;
  }

  /** Decides whether an element that shows is something a person could act on. */
  kit.consider = (
    real: Element,
    tag: string,
    view: DocumentView,
    around: Around,
    style: CSSStyleDeclaration,
    cursor: string,
  ): Candidate | null => {
    const rect = kit.rect(real);
    const element = kit.plain(real);
    const control = kit.semantics.control(real, tag);
    const top = tag === 'body' || tag === 'html';
    const heard = kit.listeners.flags(real);
    const flags = top || heard & MANY ? 0 : heard;
    if (heard & (DOUBLE | CONTEXT) && !(heard & MANY)) kit.twins.note(real, view, heard);
    kit.heard = !top && heard & (CLICK | PRESS) ? (kit.listeners.delegate(real) ?? NOTHING) : null;
    // The thumb of a slider that only its class calls so has its scale and its name by the bar that it lies on.
    if (control?.role === 'slider' && tag !== 'input' && !element.hasAttribute('role'))
      kit.rails.thumb(real, view, style);
    // What calls itself a slider and runs both ways has no one number.
    const both = control?.role === 'slider' && !element.hasAttribute('aria-valuenow');
    if (both && kit.surfaces.plane({ element: real, flags, rect }))
      return kit.add(real, view, around, { kind: 'click', role: 'slider', strength: 2, flags }, rect);
    if (control) return kit.add(real, view, around, { ...control, strength: 3, flags }, rect);
    if (top) return null;
    if (!within(around.candidate) && kit.rails.thumb(real, view, style)) {
      const found = kit.add(real, view, around, { kind: 'set', role: 'slider', strength: 3, flags }, rect);
      found.field = kit.rails.field(real);
      return found;
    }
    const said = kit.semantics.roleOf(real);
    // A list that says that it is closed is what opens it, and so is what groups the parts of a drawn field.
    const closed = said === 'listbox' && element.getAttribute('aria-expanded') === 'false';
    const field = said === 'group' && POPUPS.test(element.getAttribute('aria-haspopup') ?? '');
    const role = closed || field ? 'combobox' : said;
    const base = { role, flags };
    if (flags & (CLICK | PRESS | DOUBLE) && !kit.heard?.only && (cursor === 'pointer' || !slide(real, around))) {
      if (flags & CLICK && switches(element, role))
        return kit.add(real, view, around, { ...base, kind: 'check', role: 'switch', strength: 2 }, rect);
      if (flags & CLICK && boxes(element, role))
        return kit.add(real, view, around, { ...base, kind: 'check', role: 'checkbox', strength: 2 }, rect);
      const kind = TICKED.has(role) ? 'check' : 'click';
      return kit.add(real, view, around, { ...base, kind, strength: 2 }, rect);
    }
    if (flags & CONTEXT) return kit.add(real, view, around, { ...base, kind: 'context', strength: 2 }, rect);
    if (flags & KEY && element.hasAttribute('tabindex') && element.getAttribute('tabindex') !== '-1')
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    if (element.getAttribute('draggable') === 'true' || kit.drag.sortable(real, around.delegates.length > 0, style))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    const page = kit.listeners.page(view.document);
    const listened = around.delegates.length > 0 || (page.flags & (CLICK | PRESS)) !== 0;
    const hand = cursor === 'pointer' || (listened && kit.hover.hand(real));
    const pointer = hand && around.cursor !== 'pointer';
    if (around.delegates.length > 0 || page.selector) {
      for (let index = around.delegates.length - 1; index >= -1; index--) {
        const selector = index < 0 ? page.selector : around.delegates[index]?.selector;
        if (selector && element.matches(selector)) {
          const found = kit.add(real, view, around, { ...base, kind: 'click', strength: 1 }, rect);
          found.matched = true;
          if (rect.height > 200 && page.flags & PRESS) kit.hours.column(real, view, rect);
          return found;
        }
      }
    }
    if (pointer && listened && tag !== 'label') {
      const found = kit.add(real, view, around, { ...base, kind: 'click', strength: 1 }, rect);
      found.pointed = true;
      return found;
    }
    if (listened && around.cursor !== cursor && GRAB.test(cursor))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    if (listened && cursor === 'crosshair' && kit.grips.port(real, rect))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    // The border between two parts that the Tab key stops at is moved by the mouse too.
    if (listened && said === 'separator' && element.hasAttribute('tabindex'))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    // Words over which one writes once they have the focus.
    if (listened && cursor === 'text' && around.cursor !== 'text' && element.getAttribute('tabindex') === '0')
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    if (listened && (stops(element) || kit.drag.lifted(real, view)))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    if (listened && kit.drag.handle(real, view, around.candidate))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    if (flags & DROP || kit.drag.droppable(real))
      return kit.add(real, view, around, { ...base, kind: 'drag', strength: 1 }, rect);
    if (flags & HOVER) return kit.add(real, view, around, { ...base, kind: 'point', strength: 1 }, rect);
    const drawn = tag === 'canvas' ? kit.surfaces.canvas(real, around.candidate, listened) : null;
    if (drawn) return kit.add(real, view, around, { ...base, kind: 'click', ...drawn }, rect);
    if (cursor === 'cell' && around.cursor !== 'cell') kit.cells.crossed(real);
    // A day by the hour.
    if (rect.height > 200 && page.flags & PRESS && style.userSelect === 'none') kit.hours.column(real, view, rect);
    if (CELLS.has(role) && (element.hasAttribute('tabindex') || (listened && roves(element))))
      return kit.add(real, view, around, { ...base, kind: 'click', strength: 2 }, rect);
    return null;
  };
}
