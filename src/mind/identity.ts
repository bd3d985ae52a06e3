import { createHash } from 'node:crypto';
import type { MindPerson } from './mind.ts';

/** What of a profile makes somebody who they are, whatever limits them. */
export const PROFILE_FIELDS = [
  'name',
  'bio',
  'city',
  'country',
  'occupation',
  'date_of_birth',
  'education_level',
  'employment_status',
  'gender',
  'household',
  'income_level',
  'interests',
  'locale_type',
] as const satisfies readonly (keyof MindPerson)[];

/**
 * Who somebody is, for drawing their chance: a hash of the profile and not of the id, which another service would mint
 * anew for the same person. The accessibility profile is left out, so that the same person with and without a
 * limitation differs by the limitation and not by luck.
 */
export function identityOf(person: MindPerson): string {
  const profile = PROFILE_FIELDS.map((field) => person[field] ?? null);
  return createHash('sha256').update(JSON.stringify(profile)).digest('hex').slice(0, 32);
}

/**
 * Whose luck it is, for a mind that draws by chance: the same seed and name draw alike, so that somebody who is made
 * older, or hurried, differs by that and not by luck.
 */
export function luckOf(person: MindPerson): string {
  return person.name;
}
