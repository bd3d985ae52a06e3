import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Answer, type Served, servePeople } from './people-served.ts';

// What the interface says of people, checked from outside against a server of its own.

test.describe.configure({ mode: 'default' });

let served: Served;
test.beforeAll(async () => {
  served = await servePeople();
});
test.afterAll(async () => {
  await served?.stop();
});

const FIELDS = [
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

const get = (path: string) => served.call('GET', path);
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  served.call('POST', path, { body, ...(headers ? { headers } : {}) });
const patch = (id: string, body: unknown) => served.call('PATCH', `/${id}`, { body });
const search = (body: unknown) => post('/search', body);
const leaf = (key: string, operator: string, value?: unknown, source = 'demographic') => ({
  field: { source, key },
  operator,
  ...(value === undefined ? {} : { value }),
});

async function made(fields: Record<string, unknown> = {}) {
  const { status, body } = await post('', { name: 'Somebody', ...fields });
  expect([status, body]).toEqual([201, body]);
  return body;
}

function refused(answer: Answer, status: number, kind: string) {
  expect([answer.status, answer.body?.detail?.error_kind], JSON.stringify(answer.body)).toEqual([status, kind]);
  expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  expect(answer.body.docs_url).toEqual(expect.any(String));
  return answer.body.detail;
}

function malformed(answer: Answer, ...loc: string[]) {
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

async function everybody(path: string) {
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
}

test('a person has exactly the published fields, null, [] or {} where unset', async () => {
  const own = await made();
  expect(Object.keys(own).sort()).toEqual([...FIELDS].sort());
  expect(own).toMatchObject({
    owner: 'self',
    workspace_id: served.workspace,
    type: 'ai',
    interests: [],
    accessibility_profile: {},
    bio: null,
    occupation_code: null,
    archived_at: null,
  });
  expect(own.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect((await get(`/${own.id}`)).body).toEqual(own);
  const { body } = await get('?owner=platform&limit=3');
  for (const person of body.items)
    expect(Object.keys(person).sort()).toEqual(FIELDS.filter((field) => field !== 'workspace_id').sort());
});

test('every settable field is kept, the derived ones follow', async () => {
  const fields = {
    name: 'Ana Ruiz',
    accessibility_profile: { vision: 'low_vision', text_zoom: 150, later_key: 'kept' },
    avatar_url: 'https://example.org/a.png',
    bio: 'Drives a bus.',
    city: 'Málaga',
    country: 'ES',
    date_of_birth: '1961-02-28',
    education_level: 'secondary',
    employment_status: 'retired',
    external_id: randomUUID(),
    gender: 'female',
    household: 'single',
    income_level: 'middle',
    interests: ['sports.cycling', 'food'],
    locale_type: 'urban',
    occupation: 'Retired bus driver',
  };
  const person = await made(fields);
  expect(person).toMatchObject({ ...fields, occupation_code: '8331' });
  const cleared = Object.fromEntries(
    Object.keys(fields)
      .filter((key) => key !== 'name')
      .map((key) => [key, null]),
  );
  const { status, body } = await patch(person.id, cleared);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...cleared,
    name: 'Ana Ruiz',
    interests: [],
    accessibility_profile: {},
    occupation_code: null,
  });
  expect((await patch(person.id, { city: 'Ronda' })).body).toMatchObject({ city: 'Ronda', name: 'Ana Ruiz' });
});

test('what may not be written is a validation error that names it', async () => {
  const person = await made();
  for (const [key, value] of Object.entries({
    age: 5,
    occupation_code: '11',
    archived_at: null,
    generation_job_id: null,
    type: 'ai',
    owner: 'self',
    product_id: 'x',
    visibility: 'x',
    custom_fields: {},
    nonsense: 1,
  })) {
    malformed(await post('', { name: 'X', [key]: value }), key);
    malformed(await patch(person.id, { [key]: value }), key);
  }
  malformed(await post('', {}), 'name');
  malformed(await post('', { name: null }), 'name');
  malformed(await patch(person.id, { name: null }), 'name');
  malformed(await post('', { name: 'X', gender: 'robot' }), 'gender', 'non-binary');
  malformed(await post('', { name: 'X', date_of_birth: '1961-02-30' }), 'date_of_birth');
  malformed(await post('', { name: 'X', accessibility_profile: { vision: 'eagle' } }), 'vision');
  malformed(await post('', { name: 'X', accessibility_profile: { text_zoom: 900 } }), 'text_zoom');
  malformed(await post('', { name: 'X', interests: 'sports' }), 'interests');
  malformed(await post('', []));
});

test('external ids are unique in the workspace, found exactly, and never a 404', async () => {
  const external_id = `crm-${randomUUID()}`;
  const person = await made({ external_id });
  refused(await post('', { name: 'Twin', external_id }), 409, 'external_id_taken');
  const other = await made();
  refused(await patch(other.id, { external_id }), 409, 'external_id_taken');
  expect((await patch(person.id, { external_id })).status).toBe(200);
  expect((await get(`?external_id=${external_id}`)).body).toMatchObject({
    items: [{ id: person.id }],
    has_more: false,
    next_cursor: null,
  });
  expect((await get('?external_id=nobody')).body).toEqual({ items: [], has_more: false, next_cursor: null });
  malformed(await get(`?external_id=${'x'.repeat(256)}`), 'external_id');
});

test('lists page through everybody once, newest first, and filter', async () => {
  const one = await made({ name: 'Żaneta Findme' });
  const all = await everybody('');
  expect(new Set(all.map((person) => person.id)).size).toBe(all.length);
  const order = all.map((person) => `${person.created_at}/${person.id}`);
  expect([...order].sort().reverse()).toEqual(order);
  const platform = await everybody('?owner=platform');
  expect(platform.length).toBeGreaterThanOrEqual(300);
  expect(platform.every((person) => person.owner === 'platform' && person.external_id === null)).toBe(true);
  const self = await everybody('?owner=self');
  expect(self.length + platform.length).toBe(all.length);
  expect((await get('/counts')).body).toEqual({ platform: platform.length, self: self.length, total: all.length });
  expect((await get('?search=FINDME')).body.items).toMatchObject([{ id: one.id }]);
  expect((await get('?search=%25')).body.items).toEqual([]);
  const pages = [];
  for (let after = ''; pages.length < 5; ) {
    const { body } = await get(`?limit=2${after}`);
    pages.push(...body.items.map((person: { id: string }) => person.id));
    after = `&after=${encodeURIComponent(body.next_cursor)}`;
  }
  expect(pages).toEqual(all.slice(0, pages.length).map((person) => person.id));
});

test('ill-formed queries are validation errors', async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'owner=world',
    'after=nonsense',
    'archived=maybe',
    'generation_job_id=7',
    `search=${'x'.repeat(201)}`,
    'colour=red',
  ])
    malformed(await get(`?${query}`), query.split('=')[0] as string);
  malformed(await get('/counts?archived=maybe'), 'archived');
  malformed(await get('/schema?x=1'), 'x');
});

