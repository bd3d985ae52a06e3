import type { MindPerson } from '../../src/mind/mind.ts';

/** An adult about whom nothing special is said. */
export function somebody(n: number, change: Partial<MindPerson> = {}): MindPerson {
  return {
    id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    name: 'Alex Moreau',
    bio: 'Works in an office and cooks at the weekend.',
    city: 'Lyon',
    country: 'France',
    occupation: 'Clerk',
    date_of_birth: `${1962 + ((n * 7) % 42)}-05-17`,
    education_level: 'secondary',
    employment_status: 'employed_full_time',
    gender: null,
    household: null,
    income_level: null,
    interests: [],
    locale_type: null,
    accessibility_profile: {},
    ...change,
  };
}
