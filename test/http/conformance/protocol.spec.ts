import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { Client } from '../harness.ts';
import { nameOf, pathOf, ROWS } from './operations.ts';
import { sessionBody, taskBody, turnBody } from './samples.ts';
import { MISSING, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

test('a wrong method is refused before everything else, and told what is right', async ({ client }) => {
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of ROWS) byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
  for (const [path, methods] of byPath) {
    const real = path.replace('{w}', MISSING).replace('{id}', MISSING);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (methods.has(method)) continue;
      const answer = await nobody.send(method, real);
      refused(answer, 405, 'method_not_allowed', `${method} ${path}`);
      const allowed = (answer.headers.get('allow') ?? '').split(/, */).filter((name) => name !== 'HEAD');
      expect.soft(allowed.sort(), `${method} ${path} Allow`).toEqual([...methods].sort());
    }
  }
});

test('unknown paths are told as such, with a token and without', async ({ client }) => {
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  const paths = [
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v2/sessions',
    '/api/v1/sessions',
    '/api/v1/workspaces',
    `/api/v1/workspaces/${client.workspace}`,
    client.at('/nothing'),
    `${client.at('/tasks')}/`,
    client.at('//tasks'),
    client.at('/Tasks'),
    `/API/v1/workspaces/${client.workspace}/tasks`,
    `/api/v1/sessions/${MISSING}/`,
    `/api/v1/sessions/${MISSING}/turn`,
    `/api/v1/sessions/${MISSING}/turns/0`,
    `/api/v1/tasks/${MISSING}/close`,
    '/api/v1/%zz',
    '/api/v1/..%2f..%2fetc%2fpasswd',
    '/favicon.ico',
  ];
  for (const path of paths) {
    refused(await client.get(path), 404, 'route_not_found', path);
    refused(await nobody.post(path, {}), 404, 'route_not_found', `${path} without a token`);
  }
});

test('HEAD answers as GET does, without the body', async ({ client }) => {
  for (const row of ROWS) {
    if (row.method !== 'GET' || row.of) continue;
    const path = pathOf(row, client.workspace);
    const head = await client.raw('HEAD', path);
    expect.soft([head.status, head.body], `HEAD ${nameOf(row)}`).toEqual([200, null]);
    expect.soft(head.headers.get('x-request-id'), nameOf(row)).toMatch(/./);
  }
});

test('X-Request-Id is made, echoed or replaced', async ({ client }) => {
  const path = client.at('/tasks');
  const echo = async (given: string) => (await client.get(path, { 'x-request-id': given })).headers.get('x-request-id');
  for (const fit of ['a', 'A-b_c.9', 'x'.repeat(128), '0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff', '...'])
    expect.soft(await echo(fit), `echoes ${fit.slice(0, 20)}`).toBe(fit);
  for (const unfit of ['x'.repeat(129), 'has space', 'slash/', 'a,b', 'q?', 'semi;', '<b>', 'é', '%41', ''])
    expect.soft(await echo(unfit), `replaces ${unfit.slice(0, 20)}`).toMatch(/^[0-9a-f-]{36}$/);
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await client.get(path)).headers.get('x-request-id')),
  );
  expect.soft(new Set(ids).size, 'one for each request').toBe(20);
  const refusals = {
    404: await client.get('/nowhere', { 'x-request-id': 'my-id' }),
    405: await client.send('PUT', path, {}, { 'x-request-id': 'my-id' }),
    401: await client.get(path, { 'x-request-id': 'my-id', authorization: 'x' }),
    422: await client.post(path, {}, { 'x-request-id': 'my-id' }),
    400: await client.raw('POST', path, {
      body: '{',
      headers: { 'content-type': 'application/json', 'x-request-id': 'my-id' },
    }),
  };
  for (const [status, answer] of Object.entries(refusals)) {
    expect.soft([answer.status, answer.body.request_id], `${status} in the body`).toEqual([Number(status), 'my-id']);
    expect.soft(answer.headers.get('x-request-id'), `${status} in the header`).toBe('my-id');
  }
});

const raw = (client: Client, path: string, body: BodyInit, type: string | null, headers: Record<string, string> = {}) =>
  client.raw('POST', path, { body, headers: { ...(type === null ? {} : { 'content-type': type }), ...headers } });

test('bodies that are not JSON', async ({ client }) => {
  const path = client.at('/tasks');
  const broken = [
    '{',
    '}',
    'nope',
    "{'name':'x'}",
    '{"name":}',
    '[1,]',
    '{"a":1}x',
    'undefined',
    'NaN',
    '{"a":Infinity}',
    '"',
    ' ',
    '\u0000',
  ];
  for (const body of broken)
    refused(await raw(client, path, body, 'application/json'), 400, 'malformed_json', JSON.stringify(body));
  refused(
    await raw(client, path, Buffer.from([0x22, 0xff, 0x22]), 'application/json'),
    400,
    'malformed_json',
    'not UTF-8',
  );
  for (const body of ['[]', '"text"', '1', 'true', 'null', '[{}]'])
    malformed(await raw(client, path, body, 'application/json'), 'body', `body ${body}`);
  malformed(await raw(client, path, '', 'application/json'), 'body', 'empty body');
  malformed(await client.post(path), 'body', 'no body');
});

