import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { SCOPES } from '../../src/contract/index.ts';
import { mintKey } from '../../src/service/keys.ts';
import { openAdministration, openCore } from '../../src/service/open.ts';
import { sweep } from '../../src/service/sweep.ts';
import { createWorkspace, setWorkspace } from '../../src/service/workspaces.ts';
import { testMind } from '../service/minds.ts';
import { Client, turnBody } from './harness.ts';
import { testDatabase } from './postgres.ts';

const SOAK = process.env.DRAMATIS_SOAK === '1';
const ROUNDS = SOAK ? 50 : 2;
/** People of the job that each round starts: more than a round has time for. */
const JOB = SOAK ? 60 : 150;
const PROGRAM = join(import.meta.dirname, 'process.ts');

const started = new Set<ChildProcess>();
test.afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});

async function start(
  dataFolder: string,
  databaseUrl: string | undefined,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [PROGRAM, dataFolder, databaseUrl ?? '-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  const url = await new Promise<string>((resolve, reject) => {
    let heard = '';
    child.stdout?.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('\n')) resolve(heard.trim());
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  started.delete(child);
}

interface Acknowledged {
  /** Turns of each session whose 200 arrived. */
  turns: Map<string, number>;
  /** Idempotency keys of creates whose answer did not arrive. */
  unanswered: Set<string>;
  jobs: Set<string>;
}

const total = ({ turns }: Acknowledged) => [...turns.values()].reduce((sum, count) => sum + count, turns.size);

async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !holds() && performance.now() < end; ) await delay(10);
}

const CREATED = (person_id: string, key: string) => ({
  person_id,
  task: { instructions: `Buy a mug, ${key}` },
  environment: { name: 'Shop', kind: 'web' },
  observation_retention: '30d',
});

