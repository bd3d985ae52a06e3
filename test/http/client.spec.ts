import { createServer, type RequestListener, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { connect } from '../../src/client/index.ts';
import type { SessionService } from '../../src/contract/index.ts';
import { openEmbeddedService } from '../../src/service/index.ts';
import { picture } from '../service/images.ts';
import { testMind } from '../service/minds.ts';
import { test } from './harness.ts';

async function play(service: SessionService): Promise<unknown[]> {
  const person = await service.people.ensure({ name: 'Rosa', bio: 'A nurse.', external_id: 'rosa' });
  expect(await service.people.ensure({ name: 'Rosa', external_id: 'rosa' })).toEqual(person);
  expect((await service.people.named('ROSA')).map(({ id }) => id)).toEqual([person.id]);
  expect((await service.people.get(person.id)).name).toBe('Rosa');
  const rule = { field: { source: 'profile', key: 'external_id' }, operator: 'eq', value: 'rosa' };
  expect(await service.people.search(rule, 5)).toHaveLength(1);
  const session = await service.sessions.create({
    person_id: person.id,
    task: { instructions: 'Buy a mug' },
    environment: { name: 'Shop', kind: 'web' },
    seed: 11,
  });
  const decisions: unknown[] = [];
  const image = { type: 'image' as const, media_type: 'image/png' as const, data: await picture() };
  for (let turn_index = 0; turn_index < 4; turn_index += 1) {
    const actions = ['a', 'b', 'c', 'd'].map((name) => ({ name: `click:${name}` }));
    decisions.push(
      (await service.sessions.submitTurn(session.id, { turn_index, observation: [image], actions })).turn.decision,
    );
  }
  const closed = await service.sessions.close(session.id);
  expect(closed).toMatchObject({ status: 'closed', turn_count: 4 });
  expect(await service.sessions.get(session.id, { after_index: 2 })).toMatchObject({ turns: [{ turn_index: 3 }] });
  await expect(
    service.sessions.submitTurn(session.id, { turn_index: 4, observation: [image], actions: [{ name: 'a' }] }),
  ).rejects.toMatchObject({ kind: 'session_not_open', status: 409, extra: { status: 'closed' } });
  await expect(service.people.get(session.id)).rejects.toMatchObject({ kind: 'person_not_found' });
  await expect(service.sessions.create({ person_id: 'x' } as never)).rejects.toMatchObject({
    name: 'ValidationError',
    issues: expect.arrayContaining([expect.objectContaining({ loc: ['body', 'person_id'] })]),
  });
  return decisions;
}

test('over HTTP and in one process the same seed plays the same turns', async ({ client }) => {
  const remote = connect({ url: `${client.url}/`, key: client.key });
  const embedded = await openEmbeddedService({ minds: [testMind()] });
  const [far, near] = [await play(remote), await play(embedded)];
  expect(far).toEqual(near);
  await remote.close();
  await embedded.close();
});

test('whoever is wanted and was archived comes back', async ({ client }) => {
  const remote = connect({ url: client.url, key: client.key });
  const wanted = { name: 'Ken', bio: 'A driver.', external_id: 'inline-ken' };
  const person = await remote.people.ensure(wanted);
  await client.delete(client.at(`/people/${person.id}`));
  const again = await remote.people.ensure(wanted);
  expect(again).toMatchObject({ id: person.id, archived_at: null });
  expect(await remote.people.ensure(wanted)).toEqual(again);
});

test('a client is told the engines that a session may name', async ({ client }) => {
  expect(await connect({ url: client.url, key: client.key }).engines()).toEqual(['test']);
});

test('registered environments are resolved to an address', async ({ client }) => {
  const remote = connect({ url: client.url, key: client.key, workspaceId: client.workspace });
  const environment = await client.environment({ config: { url: 'https://shop.example/a' } });
  expect(await remote.environments.resolve(environment.id, null)).toMatchObject({
    versionId: null,
    url: 'https://shop.example/a',
    origins: ['https://shop.example'],
  });
  const version = await client.made(`/api/v1/environments/${environment.id}/versions`, {
    label: 'Next',
    config: { url: 'https://next.example/', origins: ['https://a.example'] },
  });
  expect(await remote.environments.resolve(environment.id, 'Next')).toMatchObject({
    versionId: version.id,
    url: 'https://next.example/',
    origins: ['https://a.example'],
  });
  await expect(remote.environments.resolve(environment.id, 'Nope')).rejects.toMatchObject({
    kind: 'environment_version_not_found',
  });
  await expect(remote.environments.resolve(client.keyId, null)).rejects.toMatchObject({
    kind: 'environment_not_found',
  });
});

async function listen(handle: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('what may be sent again is sent again, creates under one key; what may not is not', async () => {
  const seen: string[] = [];
  const keys = new Set<string | undefined>();
  const { server, url } = await listen((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    keys.add(request.headers['idempotency-key'] as string | undefined);
    const turn = seen.length;
    if (turn === 1) return request.socket.destroy();
    if (turn === 2) return response.writeHead(503).end('<html>');
    if (turn === 3)
      return response
        .writeHead(429, { 'retry-after': '0' })
        .end('{"detail":{"error_kind":"rate_limited","message":"x","retry_after_seconds":0}}');
    if (turn === 4) return response.writeHead(201).end('{"id":"done"}');
    return response.writeHead(409).end('{"detail":{"error_kind":"task_archived","message":"gone"},"request_id":"r"}');
  });
  const service = connect({ url, key: 'k', workspaceId: 'w' });
  const body = { person_id: 'p', task: { instructions: 'x' } };
  expect(await service.sessions.create(body)).toEqual({ id: 'done' });
  expect([seen.length, keys.size]).toEqual([4, 1]);
  await expect(service.sessions.create(body)).rejects.toMatchObject({
    kind: 'task_archived',
    status: 409,
    message: 'gone',
  });
  expect(seen.length).toBe(5);
  server.close();
  server.closeAllConnections();
  await expect(connect({ url, key: 'k', workspaceId: 'w', attempts: 2 }).sessions.get('x')).rejects.toMatchObject({
    kind: 'service_unreachable',
  });
  expect(() => connect({ url: 'ftp://x', key: 'k' })).toThrow(/http or https/);
  expect(() => connect({ url, key: '' })).toThrow(/DRAMATIS_API_KEY/);
});
