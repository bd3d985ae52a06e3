import { expect } from '@playwright/test';
import { FORMS, type Json, versionBody } from './samples.ts';
import { formed, MISSING, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const of = (environment: string) => `/api/v1/environments/${environment}/versions`;
const one = (id: string) => `/api/v1/environment-versions/${id}`;

test('a version has every published field', async ({ client }) => {
  const environment = await client.environment();
  expect
    .soft((await client.get(of(environment.id))).body, 'none by itself')
    .toEqual({ items: [], has_more: false, next_cursor: null });
  const created = ok(await client.post(of(environment.id), { label: 'Variant A' }), 201, 'create');
  formed(created, FORMS.version, 'version');
  expect.soft(Object.keys(created).sort(), 'no field more').toEqual(Object.keys(FORMS.version).sort());
  expect.soft(created, 'defaults').toMatchObject({
    environment_id: environment.id,
    version: 1,
    label: 'Variant A',
    description: null,
    config: null,
    effective_config: environment.config,
    example_actions: [],
    is_default: false,
    archived_at: null,
  });
  expect.soft(ok(await client.get(one(created.id)), 200, 'read')).toEqual(created);
  const own = { url: 'https://variant.example/b', origins: ['https://variant.example'] };
  const second = ok(
    await client.post(of(environment.id), {
      label: 'Variant B',
      description: 'Second',
      config: own,
      example_actions: [{ name: 'a' }],
    }),
    201,
    'all fields',
  );
  expect.soft(second).toMatchObject({
    version: 2,
    description: 'Second',
    config: own,
    effective_config: own,
    example_actions: [{ name: 'a' }],
  });
  expect.soft((await client.get(of(environment.id))).body.items, 'the list').toEqual([created, second]);
});

const BENT: [string, Json, string][] = [
  ['an empty label', { label: '' }, 'label'],
  ['a label too long', { label: 'x'.repeat(121) }, 'label'],
  ['a null label', { label: null }, 'label'],
  ['a label of a number', { label: 5 }, 'label'],
  ['a description too long', { description: 'x'.repeat(8001) }, 'description'],
  ['a description of a number', { description: 5 }, 'description'],
  ['a config of text', { config: 'x' }, 'config'],
  ['an unknown key of the config', { config: { url: 'https://a.example', appArtifact: 'x' } }, 'appArtifact'],
  ['a config without what the kind wants', { config: {} }, 'url'],
  ['a url that is none', { config: { url: 'nope' } }, 'url'],
  ['actions of text', { example_actions: 'x' }, 'example_actions'],
  ['an action of an ill name', { example_actions: [{ name: '' }] }, 'name'],
  ...['is_default', 'version', 'environment_id', 'effective_config', 'archived_at', 'name', 'kind', 'nonsense'].map(
    (key): [string, Json, string] => [`the key ${key}`, { [key]: true }, key],
  ),
];

test('what is malformed is named', async ({ client }) => {
  const environment = await client.environment();
  for (const [label, extra, at] of BENT)
    malformed(await client.post(of(environment.id), { ...versionBody(), ...extra }), at, `create, ${label}`);
  malformed(await client.post(of(environment.id), {}), 'label', 'no label');
  expect.soft((await client.get(of(environment.id))).body.items, 'nothing was made').toEqual([]);
  const version = await client.made(of(environment.id), versionBody());
  expect.soft(version.version, 'refused creates use up no number').toBe(1);
  for (const [label, extra, at] of BENT) malformed(await client.patch(one(version.id), extra), at, `update, ${label}`);
  expect.soft((await client.get(one(version.id))).body, 'nothing changed').toEqual(version);
});

test('what is taken, up to the bounds', async ({ client }) => {
  const environment = await client.environment();
  for (const [label, extra] of Object.entries<Json>({
    'one character': { label: 'x' },
    '120 characters': { label: 'y'.repeat(120) },
    '120 characters outside the first plane': { label: '😀'.repeat(120) },
    '8000 characters': { description: 'd'.repeat(8000) },
    'an empty description': { description: '' },
    'null where it is said': { description: null, config: null },
  })) {
    const made = ok(await client.post(of(environment.id), versionBody(extra)), 201, label);
    expect.soft(made, label).toMatchObject(extra);
  }
});

test('an update changes what it names', async ({ client }) => {
  const environment = await client.environment();
  let now = await client.made(of(environment.id), versionBody());
  const config = { url: 'https://v.example' };
  const rows: [string, Json, Json?][] = [
    ['label', { label: 'New' }],
    ['its own label', { label: 'New' }],
    ['description', { description: 'd' }],
    ['no description', { description: null }],
    ['config', { config }, { effective_config: config }],
    ['inherited config', { config: null }, { effective_config: environment.config }],
    ['actions', { example_actions: [{ name: 'a' }] }],
    ['no actions', { example_actions: [] }],
    ['nothing', {}],
  ];
  for (const [label, change, derived] of rows) {
    const after = ok(await client.patch(one(now.id), change), 200, label);
    expect.soft({ ...after, updated_at: '' }, label).toEqual({ ...now, ...change, ...derived, updated_at: '' });
    now = after;
  }
  await client.patch(`/api/v1/environments/${environment.id}`, { config: { url: 'https://moved.example' } });
  expect
    .soft((await client.get(one(now.id))).body.effective_config, 'inherits what is there now')
    .toEqual({ url: 'https://moved.example' });
  const elsewhere = await client.environment();
  const [same] = [await client.made(of(elsewhere.id), { label: 'New' })];
  expect.soft(same.version, 'numbers are of the environment').toBe(1);
  refused(await client.post(of(environment.id), { label: 'New' }), 409, 'environment_version_label_taken', 'create');
  const other = await client.made(of(environment.id), versionBody());
  refused(await client.patch(one(other.id), { label: 'New' }), 409, 'environment_version_label_taken', 'rename');
  const raced = await Promise.all(Array.from({ length: 6 }, () => client.made(of(environment.id), versionBody())));
  expect.soft(new Set(raced.map(({ version }) => version)).size, 'racing creates have numbers of their own').toBe(6);
});

test('config and actions are frozen once a session ran', async ({ client }) => {
  const person_id = (await client.person()).id;
  const environment = await client.environment();
  const named = await client.made(of(environment.id), versionBody());
  const byDefault = await client.made(of(environment.id), versionBody());
  const unused = await client.made(of(environment.id), versionBody());
  await client.session({ person_id, environment_id: environment.id });
  ok(
    await client.patch(one(named.id), { config: { url: 'https://early.example' } }),
    200,
    'an unversioned session freezes none',
  );
  await client.session({ person_id, environment_id: environment.id, environment_version_id: named.id });
  ok(await client.post(`${one(byDefault.id)}/set-default`), 200, 'default');
  await client.session({ person_id, environment_id: environment.id });
  for (const { id } of [named, byDefault]) {
    const before = (await client.get(one(id))).body;
    for (const [label, body] of Object.entries<Json>({
      config: { config: { url: 'https://late.example' } },
      'no config': { config: null },
      'the same config': { config: before.config },
      actions: { example_actions: [{ name: 'a' }] },
      'the same actions': { example_actions: before.example_actions },
      'a label beside it': { label: 'X', config: null },
    }))
      refused(await client.patch(one(id), body), 409, 'environment_version_config_frozen', label);
    expect.soft((await client.get(one(id))).body, 'nothing changed').toEqual(before);
    malformed(await client.patch(one(id), { config: {} }), 'url', 'shape before 409');
    ok(
      await client.patch(one(id), { label: `Label of ${id}`, description: 'Still open' }),
      200,
      'label and description',
    );
  }
  ok(await client.patch(one(unused.id), { config: { url: 'https://late.example' } }), 200, 'one that nobody used');
  ok(await client.delete(one(named.id)), 204, 'archive');
  refused(
    await client.patch(one(named.id), { config: null }),
    409,
    'environment_version_archived',
    'archived before frozen',
  );
});

test('archiving: readable, hidden, its number gone, its label free', async ({ client }) => {
  const environment = await client.environment();
  const make = (label: string) => client.made(of(environment.id), { label });
  const [first, second] = [await make('One'), await make('Two')];
  ok(await client.post(`${one(second.id)}/set-default`), 200, 'default');
  const answer = await client.delete(one(second.id));
  ok(answer, 204, 'delete');
  expect.soft(answer.body, 'no body').toBe(null);
  const archived = ok(await client.get(one(second.id)), 200, 'readable');
  expect.soft(archived, 'no default any more').toMatchObject({ is_default: false, label: 'Two', version: 2 });
  expect.soft(archived.archived_at, 'archived').toMatch(/Z$/);
  ok(await client.delete(one(second.id)), 204, 'again');
  expect.soft((await client.get(one(second.id))).body, 'again changes nothing').toEqual(archived);
  const third = await make('Two');
  expect.soft(third.version, 'a number is never used twice').toBe(3);
  const versions = async (query = '') =>
    (await client.get(`${of(environment.id)}${query}`)).body.items.map(({ version }: Json) => version);
  expect.soft(await versions(), 'the list').toEqual([1, 3]);
  expect.soft(await versions('?include_archived=false'), 'said so').toEqual([1, 3]);
  expect.soft(await versions('?include_archived=true'), 'all').toEqual([1, 2, 3]);
  malformed(await client.get(`${of(environment.id)}?include_archived=2`), 'include_archived', 'a number');
  malformed(await client.get(`${of(environment.id)}?limit=1`), 'limit', 'a limit');
  refused(await client.post(`${one(second.id)}/set-default`), 409, 'environment_version_archived', 'set-default');
  refused(await client.patch(one(second.id), { config: null }), 409, 'environment_version_archived', 'config');
  refused(await client.patch(one(second.id), { example_actions: [] }), 409, 'environment_version_archived', 'actions');
  ok(await client.patch(one(second.id), { label: 'Old two', description: 'x' }), 200, 'label and description');
  ok(await client.patch(one(second.id), { label: 'One' }), 200, "a living one's label does not clash");
  ok(await client.delete(`/api/v1/environments/${environment.id}`), 204, 'the environment');
  refused(await client.post(of(environment.id), { label: 'Late' }), 409, 'environment_archived', 'create');
  refused(await client.post(`${one(first.id)}/set-default`), 409, 'environment_archived', 'set-default');
  ok(await client.patch(one(first.id), { label: 'Still', description: 'editable' }), 200, 'label of a version');
  ok(await client.get(one(first.id)), 200, 'readable');
  ok(await client.get(of(environment.id)), 200, 'listed');
  refused(await client.get(of(MISSING)), 404, 'environment_not_found', 'no environment');
});

test('at most one default, the last one set', async ({ client }) => {
  const environment = await client.environment();
  const made = [];
  for (const label of ['One', 'Two', 'Three']) made.push(await client.made(of(environment.id), { label }));
  const defaults = async () =>
    (await client.get(of(environment.id))).body.items
      .filter(({ is_default }: Json) => is_default)
      .map(({ id }: Json) => id);
  expect.soft(await defaults(), 'none at first').toEqual([]);
  for (const { id } of [...made, made[0]]) {
    const set = ok(await client.post(`${one(id)}/set-default`), 200, 'set-default');
    expect.soft([set.id, set.is_default], 'the version').toEqual([id, true]);
    expect.soft(await defaults(), 'alone').toEqual([id]);
    expect.soft(ok(await client.post(`${one(id)}/set-default`), 200, 'again'), 'again').toEqual(set);
  }
  await Promise.all(made.map(({ id }) => client.post(`${one(id)}/set-default`)));
  expect.soft(await defaults(), 'one after a race').toHaveLength(1);
  const elsewhere = await client.environment();
  const other = await client.made(of(elsewhere.id), { label: 'One' });
  ok(await client.post(`${one(other.id)}/set-default`), 200, 'elsewhere');
  expect.soft(await defaults(), 'defaults are of the environment').toHaveLength(1);
  malformed(await client.post(`${one(other.id)}/set-default`, { is_default: false }), 'is_default', 'a body');
});
