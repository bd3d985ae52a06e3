import { expect, test } from '@playwright/test';
import { ageOn, CreatePerson, isServiceError } from '../../src/contract/index.ts';
import { COUNTRIES, findCountry } from '../../src/people/generate/countries.ts';
import {
  checkConstraints,
  deriveOccupationCode,
  type GeneratedPerson,
  type GenerationOptions,
  generatePeople,
  generatePerson,
  isInterest,
} from '../../src/people/index.ts';

const TODAY = new Date('2026-03-01T00:00:00Z');
const age = (person: GeneratedPerson) => ageOn(person.date_of_birth, TODAY) as number;
const some = (options: Partial<GenerationOptions>, count = 40) =>
  generatePeople({ seed: 11, today: TODAY, ...options, count });

test('person i follows from seed, index and day alone', () => {
  const all = some({}, 60);
  expect(generatePerson({ seed: 11, today: TODAY }, 41)).toEqual(all[41]);
  expect(generatePeople({ seed: 11, today: TODAY, count: 5, offset: 30 })).toEqual(all.slice(30, 35));
  expect(some({ seed: 12 }, 5)).not.toEqual(all.slice(0, 5));
  expect(new Set(all.map((person) => person.name)).size).toBe(60);
});

test('a profile is one that can be created, and its parts agree', () => {
  for (const person of some({ avatars: true }, 250)) {
    const { occupation_code, ...body } = person;
    expect(CreatePerson.safeParse(body).error).toBeUndefined();
    expect(age(person)).toBeGreaterThanOrEqual(18);
    const country = findCountry(person.country ?? '');
    expect(country?.code).toBe(person.country);
    expect(country?.places[person.locale_type ?? 'urban']).toContain(person.city);
    expect(occupation_code).toBe(deriveOccupationCode(person.occupation));
    for (const id of person.interests ?? []) expect(isInterest(id), id).toBe(true);
    expect(person.interests?.length).toBeGreaterThanOrEqual(3);
    expect(person.name).toMatch(/^[\p{Script=Latin}\p{M}' -]+$/u);
    if (person.employment_status === 'retired') expect(person.occupation).toMatch(/^Retired /);
    if (person.employment_status === 'retired') expect(age(person)).toBeGreaterThan(49);
    if (person.employment_status === 'student') expect(person.occupation).toMatch(/ student$/);
    if (/^(employed|self)/.test(person.employment_status ?? '')) expect(occupation_code).toMatch(/^\d{4}$/);
    if (person.education_level === 'graduate') expect(age(person)).toBeGreaterThanOrEqual(24);
    if (person.accessibility_profile?.vision === 'blind') {
      expect(person.accessibility_profile.screen_reader).toBe(true);
      expect(person.accessibility_profile.text_zoom).toBeUndefined();
    }
    expect(person.avatar_url).toMatch(/^data:image\/svg\+xml,/);
    expect(person.avatar_url?.length).toBeLessThanOrEqual(2000);
  }
});

test('the marginals of a thousand people are near the figures they were drawn from', () => {
  const people = some({}, 1000);
  const share = (test: (person: GeneratedPerson) => boolean) => people.filter(test).length / people.length;
  expect(new Set(people.map((person) => person.country)).size).toBeGreaterThanOrEqual(30);
  expect(share((person) => person.gender === 'female')).toBeGreaterThan(0.45);
  expect(share((person) => person.gender === 'female')).toBeLessThan(0.55);
  expect(share((person) => age(person) >= 65)).toBeGreaterThan(0.12);
  expect(share((person) => age(person) >= 65)).toBeLessThan(0.28);
  expect(share((person) => ['bachelor', 'graduate'].includes(person.education_level ?? ''))).toBeGreaterThan(0.15);
  expect(share((person) => Object.keys(person.accessibility_profile ?? {}).length > 0)).toBeLessThan(0.5);
  const old = people.filter((person) => age(person) >= 70);
  const young = people.filter((person) => age(person) < 40);
  const hearing = (group: GeneratedPerson[]) =>
    group.filter((person) => person.accessibility_profile?.hearing).length / group.length;
  expect(hearing(old)).toBeGreaterThan(4 * hearing(young));
});

test.describe('constraints hold for everybody', () => {
  const cases: Array<[GenerationOptions['constraints'], (person: GeneratedPerson) => boolean]> = [
    [{ age_min: 70, age_max: 72 }, (person) => age(person) >= 70 && age(person) <= 72],
    [{ age_max: 18 }, (person) => age(person) === 18],
    [{ age_min: 101 }, (person) => age(person) >= 101],
    [{ countries: ['ES', 'jp'] }, (person) => person.country === 'ES' || person.country === 'JP'],
    [{ countries: ['Türkiye'] }, (person) => person.country === 'TR'],
    [{ genders: ['non-binary'] }, (person) => person.gender === 'non-binary'],
    [{ education_levels: ['graduate'] }, (person) => person.education_level === 'graduate'],
    [
      { employment_statuses: ['student', 'retired'] },
      (person) => /student|retired/.test(person.employment_status ?? ''),
    ],
    [{ employment_statuses: ['other'], age_max: 30 }, (person) => person.employment_status === 'other'],
    [{ locale_types: ['rural'] }, (person) => person.locale_type === 'rural'],
    [{ accessibility: ['low_vision'] }, (person) => person.accessibility_profile?.vision === 'low_vision'],
    [{ accessibility: ['screen_reader'] }, (person) => person.accessibility_profile?.screen_reader === true],
    [{ accessibility: ['color_vision'] }, (person) => person.accessibility_profile?.color_vision !== undefined],
    [{ accessibility: ['tritanopia'] }, (person) => person.accessibility_profile?.color_vision === 'tritanopia'],
    [{ accessibility: ['reduced_motion'] }, (person) => person.accessibility_profile?.reduced_motion === true],
    [{ accessibility: ['text_zoom'] }, (person) => (person.accessibility_profile?.text_zoom ?? 0) > 100],
    [{ accessibility: ['none'] }, (person) => Object.keys(person.accessibility_profile ?? {}).length === 0],
    [
      { accessibility: ['tremor', 'dyslexia'] },
      ({ accessibility_profile: it }) => it?.motor === 'tremor' || it?.cognition === 'dyslexia',
    ],
  ];
  for (const [constraints, holds] of cases)
    test(JSON.stringify(constraints), () => {
      const people = some({ constraints });
      expect(people.filter((person) => !holds(person))).toEqual([]);
    });

  test('every country the generator knows can be asked for', () => {
    for (const { code } of COUNTRIES)
      expect(some({ constraints: { countries: [code] } }, 2).map(({ country }) => country)).toEqual([code, code]);
  });
});

test('constraints nobody can satisfy are refused in words', () => {
  const cases: Array<[GenerationOptions['constraints'], RegExp]> = [
    [{ age_min: 60, age_max: 50 }, /age_min 60 is above age_max 50/],
    [{ age_max: 12 }, /adults/],
    [{ age_min: 130 }, /nobody older/],
    [{ age_min: 30.5 }, /whole number/],
    [{ countries: ['Atlantis'] }, /unknown country "Atlantis"/],
    [{ genders: ['robot'] }, /unknown value "robot"/],
    [{ accessibility: ['telepathy'] }, /unknown value "telepathy"/],
    [{ age_max: 20, education_levels: ['graduate'] }, /nobody aged 18 to 20/],
    [{ age_max: 25, employment_statuses: ['retired'] }, /nobody aged 18 to 25/],
  ];
  for (const [constraints, words] of cases) {
    let error: unknown;
    try {
      some({ constraints }, 1);
    } catch (caught) {
      error = caught;
    }
    if (!isServiceError(error, 'generation_constraints_invalid'))
      throw new Error(`${JSON.stringify(constraints)} was accepted`);
    expect(error.message).toMatch(words);
  }
  expect(checkConstraints({ countries: ['ES', 'XX'] })).toMatchObject([{ path: ['countries', 1] }]);
  expect(checkConstraints({ age_min: 20, countries: [], genders: ['female'] })).toEqual([]);
});

test.describe('a brief steers the draw', () => {
  const cases: Array<[brief: string, holds: (person: GeneratedPerson) => boolean]> = [
    [
      'Retired teachers over 65 from Spain who love gardening',
      (person) =>
        person.country === 'ES' &&
        age(person) > 65 &&
        /^Retired .*teacher/.test(person.occupation ?? '') &&
        (person.interests ?? []).includes('outdoors.gardening'),
    ],
    [
      'Young women in Berlin who cycle',
      (person) =>
        person.country === 'DE' &&
        person.gender === 'female' &&
        age(person) <= 32 &&
        (person.interests ?? []).includes('sports.cycling'),
    ],
    [
      'screen reader users in their forties',
      (person) => age(person) >= 40 && age(person) < 50 && person.accessibility_profile?.screen_reader === true,
    ],
    ['dairy farmers', (person) => /dairy farmer/i.test(person.occupation ?? '')],
    [
      'single parents in small towns',
      (person) => person.household === 'single_parent' && person.locale_type === 'small_town',
    ],
  ];
  for (const [brief, holds] of cases)
    test(brief, () => {
      const people = some({ brief });
      const matching = people.filter(holds).length / people.length;
      expect(matching).toBeGreaterThan(brief === 'dairy farmers' ? 0.7 : 0.95);
    });

  test('constraints come first, and unknown words do nothing', () => {
    expect(
      some({ brief: 'pensioners from Japan over 80', constraints: { countries: ['FR'], age_max: 40 } }, 20).every(
        (person) => person.country === 'FR' && age(person) <= 40,
      ),
    ).toBe(true);
    expect(some({ brief: 'zxcv qwer' }, 5)).toEqual(some({}, 5));
  });
});
