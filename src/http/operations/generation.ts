import { setTimeout as delay } from 'node:timers/promises';
import {
  CreateGenerationJob,
  GenerationJob,
  type GenerationJob as Job,
  NoBody,
  NoQuery,
} from '../../contract/index.ts';
import type { Core } from '../../service/core.ts';
import { cancelJob, createJob, isEnded, jobRow, presentJob } from '../../service/generation/jobs.ts';
import { rememberAgain } from '../../service/idempotency.ts';
import { theJob, theWorkspace } from '../find.ts';
import { answered, type Operation, operation } from '../operation.ts';
import * as examples from './examples.ts';

const tag = 'People generation';
const collection = '/api/v1/workspaces/{workspace_id}/people/generation-jobs';
const one = `${collection}/{job_id}`;

/** Seconds of `Prefer: wait=n`, brought into 1 to 60; 0 when nothing is preferred. */
export function preferredWait(header: string | string[] | undefined): number {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const wanted = /(?:^|[,;\s])wait\s*=\s*"?(-?\d{1,9})(?:\.\d+)?"?\s*(?=$|[,;\s])/i.exec(text)?.[1];
  return wanted === undefined ? 0 : Math.min(60, Math.max(1, Number(wanted)));
}

async function ended(core: Core, jobId: string, seconds: number): Promise<Job> {
  const until = performance.now() + seconds * 1000;
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    const job = presentJob(await jobRow(core, jobId));
    const left = until - performance.now();
    if (isEnded(job.status) || left <= 0) return job;
    await delay(Math.min(pause, left));
  }
}

export const generationOperations: Operation[] = [
  operation({
    id: 'createGenerationJob',
    method: 'POST',
    path: collection,
    tag,
    summary: 'Have people made',
    description:
      'Billed 2 credits for each person that succeeds, 3 with an avatar. `Prefer: wait=n` holds the request open up to n (1 to 60) seconds.',
    scope: 'people:write',
    query: NoQuery,
    body: CreateGenerationJob,
    repeatable: true,
    success: {
      status: 202,
      description: 'The job',
      schema: GenerationJob,
      also: { 200: 'The job, when it ended within the preferred wait, or a replay' },
    },
    kinds: ['credits_exhausted', 'plan_allowance_exhausted', 'spend_cap_reached', 'generation_constraints_invalid'],
    example: { body: examples.createJob },
    find: theWorkspace,
    run: async ({ core, queue, resource, body, repeatable, request }) => {
      const call = repeatable(resource);
      const made = await createJob(core, queue, resource, body, call);
      const seconds = preferredWait(request.headers.prefer);
      if (made.replayed || seconds === 0) return answered(made, 202);
      const job = await ended(core, made.answer.id, seconds);
      if (call) await rememberAgain(core, call, job);
      return {
        status: isEnded(job.status) ? 200 : 202,
        body: job,
        headers: { 'preference-applied': `wait=${seconds}` },
      };
    },
  }),
  operation({
    id: 'getGenerationJob',
    method: 'GET',
    path: one,
    tag,
    summary: 'See how far a job is',
    scope: 'people:read',
    query: NoQuery,
    success: { status: 200, description: 'The job', schema: GenerationJob },
    kinds: ['generation_job_not_found'],
    find: theJob,
    run: async ({ resource }) => ({ status: 200, body: presentJob(resource) }),
  }),
  operation({
    id: 'cancelGenerationJob',
    method: 'POST',
    path: `${one}/cancel`,
    tag,
    summary: 'Stop a job',
    description: 'What was produced is kept and billed.',
    scope: 'people:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 200, description: 'The job', schema: GenerationJob },
    kinds: ['generation_job_not_found'],
    find: theJob,
    run: async ({ core, resource }) => ({ status: 200, body: await cancelJob(core, resource) }),
  }),
];
