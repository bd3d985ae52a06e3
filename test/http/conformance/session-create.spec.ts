import { expect } from '@playwright/test';
import { FORMS, type Json, sessionBody, versionBody, without } from './samples.ts';
import { formed, MISSING, malformed, ok, oneOf, refused } from './says.ts';
import { test } from './served.ts';

test('a session has every published field from its first moment', async ({ client }) => {
  const person = await client.person({ city: 'Málaga', country: 'ES', occupation: 'Nurse' });
  const answer = await client.post(client.at('/sessions'), sessionBody(person.id));
  const session = ok(answer, 201, 'create');
  formed(session, { ...FORMS.session, turns: 'array', has_more: 'bool' }, 'session');
  expect.soft(session, 'defaults').toMatchObject({
    workspace_id: client.workspace,
    person_id: person.id,
    task: { id: null, instructions: 'Buy a blue mug', name: null, revision: null },
    environment: { kind: 'web', name: 'Shop' },
    environment_id: null,
    environment_revision: 1,
    environment_version_id: null,
    environment_version_label: null,
    status: 'open',
    ended_reason: null,
    ended_at: null,
    settled_at: null,
    max_turns: 30,
    pacing: 'pause_on_decide',
    reasoning_effort: 'medium',
    observation_retention: 'none',
    turn_count: 0,
    accrued_credits: 0,
    created_by_api_key_id: client.keyId,
    turns: [],
    has_more: false,
  });
  formed(
    session.person_snapshot,
    {
      id: oneOf(person.id),
      name: oneOf('Rosa Delgado'),
      city: oneOf('Málaga'),
      country: oneOf('ES'),
      occupation: oneOf('Nurse'),
      type: oneOf('ai'),
      snapshotted_at: 'time',
    },
    'snapshot',
  );
  expect.soft(Object.keys(session.task).sort(), 'task').toEqual(['id', 'instructions', 'name', 'revision']);
  expect.soft(Object.keys(session.environment).sort(), 'environment').toEqual(['kind', 'name']);
  expect.soft(session.created_at, 'not yet updated').toBe(session.updated_at);
  expect.soft(Math.abs(Date.parse(session.created_at) - Date.now()), 'of now').toBeLessThan(10_000);
  expect.soft((await client.get(`/api/v1/sessions/${session.id}`)).body, 'a read gives the same').toEqual(session);
  const [row] = (await client.get(client.at('/sessions'))).body.items;
  formed(row, FORMS.row, 'row');
  formed(
    row.participant,
    { name: oneOf('Rosa Delgado'), person_id: oneOf(person.id), type: oneOf('ai') },
    'participant',
  );
  expect.soft('turns' in row, 'a row has no turns').toBe(false);
});

test('what is optional is taken as given, up to its bounds', async ({ client }) => {
  const person_id = (await client.person()).id;
  const rows: Json[] = [
    { max_turns: 1 },
    { max_turns: 200 },
    { pacing: 'pause_on_decide' },
    { pacing: 'frame_on_demand' },
    { pacing: 'free_running' },
    { reasoning_effort: 'low' },
    { reasoning_effort: 'medium' },
    { reasoning_effort: 'high' },
    { observation_retention: 'none' },
    { observation_retention: '30d' },
    { observation_retention: '90d' },
    { observation_retention: 'indefinite' },
    { seed: 0 },
    { seed: 2_147_483_647 },
    { engine: 'scent' },
    { environment: { name: 'x'.repeat(120), kind: 'web' } },
    { environment: { name: 'Kiosk', kind: 'device' } },
    { environment: { name: 'Town', kind: 'world' } },
    { environment: { name: 'Bridge', kind: 'starship' } },
    { environment: { name: '😀 Café 北京', kind: 'web' } },
  ];
  for (const row of rows) {
    const body = ok(await client.post(client.at('/sessions'), sessionBody(person_id, row)), 201, JSON.stringify(row));
    expect.soft(body, JSON.stringify(row)).toMatchObject(row);
  }
  const instructions = ['x', 'x'.repeat(8000), 'Über\n\t“quotes” 北京 😀'];
  for (const text of instructions) {
    const body = ok(
      await client.post(client.at('/sessions'), sessionBody(person_id, { task: { instructions: text } })),
      201,
      text.slice(0, 9),
    );
    expect.soft(body.task?.instructions, text.slice(0, 9)).toBe(text);
  }
  const upper = ok(
    await client.post(client.at('/sessions'), sessionBody(person_id.toUpperCase())),
    201,
    'an id in capitals',
  );
  expect.soft(upper.person_id, 'kept in small letters').toBe(person_id);
});