test('archive and restore: disjoint sets, idempotent, readable all the while', async () => {
  const person = await made({ name: 'To Archive' });
  const before = (await get('/counts')).body;
  const remove = () => served.call('DELETE', `/${person.id}`);
  expect((await remove()).status).toBe(204);
  const archived = (await get(`/${person.id}`)).body;
  expect(archived.archived_at).toMatch(/Z$/);
  expect((await remove()).status).toBe(204);
  expect((await get(`/${person.id}`)).body.archived_at).toBe(archived.archived_at);
  expect((await get('?search=to%20archive')).body.items).toEqual([]);
  expect((await get('?search=to%20archive&archived=true')).body.items).toMatchObject([{ id: person.id }]);
  expect((await search({ archived: true, search: 'to archive' })).body.items).toHaveLength(1);
  expect((await search({ search: 'to archive' })).body.items).toEqual([]);
  expect((await get('/counts')).body.self).toBe(before.self - 1);
  expect((await get('/counts?archived=true')).body.self).toBeGreaterThanOrEqual(1);
  refused(await patch(person.id, { city: 'X' }), 409, 'person_archived');
  const restored = await served.call('POST', `/${person.id}/restore`);
  expect([restored.status, restored.body.archived_at]).toEqual([200, null]);
  expect((await served.call('POST', `/${person.id}/restore`)).status).toBe(200);
});

