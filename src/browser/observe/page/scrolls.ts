import type { Around, DocumentView, Kit } from './kit.ts';

/** Regions that scroll by themselves, and the areas of image maps. */
export function installScrolls(kit: Kit): void {
  const SCROLLING = /auto|scroll/;

  kit.scrolls = (element: Element, tag: string, view: DocumentView, style: CSSStyleDeclaration): void => {
    if (tag === 'html' || tag === 'body' || tag === 'select' || tag === 'input') return;
    // Where one way is visible, so is the other, or cut off.
    const { overflowY } = style;
    if (overflowY === 'visible' || (!SCROLLING.test(overflowY) && !SCROLLING.test(style.overflowX))) return;
    kit.still.rolls(element);
    const vertical =
      SCROLLING.test(overflowY) && element.scrollHeight - element.clientHeight > 8 && element.clientHeight > 30;
    const across =
      SCROLLING.test(style.overflowX) && element.scrollWidth - element.clientWidth > 8 && element.clientWidth > 30;
    if (!vertical && !across) return;
    const clip = kit.geometry.clipOf(element, view);
    const box = kit.rect(element);
    const left = Math.max(clip.left, box.left);
    const top = Math.max(clip.top, box.top);
    const right = Math.min(clip.right, box.right);
    const bottom = Math.min(clip.bottom, box.bottom);
    if (right - left < 30 || bottom - top < (across ? 16 : 30) || kit.geometry.transparent(element)) return;
    for (const [x, y] of [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.75],
      [0.5, 0.1],
      [0.5, 0.9],
    ] as const) {
      const px = left + (right - left) * x;
      const py = top + (bottom - top) * y;
      let hit = kit.geometry.deepest(view, px, py);
      while (hit && hit !== element) hit = kit.geometry.parentOf(hit);
      if (!hit || !kit.geometry.shown(view, px, py)) continue;
      kit.scrollers.push({
        label: kit.words.tidy(element.getAttribute('aria-label') ?? '') || kit.heading,
        target: kit.geometry.outwardBox(view, left, top, right, bottom),
        point: kit.geometry.outward(view, px, py),
        up: vertical && element.scrollTop > 1,
        down: vertical && element.scrollTop + element.clientHeight < element.scrollHeight - 2,
        left: across && element.scrollLeft > 1,
        right: across && element.scrollLeft + element.clientWidth < element.scrollWidth - 2,
      });
      return;
    }
  };

  kit.areas = (element: Element, view: DocumentView, around: Around): void => {
    const name = element.getAttribute('name');
    const image = name ? view.document.querySelector(`img[usemap="#${CSS.escape(name)}"]`) : null;
    if (!image) return;
    const box = kit.rect(image);
    for (const part of element.querySelectorAll('area')) {
      const control = kit.semantics.control(part, 'area');
      const flags = kit.listeners.flags(part);
      if (!control && !(flags & kit.listeners.CLICK)) continue;
      const numbers = (part.getAttribute('coords') ?? '')
        .split(/[\s,]+/)
        .map(Number)
        .filter(Number.isFinite);
      const [a = 0, b = 0, c = 0] = numbers;
      const shape = (part.getAttribute('shape') ?? 'rect').toLowerCase();
      const xs = shape.startsWith('circ') ? [a - c, a + c] : numbers.filter((_, index) => index % 2 === 0);
      const ys = shape.startsWith('circ') ? [b - c, b + c] : numbers.filter((_, index) => index % 2 === 1);
      const candidate = kit.add(part, view, around, { kind: 'click', role: 'link', ...control, strength: 3, flags });
      candidate.rect =
        shape === 'default' || xs.length < 2
          ? { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
          : {
              left: box.left + Math.min(...xs),
              top: box.top + Math.min(...ys),
              right: box.left + Math.max(...xs),
              bottom: box.top + Math.max(...ys),
            };
    }
  };
}