/** Creates sessions and submits turns until the server is gone; what was acknowledged is written down. */
async function load(client: Client, person_id: string, acknowledged: Acknowledged): Promise<void> {
  const body = await turnBody(0);
  const { turns, unanswered } = acknowledged;
  try {
    for (;;) {
      const key = randomUUID();
      unanswered.add(key);
      const made = await client.post(client.at('/sessions'), CREATED(person_id, key), { 'idempotency-key': key });
      if (made.status !== 201) throw new Error(`create: ${made.status}`);
      unanswered.delete(key);
      const { id } = made.body;
      turns.set(id, 0);
      for (let turn_index = 0; turn_index < 4; turn_index += 1) {
        const submit = () => client.post(`/api/v1/sessions/${id}/turns`, { ...body, turn_index });
        // Two at once: one is recorded, the other is told which turn is next.
        const answers = turn_index === 1 ? await Promise.all([submit(), submit()]) : [await submit()];
        const statuses = answers.map(({ status }) => status).sort();
        if (statuses[0] !== 200 || (statuses[1] ?? 409) !== 409) throw new Error(`turn ${turn_index}: ${statuses}`);
        turns.set(id, turn_index + 1);
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** A create whose answer was lost is sent again under its key, and then is there once. */
async function settle(client: Client, person_id: string, { turns, unanswered }: Acknowledged): Promise<void> {
  for (const key of unanswered) {
    const answer = await client.post(client.at('/sessions'), CREATED(person_id, key), { 'idempotency-key': key });
    expect([200, 201]).toContain(answer.status);
    turns.set(answer.body.id, 0);
  }
  unanswered.clear();
}

test(`nothing acknowledged is lost in ${ROUNDS} kills under load, and no person is made twice`, {
  tag: '@long',
}, async () => {
  test.setTimeout(SOAK ? 30 * 60_000 : 120_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
  const database = await testDatabase();
  const store = { dataFolder, databaseUrl: database?.url };
  const data = await openAdministration(store);
  const workspace = await createWorkspace(data, 'Test');
  const unlimited = { requests_per_minute: null, sessions_per_day: null, credits_per_turn: 0.5 };
  await setWorkspace(data, workspace.id, unlimited);
  const minted = await mintKey(data, workspace.id, 'test', SCOPES);
  const acknowledged: Acknowledged = { turns: new Map(), unanswered: new Set(), jobs: new Set() };
  let person_id = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, url } = await start(dataFolder, database?.url);
    const client = new Client(url, workspace.id, minted);
    person_id ||= (await client.person()).id;
    await settle(client, person_id, acknowledged);
    const job = await client.post(client.at('/people/generation-jobs'), { count: JOB, seed: round });
    acknowledged.jobs.add(job.body.id);
    const loads = Array.from({ length: 4 }, () => load(client, person_id, acknowledged));
    // However slow the machine, the kill comes in the middle of turns.
    const before = total(acknowledged);
    await Promise.race([Promise.all(loads), until(() => total(acknowledged) > before + 10)]);
    await delay(Math.random() * 500);
    await kill(child);
    await Promise.all(loads);
  }
  const { child, url } = await start(dataFolder, database?.url);
  const client = new Client(url, workspace.id, minted);
  await settle(client, person_id, acknowledged);
  const { turns, jobs } = acknowledged;
  expect(turns.size).toBeGreaterThan(ROUNDS);
  let recorded = 0;
  for (const [id, count] of turns) {
    const session = (await client.get(`/api/v1/sessions/${id}`)).body;
    // One more turn than was acknowledged may be there: recorded, with its answer lost on the way.
    expect(session.turn_count - count).toBeGreaterThanOrEqual(0);
    expect(session.turn_count - count).toBeLessThanOrEqual(1);
    expect(session.turns.map((turn: { turn_index: number }) => turn.turn_index)).toEqual(
      Array.from({ length: session.turn_count }, (_, index) => index),
    );
    expect(session.accrued_credits).toBe(session.turn_count * 0.5);
    recorded += session.turn_count;
    for (const turn of session.turns.slice(-1)) expect((await fetch(turn.observation_url)).status).toBe(200);
  }
  const sessions = await data.store.db.selectFrom('sessions').select('instructions').execute();
  expect(sessions.length, 'sessions made, each once').toBe(turns.size);
  expect(new Set(sessions.map(({ instructions }) => instructions)).size).toBe(turns.size);
  for (const job of jobs) {
    const path = client.at(`/people/generation-jobs/${job}`);
    await expect
      .poll(async () => (await client.get(path)).body.status, { timeout: SOAK ? 600_000 : 90_000 })
      .toBe('completed');
    const { counts, credits_billed } = (await client.get(path)).body;
    expect([counts, credits_billed]).toEqual([{ requested: JOB, succeeded: JOB, failed: 0, pending: 0 }, JOB * 2]);
  }
  const people = await data.store.db
    .selectFrom('people')
    .select(['generation_job_id', 'generation_index'])
    .where('generation_job_id', 'is not', null)
    .execute();
  expect(people.length).toBe(JOB * jobs.size);
  expect(new Set(people.map((row) => `${row.generation_job_id}/${row.generation_index}`)).size).toBe(people.length);
  const cap = (await client.get(client.at('/usage/spend-cap'))).body;
  expect(cap.drawn_credits, 'every turn and person is billed once').toBe(recorded * 0.5 + people.length * 2);
  await kill(child);
  const { core, close } = await openCore({ store, minds: [testMind()] });
  const { orphans } = await sweep(core, 0);
  const files = new Set<string>();
  for await (const { id } of core.store.frames.list()) files.add(id);
  const frames = await core.store.db.selectFrom('frames').select('id').execute();
  expect([...files].sort()).toEqual(frames.map(({ id }) => id).sort());
  expect(files.size).toBe(recorded);
  if (SOAK)
    process.stdout.write(
      `${core.store.dialect}: ${ROUNDS} kills, ${turns.size} sessions, ${recorded} turns, ${people.length} people, ${orphans} frames without a row swept\n`,
    );
  await close();
  await data.store.close();
  await database?.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});
