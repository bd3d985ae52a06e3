import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { graphOf, type Linked } from './docs.ts';
import type { LinkGraph } from './graph.ts';

/** Articles kept: those that the most articles refer to, as an encyclopedia of that size would choose. */
const PAGES = 4600;

/**
 * A dictionary whose authors marked what an article refers to as {other article} (Debian's dict-foldoc, a dictionary of
 * computing; a .dict.dz file). Entries stand at the left edge, their text is indented. Null when it is not there.
 */
export function glossary(path: string): LinkGraph | null {
  if (!existsSync(path)) return null;
  const all = new Map<string, { title: string; text: string[] }>();
  let names: string[] = [];
  let inText = true;
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
    if (/^\S/.test(line)) {
      if (inText) names = [];
      inText = false;
      names.push(line.trim());
      continue;
    }
    if (line.trim() !== '') inText = true;
    if (names.length === 0) continue;
    const entry = all.get(names[0]!.toLowerCase()) ?? { title: names[0]!, text: [] };
    for (const name of names) if (!all.has(name.toLowerCase())) all.set(name.toLowerCase(), entry);
    entry.text.push(line.trim());
  }
  const entries = new Map([...all.values()].map((entry) => [entry.title, entry.text.join(' ')]));
  const pages = new Map<string, Linked>();
  const referred = new Map<string, number>();
  for (const [title, text] of entries) {
    const to = [...text.matchAll(/\{([^{}()]{2,60})\}/g)]
      .map((match) => all.get(match[1]!.toLowerCase())?.title ?? '')
      .filter((other) => other !== '' && other !== title);
    for (const other of new Set(to)) referred.set(other, (referred.get(other) ?? 0) + 1);
    pages.set(title, { to, text: text.replace(/[{}]/g, '').slice(0, 1500) });
  }
  const kept = new Set(
    [...pages.keys()].sort((a, b) => (referred.get(b) ?? 0) - (referred.get(a) ?? 0)).slice(0, PAGES),
  );
  return graphOf('a dictionary of computing (Debian)', new Map([...pages].filter(([title]) => kept.has(title))));
}
