// Writes data/names.json: the names that generated people bear, drawn once from the names library. They are kept as a
// file so that a job started under one version of the library goes on with the same names under the next.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLocales, Faker } from '@faker-js/faker';
import { COUNTRIES } from '../src/people/generate/countries.ts';
import { Chance } from '../src/people/generate/random.ts';
import { NAMES_BY_HAND } from './names-by-hand.ts';

const FIRST = 70;
const LAST = 110;

/** First names for `female` and `male`; surnames with a form for each gender when they differ. */
interface NameList {
  female: string[];
  male: string[];
  last: string[] | { female: string[]; male: string[] };
}

const latin = /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}' -]{1,24}$/u;

function some(key: string, names: readonly string[] | undefined, count: number): string[] {
  const readable = [...new Set((names ?? []).map((name) => name.normalize('NFC').replaceAll('’', "'")))].filter(
    (name) => latin.test(name),
  );
  return new Chance(`names/${key}`).shuffle(readable).slice(0, count).sort();
}

function fromLibrary(locale: string): NameList {
  const own = allLocales[locale as keyof typeof allLocales];
  const { person } = new Faker({ locale: [own, allLocales.en, allLocales.base] }).rawDefinitions;
  const surname: Partial<Record<'generic' | 'female' | 'male', string[]>> = person?.last_name ?? {};
  const both = surname.generic && surname.generic.length > 15;
  const last = (gender: 'female' | 'male') =>
    some(`${locale}/last/${gender}`, both ? surname.generic : surname[gender], LAST);
  return {
    female: some(`${locale}/female`, person?.first_name?.female, FIRST),
    male: some(`${locale}/male`, person?.first_name?.male, FIRST),
    last: both ? some(`${locale}/last`, surname.generic, LAST) : { female: last('female'), male: last('male') },
  };
}

function byHand(key: string): NameList | null {
  const list = NAMES_BY_HAND[key];
  if (!list) return null;
  const words = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '));
  const pairs = list.pairs ? words(list.pairs).map((pair) => pair.split('/')) : null;
  return {
    female: words(list.female),
    male: words(list.male),
    last: pairs
      ? { female: pairs.map(([name = '']) => name), male: pairs.map(([, name = '']) => name) }
      : words(list.last ?? ''),
  };
}

const lists = [...new Set(COUNTRIES.map((country) => country.names))].sort();
const names = Object.fromEntries(lists.map((key) => [key, byHand(key) ?? fromLibrary(key)]));
for (const [key, list] of Object.entries(names)) {
  const sizes = [
    list.female,
    list.male,
    ...(Array.isArray(list.last) ? [list.last] : [list.last.female, list.last.male]),
  ];
  if (sizes.some((part) => part.length < 20))
    throw new Error(`${key}: too few names (${sizes.map((part) => part.length)})`);
}
const file = join(import.meta.dirname, '..', 'data', 'names.json');
writeFileSync(file, `${JSON.stringify(names)}\n`);
console.log(`${lists.length} name lists in ${file}`);
