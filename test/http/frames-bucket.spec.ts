import { expect, test } from '@playwright/test';
import { startServer } from '../../src/http/serve.ts';
import { openCore } from '../../src/service/open.ts';
import { sweep } from '../../src/service/sweep.ts';
import { BucketFrames } from '../../src/store/bucket.ts';
import { picture } from '../service/images.ts';
import { testMind } from '../service/minds.ts';
import { type Bucket, CREDENTIALS, type Fault, openBucket } from './bucket.ts';
import { Client, openWorld } from './harness.ts';

/** The variables that name the bucket's keys, as they are for as long as `work` takes. */
async function withKeys(endpoint: string, work: () => Promise<void>): Promise<void> {
  const wanted = { ...CREDENTIALS, DRAMATIS_S3_ENDPOINT: endpoint };
  const before = Object.keys(wanted).map((key) => [key, process.env[key]] as const);
  Object.assign(process.env, wanted);
  try {
    await work();
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}

/** Two servers on one database, whose frames are in one bucket. */
async function withBucket(work: (bucket: Bucket, clients: [Client, Client], place: StorePlace) => Promise<void>) {
  const bucket = await openBucket();
  await withKeys(bucket.endpoint, async () => {
    const frames = 's3://frames/of/tests';
    const world = await openWorld([testMind()], {}, { frames });
    const store = { dataFolder: world.dataFolder, databaseUrl: world.databaseUrl, frames };
    const other = await startServer({ store, port: 0, host: '127.0.0.1', minds: [testMind()], logLevel: 'silent' });
    try {
      const first = await world.client();
      await work(bucket, [first, new Client(other.url, first.workspace, { key: first.key, id: first.keyId })], store);
    } finally {
      await other.close();
      await world.close();
      await bucket.close();
    }
  });
}

interface StorePlace {
  dataFolder: string;
  databaseUrl: string | undefined;
  frames: string;
}

test('frames in a bucket: written by one server, read by another, swept, purged', async () => {
  await withBucket(async (bucket, [one, two], store) => {
    const { id } = await one.session({ observation_retention: '30d' });
    const none = await one.session();
    expect((await one.submit(none.id, 0)).status).toBe(200);
    expect(bucket.objects.size, 'nothing is written with retention none').toBe(0);
    const data = await picture(80, 60);
    for (let index = 0; index < 5; index += 1) {
      const observation = [{ type: 'image', media_type: 'image/png', data }];
      expect((await one.submit(id, index, { observation })).status).toBe(200);
    }
    expect([...bucket.objects.keys()].every((key) => /^of\/tests\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key))).toBe(true);
    const { turns } = (await two.get(`/api/v1/sessions/${id}`)).body;
    for (const turn of turns) {
      expect(turn.observation_url).toContain(two.url);
      const frame = await fetch(turn.observation_url);
      expect(Buffer.from(await frame.arrayBuffer()).toString('base64')).toBe(data);
    }
    bucket.objects.set('somebody/else', { bytes: Buffer.from('theirs'), at: new Date(0) });
    bucket.objects.set('of/tests/notes & more.txt', { bytes: Buffer.from('theirs'), at: new Date(0) });
    bucket.objects.set('of/tests/ff/0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff', {
      bytes: Buffer.from([1]),
      at: new Date(0),
    });
    const later = await openCore({ store, minds: [testMind()], now: () => Date.now() + 31 * 86_400_000 });
    expect(await sweep(later.core)).toMatchObject({ expired: 5, orphans: 1 });
    await later.close();
    expect([...bucket.objects.keys()].sort()).toEqual(['of/tests/notes & more.txt', 'somebody/else']);
    const purged = await fetch(turns[0].observation_url);
    expect([purged.status, (await purged.json()).detail.error_kind]).toEqual([404, 'frame_not_found']);
    expect((await two.get(`/api/v1/sessions/${id}`)).body.turns[0].observation_url).toBe(null);
    expect(bucket.wrong).toEqual([]);
  });
});

test('a bucket that fails costs a turn its answer in time and nothing else', async () => {
  await withBucket(async (bucket, [one, two]) => {
    const { id } = await one.session({ observation_retention: '30d' });
    bucket.fault = 'unavailable once';
    expect((await one.submit(id, 0)).status, 'asked again').toBe(200);
    const url: string = (await two.get(`/api/v1/sessions/${id}`)).body.turns[0].observation_url;
    for (const fault of ['denied', 'cut'] as Fault[]) {
      bucket.fault = fault;
      const plain = one.session().then((session: { id: string }) => one.submit(session.id, 0));
      const started = performance.now();
      const answers = await Promise.all([one.submit(id, 1), fetch(url)]);
      expect(performance.now() - started, fault).toBeLessThan(14_000);
      expect((await plain).status, 'a session that keeps nothing goes on').toBe(200);
      const [turn, frame] = answers;
      expect([turn.status, turn.body.detail.error_kind], fault).toEqual([502, 'frame_storage_unavailable']);
      expect(JSON.stringify(turn.body)).not.toContain(bucket.endpoint);
      expect([frame.status, (await frame.json()).detail.error_kind], fault).toEqual([502, 'frame_storage_unavailable']);
      expect((await one.get(`/api/v1/sessions/${id}`)).body, fault).toMatchObject({ turn_count: 1, status: 'open' });
    }
    bucket.fault = 'none';
    expect((await two.submit(id, 1)).body.turn).toMatchObject({ turn_index: 1 });
    expect((await fetch(url)).status).toBe(200);
  });
});

test('every fault of a bucket ends within the deadline', { tag: '@long' }, async () => {
  const bucket = await openBucket();
  await withKeys(bucket.endpoint, async () => {
    const frames = new BucketFrames({
      bucket: bucket.name,
      prefix: '',
      region: CREDENTIALS.AWS_REGION,
      endpoint: `${bucket.endpoint}/`,
      attemptMs: 150,
      deadlineMs: 500,
    });
    const id = '0192f0c1-7a10-7c31-9d2e-3b1f0a5cab01';
    expect(await frames.get(id)).toBe(null);
    await frames.delete(id);
    for (const fault of ['unavailable', 'silent', 'cut', 'denied'] as Fault[]) {
      bucket.fault = fault;
      for (const [name, work] of [
        ['put', () => frames.put(id, new Uint8Array([1, 2]))],
        ['get', () => frames.get(id)],
        ['delete', () => frames.delete(id)],
        ['list', () => frames.list()[Symbol.asyncIterator]().next()],
      ] as const) {
        const started = performance.now();
        await expect(work(), `${fault}, ${name}`).rejects.toMatchObject({
          status: 502,
          kind: 'frame_storage_unavailable',
        });
        expect(performance.now() - started, `${fault}, ${name}`).toBeLessThan(2_500);
      }
    }
    bucket.fault = 'none';
    await frames.put(id, new Uint8Array([1, 2]));
    expect(await frames.get(id)).toEqual(new Uint8Array([1, 2]));
    expect(bucket.wrong).toEqual([]);
    await bucket.close();
    await expect(frames.get(id)).rejects.toMatchObject({ kind: 'frame_storage_unavailable' });
  });
});
