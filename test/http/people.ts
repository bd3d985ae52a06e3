import type { Person } from '../../src/contract/index.ts';

const at = '2026-01-01T00:00:00.000Z';

function person(index: number, fields: Partial<Person>): Person {
  return {
    id: `0192f0c1-7a10-7c31-9d2e-00000000000${index}`,
    name: `Person ${index}`,
    owner: 'platform',
    type: 'ai',
    created_at: at,
    updated_at: at,
    archived_at: null,
    accessibility_profile: {},
    avatar_url: null,
    bio: 'Somebody.',
    city: null,
    country: null,
    date_of_birth: null,
    education_level: null,
    employment_status: null,
    external_id: null,
    gender: null,
    generation_job_id: null,
    household: null,
    income_level: null,
    interests: [],
    locale_type: null,
    occupation: null,
    occupation_code: null,
    ...fields,
  };
}

/** A small library for tests. */
export function library(): Person[] {
  return [
    person(1, { name: 'José Muñoz', city: 'Málaga', country: 'ES', date_of_birth: '1950-05-05', gender: 'male' }),
    person(2, { name: 'Zofia Nowak', country: 'PL', date_of_birth: '1990-10-01', interests: ['sports.cycling'] }),
    person(3, {
      name: 'Ann Lee',
      accessibility_profile: { vision: 'low_vision', screen_reader: true, text_zoom: 150 },
    }),
  ];
}
