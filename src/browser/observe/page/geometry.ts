import type { Candidate, DocumentView, Kit } from './kit.ts';

/** Boxes, clipping, what lies on top at a point, and the search for a point that reaches an element. */
export function installGeometry(kit: Kit): void {
  type Edges = { left: number; top: number; right: number; bottom: number };
  let clips = new Map<Element, Edges>();
  let faint = new Map<Element, boolean>();
  const slots = new Map<Element, Element>();

  function rootOf(element: Element): ShadowRoot | null {
    return element.shadowRoot || kit.closedRoots.get(element) || null;
  }

  function parentOf(element: Element): Element | null {
    const slot = element.assignedSlot || slots.get(element);
    if (slot) return slot;
    const parent = element.parentNode;
    if (!parent) return null;
    if (parent.nodeType === 1) {
      const closed = kit.closedRoots.size > 0 ? kit.closedRoots.get(parent as Element) : null;
      if (closed && !(parent as Element).shadowRoot) {
        // A closed root hides assignedSlot, so the slots of the root are asked instead.
        for (const candidate of closed.querySelectorAll('slot'))
          if (candidate.assignedElements().includes(element)) {
            slots.set(element, candidate);
            return candidate;
          }
      }
      return parent as Element;
    }
    return parent.nodeType === 11 ? ((parent as ShadowRoot).host ?? null) : null;
  }

  function deepest(view: DocumentView, x: number, y: number): Element | null {
    let element = view.document.elementFromPoint(x, y);
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
      const body = parent === view.document.body || parent === view.document.documentElement;
      if (!body && (above.overflowX !== 'visible' || above.overflowY !== 'visible') && above.display !== 'inline') {
        const box = parent.getBoundingClientRect();
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
    const window = element.ownerDocument.defaultView;
    const parent = parentOf(element);
    const result =
      (window ? Number.parseFloat(window.getComputedStyle(element).opacity) < 0.05 : false) ||
      (parent ? transparent(parent) : false);
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

  /** 2: the point reaches the candidate itself; 1: it does so through a control inside it; 0: it does not. */
  function reach(candidate: Candidate, x: number, y: number): 0 | 1 | 2 {
    let element = deepest(candidate.view, x, y);
    let inner = false;
    for (let depth = 0; element && depth < 400; depth++) {
      if (element === candidate.element || candidate.proxies.includes(element)) {
        return shown(candidate.view, x, y) ? (inner ? 1 : 2) : 0;
      }
      const other = kit.byElement.get(element);
      if (other && !other.dropped) inner = true;
      element = parentOf(element);
    }
    return 0;
  }

  function boxesOf(candidate: Candidate, element: Element): Edges[] {
    const rects: Edges[] = [];
    const clip = clipOf(element, candidate.view);
    const own = element.localName === 'area' ? [candidate.rect] : element.getClientRects();
    for (const rect of own) {
      const edges = {
        left: Math.max(rect.left, clip.left),
        top: Math.max(rect.top, clip.top),
        right: Math.min(rect.right, clip.right),
        bottom: Math.min(rect.bottom, clip.bottom),
      };
      if (edges.right - edges.left > 1 && edges.bottom - edges.top > 1) rects.push(edges);
      if (rects.length >= 24) break;
    }
    if (rects.length === 0) {
      // Inline wrappers and `display: contents` have no box of their own: their children's boxes stand for them.
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      const scan = (node: Element, depth: number) => {
        for (const child of (rootOf(node) ?? node).children) {
          const rect = child.getBoundingClientRect();
          if (rect.width > 1 && rect.height > 1) {
            box.left = Math.min(box.left, Math.max(rect.left, clip.left));
            box.top = Math.min(box.top, Math.max(rect.top, clip.top));
            box.right = Math.max(box.right, Math.min(rect.right, clip.right));
            box.bottom = Math.max(box.bottom, Math.min(rect.bottom, clip.bottom));
          } else if (depth < 3) scan(child, depth + 1);
        }
      };
      scan(element, 0);
      if (box.right - box.left > 1 && box.bottom - box.top > 1) rects.push(box);
    }
    return rects;
  }

  const GRIDS = [3, 5, 9];

  /** Finds the visible box and a point that works; false when no point does. */
  function place(candidate: Candidate): boolean {
    for (const element of [candidate.element, ...candidate.proxies]) {
      const rects = boxesOf(candidate, element);
      if (rects.length === 0) continue;
      const around = {
        left: Math.min(...rects.map((r) => r.left)),
        top: Math.min(...rects.map((r) => r.top)),
        right: Math.max(...rects.map((r) => r.right)),
        bottom: Math.max(...rects.map((r) => r.bottom)),
      };
      candidate.through = false;
      const found = search(candidate, rects, around);
      if (!found) continue;
      candidate.box = outwardBox(candidate.view, around.left, around.top, around.right, around.bottom);
      candidate.point = outward(candidate.view, found.x, found.y);
      return true;
    }
    return false;
  }

  function search(candidate: Candidate, rects: Edges[], around: Edges): { x: number; y: number } | null {
    let second: { x: number; y: number } | null = null;
    const attempt = (x: number, y: number): { x: number; y: number } | null => {
      const reached = reach(candidate, x, y);
      if (reached === 2) return { x, y };
      if (reached === 1 && !second) second = { x, y };
      return null;
    };
    const middle = attempt((around.left + around.right) / 2, (around.top + around.bottom) / 2);
    if (middle) return middle;
    const ordered = [...rects].sort((a, b) => area(b) - area(a));
    if (rects.length > 1)
      for (const rect of ordered) {
        const found = attempt((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (found) return found;
      }
    for (const size of GRIDS) {
      // Finer only where there is a reason to hope: an odd shape, or controls of its own inside.
      if (size === 9 && !second && candidate.children === 0 && !('ownerSVGElement' in candidate.element)) break;
      for (const rect of ordered.slice(0, 4)) {
        const width = rect.right - rect.left;
        const height = rect.bottom - rect.top;
        for (let row = 0; row < size; row++)
          for (let column = 0; column < size; column++) {
            const found = attempt(
              rect.left + (width * (column + 0.5)) / size,
              rect.top + (height * (row + 0.5)) / size,
            );
            if (found) return found;
          }
      }
    }
    if (!second && Math.min(around.right - around.left, around.bottom - around.top) > 4) {
      const edge = 1.5;
      for (const [x, y] of [
        [around.left + edge, around.top + edge],
        [around.right - edge, around.top + edge],
        [around.left + edge, around.bottom - edge],
        [around.right - edge, around.bottom - edge],
      ] as const) {
        const found = attempt(x, y);
        if (found) return found;
      }
    }
    candidate.through = second !== null;
    return second;
  }

  function area(rect: Edges): number {
    return (rect.right - rect.left) * (rect.bottom - rect.top);
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
    place,
    reset() {
      clips = new Map();
      faint = new Map();
      slots.clear();
    },
  };
}
