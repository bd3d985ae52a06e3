import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkGraph } from './graph.ts';

const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');

function filesUnder(folder: string, suffix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Where a page's links lead, by title, what they are called where that is another name, and what the page says. */
export interface Linked {
  to: string[];
  labels?: string[];
  text?: string;
}

/** Keeps the pages that some page links to and that link on, with links told once. */
export function graphOf(name: string, pages: ReadonlyMap<string, Linked>): LinkGraph | null {
  let titles = [...pages.keys()];
  for (let before = 0; before !== titles.length; ) {
    before = titles.length;
    const kept = new Set(titles);
    const linked = new Set(titles.flatMap((title) => pages.get(title)!.to.filter((to) => to !== title)));
    titles = titles.filter(
      (title) => linked.has(title) && pages.get(title)!.to.some((to) => to !== title && kept.has(to)),
    );
  }
  if (titles.length < 10) return null;
  const at = new Map(titles.map((title, i) => [title, i]));
  const outgoing = titles.map((title, i) => {
    const { to, labels } = pages.get(title)!;
    const told = new Map<number, string>();
    for (const [n, there] of to.entries()) {
      const j = at.get(there);
      if (j !== undefined && j !== i && !told.has(j)) told.set(j, labels?.[n] ?? there);
    }
    return told;
  });
  return {
    name,
    titles,
    links: outgoing.map((told) => [...told.keys()]),
    ...([...pages.values()].some((page) => page.labels) ? { labels: outgoing.map((told) => [...told.values()]) } : {}),
    ...([...pages.values()].some((page) => page.text)
      ? { texts: titles.map((title) => pages.get(title)!.text ?? '') }
      : {}),
  };
}

/** The documentation that comes with the npm package tiddlywiki: one page a file, linked by [[title]]. */
export function tiddlywiki(): LinkGraph | null {
  const folder = join(MODULES, 'tiddlywiki', 'editions', 'tw5.com', 'tiddlers');
  const texts = new Map<string, string>();
  for (const file of filesUnder(folder, '.tid')) {
    const text = readFileSync(file, 'utf8');
    const title = /^title:\s*(.+)$/m.exec(text)?.[1]?.trim();
    if (title && !/[$/:]|\.(?:js|css)$/.test(title)) texts.set(title, text);
  }
  const pages = new Map<string, Linked>();
  for (const [title, text] of texts)
    pages.set(title, {
      to: [...text.matchAll(/\[\[(?:[^\]|]*\|)?([^\]|]+)\]\]/g)]
        .map((match) => match[1]!.trim())
        .filter((to) => texts.has(to)),
    });
  // A page shows its tags, and the page of a tag lists what bears it.
  for (const [title, text] of texts) {
    const tags = /^tags:\s*(.+)$/m.exec(text)?.[1] ?? '';
    for (const match of tags.matchAll(/\[\[([^\]]+)\]\]|(\S+)/g)) {
      const tag = (match[1] ?? match[2]!).trim();
      if (!texts.has(tag)) continue;
      pages.get(title)!.to.push(tag);
      pages.get(tag)!.to.push(title);
    }
  }
  return graphOf('the documentation of tiddlywiki (npm)', pages);
}
