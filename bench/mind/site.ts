import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { graphOf, type Linked } from './docs.ts';
import type { LinkGraph } from './graph.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', mdash: '—', ndash: '–' };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) =>
      decimal || hexadecimal
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
        : (ENTITIES[name.toLowerCase()] ?? all),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** A folder of HTML pages as it stands: links bear the words that the pages give them. Null when there are none. */
export function htmlSite(folder: string): LinkGraph | null {
  if (!existsSync(folder)) return null;
  const pages = new Map<string, Linked>();
  const titles = new Map<string, string>();
  const bodies = new Map<string, string>();
  for (const file of readdirSync(folder)
    .filter((name) => /\.x?html?$/.test(name))
    .sort()) {
    const html = readFileSync(join(folder, file), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ');
    const title = textOf(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '');
    if (!title || [...titles.values()].includes(title)) continue;
    titles.set(file, title);
    bodies.set(file, /<body[^>]*>([\s\S]*)/i.exec(html)?.[1] ?? html);
  }
  for (const [file, title] of titles) {
    const to: string[] = [];
    const labels: string[] = [];
    for (const link of bodies.get(file)!.matchAll(/<a\b[^>]*\bhref="([^"#:?]+)(?:#[^"]*)?"[^>]*>([\s\S]*?)<\/a>/gi)) {
      const there = titles.get(link[1]!);
      const label = textOf(link[2]!);
      if (!there || !label || there === title || to.includes(there)) continue;
      to.push(there);
      labels.push(label);
    }
    pages.set(title, { to, labels, text: textOf(bodies.get(file)!.slice(0, 6000)).slice(0, 1500) });
  }
  return graphOf(`the pages of ${basename(folder)}`, pages);
}
