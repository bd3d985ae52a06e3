import type { Candidate, Kit } from './kit.ts';

/** Tells apart what has the same label: by the tooltip, or by the place in a row such as that of five stars. */
export function installApart(kit: Kit): void {
  const FEWEST = 3;
  const MOST = 12;
  /** Pixels: the corners of a shape that can be pulled are no larger, and stand anywhere. */
  const DOT = 16;
  const MOST_DOTS = 100;
  /** Pixels: signs of a row are no larger. */
  const LARGEST = 64;

  function tips(group: readonly Candidate[]): boolean {
    // What stands for a field that does not show bears the tooltip.
    const titled = ({ element, proxies }: Candidate) =>
      [element, ...proxies].map((one) => one.getAttribute('title')).find(Boolean) ?? '';
    const said = group.map((one) => kit.words.tidy(titled(one)));
    if (said.some((words) => words === '' || words.length > 80) || new Set(said).size < said.length) return false;
    for (const [at, candidate] of group.entries()) candidate.label = said[at] as string;
    return true;
  }

  function small({ rect: { left, top, right, bottom } }: Candidate): boolean {
    return right - left <= LARGEST && bottom - top <= LARGEST;
  }

  /** Signs without words, side by side and of one size, in an element of their own. */
  function row(group: readonly Candidate[]): void {
    const first = group[0];
    if (!first || group.length < FEWEST || !group.every(small)) return;
    const dots = group.every(({ rect }) => rect.right - rect.left <= DOT && rect.bottom - rect.top <= DOT);
    if (group.length > (dots ? MOST_DOTS : MOST)) return;
    const { top, bottom } = first.rect;
    const level = group.every(({ rect }) => Math.abs(rect.top - top) < 3 && Math.abs(rect.bottom - bottom) < 3);
    if ((!level && !dots) || group.some(({ element }) => /\p{L}|\p{N}/u.test(kit.plain(element).textContent ?? '')))
      return;
    const order = level ? kit.inLine(group.map(({ element, proxies }) => proxies[0] ?? element)) : null;
    for (const [at, candidate] of group.entries()) {
      const place = order ? order.indexOf(candidate.proxies[0] ?? candidate.element) : at;
      candidate.label += ` ${place + 1} of ${group.length}`;
    }
  }

  /** In the order in which one reads them, which a style may have turned round: five stars of which the last comes first. */
  kit.inLine = (elements) => {
    const [first] = elements;
    const back = first && kit.style(kit.geometry.parentOf(first) ?? first).direction === 'rtl' ? -1 : 1;
    return [...elements].sort((a, b) => back * (kit.rect(a).left - kit.rect(b).left));
  };

  function grouped(live: readonly Candidate[], key: (candidate: Candidate) => unknown): Candidate[][] {
    const groups = new Map<unknown, Candidate[]>();
    for (const candidate of live) {
      const found = groups.get(key(candidate));
      if (found) found.push(candidate);
      else groups.set(key(candidate), [candidate]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  }

  /** The nearest thing around one of several that holds another of them too: farther off they belong to rows of their own. */
  function shared(own: Candidate, group: readonly Candidate[]): Element | null {
    let node = kit.geometry.parentOf(own.element);
    for (let up = 0; node && up < 2; node = kit.geometry.parentOf(node), up++) {
      const around = kit.plain(node);
      if (group.some(({ element }) => element !== own.element && around.contains(element))) return node;
      // With words beside each, every one of them stands in a card or a row of its own.
      if (kit.words.text(node, 40) !== kit.words.text(own.element, 40)) return null;
    }
    return null;
  }

  /** Two thumbs of one name on one bar: the lower and the upper end of a range. */
  function ends(group: readonly Candidate[]): void {
    const [one, other] = group;
    if (!one || !other || group.length !== 2 || group.some(({ kind }) => kind !== 'set')) return;
    const level = Math.abs(one.rect.top + one.rect.bottom - other.rect.top - other.rect.bottom) < 6;
    const upright = Math.abs(one.rect.left + one.rect.right - other.rect.left - other.rect.right) < 6;
    if (level === upright) return;
    // One bar below another is another bar.
    if (upright && one.rect.right - one.rect.left > 2 * (one.rect.bottom - one.rect.top) + 40) return;
    const first = level ? one.rect.left <= other.rect.left : one.rect.top >= other.rect.top;
    one.label += first ? ' minimum' : ' maximum';
    other.label += first ? ' maximum' : ' minimum';
  }

  kit.tellApart = (live) => {
    for (const group of grouped(live, ({ label, kind }) => `${kind} ${label}`)) {
      if (tips(group)) continue;
      if (group.length === 2 && shared(group[0] as Candidate, group)) ends(group);
      const beside = group.filter((one) => shared(one, group) !== null);
      for (const siblings of grouped(beside, (one) => shared(one, group))) if (!tips(siblings)) row(siblings);
    }
  };
}
