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
  /** Square pixels: what is smaller is an icon with its frame. */
  const LEAST = 2400;
  const FIELDS = new Set(['input', 'select', 'textarea']);
  /** The sign beside what was chosen. */
  const TAKES_OUT = /^[×✕✖✗⨯]$/u;
  const texts = new Map<Element, string>();
  const wholes = new Map<Candidate, boolean>();

  function words(element: Element): string {
    let value = texts.get(element);
    if (value === undefined) {
      value = rowOf(element) ?? kit.words.text(element, 300, true);
      texts.set(element, value);
    }
    return value;
  }

  /** An open branch of a tree holds the rows below it, whose words are not its own. */
  function rowOf(real: Element): string | null {
    const element = kit.plain(real);
    if (element.getAttribute('role') !== 'treeitem') return null;
    const nested = element.querySelector('ul,ol,[role=group]');
    if (!nested) return null;
    const own = [...element.children].filter((child) => !child.contains(nested));
    return kit.words.tidy(own.map((child) => kit.words.text(child, 300, true)).join(' '));
  }

  function area(candidate: Candidate): number {
    return candidate.box ? candidate.box.width * candidate.box.height : 0;
  }

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

  /** A small sign without words in something with words, over all of which the hand shows: a head of a column with its filter. */
  function beside(outer: Candidate, inner: Candidate): boolean {
    if (words(inner.element) !== '' || area(inner) > 0.2 * area(outer)) return false;
    const own = outer.role === 'columnheader' ? kit.ownWords(outer) : '';
    if (!/\p{L}/u.test(own)) return false;
    outer.label = own;
    return true;
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

  /** The sign beside what was chosen, written or drawn. */
  function takesAway({ element }: Candidate): boolean {
    const said = words(element);
    return TAKES_OUT.test(said) || (said === '' && /^(?:Remove|Delete|Close|Clear)$/.test(kit.icons.meaning(element)));
  }

  /** A row that one handler serves along with the signs in it: both are looked for, or the hand shows over the row with its words. */
  function row(outer: Candidate, inner: Candidate): boolean {
    if (!inner.matched || !(outer.matched || outer.pointed) || filled(outer)) return false;
    return /[\p{L}\p{N}]/u.test(kit.ownWords(outer));
  }

  /** A sign that hears presses itself, in a button with words: it takes away what the button stands for. */
  function takesOut(outer: Candidate, inner: Candidate): boolean {
    if ((inner.flags & kit.listeners.CLICK) === 0 || area(inner) > 0.5 * area(outer)) return false;
    if (words(inner.element) !== '' || !/\p{L}/u.test(words(outer.element))) return false;
    return /^(?:Close|Delete)$/.test(kit.icons.meaning(inner.element));
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

  /** A sign without words in a header, which says of itself that it does to the header what the header does. */
  function signed(outer: Candidate, inner: Candidate): boolean {
    if (inner.role !== 'button' || words(inner.element) !== '' || area(inner) > area(outer) * 0.4) return false;
    const own = kit.ownWords(outer);
    const name = kit.names.name(inner.element, inner.role);
    const sorts = outer.role === 'columnheader' && /\bsort/i.test(name);
    if (own === '' || (!sorts && !name.includes(own))) return false;
    outer.label = own;
    return true;
  }

  /** The little sign that tells that something opens. */
  function arrow(inner: Candidate): boolean {
    if (words(inner.element) !== '' || area(inner) > 1600) return false;
    return /dropdown|caret|chevron|arrow|angle|triangle|expand/.test(inner.element.getAttribute('class') ?? '');
  }

  /** The sign before a row of a tree that opens, over which alone the hand shows, or which the handler looks for. */
  function twisty(outer: Candidate, inner: Candidate): boolean {
    if (outer.role !== 'treeitem' || !kit.plain(outer.element).hasAttribute('aria-expanded')) return false;
    if ((inner.pointed && kit.style(outer.element).cursor === 'pointer') || area(inner) > 1600) return false;
    if (!/^[▸▹►▶▾▿▼⏵⏷]?$/u.test(words(inner.element))) return false;
    return inner.rect.left < outer.rect.left + 0.3 * (outer.rect.right - outer.rect.left);
  }

  /** The sign before a row of a tree that hears clicks itself: it opens what a press on the row does not. */
  function branches(outer: Candidate, { flags, rect }: Candidate): boolean {
    const begins = rect.left < outer.rect.left + 0.3 * (outer.rect.right - outer.rect.left);
    return /^(?:treeitem|listitem|row)$/.test(outer.role) && (flags & kit.listeners.CLICK) !== 0 && begins;
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
    texts.clear();
    wholes.clear();
  });
}
