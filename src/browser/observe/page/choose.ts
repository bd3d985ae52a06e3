import type { Candidate, Kit } from './kit.ts';

/** One element, one action: finds each candidate's point, and settles which of nested ones is meant. */
export function installChoose(kit: Kit): void {
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
  const texts = new Map<Element, string>();

  function words(element: Element): string {
    let value = texts.get(element);
    if (value === undefined) {
      value = kit.names.text(element, 300, true);
      texts.set(element, value);
    }
    return value;
  }

  function area(candidate: Candidate): number {
    return candidate.box ? candidate.box.width * candidate.box.height : 0;
  }

  function drop(candidate: Candidate): void {
    candidate.dropped = true;
    kit.byElement.delete(candidate.element);
  }

  function contains(outer: Candidate, point: { x: number; y: number } | null): boolean {
    const box = outer.box;
    return (
      !!box &&
      !!point &&
      point.x >= box.x &&
      point.y >= box.y &&
      point.x <= box.x + box.width &&
      point.y <= box.y + box.height
    );
  }

  /** The nearest candidate around this one that is still meant. */
  function outerOf(candidate: Candidate): Candidate | null {
    let outer = candidate.parent;
    while (outer?.dropped) outer = outer.parent;
    return outer;
  }

  function visible(candidate: Candidate): boolean {
    const element = candidate.element;
    if (!kit.geometry.transparent(element)) return true;
    // A see-through input over a drawn one is how boxes, files and sliders are styled.
    const tag = element.localName;
    if (tag !== 'input' && tag !== 'select') return false;
    const around = kit.geometry.parentOf(element);
    return (
      !!around &&
      (!kit.geometry.transparent(around) || candidate.proxies.some((proxy) => !kit.geometry.transparent(proxy)))
    );
  }

  function settle(): void {
    texts.clear();
    kit.spread.delegated();
    kit.spread.hovered();
    kit.spread.composed();
    kit.drag.collect();
    for (const candidate of kit.candidates) if (!candidate.dropped && !visible(candidate)) drop(candidate);
    // Only handlers that a person cannot see the use of: too large, or with nothing in it.
    for (const candidate of kit.candidates)
      if (!candidate.dropped && candidate.strength < 3 && kit.spread.idle(candidate)) drop(candidate);
    // Inner ones first: where they are tells where an outer one can be reached beside them.
    for (let index = kit.candidates.length - 1; index >= 0; index--) {
      const candidate = kit.candidates[index];
      if (candidate && !candidate.dropped && !kit.place(candidate)) drop(candidate);
    }
    for (const candidate of kit.candidates) {
      if (candidate.dropped) continue;
      const outer = outerOf(candidate);
      if (outer?.box && candidate.element !== outer.element) nested(outer, candidate);
    }
    // A point that led to a control which was dropped since may be improved: the middle may be free now.
    for (const candidate of kit.candidates) if (!candidate.dropped && candidate.through) settleThrough(candidate);
  }

  function settleThrough(candidate: Candidate): void {
    if (candidate.inner.some((other) => other.dropped)) kit.place(candidate);
    if (!candidate.through || candidate.strength === 3) return;
    // Every point of it belongs to controls inside: it is only their wrapper.
    drop(candidate);
  }

  /** Settles which of an outer and an inner candidate to keep. */
  function nested(outer: Candidate, inner: Candidate): void {
    if (outer.kind === 'drag' || inner.kind === 'drag') return;
    const verdict = judge(outer, inner);
    if (verdict === 'outer') merge(outer, inner);
    else if (verdict === 'inner') merge(inner, outer);
    else if (verdict === 'not-outer') drop(outer);
  }

  function judge(outer: Candidate, inner: Candidate): 'both' | 'outer' | 'inner' | 'not-outer' {
    if (inner.kind === 'point') return 'outer';
    if (outer.kind === 'point' || outer.kind === 'context' || inner.kind === 'context') return 'both';
    const same = words(outer.element) === words(inner.element) && !other(outer, inner);
    if (outer.strength === 3) {
      if (inner.strength === 3) {
        if (FIELDS.has(inner.element.localName)) {
          const joined = same || outer.role === 'combobox' || outer.role === 'slider' || inner.kind === 'upload';
          if (joined) return 'inner';
          return LEAVES.has(outer.role) && inner.kind === 'check' ? 'outer' : 'both';
        }
        return same ? 'outer' : 'both';
      }
      return ROWS.has(outer.role) && !same && inner.strength === 2 && !arrow(inner) ? 'both' : 'outer';
    }
    if (outer.strength === 2) {
      if (inner.strength === 3) return same || dressed(outer, inner) ? 'inner' : 'both';
      if (inner.strength === 1) return served(outer, inner);
      return same || arrow(inner) ? 'outer' : 'both';
    }
    if (inner.strength > 1) {
      if (same) return 'inner';
      return outer.pointed ? 'not-outer' : arrow(inner) ? 'outer' : 'both';
    }
    return same || inner.pointed ? 'outer' : 'not-outer';
  }

  /** Whether the outer one's handler is there for the inner one. */
  function served(outer: Candidate, inner: Candidate): 'both' | 'outer' | 'not-outer' {
    const delegate = kit.listeners.delegate(outer.element);
    if (delegate?.selector && inner.element.matches(delegate.selector)) return 'not-outer';
    if (!inner.pointed) return delegate?.generic ? 'not-outer' : 'outer';
    // The hand shows over the inner one alone.
    return words(inner.element) === words(outer.element) ? 'outer' : 'not-outer';
  }

  /** A frame drawn around one field, with at most an icon beside it. */
  function dressed(outer: Candidate, inner: Candidate): boolean {
    if (inner.kind !== 'type' && inner.kind !== 'choose' && inner.role !== 'combobox' && inner.role !== 'slider')
      return false;
    const fields = outer.inner.filter((other) => !other.dropped);
    return fields.length === 1 && !!outer.box && outer.box.height < 90 && words(outer.element).length < 60;
  }

  /** The little sign that tells that something opens. */
  function arrow(inner: Candidate): boolean {
    if (words(inner.element) !== '' || area(inner) > 1600) return false;
    return /dropdown|caret|chevron|arrow|angle|triangle|expand/.test(inner.element.getAttribute('class') ?? '');
  }

  /** The outer one has pictures of its own beside the inner one. */
  function other(outer: Candidate, inner: Candidate): boolean {
    if (area(inner) > area(outer) * 0.6) return false;
    for (const picture of outer.element.querySelectorAll('img,svg,canvas,input,select,video'))
      if (
        !inner.element.contains(picture) &&
        !picture.contains(inner.element) &&
        picture.getBoundingClientRect().width > 8
      )
        return true;
    return words(outer.element) === '' && outer.strength === 2 && area(inner) < area(outer) * 0.4;
  }

  function merge(kept: Candidate, gone: Candidate): void {
    // A point in the inner one serves both.
    const inner = kept.element.contains(gone.element) ? gone : kept;
    if (inner.point && contains(kept, inner.point)) kept.point = inner.point;
    kept.flags |= gone.flags;
    kept.through = false;
    drop(gone);
  }

  kit.choose = { settle };
}