test('people of the library are read-only, unknown ones are not found', async () => {
  const [person] = (await get('?owner=platform&limit=1')).body.items;
  refused(await patch(person.id, { city: 'X' }), 403, 'person_read_only');
  refused(await served.call('DELETE', `/${person.id}`), 403, 'person_read_only');
  refused(await served.call('POST', `/${person.id}/restore`), 403, 'person_read_only');
  for (const id of [randomUUID(), 'not-a-uuid']) {
    refused(await get(`/${id}`), 404, 'person_not_found');
    refused(await patch(id, { city: 'X' }), 404, 'person_not_found');
    refused(await served.call('DELETE', `/${id}`), 404, 'person_not_found');
    refused(await served.call('GET', `/generation-jobs/${id}`), 404, 'generation_job_not_found');
    refused(await served.call('POST', `/generation-jobs/${id}/cancel`), 404, 'generation_job_not_found');
  }
});

test('another workspace sees none of it', async () => {
  const person = await made({ external_id: randomUUID() });
  const { id: elsewhere } = (await served.run('workspaces', 'create', '--name', 'Elsewhere')) as { id: string };
  const { key } = (await served.run(
    'keys',
    'mint',
    '--workspace',
    elsewhere,
    '--name',
    'k',
    '--scope',
    'people:read',
    '--scope',
    'people:write',
  )) as { key: string };
  const base = `/api/v1/workspaces/${elsewhere}/people`;
  refused(await served.call('GET', `${base}/${person.id}`, { key }), 404, 'person_not_found');
  refused(await served.call('PATCH', `${base}/${person.id}`, { key, body: { city: 'X' } }), 404, 'person_not_found');
  expect((await served.call('GET', `${base}?external_id=${person.external_id}`, { key })).body.items).toEqual([]);
  expect((await served.call('GET', `${base}/counts`, { key })).body.self).toBe(0);
  refused(await served.call('GET', '', { key }), 404, 'workspace_not_found');
});

test('scopes: reading and writing are independent', async () => {
  const reader = await served.key('people:read');
  const writer = await served.key('people:write');
  expect(
    refused(await served.call('POST', '', { key: reader, body: { name: 'X' } }), 403, 'insufficient_scope')
      .required_scope,
  ).toBe('people:write');
  for (const path of ['', '/counts', '/schema', `/${randomUUID()}`])
    expect(refused(await served.call('GET', path, { key: writer }), 403, 'insufficient_scope').required_scope).toBe(
      'people:read',
    );
  expect(
    refused(await served.call('POST', '/search', { key: writer, body: {} }), 403, 'insufficient_scope').required_scope,
  ).toBe('people:read');
  expect((await served.call('POST', '', { key: writer, body: { name: 'X' } })).status).toBe(201);
  expect((await served.call('GET', '/counts', { key: reader })).status).toBe(200);
});

test('creates are idempotent by key', async () => {
  const key = randomUUID();
  const first = await post('', { name: 'Once' }, { 'idempotency-key': key });
  const again = await post('', { name: 'Once' }, { 'idempotency-key': key });
  expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 200, 'true']);
  expect(again.body).toEqual(first.body);
  refused(await post('', { name: 'Twice' }, { 'idempotency-key': key }), 409, 'idempotency_conflict');
  refused(await post('', { name: 'Once' }, { 'idempotency-key': 'x'.repeat(256) }), 422, 'idempotency_key_invalid');
  const raced = await Promise.all(
    Array.from({ length: 5 }, () => post('', { name: 'Raced' }, { 'idempotency-key': `${key}-race` })),
  );
  expect(new Set(raced.map((answer) => answer.body.id)).size).toBe(1);
});

