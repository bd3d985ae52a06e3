import { expect } from '@playwright/test';
import { test } from './harness.ts';

const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

test('environments: create, read, change, archive', async ({ client }) => {
  const created = await client.post(client.at('/environments'), {
    name: 'Fernhill',
    kind: 'web',
    config: { url: 'HTTPS://Shop.Example.COM:443/Path/?q=1#top', origins: ['https://shop.example.com'] },
    example_actions: [{ name: 'click:a' }],
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    workspace_id: client.workspace,
    address: 'https://shop.example.com/Path',
    hosting: 'client',
    operating_notes: null,
    example_actions: [{ name: 'click:a' }],
    observation_retention: '30d',
    revision: 1,
    slug: 'fernhill',
    archived_at: null,
  });
  const path = `/api/v1/environments/${created.body.id}`;
  expect((await client.get(path)).body).toEqual(created.body);
  const twice = { name: 'Fernhill', kind: 'world', config: {} };
  expect(kind(await client.post(client.at('/environments'), twice))).toBe('409 environment_name_taken');
  const same = { name: 'Other', kind: 'web', config: { url: 'https://shop.example.com/Path#x' } };
  expect(kind(await client.post(client.at('/environments'), same))).toBe('409 environment_address_taken');
  for (const name of ['World A', 'World B'])
    expect((await client.post(client.at('/environments'), { name, kind: 'world', config: {} })).body.address).toBe(
      null,
    );
  const revised = await client.patch(path, { operating_notes: 'Slow' });
  expect(revised.body).toMatchObject({ operating_notes: 'Slow', revision: 2, name: 'Fernhill' });
  expect((await client.patch(path, {})).body.revision).toBe(2);
  expect((await client.patch(path, { operating_notes: null })).body).toMatchObject({
    operating_notes: null,
    revision: 3,
  });
  expect((await client.patch(path, { config: { url: 'https://next.example/' } })).body.config).toEqual({
    url: 'https://next.example/',
  });
  expect((await client.patch(path, { name: null })).status).toBe(422);
  expect((await client.patch(path, { kind: 'device' })).body.errors[0].loc).toEqual(['body', 'config', 'app_artifact']);
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(204);
  const archived = (await client.get(path)).body;
  expect(archived).toMatchObject({ revision: 4, archived_at: expect.any(String) });
  expect(kind(await client.patch(path, { name: 'X' }))).toBe('409 environment_archived');
  expect(kind(await client.patch(path, {}))).toBe('409 environment_archived');
  const list = async (query = '') => (await client.get(client.at(`/environments${query}`))).body;
  expect((await list()).items.map((item: { name: string }) => item.name)).toEqual(['World A', 'World B']);
  expect(await list('?include_archived=true')).toMatchObject({ has_more: false, next_cursor: null });
  expect((await list('?include_archived=true')).items).toHaveLength(3);
  expect((await client.post(client.at('/environments'), { ...same, name: 'Fernhill' })).status).toBe(201);
});

test('environment configs refuse what they do not know and miss what they need', async ({ client }) => {
  const at = async (body: object) => {
    const answer = await client.post(client.at('/environments'), { name: 'X', kind: 'web', config: {}, ...body });
    expect(answer.status).toBe(422);
    return answer.body.errors.map((issue: { loc: string[] }) => issue.loc.join('.'));
  };
  expect(await at({})).toEqual(['body.config.url']);
  expect(await at({ kind: 'device' })).toEqual(['body.config.app_artifact']);
  expect(await at({ config: { url: 'https://a.example', orgins: [] } })).toEqual(['body.config.orgins']);
  expect(await at({ config: { url: 'not a url' } })).toEqual(['body.config.url']);
  expect(await at({ kind: 'world', hosting: 'server' })).toEqual(['body.hosting']);
  expect(await at({ kind: 'world', name: '' })).toEqual(['body.name']);
  expect(await at({ kind: 'world', name: 'x'.repeat(121) })).toEqual(['body.name']);
  expect(await at({ kind: 'world', observation_retention: '7d' })).toEqual(['body.observation_retention']);
});

