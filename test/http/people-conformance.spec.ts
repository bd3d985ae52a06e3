import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { FIELDS, malformed, peopleClient, refused } from './people-client.ts';
import { type Served, servePeople } from './people-served.ts';

// What the interface says of people, checked from outside against a server of its own.

test.describe.configure({ mode: 'default' });

let served: Served;
test.beforeAll(async () => {
  served = await servePeople();
});
test.afterAll(async () => {
  await served?.stop();
});

const { get, post, patch, search, made, everybody } = peopleClient(() => served);

test('a person has exactly the published fields, null, [] or {} where unset', async () => {
  const own = await made();
  expect(Object.keys(own).sort()).toEqual([...FIELDS].sort());
  expect(own).toMatchObject({
    owner: 'self',
    workspace_id: served.workspace,
    type: 'ai',
    interests: [],
    accessibility_profile: {},
    bio: null,
    occupation_code: null,
    archived_at: null,
  });
  expect(own.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect((await get(`/${own.id}`)).body).toEqual(own);
  const { body } = await get('?owner=platform&limit=3');
  for (const person of body.items)
    expect(Object.keys(person).sort()).toEqual(FIELDS.filter((field) => field !== 'workspace_id').sort());
});

test('every settable field is kept, the derived ones follow', async () => {
  const fields = {
    name: 'Ana Ruiz',
    accessibility_profile: { vision: 'low_vision', text_zoom: 150, later_key: 'kept' },
    avatar_url: 'https://example.org/a.png',
    bio: 'Drives a bus.',
    city: 'Málaga',
    country: 'ES',
    date_of_birth: '1961-02-28',
    education_level: 'secondary',
    employment_status: 'retired',
    external_id: randomUUID(),
    gender: 'female',
    household: 'single',
    income_level: 'middle',
    interests: ['sports.cycling', 'food'],
    locale_type: 'urban',
    occupation: 'Retired bus driver',
  };
  const person = await made(fields);
  expect(person).toMatchObject({ ...fields, occupation_code: '8331' });
  const cleared = Object.fromEntries(
    Object.keys(fields)
      .filter((key) => key !== 'name')
      .map((key) => [key, null]),
  );
  const { status, body } = await patch(person.id, cleared);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...cleared,
    name: 'Ana Ruiz',
    interests: [],
    accessibility_profile: {},
    occupation_code: null,
  });
  expect((await patch(person.id, { city: 'Ronda' })).body).toMatchObject({ city: 'Ronda', name: 'Ana Ruiz' });
});

test('what may not be written is a validation error that names it', async () => {
  const person = await made();
  for (const [key, value] of Object.entries({
    age: 5,
    occupation_code: '11',
    archived_at: null,
    generation_job_id: null,
    type: 'ai',
    owner: 'self',
    product_id: 'x',
    visibility: 'x',
    custom_fields: {},
    nonsense: 1,
  })) {
    malformed(await post('', { name: 'X', [key]: value }), key);
    malformed(await patch(person.id, { [key]: value }), key);
  }
  malformed(await post('', {}), 'name');
  malformed(await post('', { name: null }), 'name');
  malformed(await patch(person.id, { name: null }), 'name');
  malformed(await post('', { name: 'X', gender: 'robot' }), 'gender', 'non-binary');
  malformed(await post('', { name: 'X', date_of_birth: '1961-02-30' }), 'date_of_birth');
  malformed(await post('', { name: 'X', accessibility_profile: { vision: 'eagle' } }), 'vision');
  malformed(await post('', { name: 'X', accessibility_profile: { text_zoom: 900 } }), 'text_zoom');
  malformed(await post('', { name: 'X', interests: 'sports' }), 'interests');
  malformed(await post('', []));
});

test('external ids are unique in the workspace, found exactly, and never a 404', async () => {
  const external_id = `crm-${randomUUID()}`;
  const person = await made({ external_id });
  refused(await post('', { name: 'Twin', external_id }), 409, 'external_id_taken');
  const other = await made();
  refused(await patch(other.id, { external_id }), 409, 'external_id_taken');
  expect((await patch(person.id, { external_id })).status).toBe(200);
  expect((await get(`?external_id=${external_id}`)).body).toMatchObject({
    items: [{ id: person.id }],
    has_more: false,
    next_cursor: null,
  });
  expect((await get('?external_id=nobody')).body).toEqual({ items: [], has_more: false, next_cursor: null });
  malformed(await get(`?external_id=${'x'.repeat(256)}`), 'external_id');
});

test('lists page through everybody once, newest first, and filter', async () => {
  const one = await made({ name: 'Żaneta Findme' });
  const all = await everybody('');
  expect(new Set(all.map((person) => person.id)).size).toBe(all.length);
  const order = all.map((person) => `${person.created_at}/${person.id}`);
  expect([...order].sort().reverse()).toEqual(order);
  const platform = await everybody('?owner=platform');
  expect(platform.length).toBeGreaterThanOrEqual(300);
  expect(platform.every((person) => person.owner === 'platform' && person.external_id === null)).toBe(true);
  const self = await everybody('?owner=self');
  expect(self.length + platform.length).toBe(all.length);
  expect((await get('/counts')).body).toEqual({ platform: platform.length, self: self.length, total: all.length });
  expect((await get('?search=FINDME')).body.items).toMatchObject([{ id: one.id }]);
  expect((await get('?search=%25')).body.items).toEqual([]);
  const pages = [];
  for (let after = ''; pages.length < 5; ) {
    const { body } = await get(`?limit=2${after}`);
    pages.push(...body.items.map((person: { id: string }) => person.id));
    after = `&after=${encodeURIComponent(body.next_cursor)}`;
  }
  expect(pages).toEqual(all.slice(0, pages.length).map((person) => person.id));
});

