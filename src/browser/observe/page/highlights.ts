import type { Candidate, Kit } from './kit.ts';

/** Of buttons that stand for one choice, the one that looks taken because it alone looks otherwise. */
export function installHighlights(kit: Kit): void {
  const FEWEST = 3;
  const MOST = 24;

  function look(element: Element): string {
    const style = kit.style(element);
    return `${style.backgroundColor},${style.backgroundImage},${style.color},${style.borderTopColor},${style.fontWeight},${style.boxShadow}`;
  }

  /** Of the children of one tag that show the one that looks otherwise; null where they differ more, or not at all. */
  function oddOf(parent: Element, tag: string): Element | null {
    const alike: Element[] = [];
    for (let child = kit.plain(parent).firstElementChild; child; child = kit.plain(child).nextElementSibling)
      if (child.localName === tag) alike.push(child);
    if (alike.length < FEWEST) return null;
    const peers = alike.filter((child) => kit.rect(child).height > 0);
    if (peers.length < FEWEST || peers.length > MOST) return null;
    const groups = new Map<string, Element[]>();
    for (const peer of peers) {
      const own = look(peer);
      const group = groups.get(own);
      if (group) group.push(peer);
      else if (groups.size === 2) return null;
      else groups.set(own, [peer]);
    }
    const [first, second] = [...groups.values()];
    if (!first || !second) return null;
    return second.length === 1 ? (second[0] as Element) : first.length === 1 ? (first[0] as Element) : null;
  }

  /** What was found below a parent, tag by tag. */
  const odd = kit.once((_parent: Element) => new Map<string, Element | null>());

  kit.highlighted = ({ element: real, kind, role }: Candidate) => {
    if (kind !== 'click' || role === 'link') return false;
    const element = kit.plain(real);
    const parent = element.parentElement;
    if (!parent || element.hasAttribute('aria-pressed')) return false;
    const known = odd(parent);
    let found = known.get(element.localName);
    if (found === undefined) {
      found = oddOf(parent, element.localName);
      known.set(element.localName, found);
    }
    return found === real;
  };
}
