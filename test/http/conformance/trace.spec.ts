import { expect } from '@playwright/test';
import { type Json, turnBody } from './samples.ts';
import { MISSING, malformed, ok, refused } from './says.ts';
import { test } from './served.ts';

const offered = (...actions: unknown[]) => ({ actions });

test('turns are taken in order', async ({ client }) => {
  const session = await client.session();
  const path = `/api/v1/sessions/${session.id}`;
  const submit = (index: number) => client.post(`${path}/turns`, turnBody(index));
  for (const index of [1, 2, 100, 2_147_483_648, Number.MAX_SAFE_INTEGER])
    refused(await submit(index), 409, 'turn_index_mismatch', `index ${index}`, { expected_turn_index: 0 });
  ok(await submit(0), 200, 'first');
  refused(await submit(0), 409, 'turn_index_mismatch', 'once more', { expected_turn_index: 1 });
  refused(await submit(2), 409, 'turn_index_mismatch', 'too far', { expected_turn_index: 1 });
  ok(await submit(1), 200, 'second');
  const racing = await Promise.all(Array.from({ length: 6 }, () => submit(2)));
  const statuses = racing.map(({ status }) => status).sort();
  expect.soft(statuses, 'of six at once one is taken').toEqual([200, 409, 409, 409, 409, 409]);
  const { body } = await client.get(path);
  expect
    .soft(
      body.turns.map(({ turn_index }: Json) => turn_index),
      'each once',
    )
    .toEqual([0, 1, 2]);
  refused(await client.post(`/api/v1/sessions/${MISSING}/turns`, turnBody(0)), 404, 'session_not_found', 'no session');
});

test('the trace is read by pages', async ({ client }) => {
  const { id } = await client.session({ max_turns: 60 });
  const path = `/api/v1/sessions/${id}`;
  // Something can always be typed: nobody loses patience over it before the last turn.
  const note = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
  const typing = offered({ name: 'type:note', parameters: note });
  let count = 0;
  for (let more = true; more && count < 55; count += 1)
    more = (await client.post(`${path}/turns`, turnBody(count, typing))).body.session?.status === 'open';
  expect.soft(count, 'enough turns for two pages').toBe(55);
  const read = async (query: string) => {
    const { turns, has_more } = ok(await client.get(`${path}${query}`), 200, query);
    return [turns.map(({ turn_index }: Json) => turn_index), has_more];
  };
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, index) => from + index);
  const rows: [string, number, number][] = [
    ['', 0, 50],
    ['?limit=1', 0, 1],
    ['?limit=200', 0, 200],
    ['?after_index=0', 1, 51],
    ['?after_index=0&limit=1', 1, 2],
    [`?after_index=${count - 2}`, count - 1, count],
    [`?after_index=${count - 1}`, count, count],
    ['?after_index=9999', count, count],
    [`?limit=${count}`, 0, count],
    [`?limit=${count - 1}`, 0, count - 1],
  ];
  for (const [query, from, to] of rows) expect.soft(await read(query), query).toEqual([range(from, to), to < count]);
  for (const query of [
    'after_index=-1',
    'after_index=x',
    'after_index=0.5',
    'after_index=',
    'limit=0',
    'limit=201',
    'limit=-5',
    'limit=x',
    'limit=',
    'cursor=1',
    'after=1',
  ])
    malformed(await client.get(`${path}?${query}`), query.split('=')[0], query);
});
