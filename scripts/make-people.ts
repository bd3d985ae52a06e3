// Writes data/people.json, the platform library, from a fixed seed: node scripts/make-people.ts. The people are those
// that any generation job with this seed would make; only those are left out whose bio shares too much with an
// earlier one, and at the end a few are drawn for needs that chance left rare.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedPerson, generatePerson } from '../src/people/generate/people.ts';
import { Chance } from '../src/people/generate/random.ts';
import type { LibraryFile } from '../src/people/library.ts';
import { shareOfGrams, sixGrams } from './overlap.ts';

const SEED = 20_260_101;
const TODAY = new Date('2026-01-01T00:00:00.000Z');
const COUNT = 300;
const MOST_SHARED = 0.05;

/** Needs that a library of this size should hold more than once, and how many are drawn for each. */
const WANTED: ReadonlyArray<[need: string, count: number]> = [
  ['low_vision', 6],
  ['blind', 4],
  ['screen_reader', 3],
  ['protanopia', 2],
  ['tritanopia', 1],
  ['tremor', 6],
  ['limited_reach', 3],
  ['keyboard_only', 3],
  ['hard_of_hearing', 2],
  ['deaf', 3],
  ['dyslexia', 3],
  ['low_literacy', 3],
  ['memory', 3],
  ['adhd', 2],
];

/** Countries whose older people a small library would hold too few of for "pick three". */
const OLDER = ['ES', 'FR', 'IT', 'JP'].map((country) => ({ age_min: 66, countries: [country] }));

/** Rosa Delgado, whom the documentation's examples name: where this seed draws her. */
const ROSA = { index: 14_042, constraints: { countries: ['ES'], genders: ['female'], age_min: 45, age_max: 64 } };

/** A UUID of version 7 with a fixed time and bits drawn from the seed: the same file comes out each time. */
function fixedId(at: number, index: number): string {
  const chance = new Chance(`${SEED}/id/${index}`);
  const hex = (digits: number) => Array.from({ length: digits }, () => chance.int(0, 15).toString(16)).join('');
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${chance.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}

const chosen: GeneratedPerson[] = [];
const grams: Array<Set<string>> = [];
const names = new Set<string>();

function take(person: GeneratedPerson, mostShared: number): boolean {
  const own = sixGrams(person.bio ?? '');
  if (names.has(person.name) || grams.some((other) => shareOfGrams(own, other) > mostShared)) return false;
  chosen.push(person);
  grams.push(own);
  names.add(person.name);
  return true;
}

for (let index = 0; chosen.length < COUNT; index += 1) {
  if (index > COUNT * 6) throw new Error(`only ${chosen.length} bios differ enough`);
  take(generatePerson({ seed: SEED, today: TODAY }, index), MOST_SHARED);
}
for (const constraints of OLDER) {
  let taken = 0;
  for (let index = 0; taken < 3; index += 1)
    if (take(generatePerson({ seed: SEED + 40, today: TODAY, constraints }, index), MOST_SHARED)) taken += 1;
}
if (!take(generatePerson({ seed: SEED + 50, today: TODAY, constraints: ROSA.constraints }, ROSA.index), 0.055))
  throw new Error('Rosa Delgado is there already, or too like somebody');
for (const [round, [need, count]] of WANTED.entries()) {
  const options = { seed: SEED + 1 + round, today: TODAY, constraints: { accessibility: [need] } };
  let taken = 0;
  for (let index = 0; taken < count; index += 1) if (take(generatePerson(options, index), MOST_SHARED)) taken += 1;
}

const people = chosen.map((person, index) => {
  const at = TODAY.getTime() + index * 1000;
  const { name, accessibility_profile, bio, city, country, date_of_birth, education_level, employment_status } = person;
  const { gender, household, income_level, interests, locale_type, occupation, occupation_code } = person;
  return {
    id: fixedId(at, index),
    name,
    created_at: new Date(at).toISOString(),
    accessibility_profile: accessibility_profile ?? {},
    avatar_url: null,
    bio: bio ?? null,
    city: city ?? null,
    country: country ?? null,
    date_of_birth: date_of_birth ?? null,
    education_level: education_level ?? null,
    employment_status: employment_status ?? null,
    gender: gender ?? null,
    household: household ?? null,
    income_level: income_level ?? null,
    interests: interests ?? [],
    locale_type: locale_type ?? null,
    occupation: occupation ?? null,
    occupation_code,
  };
});
const library: LibraryFile = { made: { seed: SEED, updated_at: TODAY.toISOString() }, people };
const file = join(import.meta.dirname, '..', 'data', 'people.json');
const text = `{"made":${JSON.stringify(library.made)},"people":[\n${people.map((person) => JSON.stringify(person)).join(',\n')}\n]}\n`;
writeFileSync(file, text);
console.log(`${people.length} people, ${Math.round(text.length / 1024)} KB in ${file}`);
