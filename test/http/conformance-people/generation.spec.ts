import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Answer, Client } from '../harness.ts';
import { allPages, malformed, NOBODY, refused, succeeded, TIMESTAMP, UUID, wait } from './checks.ts';
import { test } from './served.ts';

// Generation jobs: create, poll, cancel, what they make and what they cost.

const JOB_FIELDS = 'counts created_at credits_billed ended_at error id started_at status workspace_id'.split(' ');
const jobs = (client: Client) => client.at('/people/generation-jobs');

const create = (client: Client, body: object, headers: Record<string, string> = { prefer: 'wait=60' }) =>
  client.post(jobs(client), body, headers);

function holds(job: Answer['body'], price = 2) {
  const { counts, credits_billed, status, started_at, ended_at, error } = job;
  expect.soft(Object.keys(job).sort()).toEqual(JOB_FIELDS);
  expect.soft(Object.keys(counts).sort()).toEqual(['failed', 'pending', 'requested', 'succeeded']);
  expect.soft(counts.requested).toBe(counts.succeeded + counts.failed + counts.pending);
  expect.soft(credits_billed).toBe(counts.succeeded * price);
  expect.soft(['queued', 'running', 'completed', 'cancelled', 'failed']).toContain(status);
  expect.soft(job.id).toMatch(UUID);
  expect.soft(job.created_at).toMatch(TIMESTAMP);
  const ended = ['completed', 'cancelled', 'failed'].includes(status);
  expect.soft(ended_at === null, status).toBe(!ended);
  if (status === 'queued') expect.soft(started_at).toBeNull();
  if (status === 'running' || status === 'completed') expect.soft(started_at).toMatch(TIMESTAMP);
  if (status !== 'failed') expect.soft(error).toBeNull();
  if (status === 'completed') expect.soft(counts.pending).toBe(0);
  if (started_at && ended_at) {
    expect.soft(job.created_at <= started_at).toBe(true);
    expect.soft(started_at <= ended_at).toBe(true);
  }
}

async function ended(client: Client, id: string): Promise<Answer['body']> {
  for (let poll = 0; poll < 400; poll += 1) {
    const job = succeeded(await client.get(`${jobs(client)}/${id}`), 200);
    holds(job);
    if (job.ended_at) return job;
    await wait(25);
  }
  throw new Error('the job does not end');
}

test('a job is accepted at once, polled to its end, and its people are the workspace’s own', async ({ client }) => {
  const answer = await create(client, { count: 5 }, {});
  expect(answer.status).toBe(202);
  holds(answer.body);
  expect(['queued', 'running']).toContain(answer.body.status);
  expect(answer.body.workspace_id).toBe(client.workspace);
  const job = await ended(client, answer.body.id);
  expect(job).toMatchObject({
    id: answer.body.id,
    status: 'completed',
    counts: { requested: 5, succeeded: 5, failed: 0, pending: 0 },
    credits_billed: 10,
    created_at: answer.body.created_at,
  });
  const people = await allPages(client, client.at(`/people?generation_job_id=${job.id}`));
  expect(people).toHaveLength(5);
  for (const person of people) {
    expect.soft(person).toMatchObject({
      owner: 'self',
      workspace_id: client.workspace,
      type: 'ai',
      generation_job_id: job.id,
      external_id: null,
      archived_at: null,
      avatar_url: null,
    });
    for (const field of ['name', 'bio', 'city', 'country', 'date_of_birth', 'gender', 'household', 'locale_type'])
      expect.soft(person[field], field).toBeTruthy();
    expect.soft((await client.get(client.at(`/people/${person.id}`))).body).toEqual(person);
  }
  expect(new Set(people.map(({ bio }) => bio)).size).toBe(5);
  const searched = await client.post(client.at('/people/search'), { generation_job_id: job.id });
  expect(searched.body.items).toEqual(people);
  const rule = { field: { source: 'provenance', key: 'generation_job_id' }, operator: 'eq', value: job.id };
  expect((await client.post(client.at('/people/search'), { rule })).body.items).toEqual(people);
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(5);
  const [one] = people;
  expect((await client.patch(client.at(`/people/${one.id}`), { city: 'X', external_id: 'mine' })).body).toMatchObject({
    city: 'X',
    external_id: 'mine',
    generation_job_id: job.id,
  });
  expect((await client.session({ person_id: one.id })).person_snapshot.name).toBe(one.name);
});

