import type { DocumentView, Edges, Kit } from './kit.ts';

/** Clipping, transparency, and what lies on top at a point. */
export function installGeometry(kit: Kit): void {
  let clips = new Map<Element, Edges>();
  /** Shadow roots met on this walk. */
  let entered = new Set<ShadowRoot>();

  function rootOf(element: Element): ShadowRoot | null {
    const root =
      kit.plain(element).shadowRoot || (kit.closedRoots.size > 0 ? kit.closedRoots.get(element) : null) || null;
    if (root && !entered.has(root)) {
      entered.add(root);
      kit.enter(root);
    }
    return root;
  }

  /** The cursor by its word, also where a picture is drawn in its place: `url(arrow.png) 8 8, ns-resize`. */
  function cursorOf({ cursor }: CSSStyleDeclaration): string {
    return cursor.startsWith('url(') ? cursor.slice(cursor.lastIndexOf(',') + 1).trim() : cursor;
  }

  const parentOf = kit.once((element: Element): Element | null => {
    const own = kit.plain(element);
    const slot = own.assignedSlot;
    if (slot) return slot;
    const parent = own.parentNode;
    if (!parent) return null;
    const type = kit.typeOf(parent);
    if (type === 1) {
      const closed = kit.closedRoots.size > 0 ? kit.closedRoots.get(parent as Element) : null;
      if (closed && !kit.plain(parent as Element).shadowRoot) {
        // A closed root hides assignedSlot, so the slots of the root are asked instead.
        for (const candidate of closed.querySelectorAll('slot'))
          if (candidate.assignedElements().includes(element)) return candidate;
      }
      return parent as Element;
    }
    return type === 11 ? ((parent as ShadowRoot).host ?? null) : null;
  });

  /** By x and then by y. */
  let hits = new Map<number, Map<number, Element | null>>();
  // A document may have a part called like this.
  const { elementFromPoint } = Document.prototype;

  /** Hit-testing is the dearest step of the walk, and nested candidates ask for the same points. */
  function deepest(view: DocumentView, x: number, y: number): Element | null {
    if (view.parent) return hit(view, x, y);
    let column = hits.get(x);
    if (!column) {
      column = new Map();
      hits.set(x, column);
    }
    let found = column.get(y);
    if (found === undefined) {
      found = hit(view, x, y);
      column.set(y, found);
    }
    return found;
  }

  function hit(view: DocumentView, x: number, y: number): Element | null {
    let element = elementFromPoint.call(view.document, x, y);
    for (let depth = 0; element && depth < 40; depth++) {
      const root = rootOf(element);
      if (!root) break;
      const inner: Element | null = root.elementFromPoint(x, y);
      if (inner === element) return slotAt(root, x, y) ?? element;
      if (!inner || !root.contains(inner)) break;
      element = inner;
    }
    return element;
  }

  /** Bare words of a component are hit as the component, though they lie in one of its slots: that slot. */
  function slotAt(root: ShadowRoot, x: number, y: number): Element | null {
    for (const slot of root.querySelectorAll('slot'))
      for (const node of slot.assignedNodes()) {
        if (kit.typeOf(node) !== 3) continue;
        const range = node.ownerDocument!.createRange();
        range.selectNodeContents(node);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        if (x >= left && x <= right && y >= top && y <= bottom) return slot;
      }
    return null;
  }

  /** What a box cuts off of all that lies in it, beside what is cut off further out; null where it cuts nothing off. */
  const cutBy = kit.once((real: Element): Edges | null => {
    const element = kit.plain(real);
    const tag = element.localName;
    if (tag === 'body' || tag === 'html') {
      const { body, documentElement } = kit.plain(element.ownerDocument);
      if (element === body || element === documentElement) return null;
    }
    const style = kit.style(real);
    const { overflowX, overflowY } = style;
    if ((overflowX === 'visible' && overflowY === 'visible') || style.display === 'inline') return null;
    const { left, top, right, bottom } = kit.rect(element);
    return {
      left: overflowX === 'visible' ? -Infinity : left,
      top: overflowY === 'visible' ? -Infinity : top,
      right: overflowX === 'visible' ? Infinity : right,
      bottom: overflowY === 'visible' ? Infinity : bottom,
    };
  });

  /** What lies in it is turned about in space together with it, as the two faces of a card are. */
  const deep = kit.once((element: Element) => kit.style(element).transformStyle === 'preserve-3d');

  /** What is turned about with one whose back does not show, which is away from the eye then; null where it faces it. */
  function turned(element: Element): Element | null {
    let around = parentOf(element);
    if (!around || !deep(around) || kit.style(element).backfaceVisibility !== 'hidden') return null;
    let matrix = new DOMMatrix(kit.style(element).transform);
    let whole = around;
    for (; around && deep(around); around = parentOf(around)) {
      whole = around;
      matrix = new DOMMatrix(kit.style(around).transform).multiply(matrix);
    }
    return matrix.m33 < -0.001 ? whole : null;
  }

  function clipOf(element: Element, view: DocumentView): Edges {
    const known = clips.get(element);
    if (known) return known;
    let parent = parentOf(element);
    // Where nothing around it cuts anything off, it is the same how it is laid out.
    if (parent && clipOf(parent, view) === view && cutBy(parent) === null) {
      clips.set(element, view);
      return view;
    }
    const { position } = kit.style(element);
    if (position === 'absolute') {
      // Clipped only from its containing block outwards.
      while (parent && parentOf(parent)) {
        const above = kit.style(parent);
        if (above.position !== 'static' || above.transform !== 'none' || above.containerType !== 'normal') break;
        parent = parentOf(parent);
      }
    }
    let edges: Edges = view;
    if (parent && position !== 'fixed') {
      edges = clipOf(parent, view);
      const cut = cutBy(parent);
      if (cut)
        edges = {
          left: Math.max(edges.left, cut.left),
          top: Math.max(edges.top, cut.top),
          right: Math.min(edges.right, cut.right),
          bottom: Math.min(edges.bottom, cut.bottom),
        };
    }
    clips.set(element, edges);
    return edges;
  }

  const transparent = kit.once((element: Element): boolean => {
    if (Number.parseFloat(kit.style(element).opacity) < 0.001) return true;
    const parent = parentOf(element);
    return parent !== null && transparent(parent);
  });

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
    cursorOf,
    parentOf,
    rootOf,
    deepest,
    clipOf,
    turned,
    transparent,
    outward,
    outwardBox,
    shown,
  };

  kit.afresh(() => {
    clips = new Map();
    hits = new Map();
    entered = new Set();
  });
}
