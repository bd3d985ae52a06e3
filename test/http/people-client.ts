import { expect } from '@playwright/test';
import type { Answer, Served } from './people-served.ts';

export const FIELDS = [
  'id',
  'name',
  'owner',
  'workspace_id',
  'type',
  'created_at',
  'updated_at',
  'archived_at',
  'accessibility_profile',
  'avatar_url',
  'bio',
  'city',
  'country',
  'date_of_birth',
  'education_level',
  'employment_status',
  'external_id',
  'gender',
  'generation_job_id',
  'household',
  'income_level',
  'interests',
  'locale_type',
  'occupation',
  'occupation_code',
];

export const leaf = (key: string, operator: string, value?: unknown, source = 'demographic') => ({
  field: { source, key },
  operator,
  ...(value === undefined ? {} : { value }),
});

export function refused(answer: Answer, status: number, kind: string) {
  expect([answer.status, answer.body?.detail?.error_kind], JSON.stringify(answer.body)).toEqual([status, kind]);
  expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  expect(answer.body.docs_url).toEqual(expect.any(String));
  return answer.body.detail;
}

export function malformed(answer: Answer, ...loc: string[]) {
  expect(answer.status, JSON.stringify(answer.body)).toBe(422);
  expect(answer.body).toMatchObject({
    error_code: expect.any(String),
    errors: expect.any(Array),
    retryable: false,
    status: 422,
    suggestions: expect.any(Array),
    detail: expect.any(String),
    error: expect.any(String),
  });
  for (const word of loc) expect(JSON.stringify(answer.body.errors)).toContain(word);
}

/** Short words for the people operations of a served workspace. */
export function peopleClient(served: () => Served) {
  const get = (path: string) => served().call('GET', path);
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    served().call('POST', path, { body, ...(headers ? { headers } : {}) });
  const patch = (id: string, body: unknown) => served().call('PATCH', `/${id}`, { body });
  const search = (body: unknown) => post('/search', body);
  const made = async (fields: Record<string, unknown> = {}) => {
    const { status, body } = await post('', { name: 'Somebody', ...fields });
    expect([status, body]).toEqual([201, body]);
    return body;
  };
  const everybody = async (path: string) => {
    const found = [];
    let after = '';
    for (let page = 0; page < 40; page += 1) {
      const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=100${after}`);
      expect(status).toBe(200);
      found.push(...body.items);
      expect(body.has_more).toBe(body.next_cursor !== null);
      if (!body.has_more) return found;
      after = `&after=${encodeURIComponent(body.next_cursor)}`;
    }
    throw new Error('the pages do not end');
  };
  return { get, post, patch, search, made, everybody };
}
