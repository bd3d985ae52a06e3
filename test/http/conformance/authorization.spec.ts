import { expect } from '@playwright/test';
import { SCOPES } from '../../../src/contract/index.ts';
import { Client } from '../harness.ts';
import { everySort, NOT_FOUND, nameOf, pathOf, ROWS } from './operations.ts';
import { sessionBody } from './samples.ts';
import { MISSING, ok, refused } from './says.ts';
import { test, userToken } from './served.ts';

const LIMIT_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

test('every operation refuses tokens that are none, all alike', async ({ client }) => {
  const tokens = {
    missing: undefined,
    empty: '',
    'without a token': 'Bearer',
    'another scheme': `Basic ${Buffer.from('a:b').toString('base64')}`,
    'without a scheme': client.key,
    unknown: `Bearer svc_sk_live_${'a'.repeat(43)}`,
    'no key': 'Bearer nonsense',
    'with something behind it': `Bearer ${client.key} x`,
    'too long by one': `Bearer ${client.key}a`,
    'too short by one': `Bearer ${client.key.slice(0, -1)}`,
    'in capitals': `Bearer ${client.key.toUpperCase()}`,
    'an unsigned token': `Bearer ${userToken({ workspace_ids: [client.workspace] }, '', { alg: 'none' })}`,
  };
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  for (const [label, authorization] of Object.entries(tokens)) {
    const answer = await nobody.get(client.at('/tasks'), authorization === undefined ? {} : { authorization });
    refused(answer, 401, 'invalid_api_key', label);
    for (const name of LIMIT_HEADERS) expect.soft(answer.headers.get(name), `${label} ${name}`).toBe(null);
  }
  for (const row of ROWS)
    refused(
      await nobody.send(row.method, pathOf(row, MISSING, 'nope'), row.body?.()),
      401,
      'invalid_api_key',
      nameOf(row),
    );
});

test('the scheme is a word in any case', async ({ client }) => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    ok(await client.get(client.at('/tasks'), { authorization: `${scheme} ${client.key}` }), 200, scheme);
});

test('revoked and expired keys are unknown keys', async ({ client, served }) => {
  const revoked = await served.key(client, SCOPES);
  ok(await revoked.get(revoked.at('/tasks')), 200, 'before');
  await served.revoke(revoked);
  refused(await revoked.get(revoked.at('/tasks')), 401, 'invalid_api_key', 'revoked');
  const expired = await served.key(client, SCOPES, new Date(Date.now() - 1000));
  refused(await expired.get(expired.at('/tasks')), 401, 'invalid_api_key', 'expired');
  const living = await served.key(client, SCOPES, new Date(Date.now() + 60_000));
  ok(await living.get(living.at('/tasks')), 200, 'not yet expired');
});

test('every operation wants its scope and no other will do', async ({ client, served }) => {
  for (const row of ROWS) {
    const others = await served.key(
      client,
      SCOPES.filter((scope) => scope !== row.scope),
    );
    const refusal = await others.send(row.method, pathOf(row, client.workspace, MISSING), row.body?.());
    refused(refusal, 403, 'insufficient_scope', nameOf(row), { required_scope: row.scope });
  }
  for (const row of ROWS) {
    const only = await served.key(client, [row.scope]);
    const answer = await only.send(row.method, pathOf(row, client.workspace, MISSING), row.body?.());
    expect.soft(answer.status, `${nameOf(row)} with its scope alone`).not.toBe(403);
  }
});

