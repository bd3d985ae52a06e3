import { expect } from '@playwright/test';
import { test, turnBody } from './harness.ts';

const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

test('each create is made once for one key, and a replay says so', async ({ client }) => {
  const person = await client.person();
  const environment = await client.environment();
  const bodies: [string, object][] = [
    [
      client.at('/sessions'),
      { person_id: person.id, task: { instructions: 'Go' }, environment: { name: 'S', kind: 'web' } },
    ],
    [client.at('/environments'), { name: 'Once', kind: 'world', config: {} }],
    [`/api/v1/environments/${environment.id}/versions`, { label: 'Once' }],
    [client.at('/tasks'), { name: 'Once', instructions: 'Go' }],
    [client.at('/people'), { name: 'Once', external_id: 'once' }],
  ];
  for (const [path, body] of bodies) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post(path, body, { 'idempotency-key': 'same' })),
    );
    expect(answers.map((answer) => answer.status).sort(), path).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, path).toBe(1);
    for (const answer of answers)
      expect(answer.headers.get('idempotent-replayed')).toBe(answer.status === 200 ? 'true' : null);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect((await client.post(path, reordered, { 'idempotency-key': 'same' })).status).toBe(200);
    const other = await client.post(
      path,
      { ...body, ...('name' in body ? { name: 'Two' } : 'label' in body ? { label: 'Two' } : { seed: 1 }) },
      { 'idempotency-key': 'same' },
    );
    expect(kind(other), path).toBe('409 idempotency_conflict');
  }
});

test('keys have bounds; refusals are not remembered; a replay outlives what it names', async ({ client }) => {
  const tasks = client.at('/tasks');
  const body = { name: 'A', instructions: 'Go' };
  for (const key of ['', ' ', 'x'.repeat(256), 'a b'])
    expect(kind(await client.post(tasks, body, { 'idempotency-key': key })), key).toBe('422 idempotency_key_invalid');
  expect((await client.post(tasks, { name: 'A' }, { 'idempotency-key': 'k' })).status).toBe(422);
  expect((await client.post(tasks, body, { 'idempotency-key': 'k' })).status).toBe(201);
  expect(kind(await client.post(tasks, body, { 'idempotency-key': 'l' }))).toBe('409 task_name_taken');
  const environment = await client.environment();
  const person = await client.person();
  const create = { person_id: person.id, task: { instructions: 'Go' }, environment_id: environment.id };
  const first = await client.post(client.at('/sessions'), create, { 'idempotency-key': 's' });
  await client.delete(`/api/v1/environments/${environment.id}`);
  const replay = await client.post(client.at('/sessions'), create, { 'idempotency-key': 's' });
  expect([replay.status, replay.body]).toEqual([200, first.body]);
});

test('a turn sent again under its key is recorded once, with a frame address of its own', async ({ client }) => {
  const session = await client.session({ observation_retention: '30d' });
  const path = `/api/v1/sessions/${session.id}/turns`;
  const body = await turnBody(0);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.post(path, body, { 'idempotency-key': 't' })),
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  const without = answers.map(({ body: { turn, session: state } }) =>
    JSON.stringify([{ ...turn, observation_url: null }, state]),
  );
  expect(new Set(without).size).toBe(1);
  for (const { body: answer } of answers) expect((await fetch(answer.turn.observation_url)).status).toBe(200);
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body.turn_count).toBe(1);
  const other = { ...body, frame_age_ms: 3 };
  expect(kind(await client.post(path, other, { 'idempotency-key': 't' }))).toBe('409 idempotency_conflict');
  const elsewhere = await client.session();
  const there = await client.post(`/api/v1/sessions/${elsewhere.id}/turns`, body, { 'idempotency-key': 't' });
  expect([there.status, there.headers.get('idempotent-replayed')]).toEqual([200, null]);
});

test('of turns with one index that race without a key, one is recorded', async ({ client }) => {
  const session = await client.session();
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.submit(session.id, 0)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body.turns).toHaveLength(1);
});
