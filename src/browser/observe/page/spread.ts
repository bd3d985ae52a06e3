import type { Candidate, Kit } from './kit.ts';

/** Candidates that follow from others: what a container's handler serves, what a hover reveals, what is no use. */
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

  function textOf(element: Element): string {
    return kit.names.text(element, 200, true);
  }

  /** A container whose handler looks at what inside it was hit: its like-shaped children are the controls. */
  function delegated(): void {
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
          twin: false,
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
  function alike(real: Element): Element[] {
    const container = kit.plain(real);
    if (container.localName === 'table' || container.localName === 'tbody') {
      const cells = [...container.querySelectorAll('td')];
      return cells.length <= 600 ? cells : [];
    }
    let level: Element = container;
    while (level.childElementCount === 1 && level.firstElementChild) level = kit.plain(level.firstElementChild);
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

  function trigger(element: Element): void {
    if (kit.byElement.has(element)) return;
    for (const known of kit.byElement.keys())
      if (
        element.contains(known) &&
        known.getBoundingClientRect().height > 0 &&
        textOf(known) &&
        textOf(element).startsWith(textOf(known))
      ) {
        const inner = kit.byElement.get(known);
        if (inner) {
          const twin: Candidate = { ...inner, kind: 'point', proxies: [], twin: true };
          kit.candidates.push(twin);
        }
        return;
      }
    const view = kit.views.find((known) => known.document === element.ownerDocument);
    if (!view) return;
    const rect = element.getBoundingClientRect();
    if (rect.width < 4 || rect.height < 4) return;
    const candidate: Candidate = {
      element,
      view,
      kind: 'point',
      role: kit.semantics.roleOf(element),
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
      matched: false,
      twin: false,
      field: null,
    };
    kit.candidates.push(candidate);
    kit.byElement.set(element, candidate);
  }

  function within(candidate: Candidate): Candidate[] {
    return candidate.inner.flatMap((other) => (other.dropped ? within(other) : [other, ...within(other)]));
  }

  /** A drawn box to tick: something that listens around one hidden checkbox or radio button. */
  function composed(): void {
    for (const candidate of kit.candidates) {
      if (candidate.dropped || candidate.strength !== 2 || candidate.kind !== 'click') continue;
      if (candidate.rect.bottom - candidate.rect.top > 90) continue;
      const boxes = kit.plain(candidate.element).querySelectorAll('input');
      const box = boxes[0];
      if (boxes.length !== 1 || !box || (box.type !== 'checkbox' && box.type !== 'radio')) continue;
      const own = kit.byElement.get(box);
      if (candidate.role === 'row' || candidate.role === 'treeitem') continue;
      const others = within(candidate).filter(
        (other) =>
          other !== own && other.element.localName !== 'label' && (other.strength > 1 || textOf(other.element) !== ''),
      );
      if (others.length > 0) continue;
      if (own && !kit.geometry.transparent(box)) continue;
      if (own) {
        own.dropped = true;
        kit.byElement.delete(box);
      }
      candidate.kind = 'check';
      candidate.role = box.type;
      candidate.field = box;
    }
  }

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
    if (!inner || candidate.kind !== 'click') return false;
    if (COMPOSITES.has(candidate.role) && candidate.strength === 2) return true;
    // A wrapper of the whole page, and one that only notes where it was pressed.
    if (candidate.strength === 2 && share > 0.8 && !kit.looks.backdrop(candidate)) return true;
    if (
      (candidate.flags & (CLICK | DOUBLE)) === 0 &&
      bottom - top > 120 &&
      right - left > 120 &&
      candidate.strength === 2
    )
      return true;
    // Keys only, on something that holds the controls they move between.
    if ((candidate.flags & (CLICK | PRESS | DOUBLE | CONTEXT)) === 0) return true;
    // A popup that only keeps the press from taking the focus away.
    return (candidate.flags & ASSIGNED) !== 0 && (candidate.flags & (CLICK | DOUBLE)) === 0 && bottom - top > 48;
  }

  /** Inside the label of a control that is offered itself. */
  function labelled(candidate: Candidate): boolean {
    const label = kit.plain(candidate.element).closest('label');
    const control = label && label !== candidate.element ? label.control : null;
    return !!control && control !== candidate.element && kit.byElement.has(control) && control.localName !== 'button';
  }

  kit.spread = {
    delegated,
    hovered() {
      for (const found of kit.hover.triggers()) trigger(found);
    },
    composed,
    idle,
  };
}
