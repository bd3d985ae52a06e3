import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createMute, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { openAdministration } from '../../../src/service/open.ts';
import { createWorkspace } from '../../../src/service/workspaces.ts';
import { Client } from '../harness.ts';
import { imageBlock, turnBody } from './samples.ts';
import { ok, refused } from './says.ts';
import { serve, test, userToken } from './served.ts';

const BIN = join(import.meta.dirname, '../../../bin/dramatis.js');

/** What `dramatis serve` says and how it ends, when it does not start. */
function refusesToServe(words: string[], env: Record<string, string>): { code: number | null; said: string } {
  const { status, stderr, stdout } = spawnSync(process.execPath, [BIN, 'serve', ...words], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, said: stdout + stderr };
}

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'dramatis-serving-'));
  folders.push(made);
  return made;
};
test.afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

test('starts on a new folder, says where, and stops when asked', async () => {
  const data = join(folder(), 'new', 'data');
  const env = { DRAMATIS_DATA: data, DRAMATIS_DATABASE_URL: '', DRAMATIS_PUBLIC_URL: 'https://people.example/' };
  const first = await serve(['--port', '0'], env);
  expect.soft(first.url, 'loopback, a port of its own').toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect.soft((await fetch(`${first.url}/healthz`)).status, 'at once').toBe(200);
  expect.soft(existsSync(data), 'in the folder it was given').toBe(true);
  const refusal = (await (await fetch(`${first.url}/nowhere`)).json()) as { docs_url: string };
  expect.soft(refusal.docs_url, 'the public address').toBe('https://people.example/docs#route_not_found');
  const described = (await (await fetch(`${first.url}/api/v1/openapi.json`)).json()) as { servers: unknown };
  expect.soft(described.servers, 'in the description').toEqual([{ url: 'https://people.example' }]);
  const { port } = new URL(first.url);
  const taken = refusesToServe(['--port', port], { DRAMATIS_DATA: folder() });
  expect.soft(taken.code, 'a port that is taken').not.toBe(0);
  expect.soft(taken.said, 'a port that is taken').toContain(`Port ${port}`);
  expect.soft(taken.said, 'without a stack').not.toContain('    at ');
  expect.soft(await first.end(), 'SIGTERM').toBe(0);
  const again = await serve([], { ...env, DRAMATIS_PORT: '0' });
  expect.soft((await fetch(`${again.url}/readyz`)).status, 'on the same folder').toBe(200);
  expect.soft(await again.end('SIGINT'), 'SIGINT').toBe(0);
  expect.soft(first.printed(), 'nothing but where it listens').not.toMatch(/error|warn/i);
});

test('wrong words are told what is right', { tag: '@long' }, async () => {
  for (const port of ['x', '-1', '65536', '1.5', '']) {
    const { code, said } = refusesToServe(['--port', port], { DRAMATIS_DATA: folder() });
    expect.soft([code, said.includes('    at ')], `--port ${port}: ${said.slice(0, 100)}`).toEqual([2, false]);
  }
  for (const [name, value] of Object.entries({
    DRAMATIS_PUBLIC_URL: 'nope',
    DRAMATIS_DATABASE_URL: 'mysql://x',
    DRAMATIS_PORT: 'many',
  })) {
    const { code, said } = refusesToServe([], { DRAMATIS_DATA: folder(), DRAMATIS_DATABASE_URL: '', [name]: value });
    expect.soft(code, `${name}=${value}`).toBe(2);
    if (name !== 'DRAMATIS_PORT') expect.soft(said, `${name} is named`).toContain(name);
  }
  const { code, said } = refusesToServe(['--prot', '1'], { DRAMATIS_DATA: folder() });
  expect.soft(code, said).not.toBe(0);
  const nobody = refusesToServe(['--port', '0', '--host', '203.0.113.7'], {
    DRAMATIS_DATA: folder(),
    DRAMATIS_DATABASE_URL: '',
  });
  expect
    .soft([nobody.code === 0, nobody.said.includes('    at ')], `a host that is not here: ${nobody.said}`)
    .toEqual([false, false]);
});

test('what is in flight is finished before the end, what idles is not waited for', async () => {
  const server = await serve(['--port', '0'], {
    DRAMATIS_DATA: folder(),
    DRAMATIS_DATABASE_URL: '',
    DRAMATIS_JWT_SECRET: 'x'.repeat(32),
  });
  const { port } = new URL(server.url);
  const token = userToken({ sub: 'a', workspace_ids: [] }, 'x'.repeat(32));
  const idle = await fetch(`${server.url}/healthz`);
  await idle.text();
  const answer = new Promise<number | undefined>((resolve) => {
    const half = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/workspaces/x/tasks',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'content-length': 10 },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    half.on('error', () => resolve(undefined));
    half.write('{"a"');
    setTimeout(() => half.end(':12345'.slice(0, 6)), 500);
  });
  await delay(100);
  const started = performance.now();
  const code = await server.end('SIGTERM', 20_000);
  expect.soft(await answer, 'answered').toBe(404);
  expect.soft([code, performance.now() - started < 5000], 'soon after').toEqual([0, true]);
});

