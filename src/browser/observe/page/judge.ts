import type { Candidate, Kit } from './kit.ts';

/** Which of two nested candidates a person would mean, or both. */
export function installJudge(kit: Kit): void {
  const ROWS = new Set([
    'row',
    'treeitem',
    'listitem',
    'article',
    'option',
    'gridcell',
    'cell',
    'tab',
    'columnheader',
    'group',
    'generic',
    'region',
  ]);
  /** A box to tick inside one of these is its picture. */
  const LEAVES = new Set([
    'option',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'button',
    'checkbox',
    'radio',
    'switch',
  ]);
  const FIELDS = new Set(['input', 'select', 'textarea']);
  /** Square pixels: what is smaller is an icon with its frame. */
  const LEAST = 2400;
  const wholes = new Map<Candidate, boolean>();
  const { words, area, beside, takesAway, takesOut, signed, arrow, twisty, branches } = kit.signs;

  function verdict(outer: Candidate, inner: Candidate): 'both' | 'outer' | 'inner' | 'not-outer' {
    if (inner.kind === 'point' || kit.surfaces.holds(outer, inner)) return 'outer';
    if (outer.kind === 'point' || outer.kind === 'context' || inner.kind === 'context') return 'both';
    if (outer.strength === 2 && inner.strength === 2 && kit.surfaces.wraps(outer, inner)) return 'not-outer';
    if (outer.strength === 2 && inner.strength > 1 && kit.surfaces.is(outer)) return 'both';
    // A sign in a row that was found by what the row's handler serves.
    if (inner.matched && inner.label !== '') return 'both';
    if (inner.strength > 1 && apart(outer, inner)) return 'both';
    const said = words(outer.element) === words(inner.element) || called(outer, inner) || icon(outer, inner);
    const same = said && !other(outer, inner);
    if (outer.strength === 3) {
      if (wrapped(outer, inner)) return 'not-outer';
      if (inner.strength === 3) {
        if (FIELDS.has(inner.element.localName)) {
          const joined = same || outer.role === 'combobox' || outer.role === 'slider' || inner.kind === 'upload';
          if (joined) return 'inner';
          return LEAVES.has(outer.role) && inner.kind === 'check' ? 'outer' : 'both';
        }
        return same || once(outer, inner) ? 'outer' : 'both';
      }
      if ((inner.pointed || inner.matched) && twisty(outer, inner)) return 'both';
      if (outer.kind === 'set') return outer.inner.filter(clicked).length > 1 && clicked(inner) ? 'both' : 'outer';
      const meant =
        inner.strength === 2
          ? ROWS.has(outer.role) ||
            (outer.role === 'combobox' && takesAway(inner)) ||
            (outer.role === 'button' && takesOut(outer, inner))
          : inner.matched && outer.role === 'combobox';
      return meant && !same && !(arrow(inner) && !branches(outer, inner)) ? 'both' : 'outer';
    }
    if (outer.strength === 2) {
      if (inner.strength === 3) {
        if (same || dressed(outer, inner)) return 'inner';
        if (signed(outer, inner)) return 'outer';
        return frames(outer, inner) ? 'not-outer' : 'both';
      }
      if (inner.strength === 1) return served(outer, inner);
      if (same || (arrow(inner) && !branches(outer, inner))) return 'outer';
      return frames(outer, inner) ? 'not-outer' : 'both';
    }
    if (inner.strength > 1) {
      if (same) return 'inner';
      // What is planned lies on a day and leaves room on it.
      if ((outer.role === 'gridcell' || kit.cells.days.has(outer.element)) && !filled(outer)) return 'both';
      if (outer.pointed) return beside(outer, inner) || reached(outer, inner) ? 'both' : 'not-outer';
      return arrow(inner) ? 'outer' : around(outer, inner) ? 'not-outer' : 'both';
    }
    if (same || inner.pointed) return 'outer';
    return row(outer, inner) ? 'both' : 'not-outer';
  }

  /** A card that calls itself a link, by the name of the link in it. */
  function once(outer: Candidate, inner: Candidate): boolean {
    if (outer.role !== 'link' || inner.role !== 'link') return false;
    return kit.names.name(outer.element, 'link') === kit.names.name(inner.element, 'link');
  }

  /** A row that the Tab key or the arrows stop at and over all of which the hand shows: it has words beside its controls. */
  function reached(outer: Candidate, inner: Candidate): boolean {
    if (!/^(?:row|listitem|option|article)$/.test(outer.role) || inner.kind === 'type' || filled(outer)) return false;
    return kit.plain(outer.element).hasAttribute('tabindex') && /[\p{L}\p{N}]/u.test(kit.ownWords(outer));
  }

  /** A row of a tree that hears nothing itself, around words that do. */
  function wrapped(outer: Candidate, { flags }: Candidate): boolean {
    const { CLICK, PRESS } = kit.listeners;
    if (outer.role !== 'treeitem' || outer.flags & (CLICK | PRESS) || (flags & CLICK) === 0) return false;
    return kit.ownWords(outer) === '' && words(outer.element) !== '';
  }

  /** A row that one handler serves along with the signs in it: both are looked for, or the hand shows over the row with its words. */
  function row(outer: Candidate, inner: Candidate): boolean {
    if (!inner.matched || !(outer.matched || outer.pointed) || filled(outer)) return false;
    return /[\p{L}\p{N}]/u.test(kit.ownWords(outer));
  }

  /** A row that a handler further up looks for to know whose control was pressed: the hand shows over its controls alone. */
  function around(outer: Candidate, inner: Candidate): boolean {
    if (leads(inner.element)) return false;
    const { CLICK, PRESS } = kit.listeners;
    const hand = ({ element }: Candidate) => kit.style(element).cursor === 'pointer';
    return (inner.flags & (CLICK | PRESS)) === 0 && hand(inner) && !hand(outer);
  }

  /** A link that leads somewhere by itself needs nobody who looks for it. */
  function leads(element: Element): boolean {
    return /^(?!javascript:).*[^#/]/i.test(element.localName === 'a' ? (element.getAttribute('href') ?? '') : '');
  }

  /** By markup in it, yet it opened somewhere else: a palette under its button. */
  function apart({ rect: a }: Candidate, { rect: b }: Candidate): boolean {
    return b.left >= a.right - 1 || b.right <= a.left + 1 || b.top >= a.bottom - 1 || b.bottom <= a.top + 1;
  }

  /** Whether the outer one's handler is there for the inner one. */
  function served(outer: Candidate, inner: Candidate): 'both' | 'outer' | 'not-outer' {
    const delegate = kit.listeners.delegate(outer.element);
    if (delegate?.climbs) return 'not-outer';
    if (delegate?.selector && inner.element.matches(delegate.selector)) {
      if (!delegate.own) return 'not-outer';
      return arrow(inner) ? 'outer' : 'both';
    }
    if (inner.matched) return 'both';
    if (!inner.pointed) return delegate?.generic && !delegate.own ? 'not-outer' : 'outer';
    // Several signs without words are one control each.
    const several = words(outer.element) === '' && held(outer).filter(({ pointed }) => pointed).length > 1;
    if (words(inner.element) === words(outer.element) && !several) return 'outer';
    // The hand shows over the inner ones alone.
    if (!delegate?.generic && !delegate?.unknown) return 'not-outer';
    return filled(outer) ? 'not-outer' : 'both';
  }

  /** What is inside takes up most of it. */
  function filled(outer: Candidate): boolean {
    let sum = 0;
    for (const other of outer.inner) if (!other.dropped) sum += area(other);
    return sum > area(outer) * 0.5;
  }

  /** The handler of a list, of a toolbar: there for the controls of which it is made. */
  function frames(outer: Candidate, inner: Candidate): boolean {
    if (looksFor(outer, inner)) return true;
    let whole = wholes.get(outer);
    if (whole === undefined) {
      whole = madeOf(outer);
      wholes.set(outer, whole);
    }
    return whole;
  }

  function looksFor(outer: Candidate, inner: Candidate): boolean {
    const delegate = kit.listeners.delegate(outer.element);
    // It goes up from what was pressed to the one that has a handler, as small frameworks do.
    if (delegate?.climbs) return true;
    if (delegate?.selector && !delegate.own && !delegate.generic && inner.element.closest(delegate.selector)) {
      const looked = inner.element.closest(delegate.selector);
      if (looked && kit.plain(outer.element).contains(looked) && looked !== outer.element) return true;
    }
    return false;
  }

  function madeOf(outer: Candidate): boolean {
    if (kit.style(outer.element).cursor === 'pointer') return false;
    // A node with its ports has words of its own beside them.
    if (kit.laid.is(outer) && /\p{L}/u.test(kit.ownWords(outer))) return false;
    let level = kit.plain(outer.element);
    while (level.childElementCount === 1 && level.firstElementChild) level = kit.plain(level.firstElementChild);
    const children = [...level.children].filter((child) => kit.rect(child).height > 0);
    const first = children[0];
    if (!first || children.length < 2) return false;
    const live = outer.inner.filter((other) => !other.dropped && other.strength > 1);
    if (live.length < children.length) return false;
    return children.every(
      (child) => child.localName === first.localName && live.some((other) => child.contains(other.element)),
    );
  }

  function clicked(candidate: Candidate): boolean {
    return !candidate.dropped && candidate.strength === 2 && (candidate.flags & kit.listeners.CLICK) !== 0;
  }

  /** What is directly in it, and in wrappers that went away. */
  function held(outer: Candidate): Candidate[] {
    return outer.inner.flatMap((other) => (other.dropped ? held(other) : [other]));
  }

  /** A frame drawn around one field, with at most an icon beside it. */
  function dressed(outer: Candidate, inner: Candidate): boolean {
    const written = inner.kind !== 'check' && (inner.kind === 'type' || FIELDS.has(inner.element.localName));
    if (!written && inner.kind !== 'choose' && inner.role !== 'combobox' && inner.role !== 'slider') return false;
    const fields = held(outer).filter((other) => FIELDS.has(other.element.localName) || area(other) > LEAST);
    return fields.length === 1 && !!outer.box && outer.box.height < 90 && words(outer.element).length < 60;
  }

  /** The outer one says no more than what the field in it is called. */
  function called(outer: Candidate, inner: Candidate): boolean {
    if (!FIELDS.has(inner.element.localName)) return false;
    const said = words(outer.element);
    return said !== '' && said === kit.names.name(inner.element, inner.role);
  }

  /** A sign in a frame of hardly its own size. */
  function icon(outer: Candidate, inner: Candidate): boolean {
    return area(outer) < LEAST && words(outer.element) === kit.names.name(inner.element, inner.role);
  }

  /** The outer one has pictures of its own beside the inner one. */
  function other(outer: Candidate, inner: Candidate): boolean {
    if (area(inner) > area(outer) * 0.6 || area(outer) < LEAST) return false;
    for (const picture of kit.plain(outer.element).querySelectorAll('img,svg,canvas,input,select,video'))
      if (!inner.element.contains(picture) && !picture.contains(inner.element) && kit.rect(picture).width > 8)
        return true;
    return words(outer.element) === '' && outer.strength === 2 && area(inner) < area(outer) * 0.4;
  }

  kit.judge = {
    verdict,
  };

  kit.afresh(() => {
    wholes.clear();
  });
}
