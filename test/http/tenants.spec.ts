import { expect } from '@playwright/test';
import { OPERATIONS } from '../../src/http/operations/index.ts';
import { test } from './harness.ts';

const BODIES: Record<string, object> = {
  submitTurn: { turn_index: 0, observation: [], actions: [] },
  createEnvironmentVersion: { label: 'X' },
  createTask: { name: 'X', instructions: 'X' },
  createEnvironment: { name: 'X', kind: 'world', config: {} },
  createPerson: { name: 'X' },
  createGenerationJob: { count: 1 },
};

test('no operation reaches anything of another workspace', async ({ client, world }) => {
  const theirs = await world.client();
  const person = await theirs.person();
  const environment = await theirs.environment();
  const version = await theirs.made(`/api/v1/environments/${environment.id}/versions`, { label: 'A' });
  const task = await theirs.task();
  const session = await theirs.session({ person_id: person.id });
  const job = (await theirs.post(theirs.at('/people/generation-jobs'), { count: 1 }, { prefer: 'wait=20' })).body;
  const ids: Record<string, string> = {
    person_id: person.id,
    environment_id: environment.id,
    version_id: version.id,
    task_id: task.id,
    session_id: session.id,
    job_id: job.id,
  };
  const looks = async () =>
    JSON.stringify([
      (await theirs.get(`/api/v1/sessions/${session.id}`)).body,
      (await theirs.get(`/api/v1/environments/${environment.id}`)).body,
      (await theirs.get(`/api/v1/environment-versions/${version.id}`)).body,
      (await theirs.get(`/api/v1/tasks/${task.id}`)).body,
      (await theirs.get(theirs.at(`/people/${person.id}`))).body,
    ]);
  const before = await looks();
  let walked = 0;
  for (const operation of OPERATIONS) {
    if (!operation.path.includes('{')) continue;
    for (const workspace of [client.workspace, theirs.workspace]) {
      const own = workspace === client.workspace;
      if (own && !/\{(?!workspace_id)/.test(operation.path)) continue;
      const path = operation.path
        .replace('{workspace_id}', workspace)
        .replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');
      const answer = await client.send(
        operation.method,
        path,
        operation.body ? (BODIES[operation.id] ?? {}) : undefined,
      );
      expect(answer.status, `${operation.id} ${path}`).toBe(404);
      expect(JSON.stringify(answer.body), operation.id).not.toContain('Rosa');
      walked += 1;
    }
  }
  expect(walked).toBeGreaterThan(40);
  expect(await looks()).toBe(before);
  const mine = await client.person();
  const create = (extra: object) =>
    client.post(client.at('/sessions'), {
      person_id: mine.id,
      task: { instructions: 'Go' },
      ...('environment_id' in extra ? {} : { environment: { name: 'S', kind: 'web' } }),
      ...extra,
    });
  expect((await create({ task: { id: task.id } })).status).toBe(404);
  expect((await create({ environment_id: environment.id })).status).toBe(404);
  expect((await create({ person_id: person.id })).status).toBe(403);
});
