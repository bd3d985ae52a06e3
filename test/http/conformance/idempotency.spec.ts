import { expect } from '@playwright/test';
import { SCOPES } from '../../../src/contract/index.ts';
import type { Client } from '../harness.ts';
import { environmentBody, type Json, sessionBody, taskBody, turnBody, versionBody } from './samples.ts';
import { malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

interface Create {
  path: string;
  body: Json;
  other: Json;
  /** How many records of the sort there are. */
  count(): Promise<number>;
}

/** Every create, with a body and another one. */
async function creates(client: Client): Promise<Record<string, Create>> {
  const person = (await client.person()).id;
  const environment = (await client.environment()).id;
  const session = (await client.session({ person_id: person })).id;
  const listed = (path: string) => async () => (await client.get(path)).body.items.length;
  const create = (path: string, body: Json, other: Json, count = listed(path)): Create => ({
    path,
    body,
    other,
    count,
  });
  const versions = `/api/v1/environments/${environment}/versions`;
  const [task, registered, version] = [taskBody(), environmentBody(), versionBody()];
  return {
    sessions: create(client.at('/sessions'), sessionBody(person), sessionBody(person, { max_turns: 5 })),
    environments: create(client.at('/environments'), registered, { ...registered, operating_notes: 'x' }),
    versions: create(versions, version, { ...version, description: 'x' }),
    tasks: create(client.at('/tasks'), task, { ...task, background: 'x' }),
    people: create(
      client.at('/people'),
      { name: 'Ann' },
      { name: 'Ben' },
      listed(client.at('/people?owner=self&limit=100')),
    ),
    turns: create(
      `/api/v1/sessions/${session}/turns`,
      turnBody(0),
      turnBody(1),
      async () => (await client.get(`/api/v1/sessions/${session}`)).body.turn_count,
    ),
  };
}

const withKey = (client: Client, path: string, body: unknown, key: string) =>
  client.post(path, body, { 'idempotency-key': key });

test('the same key and body give the first answer again; another body is a conflict', async ({ client, served }) => {
  const colleague = await served.key(client, SCOPES);
  for (const [name, { path, body, other, count }] of Object.entries(await creates(client))) {
    const first = await withKey(client, path, body, 'key-1');
    ok(first, name === 'turns' ? 200 : 201, name);
    expect.soft(first.headers.get('idempotent-replayed'), `${name}: first`).toBe(null);
    const before = await count();
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    for (const [label, answer] of Object.entries({
      replay: await withKey(client, path, body, 'key-1'),
      'keys in another order': await withKey(client, path, reordered, 'key-1'),
      'another key of the workspace': await withKey(colleague, path, body, 'key-1'),
      'path in capitals': await withKey(
        client,
        path.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase()),
        body,
        'key-1',
      ),
    })) {
      ok(answer, 200, `${name}: ${label}`);
      expect.soft(answer.body, `${name}: ${label} is the same`).toEqual(first.body);
      expect.soft(answer.headers.get('idempotent-replayed'), `${name}: ${label}`).toBe('true');
    }
    refused(await withKey(client, path, other, 'key-1'), 409, 'idempotency_conflict', name);
    expect.soft(await count(), `${name}: nothing more was made`).toBe(before);
    const malformedBody = await withKey(client, path, { ...body, nonsense: 1 }, 'key-1');
    malformed(malformedBody, 'nonsense', `${name}: shape before conflict`);
  }
});

test('keys at the bounds and out of them', async ({ client }) => {
  for (const [name, { path, body }] of Object.entries(await creates(client))) {
    for (const [label, key] of Object.entries({
      empty: '',
      'too long': 'x'.repeat(256),
      'a space within': 'a b',
      'not ASCII': 'caf\u00e9',
    }))
      refused(await withKey(client, path, body, key), 422, 'idempotency_key_invalid', `${name}: ${label}`);
    const long = `${name}${'!'.repeat(255 - name.length)}`;
    ok(await withKey(client, path, body, long), name === 'turns' ? 200 : 201, `${name}: 255 characters`);
    ok(await withKey(client, path, body, long), 200, `${name}: replayed`);
  }
  ok(await withKey(client, client.at('/tasks'), taskBody(), '!"#$%&/()=?~^{}[]\\|<>,;:'), 201, 'every sort of sign');
});

