import type { CreatePerson } from '../../contract/index.ts';
import { deriveOccupationCode } from '../occupations/isco.ts';
import { avatarFor } from './avatar.ts';
import { writeBio } from './bio/write.ts';
import { readBrief, type Wishes } from './brief.ts';
import { assertConstraints, type GenerationConstraints } from './constraints.ts';
import { drawLife, type Life } from './life.ts';

export interface GenerationOptions {
  /** 0 .. 2^31 - 1. */
  seed: number;
  constraints?: GenerationConstraints | null | undefined;
  /** A sentence or two whose known words steer the draw; see docs/people.md. */
  brief?: string | null | undefined;
  /** Whether each person gets a generated mark with their initials. */
  avatars?: boolean | null | undefined;
  /** The day ages are counted to. A job passes the day it was created, so that a restart draws the same people. */
  today?: Date | undefined;
}

/** A whole profile, ready to be created, with the occupation's code. */
export type GeneratedPerson = CreatePerson & { occupation_code: string | null };

function wishesFor(options: GenerationOptions): Wishes {
  assertConstraints(options.constraints ?? {});
  return readBrief(options.brief);
}

function profile(life: Life, avatars: boolean): GeneratedPerson {
  const { full } = life.names;
  return {
    name: full,
    accessibility_profile: life.access,
    ...(avatars ? { avatar_url: avatarFor(full, `${life.seed}/${life.index}`) } : {}),
    bio: writeBio(life),
    city: life.city,
    country: life.country.code,
    date_of_birth: life.dateOfBirth,
    education_level: life.education,
    employment_status: life.employment,
    gender: life.gender,
    household: life.household,
    income_level: life.income,
    interests: life.interests,
    locale_type: life.localeType,
    occupation: life.occupation,
    occupation_code: deriveOccupationCode(life.occupation),
  };
}

/**
 * Person `index` of a seed: the same for the same options, index and day, whatever was generated before, so a job
 * that starts again after a crash makes nobody twice and nobody different.
 *
 * @throws ServiceError 422 `generation_constraints_invalid` for constraints that nobody can satisfy
 */
export function generatePerson(options: GenerationOptions, index: number): GeneratedPerson {
  const wishes = wishesFor(options);
  const life = drawLife(options.seed, index, options.today ?? new Date(), options.constraints ?? {}, wishes);
  return profile(life, options.avatars === true);
}

/** People `offset` .. `offset + count - 1` of a seed; see `generatePerson`. */
export function generatePeople(options: GenerationOptions & { count: number; offset?: number }): GeneratedPerson[] {
  const { count, offset = 0 } = options;
  const wishes = wishesFor(options);
  const today = options.today ?? new Date();
  return Array.from({ length: count }, (_, step) =>
    profile(drawLife(options.seed, offset + step, today, options.constraints ?? {}, wishes), options.avatars === true),
  );
}
