import { expect } from '@playwright/test';
import { picture } from '../service/images.ts';
import { test, turnBody } from './harness.ts';

const MISSING = '0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff';

test('create answers 201 with every field, and a read says the same', async ({ client }) => {
  const person = await client.person({ city: 'Sevilla', occupation: 'Nurse' });
  const created = await client.session({ person_id: person.id });
  expect(Object.keys(created).sort()).toEqual(
    [
      'accrued_credits',
      'created_at',
      'created_by_api_key_id',
      'decision_mode',
      'ended_at',
      'ended_reason',
      'engine',
      'environment',
      'environment_id',
      'environment_revision',
      'environment_version_id',
      'environment_version_label',
      'has_more',
      'id',
      'max_turns',
      'observation_retention',
      'pacing',
      'person_id',
      'person_snapshot',
      'reasoning_effort',
      'seed',
      'settled_at',
      'status',
      'task',
      'turn_count',
      'turns',
      'updated_at',
      'workspace_id',
    ].sort(),
  );
  expect(created).toMatchObject({
    status: 'open',
    ended_at: null,
    settled_at: null,
    ended_reason: null,
    max_turns: 30,
    pacing: 'pause_on_decide',
    reasoning_effort: 'medium',
    observation_retention: 'none',
    environment: { kind: 'web', name: 'Shop' },
    environment_id: null,
    environment_revision: 1,
    task: { id: null, name: null, revision: null, instructions: 'Buy a mug' },
    created_by_api_key_id: client.keyId,
    turns: [],
    has_more: false,
  });
  expect(created.person_snapshot).toMatchObject({ id: person.id, city: 'Sevilla', occupation: 'Nurse', type: 'ai' });
  expect(created.id[14]).toBe('7');
  expect((await client.get(`/api/v1/sessions/${created.id}`)).body).toEqual(created);
});

test('what a session froze stays, whatever happens to person, task and environment', async ({ client }) => {
  const person = await client.person();
  const task = await client.task();
  const environment = await client.environment();
  const session = await client.session({
    person_id: person.id,
    task: { id: task.id },
    environment_id: environment.id,
  });
  expect(session.observation_retention).toBe('30d');
  await client.patch(`/api/v1/tasks/${task.id}`, { instructions: 'Something else', name: 'Renamed' });
  await client.patch(client.at(`/people/${person.id}`), { name: 'Somebody else' });
  await client.patch(`/api/v1/environments/${environment.id}`, { name: 'Renamed shop' });
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body).toEqual(session);
  await client.delete(`/api/v1/environments/${environment.id}`);
  await client.delete(client.at(`/people/${person.id}`));
  await client.delete(`/api/v1/tasks/${task.id}`);
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body).toEqual({ ...session, environment_id: null });
  const list = async (query: string) => (await client.get(client.at(`/sessions?${query}`))).body.items.length;
  expect(await list(`environment_id=${environment.id}`)).toBe(0);
  expect(await list(`task_id=${task.id}`)).toBe(1);
  expect((await client.submit(session.id, 0)).status).toBe(200);
});

test('refuses what a create names that is not there, in the promised order', async ({ client, world }) => {
  const other = await world.client();
  const theirs = await other.person();
  const mine = await client.person();
  const bare = await client.made(client.at('/people'), { name: 'Nobody' });
  const environment = { name: 'Shop', kind: 'web' };
  const task = { instructions: 'Go' };
  const attempt = async (body: object) => {
    const answer = await client.post(client.at('/sessions'), body);
    return `${answer.status} ${answer.body.detail.error_kind ?? answer.body.error_code}`;
  };
  expect(await attempt({ person_id: MISSING, task, environment })).toBe('404 person_not_found');
  expect(await attempt({ person_id: theirs.id, task, environment })).toBe('403 person_out_of_scope');
  expect(await attempt({ person_id: bare.id, task, environment })).toBe('422 person_background_missing');
  expect(await attempt({ person_id: mine.id, task: { id: MISSING }, environment })).toBe('404 task_not_found');
  expect(await attempt({ person_id: mine.id, task, environment_id: MISSING })).toBe('404 environment_not_found');
  const registered = await client.environment();
  const elsewhere = await client.environment();
  const version = await client.made(`/api/v1/environments/${elsewhere.id}/versions`, { label: 'A' });
  const pinned = { environment_id: registered.id, environment_version_id: version.id };
  expect(await attempt({ person_id: mine.id, task, ...pinned })).toBe('404 environment_version_not_found');
  const archived = await client.task();
  await client.delete(`/api/v1/tasks/${archived.id}`);
  expect(await attempt({ person_id: mine.id, task: { id: archived.id }, environment })).toBe('409 task_archived');
  await client.delete(`/api/v1/environments/${registered.id}`);
  expect(await attempt({ person_id: mine.id, task, environment_id: registered.id })).toBe('409 environment_archived');
  await client.delete(client.at(`/people/${mine.id}`));
  expect(await attempt({ person_id: mine.id, task, environment })).toBe('409 person_archived');
  expect(await attempt({ person_id: bare.id, task: { id: MISSING }, environment })).toBe('404 task_not_found');
});

