import { expect } from '@playwright/test';
import { SignJWT } from 'jose';
import { SCOPES, type Scope } from '../../../src/contract/index.ts';
import { Client } from '../harness.ts';
import { malformed, NOBODY, refused, succeeded } from './checks.ts';
import { JWT_SECRET, test } from './served.ts';

// Tokens, scopes, the budgets of requests and sessions, and the order in which refusals are decided.

const headersOf = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

const OPERATIONS: Array<[method: string, path: string, scope: Scope, body?: object]> = [
  ['GET', '/people', 'people:read'],
  ['GET', '/people/counts', 'people:read'],
  ['GET', '/people/schema', 'people:read'],
  ['GET', `/people/${NOBODY}`, 'people:read'],
  ['POST', '/people/search', 'people:read', {}],
  ['POST', '/people', 'people:write', { name: 'X' }],
  ['PATCH', `/people/${NOBODY}`, 'people:write', {}],
  ['DELETE', `/people/${NOBODY}`, 'people:write'],
  ['POST', `/people/${NOBODY}/restore`, 'people:write'],
  ['POST', '/people/generation-jobs', 'people:write', { count: 1 }],
  ['GET', `/people/generation-jobs/${NOBODY}`, 'people:read'],
  ['POST', `/people/generation-jobs/${NOBODY}/cancel`, 'people:write'],
  ['GET', '/usage/sessions', 'usage:read'],
  ['GET', '/usage/spend-cap', 'usage:read'],
  ['GET', '/usage/rate-limits', 'usage:read'],
];

test('every operation asks for its scope, and for no other', async ({ server, client }) => {
  for (const [method, path, scope, body] of OPERATIONS) {
    const what = `${method} ${path}`;
    const without = await server.key(
      client,
      SCOPES.filter((other) => other !== scope),
    );
    const answer = await without.send(method, client.at(path), body);
    const detail = refused(answer, 403, 'insufficient_scope', what);
    expect.soft(detail.required_scope, what).toBe(scope);
    const only = await server.key(client, [scope]);
    expect.soft([401, 403], what).not.toContain((await only.send(method, client.at(path), body)).status);
  }
});

