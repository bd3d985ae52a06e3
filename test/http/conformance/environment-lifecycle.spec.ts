import { expect } from '@playwright/test';
import { environmentBody, type Json } from './samples.ts';
import { MISSING, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const one = (id: string) => `/api/v1/environments/${id}`;
const web = (url: string) => ({ kind: 'web', config: { url } });

test('names and addresses are one at a time among the living', async ({ client, served }) => {
  const create = (extra: Json, by = client) => by.post(by.at('/environments'), environmentBody(extra));
  const first = ok(await create({ name: 'Shop', ...web('https://one.example') }), 201, 'first');
  refused(await create({ name: 'Shop' }), 409, 'environment_name_taken', 'the name');
  refused(await create(web('https://one.example')), 409, 'environment_address_taken', 'the address');
  ok(await create({ name: 'shop' }), 201, 'another case is another name');
  const stranger = await served.client();
  ok(await create({ name: 'Shop', ...web('https://one.example') }, stranger), 201, 'another workspace');
  const second = ok(await create({ name: 'Second', ...web('https://two.example') }), 201, 'second');
  refused(await client.patch(one(second.id), { name: 'Shop' }), 409, 'environment_name_taken', 'renaming');
  refused(
    await client.patch(one(second.id), { config: { url: 'https://one.example' } }),
    409,
    'environment_address_taken',
    'moving',
  );
  expect.soft((await client.get(one(second.id))).body, 'a refused change changes nothing').toEqual(second);
  ok(await client.patch(one(second.id), { name: 'Second' }), 200, 'its own name');
  ok(await client.delete(one(first.id)), 204, 'archive');
  ok(await create({ name: 'Shop', ...web('https://one.example') }), 201, 'name and address are free again');
  const racing = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'Race' })));
  expect.soft(racing.map(({ status }) => status).sort(), 'racing creates').toEqual([201, 409, 409, 409, 409]);
});

test('archiving: once, readable, out of the list, closed', async ({ client }) => {
  const [kept, gone] = [await client.environment(), await client.environment()];
  const before = (await client.get(one(gone.id))).body;
  const answer = await client.delete(one(gone.id));
  ok(answer, 204, 'delete');
  expect.soft(answer.body, 'no body').toBe(null);
  const archived = ok(await client.get(one(gone.id)), 200, 'readable');
  expect
    .soft(archived, 'as it was')
    .toEqual({ ...before, archived_at: archived.archived_at, updated_at: archived.updated_at });
  expect.soft(archived.archived_at, 'archived').toMatch(/Z$/);
  expect.soft(archived.revision, 'the revision stays').toBe(before.revision);
  ok(await client.delete(one(gone.id)), 204, 'again');
  expect.soft((await client.get(one(gone.id))).body, 'again changes nothing').toEqual(archived);
  const ids = async (query = '') =>
    (await client.get(client.at(`/environments${query}`))).body.items.map(({ id }: Json) => id);
  expect.soft(await ids(), 'the list').toEqual([kept.id]);
  expect.soft(await ids('?include_archived=false'), 'said so').toEqual([kept.id]);
  expect.soft(await ids('?include_archived=true'), 'all, oldest first').toEqual([kept.id, gone.id]);
  for (const value of ['yes', '1', '', 'null'])
    malformed(await client.get(client.at(`/environments?include_archived=${value}`)), 'include_archived', value);
  for (const query of ['limit=1', 'after=x', 'kind=web', 'search=x'])
    malformed(await client.get(client.at(`/environments?${query}`)), query.split('=')[0], query);
  refused(await client.patch(one(gone.id), { name: 'X' }), 409, 'environment_archived', 'an edit');
  malformed(await client.patch(one(gone.id), { name: '' }), 'name', 'shape before 409');
  refused(await client.post(`${one(gone.id)}/versions`, { label: 'v' }), 409, 'environment_archived', 'a version');
  malformed(await client.post(`${one(gone.id)}/versions`, {}), 'label', 'shape before 409');
  refused(await client.delete(one(MISSING)), 404, 'environment_not_found', 'what never was');
});

test('the list is whole and oldest first', async ({ client }) => {
  const made: string[] = [];
  for (let index = 0; index < 30; index += 1) made.push((await client.environment()).id);
  const { items, has_more, next_cursor } = (await client.get(client.at('/environments'))).body;
  expect
    .soft(
      items.map(({ id }: Json) => id),
      'all of them',
    )
    .toEqual(made);
  expect.soft([has_more, next_cursor], 'no pages').toEqual([false, null]);
  const times = items.map(({ created_at }: Json) => created_at);
  expect.soft(times, 'oldest first').toEqual([...times].sort());
});