test('a wrong shape is a validation error that names its places', async ({ client }) => {
  const good = { person_id: MISSING, task: { instructions: 'Go' }, environment: { name: 'Shop', kind: 'web' } };
  const at = async (body: unknown, query = '') => {
    const answer = await client.post(client.at(`/sessions${query}`), body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error_code: expect.any(String), retryable: false, status: 422 });
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    return answer.body.errors.map((issue: { loc: string[] }) => issue.loc.join('.'));
  };
  expect(await at({ ...good, goal: 'x' })).toEqual(['body.goal']);
  expect(await at({ ...good, task: undefined })).toEqual(['body.task']);
  expect(await at({ ...good, task: { instructions: 'a', id: MISSING } })).toHaveLength(1);
  expect(await at({ ...good, environment: undefined })).toEqual(['body.environment_id']);
  expect(await at({ ...good, environment_id: MISSING })).toEqual(['body.environment']);
  expect(await at({ ...good, environment_version_id: MISSING })).toEqual(['body.environment_version_id']);
  expect(await at({ ...good, person_id: 'nobody' })).toEqual(['body.person_id']);
  expect(await at({ ...good, max_turns: 201 })).toEqual(['body.max_turns']);
  expect(await at({ ...good, pacing: 'slow' })).toEqual(['body.pacing']);
  expect(await at({ ...good, task: { instructions: 'a\u0000b' } })).toEqual(['body.task.instructions']);
  expect(await at(good, '?x=1')).toEqual(['query.x']);
  expect(await at([])).toEqual(['body']);
  expect(await at(undefined)).toEqual(['body']);
  const engine = await client.post(client.at('/sessions'), { ...good, engine: 'nope' });
  expect(engine.body.errors[0]).toMatchObject({ loc: ['body', 'engine'], allowed_values: ['test'] });
});

test('turns are taken in order until the session ends', async ({ client }) => {
  const session = await client.session({ max_turns: 2, observation_retention: '30d' });
  const first = await client.submit(session.id, 0, { frame_age_ms: 12 });
  expect(first.status).toBe(200);
  expect(first.body.session).not.toHaveProperty('turns');
  expect(first.body.turn).toMatchObject({
    turn_index: 0,
    frame_age_ms: 12,
    observation_kinds: ['image', 'text'],
    observation_width: 64,
    observation_height: 48,
    decision: { status: 'continue', arguments: null },
  });
  const wrong = await client.submit(session.id, 0);
  expect(wrong.status).toBe(409);
  expect(wrong.body.detail).toMatchObject({ error_kind: 'turn_index_mismatch', expected_turn_index: 1 });
  const last = await client.submit(session.id, 1);
  expect(last.body.session).toMatchObject({ status: 'max_turns', turn_count: 2, ended_reason: null });
  expect(last.body.session.settled_at).toBe(last.body.session.ended_at);
  const after = await client.submit(session.id, 2);
  expect(after.body.detail).toMatchObject({ error_kind: 'session_not_open', status: 'max_turns', ended_reason: null });
  const page = (await client.get(`/api/v1/sessions/${session.id}?limit=1`)).body;
  expect([page.turns.length, page.has_more]).toEqual([1, true]);
  const rest = (await client.get(`/api/v1/sessions/${session.id}?after_index=0`)).body;
  expect([rest.turns.length, rest.turns[0].turn_index, rest.has_more]).toEqual([1, 1, false]);
  const closed = await client.post(`/api/v1/sessions/${session.id}/close`);
  expect(closed.body.status).toBe('max_turns');
});

