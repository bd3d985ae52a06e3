import type { DocumentView, Kit } from './kit.ts';

/** Where what stays in front of everything shows, and what of it does not scroll with the page. */
export function installFront(kit: Kit): void {
  /** Pixels: how far apart and from the edges it is looked for. */
  const APART = 80;
  const INSET = 36;

  /** Along the edges, where such things stand, from the corners on, then the middle of the view. */
  function places({ right, bottom }: DocumentView): Array<{ x: number; y: number }> {
    const found: Array<{ x: number; y: number }> = [];
    for (let x = right - INSET; x > 0; x -= APART) found.push({ x, y: bottom - INSET }, { x, y: INSET });
    for (let y = bottom - INSET - APART; y > INSET; y -= APART) found.push({ x: right - INSET, y }, { x: INSET, y });
    return [{ x: right / 2, y: bottom / 2 }, ...found];
  }

  /** The outermost of what does not scroll with the page; null where there is none, or where it is known. */
  function stuck(hit: Element | null, seen: Set<Element>): Element | null {
    let outermost: Element | null = null;
    for (let node = hit; node; node = kit.geometry.parentOf(node))
      if (/^(?:fixed|sticky)$/.test(kit.style(node).position)) outermost = node;
    if (!outermost || seen.has(outermost)) return null;
    seen.add(outermost);
    return outermost;
  }

  kit.fronts = { places, stuck };
}
