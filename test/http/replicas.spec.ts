import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { SCOPES } from '../../src/contract/index.ts';
import { startServer } from '../../src/http/serve.ts';
import { mintKey } from '../../src/service/keys.ts';
import { openAdministration } from '../../src/service/open.ts';
import { createWorkspace } from '../../src/service/workspaces.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { testMind } from '../service/minds.ts';
import { Client, openWorld } from './harness.ts';
import { library } from './people.ts';
import { testDatabase } from './postgres.ts';

test.skip(!process.env.DRAMATIS_TEST_POSTGRES, 'replicas need PostgreSQL: node scripts/postgres.ts');

test('replicas that start at once on an empty database bring its schema up once', async () => {
  const database = await testDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-replicas-'));
  const store = { dataFolder, databaseUrl: database?.url };
  const open = () =>
    startServer({
      store,
      port: 0,
      host: '127.0.0.1',
      minds: [testMind()],
      platformPeople: library(),
      logLevel: 'silent',
    });
  const servers = await Promise.all(Array.from({ length: 5 }, open));
  const data = await openAdministration(store);
  const applied = await sql<{ name: string }>`select name from migrations`.execute(data.store.db);
  expect(applied.rows.map(({ name }) => name).sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
  const workspace = await createWorkspace(data, 'Test');
  const minted = await mintKey(data, workspace.id, 'test', SCOPES);
  for (const { url } of servers) {
    const client = new Client(url, workspace.id, minted);
    expect((await client.get(client.at('/people/counts'))).body).toEqual({ platform: 3, self: 0, total: 3 });
  }
  await data.store.close();
  await Promise.all(servers.map((server) => server.close()));
  await database?.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('two replicas share budgets, repeats, frames, secrets and jobs', async () => {
  const world = await openWorld();
  const store = { dataFolder: world.dataFolder, databaseUrl: world.databaseUrl };
  const open = () => startServer({ store, port: 0, host: '127.0.0.1', minds: [testMind()], logLevel: 'silent' });
  const others = await Promise.all([open(), open()]);
  const first = await world.client();
  const clients = [
    first,
    ...others.map(({ url }) => new Client(url, first.workspace, { key: first.key, id: first.keyId })),
  ];
  const at = (index: number) => clients[index % clients.length] as Client;

  await world.set(first, { requests_per_minute: 60 });
  const remaining: number[] = [];
  for (let index = 0; index < 6; index += 1)
    remaining.push(Number((await at(index).get(first.at('/tasks'))).headers.get('x-ratelimit-remaining')));
  expect(remaining).toEqual([59, 58, 57, 56, 55, 54]);
  await world.set(first, { requests_per_minute: null, sessions_per_day: 5 });

  const person = await first.person();
  const body = {
    person_id: person.id,
    task: { instructions: 'Go' },
    environment: { name: 'S', kind: 'web' },
    observation_retention: '30d',
  };
  const creates = await Promise.all(
    Array.from({ length: 9 }, (_, index) => at(index).post(first.at('/sessions'), body, { 'idempotency-key': 'one' })),
  );
  expect(new Set(creates.map((answer) => answer.body.id)).size).toBe(1);
  expect(creates.filter((answer) => answer.status === 201)).toHaveLength(1);
  const more = await Promise.all(Array.from({ length: 9 }, (_, index) => at(index).post(first.at('/sessions'), body)));
  expect(more.filter((answer) => answer.status === 201)).toHaveLength(4);

  const id = creates[0]?.body.id;
  const turns = await Promise.all(Array.from({ length: 9 }, (_, index) => at(index).submit(id, 0)));
  expect(turns.map((answer) => answer.status).sort()).toEqual([200, ...Array(8).fill(409)]);
  const [turn] = (await at(1).get(`/api/v1/sessions/${id}`)).body.turns;
  const elsewhere = new URL(turn.observation_url);
  elsewhere.port = new URL(at(2).url).port;
  expect((await fetch(elsewhere)).status).toBe(200);

  const jobs = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      at(index).post(first.at('/people/generation-jobs'), { count: 20, seed: index }, { prefer: 'wait=30' }),
    ),
  );
  expect(jobs.map((answer) => [answer.status, answer.body.counts.succeeded])).toEqual(Array(6).fill([200, 20]));
  expect((await first.get(first.at('/people/counts'))).body.self).toBe(121);
  await Promise.all(others.map((server) => server.close()));
  await world.close();
});
