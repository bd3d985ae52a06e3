import { z } from 'zod';
import { Timestamp, Uuid } from './common.ts';

export const EducationLevel = z.enum([
  'less_than_secondary',
  'secondary',
  'some_post_secondary',
  'vocational_or_associate',
  'bachelor',
  'graduate',
]);
export const EmploymentStatus = z.enum([
  'employed_full_time',
  'employed_part_time',
  'self_employed',
  'unemployed_seeking',
  'student',
  'homemaker',
  'retired',
  'unable_to_work',
  'other',
]);
export const Gender = z.enum(['male', 'female', 'non-binary', 'prefer_not_to_say']);
export const Household = z.enum([
  'single',
  'couple_no_kids',
  'couple_with_kids',
  'single_parent',
  'shared_housing',
  'adult_with_parents',
  'multi_generational',
]);
export const IncomeLevel = z.enum(['lower', 'lower_middle', 'middle', 'upper_middle', 'upper', 'prefer_not_to_say']);
export const LocaleType = z.enum(['urban', 'suburban', 'small_town', 'rural']);

/** Only non-default keys are present; unknown keys are kept. */
export const AccessibilityProfile = z.looseObject({
  vision: z.enum(['low_vision', 'blind']).optional(),
  color_vision: z.enum(['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']).optional(),
  motor: z.enum(['tremor', 'limited_reach', 'keyboard_only']).optional(),
  hearing: z.enum(['hard_of_hearing', 'deaf']).optional(),
  cognition: z.enum(['dyslexia', 'adhd', 'low_literacy', 'memory']).optional(),
  screen_reader: z.boolean().optional(),
  reduced_motion: z.boolean().optional(),
  high_contrast: z.boolean().optional(),
  text_zoom: z.number().min(100).max(400).optional(),
});
export type AccessibilityProfile = z.infer<typeof AccessibilityProfile>;

const settable = {
  accessibility_profile: AccessibilityProfile,
  avatar_url: z.string().max(2000),
  bio: z.string().max(8000),
  city: z.string().max(200),
  country: z.string().max(200),
  date_of_birth: z.iso.date(),
  education_level: EducationLevel,
  employment_status: EmploymentStatus,
  external_id: z.string().min(1).max(255),
  gender: Gender,
  household: Household,
  income_level: IncomeLevel,
  interests: z.array(z.string().max(200)).max(100),
  locale_type: LocaleType,
  occupation: z.string().max(200),
};

const nullish = <T extends z.ZodRawShape>(shape: T) =>
  Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, (type as z.ZodType).nullish()])) as {
    [K in keyof T]: z.ZodOptional<z.ZodNullable<T[K] & z.ZodType>>;
  };

/** The fields of a person that a client may set; `null` clears one. */
export const CreatePerson = z.strictObject({ name: z.string().min(1).max(200), ...nullish(settable) });
export type CreatePerson = z.infer<typeof CreatePerson>;

export const UpdatePerson = z.strictObject({ name: z.string().min(1).max(200).optional(), ...nullish(settable) });
export type UpdatePerson = z.infer<typeof UpdatePerson>;

/** A person as the interface shows it. The list is closed: every field is always present. */
export const Person = z.object({
  id: Uuid,
  name: z.string(),
  owner: z.enum(['self', 'platform']),
  workspace_id: Uuid.optional(),
  type: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  archived_at: Timestamp.nullable(),
  accessibility_profile: AccessibilityProfile,
  avatar_url: z.string().nullable(),
  bio: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  education_level: EducationLevel.nullable(),
  employment_status: EmploymentStatus.nullable(),
  external_id: z.string().nullable(),
  gender: Gender.nullable(),
  generation_job_id: Uuid.nullable(),
  household: Household.nullable(),
  income_level: IncomeLevel.nullable(),
  interests: z.array(z.string()),
  locale_type: LocaleType.nullable(),
  occupation: z.string().nullable(),
  occupation_code: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

const DEMOGRAPHIC = [
  'city',
  'country',
  'date_of_birth',
  'education_level',
  'employment_status',
  'gender',
  'household',
  'income_level',
  'locale_type',
  'occupation',
] as const satisfies readonly (keyof Person)[];

/** Whether there is something of the person to play: a life story, or one demographic field at least. */
export function hasBackground(person: Readonly<Record<'bio' | (typeof DEMOGRAPHIC)[number], string | null>>): boolean {
  return person.bio !== null || DEMOGRAPHIC.some((field) => person[field] !== null);
}

/** A person's age in whole years on a day, or null when the date of birth is not known. */
export function ageOn(dateOfBirth: string | null | undefined, day: Date): number | null {
  if (!dateOfBirth) return null;
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime())) return null;
  const years = day.getUTCFullYear() - born.getUTCFullYear();
  const before =
    day.getUTCMonth() < born.getUTCMonth() ||
    (day.getUTCMonth() === born.getUTCMonth() && day.getUTCDate() < born.getUTCDate());
  return before ? years - 1 : years;
}