test('a client that never ends its request does not keep the server from its end', { tag: '@long' }, async () => {
  const server = await serve(['--port', '0'], { DRAMATIS_DATA: folder(), DRAMATIS_DATABASE_URL: '' });
  const { port } = new URL(server.url);
  const half = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/healthz',
    headers: { 'content-length': 10 },
  });
  half.on('error', () => {});
  half.write('{');
  await delay(100);
  const started = performance.now();
  const code = await server.end('SIGTERM', 20_000);
  expect.soft([code, performance.now() - started < 15_000], 'within its deadline').toEqual([0, true]);
  half.destroy();
});

test('an engine that never answers keeps nobody else waiting, and not the end', { tag: '@long' }, async () => {
  const mute = createMute();
  await new Promise((resolve) => mute.listen(0, '127.0.0.1', () => resolve(null)));
  const data = folder();
  const engines = join(data, 'engines.yaml');
  const base_url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/v1`;
  writeFileSync(engines, `engines:\n  mute: { kind: openai-compatible, base_url: "${base_url}", model: m }\n`);
  const secret = 'x'.repeat(32);
  const server = await serve(['--port', '0'], {
    DRAMATIS_DATA: data,
    DRAMATIS_DATABASE_URL: '',
    DRAMATIS_JWT_SECRET: secret,
    DRAMATIS_ENGINES: engines,
  });
  const admin = await openAdministration({ dataFolder: data });
  const { id } = await createWorkspace(admin, 'W');
  await admin.store.close();
  const client = new Client(server.url, id, { key: userToken({ sub: 'a', workspace_ids: [id] }, secret), id: '' });
  const [quiet, other] = [await client.session({ engine: 'mute' }), await client.session({ engine: 'scent' })];
  const waiting = client.post(`/api/v1/sessions/${quiet.id}/turns`, turnBody(0));
  await delay(300);
  ok(await client.post(`/api/v1/sessions/${other.id}/turns`, turnBody(0)), 200, 'another session');
  ok(await client.get(`/api/v1/sessions/${quiet.id}`), 200, 'the session itself can be read');
  const started = performance.now();
  const code = await server.end('SIGTERM', 25_000);
  expect.soft([code, performance.now() - started < 15_000], 'ends within its deadline').toEqual([0, true]);
  refused(await waiting, 503, 'shutting_down', 'who waited is told');
  mute.closeAllConnections();
  mute.close();
});

test('another process on the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, said } = refusesToServe(['--port', port], { DRAMATIS_DATA: folder(), DRAMATIS_DATABASE_URL: '' });
  expect.soft([code === 0, said.includes(port)], said).toEqual([false, true]);
  other.close();
});

test('the log holds no key, no signature and no picture', async ({ client, served }) => {
  const session = await client.session({ observation_retention: '30d' });
  const { turn } = (await client.post(`/api/v1/sessions/${session.id}/turns`, turnBody(0))).body;
  await fetch(turn.observation_url);
  const { signature } = Object.fromEntries(new URL(turn.observation_url).searchParams);
  await client.get(`/api/v1/nowhere?key=${client.key}`);
  await client.raw('POST', client.at('/tasks'), { body: client.key, headers: { 'content-type': 'application/json' } });
  await client.get(client.at('/tasks'), { authorization: `Basic ${client.key}` });
  await delay(200);
  const log = served.process.printed();
  expect.soft(log, 'there is a log').toContain('"submitTurn"');
  for (const [label, secret] of Object.entries({
    key: client.key,
    'part of the key': client.key.slice(-20),
    signature,
    picture: imageBlock.data.slice(0, 60),
  }))
    expect.soft(log.includes(secret as string), `no ${label}`).toBe(false);
  for (const line of log.split('\n').filter((text) => text.startsWith('{')))
    expect.soft(() => JSON.parse(line), 'lines of JSON').not.toThrow();
});

test('the data folder holds no key in the clear', async ({ client }) => {
  const data = folder();
  const server = await serve(['--port', '0'], { DRAMATIS_DATA: data, DRAMATIS_DATABASE_URL: '' });
  const run = (...words: string[]) =>
    JSON.parse(
      spawnSync(process.execPath, [BIN, ...words, '--json'], {
        env: { ...process.env, DRAMATIS_DATA: data, DRAMATIS_DATABASE_URL: '' },
        encoding: 'utf8',
      }).stdout,
    );
  const { id } = run('workspaces', 'create', '--name', 'W');
  const minted = run('keys', 'mint', '--workspace', id, '--name', 'k');
  expect.soft(minted.key, 'the prefix').toMatch(/^svc_sk_live_/);
  expect
    .soft(minted.scopes.sort(), 'the scopes of a mint that asks for none')
    .toEqual(['sessions:read', 'sessions:run', 'tasks:read']);
  const get = () =>
    fetch(`${server.url}/api/v1/workspaces/${id}/tasks`, { headers: { authorization: `Bearer ${minted.key}` } });
  expect.soft((await get()).status, 'works at once').toBe(200);
  run('keys', 'revoke', minted.id);
  expect.soft((await get()).status, 'and is revoked at once').toBe(401);
  expect.soft(client.key).not.toBe(minted.key);
  await server.end();
  const { readFileSync } = await import('node:fs');
  for (const name of readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
    expect.soft(readFileSync(join(name.parentPath, name.name)).includes(minted.key), name.name).toBe(false);
});
