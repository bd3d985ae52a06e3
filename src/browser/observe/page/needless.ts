import type { Candidate, Kit } from './kit.ts';

/** What has a handler and is no control of its own: the holder of others, the picture of a field, a sign for nothing. */
export function installNeedless(kit: Kit): void {
  /** Pixels by which the bar of a scroller may be broader than a border. */
  const BAR = 8;
  const FEWEST = 6;

  /** What is directly in it, and in wrappers that went away. */
  function held(outer: Candidate): Candidate[] {
    return outer.inner.flatMap((other) => (other.dropped ? held(other) : [other]));
  }

  /** Only holds controls: it has no words and no picture of its own, and no hand shows over it. */
  function hollow(outer: Candidate): boolean {
    if (outer.kind !== 'click' || outer.strength !== 2 || kit.surfaces.is(outer)) return false;
    const live = held(outer).filter((other) => other.strength > 1 && other.kind !== 'point');
    if (outer.flags & kit.listeners.DROP && !live.every(({ kind }) => kind === 'drag')) return false;
    if (live.length < 2 && !live.some(({ kind }) => kind === 'set')) return presses(outer, live[0]);
    const style = kit.style(outer.element);
    const slides = live.every(({ kind }) => kind === 'set');
    // The field that a slider keeps its number in.
    if (!slides && kit.standIns.fieldIn(outer)) return false;
    if ((style.cursor === 'pointer' && !slides) || style.backgroundImage !== 'none' || kit.looks.backdrop(outer))
      return false;
    for (const picture of kit.plain(outer.element).querySelectorAll('img,svg,canvas,video')) {
      // The arrow by which a popup hangs on its button.
      if (picture.localName === 'svg' && picture.closest('[aria-hidden=true]')) continue;
      const { width, height } = kit.rect(picture);
      if (width > 24 && height > 24 && !live.some(({ element }) => element.contains(picture))) return false;
    }
    // Pictures alone are no words of its own.
    if (live.length > 1 && !/[\p{L}\p{N}]/u.test(kit.plain(outer.element).textContent ?? '')) return true;
    // The number that a thumb bears is what it is set to.
    return !(slides ? /\p{L}/u : /[\p{L}\p{N}]/u).test(kit.ownWords(outer));
  }

  /** The hand that shows over all of a row of marks to choose from (stars), each of which is offered. */
  function choices(outer: Candidate): boolean {
    if (outer.kind !== 'click' || outer.strength === 3 || outer.flags & kit.listeners.CLICK) return false;
    const live = held(outer);
    return live.length > 2 && live.every(({ role }) => role === 'radio') && !/\p{L}/u.test(kit.ownWords(outer));
  }

  /** A group that is called as one, such as a calendar: it hears for the many controls in it, and no hand shows over it. */
  function group(outer: Candidate): boolean {
    const { element, role, kind, strength, twin } = outer;
    if (kind !== 'click' || strength !== 2 || twin || !/^(?:group|application|region)$/.test(role)) return false;
    if (!kit.plain(element).hasAttribute('aria-label') || kit.style(element).cursor === 'pointer') return false;
    return held(outer).filter((other) => other.strength === 3).length >= FEWEST;
  }

  /** Pulled for the sake of the thumbs that lie on it, which are offered themselves. */
  function track(outer: Candidate): boolean {
    if (outer.kind !== 'drag' || !outer.twin) return false;
    const live = held(outer);
    return live.length > 0 && live.every(({ kind, strength }) => kind === 'set' && strength === 3);
  }

  /** Hears no more than presses, around the one control in it that is called as the whole is. */
  function presses({ flags, element }: Candidate, live: Candidate | undefined): boolean {
    const { CLICK, PRESS, DOUBLE, DRAG } = kit.listeners;
    if (live?.strength !== 3 || (flags & (CLICK | PRESS | DOUBLE | DRAG)) !== PRESS) return false;
    const words = kit.words.text(element, 200);
    const name = kit.names.name(live.element, live.role) || kit.nearby.beside(live.element);
    return words !== '' && words === name;
  }

  /** The place where a row of a tree has its sign for opening, in a row that has nothing to open. */
  function leaf(element: Element): boolean {
    const row = element.closest('[role=treeitem],li');
    const tree = element.closest('[role=tree]');
    if (!row || !tree?.contains(row) || !tree.querySelector('[aria-expanded]')) return false;
    const box = kit.rect(element);
    if (box.width > 40 || box.height > 40) return false;
    return !row.hasAttribute('aria-expanded') && !row.querySelector('[aria-expanded],ul,[role=group]');
  }

  /** The drawn part of a box to tick or a switch, beside the field itself. */
  function ticks(candidate: Candidate): boolean {
    const { element, rect } = candidate;
    if (candidate.kind !== 'click' || candidate.strength === 3 || candidate.inner.length > 0) return false;
    if (kit.words.text(element, 300, true) !== '' || kit.names.name(element, candidate.role) !== '') return false;
    if (leaf(element)) return true;
    for (let node = kit.geometry.parentOf(element), up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const boxes = kit.plain(node).querySelectorAll('input,select,textarea,button');
      if (boxes.length > 1) return false;
      const field = boxes[0] as HTMLInputElement | undefined;
      if (!field) continue;
      const own = kit.byElement.get(field) ?? kit.candidates.find((other) => other.field === field && !other.dropped);
      if (!own) return false;
      const box = own.rect;
      return (
        own.kind === 'check' &&
        box.left < rect.right &&
        box.right > rect.left &&
        box.top < rect.bottom &&
        box.bottom > rect.top
      );
    }
    return false;
  }

  const NAMED = /^(?:combobox|listbox|textbox|searchbox|slider|spinbutton|checkbox|radio|switch)$/;

  /** The words that a component puts beside its field, which hand the focus on to it. */
  function names({ element, strength, kind }: Candidate): boolean {
    const { id } = kit.plain(element);
    if (strength === 3 || kind !== 'click' || !id) return false;
    return kit.candidates.some(
      (other) =>
        other.strength === 3 &&
        !other.dropped &&
        (NAMED.test(other.role) || kit.plain(other.element).getAttribute('aria-haspopup') === 'listbox') &&
        other.element !== element &&
        (kit.plain(other.element).getAttribute('aria-labelledby') ?? '').split(' ').includes(id),
    );
  }

  const RESIZES = /(?:^|[-_\s])resiz(?:e|er)(?:$|[-_\s])/;

  /** The border of a column as it goes on through every row: it is pulled, and a press on it does nothing. */
  function border({ element, kind, strength }: Candidate): boolean {
    const pressed = kind === 'click' || kind === 'double-click' || kind === 'context';
    return pressed && strength < 3 && RESIZES.test(element.getAttribute('class') ?? '') && !element.textContent;
  }

  /** A thin strip that scrolls and holds nothing: a bar that a component draws for what is scrolled beside it. */
  function strip({ element, strength, kind, rect }: Candidate): boolean {
    if (
      kind !== 'click' ||
      strength === 3 ||
      !kit.drag.thin({ ...rect, right: rect.right - BAR, bottom: rect.bottom - BAR })
    )
      return false;
    const plain = kit.plain(element);
    return !plain.textContent?.trim() && !plain.querySelector('img,svg,canvas,input') && scrolls(plain);
  }

  function scrolls(plain: Element): boolean {
    return [plain, ...plain.children].some(
      (part) =>
        (part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(kit.style(part).overflowY)) ||
        (part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(kit.style(part).overflowX)),
    );
  }

  /** The arrow of a drawn list, which hears nothing and which no key reaches: the list around it hears for it. */
  function arrow(candidate: Candidate): boolean {
    const { element, role, flags, parent, strength } = candidate;
    const { CLICK, PRESS } = kit.listeners;
    if (role !== 'button' || strength !== 3 || flags & (CLICK | PRESS) || !parent || (parent.flags & CLICK) === 0)
      return false;
    const plain = kit.plain(element);
    if (!plain.hasAttribute('aria-haspopup') || plain.hasAttribute('tabindex') || plain.localName === 'button')
      return false;
    if (kit.words.text(element, 20) !== '') return false;
    return (
      !parent.dropped || parent.inner.some((other) => other !== candidate && !other.dropped && other.strength === 3)
    );
  }

  kit.needless = (candidate) =>
    arrow(candidate) ||
    border(candidate) ||
    strip(candidate) ||
    kit.surfaces.sea(candidate) ||
    hollow(candidate) ||
    choices(candidate) ||
    group(candidate) ||
    track(candidate) ||
    ticks(candidate) ||
    names(candidate);
}
