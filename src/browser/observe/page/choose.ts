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

  /** A container whose handler looks at what inside it was hit: its like-shaped children are the controls. */
  function spread(): void {
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.strength === 3 || candidate.kind !== 'click') continue;
      if ((candidate.flags & (kit.listeners.CLICK | kit.listeners.PRESS)) === 0) continue;
      if (candidate.inner.length > 0) continue;
      const delegate = kit.listeners.delegate(candidate.element);
      if (!delegate?.generic) continue;
      const items = alike(candidate.element);
      for (const item of items) {
        if (kit.byElement.has(item)) continue;
        const rect = item.getBoundingClientRect();
        if (rect.width < 4 || rect.height < 4) continue;
        const child: Candidate = {
          ...candidate,
          element: item,
          role: kit.semantics.roleOf(item),
          strength: 1,
          parent: candidate,
          proxies: [],
          pointed: false,
          rect: { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom },
          inner: [],
        };
        candidate.inner.push(child);
        kit.candidates.push(child);
        kit.byElement.set(item, child);
      }
    }
  }

  /** Children of one tag and first class, two or more, each with something to see. */
  function alike(container: Element): Element[] {
    if (container.localName === 'table' || container.localName === 'tbody') {
      const cells = [...container.querySelectorAll('td')];
      return cells.length <= 600 ? cells : [];
    }
    let level: Element = container;
    while (level.childElementCount === 1 && level.firstElementChild) level = level.firstElementChild;
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
    spread();
    for (const trigger of kit.hover.triggers()) hovered(trigger);
    kit.drag.collect();
    for (const candidate of kit.candidates) if (!candidate.dropped && !visible(candidate)) drop(candidate);
    // Only handlers that a person cannot see the use of: too large, or with nothing in it.
    for (const candidate of kit.candidates)
      if (!candidate.dropped && candidate.strength < 3 && idle(candidate)) drop(candidate);
    // Inner ones first: where they are tells where an outer one can be reached beside them.
    for (let index = kit.candidates.length - 1; index >= 0; index--) {
      const candidate = kit.candidates[index];
      if (candidate && !candidate.dropped && !kit.geometry.place(candidate)) drop(candidate);
    }
    for (const candidate of kit.candidates) {
      if (candidate.dropped) continue;
      const outer = outerOf(candidate);
      if (outer?.box && candidate.element !== outer.element) nested(outer, candidate);
    }
    // A point that led to a control which was dropped since may be improved: the middle may be free now.
    for (const candidate of kit.candidates) if (!candidate.dropped && candidate.through) settleThrough(candidate);
  }

  function hovered(trigger: Element): void {
    if (kit.byElement.has(trigger)) return;
    for (const known of kit.byElement.keys())
      if (
        trigger.contains(known) &&
        known.getBoundingClientRect().height > 0 &&
        words(known) &&
        words(trigger).startsWith(words(known))
      ) {
        const inner = kit.byElement.get(known);
        if (inner) {
          const twin: Candidate = { ...inner, kind: 'point', proxies: [] };
          kit.candidates.push(twin);
        }
        return;
      }
    const view = kit.views.find((known) => known.document === trigger.ownerDocument);
    if (!view) return;
    const rect = trigger.getBoundingClientRect();
    if (rect.width < 4 || rect.height < 4) return;
    const candidate: Candidate = {
      element: trigger,
      view,
      kind: 'point',
      role: kit.semantics.roleOf(trigger),
      strength: 2,
      flags: kit.listeners.HOVER,
      parent: null,
      proxies: [],
      heading: '',
      rect: { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom },
      box: null,
      point: null,
      label: '',
      inner: [],
      dropped: false,
      through: false,
      pointed: false,
    };
    kit.candidates.push(candidate);
    kit.byElement.set(trigger, candidate);
  }

  function idle(candidate: Candidate): boolean {
    const { left, top, right, bottom } = candidate.rect;
    const view = candidate.view;
    const share = ((right - left) * (bottom - top)) / ((view.right - view.left) * (view.bottom - view.top));
    if (candidate.kind === 'point') {
      if (candidate.strength === 2) return false;
      return (
        share > 0.1 || candidate.inner.length > 0 || outerOf(candidate) !== null || (right - left) * (bottom - top) < 64
      );
    }
    if (candidate.strength === 1 && candidate.kind === 'click')
      return share > 0.5 && candidate.element.localName !== 'canvas';
    return false;
  }

  /** Inside the label of a control that is offered itself. */
  function labelled(candidate: Candidate): boolean {
    const label = candidate.element.closest('label');
    const control = label && label !== candidate.element ? label.control : null;
    return !!control && kit.byElement.has(control) && control.localName !== 'button';
  }

  function settleThrough(candidate: Candidate): void {
    if (candidate.inner.some((other) => other.dropped)) kit.geometry.place(candidate);
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
      return ROWS.has(outer.role) && !same && inner.strength === 2 ? 'both' : 'outer';
    }
    if (outer.strength === 2) {
      if (inner.strength === 3) return same ? 'inner' : 'both';
      if (inner.strength === 1) return kit.listeners.delegate(outer.element) ? 'not-outer' : 'outer';
      return same ? 'outer' : 'both';
    }
    if (inner.strength > 1) return same ? 'inner' : 'not-outer';
    return same || inner.pointed ? 'outer' : 'not-outer';
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