test('search finds what the rule says, and the schema publishes all it can say', async () => {
  const tag = `Tag${Math.random().toString(36).slice(2)}`;
  await made({
    name: `${tag} Old`,
    date_of_birth: '1950-05-05',
    city: 'Łódź',
    interests: ['sports.cycling'],
    occupation: 'Nurse',
    accessibility_profile: { screen_reader: true },
  });
  await made({
    name: `${tag} Young`,
    date_of_birth: '2001-05-05',
    city: 'Lodi',
    interests: ['food.wine'],
    occupation: 'Software engineer',
  });
  await made({ name: `${tag} Blank` });
  const names = async (rule: unknown) => {
    const { status, body } = await search({ search: tag, rule });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body.items.map((person: { name: string }) => person.name.slice(tag.length + 1)).sort();
  };
  const and = (...conditions: unknown[]) => ({ op: 'and', conditions });
  const not = (condition: unknown) => ({ op: 'not', conditions: [condition] });
  expect(await names(leaf('age', 'gte', 65))).toEqual(['Old']);
  expect(await names(not(leaf('age', 'gte', 65)))).toEqual(['Young']);
  expect(await names(leaf('age', 'between', [18, 64]))).toEqual(['Young']);
  expect(await names(leaf('age', 'is_null'))).toEqual(['Blank']);
  expect(await names(leaf('city', 'contains', 'LODZ'))).toEqual(['Old']);
  expect(await names(leaf('city', 'starts_with', 'lod'))).toEqual(['Old', 'Young']);
  expect(await names(leaf('city', 'eq', 'lodi'))).toEqual([]);
  expect(await names(leaf('interests', 'has', 'sports'))).toEqual(['Old']);
  expect(await names(not(leaf('interests', 'has', 'sports')))).toEqual(['Young']);
  expect(await names(leaf('interests', 'has_any', ['food', 'games']))).toEqual(['Young']);
  expect(await names(leaf('interests', 'is_null'))).toEqual(['Blank']);
  expect(await names(leaf('occupation_code', 'starts_with', '2'))).toEqual(['Old', 'Young']);
  expect(await names(leaf('occupation_code', 'starts_with', '25'))).toEqual(['Young']);
  expect(await names(leaf('screen_reader', 'eq', true, 'accessibility'))).toEqual(['Old']);
  expect(await names(leaf('archived_at', 'is_null', undefined, 'provenance'))).toEqual(['Blank', 'Old', 'Young']);
  expect(
    await names({
      op: 'or',
      conditions: [leaf('age', 'lt', 30), and(leaf('city', 'is_not_null'), leaf('interests', 'has', 'sports.cycling'))],
    }),
  ).toEqual(['Old', 'Young']);
  expect(await names(not(and(leaf('age', 'gte', 65), leaf('city', 'eq', 'Rome'))))).toEqual(['Old', 'Young']);

  const { attributes } = (await get('/schema')).body;
  const named = attributes.map((attribute: { name: string }) => attribute.name);
  for (const field of FIELDS.filter((name) => !['id', 'owner', 'workspace_id', 'type'].includes(name)).concat('age'))
    expect(named).toContain(field);
  const sample: Record<string, unknown> = {
    integer: 5,
    number: 150,
    boolean: true,
    date: '2000-01-01',
    datetime: '2026-01-01T00:00:00.000Z',
    uuid: randomUUID(),
  };
  for (const { filter, type, options } of attributes)
    for (const operator of filter.operators) {
      const one = sample[type] ?? options?.[0]?.value ?? 'a';
      const value = /null/.test(operator)
        ? undefined
        : ['in', 'has_any'].includes(operator)
          ? [one]
          : operator === 'between'
            ? [one, one]
            : one;
      const answer = await search({ rule: leaf(filter.key, operator, value, filter.source), pagination: { limit: 1 } });
      expect([filter.key, operator, answer.status]).toEqual([filter.key, operator, 200]);
    }
});