test('a token that is missing, malformed, unknown, revoked or expired is one refusal', async ({ server, client }) => {
  const expired = await server.key(client, SCOPES, new Date(Date.now() - 1000));
  const later = await server.key(client, SCOPES, new Date(Date.now() + 60_000));
  const revoked = await server.key(client);
  expect((await server.run('keys', 'revoke', revoked.keyId, '--json')).code).toBe(0);
  const tokens = [
    null,
    '',
    'Bearer',
    'Bearer ',
    'Basic abc',
    'Bearer nonsense',
    `Bearer svc_sk_live_${'x'.repeat(43)}`,
    `Bearer ${client.key}x`,
    `Bearer ${client.key.slice(0, -1)}`,
    `Token ${client.key}`,
    client.key,
    `Bearer ${expired.key}`,
    `Bearer ${revoked.key}`,
    'Bearer a.b.c',
  ];
  for (const [method, path, , body] of OPERATIONS.slice(0, 6))
    for (const token of tokens) {
      const init = {
        method,
        headers: {
          ...(token === null ? {} : { authorization: token }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      };
      const response = await fetch(server.url + client.at(path), init);
      const answer = { status: response.status, headers: response.headers, body: await response.json() };
      refused(answer, 401, 'invalid_api_key', `${method} ${path} ${token}`);
      expect.soft(headersOf(answer)).toEqual([null, null, null]);
    }
  succeeded(await later.get(client.at('/people/counts')), 200);
});

test('refusals come in their order', async ({ server, client }) => {
  const none = new Client(server.url, client.workspace, { key: 'svc_sk_live_none', id: '' });
  refused(await none.get('/api/v1/nowhere'), 404, 'route_not_found', 'unknown path before 401');
  refused(await none.get(`${client.at('/people')}/`), 404, 'route_not_found', 'a slash more');
  for (const [method, path, allow] of [
    ['PUT', '/people', 'POST'],
    ['DELETE', '/people', 'GET'],
    ['GET', '/people/search', 'POST'],
    ['POST', '/people/counts', 'GET'],
    ['DELETE', '/people/schema', 'GET'],
    ['GET', '/people/generation-jobs', 'POST'],
    ['DELETE', `/people/generation-jobs/${NOBODY}`, 'GET'],
    ['GET', `/people/generation-jobs/${NOBODY}/cancel`, 'POST'],
    ['PUT', `/people/${NOBODY}`, 'PATCH'],
    ['GET', `/people/${NOBODY}/restore`, 'POST'],
    ['POST', '/usage/sessions', 'GET'],
    ['POST', '/usage/spend-cap', 'GET'],
    ['DELETE', '/usage/rate-limits', 'GET'],
  ] as const) {
    const answer = await none.send(method, client.at(path));
    refused(answer, 405, 'method_not_allowed', `${method} ${path} before 401`);
    expect.soft(answer.headers.get('allow'), path).toContain(allow);
  }
  const reader = await server.key(client, ['people:read']);
  const elsewhere = `/api/v1/workspaces/${NOBODY}`;
  refused(await none.post(`${elsewhere}/people`, { nonsense: 1 }), 401, 'invalid_api_key', '401 before all');
  refused(await reader.post(`${elsewhere}/people`, { nonsense: 1 }), 403, 'insufficient_scope', '403 before 404');
  const writer = await server.key(client, ['people:write']);
  refused(await writer.post(`${elsewhere}/people`, { nonsense: 1 }), 404, 'workspace_not_found', '404 before 422');
  const broken = { body: '{', headers: { 'content-type': 'application/json' } };
  refused(await writer.raw('POST', `${elsewhere}/people`, broken), 404, 'workspace_not_found', '404 before 400');
  refused(await writer.raw('PATCH', client.at(`/people/${NOBODY}`), broken), 404, 'person_not_found', '404 before 400');
  refused(await writer.raw('POST', client.at('/people'), broken), 400, 'malformed_json');
  const taken = await client.person({ external_id: 'taken' });
  const other = await client.person();
  malformed(await writer.post(client.at('/people'), { external_id: 'taken' }), 'name', '422 before 409');
  await client.delete(client.at(`/people/${other.id}`));
  malformed(await writer.patch(client.at(`/people/${other.id}`), { gender: 'x' }), 'gender', '422 before archived');
  refused(
    await writer.post(client.at('/people'), { name: 'X', external_id: 'taken' }, { 'idempotency-key': 'a b' }),
    422,
    'idempotency_key_invalid',
    'other 422 before 409',
  );
  await server.set(client, { balance: 0 });
  refused(
    await writer.post(client.at('/people/generation-jobs'), { count: 1, constraints: { countries: ['XX'] } }),
    422,
    'generation_constraints_invalid',
    'other 422 before 402',
  );
  refused(await writer.post(client.at('/people/generation-jobs'), { count: 1 }), 402, 'credits_exhausted');
  await server.set(client, { requests_per_minute: 1 });
  const spent = await server.key(client, ['tasks:read']);
  await spent.get(client.at('/tasks'));
  refused(await spent.post(`${elsewhere}/people`, { nonsense: 1 }), 429, 'rate_limited', '429 before 403');
  refused(await spent.send('PUT', client.at('/people')), 405, 'method_not_allowed', '405 before 429');
  expect(taken.external_id).toBe('taken');
});

test('every request charges its key; the headers count down; the refusal says how long', async ({ server }) => {
  const client = await server.client(undefined, { requests_per_minute: 6 });
  const sibling = await server.key(client);
  const sent: Array<[number, Promise<{ status: number; headers: Headers }>]> = [
    [200, client.get(client.at('/people/counts'))],
  ];
  expect(headersOf(await (sent[0] as (typeof sent)[0])[1]).slice(0, 2)).toEqual(['6', '5']);
  for (const [remaining, request] of [
    [4, () => client.get(client.at(`/people/${NOBODY}`))],
    [3, () => client.post(client.at('/people'), { nonsense: 1 })],
    [2, () => client.get(`/api/v1/workspaces/${NOBODY}/people`)],
    [1, () => client.post(client.at('/people'), { name: 'X' })],
    [0, () => client.get(client.at('/people?limit=x'))],
  ] as const) {
    const [limit, left, reset] = headersOf(await request());
    expect.soft([limit, left]).toEqual(['6', String(remaining)]);
    expect.soft(Number(reset)).toBeGreaterThan(0);
    expect.soft(Number(reset)).toBeLessThanOrEqual(60);
  }
  for (const path of ['/people/counts', '/usage/spend-cap']) {
    const over = await client.get(client.at(path));
    const detail = refused(over, 429, 'rate_limited');
    expect(over.headers.get('retry-after')).toBe(String(detail.retry_after_seconds));
    expect(detail.retry_after_seconds).toBeGreaterThan(0);
    expect(detail.retry_after_seconds).toBeLessThanOrEqual(60);
    expect(headersOf(over)).toEqual(['6', '0', String(detail.retry_after_seconds)]);
  }
  const limits = await client.get(client.at('/usage/rate-limits'));
  expect([limits.status, ...headersOf(limits)]).toEqual([200, null, null, null]);
  expect(limits.body).toEqual({
    requests: { limit: 6, remaining: 0, reset_seconds: expect.any(Number) },
    sessions_per_day: { limit: 1000, remaining: 1000, reset_seconds: expect.any(Number) },
  });
  expect(limits.body.sessions_per_day.reset_seconds).toBeLessThanOrEqual(86_400);
  expect(headersOf(await sibling.get(client.at('/people/counts'))).slice(0, 2), 'each key its own').toEqual(['6', '5']);
  await server.set(client, { requests_per_minute: 100 });
  expect((await client.get(client.at('/people/counts'))).status, 'a raise holds at once').toBe(200);
  await server.set(client, { requests_per_minute: null });
  expect(headersOf(await client.get(client.at('/people/counts')))).toEqual([null, null, null]);
  expect((await client.get(client.at('/usage/rate-limits'))).body.requests).toBeNull();
});

test('defaults: 600 requests a minute, 1000 sessions a day, no money limit', async ({ server }) => {
  const made = await server.run('workspaces', 'create', '--name', 'Plain', '--json');
  const words = ['--scope', 'usage:read', '--scope', 'people:read', '--json'];
  const minted = await server.run('keys', 'mint', '--workspace', made.json.id, '--name', 'k', ...words);
  const client = new Client(server.url, made.json.id, minted.json);
  const { body } = await client.get(client.at('/usage/rate-limits'));
  expect(body).toMatchObject({
    requests: { limit: 600, remaining: 600, reset_seconds: expect.any(Number) },
    sessions_per_day: { limit: 1000, remaining: 1000 },
  });
  const counted = await client.get(client.at('/people/counts'));
  expect(headersOf(counted).slice(0, 2)).toEqual(['600', '599']);
  expect((await client.get(client.at('/usage/rate-limits'))).body.requests.remaining).toBe(599);
  expect((await client.get(client.at('/usage/spend-cap'))).body).toMatchObject({
    cap_credits: null,
    balance_credits: null,
    plan_allowance_credits: null,
    drawn_credits: 0,
  });
});

test('sessions of the day: opened ones count, refused and replayed ones do not', async ({ server }) => {
  const client = await server.client(undefined, { requests_per_minute: 600, sessions_per_day: 2 });
  const person = await client.person();
  const body = { person_id: person.id, task: { instructions: 'Go' }, environment: { name: 'Shop', kind: 'web' } };
  const create = (extra: object = {}, headers: Record<string, string> = {}) =>
    client.post(client.at('/sessions'), { ...body, ...extra }, headers);
  const left = async () => (await client.get(client.at('/usage/rate-limits'))).body.sessions_per_day.remaining;
  malformed(await create({ goal: 'x' }), 'goal');
  refused(await create({ person_id: NOBODY }), 404, 'person_not_found');
  expect(await left()).toBe(2);
  const first = await create({}, { 'idempotency-key': 'one' });
  expect([first.status, ...headersOf(first).slice(0, 2)]).toEqual([201, '2', '1']);
  expect((await create({}, { 'idempotency-key': 'one' })).status).toBe(200);
  expect(await left()).toBe(1);
  expect((await create()).status).toBe(201);
  const over = await create();
  const detail = refused(over, 429, 'session_quota_exceeded');
  expect(over.headers.get('retry-after')).toBe(String(detail.retry_after_seconds));
  const midnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000;
  expect(Math.abs(detail.retry_after_seconds - midnight)).toBeLessThan(5);
  expect(headersOf(over).slice(0, 2)).toEqual(['2', '0']);
  expect((await client.get(`/api/v1/sessions/${first.body.id}`)).body.status, 'open ones go on').toBe('open');
  expect((await create({}, { 'idempotency-key': 'one' })).status, 'a replay still answers').toBe(200);
  const sibling = await server.key(client);
  expect((await sibling.post(client.at('/sessions'), body)).status, 'each key its own').toBe(201);
  await server.set(client, { sessions_per_day: 3 });
  expect((await create()).status).toBe(201);
  refused(await create(), 429, 'session_quota_exceeded');
  await server.set(client, { sessions_per_day: null });
  expect((await create()).status).toBe(201);
  expect((await client.get(client.at('/usage/rate-limits'))).body.sessions_per_day).toBeNull();
});

test('user tokens reach their workspaces with every scope, and are not limited', async ({ server, client }) => {
  const secret = new TextEncoder().encode(JWT_SECRET);
  const sign = (claims: object, key = secret, expires = '1h') =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('u')
      .setExpirationTime(expires)
      .sign(key);
  const as = async (claims: object, key?: Uint8Array, expires?: string) =>
    new Client(server.url, client.workspace, { key: await sign(claims, key as never, expires), id: '' });
  await server.set(client, { requests_per_minute: 1, sessions_per_day: 1 });
  const user = await as({ workspace_ids: [client.workspace, NOBODY] });
  const other = await server.client();
  for (const [method, path, , body] of OPERATIONS) {
    const answer = await user.send(method, client.at(path), body);
    expect.soft([401, 403, 429], `${method} ${path}`).not.toContain(answer.status);
    expect.soft(headersOf(answer), path).toEqual([null, null, null]);
    refused(await user.send(method, other.at(path), body), 404, 'workspace_not_found', path);
  }
  refused(await user.get(`/api/v1/workspaces/${NOBODY}/people`), 404, 'workspace_not_found', 'claimed, never made');
  const limits = await user.get(client.at('/usage/rate-limits'));
  expect(limits.body).toEqual({ requests: null, sessions_per_day: null });
  for (let index = 0; index < 3; index += 1) expect((await user.session()).id).toBeTruthy();
  for (const wrong of [
    await as({ workspace_ids: [client.workspace] }, new TextEncoder().encode('another secret that is long enough')),
    await as({ workspace_ids: [client.workspace] }, undefined, '-1h'),
    await as({}),
    await as({ workspace_ids: client.workspace }),
  ])
    refused(await wrong.get(client.at('/people/counts')), 401, 'invalid_api_key');
  const nowhere = await as({ workspace_ids: [] });
  refused(await nowhere.get(client.at('/people/counts')), 404, 'workspace_not_found');
});

test('every answer carries a request id, the client’s own where it is well formed', async ({ client }) => {
  const path = client.at('/people/counts');
  for (const id of ['abc', 'A.b-c_1', 'x'.repeat(128)])
    expect.soft((await client.get(path, { 'x-request-id': id })).headers.get('x-request-id')).toBe(id);
  for (const id of ['has space', 'x'.repeat(129), 'ü', 'a/b', '']) {
    const answer = await client.get(path, {
      'x-request-id': encodeURIComponent(id) === id ? id : id.replace('ü', '%'),
    });
    expect.soft(answer.headers.get('x-request-id'), id).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
    expect.soft(answer.headers.get('x-request-id')).not.toBe(id);
  }
  const refusal = await client.get(client.at(`/people/${NOBODY}`), { 'x-request-id': 'mine' });
  expect(refusal.body.request_id).toBe('mine');
  const shape = await client.send('POST', client.at('/people'), {}, { 'x-request-id': 'mine2' });
  expect(shape.body.request_id).toBe('mine2');
});
