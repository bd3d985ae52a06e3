import type { Kit } from './kit.ts';

/** Which of two things is painted over the other, where no hit test tells: what lets presses through is never hit. */
export function installLayers(kit: Kit): void {
  /** From the element itself outwards. */
  function ancestors(element: Element): Element[] {
    const all: Element[] = [];
    for (let node: Element | null = element; node; node = kit.geometry.parentOf(node)) all.push(node);
    return all;
  }

  /** Where it is painted among its likes (CSS 2.2, appendix E): by its z-index, what is placed after what flows. */
  function level(inwards: readonly Element[]): number {
    let placed = -0.5;
    for (const node of inwards) {
      const { position, zIndex, transform, opacity } = kit.style(node);
      if (position !== 'static' && zIndex !== 'auto') return Number(zIndex);
      if (/^(?:fixed|sticky)$/.test(position) || transform !== 'none' || Number(opacity) < 1) return 0;
      if (position !== 'static') placed = 0;
    }
    return placed;
  }

  function over(element: Element, other: Element): boolean {
    const [mine, theirs] = [ancestors(element), ancestors(other)];
    const shared = new Set(theirs);
    const common = mine.find((node) => shared.has(node));
    if (!common || common === element || common === other) return false;
    const [one, two] = [mine.slice(0, mine.indexOf(common)), theirs.slice(0, theirs.indexOf(common))];
    const difference = level(one.toReversed()) - level(two.toReversed());
    if (difference !== 0) return difference > 0;
    const follows = 4;
    return (kit.plain(two.at(-1)!).compareDocumentPosition(one.at(-1)!) & follows) !== 0;
  }

  kit.layers = { over };
}
