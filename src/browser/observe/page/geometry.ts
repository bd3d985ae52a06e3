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
      (window ? Number.parseFloat(window.getComputedStyle(element).opacity) < 0.001 : false) ||
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

  let last: Element | null = null;

  /** 2: the point reaches the candidate itself; 1: it does so through a control inside it; 0: it does not. */
  function reach(candidate: Candidate, x: number, y: number): 0 | 1 | 2 {
    let element = deepest(candidate.view, x, y);
    last = element;
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

  /** Finds the visible box and a point that works; false when no point does. */
  function place(candidate: Candidate): boolean {
    for (const element of [candidate.element, ...candidate.proxies]) {
      const rects = boxesOf(candidate, element);
      const first = rects[0];
      if (!first) continue;
      const around = { ...first };
      for (const rect of rects) {
        around.left = Math.min(around.left, rect.left);
        around.top = Math.min(around.top, rect.top);
        around.right = Math.max(around.right, rect.right);
        around.bottom = Math.max(around.bottom, rect.bottom);
      }
      candidate.through = false;
      const found = search(candidate, rects, around);
      if (!found) continue;
      candidate.box = outwardBox(candidate.view, around.left, around.top, around.right, around.bottom);
      candidate.point = outward(candidate.view, found.x, found.y);
      if (candidate.proxies.length > 0 && element === candidate.element && transparent(element)) widen(candidate);
      return true;
    }
    return false;
  }

  /** What stands for an input that cannot be seen is part of its box. */
  function widen(candidate: Candidate): void {
    for (const proxy of candidate.proxies) {
      const box = candidate.box;
      const rects = boxesOf(candidate, proxy);
      if (!box || rects.length !== 1 || !rects[0] || transparent(proxy)) continue;
      const other = outwardBox(candidate.view, rects[0].left, rects[0].top, rects[0].right, rects[0].bottom);
      const x = Math.min(box.x, other.x);
      const y = Math.min(box.y, other.y);
      const width = Math.max(box.x + box.width, other.x + other.width) - x;
      const height = Math.max(box.y + box.height, other.y + other.height) - y;
      if (width < 600 && height < 200) candidate.box = { x, y, width, height };
    }
  }

  function search(candidate: Candidate, rects: Edges[], around: Edges): { x: number; y: number } | null {
    const inner = candidate.inner.filter((other) => !other.dropped);
    let second: { x: number; y: number } | null = null;
    let tests = 0;
    const tops = new Set<Element | null>();
    const attempt = (x: number, y: number): { x: number; y: number } | null => {
      // A place inside a control of its own is kept for when there is no other.
      for (const other of inner)
        if (x > other.rect.left && x < other.rect.right && y > other.rect.top && y < other.rect.bottom) return null;
      tests++;
      const reached = reach(candidate, x, y);
      if (reached === 2) return { x, y };
      if (reached === 1) second ??= { x, y };
      else tops.add(last);
      return null;
    };
    const middle = attempt((around.left + around.right) / 2, (around.top + around.bottom) / 2);
    if (middle) return middle;
    const ordered = rects.length > 1 ? [...rects].sort((a, b) => area(b) - area(a)).slice(0, 4) : rects;
    if (rects.length > 1)
      for (const rect of ordered) {
        const found = attempt((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (found) return found;
      }
    if ('ownerSVGElement' in candidate.element) {
      for (const [x, y] of outline(candidate.element)) {
        const found = attempt(x, y);
        if (found) return found;
      }
    }
    for (const size of [3, 6]) {
      // One thing over all of it: finer steps would find the same thing.
      if (size > 3 && tops.size < 2 && !second && inner.length === 0) break;
      for (const rect of ordered) {
        const width = (rect.right - rect.left) / size;
        const height = (rect.bottom - rect.top) / size;
        for (let row = 0; row < size && tests < 60; row++)
          for (let column = 0; column < size; column++) {
            const found = attempt(rect.left + width * (column + 0.5), rect.top + height * (row + 0.5));
            if (found) return found;
          }
      }
    }
    if ((inner.length > 0 || tops.size > 1) && Math.min(around.right - around.left, around.bottom - around.top) > 4) {
      const x = (around.left + around.right) / 2;
      const y = (around.top + around.bottom) / 2;
      for (const [px, py] of [
        [around.left + 1.5, y],
        [around.right - 1.5, y],
        [x, around.top + 1.5],
        [x, around.bottom - 1.5],
        [around.left + 1.5, around.top + 1.5],
        [around.right - 1.5, around.bottom - 1.5],
      ] as const) {
        const found = attempt(px, py);
        if (found) return found;
      }
    }
    if (!second) {
      for (const other of inner) {
        const view = candidate.view;
        if (!other.point || other.view !== view) continue;
        const x = (other.point.x - view.x) / view.scaleX;
        const y = (other.point.y - view.y) / view.scaleY;
        if (reach(candidate, x, y) === 0) continue;
        second = { x, y };
        break;
      }
    }
    candidate.through = second !== null;
    return second;
  }

  /** Points on the line of a drawn shape, or on those of a group. */
  function outline(element: Element): Array<[number, number]> {
    const points: Array<[number, number]> = [];
    const shapes =
      'getTotalLength' in element
        ? [element]
        : [...element.querySelectorAll('path,circle,rect,line,ellipse,polygon,polyline,text,image')].slice(0, 6);
    for (const shape of shapes) {
      try {
        const matrix = (shape as SVGGraphicsElement).getScreenCTM();
        if (!matrix) continue;
        if (!('getTotalLength' in shape)) {
          const box = shape.getBoundingClientRect();
          points.push([box.left + box.width / 2, box.top + box.height / 2]);
          continue;
        }
        const geometry = shape as SVGGeometryElement;
        const length = geometry.getTotalLength();
        const box = geometry.getBBox();
        for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const { x, y } = geometry.getPointAtLength(length * part);
          // On the line, and a little towards the middle for a shape that is filled but has no line.
          for (const inwards of [0, 0.15]) {
            const px = x + (box.x + box.width / 2 - x) * inwards;
            const py = y + (box.y + box.height / 2 - y) * inwards;
            points.push([matrix.a * px + matrix.c * py + matrix.e, matrix.b * px + matrix.d * py + matrix.f]);
          }
        }
      } catch {}
      if (points.length > 40) break;
    }
    return points;
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
      hits = new Map();
      slots.clear();
    },
  };
}