test('avatars cost a credit more, and are there', async ({ client }) => {
  const { status, body } = await create(client, { count: 3, avatars: true });
  expect(status).toBe(200);
  holds(body, 3);
  expect(body).toMatchObject({ status: 'completed', credits_billed: 9 });
  for (const { avatar_url } of (await client.get(client.at(`/people?generation_job_id=${body.id}`))).body.items)
    expect(avatar_url).toMatch(/^(data:image|https?:)/);
  const without = (await create(client, { count: 2, avatars: false })).body;
  expect(without.credits_billed).toBe(4);
  const cap = (await client.get(client.at('/usage/spend-cap'))).body;
  expect(cap.drawn_credits).toBe(13);
});

test('Prefer: wait holds the request for a short job, and is clamped', async ({ client }) => {
  for (const [prefer, status] of [
    ['wait=30', 200],
    ['wait=1', 200],
    ['wait=0', 200],
    ['wait=9999', 200],
    ['wait=-5', 200],
    ['respond-async, wait=10', 200],
    ['wait=soon', 202],
    ['return=minimal', 202],
    ['', 202],
  ] as const) {
    const answer = await create(client, { count: 1 }, prefer === '' ? {} : { prefer });
    expect.soft(answer.status, prefer).toBe(status);
    if (status === 200) expect.soft(answer.body.status, prefer).toBe('completed');
  }
});

test('what a job asks for holds for everybody it makes', async ({ client }) => {
  const year = new Date().getUTCFullYear();
  const table: Array<[constraints: object, fits: (person: Answer['body']) => boolean]> = [
    [{ age_min: 70 }, ({ date_of_birth }) => Number(date_of_birth.slice(0, 4)) <= year - 70],
    [{ age_max: 25 }, ({ date_of_birth }) => Number(date_of_birth.slice(0, 4)) >= year - 26],
    [{ age_min: 40, age_max: 40 }, ({ date_of_birth }) => [40, 41].includes(year - date_of_birth.slice(0, 4))],
    [{ countries: ['ES'] }, ({ country }) => country === 'ES'],
    [{ countries: ['JP', 'DE'] }, ({ country }) => ['JP', 'DE'].includes(country)],
    [{ genders: ['female'] }, ({ gender }) => gender === 'female'],
    [{ genders: ['non-binary'] }, ({ gender }) => gender === 'non-binary'],
    [
      { education_levels: ['bachelor', 'graduate'] },
      ({ education_level }) => /bachelor|graduate/.test(education_level),
    ],
    [{ employment_statuses: ['retired'] }, ({ employment_status }) => employment_status === 'retired'],
    [{ employment_statuses: ['student'] }, ({ employment_status }) => employment_status === 'student'],
    [{ locale_types: ['rural'] }, ({ locale_type }) => locale_type === 'rural'],
    [{ accessibility: ['low_vision'] }, (person) => person.accessibility_profile.vision === 'low_vision'],
    [{ accessibility: ['screen_reader'] }, (person) => person.accessibility_profile.screen_reader === true],
    [
      { accessibility: ['tremor', 'deaf'] },
      ({ accessibility_profile: own }) => own.motor === 'tremor' || own.hearing === 'deaf',
    ],
  ];
  for (const [constraints, fits] of table) {
    const what = JSON.stringify(constraints);
    const { status, body } = await create(client, { count: 4, constraints });
    expect.soft([status, body.counts], what).toEqual([200, { requested: 4, succeeded: 4, failed: 0, pending: 0 }]);
    const { items } = (await client.get(client.at(`/people?generation_job_id=${body.id}`))).body;
    for (const person of items) expect.soft(fits(person), `${what} ${JSON.stringify(person)}`).toBe(true);
  }
});

test('one seed, one cast; another seed, another', async ({ client }) => {
  const cast = async (body: object) => {
    const job = (await create(client, { count: 3, ...body })).body;
    const { items } = (await client.get(client.at(`/people?generation_job_id=${job.id}`))).body;
    return items.map(({ name, bio }: Answer['body']) => `${name}: ${bio}`).sort();
  };
  const first = await cast({ seed: 7 });
  expect(await cast({ seed: 7 })).toEqual(first);
  expect(await cast({ seed: 8 })).not.toEqual(first);
  expect(await cast({ seed: 0 })).toHaveLength(3);
  expect(await cast({ seed: 2_147_483_647 })).toHaveLength(3);
  expect(await cast({})).not.toEqual(await cast({}));
});

