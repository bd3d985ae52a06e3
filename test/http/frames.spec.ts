import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openCore } from '../../src/service/open.ts';
import { sweep } from '../../src/service/sweep.ts';
import { picture } from '../service/images.ts';
import { testMind } from '../service/minds.ts';
import { test } from './harness.ts';

test('a retained frame is fetched by its signed address and by nothing else', async ({ client }) => {
  const session = await client.session({ observation_retention: '30d' });
  const data = await picture(80, 60, 'webp');
  const observation = [{ type: 'image', media_type: 'image/webp', data }];
  const { body } = await client.submit(session.id, 0, { observation });
  const url: string = body.turn.observation_url;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/frames\/[0-9a-f-]{36}\?expires=\d+&signature=[0-9a-f]+$/);
  const frame = await fetch(url);
  expect([frame.status, frame.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await frame.arrayBuffer()).toString('base64')).toBe(data);
  const expires = Number(new URL(url).searchParams.get('expires'));
  expect(expires - Date.now() / 1000).toBeGreaterThan(580);
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(600);
  const other = await client.session({ observation_retention: 'indefinite' });
  const theirs: string = (await client.submit(other.id, 0)).body.turn.observation_url;
  const wrong = [
    url.split('?')[0],
    url.replace(/signature=.{4}/, 'signature=0000'),
    url.replace(/expires=\d+/, `expires=${expires + 1}`),
    url.replace(/expires=\d+/, 'expires=1'),
    url.replace(/frames\/[^?]+/, `frames/${new URL(theirs).pathname.split('/').at(-1)}`),
    `${url.split('?')[0]}?signature=x`,
  ];
  for (const address of wrong) {
    const refused = await fetch(address as string);
    expect(refused.status, address).toBe(403);
    expect((await refused.json()).detail.error_kind).toBe('frame_url_invalid');
  }
  const read = (await client.get(`/api/v1/sessions/${session.id}`)).body.turns[0];
  expect(read).toMatchObject({ observation_width: 80, observation_height: 60 });
  expect((await fetch(read.observation_url)).status).toBe(200);
});

test('with retention none no byte of a frame is written', async ({ client, world }) => {
  const session = await client.session();
  const data = await picture(333, 111);
  const observation = [{ type: 'image', media_type: 'image/png', data }];
  const { body } = await client.submit(session.id, 0, { observation });
  expect(body.turn).toMatchObject({ observation_url: null, observation_width: 333, observation_height: 111 });
  const bytes = Buffer.from(data, 'base64').subarray(40, 80);
  for (const name of readdirSync(world.dataFolder, { recursive: true, encoding: 'utf8' })) {
    const file = join(world.dataFolder, name);
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    expect(content.includes(bytes) || content.includes(data.slice(40, 90)), name).toBe(false);
  }
});

test('the sweeper deletes what is due and what nothing points at, and nothing else', async ({ client, world }) => {
  const kept = await client.session({ observation_retention: 'indefinite' });
  const due = await client.session({ observation_retention: '30d' });
  const keptUrl: string = (await client.submit(kept.id, 0)).body.turn.observation_url;
  const dueUrl: string = (await client.submit(due.id, 0)).body.turn.observation_url;
  const later = Date.now() + 31 * 86_400_000;
  const { core, close } = await openCore({
    store: { dataFolder: world.dataFolder, databaseUrl: world.databaseUrl },
    minds: [testMind()],
    now: () => later,
  });
  await core.store.frames.put('0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff', new Uint8Array([1]));
  const swept = await sweep(core);
  expect(swept.expired).toBeGreaterThanOrEqual(1);
  expect(swept.orphans).toBe(1);
  await close();
  expect((await fetch(keptUrl)).status).toBe(200);
  const purged = await fetch(dueUrl);
  expect([purged.status, (await purged.json()).detail.error_kind]).toEqual([404, 'frame_not_found']);
  const [turn] = (await client.get(`/api/v1/sessions/${due.id}`)).body.turns;
  expect(turn).toMatchObject({ observation_url: null, observation_width: 64, observation_height: 48 });
});
