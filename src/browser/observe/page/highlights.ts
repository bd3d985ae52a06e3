import type { Candidate, Kit } from './kit.ts';

/** Of buttons that stand for one choice, the one that looks taken because it alone looks otherwise. */
export function installHighlights(kit: Kit): void {
  const MOST = 24;

  function look(element: Element): string {
    const style = getComputedStyle(element);
    return [
      style.backgroundColor,
      style.backgroundImage,
      style.color,
      style.borderTopColor,
      style.fontWeight,
      style.boxShadow,
    ].join();
  }

  kit.highlighted = ({ element: real, kind, role }: Candidate) => {
    const element = kit.plain(real);
    const parent = element.parentElement;
    if (kind !== 'click' || role === 'link' || !parent || element.hasAttribute('aria-pressed')) return false;
    const peers = [...kit.plain(parent).children].filter(
      (child) => child.localName === element.localName && child.getBoundingClientRect().height > 0,
    );
    if (peers.length < 3 || peers.length > MOST) return false;
    const own = look(element);
    const others = new Set(peers.filter((peer) => peer !== element).map(look));
    return others.size === 1 && !others.has(own);
  };
}
