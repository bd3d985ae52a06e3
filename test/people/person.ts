import type { Person } from '../../src/contract/index.ts';

/** A person with nothing set but what is given. */
export function person(fields: Partial<Person> = {}): Person {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    name: 'José Muñoz',
    owner: 'platform',
    type: 'ai',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    archived_at: null,
    accessibility_profile: {},
    avatar_url: null,
    bio: null,
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

/** A leaf over the demographic source, unless another is named. */
export function leaf(key: string, operator: string, value?: unknown, source = 'demographic') {
  return { field: { source, key }, operator, ...(value === undefined ? {} : { value }) };
}
