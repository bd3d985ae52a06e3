import { expect } from '@playwright/test';
import { SCOPES } from '../../../src/contract/index.ts';
import { versionBody } from './samples.ts';
import { MISSING, malformed, ok } from './says.ts';
import { test } from './served.ts';

const STATUSES = ['open', 'completed', 'gave_up', 'closed', 'max_turns', 'spend_cap_reached', 'balance_exhausted'];

test('each filter finds what it says and nothing else', async ({ client, served }) => {
  const person_id = (await client.person()).id;
  const environment_id = (await client.environment()).id;
  const gone = (await client.environment()).id;
  const version = (await client.made(`/api/v1/environments/${environment_id}/versions`, versionBody())).id;
  const task = await client.task({ instructions: 'Return the 50%_off lamp' });
  const other = await served.key(client, SCOPES);
  const ids: Record<string, string> = {};
  const open = async (name: string, extra = {}, by = client) => {
    ids[name] = (await by.session({ person_id, ...extra })).id;
  };
  await open('plain', { task: { instructions: 'Find a TEAPOT, größer' } });
  await open('registered', { environment_id });
  await open('versioned', { environment_id, environment_version_id: version });
  await open('tasked', { task: { id: task.id } });
  await open('orphan', { environment_id: gone });
  await open('byOther', {}, other);
  ok(await client.delete(`/api/v1/environments/${gone}`), 204);
  ok(await client.delete(`/api/v1/tasks/${task.id}`), 204);
  ok(await client.post(`/api/v1/sessions/${ids.plain}/close`), 200);
  const all = ['byOther', 'orphan', 'tasked', 'versioned', 'registered', 'plain'];
  const rows: [string, string[]][] = [
    ['', all],
    ['status=open', all.slice(0, 5)],
    ['status=closed', ['plain']],
    ['status=closed&status=open', all],
    ['status=closed&status=closed', ['plain']],
    ['status=completed&status=gave_up', []],
    ['status=max_turns', []],
    ['status=spend_cap_reached', []],
    ['status=balance_exhausted', []],
    [`api_key_id=${other.keyId}`, ['byOther']],
    [`api_key_id=${other.keyId.toUpperCase()}`, ['byOther']],
    [`api_key_id=${client.keyId}`, all.slice(1)],
    [`api_key_id=${MISSING}`, []],
    [`environment_id=${environment_id}`, ['versioned', 'registered']],
    [`environment_id=${gone}`, []],
    [`environment_id=${MISSING}`, []],
    [`environment_version_id=${version}`, ['versioned']],
    [`environment_version_id=${MISSING}`, []],
    [`task_id=${task.id}`, ['tasked']],
    [`task_id=${MISSING}`, []],
    ['search=teapot', ['plain']],
    ['search=TeApOt', ['plain']],
    ['search=GR%C3%96SSER', []],
    ['search=GR%C3%96%C3%9FER', ['plain']],
    ['search=lamp', ['tasked']],
    ['search=50%25_off', ['tasked']],
    ['search=50_', []],
    ['search=%25', ['tasked']],
    ['search=_', ['tasked']],
    ['search=%5C', []],
    ["search='%20or%201=1", []],
    [`search=${'x'.repeat(200)}`, []],
    ['search=a%20teapot', ['plain']],
    ['search=teapot%20find', []],
    [`search=${encodeURIComponent('{ID}')}`, ['versioned']],
    ['created_from=2020-01-01T00:00:00Z', all],
    ['created_from=2099-01-01T00:00:00Z', []],
    ['created_to=2020-01-01T00:00:00Z', []],
    ['created_to=2099-01-01T00:00:00.000Z', all],
    [`status=open&environment_id=${environment_id}&search=mug`, ['versioned', 'registered']],
    [`status=closed&environment_id=${environment_id}`, []],
  ];
  const names = (items: { id: string }[]) => items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  for (const [query, expected] of rows) {
    const asked = query.replace(encodeURIComponent('{ID}'), ids.versioned ?? '');
    const body = ok(await client.get(`${client.at('/sessions')}?${asked}`), 200, query);
    expect.soft(names(body?.items ?? []), `?${query}`).toEqual(expected);
  }
  const { created_at } = (await client.get(`/api/v1/sessions/${ids.tasked}`)).body;
  const bounds = [
    created_at,
    created_at.replace('Z', '+00:00'),
    encodeURIComponent(created_at.replace('Z', '+00:00')),
    encodeURIComponent(new Date(Date.parse(created_at) + 7_200_000).toISOString().replace('Z', '+02:00')),
    new Date(Date.parse(created_at) - 5 * 3_600_000).toISOString().replace('Z', '-05:00'),
  ];
  for (const at of bounds) {
    const body = ok(await client.get(`${client.at('/sessions')}?created_from=${at}&created_to=${at}`), 200, at);
    expect.soft(names(body?.items ?? []), `both bounds are inclusive: ${at}`).toContain('tasked');
  }
  const prefix = await client.get(`${client.at('/sessions')}?search=${ids.orphan?.toUpperCase()}`);
  expect.soft(names(prefix.body.items), 'an id in capitals').toEqual(['orphan']);
});

