import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LinkGraph } from './graph.ts';

const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');

function filesUnder(folder: string, suffix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Keeps the pages that some page links to and that link on, with links told once. */
function graphOf(name: string, pages: ReadonlyMap<string, readonly string[]>): LinkGraph | null {
  let titles = [...pages.keys()];
  for (let before = 0; before !== titles.length; ) {
    before = titles.length;
    const kept = new Set(titles);
    const linked = new Set(titles.flatMap((title) => pages.get(title)!.filter((to) => to !== title)));
    titles = titles.filter(
      (title) => linked.has(title) && pages.get(title)!.some((to) => to !== title && kept.has(to)),
    );
  }
  if (titles.length < 10) return null;
  const at = new Map(titles.map((title, i) => [title, i]));
  const links = titles.map((title, i) => [
    ...new Set(
      pages
        .get(title)!
        .map((to) => at.get(to))
        .filter((to): to is number => to !== undefined && to !== i),
    ),
  ]);
  return { name, titles, links };
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
  const pages = new Map<string, string[]>();
  for (const [title, text] of texts)
    pages.set(
      title,
      [...text.matchAll(/\[\[(?:[^\]|]*\|)?([^\]|]+)\]\]/g)]
        .map((match) => match[1]!.trim())
        .filter((to) => texts.has(to)),
    );
  // A page shows its tags, and the page of a tag lists what bears it.
  for (const [title, text] of texts) {
    const tags = /^tags:\s*(.+)$/m.exec(text)?.[1] ?? '';
    for (const match of tags.matchAll(/\[\[([^\]]+)\]\]|(\S+)/g)) {
      const tag = (match[1] ?? match[2]!).trim();
      if (!texts.has(tag)) continue;
      pages.get(title)!.push(tag);
      pages.get(tag)!.push(title);
    }
  }
  return graphOf('the documentation of tiddlywiki (npm)', pages);
}

/** The documentation that comes with the npm package fastify: one page a file, linked by its path. */
export function fastify(): LinkGraph | null {
  const files = filesUnder(join(MODULES, 'fastify', 'docs'), '.md');
  const titleOf = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const title =
      /^#+\s+(?:<center>)?([^<\n]+)/m.exec(text.replace(/<h1[^>]*>|<\/h1>/g, ''))?.[1]?.trim() ?? basename(file, '.md');
    titleOf.set(basename(file), title);
    texts.set(title, text);
  }
  const pages = new Map<string, string[]>();
  for (const [title, text] of texts)
    pages.set(
      title,
      [...text.matchAll(/\]\((?:[^)\s]*\/)?([\w.-]+\.md)(?:#[^)]*)?\)/g)]
        .map((match) => titleOf.get(match[1]!))
        .filter((to): to is string => to !== undefined),
    );
  return graphOf('the documentation of fastify (npm)', pages);
}