test('search agrees with the list on pages, owners and limits', async () => {
  const rule = leaf('employment_status', 'eq', 'retired');
  const found = [];
  for (let after: string | null = null, page = 0; page < 40; page += 1) {
    const { body }: Answer = await search({
      owner: 'platform',
      rule,
      pagination: { limit: 20, ...(after ? { after } : {}) },
    });
    found.push(...body.items);
    after = body.next_cursor;
    if (!after) break;
  }
  const expected = (await everybody('?owner=platform')).filter((person) => person.employment_status === 'retired');
  expect(found.map((person) => person.id)).toEqual(expected.map((person) => person.id));
  expect((await search({})).body.items.length).toBe(25);
  for (const body of [
    { nonsense: 1 },
    { owner: 'all' },
    { pagination: { limit: 101 } },
    { pagination: { size: 5 } },
    { archived: 'yes' },
    { search: 'x'.repeat(201) },
    { pagination: { after: 'nope' } },
  ])
    malformed(await search(body));
});

test('bad rules are refused by kind, naming the offender', async () => {
  const group = (op: string, ...conditions: unknown[]) => ({ op, conditions });
  const ok = leaf('country', 'eq', 'ES');
  const invalid: Array<[unknown, string]> = [
    [leaf('shoe_size', 'eq', 1), 'shoe_size'],
    [leaf('country', 'like', 'E'), 'like'],
    [leaf('country', 'eq', 'ES', 'moon'), 'moon'],
    [leaf('interests', 'has', 'sports.curling'), 'sports.curling'],
    [leaf('age', 'gte', 'old'), 'old'],
    [leaf('gender', 'eq', 'robot'), 'robot'],
    [{ ...ok, op: 'and', conditions: [ok] }, 'both'],
    [group('nand', ok), 'nand'],
    [group('not', ok, ok), 'exactly one'],
    [{}, 'neither'],
    [{ ...ok, extra: 1 }, 'extra'],
  ];
  for (const [rule, offender] of invalid)
    expect(JSON.stringify(refused(await search({ rule }), 422, 'search_rule_invalid'))).toContain(offender);
  const many = (count: number) => Array.from({ length: count }, () => ok);
  const complex: Array<[unknown, number, number]> = [
    [group('and', group('or', group('and', ok))), 3, 2],
    [group('or', ...many(16)), 16, 15],
    [group('and', group('or', ...many(13)), group('or', ...many(13))), 26, 25],
  ];
  for (const [rule, count, limit] of complex) {
    const detail = refused(await search({ rule }), 422, 'search_rule_too_complex');
    expect(detail.message).toContain(String(count));
    expect(detail.message).toContain(String(limit));
  }
  expect((await search({ rule: group('or', ...many(15)) })).status).toBe(200);
});

