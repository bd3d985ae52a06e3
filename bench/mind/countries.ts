import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf, type Linked } from './docs.ts';
import type { LinkGraph } from './graph.ts';

interface Country {
  name: { common: string };
  cca3: string;
  capital: string[];
  region: string;
  subregion: string;
  languages: Record<string, string>;
  currencies: Record<string, { name: string }>;
  borders: string[];
  landlocked: boolean;
}

/**
 * The world by the npm package world-countries: countries, capitals, languages, currencies and regions, each linked
 * with what it belongs to and shares with others. Names are proper and mostly rare. Null when it is not installed.
 */
export function countries(modules: string): LinkGraph | null {
  const path = join(modules, 'world-countries', 'countries.json');
  if (!existsSync(path)) return null;
  const all = JSON.parse(readFileSync(path, 'utf8')) as Country[];
  const named = new Map(all.map((country) => [country.cca3, country.name.common]));
  const pages = new Map<string, Linked>();
  const link = (from: string, to: string, both = true) => {
    if (from === to || !from || !to) return;
    for (const title of [from, to]) if (!pages.has(title)) pages.set(title, { to: [] });
    pages.get(from)!.to.push(to);
    if (both) pages.get(to)!.to.push(from);
  };
  for (const country of all) {
    const name = country.name.common;
    for (const border of country.borders) link(name, named.get(border) ?? '', false);
    for (const capital of country.capital ?? []) link(name, capital);
    for (const language of Object.values(country.languages ?? {})) link(name, `${language} language`);
    for (const currency of Object.values(country.currencies ?? {})) link(name, currency.name);
    link(name, country.subregion || country.region);
    link(country.subregion, country.region);
    if (country.landlocked) link(name, 'Landlocked country');
  }
  return graphOf('the countries of the world (npm)', pages);
}