test('what nobody can be, and what is no request, is refused before anybody is made', async ({ client }) => {
  const table: Array<[body: object, field: string]> = [
    [{}, 'count'],
    [{ count: 0 }, 'count'],
    [{ count: 501 }, 'count'],
    [{ count: -1 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ count: '5' }, 'count'],
    [{ count: null }, 'count'],
    [{ count: 1, seed: -1 }, 'seed'],
    [{ count: 1, seed: 1.5 }, 'seed'],
    [{ count: 1, seed: 'x' }, 'seed'],
    [{ count: 1, avatars: 'yes' }, 'avatars'],
    [{ count: 1, avatars: 1 }, 'avatars'],
    [{ count: 1, brief: 'x'.repeat(2001) }, 'brief'],
    [{ count: 1, brief: 5 }, 'brief'],
    [{ count: 1, nonsense: 1 }, 'nonsense'],
    [{ count: 1, constraints: [] }, 'constraints'],
    [{ count: 1, constraints: 'old' }, 'constraints'],
    [{ count: 1, constraints: { shoe_size: 44 } }, 'shoe_size'],
    [{ count: 1, constraints: { genders: ['robot'] } }, ''],
    [{ count: 1, constraints: { genders: 'female' } }, 'genders'],
    [{ count: 1, constraints: { countries: 'ES' } }, 'countries'],
    [{ count: 1, constraints: { countries: [5] } }, ''],
    [{ count: 1, constraints: { education_levels: ['phd'] } }, ''],
    [{ count: 1, constraints: { employment_statuses: ['busy'] } }, ''],
    [{ count: 1, constraints: { locale_types: ['moon'] } }, ''],
    [{ count: 1, constraints: { age_min: 'old' } }, 'age_min'],
    [{ count: 1, constraints: { age_max: 40.5 } }, 'age_max'],
  ];
  for (const [body, field] of table) malformed(await create(client, body), field, JSON.stringify(body));
  for (const constraints of [
    { age_min: 60, age_max: 50 },
    { countries: ['XX'] },
    { accessibility: ['telepathy'] },
    { age_max: 20, education_levels: ['graduate'] },
  ]) {
    const { status } = await create(client, { count: 1, constraints });
    expect.soft(status, JSON.stringify(constraints)).toBe(422);
  }
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(0);
  expect((await client.get(client.at('/usage/spend-cap'))).body.drawn_credits).toBe(0);
  for (const body of [
    { count: 1, brief: 'x'.repeat(2000) },
    { count: 1, brief: '' },
    { count: 1, constraints: {} },
  ])
    expect.soft((await create(client, body)).status).toBe(200);
});

test('cancelling keeps and bills what was produced, once and for all', async ({ client }) => {
  const job = (await create(client, { count: 500 }, {})).body;
  const cancelled = succeeded(await client.post(`${jobs(client)}/${job.id}/cancel`), 200);
  holds(cancelled);
  expect(cancelled).toMatchObject({ id: job.id, status: 'cancelled', error: null });
  expect(cancelled.counts.pending).toBeGreaterThan(0);
  await wait(200);
  expect((await client.get(`${jobs(client)}/${job.id}`)).body).toEqual(cancelled);
  expect((await client.post(`${jobs(client)}/${job.id}/cancel`)).body).toEqual(cancelled);
  expect((await client.post(`${jobs(client)}/${job.id}/cancel`, {})).body).toEqual(cancelled);
  expect(await allPages(client, client.at(`/people?generation_job_id=${job.id}`))).toHaveLength(
    cancelled.counts.succeeded,
  );
  expect((await client.get(client.at('/usage/spend-cap'))).body.drawn_credits).toBe(cancelled.credits_billed);
  const done = (await create(client, { count: 1 })).body;
  expect((await client.post(`${jobs(client)}/${done.id}/cancel`)).body, 'ended before').toEqual(done);
  malformed(await client.post(`${jobs(client)}/${done.id}/cancel`, { x: 1 }), 'x');
});

test('a job in the middle shows what it has so far', async ({ client }) => {
  const job = (await create(client, { count: 500 }, {})).body;
  let partial = job;
  for (let poll = 0; poll < 500 && partial.counts.succeeded === 0; poll += 1) {
    partial = (await client.get(`${jobs(client)}/${job.id}`)).body;
    holds(partial);
  }
  const there = (await client.get(client.at('/people/counts'))).body.self;
  expect(there).toBeGreaterThanOrEqual(partial.counts.succeeded);
  const cancelled = (await client.post(`${jobs(client)}/${job.id}/cancel`)).body;
  holds(cancelled);
  expect(cancelled.counts.succeeded).toBeGreaterThan(0);
  expect(cancelled.started_at).toMatch(TIMESTAMP);
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(cancelled.counts.succeeded);
});

