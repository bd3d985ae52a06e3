import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { SCOPES } from '../../src/contract/index.ts';
import { Client, test } from './harness.ts';

const MISSING = '0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff';
const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

function token(claims: object, secret = 'a secret of tests that is long enough', algorithm = 'HS256'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

test('every answer names its request, and echoes a name that is fit to be one', async ({ client }) => {
  for (const path of ['/healthz', '/nowhere', '/api/v1/openapi.json', client.at('/tasks'), '/api/v1/sessions/x'])
    expect((await client.get(path)).headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  const echoed = await client.get('/nowhere', { 'x-request-id': 'My.own_Id-1' });
  expect(echoed.headers.get('x-request-id')).toBe('My.own_Id-1');
  expect(echoed.body.request_id).toBe('My.own_Id-1');
  for (const wrong of ['has space', 'x'.repeat(129), 'ü'])
    expect((await client.get('/nowhere', { 'x-request-id': encodeURI(wrong) })).headers.get('x-request-id')).not.toBe(
      wrong,
    );
});

test('unknown paths, wrong methods, tokens and scopes, in that order', async ({ client, world }) => {
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  expect(kind(await nobody.get('/api/v1/nope'))).toBe('404 route_not_found');
  expect(kind(await nobody.get('/api/v1/%zz'))).toBe('404 route_not_found');
  expect(kind(await nobody.get(`${nobody.at('/tasks')}/`))).toBe('404 route_not_found');
  const wrong = await nobody.delete(`/api/v1/sessions/${MISSING}`);
  expect(kind(wrong)).toBe('405 method_not_allowed');
  expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  expect((await nobody.send('PUT', nobody.at('/tasks'))).headers.get('allow')).toBe('GET, HEAD, POST');
  expect((await nobody.get(nobody.at('/people/search'))).headers.get('allow')).toBe('POST');
  expect(kind(await nobody.delete(nobody.at('/people/counts')))).toBe('405 method_not_allowed');
  expect(kind(await nobody.get(nobody.at('/tasks')))).toBe('401 invalid_api_key');
  for (const authorization of [
    '',
    'Bearer',
    'Bearer x',
    'Basic abc',
    `Bearer svc_sk_live_${'a'.repeat(43)}`,
    `Bearer ${client.key}x`,
  ])
    expect(kind(await nobody.get(nobody.at('/tasks'), { authorization })), authorization).toBe('401 invalid_api_key');
  const refused = await nobody.get(nobody.at('/tasks'));
  expect(refused.headers.get('x-ratelimit-limit')).toBe(null);
  expect(refused.body).toMatchObject({
    request_id: expect.any(String),
    docs_url: expect.stringContaining('invalid_api_key'),
  });
  const reader = await world.key(client, ['tasks:read']);
  const scope = await reader.post(reader.at('/tasks'), 'not even an object');
  expect(kind(scope)).toBe('403 insufficient_scope');
  expect(scope.body.detail.required_scope).toBe('tasks:write');
  const elsewhere = await world.client();
  expect(kind(await reader.post(elsewhere.at('/tasks'), {}))).toBe('403 insufficient_scope');
  expect(kind(await client.get(elsewhere.at('/tasks')))).toBe('404 workspace_not_found');
  expect(kind(await client.get('/api/v1/workspaces/nope/tasks'))).toBe('404 workspace_not_found');
  expect(kind(await client.post(elsewhere.at('/tasks'), 'x'))).toBe('404 workspace_not_found');
  const late = await world.key(client, SCOPES, new Date(Date.now() - 1000));
  expect(kind(await late.get(late.at('/tasks')))).toBe('401 invalid_api_key');
  await world.revoke(reader);
  expect(kind(await reader.get(reader.at('/tasks')))).toBe('401 invalid_api_key');
});

test('bodies: malformed, too large, of another type', async ({ client }) => {
  const tasks = client.at('/tasks');
  const raw = (body: BodyInit, type: string | null = 'application/json', path = tasks) =>
    client.raw('POST', path, { body, headers: type ? { 'content-type': type } : {} });
  expect(kind(await raw('{'))).toBe('400 malformed_json');
  expect(kind(await raw(Buffer.from([0x22, 0xff, 0x22])))).toBe('400 malformed_json');
  expect(kind(await raw('{}', 'text/plain'))).toBe('415 unsupported_media_type');
  expect(kind(await raw('a=b', 'application/x-www-form-urlencoded'))).toBe('415 unsupported_media_type');
  expect(kind(await raw('{}', 'application/merge-patch+json'))).toBe('415 unsupported_media_type');
  expect((await raw('{}', 'application/json; charset=utf-8')).status).toBe(422);
  expect((await raw('')).body.errors[0]).toMatchObject({ loc: ['body'], type: 'missing' });
  const big = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });
  expect(kind(await raw(big(1024 * 1024)))).toBe('413 body_too_large');
  expect((await raw(big(1024 * 1024 - 20))).status).toBe(422);
  const deep = `{"rule":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const nested = await raw(deep, 'application/json', client.at('/people/search'));
  expect(nested.body.errors[0].msg).toContain('64 levels');
  expect((await raw('{"name":"\\ud800","instructions":"x"}')).body.errors[0].loc).toEqual(['body', 'name']);
  const session = await client.session();
  expect((await client.get(`/api/v1/sessions/${session.id}?after_index=9007199254740991`)).body.turns).toEqual([]);
  const turns = `/api/v1/sessions/${session.id}/turns`;
  expect((await raw(big(11 * 1024 * 1024), 'application/json', turns)).status).toBe(422);
  expect(kind(await raw(big(12 * 1024 * 1024), 'application/json', turns))).toBe('413 body_too_large');
  expect((await client.post(`/api/v1/sessions/${session.id}/close`, { x: 1 })).body.errors[0].loc).toEqual([
    'body',
    'x',
  ]);
  expect(
    (
      await client.raw('POST', `/api/v1/sessions/${session.id}/close`, {
        body: '',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(200);
});

test('what is not HTTP, or has headers without end, is answered and does no harm', async ({ client }) => {
  const { port } = new URL(client.url);
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => resolve(heard));
      socket.on('close', () => resolve(heard));
    });
  expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*X-Request-Id: /);
  expect(await say(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  expect((await client.get('/healthz')).status).toBe(200);
});

test('user tokens reach their workspaces, with all scopes and no budgets', async ({ client, world }) => {
  const other = await world.client();
  const as = (claims: object, secret?: string, algorithm?: string) =>
    client.get(client.at('/tasks'), { authorization: `Bearer ${token(claims, secret, algorithm)}` });
  const good = await as({ sub: 'ann', workspace_ids: [client.workspace] });
  expect(good.status).toBe(200);
  expect(good.headers.get('x-ratelimit-limit')).toBe(null);
  expect(kind(await as({ sub: 'ann', workspace_ids: [other.workspace] }))).toBe('404 workspace_not_found');
  expect(kind(await as({ sub: 'ann' }))).toBe('401 invalid_api_key');
  expect(kind(await as({ workspace_ids: [client.workspace] }, 'another secret, long enough as well'))).toBe(
    '401 invalid_api_key',
  );
  expect(kind(await as({ workspace_ids: [client.workspace] }, undefined, 'none'))).toBe('401 invalid_api_key');
  expect(kind(await as({ workspace_ids: [client.workspace], exp: 1000 }))).toBe('401 invalid_api_key');
  const authorization = `Bearer ${token({ sub: 'ann', workspace_ids: [client.workspace] })}`;
  const limits = await client.get(client.at('/usage/rate-limits'), { authorization });
  expect(limits.body).toEqual({ requests: null, sessions_per_day: null });
  const person = await client.person();
  const body = { person_id: person.id, task: { instructions: 'Go' }, environment: { name: 'Shop', kind: 'web' } };
  const session = await client.post(client.at('/sessions'), body, { authorization });
  expect(session.status).toBe(201);
  expect(session.body.created_by_api_key_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('open addresses answer without a token', async ({ client, page }) => {
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  expect((await nobody.get('/readyz')).body).toEqual({ status: 'ready' });
  await client.get(client.at('/tasks'));
  const metrics = await nobody.get('/metrics');
  expect(metrics.body).toContain('dramatis_http_request_duration_seconds_count{operation="listTasks",status="200"}');
  await page.goto(`${client.url}/docs#turn_index_mismatch`);
  await expect(page.getByRole('heading', { name: 'dramatis session service' })).toBeVisible();
  await expect(page.locator('#turn_index_mismatch')).toContainText('409');
  const headers = (await nobody.get('/docs')).headers;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
