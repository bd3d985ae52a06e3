import { sql } from 'kysely';
import PQueue from 'p-queue';
import type { Queryable } from '../../store/index.ts';
import type { Core } from '../core.ts';
import type { JobQueue } from './jobs.ts';
import { LEASE_MS, produce } from './produce.ts';

const TASK = 'dramatis_generate_people';

export interface RunningQueue extends JobQueue {
  /** Takes up the jobs that nobody is working on: after a start, and where a process died. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

async function abandoned(core: Core): Promise<string[]> {
  const rows = await core.store.db
    .selectFrom('generation_jobs')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('lease_until', '<=', core.now())
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Jobs of the one process that has the embedded database. */
export function localQueue(core: Core): RunningQueue {
  const queue = new PQueue({ concurrency: 1 });
  const stopping = new AbortController();
  const taken = new Set<string>();
  const wake = (jobId: string) => {
    if (taken.has(jobId) || stopping.signal.aborted) return;
    taken.add(jobId);
    queue
      .add(() => produce(core, jobId, stopping.signal))
      // What failed (a full disk, say) stays in the table; `recover` tries it again.
      .catch(() => {})
      .finally(() => taken.delete(jobId));
  };
  return {
    async enlist() {},
    wake,
    async recover() {
      for (const jobId of await abandoned(core)) wake(jobId);
    },
    async stop() {
      stopping.abort();
      queue.clear();
      await queue.onIdle();
    },
  };
}

/** Jobs of any number of replicas, over graphile-worker's table in the same PostgreSQL database. */
export async function sharedQueue(core: Core): Promise<RunningQueue> {
  const { pool } = core.store;
  if (!pool) throw new Error('The shared queue needs PostgreSQL.');
  const { Logger, run, runMigrations } = await import('graphile-worker');
  const logger = new Logger(() => () => {});
  const stopping = new AbortController();
  // Replicas that start together take turns here; two of them migrating at once would run into each other.
  await core.store.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7283459121)`.execute(transaction);
    await runMigrations({ pgPool: pool, logger });
  });
  const runner = await run({
    pgPool: pool,
    logger,
    concurrency: 1,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: {
      [TASK]: async (payload) => produce(core, String((payload as { id: unknown }).id), stopping.signal),
    },
  });
  const add = (db: Queryable, jobId: string, key: string) =>
    sql`select graphile_worker.add_job(${TASK}, ${JSON.stringify({ id: jobId })}::json, job_key := ${key}, max_attempts := 3)`.execute(
      db,
    );
  return {
    async enlist(transaction, jobId) {
      await add(transaction, jobId, jobId);
    },
    wake() {},
    async recover() {
      // A worker that was killed keeps its lock in graphile's table for hours; a new entry under another key does not wait.
      const slot = Math.floor(core.now() / LEASE_MS);
      for (const jobId of await abandoned(core)) await add(core.store.db, jobId, `${jobId}:${slot}`);
    },
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => {});
    },
  };
}

export function openQueue(core: Core): Promise<RunningQueue> {
  return core.store.dialect === 'postgres' ? sharedQueue(core) : Promise.resolve(localQueue(core));
}