test('jobs of others and of nobody are not found', async ({ client, server }) => {
  const other = await server.client();
  const theirs = (await create(other, { count: 1 })).body;
  for (const id of [theirs.id, NOBODY, 'nothing', '7']) {
    refused(await client.get(`${jobs(client)}/${id}`), 404, 'generation_job_not_found', id);
    refused(await client.post(`${jobs(client)}/${id}/cancel`), 404, 'generation_job_not_found', id);
  }
  expect((await client.get(client.at(`/people?generation_job_id=${theirs.id}`))).body.items).toEqual([]);
  succeeded(await other.get(`${jobs(other)}/${theirs.id.toUpperCase()}`), 200);
});

test('a job is made once for each Idempotency-Key', async ({ client }) => {
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  const first = await create(client, { count: 2 }, headers);
  const again = await create(client, { count: 2 }, headers);
  expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 200, 'true']);
  expect(again.body.id).toBe(first.body.id);
  refused(await create(client, { count: 3 }, headers), 409, 'idempotency_conflict');
  refused(await create(client, { count: 2 }, { 'idempotency-key': 'a b' }), 422, 'idempotency_key_invalid');
  const raced = await Promise.all(
    Array.from({ length: 6 }, () => create(client, { count: 1 }, { 'idempotency-key': 'raced' })),
  );
  expect(new Set(raced.map(({ body }) => body.id)).size).toBe(1);
  await ended(client, first.body.id);
  await ended(client, raced[0]?.body.id);
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(3);
  const waited = { 'idempotency-key': randomUUID(), prefer: 'wait=30' };
  const done = await create(client, { count: 1 }, waited);
  const replay = await create(client, { count: 1 }, waited);
  expect([replay.status, replay.body]).toEqual([200, done.body]);
});

test('a job that could not be paid for is refused whole; nothing goes below zero', async ({ client, server }) => {
  await server.set(client, { balance: 9 });
  refused(await create(client, { count: 5 }), 402, 'credits_exhausted');
  refused(await create(client, { count: 4, avatars: true }), 402, 'credits_exhausted');
  expect((await create(client, { count: 4 })).body).toMatchObject({ status: 'completed', credits_billed: 8 });
  const cap = async () => (await client.get(client.at('/usage/spend-cap'))).body;
  expect(await cap()).toMatchObject({ balance_credits: 1, drawn_credits: 8 });
  refused(await create(client, { count: 1 }), 402, 'credits_exhausted');
  await server.set(client, { balance: null, plan_allowance: 12 });
  expect((await create(client, { count: 2 })).status).toBe(200);
  await server.set(client, { plan_allowance: 5 });
  refused(await create(client, { count: 1, avatars: true }), 402, 'plan_allowance_exhausted');
  await server.set(client, { plan_allowance: null, spend_cap: 20 });
  expect((await cap()).drawn_credits).toBe(12);
  refused(await create(client, { count: 5 }), 402, 'spend_cap_reached');
  expect((await create(client, { count: 4 })).status).toBe(200);
  refused(await create(client, { count: 1 }), 402, 'spend_cap_reached');
  malformed(await create(client, { count: 0 }), 'count', 'the shape comes before the money');
  await server.set(client, { spend_cap: null });
  expect((await create(client, { count: 1 })).status).toBe(200);
});

test('money that runs out under a job ends it, with what was paid for', async ({ client, server }) => {
  await server.set(client, { balance: 150 });
  const [one, two] = await Promise.all([create(client, { count: 60 }, {}), create(client, { count: 60 }, {})]);
  expect([one.status, two.status]).toEqual([202, 202]);
  const done = [await ended(client, one.body.id), await ended(client, two.body.id)];
  expect(done.map(({ status }) => status).sort()).toEqual(['completed', 'failed']);
  const failed = done.find(({ status }) => status === 'failed');
  expect(failed.error).toEqual(expect.stringContaining('credits_exhausted'));
  expect(failed.counts).toMatchObject({ requested: 60, succeeded: 15 });
  expect((await client.get(client.at('/usage/spend-cap'))).body).toMatchObject({
    balance_credits: 0,
    drawn_credits: 150,
  });
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(75);
});
