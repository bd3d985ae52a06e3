import { expect } from '@playwright/test';
import { test } from './harness.ts';

const MUNOZ = '0192f0c1-7a10-7c31-9d2e-000000000001';
const NOWAK = '0192f0c1-7a10-7c31-9d2e-000000000002';
const LEE = '0192f0c1-7a10-7c31-9d2e-000000000003';
const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

test('a person shows every field, derives the code, and null clears', async ({ client }) => {
  const person = await client.person({
    occupation: 'Bus driver',
    external_id: 'crm-1',
    interests: ['sports.cycling'],
    accessibility_profile: { vision: 'low_vision', reduced_motion: false, own_key: 'kept' },
  });
  expect(Object.keys(person).sort()).toEqual(
    'accessibility_profile archived_at avatar_url bio city country created_at date_of_birth education_level employment_status external_id gender generation_job_id household id income_level interests locale_type name occupation occupation_code owner type updated_at workspace_id'.split(
      ' ',
    ),
  );
  expect(person).toMatchObject({
    owner: 'self',
    workspace_id: client.workspace,
    type: 'ai',
    occupation_code: '8331',
    accessibility_profile: { vision: 'low_vision', own_key: 'kept' },
  });
  const path = client.at(`/people/${person.id}`);
  const changed = await client.patch(path, { occupation: null, bio: null, city: 'Vigo' });
  expect(changed.body).toMatchObject({
    occupation: null,
    occupation_code: null,
    bio: null,
    city: 'Vigo',
    external_id: 'crm-1',
  });
  for (const wrong of [
    { name: null },
    { type: 'human' },
    { visibility: 'x' },
    { occupation_code: '1' },
    { gender: 'x' },
  ])
    expect((await client.patch(path, wrong)).status, JSON.stringify(wrong)).toBe(422);
  expect(kind(await client.post(client.at('/people'), { name: 'B', external_id: 'crm-1' }))).toBe(
    '409 external_id_taken',
  );
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(204);
  expect(kind(await client.patch(path, { city: 'Lugo' }))).toBe('409 person_archived');
  expect(kind(await client.post(client.at('/people'), { name: 'B', external_id: 'crm-1' }))).toBe(
    '409 external_id_taken',
  );
  const counts = async (query = '') => (await client.get(client.at(`/people/counts${query}`))).body;
  expect(await counts()).toEqual({ platform: 3, self: 0, total: 3 });
  expect(await counts('?archived=true')).toEqual({ platform: 0, self: 1, total: 1 });
  expect((await client.get(client.at('/people?external_id=crm-1'))).body.items).toEqual([]);
  expect((await client.get(client.at('/people?external_id=crm-1&archived=true'))).body.items).toHaveLength(1);
  const restored = await client.post(`${path}/restore`);
  expect([restored.status, restored.body.archived_at]).toEqual([200, null]);
  expect((await client.post(`${path}/restore`)).status).toBe(200);
});

test('the library is there to read and to run, never to write', async ({ client, world }) => {
  const person = (await client.get(client.at(`/people/${MUNOZ}`))).body;
  expect(person).toMatchObject({ owner: 'platform', external_id: null, name: 'José Muñoz' });
  expect(person).not.toHaveProperty('workspace_id');
  const path = client.at(`/people/${MUNOZ}`);
  expect(kind(await client.patch(path, { city: 'X' }))).toBe('403 person_read_only');
  expect(kind(await client.delete(path))).toBe('403 person_read_only');
  expect(kind(await client.post(`${path}/restore`))).toBe('403 person_read_only');
  expect((await client.session({ person_id: MUNOZ })).person_snapshot.city).toBe('Málaga');
  const other = await world.client();
  const theirs = await other.person();
  expect(kind(await client.get(client.at(`/people/${theirs.id}`)))).toBe('404 person_not_found');
  expect(kind(await client.get(client.at('/people/not-an-id')))).toBe('404 person_not_found');
});

