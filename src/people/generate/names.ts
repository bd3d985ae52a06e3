import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import type { Country } from './countries.ts';
import type { Chance } from './random.ts';

interface NameList {
  female: string[];
  male: string[];
  last: string[] | { female: string[]; male: string[] };
}

let lists: Record<string, NameList> | undefined;

function nameList(country: Country): NameList {
  lists ??= JSON.parse(readFileSync(dataFile('names.json'), 'utf8')) as Record<string, NameList>;
  const list = lists[country.names];
  if (!list) throw new Error(`data/names.json has no list "${country.names}"`);
  return list;
}

export interface PersonName {
  /** As it is written in the country, with the family name first in Viet Nam. */
  full: string;
  /** What friends say. */
  first: string;
  last: string;
}

const TWO_SURNAMES = ['ES', 'MX', 'AR', 'CL', 'CO'];

/** Draws a first name for a gender; the others get one from either list. */
export function drawFirstName(country: Country, gender: string, chance: Chance): string {
  const side = gender === 'female' || gender === 'male' ? gender : chance.pick(['female', 'male'] as const);
  return chance.pick(nameList(country)[side]);
}

/** Draws a whole name by the custom of the country, in Latin letters. */
export function drawName(country: Country, gender: string, chance: Chance): PersonName {
  const side = gender === 'female' || gender === 'male' ? gender : chance.pick(['female', 'male'] as const);
  const list = nameList(country);
  const surnames = Array.isArray(list.last) ? list.last : list.last[side];
  const first = chance.pick(list[side]);
  const last = chance.pick(surnames);
  if (country.code === 'VN') return { full: `${last} ${first}`, first: first.slice(first.lastIndexOf(' ') + 1), last };
  if (TWO_SURNAMES.includes(country.code) && chance.happens(0.55)) {
    const second = chance.pick(surnames);
    if (second !== last) return { full: `${first} ${last} ${second}`, first, last: `${last} ${second}` };
  }
  return { full: `${first} ${last}`, first, last };
}
