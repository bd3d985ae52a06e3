import { expect } from '@playwright/test';
import type { Answer, Client } from '../harness.ts';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Any id that nothing has. */
export const NOBODY = '0192f0c1-7a10-7c31-9d2e-ffffffffffff';

const said = (answer: Answer, what: string) => `${what}: ${answer.status} ${JSON.stringify(answer.body)}`.slice(0, 700);

/** An Error envelope with this status and kind. Gives its `detail`. */
export function refused(answer: Answer, status: number, kind: string, what = '') {
  expect.soft([answer.status, answer.body?.detail?.error_kind], said(answer, what)).toEqual([status, kind]);
  expect.soft(answer.body?.detail?.message, said(answer, what)).toEqual(expect.any(String));
  expect.soft(answer.body?.request_id, said(answer, what)).toBe(answer.headers.get('x-request-id'));
  expect.soft(answer.body?.docs_url, said(answer, what)).toMatch(/^https?:\/\/.+#/);
  return answer.body?.detail ?? {};
}

/** A ValidationError envelope one of whose places ends with `where`. Gives that issue. */
export function malformed(answer: Answer, where: string, what = '') {
  const { body } = answer;
  expect.soft(answer.status, said(answer, what)).toBe(422);
  expect.soft(body, said(answer, what)).toMatchObject({
    error_code: expect.any(String),
    retryable: false,
    status: 422,
    detail: expect.any(String),
    error: expect.any(String),
    request_id: answer.headers.get('x-request-id'),
  });
  expect.soft(body?.suggestions, said(answer, what)).toEqual(expect.any(Array));
  const issues: { loc: string[]; msg: string; type: string; allowed_values?: unknown[] }[] = body?.errors ?? [];
  for (const { loc, msg, type } of issues)
    expect
      .soft([loc.every((part) => typeof part === 'string'), typeof msg, typeof type])
      .toEqual([true, 'string', 'string']);
  const found = issues.find(({ loc }) => loc.join('.').endsWith(where));
  expect.soft(found, said(answer, `${what} names ${where}`)).toBeTruthy();
  return found;
}

export function succeeded(answer: Answer, status: number, what = '') {
  expect.soft(answer.status, said(answer, what)).toBe(status);
  expect.soft(answer.headers.get('x-request-id')).toBeTruthy();
  return answer.body;
}

/** Every page of a list, one after the other. */
export async function allPages(client: Client, path: string, limit = 100): Promise<Answer['body'][]> {
  const found: Answer['body'][] = [];
  let after = '';
  for (let page = 0; page < 60; page += 1) {
    const { body } = await client.get(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}${after}`);
    found.push(...body.items);
    expect(body.has_more).toBe(body.next_cursor !== null);
    if (!body.has_more) return found;
    expect(body.items).toHaveLength(limit);
    after = `&after=${encodeURIComponent(body.next_cursor)}`;
  }
  throw new Error(`${path}: the pages do not end`);
}

export const leaf = (key: string, operator: string, value?: unknown, source = 'demographic') => ({
  field: { source, key },
  operator,
  ...(value === undefined ? {} : { value }),
});
export const group = (op: string, ...conditions: unknown[]) => ({ op, conditions });

/** What a read gives, with the keys of a person in order. */
export const PERSON_FIELDS = [
  'accessibility_profile',
  'archived_at',
  'avatar_url',
  'bio',
  'city',
  'country',
  'created_at',
  'date_of_birth',
  'education_level',
  'employment_status',
  'external_id',
  'gender',
  'generation_job_id',
  'household',
  'id',
  'income_level',
  'interests',
  'locale_type',
  'name',
  'occupation',
  'occupation_code',
  'owner',
  'type',
  'updated_at',
  'workspace_id',
];

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
