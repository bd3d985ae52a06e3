import { expect } from '@playwright/test';
import { FORMS, type Json, taskBody, without } from './samples.ts';
import { formed, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const one = (id: string) => `/api/v1/tasks/${id}`;

test('a task has every published field', async ({ client }) => {
  const body = taskBody();
  const created = ok(await client.post(client.at('/tasks'), body), 201, 'create');
  formed(created, FORMS.task, 'task');
  expect.soft(Object.keys(created).sort(), 'no field more').toEqual(Object.keys(FORMS.task).sort());
  expect.soft(created, 'defaults').toMatchObject({
    ...body,
    workspace_id: client.workspace,
    background: null,
    steps: null,
    revision: 1,
    archived_at: null,
  });
  expect.soft(ok(await client.get(one(created.id)), 200, 'read')).toEqual(created);
  const list = ok(await client.get(client.at('/tasks')), 200, 'list');
  expect.soft(list).toEqual({ items: [created], has_more: false, next_cursor: null });
});

test('what is taken, up to the bounds', async ({ client }) => {
  for (const [label, extra] of Object.entries<Json>({
    'one character': { name: 'x' },
    '120 characters': { name: 'y'.repeat(120) },
    '120 characters outside the first plane': { name: '😀'.repeat(120) },
    'short instructions': { instructions: 'x' },
    '8000 characters': { instructions: 'x'.repeat(8000) },
    '8000 characters outside the first plane': { instructions: '😀'.repeat(8000) },
    'lines and quotes': { instructions: 'One\n"Two"\t<three> 北京' },
    background: { background: 'You moved last week.' },
    'an empty background': { background: '' },
    'null background and steps': { background: null, steps: null },
    'no steps': { steps: [] },
    'steps with ids': {
      steps: [
        { id: 'a', name: 'First', description: 'Do it' },
        { id: 'b', name: 'Second' },
      ],
    },
  })) {
    const made = ok(await client.post(client.at('/tasks'), taskBody(extra)), 201, label);
    expect.soft(made, label).toMatchObject(extra);
  }
  const { steps } = await client.made(
    client.at('/tasks'),
    taskBody({ steps: [{ name: 'First' }, { name: 'Second' }] }),
  );
  for (const step of steps) formed(step, { id: (id) => typeof id === 'string' && id.length > 0, name: 'text' }, 'step');
  expect.soft(steps[0].id, 'ids of their own').not.toBe(steps[1].id);
  expect.soft('description' in steps[0], 'no description, no field').toBe(false);
});

const BENT: [string, Json, string][] = [
  ['an empty name', { name: '' }, 'name'],
  ['a name too long', { name: 'x'.repeat(121) }, 'name'],
  ['a name of a number', { name: 5 }, 'name'],
  ['empty instructions', { instructions: '' }, 'instructions'],
  ['instructions too long', { instructions: 'x'.repeat(8001) }, 'instructions'],
  ['instructions of a list', { instructions: [] }, 'instructions'],
  ['a background of a number', { background: 5 }, 'background'],
  ['steps of text', { steps: 'x' }, 'steps'],
  ['steps of texts', { steps: ['x'] }, 'steps'],
  ['a step without a name', { steps: [{ description: 'x' }] }, 'name'],
  ['a step of a null name', { steps: [{ name: null }] }, 'name'],
  ['a step of a number', { steps: [{ name: 5 }] }, 'name'],
  ['a step id of a number', { steps: [{ id: 5, name: 'x' }] }, 'id'],
  ['a step description of a number', { steps: [{ name: 'x', description: 5 }] }, 'description'],
  ['a stray key of a step', { steps: [{ name: 'x', done: true }] }, 'done'],
  ...['id', 'workspace_id', 'revision', 'archived_at', 'goal', 'intent', 'description', 'nonsense'].map(
    (key): [string, Json, string] => [`the key ${key}`, { [key]: null }, key],
  ),
];

test('what is malformed is named', async ({ client }) => {
  const send = (body: unknown) => client.post(client.at('/tasks'), body);
  const good = taskBody();
  for (const [label, extra, at] of BENT) malformed(await send({ ...good, ...extra }), at, `create, ${label}`);
  for (const key of ['name', 'instructions']) {
    malformed(await send(without(good, key)), key, `without ${key}`);
    malformed(await send({ ...good, [key]: null }), key, `null ${key}`);
  }
  expect.soft((await client.get(client.at('/tasks'))).body.items, 'nothing was made').toEqual([]);
  const created = await client.task();
  for (const [label, extra, at] of BENT) malformed(await client.patch(one(created.id), extra), at, `update, ${label}`);
  malformed(await client.patch(one(created.id)), 'body', 'no body');
  expect.soft((await client.get(one(created.id))).body, 'nothing changed').toEqual(created);
});

test('an update changes what it names, and counts', async ({ client }) => {
  const steps = [{ id: 's', name: 'Step', description: 'd' }];
  let now = await client.task({ background: 'b', steps });
  const rows: [string, Json, boolean][] = [
    ['name', { name: 'Renamed' }, true],
    ['its own name', { name: 'Renamed' }, true],
    ['instructions', { instructions: 'Sell' }, true],
    ['no background', { background: null }, true],
    ['background', { background: 'again' }, true],
    ['no steps', { steps: null }, true],
    ['steps', { steps }, true],
    ['several', { name: 'All', instructions: 'Go', background: 'x', steps: [] }, true],
    ['nothing', {}, false],
    ['a null name', { name: null }, false],
    ['null instructions', { instructions: null }, false],
    ['nulls alone', { name: null, instructions: null }, false],
    ['a null name beside a change', { name: null, background: 'y' }, true],
  ];
  for (const [label, change, applied] of rows) {
    const after = ok(await client.patch(one(now.id), change), 200, label);
    const changed = Object.fromEntries(
      Object.entries(change).filter(([key, value]) => value !== null || !['name', 'instructions'].includes(key)),
    );
    expect
      .soft({ ...after, updated_at: '' }, label)
      .toEqual({ ...now, ...changed, revision: now.revision + (applied ? 1 : 0), updated_at: '' });
    if (!applied) expect.soft(after.updated_at, `${label} is no update`).toBe(now.updated_at);
    now = after;
  }
});

test('names are one at a time among the living', async ({ client, served }) => {
  const create = (name: string, by = client) => by.post(by.at('/tasks'), taskBody({ name }));
  const first = ok(await create('Buy'), 201, 'first');
  refused(await create('Buy'), 409, 'task_name_taken', 'again');
  ok(await create('buy'), 201, 'another case is another name');
  ok(await create('Buy', await served.client()), 201, 'another workspace');
  const second = ok(await create('Sell'), 201, 'second');
  refused(await client.patch(one(second.id), { name: 'Buy' }), 409, 'task_name_taken', 'renaming');
  expect.soft((await client.get(one(second.id))).body, 'a refused change changes nothing').toEqual(second);
  ok(await client.delete(one(first.id)), 204, 'archive');
  ok(await client.patch(one(second.id), { name: 'Buy' }), 200, 'the name is free again');
  const racing = await Promise.all(Array.from({ length: 5 }, () => create('Race')));
  expect.soft(racing.map(({ status }) => status).sort(), 'racing creates').toEqual([201, 409, 409, 409, 409]);
});

test('archiving: once, readable, out of the list, closed', async ({ client }) => {
  const [kept, gone] = [await client.task(), await client.task()];
  const answer = await client.delete(one(gone.id));
  ok(answer, 204, 'delete');
  expect.soft(answer.body, 'no body').toBe(null);
  const archived = ok(await client.get(one(gone.id)), 200, 'readable');
  expect
    .soft(archived, 'as it was')
    .toEqual({ ...gone, archived_at: archived.archived_at, updated_at: archived.updated_at });
  expect.soft(archived.archived_at).toMatch(/Z$/);
  ok(await client.delete(one(gone.id)), 204, 'again');
  expect.soft((await client.get(one(gone.id))).body, 'again changes nothing').toEqual(archived);
  const ids = async (query = '') =>
    (await client.get(client.at(`/tasks${query}`))).body.items.map(({ id }: Json) => id);
  expect.soft(await ids(), 'the list').toEqual([kept.id]);
  expect.soft(await ids('?include_archived=true'), 'all, oldest first').toEqual([kept.id, gone.id]);
  for (const query of ['include_archived=yes', 'limit=1', 'after=x', 'search=x', 'name=x'])
    malformed(await client.get(client.at(`/tasks?${query}`)), query.split('=')[0], query);
  refused(await client.patch(one(gone.id), { name: 'X' }), 409, 'task_archived', 'an edit');
  malformed(await client.patch(one(gone.id), { name: '' }), 'name', 'shape before 409');
  const person_id = (await client.person()).id;
  const session = await client.session({ person_id, task: { id: kept.id } });
  ok(await client.delete(one(kept.id)), 204, 'archive the bound task');
  const frozen = (await client.get(`/api/v1/sessions/${session.id}`)).body.task;
  expect
    .soft(frozen, 'the frozen copy')
    .toEqual({ id: kept.id, name: kept.name, instructions: kept.instructions, revision: 1 });
  const found = (await client.get(`${client.at('/sessions')}?task_id=${kept.id}`)).body.items;
  expect.soft(found, 'still found by its task').toHaveLength(1);
});