test('what is malformed is named', async ({ client }) => {
  const person_id = (await client.person()).id;
  const good = sessionBody(person_id);
  const bent = (extra: Json) => ({ ...good, ...extra });
  const rows: [string, Json, string, unknown[]?][] = [
    ['no person', without(good, 'person_id'), 'person_id'],
    ['no task', without(good, 'task'), 'task'],
    ['no environment', without(good, 'environment'), 'environment'],
    ['both environments', bent({ environment_id: MISSING }), 'environment'],
    ['a person that is no id', bent({ person_id: 'nope' }), 'person_id'],
    ['a person that is a number', bent({ person_id: 1 }), 'person_id'],
    ['a null person', bent({ person_id: null }), 'person_id'],
    ['an empty person', bent({ person_id: '' }), 'person_id'],
    ['a task that is text', bent({ task: 'Buy' }), 'task'],
    ['a null task', bent({ task: null }), 'task'],
    ['an empty task', bent({ task: {} }), 'task'],
    ['a task of both shapes', bent({ task: { id: MISSING, instructions: 'x' } }), 'task'],
    ['a task with a stray key', bent({ task: { instructions: 'x', name: 'y' } }), 'name'],
    ['empty instructions', bent({ task: { instructions: '' } }), 'instructions'],
    ['instructions of a number', bent({ task: { instructions: 5 } }), 'instructions'],
    ['null instructions', bent({ task: { instructions: null } }), 'instructions'],
    ['instructions too long', bent({ task: { instructions: 'x'.repeat(8001) } }), 'instructions'],
    ['a task id that is none', bent({ task: { id: 'nope' } }), 'id'],
    ['a null task id', bent({ task: { id: null } }), 'id'],
    ['an environment that is text', bent({ environment: 'Shop' }), 'environment'],
    ['an environment without a name', bent({ environment: { kind: 'web' } }), 'name'],
    ['an environment without a kind', bent({ environment: { name: 'Shop' } }), 'kind'],
    [
      'an environment with a url',
      bent({ environment: { name: 'Shop', kind: 'web', url: 'https://a.example' } }),
      'url',
    ],
    ['an environment with an empty name', bent({ environment: { name: '', kind: 'web' } }), 'name'],
    ['an environment name too long', bent({ environment: { name: 'x'.repeat(121), kind: 'web' } }), 'name'],
    ['an environment_id that is none', { ...without(good, 'environment'), environment_id: 'nope' }, 'environment_id'],
    ['a version without an environment', bent({ environment_version_id: MISSING }), 'environment_version_id'],
    [
      'a version that is no id',
      { ...without(good, 'environment'), environment_id: MISSING, environment_version_id: 'x' },
      'environment_version_id',
    ],
    ['no turns', bent({ max_turns: 0 }), 'max_turns'],
    ['too many turns', bent({ max_turns: 201 }), 'max_turns'],
    ['turns below none', bent({ max_turns: -1 }), 'max_turns'],
    ['half a turn', bent({ max_turns: 1.5 }), 'max_turns'],
    ['turns as text', bent({ max_turns: '10' }), 'max_turns'],
    ['turns as truth', bent({ max_turns: true }), 'max_turns'],
    ['pacing', bent({ pacing: 'slow' }), 'pacing', ['pause_on_decide', 'frame_on_demand', 'free_running']],
    ['pacing in capitals', bent({ pacing: 'FREE_RUNNING' }), 'pacing'],
    ['pacing as a number', bent({ pacing: 1 }), 'pacing'],
    ['empty pacing', bent({ pacing: '' }), 'pacing'],
    ['effort', bent({ reasoning_effort: 'max' }), 'reasoning_effort', ['low', 'medium', 'high']],
    [
      'retention',
      bent({ observation_retention: '31d' }),
      'observation_retention',
      ['none', '30d', '90d', 'indefinite'],
    ],
    ['retention as a number', bent({ observation_retention: 30 }), 'observation_retention'],
    ['seed below none', bent({ seed: -1 }), 'seed'],
    ['seed too large', bent({ seed: 2_147_483_648 }), 'seed'],
    ['half a seed', bent({ seed: 0.5 }), 'seed'],
    ['seed as text', bent({ seed: '1' }), 'seed'],
    ['engine', bent({ engine: 'nope' }), 'engine', ['scent']],
    ['engine as a number', bent({ engine: 1 }), 'engine'],
    ['a legacy goal', bent({ goal: 'Buy' }), 'goal'],
    ['a legacy assignment', bent({ assignment: { instructions: 'x' } }), 'assignment'],
    ['a legacy persona', bent({ persona_id: MISSING }), 'persona_id'],
    ['another case', bent({ Person_id: person_id }), 'Person_id'],
    ['decision_mode', bent({ decision_mode: 'direct' }), 'decision_mode'],
    ['status', bent({ status: 'open' }), 'status'],
  ];
  for (const [label, body, at, allowed] of rows)
    malformed(await client.post(client.at('/sessions'), body), at, label, allowed);
  const many = await client.post(client.at('/sessions'), { goal: 'x', max_turns: 0, pacing: 'slow' });
  for (const at of ['person_id', 'task', 'max_turns', 'pacing', 'goal']) malformed(many, at, 'all mistakes at once');
  expect.soft((await client.get(client.at('/sessions'))).body.items, 'nothing was opened').toEqual([]);
});

