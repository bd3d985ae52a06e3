import type { DocumentView, Edges, Kit } from './kit.ts';

/** Clipping, transparency, and what lies on top at a point. */
export function installGeometry(kit: Kit): void {
  let clips = new Map<Element, Edges>();
  let faint = new Map<Element, boolean>();
  const slots = new Map<Element, Element>();

  function rootOf(element: Element): ShadowRoot | null {
    return (kit.tagOf(element) === 'form' ? null : element.shadowRoot) || kit.closedRoots.get(element) || null;
  }

  function parentOf(element: Element): Element | null {
    const own = kit.tagOf(element) === 'form' ? kit.plain(element) : element;
    const slot = own.assignedSlot || slots.get(element);
    if (slot) return slot;
    const parent = own.parentNode;
    if (!parent) return null;
    const type = kit.typeOf(parent);
    if (type === 1) {
      const closed = kit.closedRoots.size > 0 ? kit.closedRoots.get(parent as Element) : null;
      if (closed && !kit.plain(parent as Element).shadowRoot) {
        // A closed root hides assignedSlot, so the slots of the root are asked instead.
        for (const candidate of closed.querySelectorAll('slot'))
          if (candidate.assignedElements().includes(element)) {
            slots.set(element, candidate);
            return candidate;
          }
      }
      return parent as Element;
    }
    return type === 11 ? ((parent as ShadowRoot).host ?? null) : null;
  }

  let hits = new Map<string, Element | null>();

  /** Hit-testing is the dearest step of the walk, and nested candidates ask for the same points. */
  function deepest(view: DocumentView, x: number, y: number): Element | null {
    const key = view.parent ? '' : `${x},${y}`;
    const known = key ? hits.get(key) : undefined;
    if (known !== undefined) return known;
    const found = hit(view, x, y);
    if (key) hits.set(key, found);
    return found;
  }

  function hit(view: DocumentView, x: number, y: number): Element | null {
    let element = kit.plain(view.document).elementFromPoint(x, y);
    for (let depth = 0; element && depth < 40; depth++) {
      const root = rootOf(element);
      if (!root) break;
      const inner: Element | null = root.elementFromPoint(x, y);
      if (!inner || inner === element || !root.contains(inner)) break;
      element = inner;
    }
    return element;
  }

  function clipOf(element: Element, view: DocumentView): Edges {
    const known = clips.get(element);
    if (known) return known;
    const style = view.window.getComputedStyle(element);
    const position = style.position;
    let parent = parentOf(element);
    if (position === 'absolute') {
      // Clipped only from its containing block outwards.
      while (parent && parentOf(parent)) {
        const above = view.window.getComputedStyle(parent);
        if (above.position !== 'static' || above.transform !== 'none' || above.containerType !== 'normal') break;
        parent = parentOf(parent);
      }
    }
    let edges: Edges;
    if (!parent || position === 'fixed') {
      edges = { left: view.left, top: view.top, right: view.right, bottom: view.bottom };
    } else {
      edges = clipOf(parent, view);
      const above = view.window.getComputedStyle(parent);
      const { body, documentElement } = kit.plain(view.document);
      const whole = parent === body || parent === documentElement;
      if (!whole && (above.overflowX !== 'visible' || above.overflowY !== 'visible') && above.display !== 'inline') {
        const box = kit.plain(parent).getBoundingClientRect();
        edges = {
          left: above.overflowX === 'visible' ? edges.left : Math.max(edges.left, box.left),
          top: above.overflowY === 'visible' ? edges.top : Math.max(edges.top, box.top),
          right: above.overflowX === 'visible' ? edges.right : Math.min(edges.right, box.right),
          bottom: above.overflowY === 'visible' ? edges.bottom : Math.min(edges.bottom, box.bottom),
        };
      }
    }
    clips.set(element, edges);
    return edges;
  }

  function transparent(element: Element): boolean {
    const known = faint.get(element);
    if (known !== undefined) return known;
    const parent = parentOf(element);
    const result =
      Number.parseFloat(getComputedStyle(element).opacity) < 0.001 || (parent ? transparent(parent) : false);
    faint.set(element, result);
    return result;
  }

  function outward(view: DocumentView, x: number, y: number) {
    return { x: view.x + x * view.scaleX, y: view.y + y * view.scaleY };
  }

  function outwardBox(view: DocumentView, left: number, top: number, right: number, bottom: number) {
    return {
      x: view.x + left * view.scaleX,
      y: view.y + top * view.scaleY,
      width: (right - left) * view.scaleX,
      height: (bottom - top) * view.scaleY,
    };
  }

  /** Whether a point of an inner document is not covered in the documents around it. */
  function shown(view: DocumentView, x: number, y: number): boolean {
    let inner = view;
    let px = x;
    let py = y;
    while (inner.parent && inner.host) {
      const outer: DocumentView = inner.parent;
      const at = outward(inner, px, py);
      px = (at.x - outer.x) / outer.scaleX;
      py = (at.y - outer.y) / outer.scaleY;
      if (px < outer.left || py < outer.top || px >= outer.right || py >= outer.bottom) return false;
      if (deepest(outer, px, py) !== inner.host) return false;
      inner = outer;
    }
    return true;
  }

  kit.geometry = {
    parentOf,
    rootOf,
    deepest,
    clipOf,
    transparent,
    outward,
    outwardBox,
    shown,
    reset() {
      clips = new Map();
      faint = new Map();
      hits = new Map();
      slots.clear();
    },
  };
}
