import { EducationLevel, IncomeLevel } from '../../contract/index.ts';
import { JOBS, type Job } from './jobs.ts';
import type { Life } from './life.ts';
import { Chance, stratified } from './random.ts';

type Draft = Pick<
  Life,
  'seed' | 'index' | 'age' | 'gender' | 'education' | 'employment' | 'localeType' | 'country' | 'access'
>;

/** Work that hardly anybody now over 70 can have retired from. */
const RECENT =
  /^(UX designer|web developer|software tester|product manager|data analyst|IT support|systems administrator|network engineer|call centre|barista|recruiter|delivery driver|order picker|fitness)/;

/** Work that is done in some of the countries only. */
const ONLY_IN: Readonly<Record<string, RegExp>> = {
  winegrower: /^(FR|IT|ES|PT|DE|AT|CH|HU|RO|GR|AR|CL|US|AU|NZ|ZA|CZ|TR)$/,
  'tram driver': /^(DE|AT|CH|FR|BE|NL|ES|PT|IT|SE|NO|DK|FI|PL|CZ|HU|RO|GR|UA|TR|GB|IE|AU|US|CA|JP|EG)$/,
};

/** Work that people do without sight: by ear, by voice, by hand or with a screen reader. */
const WITHOUT_SIGHT =
  /^(?:accountant|insurance broker|bank clerk|office clerk|secretary|civil servant|HR adviser|recruiter|project coordinator|marketing specialist|sales representative|management consultant|lawyer|journalist|editor|translator|copywriter|economist|software developer|web developer|systems administrator|software tester|product manager|musician|radio presenter|sound engineer|charity manager|operations manager|customer service representative|call centre agent|receptionist|physiotherapist|psychologist|social worker|youth worker|university lecturer|music teacher|parish priest|shop owner|market trader|travel agent)$/;

/** Work that is closed to somebody with the need, as long as it is still done. */
const CLOSED: ReadonlyArray<readonly [value: string, titles: RegExp]> = [
  [
    'low_vision',
    /driver|driving|pilot|crane|excavator|air traffic|surveyor|dentist|dental|jeweller|optician|photographer|sewing|courier|lifeguard|firefighter|police officer|roofer|tree surgeon|paramedic|miner|machinist|welder/,
  ],
  [
    'tremor',
    /jeweller|dentist|dental|hairdresser|barber|tailor|sewing|electrician|tiler|plasterer|vet|pilot|crane|roofer|tree surgeon|optician|illustrator|potter|shoemaker|beautician|laboratory/,
  ],
  [
    'limited_reach',
    /roofer|bricklayer|tree surgeon|firefighter|lifeguard|miner|construction|road worker|forestry|plasterer|house painter|police officer|paramedic|postal|courier|refuse|warehouse|order picker|delivery|plumber|tiler|carpenter|welder|farm worker|swimming|fitness|seaman|prison|mover|nurse|midwife/,
  ],
  [
    'deaf',
    /musician|sound engineer|radio|call centre|air traffic|pilot|music teacher|customer service|bus driver|taxi|police|receptionist|paramedic|telephone|tour guide|firefighter|barista|waiter|bartender/,
  ],
  ['hard_of_hearing', /air traffic|pilot|sound engineer|call centre/],
];

const WORKING = /^(?:employed_full_time|employed_part_time|self_employed|unemployed_seeking)$/;

function isClosed(job: Job, { access, employment }: Draft): boolean {
  if (!WORKING.test(employment)) return false;
  if (access.vision === 'blind' && !WITHOUT_SIGHT.test(job.title)) return true;
  const needs = [access.vision, access.motor, access.hearing];
  return CLOSED.some(([need, titles]) => needs.some((value) => value === need) && titles.test(job.title));
}

function fits(job: Job, draft: Draft): boolean {
  if (isClosed(job, draft)) return false;
  if (ONLY_IN[job.title]?.test(draft.country.code) === false) return false;
  if (draft.age > 68 && RECENT.test(job.title)) return false;
  const level = EducationLevel.options.indexOf(draft.education);
  const [lowest, highest] = job.education;
  const ready = Math.max(18 + lowest * 1.2, job.pay >= 5 ? 27 : job.pay === 4 ? 24 : 18);
  return level >= lowest && level <= highest && draft.age >= ready;
}

function weight(job: Job, draft: Draft): number {
  const has = (tag: string) => job.tags.includes(tag);
  let weight = 1;
  if (draft.gender === 'female') weight *= has('f') ? 1.8 : has('m') ? 0.3 : 1;
  if (draft.gender === 'male') weight *= has('m') ? 1.6 : has('f') ? 0.35 : 1;
  if (draft.employment === 'self_employed') weight *= has('s') ? 6 : 0.02;
  else if (has('s')) weight *= 0.7;
  if (draft.localeType === 'rural') weight *= has('r') ? 5 : has('u') ? 0.1 : 1;
  else if (has('r')) weight *= draft.localeType === 'small_town' ? 0.7 : 0.08;
  return weight;
}

/** The job held now or last, or null for a student or homemaker. Nearest in education when none fits exactly. */
export function drawJob(draft: Draft, wished: readonly string[]): Job | null {
  if (draft.employment === 'student' || draft.employment === 'homemaker') return null;
  const chance = new Chance(`${draft.seed}/${draft.index}/job`);
  const asked = JOBS.filter((job) => wished.includes(job.title));
  const suited = JOBS.filter((job) => fits(job, draft));
  const both = asked.filter((job) => suited.includes(job));
  const simple = JOBS.filter((job) => job.education[0] <= 1 && job.pay <= 3);
  const open = JOBS.filter((job) => !isClosed(job, draft));
  const pool = [both, asked, suited, simple.filter((job) => open.includes(job)), open].find((jobs) => jobs.length > 0);
  return chance.weighted(pool ?? JOBS, (job) => weight(job, draft), stratified(draft.seed, draft.index, 'job'));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of the `occupation` field. */
export function occupationTitle(
  employment: Life['employment'],
  job: Job | null,
  study: string,
  children: boolean,
  chance: Chance,
): string {
  switch (employment) {
    case 'student':
      return `${capital(study)} student`;
    case 'homemaker':
      return children && chance.happens(0.5) ? 'Stay-at-home parent' : 'Homemaker';
    case 'retired':
      return `Retired ${job?.title ?? 'shop assistant'}`;
    case 'unable_to_work':
      return `Former ${job?.title ?? 'shop assistant'}`;
    default:
      return capital(job?.title ?? 'shop assistant');
  }
}

/** Income within the country: pay of the job, moved by hours, status and luck. */
export function drawIncome(employment: Life['employment'], job: Job | null, chance: Chance): Life['income'] {
  if (chance.happens(0.035)) return 'prefer_not_to_say';
  const shift = {
    employed_full_time: 0,
    employed_part_time: -0.9,
    self_employed: 0.1,
    unemployed_seeking: -1.7,
    student: 0,
    homemaker: 0,
    retired: -0.6,
    unable_to_work: -1.6,
    other: -1,
  }[employment];
  const base = job?.pay ?? (employment === 'student' ? 1.4 : 2.6);
  const level = Math.round(base + 0.55 + shift + (chance.next() - 0.5) * 1.3);
  return IncomeLevel.options[Math.max(1, Math.min(5, level)) - 1] ?? 'middle';
}
