import type { Core } from './core.ts';
import { REMEMBERED_MS } from './idempotency.ts';

const EVERY = 10 * 60_000;
const FIRST = 5_000;
const BATCH = 500;
/** A frame is written a moment before its row; younger ones without a row may still get it. */
export const ORPHAN_AGE = 10 * 60_000;

export interface Swept {
  /** Frames whose retention was over. */
  expired: number;
  /** Frames that no turn points at. */
  orphans: number;
  /** Answers that no repeat may ask for any more. */
  answers: number;
}

async function sweepExpired(core: Core): Promise<number> {
  let swept = 0;
  for (;;) {
    const rows = await core.store.db
      .selectFrom('frames')
      .select('id')
      .where('expires_at', '<=', core.now())
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return swept;
    // The bytes go first: a row without bytes is found again by the next sweep, bytes without a row only by listing.
    for (const { id } of rows) await core.store.frames.delete(id);
    const ids = rows.map(({ id }) => id);
    await core.store.db.deleteFrom('frames').where('id', 'in', ids).execute();
    swept += rows.length;
  }
}

async function sweepOrphans(core: Core, age: number): Promise<number> {
  const before = core.now() - age;
  let swept = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = await core.store.db.selectFrom('frames').select('id').where('id', 'in', batch).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const id of batch) {
      if (known.has(id)) continue;
      await core.store.frames.delete(id);
      swept += 1;
    }
    batch = [];
  };
  for await (const { id, modifiedAt } of core.store.frames.list()) {
    if (modifiedAt > before) continue;
    batch.push(id);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return swept;
}

/** Enforces retention now. Any number of replicas may sweep at once. */
export async function sweep(core: Core, orphanAge = ORPHAN_AGE): Promise<Swept> {
  const expired = await sweepExpired(core);
  const orphans = await sweepOrphans(core, orphanAge);
  const { numDeletedRows } = await core.store.db
    .deleteFrom('idempotency')
    .where('created_at', '<=', core.now() - REMEMBERED_MS)
    .executeTakeFirst();
  return { expired, orphans, answers: Number(numDeletedRows) };
}

/** Sweeps a little after the start and then every ten minutes. */
export function startSweeper(core: Core, failed: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const once = () => {
    running = sweep(core).catch(failed);
  };
  const first = setTimeout(once, FIRST);
  const every = setInterval(once, EVERY);
  first.unref();
  every.unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(every);
      await running;
    },
  };
}
