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

  function tips(group: readonly Candidate[]): void {
    const said = group.map(({ element }) => kit.words.tidy(element.getAttribute('title') ?? ''));
    if (said.some((words) => words === '' || words.length > 80) || new Set(said).size < said.length) return;
    for (const [at, candidate] of group.entries()) candidate.label = said[at] as string;
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
    if ((!level && !dots) || group.some(({ element }) => /\p{L}|\p{N}/u.test(kit.words.text(element, 20)))) return;
    for (const [at, candidate] of group.entries()) candidate.label += ` ${at + 1} of ${group.length}`;
  }

  function grouped(live: readonly Candidate[], key: (candidate: Candidate) => unknown): Candidate[][] {
    const groups = new Map<unknown, Candidate[]>();
    for (const candidate of live) {
      const found = groups.get(key(candidate));
      if (found) found.push(candidate);
      else groups.set(key(candidate), [candidate]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  }

  kit.tellApart = (live) => {
    for (const group of grouped(live, ({ label, kind }) => `${kind} ${label}`)) {
      tips(group);
      if (group[0]?.label !== group[1]?.label) continue;
      for (const siblings of grouped(group, ({ element }) => kit.geometry.parentOf(element))) row(siblings);
    }
  };
}