test('bodies of other types', async ({ client }) => {
  const path = client.at('/tasks');
  const json = () => JSON.stringify(taskBody());
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonx',
    'text/json',
    'json',
    '',
  ];
  for (const type of types) refused(await raw(client, path, json(), type), 415, 'unsupported_media_type', type);
  refused(await raw(client, path, Buffer.from(json()), null), 415, 'unsupported_media_type', 'no type');
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json; charset="utf-8"',
  ])
    ok(await raw(client, path, json(), type), 201, type);
  const gzip = await raw(client, path, gzipSync(json()), 'application/json', { 'content-encoding': 'gzip' });
  refused(gzip, 415, 'unsupported_media_type', 'gzip');
  ok(await raw(client, path, json(), 'application/json', { 'content-encoding': 'identity' }), 201, 'identity');
});

test('bodies at the limit and over it', async ({ client }) => {
  const path = client.at('/tasks');
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...taskBody(), background: '' });
    return `${empty.slice(0, -2)}${' '.repeat(0)}"}${' '.repeat(bytes - empty.length)}`;
  };
  ok(await raw(client, path, sized(1024 * 1024), 'application/json'), 201, 'exactly 1 MiB');
  refused(
    await raw(client, path, sized(1024 * 1024 + 1), 'application/json'),
    413,
    'body_too_large',
    '1 MiB and a byte',
  );
  refused(await raw(client, path, 'x'.repeat(5 * 1024 * 1024), 'application/json'), 413, 'body_too_large', '5 MiB');
  const session = await client.session();
  const turns = `/api/v1/sessions/${session.id}/turns`;
  const body = JSON.stringify(turnBody(0));
  const limit = 12 * 1024 * 1024;
  ok(await raw(client, turns, body + ' '.repeat(limit - body.length), 'application/json'), 200, 'a turn of 12 MiB');
  refused(await raw(client, turns, ' '.repeat(limit + 1), 'application/json'), 413, 'body_too_large', 'over 12 MiB');
});

test('odd keys in a body are unknown keys', async ({ client }) => {
  for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' name', 'Name', 'naïve', '😀'])
    malformed(
      await raw(
        client,
        client.at('/tasks'),
        `{"name":"n","instructions":"i",${JSON.stringify(key)}:{}}`,
        'application/json',
      ),
      key,
      `key ${key}`,
    );
  for (const key of ['__proto__', 'constructor', 'nope', 'limit[]', 'LIMIT'])
    malformed(await client.get(`${client.at('/sessions')}?${encodeURIComponent(key)}=1`), key, `query ${key}`);
});

test('an unknown query parameter is refused everywhere', async ({ client }) => {
  const { everySort } = await import('./operations.ts');
  const ids = await everySort(client);
  for (const row of ROWS) {
    const path = `${pathOf(row, client.workspace, row.of ? ids[row.of] : '')}?nonsense=1`;
    malformed(await client.send(row.method, path, row.body?.()), 'nonsense', nameOf(row));
  }
});

test('operations without a body take none', async ({ client }) => {
  const session = await client.session();
  const close = `/api/v1/sessions/${session.id}/close`;
  malformed(await client.post(close, { reason: 'x' }), 'reason', 'close with a body');
  refused(await raw(client, close, '{', 'application/json'), 400, 'malformed_json', 'close with half a body');
  ok(await client.post(close, {}), 200, 'close with an empty object');
  ok(await raw(client, close, '', 'application/json'), 200, 'close with an empty body');
  ok(await client.post(close), 200, 'close without a body');
});

test('every answer carries the headers that keep a browser from harm', async ({ client }) => {
  for (const path of [client.at('/tasks'), '/nowhere', '/healthz', '/docs', '/api/v1/openapi.json']) {
    const { headers } = await client.get(path);
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect.soft(headers.get('x-powered-by'), path).toBe(null);
    expect.soft(headers.get('server'), path).toBe(null);
    expect.soft(headers.get('cache-control'), path).toContain('no-store');
    expect.soft(headers.get('referrer-policy'), path).toBe('no-referrer');
  }
});

test('what stands open', async ({ client }) => {
  const nobody = new Client(client.url, client.workspace, { key: '', id: '' });
  for (const path of ['/healthz', '/readyz', '/metrics', '/docs', '/api/v1/openapi.json']) {
    const answer = await nobody.get(path);
    expect.soft(answer.status, path).toBe(200);
    expect.soft((await nobody.raw('HEAD', path)).status, `HEAD ${path}`).toBe(200);
    refused(await nobody.post(path, {}), 405, 'method_not_allowed', `POST ${path}`);
  }
  expect.soft((await nobody.get('/docs')).headers.get('content-type')).toMatch(/^text\/html/);
  expect.soft((await nobody.get('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/);
});

/** What comes back on a bare connection. */
function say(port: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

test('what is hardly HTTP is answered, with a name for the request', async ({ client }) => {
  const { port } = new URL(client.url);
  const close = 'Connection: close\r\n';
  const rows: [string, string, number][] = [
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['no host', `GET /healthz HTTP/1.1\r\n${close}\r\n`, 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['an endless path', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a strange method', `PROPFIND ${client.at('/tasks')} HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 405],
    ['a strange method elsewhere', `PURGE /nowhere HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 404],
    ['a method that is none', 'FROB / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an absolute path', `GET http://a/healthz HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 200],
    ['CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n', 405],
    ['an upgrade', `GET /healthz HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`, 200],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['a wish to go on', `POST ${client.at('/tasks')} HTTP/1.1\r\nHost: a\r\nExpect: the-moon\r\n${close}\r\n`, 417],
  ];
  for (const [label, text, status] of rows) {
    const heard = await say(port, text);
    expect.soft(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0), `${label}: ${heard.slice(0, 60)}`).toBe(status);
    expect.soft(heard, `${label} has an X-Request-Id`).toMatch(/^x-request-id: \S+/im);
  }
  ok(await client.post(client.at('/sessions'), sessionBody((await client.person()).id)), 201, 'and all is well');
});