test('one key in two places is two keys', async ({ client, served }) => {
  const stranger = await served.client();
  ok(await withKey(client, client.at('/tasks'), taskBody(), 'same'), 201, 'a task');
  ok(await withKey(client, client.at('/environments'), environmentBody(), 'same'), 201, 'an environment');
  ok(await withKey(stranger, stranger.at('/tasks'), taskBody(), 'same'), 201, "another workspace's task");
  const [one, two] = [(await client.session()).id, (await client.session()).id];
  for (const id of [one, two])
    ok(await withKey(client, `/api/v1/sessions/${id}/turns`, turnBody(0), 'same'), 200, 'a turn');
  ok(await withKey(client, client.at('/tasks'), taskBody(), 'SAME'), 201, 'capitals matter');
});

test('a refusal is not remembered', async ({ client, served }) => {
  const body = taskBody();
  const taken = await client.made(client.at('/tasks'), body);
  refused(await withKey(client, client.at('/tasks'), body, 'later'), 409, 'task_name_taken', 'taken');
  ok(await client.delete(`/api/v1/tasks/${taken.id}`), 204, 'freed');
  ok(await withKey(client, client.at('/tasks'), body, 'later'), 201, 'and now it works');
  const reader = await served.key(client, ['tasks:read']);
  refused(
    await withKey(reader, client.at('/tasks'), body, 'later'),
    403,
    'insufficient_scope',
    'the scope comes first',
  );
  malformed(await withKey(client, client.at('/tasks'), { name: '' }, 'shape'), 'name', 'a wrong shape');
  ok(await withKey(client, client.at('/tasks'), taskBody(), 'shape'), 201, 'then a right one');
});

test('a replay answers although what it names is gone or has changed since', async ({ client }) => {
  const person = await client.person();
  const task = await client.task();
  const body = sessionBody(person.id, { task: { id: task.id } });
  const first = ok(await withKey(client, client.at('/sessions'), body, 'k'), 201, 'create');
  await client.delete(`/api/v1/tasks/${task.id}`);
  await client.delete(client.at(`/people/${person.id}`));
  await client.post(`/api/v1/sessions/${first.id}/close`);
  const replay = await withKey(client, client.at('/sessions'), body, 'k');
  ok(replay, 200, 'replay');
  expect.soft(replay.body.id, 'the same session').toBe(first.id);
  const { id } = await client.session();
  const path = `/api/v1/sessions/${id}/turns`;
  const turn = ok(await withKey(client, path, turnBody(0), 't'), 200, 'a turn');
  await client.post(`/api/v1/sessions/${id}/close`);
  const again = await withKey(client, path, turnBody(0), 't');
  expect.soft([again.status, again.body], 'a turn after the end').toEqual([200, turn]);
});

test('of racing creates with one key one is made', async ({ client }) => {
  for (const [name, { path, body, count }] of Object.entries(await creates(client))) {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => withKey(client, path, body, 'race')));
    const statuses = answers.map(({ status }) => status).sort((a, b) => b - a);
    expect.soft(statuses, name).toEqual([name === 'turns' ? 200 : 201, 200, 200, 200, 200, 200, 200, 200]);
    expect.soft(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, `${name}: one answer`).toBe(1);
    expect.soft((await count()) - before, `${name}: one record`).toBe(1);
    expect
      .soft(
        answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true'),
        `${name}: seven replays`,
      )
      .toHaveLength(7);
  }
  const bodies = Array.from({ length: 6 }, () => taskBody());
  const answers = await Promise.all(bodies.map((body) => withKey(client, client.at('/tasks'), body, 'differ')));
  expect.soft(answers.map(({ status }) => status).sort(), 'racing bodies').toEqual([201, 409, 409, 409, 409, 409]);
});

test('a replayed turn has a fresh address of its frame', async ({ client }) => {
  const { id } = await client.session({ observation_retention: '30d' });
  const path = `/api/v1/sessions/${id}/turns`;
  const first = await withKey(client, path, turnBody(0), 'f');
  const again = await withKey(client, path, turnBody(0), 'f');
  const plain = ({ body }: typeof first) => ({ ...body, turn: { ...body.turn, observation_url: null } });
  expect.soft(plain(again), 'the same').toEqual(plain(first));
  expect.soft((await fetch(again.body.turn.observation_url)).status, 'that works').toBe(200);
});