test('a job makes people that hold to the constraints, once, and bills what it made', async () => {
  const constraints = {
    age_min: 66,
    age_max: 80,
    countries: ['ES', 'JP'],
    genders: ['female'],
    employment_statuses: ['retired'],
    accessibility: ['low_vision', 'tremor'],
  };
  const job = await post(
    '/generation-jobs',
    { count: 12, seed: 5, avatars: true, constraints, brief: 'who love gardening' },
    { prefer: 'wait=60' },
  );
  expect([job.status, job.body]).toEqual([200, job.body]);
  expect(Object.keys(job.body).sort()).toEqual([
    'counts',
    'created_at',
    'credits_billed',
    'ended_at',
    'error',
    'id',
    'started_at',
    'status',
    'workspace_id',
  ]);
  expect(job.body).toMatchObject({
    status: 'completed',
    counts: { requested: 12, succeeded: 12, failed: 0, pending: 0 },
    credits_billed: 36,
    error: null,
    workspace_id: served.workspace,
  });
  const people = await everybody(`?generation_job_id=${job.body.id}`);
  expect(people).toHaveLength(12);
  expect((await search({ generation_job_id: job.body.id, pagination: { limit: 100 } })).body.items).toHaveLength(12);
  for (const person of people) {
    const age = new Date().getUTCFullYear() - Number(person.date_of_birth.slice(0, 4));
    expect(age).toBeGreaterThanOrEqual(66);
    expect(age).toBeLessThanOrEqual(81);
    expect(['ES', 'JP']).toContain(person.country);
    expect(person).toMatchObject({
      owner: 'self',
      gender: 'female',
      employment_status: 'retired',
      generation_job_id: job.body.id,
    });
    expect(['low_vision', 'tremor'].some((need) => Object.values(person.accessibility_profile).includes(need))).toBe(
      true,
    );
    expect(person.interests).toContain('outdoors.gardening');
    expect(person.avatar_url).toMatch(/^(data|https?):/);
    expect(person.bio.length).toBeGreaterThan(200);
  }
  expect(new Set(people.map((person) => person.bio)).size).toBe(12);
  const same = await post(
    '/generation-jobs',
    { count: 12, seed: 5, avatars: true, constraints, brief: 'who love gardening' },
    { prefer: 'wait=60' },
  );
  const twins = await everybody(`?generation_job_id=${same.body.id}`);
  expect(twins.map((person) => person.bio).sort()).toEqual(people.map((person) => person.bio).sort());
});

test('a job is accepted at once, polled, cancelled, and never counts wrong', async () => {
  const key = randomUUID();
  const job = await post('/generation-jobs', { count: 300 }, { 'idempotency-key': key });
  expect(job.status).toBe(202);
  const again = await post('/generation-jobs', { count: 300 }, { 'idempotency-key': key });
  expect([again.status, again.body.id]).toEqual([200, job.body.id]);
  const cancelled = await served.call('POST', `/generation-jobs/${job.body.id}/cancel`);
  expect(cancelled.status).toBe(200);
  const { body } = await get(`/generation-jobs/${job.body.id}`);
  expect(['cancelled', 'completed']).toContain(body.status);
  expect(body.counts.requested).toBe(body.counts.succeeded + body.counts.failed + body.counts.pending);
  expect(body.credits_billed).toBe(body.counts.succeeded * 2);
  expect(await everybody(`?generation_job_id=${job.body.id}`)).toHaveLength(body.counts.succeeded);
  expect((await served.call('POST', `/generation-jobs/${job.body.id}/cancel`)).body).toEqual(body);
});

test('bad jobs are refused before anybody is made', async () => {
  const before = (await get('/counts')).body.self;
  for (const body of [
    {},
    { count: 0 },
    { count: 501 },
    { count: 1.5 },
    { count: 1, seed: -1 },
    { count: 1, avatars: 'yes' },
    { count: 1, brief: 'x'.repeat(2001) },
    { count: 1, nonsense: 1 },
    { count: 1, constraints: { shoe_size: 44 } },
    { count: 1, constraints: { genders: ['robot'] } },
    { count: 1, constraints: { age_min: 'old' } },
  ])
    malformed(await post('/generation-jobs', body));
  for (const constraints of [
    { age_min: 60, age_max: 50 },
    { countries: ['XX'] },
    { accessibility: ['telepathy'] },
    { age_max: 20, education_levels: ['graduate'] },
  ])
    expect([JSON.stringify(constraints), (await post('/generation-jobs', { count: 1, constraints })).status]).toEqual([
      JSON.stringify(constraints),
      422,
    ]);
  expect((await get('/counts')).body.self).toBe(before);
});