test('an observation is one decodable image, and actions are what they must be', async ({ client }) => {
  const session = await client.session();
  const image = { type: 'image', media_type: 'image/png', data: await picture() };
  const attempt = async (extra: object) => {
    const answer = await client.submit(session.id, 0, extra as Record<string, unknown>);
    return `${answer.status} ${answer.body.detail?.error_kind ?? answer.body.errors?.[0].loc.join('.')}`;
  };
  expect(await attempt({ observation: [] })).toBe('422 observation_image_count');
  expect(await attempt({ observation: [image, image] })).toBe('422 observation_image_count');
  expect(await attempt({ observation: [{ type: 'sound', data: '' }] })).toBe('422 body.observation.0.type');
  const data = async (text: string) => attempt({ observation: [{ ...image, data: text }] });
  expect(await data('not base64!')).toBe('422 observation_image_invalid');
  expect(await data(Buffer.from('GIF89a and more of it, for a while').toString('base64'))).toBe(
    '422 observation_image_invalid',
  );
  expect(await data(await picture(15, 64))).toBe('422 observation_image_invalid');
  const cut = Buffer.from(await picture(400, 300, 'jpeg'), 'base64').subarray(0, 400);
  expect(await data(cut.toString('base64'))).toBe('422 observation_image_invalid');
  const png = Buffer.from(await picture(400, 300), 'base64');
  expect(await data(png.subarray(0, png.length - 30).toString('base64'))).toBe('422 observation_image_invalid');
  expect(await attempt({ actions: [] })).toBe('422 actions_invalid');
  expect(await attempt({ actions: [{ name: 'a' }, { name: 'a' }] })).toBe('422 actions_invalid');
  expect(await attempt({ actions: Array.from({ length: 501 }, (_, index) => ({ name: `a${index}` })) })).toBe(
    '422 actions_invalid',
  );
  expect(await attempt({ actions: [{ name: 'a b' }] })).toBe('422 body.actions.0.name');
  const text = { type: 'text', text: 'x' };
  expect(await attempt({ observation: [image, ...Array.from({ length: 21 }, () => text)] })).toBe(
    '422 body.observation',
  );
  expect(await attempt({ observation: [image, ...Array.from({ length: 20 }, () => text)] })).toBe('200 undefined');
  for (const type of ['jpeg', 'webp'] as const) {
    const body = await turnBody(type === 'jpeg' ? 1 : 2);
    body.observation = [{ type: 'image', media_type: `image/${type}`, data: await picture(100, 80, type) }];
    expect((await client.post(`/api/v1/sessions/${session.id}/turns`, body)).status).toBe(200);
  }
});

test('lists sessions by every filter, page by page', async ({ client, world }) => {
  const person = await client.person();
  const task = await client.task();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1)
    ids.unshift(
      (
        await client.session({
          person_id: person.id,
          task: index === 1 ? { id: task.id } : { instructions: `Find the ${index === 2 ? 'ÄPFEL 100%' : 'pears'}` },
        })
      ).id,
    );
  await client.post(`/api/v1/sessions/${ids[0]}/close`);
  const list = async (query: string) => (await client.get(client.at(`/sessions?${query}`))).body;
  const found = async (query: string) => (await list(query)).items.map((row: { id: string }) => row.id);
  expect(await found('')).toEqual(ids);
  expect(await found('status=closed')).toEqual([ids[0]]);
  expect(await found('status=closed&status=open')).toEqual(ids);
  expect(await found(`task_id=${task.id}`)).toEqual([ids[3]]);
  expect(await found('search=%C3%A4pfel')).toEqual([ids[2]]);
  expect(await found('search=100%25')).toEqual([ids[2]]);
  expect(await found(`search=${ids[1]}`)).toEqual([ids[1]]);
  expect(await found(`api_key_id=${client.keyId}`)).toEqual(ids);
  expect(await found(`api_key_id=${MISSING}`)).toEqual([]);
  const { created_at } = (await list('')).items[2];
  expect(await found(`created_from=${created_at}&created_to=${created_at}`)).toContain(ids[2]);
  const walked: string[] = [];
  let after = '';
  for (;;) {
    const page = await list(`limit=2${after}`);
    walked.push(...page.items.map((row: { id: string }) => row.id));
    expect(page.has_more).toBe(page.next_cursor !== null);
    if (!page.next_cursor) break;
    after = `&after=${encodeURIComponent(page.next_cursor)}`;
  }
  expect(walked).toEqual(ids);
  const [row] = (await list('limit=1')).items;
  expect(row).toMatchObject({ participant: { name: 'Rosa Delgado', person_id: person.id, type: 'ai' } });
  expect(row).not.toHaveProperty('turns');
  for (const wrong of ['limit=0', 'limit=101', 'after=abc', 'status=nope', 'created_from=today', 'search=x&search=y'])
    expect((await client.get(client.at(`/sessions?${wrong}`))).status, wrong).toBe(422);
  const other = await world.client();
  expect((await other.get(other.at('/sessions'))).body.items).toEqual([]);
});
