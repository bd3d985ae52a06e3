import type { Scope } from '../../../src/contract/index.ts';
import type { Client } from '../harness.ts';
import { environmentBody, type Json, taskBody, turnBody, versionBody } from './samples.ts';

/** Every operation of the interface, written down from its description and not from the program. */
export interface Row {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{w}`, or `{id}` where a record's id stands. */
  path: string;
  scope: Scope;
  /** The record that `{id}` names. */
  of?: 'session' | 'environment' | 'version' | 'task' | 'person' | 'job';
  /** A right body. */
  body?: () => Json;
  /** Takes an Idempotency-Key. */
  repeatable?: boolean;
  /** Charged to no budget. */
  free?: boolean;
}

export const NOT_FOUND = {
  session: 'session_not_found',
  environment: 'environment_not_found',
  version: 'environment_version_not_found',
  task: 'task_not_found',
  person: 'person_not_found',
  job: 'generation_job_not_found',
} as const;

const W = '/api/v1/workspaces/{w}';

export const ROWS: readonly Row[] = [
  { method: 'POST', path: `${W}/sessions`, scope: 'sessions:run', body: () => ({}), repeatable: true },
  { method: 'GET', path: `${W}/sessions`, scope: 'sessions:read' },
  { method: 'GET', path: '/api/v1/sessions/{id}', scope: 'sessions:read', of: 'session' },
  {
    method: 'POST',
    path: '/api/v1/sessions/{id}/turns',
    scope: 'sessions:run',
    of: 'session',
    body: () => turnBody(0),
    repeatable: true,
  },
  { method: 'POST', path: '/api/v1/sessions/{id}/close', scope: 'sessions:run', of: 'session' },
  { method: 'POST', path: `${W}/environments`, scope: 'environments:write', body: environmentBody, repeatable: true },
  { method: 'GET', path: `${W}/environments`, scope: 'environments:read' },
  { method: 'GET', path: '/api/v1/environments/{id}', scope: 'environments:read', of: 'environment' },
  {
    method: 'PATCH',
    path: '/api/v1/environments/{id}',
    scope: 'environments:write',
    of: 'environment',
    body: () => ({ operating_notes: 'n' }),
  },
  { method: 'DELETE', path: '/api/v1/environments/{id}', scope: 'environments:write', of: 'environment' },
  {
    method: 'POST',
    path: '/api/v1/environments/{id}/versions',
    scope: 'environments:write',
    of: 'environment',
    body: versionBody,
    repeatable: true,
  },
  { method: 'GET', path: '/api/v1/environments/{id}/versions', scope: 'environments:read', of: 'environment' },
  { method: 'GET', path: '/api/v1/environment-versions/{id}', scope: 'environments:read', of: 'version' },
  {
    method: 'PATCH',
    path: '/api/v1/environment-versions/{id}',
    scope: 'environments:write',
    of: 'version',
    body: () => ({ description: 'd' }),
  },
  { method: 'DELETE', path: '/api/v1/environment-versions/{id}', scope: 'environments:write', of: 'version' },
  { method: 'POST', path: '/api/v1/environment-versions/{id}/set-default', scope: 'environments:write', of: 'version' },
  { method: 'POST', path: `${W}/tasks`, scope: 'tasks:write', body: taskBody, repeatable: true },
  { method: 'GET', path: `${W}/tasks`, scope: 'tasks:read' },
  { method: 'GET', path: '/api/v1/tasks/{id}', scope: 'tasks:read', of: 'task' },
  {
    method: 'PATCH',
    path: '/api/v1/tasks/{id}',
    scope: 'tasks:write',
    of: 'task',
    body: () => ({ background: 'b' }),
  },
  { method: 'DELETE', path: '/api/v1/tasks/{id}', scope: 'tasks:write', of: 'task' },
  { method: 'GET', path: `${W}/people`, scope: 'people:read' },
  { method: 'POST', path: `${W}/people`, scope: 'people:write', body: () => ({ name: 'Ann' }), repeatable: true },
  { method: 'POST', path: `${W}/people/search`, scope: 'people:read', body: () => ({}) },
  { method: 'GET', path: `${W}/people/counts`, scope: 'people:read' },
  { method: 'GET', path: `${W}/people/schema`, scope: 'people:read' },
  { method: 'GET', path: `${W}/people/{id}`, scope: 'people:read', of: 'person' },
  {
    method: 'PATCH',
    path: `${W}/people/{id}`,
    scope: 'people:write',
    of: 'person',
    body: () => ({ city: 'Oslo' }),
  },
  { method: 'DELETE', path: `${W}/people/{id}`, scope: 'people:write', of: 'person' },
  { method: 'POST', path: `${W}/people/{id}/restore`, scope: 'people:write', of: 'person' },
  {
    method: 'POST',
    path: `${W}/people/generation-jobs`,
    scope: 'people:write',
    body: () => ({ count: 1 }),
    repeatable: true,
  },
  { method: 'GET', path: `${W}/people/generation-jobs/{id}`, scope: 'people:read', of: 'job' },
  { method: 'POST', path: `${W}/people/generation-jobs/{id}/cancel`, scope: 'people:write', of: 'job' },
  { method: 'GET', path: `${W}/usage/sessions`, scope: 'usage:read' },
  { method: 'GET', path: `${W}/usage/spend-cap`, scope: 'usage:read' },
  { method: 'GET', path: `${W}/usage/rate-limits`, scope: 'usage:read', free: true },
];

export const nameOf = ({ method, path }: Row) => `${method} ${path.replace('/api/v1', '')}`;

export const pathOf = ({ path }: Row, workspace: string, id = '') => path.replace('{w}', workspace).replace('{id}', id);

export type Records = Record<NonNullable<Row['of']>, string>;

/** One record of every sort, in the client's workspace. */
export async function everySort(client: Client): Promise<Records> {
  const person = await client.person();
  const environment = await client.environment();
  const version = await client.made(`/api/v1/environments/${environment.id}/versions`, versionBody());
  const task = await client.task();
  const session = await client.session({ person_id: person.id });
  const { body: job } = await client.post(client.at('/people/generation-jobs'), { count: 1, seed: 1 });
  return {
    person: person.id,
    environment: environment.id,
    version: version.id,
    task: task.id,
    session: session.id,
    job: job.id,
  };
}
