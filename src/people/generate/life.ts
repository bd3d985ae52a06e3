import type { z } from 'zod';
import {
  type AccessibilityProfile,
  ageOn,
  EducationLevel,
  EmploymentStatus,
  Gender,
  type Household,
  type IncomeLevel,
  LocaleType,
} from '../../contract/index.ts';
import { drawAccess } from './access.ts';
import type { Wishes } from './brief.ts';
import { type GenerationConstraints, impossible, OLDEST, YOUNGEST } from './constraints.ts';
import { COUNTRIES, type Country, findCountry } from './countries.ts';
import { drawInterests } from './interests.ts';
import type { Job } from './jobs.ts';
import { drawNames, type LifeNames } from './kin.ts';
import { Chance, deal, stratified } from './random.ts';
import { ageWeight, educationShares, employmentShares, householdShares } from './rates.ts';
import { drawIncome, drawJob, occupationTitle } from './work.ts';

/** Everything that is so about a generated person; the profile and the bio are both written from it. */
export interface Life {
  seed: number;
  index: number;
  today: Date;
  age: number;
  dateOfBirth: string;
  gender: z.infer<typeof Gender>;
  country: Country;
  city: string;
  localeType: z.infer<typeof LocaleType>;
  education: z.infer<typeof EducationLevel>;
  employment: z.infer<typeof EmploymentStatus>;
  /** The job held now or last; null for somebody who has had none. */
  job: Job | null;
  /** What a student studies. */
  study: string;
  occupation: string;
  income: z.infer<typeof IncomeLevel>;
  household: z.infer<typeof Household>;
  interests: string[];
  access: AccessibilityProfile;
  names: LifeNames;
  /** Ease with phones and computers: 0 little, 1 some, 2 a lot. */
  digital: 0 | 1 | 2;
}

const STUDIES = [
  'nursing',
  'law',
  'economics',
  'computer science',
  'history',
  'biology',
  'architecture',
  'graphic design',
  'psychology',
  'mechanical engineering',
  'teaching',
  'pharmacy',
  'accounting',
  'geography',
  'music',
  'hotel management',
  'chemistry',
  'social work',
  'fashion design',
  'agriculture',
  'journalism',
  'physiotherapy',
  'mathematics',
  'film',
];

function allowed<T extends string>(
  all: readonly T[],
  ...lists: Array<readonly string[] | null | undefined>
): readonly T[] {
  let left = all;
  for (const list of lists) {
    if (!list || list.length === 0) continue;
    const narrowed = left.filter((item) => list.includes(item));
    if (narrowed.length > 0) left = narrowed;
  }
  return left;
}

const sum = <K extends string>(shares: Record<K, number>, keys: readonly K[]) =>
  keys.reduce((total, key) => total + shares[key], 0);

function drawCountry(seed: number, index: number, constraints: GenerationConstraints, wishes: Wishes): Country {
  const asked = (constraints.countries ?? []).map((name) => findCountry(name)).filter((country) => country !== null);
  const wished = wishes.countries.map((code) => findCountry(code)).filter((country) => country !== null);
  const pool = asked.length > 0 ? [...new Set(asked)] : wished.length > 0 ? wished : COUNTRIES;
  const chance = new Chance(`${seed}/${index}/country`);
  if (pool.length <= 12) return pool[deal(seed, index, 'country', pool.length)] as Country;
  return chance.weighted(pool, (country) => country.weight, stratified(seed, index, 'country')) as Country;
}

function ageRange(constraints: GenerationConstraints, wishes: Wishes): [youngest: number, oldest: number] {
  const youngest = Math.max(YOUNGEST, constraints.age_min ?? YOUNGEST);
  const oldest = Math.min(OLDEST, constraints.age_max ?? OLDEST);
  const from = Math.max(youngest, wishes.ageMin ?? youngest);
  const to = Math.min(oldest, wishes.ageMax ?? oldest);
  return from <= to ? [from, to] : [youngest, oldest];
}

function birthday(age: number, today: Date, chance: Chance): string {
  const latest = Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate());
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const date = new Date(latest - chance.int(0, 364) * 86_400_000).toISOString().slice(0, 10);
    if (ageOn(date, today) === age) return date;
  }
  return new Date(latest).toISOString().slice(0, 10);
}

