import type { Candidate, Kit } from './kit.ts';

/** Things that are laid out by coordinates on a ground that hears presses: what is planned, bars of a time line, nodes of a graph. */
export function installLaid(kit: Kit): void {
  /** Properties by which a script puts something in its place. */
  const PLACED = /(?:^|;)\s*(?:left|top|right|inset[\w-]*|transform|translate|grid-(?:row|column|area)[\w-]*)\s*:/;
  /** Overlays and lists are put in their place too, and are not moved from there. */
  const OTHERWISE =
    '[role=listbox],[role=menu],[role=menubar],[role=tablist],[role=combobox],[role=dialog],[role=tooltip],[role=grid] [role=row],[role=treegrid] [role=row],dialog,[class*="menu" i],[class*="dropdown" i],[class*="popup" i],[class*="popover" i],[class*="tooltip" i],[class*="modal" i]';
  const STRETCHES = /^(?:col|row|ew|ns|[nsew])-resize$/;
  const LARGEST = 0.12;
  const LEAST = { width: 14, height: 10 };
  let known = new Map<Element, boolean>();

  function placed(real: Element): boolean {
    let size: DOMRect | null = null;
    for (let node: Element | null = real, up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const element = kit.plain(node);
      if (!PLACED.test(element.getAttribute('style') ?? '')) continue;
      size ??= kit.rect(real);
      const box = kit.rect(element);
      // The frame that is put in its place may be a little larger than what lies in it.
      if (Math.abs(box.width - size.width) > 16 || Math.abs(box.height - size.height) > 16) return false;
      const { position, gridColumnStart } = kit.style(element);
      if (position === 'absolute' || gridColumnStart !== 'auto') return true;
    }
    return false;
  }

  /** What is made longer by an end of it is moved by the rest of it. */
  function stretched(real: Element, width: number, height: number): boolean {
    if ((kit.listeners.flags(real) & kit.listeners.PRESS) === 0) return false;
    for (const end of kit.plain(real).children) {
      if (end.childElementCount > 0 || !STRETCHES.test(kit.style(end).cursor)) continue;
      const box = kit.rect(end);
      if (kit.style(end).position === 'absolute' && (box.width < width / 2 || box.height < height / 2)) return true;
    }
    return false;
  }

  /** In a drawing whatever is drawn as a group with words in it is laid out. */
  function drawn(element: Element): boolean {
    return element.localName === 'g' && 'ownerSVGElement' in element && element.querySelector('rect,path') !== null;
  }

  /** A piece of a map or a diagram that tells its pieces apart itself. */
  function onDrawing({ parent, strength }: Candidate): boolean {
    if (strength !== 1) return false;
    for (let outer = parent; outer; outer = outer.parent) if (kit.surfaces.is(outer)) return true;
    return false;
  }

  /** Hears presses and has more room than what lies on it. */
  function ground({ element, rect, view }: Candidate): boolean {
    const { PRESS, MANY } = kit.listeners;
    if (kit.hours.within(element)) return true;
    const { body, documentElement } = kit.plain(view.document);
    const size = (rect.right - rect.left) * (rect.bottom - rect.top);
    for (let node: Element | null = element; node; node = kit.geometry.parentOf(node)) {
      if (node === body || node === documentElement) return false;
      const flags = kit.listeners.flags(node);
      if ((flags & PRESS) === 0 || flags & MANY) continue;
      if (node === element) return true;
      const { width, height } = kit.rect(node);
      if (width * height > size * 2) return true;
    }
    return false;
  }

  function judge(candidate: Candidate): boolean {
    const { element: real, rect, view, kind, strength, role } = candidate;
    if ((kind !== 'click' && kind !== 'drag') || (strength === 3 && role !== 'button')) return false;
    const element = kit.plain(real);
    if (strength === 3 && element.localName === 'button') return false;
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if (width < LEAST.width || height < LEAST.height) return false;
    if (width * height > LARGEST * (view.right - view.left) * (view.bottom - view.top)) return false;
    if (!drawn(element) && !onDrawing(candidate) && !placed(real) && !stretched(real, width, height)) return false;
    if (element.closest(OTHERWISE) || element.querySelectorAll('button,input,select,textarea').length > 2) return false;
    const words = kit.words.text(real, 200, true);
    return words !== '' && words.length < 160 && ground(candidate);
  }

  /** A drawing that is pressed, and what is pressed on it: a second press is counted by its own handler as often as it is listened for. */
  function counts(candidate: Candidate): boolean {
    const { element, flags, kind, rect } = candidate;
    if (kind !== 'click') return false;
    const pressed = (flags & kit.listeners.PRESS) !== 0;
    if (kit.surfaces.is(candidate)) return pressed;
    if (kit.drag.little(rect)) return false;
    for (let outer = candidate.parent; outer; outer = outer.parent)
      if (kit.surfaces.is(outer)) return kit.laid.is(candidate) || (pressed && 'ownerSVGElement' in element);
    return false;
  }

  kit.laid = {
    is(candidate) {
      let found = known.get(candidate.element);
      if (found === undefined) {
        found = judge(candidate);
        known.set(candidate.element, found);
      }
      return found;
    },
    counts,
    ground,
    placed,
  };

  kit.afresh(() => {
    known = new Map();
  });
}
