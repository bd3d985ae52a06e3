import { cosine, loadVectors, wordIndex } from '../../src/mind/language/index.ts';
import { Chance } from '../../src/mind/scent/person/random.ts';
import { nouns } from './nouns.ts';

/** Pages named by their titles, and where each page's links lead. */
export interface LinkGraph {
  name: string;
  titles: string[];
  links: number[][];
  /** What each link is called, where that is not the title of what it leads to. */
  labels?: string[][];
  /** What each page says, where it is more than its links. */
  texts?: string[];
}

/**
 * Like an encyclopedia: articles link to near topics and to well-known ones, and what is little known is linked from
 * few places, so that some articles lie far from everywhere.
 */
export function encyclopedia(seed: number): LinkGraph {
  loadVectors();
  const chance = new Chance(seed, 'encyclopedia');
  const titles = nouns();
  const index = titles.map(wordIndex);
  // Zipf's law of fame, in the order of how often a word is used.
  const byUse = titles.map((_, i) => i).sort((a, b) => index[a]! - index[b]!);
  const fame = new Array<number>(titles.length);
  for (const [rank, i] of byUse.entries()) fame[i] = 1 / (1 + rank / 40);
  const links = titles.map((_, i) => {
    const near = titles
      .map((_other, j) => ({ j, s: j === i ? -1 : cosine(index[i]!, index[j]!) }))
      .sort((a, b) => b.s - a.s);
    const out = new Set<number>();
    const richness = 0.4 + 1.2 * chance.uniform(`rich/${i}`);
    for (const [rank, { j }] of near.slice(0, 120).entries())
      if (chance.uniform(`near/${i}/${j}`) < richness * Math.sqrt(fame[j]!) * Math.exp(-rank / 30)) out.add(j);
    for (let n = 0; n < 3; n++) out.add(chance.pick(`known/${i}/${n}`, byUse.slice(0, 60)));
    if (out.size < 4) for (const { j } of near.slice(0, 4)) out.add(j);
    out.delete(i);
    return [...out].sort((a, b) => chance.uniform(`order/${i}/${a}`) - chance.uniform(`order/${i}/${b}`));
  });
  return { name: 'an encyclopedia', titles, links };
}

const BRANCHES = 7;

/** Like a large site: subjects under subjects, each page with links to its parent, its children and its siblings. */
export function hierarchy(seed: number): LinkGraph {
  loadVectors();
  const chance = new Chance(seed, 'hierarchy');
  const titles = ['start page', ...nouns()];
  const index = titles.map(wordIndex);
  const children: number[][] = titles.map(() => []);
  const parent = titles.map(() => 0);
  /** Gathers topics under the ones that are nearest to them. */
  const settle = (root: number, members: readonly number[]): void => {
    if (members.length <= BRANCHES) {
      for (const j of members) {
        children[root]!.push(j);
        parent[j] = root;
      }
      return;
    }
    const heads: number[] = [];
    const pool = [...members].sort((a, b) => index[a]! - index[b]!);
    for (const candidate of pool) {
      if (heads.length === BRANCHES) break;
      if (heads.every((head) => cosine(index[head]!, index[candidate]!) < 0.35)) heads.push(candidate);
    }
    const groups = new Map<number, number[]>(heads.map((head) => [head, []]));
    for (const j of members) {
      if (groups.has(j)) continue;
      const home = heads.reduce((a, b) => (cosine(index[b]!, index[j]!) > cosine(index[a]!, index[j]!) ? b : a));
      groups.get(home)!.push(j);
    }
    for (const [head, group] of groups) {
      children[root]!.push(head);
      parent[head] = root;
      settle(head, group);
    }
  };
  settle(
    0,
    titles.map((_, i) => i).filter((i) => i > 0),
  );
  const links = titles.map((_, i) => {
    const siblings = children[parent[i]!]!.filter((j) => j !== i);
    const across =
      chance.uniform(`across/${i}`) < 0.3
        ? [
            chance.pick(
              `to/${i}`,
              titles.map((_t, j) => j),
            ),
          ]
        : [];
    const out = new Set([
      ...(i === 0 ? [] : [0, parent[i]!]),
      ...children[i]!,
      ...(i === 0 ? [] : siblings),
      ...across,
    ]);
    out.delete(i);
    return [...out];
  });
  return { name: 'a site of subjects under subjects', titles, links };
}

const incomingOf = new WeakMap<LinkGraph, number[][]>();

/** For each page those that lead to it. */
function incomingIn(graph: LinkGraph): number[][] {
  let incoming = incomingOf.get(graph);
  if (!incoming) {
    incoming = graph.titles.map(() => []);
    for (const [from, out] of graph.links.entries()) for (const to of out) incoming[to]!.push(from);
    incomingOf.set(graph, incoming);
  }
  return incoming;
}

/** Shortest distances in clicks from every page to one page; infinite where there is no way. */
export function distancesTo(graph: LinkGraph, target: number): number[] {
  const incoming = incomingIn(graph);
  const distance = graph.titles.map(() => Number.POSITIVE_INFINITY);
  distance[target] = 0;
  const queue = [target];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const from of incoming[at]!)
      if (distance[from] === Number.POSITIVE_INFINITY) {
        distance[from] = distance[at]! + 1;
        queue.push(from);
      }
  return distance;
}
