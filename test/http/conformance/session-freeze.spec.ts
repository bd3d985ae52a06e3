import { expect } from '@playwright/test';
import { environmentBody, turnBody, versionBody } from './samples.ts';
import { ok, refused } from './says.ts';
import { test } from './served.ts';

test('what a session froze never changes', async ({ client }) => {
  const person = await client.person({ city: 'Oslo' });
  const task = await client.task();
  const environment = await client.environment();
  const version = await client.made(`/api/v1/environments/${environment.id}/versions`, versionBody());
  const session = await client.session({
    person_id: person.id,
    task: { id: task.id },
    environment_id: environment.id,
    environment_version_id: version.id,
  });
  const path = `/api/v1/sessions/${session.id}`;
  const frozen = async (label: string) => expect.soft((await client.get(path)).body, label).toEqual(session);
  ok(await client.patch(client.at(`/people/${person.id}`), { name: 'Another', city: 'Bergen' }), 200, 'person');
  await frozen('the person was edited');
  ok(await client.patch(`/api/v1/tasks/${task.id}`, { name: 'Renamed', instructions: 'Sell' }), 200, 'task');
  await frozen('the task was edited');
  ok(await client.patch(`/api/v1/environments/${environment.id}`, environmentBody()), 200, 'environment');
  await frozen('the environment was renamed and moved');
  ok(await client.patch(`/api/v1/environment-versions/${version.id}`, { label: 'Renamed' }), 200, 'version');
  await frozen('the version was renamed');
  ok(await client.delete(client.at(`/people/${person.id}`)), 204, 'person');
  await frozen('the person was archived');
  ok(await client.delete(`/api/v1/tasks/${task.id}`), 204, 'task');
  await frozen('the task was archived');
  ok(await client.delete(`/api/v1/environment-versions/${version.id}`), 204, 'version');
  await frozen('the version was archived');
  ok(await client.delete(`/api/v1/environments/${environment.id}`), 204, 'environment');
  const after = (await client.get(path)).body;
  expect.soft(after, 'the environment was deleted').toEqual({ ...session, environment_id: null });
  const [row] = (await client.get(client.at('/sessions'))).body.items;
  expect.soft([row.environment_id, row.environment], 'in the list').toEqual([null, session.environment]);
  ok(await client.post(`${path}/turns`, turnBody(0)), 200, 'and it goes on');
});

test('a later session freezes what is there then', async ({ client }) => {
  const person = await client.person();
  const task = await client.task();
  const environment = await client.environment();
  await client.patch(`/api/v1/tasks/${task.id}`, { instructions: 'Sell a mug' });
  await client.patch(`/api/v1/environments/${environment.id}`, { name: `New ${environment.name}` });
  const session = await client.session({ person_id: person.id, task: { id: task.id }, environment_id: environment.id });
  expect.soft(session.task).toMatchObject({ instructions: 'Sell a mug', revision: 2 });
  expect.soft([session.environment.name, session.environment_revision]).toEqual([`New ${environment.name}`, 2]);
});

test('the default version is taken unless another is named', async ({ client }) => {
  const person_id = (await client.person()).id;
  const environment_id = (await client.environment()).id;
  const author = async () => (await client.made(`/api/v1/environments/${environment_id}/versions`, versionBody())).id;
  const [first, second] = [await author(), await author()];
  const open = async (extra = {}) => client.session({ person_id, environment_id, ...extra });
  const before = await open();
  expect.soft(before.environment_version_id, 'no default yet').toBe(null);
  ok(await client.post(`/api/v1/environment-versions/${first}/set-default`), 200, 'set-default');
  const pinned = await open();
  expect.soft(pinned.environment_version_id, 'the default').toBe(first);
  expect.soft((await open({ environment_version_id: second })).environment_version_id, 'the named one').toBe(second);
  ok(await client.post(`/api/v1/environment-versions/${second}/set-default`), 200, 'another default');
  expect.soft((await open()).environment_version_id, 'the new default').toBe(second);
  for (const [session, version] of [
    [before, null],
    [pinned, first],
  ])
    expect.soft((await client.get(`/api/v1/sessions/${session.id}`)).body.environment_version_id).toBe(version);
  ok(await client.delete(`/api/v1/environment-versions/${second}`), 204, 'archive the default');
  expect.soft((await open()).environment_version_id, 'unversioned again').toBe(null);
});

test('closing: once, for good, with the whole session', async ({ client }) => {
  const session = await client.session();
  const path = `/api/v1/sessions/${session.id}`;
  ok(await client.post(`${path}/turns`, turnBody(0)), 200, 'a turn');
  const closed = ok(await client.post(`${path}/close`), 200, 'close');
  expect
    .soft(closed)
    .toMatchObject({ id: session.id, status: 'closed', ended_reason: null, turn_count: 1, has_more: false });
  expect.soft(closed.turns, 'with its turns').toHaveLength(1);
  expect.soft(closed.ended_at, 'ended').toMatch(/Z$/);
  expect.soft(closed.settled_at, 'settled').toMatch(/Z$/);
  for (const label of ['again', 'and again'])
    expect.soft(ok(await client.post(`${path}/close`), 200, label)).toEqual(closed);
  expect.soft((await client.get(path)).body, 'a read').toEqual(closed);
  const late = await client.post(`${path}/turns`, turnBody(1));
  refused(late, 409, 'session_not_open', 'a turn after the end', { status: 'closed', ended_reason: null });
  refused(await client.delete(path), 405, 'method_not_allowed', 'the former DELETE');
});

test('the last allowed turn ends a session', async ({ client }) => {
  const session = await client.session({ max_turns: 2 });
  const path = `/api/v1/sessions/${session.id}`;
  const first = ok(await client.post(`${path}/turns`, turnBody(0)), 200, 'first');
  expect.soft(first.session, 'still open').toMatchObject({ status: 'open', turn_count: 1, ended_at: null });
  const last = ok(await client.post(`${path}/turns`, turnBody(1)), 200, 'last');
  expect.soft(['max_turns', 'gave_up', 'completed'], 'an end').toContain(last.session.status);
  expect.soft(last.session, 'ended').toMatchObject({ turn_count: 2, ended_reason: null, ended_at: expect.any(String) });
  const after = ok(await client.post(`${path}/close`), 200, 'close what has ended');
  expect.soft([after.status, after.ended_at], 'unchanged').toEqual([last.session.status, last.session.ended_at]);
  refused(await client.post(`${path}/turns`, turnBody(2)), 409, 'session_not_open', 'no third', {
    status: last.session.status,
  });
});
