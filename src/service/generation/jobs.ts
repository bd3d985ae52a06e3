import { randomInt } from 'node:crypto';
import type { CreateGenerationJob, GenerationJob } from '../../contract/index.ts';
import type { GenerationJobRow, Queryable } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { fundsRefusal, toCredits, toMicro, workspaceRow } from '../credits.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { asId, iso, isoOrNull, newId } from '../ids.ts';
import { jobNotFound } from '../refusals.ts';

const LARGEST_SEED = 2_147_483_647;

/** Millionths of a credit for one person: 2 credits, and 1 more with an avatar. */
export const pricePerPerson = (request: { avatars?: boolean | undefined }) => toMicro(request.avatars ? 3 : 2);

export const isEnded = (status: string) => status === 'completed' || status === 'cancelled' || status === 'failed';

export function presentJob(row: GenerationJobRow): GenerationJob {
  const { requested, succeeded, failed } = row;
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    status: row.status as GenerationJob['status'],
    counts: { requested, succeeded, failed, pending: requested - succeeded - failed },
    credits_billed: toCredits(row.billed),
    created_at: iso(row.created_at),
    started_at: isoOrNull(row.started_at),
    ended_at: isoOrNull(row.ended_at),
    error: row.error,
  };
}

/** @throws ServiceError 404 `generation_job_not_found` */
export async function jobRow(core: Core, jobId: string, db: Queryable = core.store.db): Promise<GenerationJobRow> {
  const id = asId(jobId);
  const row = id
    ? await db.selectFrom('generation_jobs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw jobNotFound();
  return row;
}

/** Puts a job where it will be worked on, in the transaction that makes it where the queue is a table too. */
export interface JobQueue {
  /** Called inside the transaction. */
  enlist(transaction: Queryable, jobId: string): Promise<void>;
  /** Called when the transaction has committed. */
  wake(jobId: string): void;
}

/** @throws ServiceError 402 when the workspace could not pay for all of it */
export async function createJob(
  core: Core,
  queue: JobQueue,
  workspaceId: string,
  body: CreateGenerationJob,
  call: RepeatableCall | null,
): Promise<Answered<GenerationJob>> {
  return once<GenerationJob>(core, call, async (remember) => {
    const at = core.now();
    await core.generator.check?.(body, new Date(at));
    const seed = body.seed ?? randomInt(LARGEST_SEED);
    const row: GenerationJobRow = {
      id: newId(),
      workspace_id: workspaceId,
      status: 'queued',
      request: JSON.stringify(body),
      seed,
      requested: body.count,
      succeeded: 0,
      failed: 0,
      billed: 0,
      error: null,
      lease_until: 0,
      lease_owner: null,
      created_at: at,
      started_at: null,
      ended_at: null,
    };
    const job = presentJob(row);
    await core.store.transaction(async (transaction) => {
      const workspace = await workspaceRow(core, transaction, workspaceId);
      const refusal = fundsRefusal(workspace, body.count * pricePerPerson(body), at);
      if (refusal) throw refusal;
      await transaction.insertInto('generation_jobs').values(row).execute();
      await queue.enlist(transaction, row.id);
      await remember(transaction, job);
    });
    queue.wake(row.id);
    return job;
  });
}

/** Stops the job; what was produced is kept. A job that has ended is returned as it is. */
export async function cancelJob(core: Core, job: GenerationJobRow): Promise<GenerationJob> {
  await core.store.db
    .updateTable('generation_jobs')
    .set({ status: 'cancelled', ended_at: core.now() })
    .where('id', '=', job.id)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  return presentJob(await jobRow(core, job.id));
}