test('lists newest first over both owners, page by page', async ({ client }) => {
  const mine = [];
  for (let index = 0; index < 4; index += 1) mine.unshift((await client.person({ name: `Mine ${index}` })).id);
  const all = [...mine, LEE, NOWAK, MUNOZ];
  const found = async (query: string) =>
    (await client.get(client.at(`/people?${query}`))).body.items.map((item: { id: string }) => item.id);
  expect(await found('')).toEqual(all);
  expect(await found('owner=self')).toEqual(mine);
  expect(await found('owner=platform')).toEqual([LEE, NOWAK, MUNOZ]);
  expect(await found('search=MUÑ')).toEqual([MUNOZ]);
  expect(await found('search=mine%203')).toEqual([mine[0]]);
  expect(await found('search=%25')).toEqual([]);
  const walked: string[] = [];
  let next: string | null = null;
  do {
    const page: { items: { id: string }[]; next_cursor: string | null } = (
      await client.get(client.at(`/people?limit=3${next ? `&after=${next}` : ''}`))
    ).body;
    walked.push(...page.items.map((item) => item.id));
    next = page.next_cursor;
  } while (next);
  expect(walked).toEqual(all);
  for (const wrong of [
    'limit=0',
    'limit=101',
    'owner=other',
    'archived=1',
    `search=${'x'.repeat(201)}`,
    'after=zz',
    'generation_job_id=x',
  ])
    expect((await client.get(client.at(`/people?${wrong}`))).status, wrong).toBe(422);
});

test('searches by rules with three-valued logic', async ({ client }) => {
  await client.person({ name: 'Bare', bio: 'x' });
  const leaf = (source: string, key: string, operator: string, value?: unknown) => ({
    field: { source, key },
    operator,
    ...(value === undefined ? {} : { value }),
  });
  const demographic = (key: string, operator: string, value?: unknown) => leaf('demographic', key, operator, value);
  const not = (condition: object) => ({ op: 'not', conditions: [condition] });
  const search = async (rule: unknown, extra: object = {}) => {
    const answer = await client.post(client.at('/people/search'), { rule, ...extra });
    return answer.status === 200
      ? answer.body.items.map((item: { name: string }) => item.name.split(' ')[0]).sort()
      : `${answer.status} ${answer.body.detail?.error_kind ?? answer.body.error_code}`;
  };
  expect(await search(demographic('country', 'eq', 'ES'))).toEqual(['José']);
  expect(await search(not(demographic('country', 'eq', 'ES')))).toEqual(['Zofia']);
  expect(await search(demographic('country', 'neq', 'ES'))).toEqual(['Zofia']);
  expect(await search(demographic('country', 'in', ['ES', 'PL']))).toEqual(['José', 'Zofia']);
  expect(await search(not(demographic('country', 'in', ['ES'])))).toEqual(['Zofia']);
  expect(await search(demographic('country', 'is_null'))).toEqual(['Ann', 'Bare']);
  expect(await search(not(demographic('country', 'is_null')))).toEqual(['José', 'Zofia']);
  expect(await search(demographic('city', 'contains', 'MALA'))).toEqual(['José']);
  expect(await search(leaf('profile', 'name', 'starts_with', 'jose mun'))).toEqual(['José']);
  expect(await search(demographic('age', 'gte', 60))).toEqual(['José']);
  expect(await search(demographic('age', 'between', [20, 50]))).toEqual(['Zofia']);
  expect(await search(not(demographic('age', 'gte', 60)))).toEqual(['Zofia']);
  expect(await search(demographic('interests', 'has', 'sports'))).toEqual(['Zofia']);
  expect(await search(not(demographic('interests', 'has', 'sports.running')))).toEqual(['Zofia']);
  expect(await search(demographic('interests', 'is_null'))).toEqual(['Ann', 'Bare', 'José']);
  expect(await search(leaf('accessibility', 'vision', 'eq', 'low_vision'))).toEqual(['Ann']);
  expect(await search(leaf('accessibility', 'screen_reader', 'eq', true))).toEqual(['Ann']);
  expect(await search(not(leaf('accessibility', 'screen_reader', 'eq', false)))).toEqual(['Ann']);
  expect(await search(leaf('accessibility', 'text_zoom', 'gt', 120))).toEqual(['Ann']);
  expect(await search(leaf('provenance', 'created_at', 'lt', '2026-06-01T00:00:00Z'))).toEqual([
    'Ann',
    'José',
    'Zofia',
  ]);
  const or = { op: 'or', conditions: [demographic('country', 'eq', 'ES'), demographic('country', 'is_null')] };
  expect(await search(or, { owner: 'platform' })).toEqual(['Ann', 'José']);
  expect(await search({ op: 'and', conditions: [or, leaf('accessibility', 'vision', 'is_null')] })).toEqual([
    'Bare',
    'José',
  ]);
  const deep = { op: 'and', conditions: [{ op: 'or', conditions: [not(demographic('country', 'eq', 'ES'))] }] };
  expect(await search(deep)).toBe('422 search_rule_too_complex');
  const many = (count: number) => Array.from({ length: count }, () => demographic('country', 'eq', 'ES'));
  expect(await search({ op: 'or', conditions: many(16) })).toBe('422 search_rule_too_complex');
  expect(await search({ op: 'or', conditions: many(15) })).toEqual(['José']);
  expect(await search(demographic('country', 'gt', 'ES'))).toBe('422 search_rule_invalid');
  expect(await search(demographic('shoe_size', 'eq', 1))).toBe('422 search_rule_invalid');
  expect(await search({ op: 'not', conditions: many(2) })).toBe('422 search_rule_invalid');
  const unknown = await client.post(client.at('/people/search'), {
    rule: demographic('interests', 'has', 'sports.nope'),
  });
  expect(unknown.body.detail).toMatchObject({ error_kind: 'search_rule_invalid' });
  expect(unknown.body.detail.message).toContain('sports.nope');
  expect(await search(undefined, { serach: 'x' })).toBe('422 validation_error');
  expect(await search(undefined, { pagination: { limit: 1, after: 'zz' } })).toBe('422 validation_error');
  const page = (await client.post(client.at('/people/search'), { pagination: { limit: 2 } })).body;
  expect(page.has_more).toBe(true);
  const rest = await client.post(client.at('/people/search'), { pagination: { limit: 2, after: page.next_cursor } });
  expect(rest.body).toMatchObject({ has_more: false, next_cursor: null });
});

