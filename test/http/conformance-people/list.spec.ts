import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { allPages, malformed, NOBODY, PERSON_FIELDS, refused, succeeded, UUID, wait } from './checks.ts';
import { test } from './served.ts';

// Listing, counting, archiving and restoring people; people of the library and of other workspaces.

const names = (items: { name: string }[]) => items.map(({ name }) => name);
const order = ({ created_at, id }: { created_at: string; id: string }) => `${created_at}/${id}`;

test('both owners by default, exactly those a session can be opened for', async ({ client }) => {
  const own = await client.person({ name: 'Mine' });
  const all = await allPages(client, client.at('/people'));
  const self = await allPages(client, client.at('/people?owner=self'));
  const platform = await allPages(client, client.at('/people?owner=platform'));
  expect(self.map(({ id }) => id)).toEqual([own.id]);
  expect(platform.length).toBeGreaterThanOrEqual(300);
  expect(all.length).toBe(self.length + platform.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(order)).toEqual(all.map(order).sort().reverse());
  expect((await client.get(client.at('/people/counts'))).body).toEqual({
    platform: platform.length,
    self: 1,
    total: all.length,
  });
  for (const person of platform) {
    expect.soft(Object.keys(person).sort()).toEqual(PERSON_FIELDS.filter((field) => field !== 'workspace_id'));
    expect.soft(person).toMatchObject({ owner: 'platform', type: 'ai', external_id: null, archived_at: null });
    expect.soft(person.id).toMatch(UUID);
  }
  for (const { id } of [own, platform[0], platform.at(-1)]) {
    const session = await client.post(client.at('/sessions'), {
      person_id: id,
      task: { instructions: 'Go' },
      environment: { name: 'Shop', kind: 'web' },
    });
    expect(session.status).toBe(201);
  }
});

