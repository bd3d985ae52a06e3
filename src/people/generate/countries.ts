import { fold } from '../text.ts';
import { EUROPE } from './countries-europe.ts';
import { WORLD } from './countries-world.ts';

type PlaceType = 'urban' | 'suburban' | 'small_town' | 'rural';

/**
 * A country that people are drawn from. The figures are rounded marginals, whose sources docs/people.md names.
 * Format of a line: code | name | demonym | weight in the pool | % of people in urban areas | % aged 65 and over |
 * % of 25 to 64 with tertiary education | name list | cities | suburbs | small towns | villages.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  demonym: string;
  weight: number;
  urban: number;
  aged: number;
  tertiary: number;
  names: string;
  places: Readonly<Record<PlaceType, readonly string[]>>;
}

function parse(line: string): Country {
  const [code, name, demonym, weight, urban, aged, tertiary, names, ...places] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    ...string[],
  ];
  const [cities, suburbs, towns, villages] = places.map((list) => list.split(','));
  return {
    code,
    name,
    demonym,
    weight: Number(weight),
    urban: Number(urban) / 100,
    aged: Number(aged) / 100,
    tertiary: Number(tertiary) / 100,
    names,
    places: { urban: cities ?? [], suburban: suburbs ?? [], small_town: towns ?? [], rural: villages ?? [] },
  };
}

/** Every country the generator knows, and no other. */
export const COUNTRIES: readonly Country[] = `${EUROPE.trim()}\n${WORLD.trim()}`.split('\n').map(parse);

const ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  turkey: 'TR',
  vietnam: 'VN',
  korea: 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
};

const BY_NAME: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) => [
    [country.code.toLowerCase(), country],
    [fold(country.name), country],
  ]),
);

/** The country of an ISO 3166-1 alpha-2 code or an English name, case and accents aside. */
export function findCountry(codeOrName: string): Country | null {
  const key = fold(codeOrName).trim();
  return BY_NAME.get(key) ?? BY_NAME.get((ALIASES[key] ?? '').toLowerCase()) ?? null;
}