test('ill-formed queries are validation errors', async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'owner=world',
    'after=nonsense',
    'archived=maybe',
    'generation_job_id=7',
    `search=${'x'.repeat(201)}`,
    'colour=red',
  ])
    malformed(await get(`?${query}`), query.split('=')[0] as string);
  malformed(await get('/counts?archived=maybe'), 'archived');
  malformed(await get('/schema?x=1'), 'x');
});

test('archive and restore: disjoint sets, idempotent, readable all the while', async () => {
  const person = await made({ name: 'To Archive' });
  const before = (await get('/counts')).body;
  const remove = () => served.call('DELETE', `/${person.id}`);
  expect((await remove()).status).toBe(204);
  const archived = (await get(`/${person.id}`)).body;
  expect(archived.archived_at).toMatch(/Z$/);
  expect((await remove()).status).toBe(204);
  expect((await get(`/${person.id}`)).body.archived_at).toBe(archived.archived_at);
  expect((await get('?search=to%20archive')).body.items).toEqual([]);
  expect((await get('?search=to%20archive&archived=true')).body.items).toMatchObject([{ id: person.id }]);
  expect((await search({ archived: true, search: 'to archive' })).body.items).toHaveLength(1);
  expect((await search({ search: 'to archive' })).body.items).toEqual([]);
  expect((await get('/counts')).body.self).toBe(before.self - 1);
  expect((await get('/counts?archived=true')).body.self).toBeGreaterThanOrEqual(1);
  refused(await patch(person.id, { city: 'X' }), 409, 'person_archived');
  const restored = await served.call('POST', `/${person.id}/restore`);
  expect([restored.status, restored.body.archived_at]).toEqual([200, null]);
  expect((await served.call('POST', `/${person.id}/restore`)).status).toBe(200);
});

test('people of the library are read-only, unknown ones are not found', async () => {
  const [person] = (await get('?owner=platform&limit=1')).body.items;
  refused(await patch(person.id, { city: 'X' }), 403, 'person_read_only');
  refused(await served.call('DELETE', `/${person.id}`), 403, 'person_read_only');
  refused(await served.call('POST', `/${person.id}/restore`), 403, 'person_read_only');
  for (const id of [randomUUID(), 'not-a-uuid']) {
    refused(await get(`/${id}`), 404, 'person_not_found');
    refused(await patch(id, { city: 'X' }), 404, 'person_not_found');
    refused(await served.call('DELETE', `/${id}`), 404, 'person_not_found');
    refused(await served.call('GET', `/generation-jobs/${id}`), 404, 'generation_job_not_found');
    refused(await served.call('POST', `/generation-jobs/${id}/cancel`), 404, 'generation_job_not_found');
  }
});

test('another workspace sees none of it', async () => {
  const person = await made({ external_id: randomUUID() });
  const { id: elsewhere } = (await served.run('workspaces', 'create', '--name', 'Elsewhere')) as { id: string };
  const { key } = (await served.run(
    'keys',
    'mint',
    '--workspace',
    elsewhere,
    '--name',
    'k',
    '--scope',
    'people:read',
    '--scope',
    'people:write',
  )) as { key: string };
  const base = `/api/v1/workspaces/${elsewhere}/people`;
  refused(await served.call('GET', `${base}/${person.id}`, { key }), 404, 'person_not_found');
  refused(await served.call('PATCH', `${base}/${person.id}`, { key, body: { city: 'X' } }), 404, 'person_not_found');
  expect((await served.call('GET', `${base}?external_id=${person.external_id}`, { key })).body.items).toEqual([]);
  expect((await served.call('GET', `${base}/counts`, { key })).body.self).toBe(0);
  refused(await served.call('GET', '', { key }), 404, 'workspace_not_found');
});

test('scopes: reading and writing are independent', async () => {
  const reader = await served.key('people:read');
  const writer = await served.key('people:write');
  expect(
    refused(await served.call('POST', '', { key: reader, body: { name: 'X' } }), 403, 'insufficient_scope')
      .required_scope,
  ).toBe('people:write');
  for (const path of ['', '/counts', '/schema', `/${randomUUID()}`])
    expect(refused(await served.call('GET', path, { key: writer }), 403, 'insufficient_scope').required_scope).toBe(
      'people:read',
    );
  expect(
    refused(await served.call('POST', '/search', { key: writer, body: {} }), 403, 'insufficient_scope').required_scope,
  ).toBe('people:read');
  expect((await served.call('POST', '', { key: writer, body: { name: 'X' } })).status).toBe(201);
  expect((await served.call('GET', '/counts', { key: reader })).status).toBe(200);
});

test('creates are idempotent by key', async () => {
  const key = randomUUID();
  const first = await post('', { name: 'Once' }, { 'idempotency-key': key });
  const again = await post('', { name: 'Once' }, { 'idempotency-key': key });
  expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 200, 'true']);
  expect(again.body).toEqual(first.body);
  refused(await post('', { name: 'Twice' }, { 'idempotency-key': key }), 409, 'idempotency_conflict');
  refused(await post('', { name: 'Once' }, { 'idempotency-key': 'x'.repeat(256) }), 422, 'idempotency_key_invalid');
  const raced = await Promise.all(
    Array.from({ length: 5 }, () => post('', { name: 'Raced' }, { 'idempotency-key': `${key}-race` })),
  );
  expect(new Set(raced.map((answer) => answer.body.id)).size).toBe(1);
});