test('another workspace and its records are as missing as what never was', async ({ client, served }) => {
  const theirs = await everySort(client);
  const stranger = await served.client();
  const before = await Promise.all(
    Object.entries({ session: 'sessions', environment: 'environments', task: 'tasks' }).map(
      async ([sort, collection]) => (await client.get(`/api/v1/${collection}/${theirs[sort as 'task']}`)).body,
    ),
  );
  for (const row of ROWS) {
    const send = (workspace: string, id: string) => stranger.send(row.method, pathOf(row, workspace, id), row.body?.());
    if (row.path.includes('{w}')) {
      const foreign = await send(client.workspace, row.of ? theirs[row.of] : '');
      refused(foreign, 404, 'workspace_not_found', `${nameOf(row)}, another's workspace`);
      for (const none of [MISSING, 'nope'])
        refused(await send(none, MISSING), 404, 'workspace_not_found', `${nameOf(row)}, workspace ${none}`);
    }
    if (!row.of) continue;
    for (const id of [theirs[row.of], MISSING, 'nope', '00000000-0000-0000-0000-000000000000', `${MISSING}0`, '%20'])
      refused(await send(stranger.workspace, id), 404, NOT_FOUND[row.of], `${nameOf(row)} ${id}`);
  }
  const after = await Promise.all(
    Object.entries({ session: 'sessions', environment: 'environments', task: 'tasks' }).map(
      async ([sort, collection]) => (await client.get(`/api/v1/${collection}/${theirs[sort as 'task']}`)).body,
    ),
  );
  expect.soft(after, 'a stranger changed nothing').toEqual(before);
  for (const collection of ['/sessions', '/environments', '/tasks'])
    expect.soft((await stranger.get(stranger.at(collection))).body.items, collection).toEqual([]);
});

test('ids are read in either case', async ({ client }) => {
  const theirs = await everySort(client);
  for (const row of ROWS) {
    if (row.method !== 'GET') continue;
    const upper = pathOf(row, client.workspace.toUpperCase(), row.of ? theirs[row.of].toUpperCase() : '');
    const body = ok(await client.get(upper), 200, `${nameOf(row)} in capitals`);
    if (row.of && body.id) expect.soft(body.id, nameOf(row)).toBe(theirs[row.of]);
  }
});

test('user tokens: all scopes in the workspaces they name, no budgets', async ({ client, served }) => {
  const other = await served.client();
  const as = (claims: object, secret?: string, header?: object) =>
    new Client(client.url, client.workspace, { key: userToken(claims, secret, header), id: '' });
  const user = as({ sub: 'ann', workspace_ids: [client.workspace] });
  for (const row of ROWS) {
    if (row.method !== 'GET' || row.of) continue;
    const answer = await user.get(pathOf(row, client.workspace));
    ok(answer, 200, `user token ${nameOf(row)}`);
    for (const name of LIMIT_HEADERS) expect.soft(answer.headers.get(name), `${nameOf(row)} ${name}`).toBe(null);
  }
  refused(await user.get(other.at('/tasks')), 404, 'workspace_not_found', "another's workspace");
  const task = await other.task();
  refused(await user.get(`/api/v1/tasks/${task.id}`), 404, 'task_not_found', "another's task");
  const both = as({ sub: 'ann', workspace_ids: [client.workspace, other.workspace] });
  ok(await both.get(other.at('/tasks')), 200, 'two workspaces');
  const gone = as({ sub: 'ann', workspace_ids: [MISSING] });
  refused(
    await gone.get(`/api/v1/workspaces/${MISSING}/tasks`),
    404,
    'workspace_not_found',
    'a workspace that is none',
  );
  const now = Math.floor(Date.now() / 1000);
  const workspace_ids = [client.workspace];
  const bad = {
    expired: as({ sub: 'a', workspace_ids, exp: now - 60 }),
    'not yet': as({ sub: 'a', workspace_ids, nbf: now + 600 }),
    'another secret': as({ sub: 'a', workspace_ids }, 'another secret that is long enough'),
    'no workspaces': as({ sub: 'a' }),
    'workspaces of another type': as({ sub: 'a', workspace_ids: client.workspace }),
    'another algorithm': as({ sub: 'a', workspace_ids }, undefined, { alg: 'HS512', typ: 'JWT' }),
    unsigned: as({ sub: 'a', workspace_ids }, undefined, { alg: 'none' }),
  };
  for (const [label, caller] of Object.entries(bad))
    refused(await caller.get(client.at('/tasks')), 401, 'invalid_api_key', label);
  ok(await as({ sub: 'a', workspace_ids, exp: now + 60 }).get(client.at('/tasks')), 200, 'not yet expired');
  const person = await client.person();
  const session = await user.made(client.at('/sessions'), sessionBody(person.id));
  expect.soft(session.created_by_api_key_id, 'a user has an id').toMatch(/^[0-9a-f-]{36}$/);
  const again = await user.made(client.at('/sessions'), sessionBody(person.id));
  expect.soft(again.created_by_api_key_id, 'always the same').toBe(session.created_by_api_key_id);
});