test('what a create names must be there, be reachable and be live', async ({ client, served }) => {
  const other = await served.client();
  const mine = { person: await client.person(), task: await client.task(), environment: await client.environment() };
  const theirs = { person: await other.person(), task: await other.task(), environment: await other.environment() };
  const elsewhere = await client.environment();
  const version = async (environment: string, by = client) =>
    (await by.made(`/api/v1/environments/${environment}/versions`, versionBody())).id;
  const [ours, ofElsewhere, ofTheirs] = [
    await version(mine.environment.id),
    await version(elsewhere.id),
    await version(theirs.environment.id, other),
  ];
  const gone = {
    person: await client.person(),
    task: await client.task(),
    environment: await client.environment(),
    version: await version(mine.environment.id),
  };
  for (const path of [
    client.at(`/people/${gone.person.id}`),
    `/api/v1/tasks/${gone.task.id}`,
    `/api/v1/environments/${gone.environment.id}`,
    `/api/v1/environment-versions/${gone.version}`,
  ])
    ok(await client.delete(path), 204, `archive ${path}`);
  const blank = await client.made(client.at('/people'), { name: 'Nobody' });
  const create = (person_id: string, extra: Json) =>
    client.post(client.at('/sessions'), {
      person_id,
      task: { instructions: 'Go' },
      ...('environment_id' in extra ? {} : { environment: { name: 'Shop', kind: 'web' } }),
      ...extra,
    });
  const at = mine.environment.id;
  const me = mine.person.id;
  const rows: [string, string, Json, number, string][] = [
    ['no such person', MISSING, {}, 404, 'person_not_found'],
    ["another's person", theirs.person.id, {}, 403, 'person_out_of_scope'],
    ['an archived person', gone.person.id, {}, 409, 'person_archived'],
    ['a person without a background', blank.id, {}, 422, 'person_background_missing'],
    ['no such task', me, { task: { id: MISSING } }, 404, 'task_not_found'],
    ["another's task", me, { task: { id: theirs.task.id } }, 404, 'task_not_found'],
    ['an archived task', me, { task: { id: gone.task.id } }, 409, 'task_archived'],
    ['no such environment', me, { environment_id: MISSING }, 404, 'environment_not_found'],
    ["another's environment", me, { environment_id: theirs.environment.id }, 404, 'environment_not_found'],
    ['an archived environment', me, { environment_id: gone.environment.id }, 409, 'environment_archived'],
    [
      'no such version',
      me,
      { environment_id: at, environment_version_id: MISSING },
      404,
      'environment_version_not_found',
    ],
    [
      'a version of elsewhere',
      me,
      { environment_id: at, environment_version_id: ofElsewhere },
      404,
      'environment_version_not_found',
    ],
    [
      "another's version",
      me,
      { environment_id: at, environment_version_id: ofTheirs },
      404,
      'environment_version_not_found',
    ],
    [
      'an archived version',
      me,
      { environment_id: at, environment_version_id: gone.version },
      409,
      'environment_version_archived',
    ],
    // Of several refusals the earlier class wins.
    ['404 before 422', blank.id, { task: { id: MISSING } }, 404, 'task_not_found'],
    ['404 before 409', gone.person.id, { environment_id: MISSING }, 404, 'environment_not_found'],
    ['422 before 409', blank.id, { task: { id: gone.task.id } }, 422, 'person_background_missing'],
  ];
  for (const [label, person, extra, status, kind] of rows) refused(await create(person, extra), status, kind, label);
  malformed(await create(MISSING, { max_turns: 0 }), 'max_turns', 'shape before 404');
  expect.soft((await client.get(client.at('/sessions'))).body.items, 'nothing was opened').toEqual([]);
  const used = ok(
    await create(me, { task: { id: mine.task.id }, environment_id: at, environment_version_id: ours }),
    201,
    'all of mine',
  );
  expect.soft(used, 'all of mine').toMatchObject({
    task: { id: mine.task.id, name: mine.task.name, revision: 1, instructions: mine.task.instructions },
    environment: { name: mine.environment.name, kind: 'web' },
    environment_id: at,
    environment_revision: 1,
    environment_version_id: ours,
    observation_retention: '30d',
  });
  const [platform] = (await client.get(client.at('/people?owner=platform&limit=1'))).body.items;
  ok(await create(platform.id, {}), 201, 'a person of the library');
});

test('retention: of the body, else of the environment, else none', async ({ client }) => {
  const person = await client.person();
  for (const kept of ['none', '30d', '90d', 'indefinite']) {
    const { id: environment_id } = await client.environment({ observation_retention: kept });
    const inherits = await client.session({ person_id: person.id, environment_id });
    expect.soft(inherits.observation_retention, `inherits ${kept}`).toBe(kept);
    const overrides = await client.session({ person_id: person.id, environment_id, observation_retention: '90d' });
    expect.soft(overrides.observation_retention, `overrides ${kept}`).toBe('90d');
  }
});