test('versions: numbers are never reused, the default moves, use freezes', async ({ client }) => {
  const environment = await client.environment();
  const versions = `/api/v1/environments/${environment.id}/versions`;
  const a = await client.made(versions, { label: 'A' });
  expect(a).toMatchObject({
    version: 1,
    config: null,
    effective_config: environment.config,
    is_default: false,
    description: null,
  });
  expect(kind(await client.post(versions, { label: 'A' }))).toBe('409 environment_version_label_taken');
  const own = { url: 'https://next.example/' };
  const b = await client.made(versions, { label: 'B', config: own, description: 'Next' });
  expect(b).toMatchObject({ version: 2, config: own, effective_config: own });
  const one = (id: string) => `/api/v1/environment-versions/${id}`;
  expect((await client.post(`${one(a.id)}/set-default`)).body.is_default).toBe(true);
  expect((await client.post(`${one(b.id)}/set-default`, {})).body.is_default).toBe(true);
  expect((await client.get(one(a.id))).body.is_default).toBe(false);
  const session = await client.session({ environment_id: environment.id });
  expect(session).toMatchObject({ environment_version_id: b.id, environment_version_label: 'B' });
  expect(kind(await client.patch(one(b.id), { config: own }))).toBe('409 environment_version_config_frozen');
  expect(kind(await client.patch(one(b.id), { example_actions: [] }))).toBe('409 environment_version_config_frozen');
  expect((await client.patch(one(b.id), { label: 'B2', description: null })).body).toMatchObject({
    label: 'B2',
    description: null,
  });
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body.environment_version_label).toBe('B');
  expect((await client.patch(one(a.id), { is_default: true })).status).toBe(422);
  expect((await client.patch(one(a.id), { config: {} })).status).toBe(422);
  expect((await client.delete(one(b.id))).status).toBe(204);
  expect((await client.delete(one(b.id))).status).toBe(204);
  expect((await client.get(one(b.id))).body).toMatchObject({ is_default: false, archived_at: expect.any(String) });
  expect(kind(await client.post(`${one(b.id)}/set-default`))).toBe('409 environment_version_archived');
  expect(kind(await client.patch(one(b.id), { config: own }))).toBe('409 environment_version_archived');
  expect((await client.patch(one(b.id), { label: 'Old' })).status).toBe(200);
  expect((await client.get(versions)).body.items.map((item: { id: string }) => item.id)).toEqual([a.id]);
  expect((await client.get(`${versions}?include_archived=true`)).body.items).toHaveLength(2);
  expect(await client.made(versions, { label: 'B2' })).toMatchObject({ version: 3 });
  const unversioned = await client.session({ environment_id: environment.id });
  expect(unversioned.environment_version_id).toBe(null);
  const pinned = { environment_id: environment.id, environment_version_id: b.id };
  const person = await client.person();
  const refused = await client.post(client.at('/sessions'), {
    person_id: person.id,
    task: { instructions: 'Go' },
    ...pinned,
  });
  expect(kind(refused)).toBe('409 environment_version_archived');
  await client.delete(`/api/v1/environments/${environment.id}`);
  expect(kind(await client.post(versions, { label: 'Z' }))).toBe('409 environment_archived');
  expect(kind(await client.post(`${one(a.id)}/set-default`))).toBe('409 environment_archived');
  expect((await client.patch(one(a.id), { label: 'A2' })).status).toBe(200);
});

test('two calls race for a version number, a label and the default; each comes out once', async ({ client }) => {
  const environment = await client.environment();
  const versions = `/api/v1/environments/${environment.id}/versions`;
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) => client.made(versions, { label: `L${index}` })),
  );
  expect(made.map((item) => item.version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const labels = await Promise.all(Array.from({ length: 5 }, () => client.post(versions, { label: 'same' })));
  expect(labels.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  const defaults = await Promise.all(
    made.map((item) => client.post(`/api/v1/environment-versions/${item.id}/set-default`)),
  );
  expect(defaults.every((answer) => answer.status === 200)).toBe(true);
  const { items } = (await client.get(versions)).body;
  expect(items.filter((item: { is_default: boolean }) => item.is_default)).toHaveLength(1);
});

test('tasks: revision rises with what is applied, and names are freed', async ({ client }) => {
  const created = await client.made(client.at('/tasks'), {
    name: 'Return',
    instructions: 'Send it back',
    steps: [{ name: 'Opened' }, { id: 'mine', name: 'Sent', description: 'By post' }],
  });
  expect(created).toMatchObject({ revision: 1, background: null, archived_at: null });
  expect(created.steps).toEqual([
    { id: expect.any(String), name: 'Opened' },
    { id: 'mine', name: 'Sent', description: 'By post' },
  ]);
  const path = `/api/v1/tasks/${created.id}`;
  expect(kind(await client.post(client.at('/tasks'), { name: 'Return', instructions: 'x' }))).toBe(
    '409 task_name_taken',
  );
  expect((await client.patch(path, { name: null, instructions: null })).body).toMatchObject({
    name: 'Return',
    revision: 1,
  });
  expect((await client.patch(path, { background: 'B', name: null })).body).toMatchObject({
    background: 'B',
    revision: 2,
  });
  expect((await client.patch(path, { background: null, steps: null })).body).toMatchObject({
    background: null,
    steps: null,
    revision: 3,
  });
  expect((await client.patch(path, {})).body.revision).toBe(3);
  expect((await client.patch(path, { revision: 9 })).body.errors[0].loc).toEqual(['body', 'revision']);
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(204);
  expect(kind(await client.patch(path, {}))).toBe('409 task_archived');
  expect((await client.get(path)).body).toMatchObject({ revision: 3, archived_at: expect.any(String) });
  expect((await client.get(client.at('/tasks'))).body).toEqual({ items: [], has_more: false, next_cursor: null });
  expect((await client.get(client.at('/tasks?include_archived=true'))).body.items).toHaveLength(1);
  expect((await client.get(client.at('/tasks?include_archived=yes'))).status).toBe(422);
  expect((await client.post(client.at('/tasks'), { name: 'Return', instructions: 'x' })).status).toBe(201);
});