test('ill-formed queries are named', async ({ client }) => {
  const rows: [string, string, unknown[]?][] = [
    ['status=nope', 'status', STATUSES],
    ['status=', 'status'],
    ['status=OPEN', 'status'],
    ['status=open,closed', 'status'],
    ['status=open&status=nope', 'status'],
    ['status[]=open', 'status[]'],
    ['api_key_id=nope', 'api_key_id'],
    ['api_key_id=', 'api_key_id'],
    ['environment_id=1', 'environment_id'],
    ['environment_version_id=x', 'environment_version_id'],
    ['task_id=null', 'task_id'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['created_from=yesterday', 'created_from'],
    ['created_from=2026-01-01', 'created_from'],
    ['created_from=2026-01-01T00:00:00', 'created_from'],
    ['created_from=2026-13-01T00:00:00Z', 'created_from'],
    ['created_from=2026-02-30T00:00:00Z', 'created_from'],
    ['created_from=1767225600', 'created_from'],
    ['created_to=', 'created_to'],
    ['created_to=now', 'created_to'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=%2010', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=0x10', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['after=', 'after'],
    ['after=nonsense', 'after'],
    ['after=MTIzNDU2', 'after'],
    [`after=${'x'.repeat(5000)}`, 'after'],
    ['page=2', 'page'],
    ['offset=10', 'offset'],
    ['person_id=x', 'person_id'],
    ['sort=created_at', 'sort'],
    ['search=%00', 'search'],
  ];
  for (const [query, at, allowed] of rows)
    malformed(await client.get(`${client.at('/sessions')}?${query}`), at, query, allowed);
  // Given once or twice, a wrong word is a wrong word and not a missing one.
  for (const query of ['status=nope', 'status=', 'status=open&status=nope']) {
    const { errors } = (await client.get(`${client.at('/sessions')}?${query}`)).body;
    expect.soft(errors, query).toMatchObject([{ type: 'enum', input: query.includes('nope') ? 'nope' : '' }]);
  }
});

test('pages tile the list, whatever is added meanwhile', async ({ client, served }) => {
  const person_id = (await client.person()).id;
  const made: string[] = [];
  for (let index = 0; index < 27; index += 1) made.unshift((await client.session({ person_id })).id);
  const list = async (query: string) => ok(await client.get(`${client.at('/sessions')}?${query}`), 200, query);
  const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
  const byDefault = await list('');
  expect.soft([idsOf(byDefault), byDefault.has_more], '25 by default').toEqual([made.slice(0, 25), true]);
  const rest = await list(`after=${encodeURIComponent(byDefault.next_cursor)}`);
  expect.soft([idsOf(rest), rest.has_more, rest.next_cursor], 'the rest').toEqual([made.slice(25), false, null]);
  const whole = await list('limit=27');
  expect.soft([whole.items.length, whole.has_more, whole.next_cursor], 'exactly all').toEqual([27, false, null]);
  expect.soft((await list('limit=100')).items, 'more than all').toHaveLength(27);
  for (const size of [1, 2, 5, 26]) {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await list(`limit=${size}${after}`);
      seen.push(...idsOf(page));
      expect.soft(page.has_more, 'has_more goes with next_cursor').toBe(page.next_cursor !== null);
      after = page.next_cursor === null ? '' : `&after=${encodeURIComponent(page.next_cursor)}`;
      if (size === 5 && seen.length < 27) await client.session({ person_id });
    } while (after);
    expect
      .soft(
        seen.filter((id) => made.includes(id)),
        `pages of ${size}`,
      )
      .toEqual(made);
    if (size === 5) made.unshift(...idsOf(await list('limit=100')).filter((id) => !made.includes(id)));
  }
  const times = (await list('limit=100')).items.map((row: { created_at: string }) => row.created_at);
  expect.soft(times, 'newest first').toEqual([...times].sort().reverse());
  const { next_cursor } = await list('limit=3');
  const beyond = await list(`limit=3&status=closed&after=${encodeURIComponent(next_cursor)}`);
  expect.soft(beyond.items, 'a filter beside a cursor').toEqual([]);
  const middle = Math.floor(next_cursor.length / 2);
  for (const [label, cursor] of Object.entries({
    'one character less': next_cursor.slice(0, -1),
    'one character more': `${next_cursor}A`,
    'another last character': `${next_cursor.slice(0, -1)}${next_cursor.endsWith('A') ? 'B' : 'A'}`,
    'another character within': `${next_cursor.slice(0, middle)}${next_cursor[middle] === 'A' ? 'B' : 'A'}${next_cursor.slice(middle + 1)}`,
    'another first character': `${next_cursor.startsWith('A') ? 'B' : 'A'}${next_cursor.slice(1)}`,
    reversed: [...next_cursor].reverse().join(''),
    twice: next_cursor + next_cursor,
  }))
    malformed(await client.get(`${client.at('/sessions')}?after=${encodeURIComponent(cursor)}`), 'after', label);
  const people = (await client.get(client.at('/people?limit=1'))).body.next_cursor;
  malformed(await client.get(`${client.at('/sessions')}?after=${people}`), 'after', "another list's cursor");
  malformed(await client.get(`${client.at('/people')}?after=${next_cursor}`), 'after', "this list's cursor elsewhere");
  const stranger = await served.client();
  const theirs = await stranger.get(`${stranger.at('/sessions')}?after=${encodeURIComponent(next_cursor)}`);
  expect.soft(theirs.body?.items ?? [], "another workspace's cursor shows nothing").toEqual([]);
  const empty = await stranger.get(stranger.at('/sessions'));
  expect.soft(empty.body, 'an empty page').toEqual({ items: [], has_more: false, next_cursor: null });
});
