import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf, type Linked } from './docs.ts';
import type { LinkGraph } from './graph.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "AccountingService" as a site's menu writes it. */
const spaced = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

class Site {
  readonly pages = new Map<string, Linked>();
  link(from: string, to: string, both = true): void {
    if (from === to || !from || !to) return;
    for (const title of [from, to]) if (!this.pages.has(title)) this.pages.set(title, { to: [] });
    this.pages.get(from)!.to.push(to);
    if (both) this.pages.get(to)!.to.push(from);
  }
}

interface Emoji {
  label: string;
  tags?: string[];
  group?: number;
  subgroup?: number;
}

/** Pictures by group and subgroup, as a shop lays out its shelves; npm package emojibase-data. Null without it. */
export function shelves(modules: string): LinkGraph | null {
  const folder = join(modules, 'emojibase-data', 'en');
  if (!existsSync(folder)) return null;
  const { groups, subgroups } = read(join(folder, 'messages.json')) as Record<
    string,
    Array<{ message: string; order: number }>
  >;
  const name = (list: typeof groups, order: number) => list!.find((entry) => entry.order === order)?.message ?? '';
  const site = new Site();
  const shelf = new Map<string, string[]>();
  for (const { label, group, subgroup } of read(join(folder, 'data.json')) as Emoji[]) {
    if (group === undefined || subgroup === undefined || /skin tone|keycap/.test(label)) continue;
    const top = capital(name(groups, group));
    const under = capital(name(subgroups, subgroup));
    site.link('All pictures', top);
    site.link(top, under);
    site.link(under, capital(label));
    shelf.set(under, [...(shelf.get(under) ?? []), capital(label)]);
  }
  // "You may also like": the neighbours on the shelf.
  for (const labels of shelf.values())
    for (const [i, label] of labels.entries())
      for (const by of [-2, -1, 1, 2]) site.link(label, labels[i + by] ?? '', false);
  for (const [title, page] of site.pages) if (title !== 'All pictures') page.to.push('All pictures');
  return graphOf('shelves of pictures (npm)', site.pages);
}

/** Types under types with what their properties hold, a reference of a vocabulary; npm package schema-dts. Null without it. */
export function types(modules: string): LinkGraph | null {
  const path = join(modules, 'schema-dts', 'dist', 'schema.d.ts');
  if (!existsSync(path)) return null;
  const site = new Site();
  const text = readFileSync(path, 'utf8');
  const known = new Set([...text.matchAll(/"@type": "(\w+)"/g)].map((match) => match[1]!));
  for (const match of text.matchAll(/interface (\w+?)(?:Base|Leaf) extends ([\w, ]+?) \{([\s\S]*?)\n\}/g)) {
    const own = match[1]!;
    for (const above of match[2]!.split(', ').map((name) => name.replace(/Base$/, '')))
      if (known.has(own) && known.has(above)) site.link(spaced(own), spaced(above));
    for (const property of match[3]!.matchAll(/SchemaValue<([^,]*)/g))
      for (const held of property[1]!.split(' | '))
        if (known.has(held) && known.has(own)) site.link(spaced(own), spaced(held), false);
  }
  return graphOf('a vocabulary of types (npm)', site.pages);
}

/** A reference of web technology: areas, interfaces, their members; npm package @mdn/browser-compat-data. Null without it. */
export function reference(modules: string, perPage = 24): LinkGraph | null {
  const path = join(modules, '@mdn', 'browser-compat-data', 'data.json');
  if (!existsSync(path)) return null;
  const data = read(path) as Record<string, Record<string, unknown>>;
  const site = new Site();
  const children = (node: object) => Object.keys(node).filter((name) => !name.startsWith('__'));
  const grow = (title: string, node: Record<string, unknown>, depth: number) => {
    for (const name of children(node).slice(0, depth === 0 ? 400 : perPage)) {
      const child = node[name] as Record<string, unknown>;
      const own = spaced(name.replaceAll('_', ' '));
      const there = site.pages.has(own) ? `${title}: ${own}` : own;
      site.link(title, there);
      if (depth < 2) grow(there, child, depth + 1);
    }
  };
  for (const area of ['css', 'html', 'http', 'svg', 'mathml', 'manifests', 'webassembly'])
    for (const part of children(data[area]!)) {
      site.link('Web reference', area.toUpperCase());
      site.link(area.toUpperCase(), `${area.toUpperCase()} ${part.replaceAll('-', ' ')}`);
      grow(`${area.toUpperCase()} ${part.replaceAll('-', ' ')}`, data[area]![part] as Record<string, unknown>, 1);
    }
  return graphOf('a reference of web technology (npm)', site.pages);
}
