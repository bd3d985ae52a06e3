import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { FIELDS, leaf, malformed, peopleClient, refused } from './people-client.ts';
import { type Answer, type Served, servePeople } from './people-served.ts';

// Searching and generating people, checked from outside against a server of its own.

test.describe.configure({ mode: 'default' });

let served: Served;
test.beforeAll(async () => {
  served = await servePeople();
});
test.afterAll(async () => {
  await served?.stop();
});

const { get, post, search, made, everybody } = peopleClient(() => served);

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