test('pages of any size come to the same list, and stand still while people are added', async ({ client }) => {
  for (let index = 0; index < 7; index += 1) await client.person({ name: `Page ${index}` });
  const path = client.at('/people?owner=self');
  const whole = names(await allPages(client, path));
  expect(whole).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Page ${index}`));
  for (const limit of [1, 2, 3, 7, 8, 100])
    expect(names(await allPages(client, path, limit)), `${limit}`).toEqual(whole);
  const { body: first } = await client.get(`${path}&limit=3`);
  expect(Object.keys(first).sort()).toEqual(['has_more', 'items', 'next_cursor']);
  expect([first.has_more, typeof first.next_cursor]).toEqual([true, 'string']);
  await client.person({ name: 'Later' });
  const { body: second } = await client.get(`${path}&limit=4&after=${encodeURIComponent(first.next_cursor)}`);
  expect(names(second.items)).toEqual(['Page 3', 'Page 2', 'Page 1', 'Page 0']);
  expect([second.has_more, second.next_cursor]).toEqual([false, null]);
  const over = (await client.get(`${client.at('/people')}?limit=8`)).body;
  expect(over.items).toHaveLength(8);
  expect((await client.get(client.at('/people'))).body.items.length).toBeLessThanOrEqual(100);
  const searched = await client.post(client.at('/people/search'), {
    owner: 'self',
    pagination: { limit: 4, after: null },
  });
  expect(names(searched.body.items)).toEqual(['Later', 'Page 6', 'Page 5', 'Page 4']);
  const next = await client.post(client.at('/people/search'), {
    owner: 'self',
    pagination: { limit: 4, after: searched.body.next_cursor },
  });
  expect(names(next.body.items)).toEqual(['Page 3', 'Page 2', 'Page 1', 'Page 0']);
});

test('filters by name, external id, job and owner, alone and together', async ({ client }) => {
  const external_id = `%_${randomUUID()}`;
  await client.person({ name: 'Łucja 100%_Real \\ Test', external_id });
  await client.person({ name: 'lucia FERNÁNDEZ' });
  await client.person({ name: 'Somebody' });
  const found = async (query: string) => names((await client.get(client.at(`/people?${query}`))).body.items).sort();
  const both = ['lucia FERNÁNDEZ', 'Łucja 100%_Real \\ Test'];
  const [second = '', first = ''] = both;
  for (const [query, expected] of [
    ['owner=self&search=real', [first]],
    ['owner=self&search=REAL', [first]],
    ['owner=self&search=fernández', [second]],
    ['owner=self&search=FERNÁNDEZ', [second]],
    ['owner=self&search=100%25', [first]],
    ['owner=self&search=%25', [first]],
    ['owner=self&search=_', [first]],
    ['owner=self&search=%5C', [first]],
    ['owner=self&search=xyzzy', []],
    ['owner=self&search=cja%20100', [first]],
    [`external_id=${encodeURIComponent(external_id)}`, [first]],
    [`external_id=${encodeURIComponent(external_id)}&owner=self`, [first]],
    [`external_id=${encodeURIComponent(external_id)}&owner=platform`, []],
    [`external_id=${encodeURIComponent(external_id)}&search=somebody`, []],
    [`external_id=${encodeURIComponent(external_id.toUpperCase())}`, []],
    ['external_id=%25', []],
    ['external_id=nobody', []],
    [`generation_job_id=${NOBODY}`, []],
    ['owner=self&archived=true', []],
    ['owner=platform&archived=true', []],
    [`owner=self&search=${'x'.repeat(200)}`, []],
    [`external_id=${'x'.repeat(255)}`, []],
  ] as const) {
    const answer = await client.get(client.at(`/people?${query}`));
    expect.soft([answer.status, await found(query)], query).toEqual([200, [...expected].sort()]);
  }
  const miss = await client.get(client.at('/people?external_id=nobody'));
  expect(miss.body).toEqual({ items: [], has_more: false, next_cursor: null });
  const hit = await client.get(client.at(`/people?external_id=${encodeURIComponent(external_id)}`));
  expect([hit.body.items.length, hit.body.has_more, hit.body.next_cursor]).toEqual([1, false, null]);
});

test('ill-formed queries are refused by name', async ({ client }) => {
  const table: Array<[path: string, query: string, field: string]> = [
    ['', 'limit=0', 'limit'],
    ['', 'limit=101', 'limit'],
    ['', 'limit=-1', 'limit'],
    ['', 'limit=ten', 'limit'],
    ['', 'limit=1.5', 'limit'],
    ['', 'limit=', 'limit'],
    ['', 'limit=5&limit=6', 'limit'],
    ['', 'owner=world', 'owner'],
    ['', 'owner=', 'owner'],
    ['', 'owner=self&owner=platform', 'owner'],
    ['', 'owner=SELF', 'owner'],
    ['', 'archived=maybe', 'archived'],
    ['', 'archived=1', 'archived'],
    ['', 'archived=', 'archived'],
    ['', 'generation_job_id=7', 'generation_job_id'],
    ['', `search=${'x'.repeat(201)}`, 'search'],
    ['', `external_id=${'x'.repeat(256)}`, 'external_id'],
    ['', 'after=nonsense', 'after'],
    ['', 'after=25', 'after'],
    ['', `after=${Buffer.from('{"id":1}').toString('base64url')}`, 'after'],
    ['', 'colour=red', 'colour'],
    ['', 'cursor=x', 'cursor'],
    ['', 'offset=5', 'offset'],
    ['/counts', 'archived=maybe', 'archived'],
    ['/counts', 'owner=self', 'owner'],
    ['/schema', 'x=1', 'x'],
    [`/${NOBODY}`, 'x=1', ''],
  ];
  for (const [path, query, field] of table) {
    const answer = await client.get(client.at(`/people${path}?${query}`));
    if (field === '') refused(answer, 404, 'person_not_found', query);
    else malformed(answer, field, query);
  }
  const { body } = await client.get(client.at('/people?owner=platform&limit=1'));
  const { next_cursor } = body;
  malformed(
    await client.get(client.at(`/sessions?after=${encodeURIComponent(next_cursor)}`)),
    'after',
    'of another list',
  );
  malformed(await client.get(client.at(`/people?after=${encodeURIComponent(`${next_cursor}x`)}`)), 'after', 'tampered');
  for (const sent of [
    { nonsense: 1 },
    { owner: 'all' },
    { owner: null },
    { archived: 'yes' },
    { archived: null },
    { generation_job_id: 'x' },
    { search: 'x'.repeat(201) },
    { search: 5 },
    { limit: 5 },
    { external_id: 'x' },
    { after: 'x' },
  ])
    malformed(await client.post(client.at('/people/search'), sent), Object.keys(sent)[0] ?? '', JSON.stringify(sent));
  for (const pagination of [{ limit: 0 }, { limit: 101 }, { limit: '5' }, { size: 5 }, { after: 'nope' }, { after: 5 }])
    malformed(
      await client.post(client.at('/people/search'), { pagination }),
      `pagination.${Object.keys(pagination)[0]}`,
      JSON.stringify(pagination),
    );
  for (const sent of [[], 'x', null])
    malformed(await client.post(client.at('/people/search'), sent), 'body', JSON.stringify(sent));
  malformed(await client.post(client.at('/people/search?x=1'), {}), 'x');
});

test('archiving hides, closes to edits, keeps readable; restoring undoes it', async ({ client }) => {
  const person = await client.person({ name: 'To Archive', external_id: 'arch' });
  const path = client.at(`/people/${person.id}`);
  const session = await client.session({ person_id: person.id });
  await wait(2);
  const gone = await client.delete(path);
  expect([gone.status, gone.body]).toEqual([204, null]);
  const archived = (await client.get(path)).body;
  expect(Date.parse(archived.archived_at)).toBeGreaterThanOrEqual(Date.parse(person.created_at));
  expect(archived).toEqual({ ...person, archived_at: archived.archived_at, updated_at: archived.updated_at });
  await wait(2);
  expect((await client.delete(path)).status, 'again').toBe(204);
  expect((await client.get(path)).body).toEqual(archived);
  const items = async (query: string) => (await client.get(client.at(`/people?owner=self${query}`))).body.items;
  expect(await items('')).toEqual([]);
  expect(await items('&archived=false')).toEqual([]);
  expect(await items('&archived=true')).toEqual([archived]);
  expect(await items('&external_id=arch')).toEqual([]);
  expect(await items('&external_id=arch&archived=true')).toEqual([archived]);
  const search = async (body: object) => (await client.post(client.at('/people/search'), body)).body.items;
  expect(await search({ owner: 'self' })).toEqual([]);
  expect(await search({ archived: true })).toEqual([archived]);
  const counts = async (query = '') => (await client.get(client.at(`/people/counts${query}`))).body;
  const { platform } = await counts();
  expect(await counts()).toEqual({ platform, self: 0, total: platform });
  expect(await counts('?archived=false')).toEqual({ platform, self: 0, total: platform });
  expect(await counts('?archived=true')).toEqual({ platform: 0, self: 1, total: 1 });
  for (const body of [{ city: 'X' }, { name: 'Y' }, { bio: null }])
    refused(await client.patch(path, body), 409, 'person_archived', JSON.stringify(body));
  malformed(await client.patch(path, { nonsense: 1 }), 'nonsense');
  refused(await client.post(client.at('/people'), { name: 'Same', external_id: 'arch' }), 409, 'external_id_taken');
  const create = () =>
    client.post(client.at('/sessions'), {
      person_id: person.id,
      task: { instructions: 'Go' },
      environment: { name: 'Shop', kind: 'web' },
    });
  refused(await create(), 409, 'person_archived', 'session create');
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body.person_snapshot).toEqual(session.person_snapshot);
  const restored = await client.post(`${path}/restore`);
  expect([restored.status, restored.body]).toEqual([
    200,
    { ...archived, archived_at: null, updated_at: restored.body.updated_at },
  ]);
  expect((await client.post(`${path}/restore`)).body, 'again').toEqual(restored.body);
  expect((await client.post(`${path}/restore`, {})).body, 'an empty body').toEqual(restored.body);
  expect((await create()).status).toBe(201);
  expect(await items('')).toEqual([restored.body]);
  malformed(await client.post(`${path}/restore`, { x: 1 }), 'x');
  expect((await client.patch(path, { name: 'Edited' })).body.name).toBe('Edited');
  const kept = (await client.get(`/api/v1/sessions/${session.id}`)).body;
  expect(kept.person_snapshot.name).toBe('To Archive');
});

test('people of the library are read, run and never written', async ({ client }) => {
  const [person] = (await client.get(client.at('/people?owner=platform&limit=1'))).body.items;
  const path = client.at(`/people/${person.id}`);
  expect((await client.get(path)).body).toEqual(person);
  for (const body of [{ city: 'X' }, {}, { nonsense: 1 }, { name: null }])
    refused(await client.patch(path, body), 403, 'person_read_only', JSON.stringify(body));
  refused(await client.delete(path), 403, 'person_read_only');
  refused(await client.post(`${path}/restore`), 403, 'person_read_only');
  expect((await client.get(path)).body).toEqual(person);
});

test('nobody reaches people of another workspace', async ({ client, server }) => {
  const other = await server.client();
  const person = await other.person({ name: 'Hidden', external_id: 'hidden' });
  const archived = await other.person({ name: 'Gone' });
  await other.delete(other.at(`/people/${archived.id}`));
  for (const id of [person.id, archived.id, NOBODY, randomUUID(), 'nobody', '1', '%20', `${person.id}x`]) {
    const path = client.at(`/people/${id}`);
    refused(await client.get(path), 404, 'person_not_found', id);
    refused(await client.patch(path, { city: 'X' }), 404, 'person_not_found', id);
    refused(await client.patch(path, { nonsense: 1 }), 404, 'person_not_found', id);
    refused(await client.delete(path), 404, 'person_not_found', id);
    refused(await client.post(`${path}/restore`), 404, 'person_not_found', id);
  }
  expect((await client.get(client.at('/people?search=hidden&owner=self'))).body.items).toEqual([]);
  expect((await client.get(client.at('/people?external_id=hidden'))).body.items).toEqual([]);
  expect((await client.get(client.at('/people/counts'))).body.self).toBe(0);
  const create = (person_id: string) =>
    client.post(client.at('/sessions'), {
      person_id,
      task: { instructions: 'Go' },
      environment: { name: 'Shop', kind: 'web' },
    });
  refused(await create(person.id), 403, 'person_out_of_scope');
  refused(await create(NOBODY), 404, 'person_not_found');
  malformed(await create('nobody'), 'person_id');
  for (const workspace of [other.workspace, NOBODY, 'nowhere'])
    for (const [method, path, body] of [
      ['GET', '/people', undefined],
      ['GET', '/people/counts', undefined],
      ['GET', '/people/schema', undefined],
      ['GET', `/people/${person.id}`, undefined],
      ['POST', '/people', { name: 'X' }],
      ['POST', '/people', { nonsense: 1 }],
      ['POST', '/people/search', {}],
      ['PATCH', `/people/${person.id}`, {}],
      ['DELETE', `/people/${person.id}`, undefined],
      ['POST', `/people/${person.id}/restore`, undefined],
      ['POST', '/people/generation-jobs', { count: 1 }],
      ['GET', `/people/generation-jobs/${NOBODY}`, undefined],
      ['POST', `/people/generation-jobs/${NOBODY}/cancel`, undefined],
      ['GET', '/usage/sessions', undefined],
      ['GET', '/usage/spend-cap', undefined],
      ['GET', '/usage/rate-limits', undefined],
    ] as const)
      refused(
        await client.send(method, `/api/v1/workspaces/${workspace}${path}`, body),
        404,
        'workspace_not_found',
        `${method} ${workspace}${path}`,
      );
  expect((await other.get(other.at(`/people/${person.id}`))).body).toEqual(person);
});

test('a session keeps the person as it was at create', async ({ client }) => {
  const person = await client.person({ name: 'Before', city: 'Faro', country: 'PT', occupation: 'Nurse' });
  const session = await client.session({ person_id: person.id });
  expect(session.person_id).toBe(person.id);
  expect(session.person_snapshot).toMatchObject({
    id: person.id,
    name: 'Before',
    city: 'Faro',
    country: 'PT',
    occupation: 'Nurse',
    type: 'ai',
    snapshotted_at: expect.stringMatching(/Z$/),
  });
  succeeded(await client.patch(client.at(`/people/${person.id}`), { name: 'After', city: null, bio: 'New.' }), 200);
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body.person_snapshot).toEqual(session.person_snapshot);
  const bare = await client.made(client.at('/people'), { name: 'No background' });
  const refusal = await client.post(client.at('/sessions'), {
    person_id: bare.id,
    task: { instructions: 'Go' },
    environment: { name: 'Shop', kind: 'web' },
  });
  refused(refusal, 422, 'person_background_missing');
});
