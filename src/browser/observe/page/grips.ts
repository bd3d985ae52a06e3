import type { Candidate, Edges, Kit } from './kit.ts';

/** What shows that something is pulled, or pressed as well, beside the listeners of its own. */
export function installGrips(kit: Kit): void {
  const EDGE = /resize$/;
  /** Pixels: the breadth of a strip. */
  const SMALL = 32;
  const CHOSEN_LISTS = '[role=listbox],[role=menu],[role=menubar],[role=tablist],[role=combobox]';

  /** The handler of what it lies in asks what was pressed, and tells it from the others. */
  function pieced(candidate: Candidate): boolean {
    const { element, parent, rect, view } = candidate;
    const wordless = kit.words.text(element, 40, true) === '';
    // The sheet of an editor is a document of its own.
    const sheet = view.parent !== null && (kit.listeners.page(view.document).flags & kit.listeners.CLICK) !== 0;
    if (sheet && !wordless) return true;
    const named = kit.words.title(element) !== '' || kit.plain(element).hasAttribute('aria-label');
    if (wordless && !named && (kit.drag.little(rect) || !('ownerSVGElement' in element))) return false;
    for (let outer = parent; outer; outer = outer.parent) {
      if (kit.surfaces.is(outer)) return true;
      if (outer.strength === 3 || (outer.flags & kit.listeners.CLICK) === 0) continue;
      const delegate = kit.listeners.delegate(outer.element);
      if (delegate?.selector && element.matches(delegate.selector)) return true;
      if (delegate?.unknown || delegate?.generic || delegate?.passes) return named || !wordless;
    }
    return false;
  }

  /** Hears its press, and the browser's own drag to keep that from beginning: it is moved by a program of the page. */
  function guarded({ element, flags, strength, rect, view }: Candidate): boolean {
    const { CLICK, PRESS, DRAG, ASSIGNED } = kit.listeners;
    if (strength !== 2 || (flags & (CLICK | PRESS | DRAG | ASSIGNED)) !== (PRESS | DRAG)) return false;
    const plain = kit.plain(element);
    if (plain.getAttribute('draggable') === 'true' || kit.words.text(element, 40, true) === '') return false;
    return kit.drag.repeated(element) && rect.bottom - rect.top < (view.bottom - view.top) / 2;
  }

  /** Calls itself a button for the sake of the keys by which it is moved, and hears no click. */
  function lent({ element, role, flags }: Candidate): boolean {
    return role === 'button' && element.localName !== 'button' && (flags & kit.listeners.CLICK) === 0;
  }

  /** A control in a frame of its own size that hears the press for it: it is picked up by it as well. */
  function framed({ element, rect }: Candidate): boolean {
    const { CLICK, PRESS } = kit.listeners;
    for (let node = kit.geometry.parentOf(element), up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const { width, height } = kit.rect(node);
      if (width > rect.right - rect.left + 10 || height > rect.bottom - rect.top + 10) return false;
      const flags = kit.listeners.flags(node);
      if (flags & CLICK) return false;
      if (flags & PRESS) return kit.drag.repeated(node) && !kit.plain(element).closest(CHOSEN_LISTS);
    }
    return false;
  }

  /** A strip that a value is chosen on by the place of the press: it is drawn as a scale of colours or shades. */
  function strip({ element, rect }: Candidate): boolean {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    const [length, breadth] = [Math.max(width, height), Math.min(width, height)];
    if (breadth > SMALL || length < 60 || length < 4 * breadth) return false;
    const plain = kit.plain(element);
    if (plain.localName === 'canvas') return true;
    const style = kit.style(element);
    if (EDGE.test(style.cursor) || kit.words.text(element, 40, true) !== '') return false;
    return [plain, ...plain.children].some((node) => /gradient/.test(kit.style(node).backgroundImage));
  }

  /** A button may be low, but not as long as a border. */
  function slender({ left, top, right, bottom }: Edges): boolean {
    const [width, height] = [right - left, bottom - top];
    return Math.max(width, height) >= 5 * Math.min(width, height);
  }

  /** A small thing that is aimed at is where a line to another one begins. */
  function port(element: Element, rect: Edges): boolean {
    return kit.drag.little(rect) && kit.style(element).cursor === 'crosshair';
  }

  /** Dots that stand for nothing else than that it is taken there. */
  const DOTS = /^(?:\u22ee{2,}|[\u2807\u283f\u28ff\u2847\u205d\u205e]+|:{2,})$/;
  const MOVES = /^(?:drag|move|reorder)\b(?!.*\b(?:up|down|left|right|back|to)\b)/i;

  /** A button that is no more than the handle by which its row is moved. */
  function handle(element: Element): boolean {
    if (DOTS.test(kit.words.text(element, 8, true))) return true;
    const said = kit.plain(element).getAttribute('aria-label') ?? '';
    return MOVES.test(said) && !/[\p{L}\p{N}]/u.test(kit.words.text(element, 8, true));
  }

  /** A row that holds such a handle is moved by it alone. */
  function handled(row: Element): boolean {
    return [...kit.plain(row).querySelectorAll('button,[role=button]')].slice(0, 6).some(handle);
  }

  /** The handle of one of several rows, by which alone they are put in order. */
  function taken(element: Element): boolean {
    if (!handle(element)) return false;
    let row = kit.geometry.parentOf(element);
    for (let up = 0; row && up < 3 && !kit.drag.repeated(row); up++) row = kit.geometry.parentOf(row);
    return row !== null && handled(row);
  }

  const DIAL = /(?:^|[-_\s])(?:knob|dial|rotary)(?:$|[-_\s])/i;

  /** A round thing without words that is turned by pulling it up and down. */
  function dial({ element, rect }: Candidate): boolean {
    if (!DIAL.test(kit.plain(element).getAttribute('class') ?? '') || kit.drag.little(rect)) return false;
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    return Math.abs(width - height) <= 0.1 * width && kit.words.text(element, 40, true) === '';
  }

  /** One of several things in what hears presses alone, and hands them on to something that cannot be read. */
  function followed({ element, parent }: Candidate): boolean {
    const { CLICK, PRESS, DOUBLE } = kit.listeners;
    if (!parent || (parent.flags & (CLICK | PRESS | DOUBLE)) !== PRESS || kit.cells.days.has(element)) return false;
    return kit.listeners.delegate(parent.element)?.passes === true && kit.drag.repeated(element);
  }

  kit.grips = { pieced, guarded, lent, framed, handled, taken, followed, strip, slender, port, dial };
}
