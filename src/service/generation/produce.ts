import { isServiceError } from '../../contract/index.ts';
import type { GenerationJobRow } from '../../store/index.ts';
import { violates } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { draw } from '../credits.ts';
import { newId } from '../ids.ts';
import type { GeneratedPerson, GenerationRequest } from '../people/generator.ts';
import { newPersonRow } from '../people/rows.ts';
import { pricePerPerson } from './jobs.ts';

/** How long a process that says nothing more is believed to be working, in milliseconds. */
export const LEASE_MS = 10_000;

/** Takes the job, unless it has ended or somebody else is at it. */
async function lease(core: Core, jobId: string, owner: string): Promise<GenerationJobRow | null> {
  const now = core.now();
  const row = await core.store.db
    .updateTable('generation_jobs')
    .set(({ fn, val }) => ({
      status: 'running',
      started_at: fn.coalesce('started_at', val(now)),
      lease_until: now + LEASE_MS,
      lease_owner: owner,
    }))
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
    .where(({ or, eb }) => or([eb('lease_until', '<=', now), eb('lease_owner', '=', owner)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

type Step = 'made' | 'failed' | 'stopped';

/** One person, its bill and the counts commit together: a crash leaves the whole of it or nothing. */
async function keep(
  core: Core,
  job: GenerationJobRow,
  owner: string,
  person: GeneratedPerson | null,
  index: number,
): Promise<Step> {
  const price = person ? pricePerPerson(JSON.parse(job.request)) : 0;
  return core.store.transaction(async (transaction) => {
    const now = core.now();
    const claimed = await transaction
      .updateTable('generation_jobs')
      .set(({ eb }) => ({
        succeeded: eb('succeeded', '+', person ? 1 : 0),
        failed: eb('failed', '+', person ? 0 : 1),
        billed: eb('billed', '+', price),
        lease_until: now + LEASE_MS,
      }))
      .where('id', '=', job.id)
      .where('status', '=', 'running')
      .where('lease_owner', '=', owner)
      .where(({ eb }) => eb(eb('succeeded', '+', eb.ref('failed')), '=', index))
      .returning('id')
      .executeTakeFirst();
    if (!claimed) return 'stopped';
    if (!person) return 'failed';
    await draw(core, transaction, job.workspace_id, price);
    const { occupation_code, ...fields } = person;
    const row = newPersonRow(
      fields,
      { workspaceId: job.workspace_id, at: now, jobId: job.id, jobIndex: index, occupationCode: occupation_code },
      (title) => core.generator.occupationCode(title),
    );
    await transaction.insertInto('people').values(row).execute();
    return 'made';
  });
}

async function finish(core: Core, jobId: string, owner: string, status: string, error: string | null): Promise<void> {
  await core.store.db
    .updateTable('generation_jobs')
    .set({ status, error, ended_at: core.now(), lease_until: 0 })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .where('lease_owner', '=', owner)
    .execute();
}

async function give(core: Core, jobId: string, owner: string): Promise<void> {
  await core.store.db
    .updateTable('generation_jobs')
    .set({ lease_until: 0 })
    .where('id', '=', jobId)
    .where('lease_owner', '=', owner)
    .execute();
}

async function made(
  core: Core,
  request: GenerationRequest,
  index: number,
  today: Date,
): Promise<GeneratedPerson | null> {
  try {
    return await core.generator.generate(request, index, today);
  } catch {
    return null;
  }
}

/**
 * Works a job off, from where whoever had it before left it. Person `index` of a job is made once however often this
 * is called: the counts, checked in the transaction that keeps the person, say which index is next.
 *
 * @param signal stops between two people; the job is then free for the next who comes
 */
export async function produce(core: Core, jobId: string, signal: AbortSignal): Promise<void> {
  const owner = newId();
  const job = await lease(core, jobId, owner);
  if (!job) return;
  const request: GenerationRequest = { ...JSON.parse(job.request), seed: job.seed };
  for (let index = job.succeeded + job.failed; index < job.requested; index += 1) {
    if (signal.aborted) return give(core, jobId, owner);
    const person = await made(core, request, index, new Date(job.created_at));
    try {
      if ((await keep(core, job, owner, person, index)) === 'stopped') return;
    } catch (error) {
      if (violates(error, 'people_generated', 'people.generation_index')) return;
      if (isServiceError(error) && error.status === 402)
        return finish(core, jobId, owner, 'failed', `${error.kind}: ${error.message}`);
      throw error;
    }
    // Other work of this process gets its turn between two people.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const failedAll = await core.store.db
    .selectFrom('generation_jobs')
    .select(['succeeded', 'requested'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (failedAll?.succeeded === 0)
    return finish(core, jobId, owner, 'failed', 'Nobody fits what was asked: every person failed.');
  await finish(core, jobId, owner, 'completed', null);
}
