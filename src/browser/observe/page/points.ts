import type { Candidate, Edges, Kit } from './kit.ts';

/** The box of a candidate that shows, and a point in it that a pointer can reach it by. */
export function installPoints(kit: Kit): void {
  const { parentOf, rootOf, deepest, shown, clipOf, transparent, outward, outwardBox } = kit.geometry;
  /** Pixels: how broad the thumb of a range may be drawn. */
  const THUMBS = [16, 28, 6];
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

  /** A straight line of a drawing has a box without breadth; what shows of it is as broad as its stroke. */
  function drawnBroad(element: Element, { left, top, right, bottom }: Edges): Edges {
    const thin = 'ownerSVGElement' in element && (right - left < 1 || bottom - top < 1);
    const half = thin ? Math.max(1, Number.parseFloat(kit.style(element).strokeWidth) / 2) : 0;
    return half > 0
      ? { left: left - half, top: top - half, right: right + half, bottom: bottom + half }
      : { left, top, right, bottom };
  }

  function boxesOf(candidate: Candidate, element: Element): Edges[] {
    const rects: Edges[] = [];
    const clip = clipOf(element, candidate.view);
    const { localName } = kit.plain(element);
    const own = localName === 'area' ? null : kit.plain(element).getClientRects();
    const count = own ? own.length : 1;
    for (let at = 0; at < count; at++) {
      const rect = drawnBroad(element, (own ? own.item(at) : candidate.rect) as Edges);
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
        for (const child of (rootOf(node) ?? kit.plain(node)).children) {
          const rect = kit.rect(child);
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

  kit.place = (candidate) => {
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
      if (candidate.proxies.length > 0 && element === candidate.element) {
        if (transparent(element)) widen(candidate);
        // Clipped away, with the label drawn where it would be.
        else if (stoodFor(candidate, found.x, found.y)) continue;
      }
      return true;
    }
    const frame = candidate.proxies.length === 0 ? frameOf(candidate) : null;
    if (frame) {
      candidate.proxies.push(frame);
      return kit.place(candidate);
    }
    // A range whose own box is clipped away is held by the thumb that is drawn around it.
    const thumb = candidate.kind === 'set' && candidate.proxies.length === 0 ? parentOf(candidate.element) : null;
    if (!thumb || candidate.element.localName !== 'input' || kit.rect(thumb).width > 60) return false;
    candidate.proxies.push(thumb);
    return kit.place(candidate);
  };

  /** What shows of a field that lies see-through below its own frame, as where a list shows what was chosen as labels. */
  function frameOf({ element, role, rect }: Candidate): Element | null {
    if (element.localName !== 'input' || !/^(?:combobox|searchbox)$/.test(role) || !transparent(element)) return null;
    for (let node = parentOf(element), up = 0; node && up < 4; node = parentOf(node), up++) {
      const { left, top, right, bottom, height } = kit.rect(node);
      if (height > 160 || transparent(node)) return null;
      const over = left <= rect.left + 1 && right >= rect.right - 1 && top <= rect.top + 1 && bottom >= rect.bottom - 1;
      if (over && height > 12) return node;
    }
    return null;
  }

  /** The point meets something that stands for the candidate, and not the candidate itself. */
  function stoodFor(candidate: Candidate, x: number, y: number): boolean {
    for (let hit = deepest(candidate.view, x, y); hit; hit = parentOf(hit)) {
      if (hit === candidate.element) return false;
      if (candidate.proxies.includes(hit)) return !kit.plain(hit).contains(candidate.element);
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
    // What only shows under the pointer is there as soon as the pointer is.
    const inner = candidate.inner.filter(
      (other) => !other.dropped || (other.matched && kit.geometry.transparent(other.element)),
    );
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
    if (candidate.strength === 2 && kit.looks.backdrop(candidate)) {
      const bare = margins(around).find(([x, y]) => deepest(candidate.view, x, y) === candidate.element);
      const found = bare && attempt(bare[0], bare[1]);
      if (found) return found;
    }
    const middle = attempt((around.left + around.right) / 2, (around.top + around.bottom) / 2);
    if (middle || (!second && inner.length === 0 && tops.size === 1 && kit.covers.buried(candidate, around, last)))
      return middle;
    const ordered = rects.length > 1 ? [...rects].sort((a, b) => area(b) - area(a)).slice(0, 4) : rects;
    if (rects.length > 1)
      for (const rect of ordered) {
        const found = attempt((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (found) return found;
      }
    const likely = 'ownerSVGElement' in candidate.element ? kit.outline(candidate.element) : thumbs(candidate.element);
    for (const [x, y] of likely) {
      const found = attempt(x, y);
      if (found) return found;
    }
    for (const size of [3, 6]) {
      // One thing over all of it: finer steps would find the same thing.
      if (size > 3 && tops.size < 2 && !second && inner.length === 0) break;
      if (size > 3 && around.right - around.left < 12 && around.bottom - around.top < 12) break;
      for (const rect of ordered) {
        const width = (rect.right - rect.left) / size;
        const height = (rect.bottom - rect.top) / size;
        for (let row = 0; row < size && tests < 60; row++)
          for (let column = 0; column < size; column++) {
            const found = attempt(rect.left + width * (column + 0.5), rect.top + height * (row + 0.5));
            if (found) return found;
          }
      }
      if (size === 3) {
        const covers = [
          ...inner.map((other) => other.rect),
          ...[...tops].flatMap((top) => top?.getBoundingClientRect() ?? []),
        ];
        for (const [x, y] of beside(around, covers.slice(0, 6))) {
          const found = attempt(x, y);
          if (found) return found;
        }
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

  /** Of two ranges that lie on one bar each is held by its thumb alone, which stands where its value is. */
  function thumbs(real: Element): Array<[number, number]> {
    const input = kit.plain(real) as HTMLInputElement;
    if (input.localName !== 'input' || input.type !== 'range') return [];
    const { left, top, width, height } = kit.rect(real);
    const [lowest, highest] = [Number(input.min || 0), Number(input.max || 100)];
    const { direction, writingMode } = kit.style(real);
    const share = Math.min(1, Math.max(0, (Number(input.value) - lowest) / (highest - lowest || 1)));
    if (height > width) {
      const down = writingMode.startsWith('vertical') && direction === 'ltr' ? share : 1 - share;
      return THUMBS.map((size) => [left + width / 2, top + size / 2 + down * (height - size)]);
    }
    const along = direction === 'rtl' ? 1 - share : share;
    return THUMBS.map((size) => [left + size / 2 + along * (width - size), top + height / 2]);
  }

  /** What lies behind a dialog is pressed beside it: halfway to the edges and near the corners. */
  function margins({ left, top, right, bottom }: Edges): Array<[number, number]> {
    const at = (x: number, y: number): [number, number] => [left + (right - left) * x, top + (bottom - top) * y];
    return [at(0.5, 0.94), at(0.06, 0.5), at(0.94, 0.5), at(0.5, 0.06), at(0.06, 0.94), at(0.94, 0.06), at(0.03, 0.03)];
  }

  /** Middles of the strips of a box that are left beside what lies over it. */
  function beside(box: Edges, covers: Edges[]): Array<[number, number]> {
    const points: Array<[number, number]> = [];
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    for (const cover of covers) {
      if (cover.right < box.right - 2) points.push([(Math.max(box.left, cover.right) + box.right) / 2, y]);
      if (cover.left > box.left + 2) points.push([(box.left + Math.min(box.right, cover.left)) / 2, y]);
      if (cover.bottom < box.bottom - 2) points.push([x, (Math.max(box.top, cover.bottom) + box.bottom) / 2]);
      if (cover.top > box.top + 2) points.push([x, (box.top + Math.min(box.bottom, cover.top)) / 2]);
    }
    return points;
  }

  function area(rect: Edges): number {
    return (rect.right - rect.left) * (rect.bottom - rect.top);
  }
}
