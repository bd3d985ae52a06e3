import { expect, test } from '@playwright/test';
import { shareOfGrams, sixGrams } from '../../scripts/overlap.ts';
import { HOBBIES } from '../../src/people/generate/bio/hobbies.ts';
import { COUNTRIES } from '../../src/people/generate/countries.ts';
import { JOBS } from '../../src/people/generate/jobs.ts';
import { type GeneratedPerson, generatePeople, interestNode, platformPeople } from '../../src/people/index.ts';

const TODAY = new Date('2026-03-01T00:00:00Z');
const PEOPLE = generatePeople({ seed: 2026, today: TODAY, count: 300 });

const bioOf = (person: { bio?: string | null }) => person.bio ?? '';
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sentences = (text: string) => text.split(/(?<=[.?!]"?) /);

/** What is left of a sentence when names, numbers and all words but the hundred commonest are blanked. */
function skeletons(bios: readonly string[]): string[][] {
  const counts = new Map<string, number>();
  const tokens = (text: string) => text.match(/[\p{L}']+|\d+|[,.;:?!]/gu) ?? [];
  for (const bio of bios) for (const word of tokens(bio.toLowerCase())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 100)
      .map(([word]) => word),
  );
  return bios.map((bio) =>
    sentences(bio).map((sentence) =>
      tokens(sentence.toLowerCase())
        .map((word) => (common.has(word) ? word : '_'))
        .join(' '),
    ),
  );
}

function mostShared(bios: readonly string[]): number {
  const grams = bios.map(sixGrams);
  let most = 0;
  for (let a = 0; a < grams.length; a += 1)
    for (let b = 0; b < a; b += 1)
      most = Math.max(most, shareOfGrams(grams[a] as Set<string>, grams[b] as Set<string>));
  return most;
}

test('no two bios read as one template with words swapped', () => {
  for (const [bios, limit] of [
    [PEOPLE.map(bioOf), 0.2],
    [platformPeople().map(bioOf), 0.06],
  ] as const) {
    expect(mostShared(bios)).toBeLessThan(limit);
    const shapes = skeletons(bios);
    const counts = new Map<string, number>();
    for (const shape of new Set(shapes.flat())) counts.set(shape, shapes.filter((own) => own.includes(shape)).length);
    // Long sentences of one shape are what a reader notices; "Not bad" may come again.
    const long = [...counts].filter(([shape]) => shape.split(' ').length >= 8);
    expect(Math.max(...long.map(([, count]) => count))).toBeLessThanOrEqual(bios.length * 0.04);
    let shared = 0;
    for (let a = 0; a < shapes.length; a += 1)
      for (let b = 0; b < a; b += 1) {
        const other = new Set((shapes[b] as string[]).filter((shape) => shape.split(' ').length >= 8));
        const own = (shapes[a] as string[]).filter((shape) => other.has(shape)).length;
        shared = Math.max(shared, own);
      }
    expect(shared, 'long sentences of one shape in any two bios').toBeLessThanOrEqual(3);
  }
});

test('the measure would notice a template with words swapped', () => {
  const swapped = Array.from(
    { length: 10 },
    (_, nth) =>
      `Person${nth} lives in Town${nth} and has worked there as a baker for many years. What they like best is game${nth} on the weekend.`,
  );
  expect(mostShared(swapped)).toBeGreaterThan(0.4);
});

test('bios begin and end in many ways and are of a readable length', () => {
  const opened = new Map<string, number>();
  for (const person of PEOPLE) {
    const bio = bioOf(person);
    expect(wordsIn(bio), bio).toBeGreaterThanOrEqual(80);
    expect(wordsIn(bio), bio).toBeLessThanOrEqual(160);
    const opening = bio
      .replaceAll(person.name, 'N')
      .replaceAll(person.city ?? '', 'C')
      .split(' ')
      .slice(0, 6)
      .join(' ');
    opened.set(opening, (opened.get(opening) ?? 0) + 1);
  }
  expect(opened.size).toBeGreaterThan(PEOPLE.length * 0.4);
  expect(Math.max(...opened.values())).toBeLessThanOrEqual(PEOPLE.length * 0.03);
});

test('no slot is left open and no sentence is broken', { tag: '@long' }, () => {
  for (const person of PEOPLE) {
    const bio = bioOf(person);
    expect(bio).not.toMatch(/[{}[\]~|]|undefined|null| {2}|\.\.| [,.;!?]|,,|""|NaN/);
    expect(bio, bio).not.toMatch(/\ba (?!one\b|once\b|uni|use|eu)[aeio]\w|\ban [bcdfgjklmnpqrstvwxz]\w/);
    expect(bio, bio).not.toMatch(
      /\bI (is|has|does|was born in \d+ and was)\b|\b[Hh]e (are|have|do|am)\b|\b[Ss]he (are|have|do|am)\b|\b[Tt]hey (is|has|does)\b/,
    );
    expect(bio, bio).not.toMatch(/\b(would|could|should|never|always|cannot|left|lost|gave|learnt)(s|es)\b(?! of)/);
    expect(bio, bio).not.toMatch(/\b(?!that\b|had\b)([a-z]+) \1\b/);
    for (const sentence of sentences(bio)) {
      expect(sentence, bio).toMatch(/^["“]?[\p{Lu}\d]/u);
      // A verb after the first comma has lost its subject; after the second it may close an apposition.
      expect(sentence, bio).not.toMatch(/^[^,;]*[;,] (found|is|has|gets|likes)\b(?! that| it)/);
    }
  }
});

const NUMBER_WORDS = /\b(\d{1,3})[- ]years?[- ]old|\baged (\d+)|\bI'm (\d+)\b/;

/** Every claim of the bio that can be checked against a field. */
function contradictions(person: GeneratedPerson): string[] {
  const bio = bioOf(person);
  const found: string[] = [];
  const say = (problem: string) => found.push(`${person.name}: ${problem}: ${bio}`);
  const born = Number(person.date_of_birth?.slice(0, 4));
  if (NUMBER_WORDS.test(bio)) say('tells an age, which is wrong next year');
  for (const [year] of bio.matchAll(/\b(19|20)\d\d\b/g))
    if (Number(year) < born || Number(year) > TODAY.getUTCFullYear()) say(`${year} is outside the life`);
  if (!bio.includes(person.city ?? '?')) say('does not name the city');
  for (const country of COUNTRIES)
    if (country.code !== person.country && new RegExp(`\\b${country.name}\\b`).test(bio)) say(`names ${country.name}`);
  if (
    person.employment_status === 'retired' &&
    !/retire|pension|Until \d{4}|gave up work|clock in|Before retirement|hung up/i.test(bio)
  )
    say('not retired');
  if (person.employment_status !== 'retired' && /\bretired\b|pension comes/i.test(bio)) say('retired');
  if (person.employment_status !== 'student' && /\bI'm a student|Student, |student card/.test(bio)) say('student');
  if (
    person.household === 'single' &&
    /\bpartner\b|parents' (roof|spare room|upper floor)|to (his|her|my|their) parents,|[^o] housemate/i.test(bio)
  )
    say('not alone');
  if (
    !['couple_with_kids', 'single_parent'].includes(person.household ?? '') &&
    /two children with|\braising\b|bringing up|daughters alone/.test(bio)
  )
    say('children');
  if (person.gender === 'male' && /\b(she|herself)\b/i.test(bio.replace(/My (mother|sister)[^.]*/g, ''))) say('she');
  if (person.gender === 'female' && /\b(he|himself)\b/i.test(bio)) say('he');
  const profile = person.accessibility_profile ?? {};
  const words: Record<string, RegExp> = {
    blind: /blind|sight|screen reader|listen|heading|braille|button has no name/i,
    low_vision: /vision|sight|letters|grey|magnifier|contrast|enlarge|face|middle of things/i,
    tremor: /tremor|shak|steady|steadies|neighbour of what/i,
    hard_of_hearing: /hear|captions|subtitles|loudspeakers|deaf/i,
    deaf: /deaf|sign language/i,
    dyslexia: /dyslexi/i,
    adhd: /ADHD/,
  };
  for (const need of [profile.vision, profile.motor, profile.hearing, profile.cognition])
    if (need && words[need] && !words[need].test(bio)) say(`does not mention ${need}`);
  if (profile.vision !== 'blind' && /\bblind\b/.test(bio.replaceAll(/colou?r-blind/g, ''))) say('blind');
  if (!profile.hearing && /hard of hearing|hearing aids|deaf/.test(bio)) say('deaf');
  const job = JOBS.find(({ title }) => (person.occupation ?? '').toLowerCase().endsWith(title.toLowerCase()));
  if (job && !bio.toLowerCase().includes(job.title.toLowerCase())) say(`does not name the work, ${job.title}`);
  const hobby = (person.interests ?? []).some((id) =>
    (HOBBIES.get(id) ?? []).some((detail) => bio.toLowerCase().includes(detail.toLowerCase())),
  );
  if (!hobby) say('mentions no interest');
  for (const [id, details] of HOBBIES)
    if (
      !(person.interests ?? []).includes(id) &&
      details.some((detail) => bio.toLowerCase().includes(detail.toLowerCase()))
    )
      say(`mentions ${interestNode(id)?.label}, which is not among the interests`);
  return found;
}

test('a bio agrees with every field it speaks of', () => {
  expect(PEOPLE.flatMap(contradictions)).toEqual([]);
  const needs = ['low_vision', 'blind', 'tremor', 'deaf', 'hard_of_hearing', 'dyslexia', 'adhd', 'low_literacy'];
  for (const need of needs) {
    const people = generatePeople({ seed: 5, today: TODAY, count: 40, constraints: { accessibility: [need] } });
    expect(people.flatMap(contradictions)).toEqual([]);
  }
});
