import { z } from 'zod';
import {
  CreateSession,
  GetSessionQuery,
  ListSessionsQuery,
  NoBody,
  NoQuery,
  pageOf,
  Session,
  SessionState,
  SessionSummary,
  SubmitTurn,
  Turn,
} from '../../contract/index.ts';
import { release } from '../../service/lifted.ts';
import { createSession } from '../../service/sessions/create.ts';
import { closeSession } from '../../service/sessions/end.ts';
import { listSessions, readSession } from '../../service/sessions/read.ts';
import { submitTurn } from '../../service/sessions/submit.ts';
import { theSession, theWorkspace } from '../find.ts';
import { answered, type Operation, operation } from '../operation.ts';
import * as examples from './examples.ts';

const TURN_LIMIT = 12 * 1024 * 1024;
const tag = 'Sessions';

/** Whether a block of the body's observation has this as its data; the body was not looked at yet. */
function hasImage(body: unknown, data: string): boolean {
  const { observation } = (body ?? {}) as { observation?: unknown };
  return Array.isArray(observation) && observation.some((block) => block?.type === 'image' && block.data === data);
}

export const sessionOperations: Operation[] = [
  operation({
    id: 'createSession',
    method: 'POST',
    path: '/api/v1/workspaces/{workspace_id}/sessions',
    tag,
    summary: 'Open a session',
    description: 'Person, task and environment are frozen onto it.',
    scope: 'sessions:run',
    query: NoQuery,
    body: CreateSession,
    repeatable: true,
    success: { status: 201, description: 'The session', schema: Session, also: { 200: 'The session of a replay' } },
    kinds: [
      'person_not_found',
      'person_out_of_scope',
      'task_not_found',
      'environment_not_found',
      'environment_version_not_found',
      'person_background_missing',
      'person_archived',
      'task_archived',
      'environment_archived',
      'environment_version_archived',
      'credits_exhausted',
      'plan_allowance_exhausted',
      'spend_cap_reached',
      'session_quota_exceeded',
    ],
    example: { body: examples.createSession, answer: examples.session },
    find: theWorkspace,
    run: async ({ core, principal, resource, body, repeatable }) =>
      answered(await createSession(core, principal, resource, body, repeatable(resource))),
  }),
  operation({
    id: 'listSessions',
    method: 'GET',
    path: '/api/v1/workspaces/{workspace_id}/sessions',
    tag,
    summary: 'List sessions, newest first',
    scope: 'sessions:read',
    query: ListSessionsQuery,
    success: { status: 200, description: 'One page', schema: pageOf(SessionSummary) },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource, query }) => ({ status: 200, body: await listSessions(core, resource, query) }),
  }),
  operation({
    id: 'getSession',
    method: 'GET',
    path: '/api/v1/sessions/{session_id}',
    tag,
    summary: 'Read a session with one page of its trace',
    scope: 'sessions:read',
    query: GetSessionQuery,
    success: { status: 200, description: 'The session', schema: Session },
    kinds: ['session_not_found'],
    example: { answer: examples.session },
    find: theSession,
    run: async ({ core, resource, query, links }) => ({
      status: 200,
      body: await readSession(core, resource, query, links),
    }),
  }),
  operation({
    id: 'submitTurn',
    method: 'POST',
    path: '/api/v1/sessions/{session_id}/turns',
    tag,
    summary: 'Submit what the person perceives and learn what they do',
    description: 'One image, any text, and the actions that the environment offers now.',
    scope: 'sessions:run',
    query: NoQuery,
    body: SubmitTurn,
    repeatable: true,
    bodyLimit: TURN_LIMIT,
    liftable: { member: 'data', holds: hasImage },
    success: {
      status: 200,
      description: 'The turn, and the session without its turns',
      schema: z.object({ turn: Turn, session: SessionState }),
    },
    kinds: [
      'session_not_found',
      'observation_image_count',
      'observation_image_invalid',
      'actions_invalid',
      'session_not_open',
      'turn_index_mismatch',
      'credits_exhausted',
      'plan_allowance_exhausted',
      'spend_cap_reached',
      'decision_invalid',
      'engine_unavailable',
      'frame_storage_unavailable',
      'shutting_down',
    ],
    example: { body: examples.submitTurn },
    find: theSession,
    run: async ({ core, resource, body, lifted, repeatable, links }) => {
      const made = await submitTurn(core, resource.id, body, repeatable(resource.workspace_id), { links, lifted });
      // Not where it failed: an engine that was given up on may be at it still.
      if (lifted) release(lifted.bytes);
      return answered(made, 200);
    },
  }),
  operation({
    id: 'closeSession',
    method: 'POST',
    path: '/api/v1/sessions/{session_id}/close',
    tag,
    summary: 'Close a session',
    description: 'One that has ended in any way is returned unchanged.',
    scope: 'sessions:run',
    query: NoQuery,
    body: NoBody,
    success: { status: 200, description: 'The final session', schema: Session },
    kinds: ['session_not_found'],
    find: theSession,
    run: async ({ core, resource, links }) => ({ status: 200, body: await closeSession(core, resource.id, links) }),
  }),
];
