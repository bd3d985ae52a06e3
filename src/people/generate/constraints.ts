import { EducationLevel, EmploymentStatus, Gender, LocaleType, ServiceError } from '../../contract/index.ts';
import { COUNTRIES, findCountry } from './countries.ts';

/** What a generation job may ask of everybody it makes. An absent or empty list asks nothing. */
export interface GenerationConstraints {
  /** Whole years; generated people are adults, so below 18 counts as 18. */
  age_min?: number | null | undefined;
  age_max?: number | null | undefined;
  /** ISO 3166-1 alpha-2 codes or English names. */
  countries?: readonly string[] | null | undefined;
  genders?: readonly string[] | null | undefined;
  education_levels?: readonly string[] | null | undefined;
  employment_statuses?: readonly string[] | null | undefined;
  locale_types?: readonly string[] | null | undefined;
  /** Each person has at least one of these: a value (`low_vision`), a key (`screen_reader`), or `none`. */
  accessibility?: readonly string[] | null | undefined;
}

export const YOUNGEST = 18;
export const OLDEST = 110;

/** What `constraints.accessibility` accepts besides the keys of the profile. */
const ACCESS_NEEDS: Readonly<Record<string, readonly string[]>> = {
  vision: ['low_vision', 'blind'],
  color_vision: ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'],
  motor: ['tremor', 'limited_reach', 'keyboard_only'],
  hearing: ['hard_of_hearing', 'deaf'],
  cognition: ['dyslexia', 'adhd', 'low_literacy', 'memory'],
  screen_reader: [],
  reduced_motion: [],
  high_contrast: [],
  text_zoom: [],
};

export interface ConstraintProblem {
  /** The key of the constraint, and the position in its list. */
  path: Array<string | number>;
  message: string;
  allowed_values?: string[];
}

const LISTS = {
  genders: Gender.options,
  education_levels: EducationLevel.options,
  employment_statuses: EmploymentStatus.options,
  locale_types: LocaleType.options,
  accessibility: ['none', ...Object.keys(ACCESS_NEEDS), ...Object.values(ACCESS_NEEDS).flat()],
} as const;

/** What is wrong with the constraints by themselves; empty when they could hold for somebody as far as one can tell alone. */
export function checkConstraints(constraints: GenerationConstraints): ConstraintProblem[] {
  const problems: ConstraintProblem[] = [];
  for (const key of ['age_min', 'age_max'] as const) {
    const age = constraints[key];
    if (age !== undefined && age !== null && (!Number.isInteger(age) || age < 0))
      problems.push({ path: [key], message: `${key} is a whole number of years, not ${age}` });
  }
  const youngest = constraints.age_min ?? 0;
  const oldest = constraints.age_max ?? OLDEST;
  if (youngest > OLDEST) problems.push({ path: ['age_min'], message: `nobody older than ${OLDEST} is generated` });
  else if (youngest > oldest)
    problems.push({ path: ['age_min'], message: `age_min ${youngest} is above age_max ${oldest}: nobody is both` });
  else if (oldest < YOUNGEST)
    problems.push({ path: ['age_max'], message: `generated people are adults: age_max must be at least ${YOUNGEST}` });
  for (const [index, country] of (constraints.countries ?? []).entries()) {
    if (findCountry(country)) continue;
    problems.push({
      path: ['countries', index],
      message: `unknown country "${country}"; use an ISO 3166-1 alpha-2 code such as ES`,
      allowed_values: COUNTRIES.map(({ code }) => code).sort(),
    });
  }
  for (const [key, allowed] of Object.entries(LISTS)) {
    for (const [index, value] of (constraints[key as keyof typeof LISTS] ?? []).entries()) {
      if ((allowed as readonly string[]).includes(value)) continue;
      problems.push({
        path: [key, index],
        message: `unknown value "${value}"; it is one of ${allowed.join(', ')}`,
        allowed_values: [...allowed],
      });
    }
  }
  return problems;
}

/** The refusal of constraints that nobody can satisfy. */
export function impossible(
  message: string,
  path: Array<string | number>,
  extra: Record<string, unknown> = {},
): ServiceError {
  return new ServiceError(422, 'generation_constraints_invalid', message, { path, ...extra });
}

/** @throws ServiceError 422 `generation_constraints_invalid` for the first problem found */
export function assertConstraints(constraints: GenerationConstraints): void {
  const [problem] = checkConstraints(constraints);
  if (!problem) return;
  const { path, message, allowed_values } = problem;
  throw impossible(message, ['constraints', ...path], allowed_values ? { allowed_values } : {});
}