/**
 * Draws one life. Everything follows from (seed, index), the constraints, the wishes and the day; nothing from the
 * people drawn before.
 *
 * @throws ServiceError 422 `generation_constraints_invalid` when nobody can be all that is asked for
 */
export function drawLife(
  seed: number,
  index: number,
  today: Date,
  constraints: GenerationConstraints,
  wishes: Wishes,
): Life {
  const chance = (topic: string) => new Chance(`${seed}/${index}/${topic}`);
  const country = drawCountry(seed, index, constraints, wishes);
  const statuses = allowed(EmploymentStatus.options, constraints.employment_statuses, wishes.employment);
  const levels = allowed(EducationLevel.options, constraints.education_levels, wishes.education);
  const [youngest, oldest] = ageRange(constraints, wishes);
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, step) => youngest + step);
  const age = chance('age').weighted(
    ages,
    (year) =>
      ageWeight(year, country.aged) *
      sum(employmentShares(year), statuses) *
      sum(educationShares(year, country.tertiary), levels),
    stratified(seed, index, 'age'),
  );
  if (age === null) {
    // The wishes alone may rule each other out; only constraints may end in a refusal.
    if (wishes.employment.length + wishes.education.length > 0)
      return drawLife(seed, index, today, constraints, { ...wishes, employment: [], education: [] });
    const asked = [...(constraints.education_levels ?? []), ...(constraints.employment_statuses ?? [])];
    throw impossible(`nobody aged ${youngest} to ${oldest} is ${asked.join(' or ')} in ${country.name}`, [
      'constraints',
    ]);
  }
  const gender = chance('gender').weighted(
    allowed(Gender.options, constraints.genders, wishes.genders),
    (option) => ({ female: 0.496, male: 0.484, 'non-binary': 0.013, prefer_not_to_say: 0.007 })[option],
    stratified(seed, index, 'gender'),
  ) as z.infer<typeof Gender>;
  const localeType = chance('locale').weighted(
    allowed(LocaleType.options, constraints.locale_types, wishes.locales),
    (option) =>
      ({
        urban: country.urban * 0.52,
        suburban: country.urban * 0.3,
        small_town: country.urban * 0.18 + (1 - country.urban) * 0.35,
        rural: (1 - country.urban) * 0.65,
      })[option],
    stratified(seed, index, 'locale'),
  ) as z.infer<typeof LocaleType>;
  const employment = chance('employment').weighted(
    statuses,
    (option) => employmentShares(age)[option],
    stratified(seed, index, 'employment'),
  ) as z.infer<typeof EmploymentStatus>;
  const shares = educationShares(age, country.tertiary);
  const education = chance('education').weighted(
    levels,
    (option) => (employment === 'student' && option === 'less_than_secondary' ? shares[option] * 0.02 : shares[option]),
    stratified(seed, index, 'education'),
  ) as z.infer<typeof EducationLevel>;
  const access = drawAccess(
    age,
    gender,
    (constraints.accessibility?.length ?? 0) > 0 ? constraints : { accessibility: wishes.accessibility },
    chance('access'),
  );
  const draft = { seed, index, age, gender, education, employment, localeType, country, access };
  const job = drawJob(draft, wishes.jobs);
  const study = chance('study').pick(STUDIES);
  const household = chance('household').weighted(
    allowed(Object.keys(householdShares(40, 0.1, false)) as Array<z.infer<typeof Household>>, wishes.households),
    (option) => householdShares(age, country.aged, employment === 'student')[option] + 0.0001,
    stratified(seed, index, 'household'),
  ) as z.infer<typeof Household>;
  const ease = chance('digital').next() + (age < 40 ? 0.45 : age > 70 ? -0.35 : age > 58 ? -0.12 : 0.15);
  return {
    ...draft,
    today,
    dateOfBirth: birthday(age, today, chance('birthday')),
    city:
      country.places[localeType][
        deal(seed, index, `${country.code}/${localeType}`, country.places[localeType].length)
      ] ?? '',
    job,
    study,
    occupation: occupationTitle(
      employment,
      job,
      study,
      household === 'couple_with_kids' || household === 'single_parent',
      chance('title'),
    ),
    income: drawIncome(employment, job, chance('income')),
    household,
    interests: drawInterests({ seed, index, age, household, localeType, access, country }, wishes.interests),
    names: drawNames(country, gender, chance('names')),
    digital: wishes.digital ?? (ease < 0.3 ? 0 : ease < 0.85 ? 1 : 2),
  };
}