test('the schema publishes what a rule may name', async ({ client }) => {
  const { attributes } = (await client.get(client.at('/people/schema'))).body;
  const age = attributes.find((item: { name: string }) => item.name === 'age');
  expect(age).toMatchObject({
    writability: { read_only: true, readable: true },
    filter: { key: 'age', source: 'demographic', operators: expect.arrayContaining(['between', 'gte', 'is_null']) },
  });
  const interests = attributes.find((item: { name: string }) => item.name === 'interests');
  expect(interests.options).toContainEqual({ label: 'Cycling', value: 'sports.cycling' });
});

test('a generation job makes people, counts and bills them', async ({ client, world }) => {
  await world.set(client, { balance: 100 });
  const jobs = client.at('/people/generation-jobs');
  const made = await client.post(
    jobs,
    { count: 5, seed: 3, constraints: { age_min: 70 } },
    { prefer: 'wait=30', 'idempotency-key': 'job' },
  );
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({
    workspace_id: client.workspace,
    status: 'completed',
    counts: { requested: 5, succeeded: 5, failed: 0, pending: 0 },
    credits_billed: 10,
    error: null,
  });
  const replay = await client.post(
    jobs,
    { count: 5, seed: 3, constraints: { age_min: 70 } },
    { 'idempotency-key': 'job' },
  );
  expect([replay.status, replay.headers.get('idempotent-replayed'), replay.body]).toEqual([200, 'true', made.body]);
  const { items } = (await client.get(client.at(`/people?generation_job_id=${made.body.id}`))).body;
  expect(items).toHaveLength(5);
  expect(items[0]).toMatchObject({ owner: 'self', generation_job_id: made.body.id, bio: expect.any(String) });
  expect((await client.get(`${jobs}/${made.body.id}`)).body).toEqual(made.body);
  expect((await client.get(client.at('/usage/spend-cap'))).body).toMatchObject({
    balance_credits: 90,
    drawn_credits: 10,
  });
  expect(kind(await client.post(jobs, { count: 46 }))).toBe('402 credits_exhausted');
  expect(kind(await client.post(jobs, { count: 31, avatars: true }))).toBe('402 credits_exhausted');
  const queued = await client.post(jobs, { count: 40, avatars: false });
  expect(queued.status).toBe(202);
  const cancelled = (await client.post(`${jobs}/${queued.body.id}/cancel`)).body;
  const { requested, succeeded, failed, pending } = cancelled.counts;
  expect(requested).toBe(succeeded + failed + pending);
  expect(['cancelled', 'completed']).toContain(cancelled.status);
  expect((await client.post(`${jobs}/${queued.body.id}/cancel`)).body).toEqual(cancelled);
  expect(cancelled.credits_billed).toBe(succeeded * 2);
  expect((await client.get(client.at(`/people/generation-jobs/${client.keyId}`))).status).toBe(404);
  for (const wrong of [
    { count: 0 },
    { count: 501 },
    {},
    { count: 1, constraints: { age_min: 50, age_max: 40 } },
    { count: 1, x: 1 },
  ])
    expect((await client.post(jobs, wrong)).status).toBe(422);
});
