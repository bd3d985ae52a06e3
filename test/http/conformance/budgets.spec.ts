import { expect } from '@playwright/test';
import { SCOPES } from '../../../src/contract/index.ts';
import type { Answer, Client } from '../harness.ts';
import { nameOf, pathOf, ROWS } from './operations.ts';
import { sessionBody, taskBody, turnBody } from './samples.ts';
import { MISSING, ok, refused } from './says.ts';
import { test } from './served.ts';

const ALL = [...SCOPES];

/** limit, remaining and reset of an answer; null where there is none. */
function budget({ headers }: Answer): (number | null)[] {
  return ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers.get(`x-ratelimit-${name}`);
    return value === null ? null : Number(value);
  });
}

const NONE = [null, null, null];

function within(answer: Answer, limit: number, remaining: number, longest: number, label: string): void {
  const [ceiling, left, reset] = budget(answer);
  expect.soft([ceiling, left], `${label}: limit and remaining`).toEqual([limit, remaining]);
  expect
    .soft(Number.isInteger(reset) && (reset ?? 0) >= 1 && (reset ?? 0) <= longest, `${label}: reset ${reset}`)
    .toBe(true);
}

test('every operation is charged and says what is left, refused or not', async ({ served }) => {
  const client = await served.client(ALL, { requests_per_minute: 500, sessions_per_day: null });
  let left = 500;
  for (const row of ROWS) {
    const answer = await client.send(row.method, pathOf(row, client.workspace, MISSING), row.body?.());
    if (row.free) expect.soft(budget(answer), nameOf(row)).toEqual(NONE);
    else within(answer, 500, --left, 60, `${nameOf(row)} ${answer.status}`);
  }
  const json = { 'content-type': 'application/json' };
  const refusals: [string, () => Promise<Answer>, number, boolean][] = [
    ['another workspace', () => client.get(`/api/v1/workspaces/${MISSING}/tasks`), 404, true],
    ['a wrong shape', () => client.post(client.at('/tasks'), {}), 422, true],
    ['half a body', () => client.raw('POST', client.at('/tasks'), { body: '{', headers: json }), 400, true],
    ['another type', () => client.raw('POST', client.at('/tasks'), { body: 'x' }), 415, true],
    [
      'too much',
      () => client.raw('POST', client.at('/tasks'), { body: ' '.repeat(2 ** 20 + 1), headers: json }),
      413,
      true,
    ],
    ['HEAD', () => client.raw('HEAD', client.at('/tasks')), 200, true],
    ['no token', () => client.get(client.at('/tasks'), { authorization: 'Bearer x' }), 401, false],
    ['no path', () => client.get('/api/v1/nothing'), 404, false],
    ['no such method', () => client.send('PUT', client.at('/tasks')), 405, false],
    ['health', () => client.get('/healthz'), 200, false],
    ['the description', () => client.get('/api/v1/openapi.json'), 200, false],
  ];
  for (const [label, send, status, charged] of refusals) {
    const answer = await send();
    expect.soft(answer.status, label).toBe(status);
    if (charged) within(answer, 500, --left, 60, label);
    else expect.soft(budget(answer), `${label}: no budget`).toEqual(NONE);
  }
  const limits = ok(await client.get(client.at('/usage/rate-limits')), 200, 'rate limits');
  expect.soft(limits.requests, 'read without being charged').toMatchObject({ limit: 500, remaining: left });
});

test('past the budget: 429 before the scope, with the time to wait', async ({ served }) => {
  const client = await served.client(ALL, { requests_per_minute: 3, sessions_per_day: null });
  const session = await client.session();
  within(await client.get(client.at('/tasks')), 3, 0, 60, 'the last one');
  const over = await client.get(client.at('/tasks'));
  refused(over, 429, 'rate_limited', 'past it');
  within(over, 3, 0, 60, 'past it');
  const wait = over.body.detail.retry_after_seconds;
  expect.soft(Number.isInteger(wait) && wait >= 1 && wait <= 60, `wait ${wait}`).toBe(true);
  refused(await client.get(`/api/v1/workspaces/${MISSING}/tasks`), 429, 'rate_limited', 'before 404');
  refused(await client.post(client.at('/tasks'), {}), 429, 'rate_limited', 'before 422');
  refused(await client.send('PUT', client.at('/tasks')), 405, 'method_not_allowed', 'after 405');
  const narrow = await served.key(client, ['tasks:read']);
  within(await narrow.get(client.at('/tasks')), 3, 2, 60, 'another key has a budget of its own');
  refused(await narrow.get(client.at('/environments')), 403, 'insufficient_scope', 'the second');
  ok(await narrow.get(client.at('/tasks')), 200, 'the third');
  refused(await narrow.get(client.at('/environments')), 429, 'rate_limited', 'before 403');
  ok(await client.get(client.at('/usage/rate-limits')), 200, 'the limits can still be read');
  await served.set(client, { requests_per_minute: 100 });
  const later = await client.get(`/api/v1/sessions/${session.id}`);
  expect.soft([later.status, later.body.status], 'open sessions are unaffected').toEqual([200, 'open']);
  await served.set(client, { requests_per_minute: null });
  expect.soft(budget(await client.get(client.at('/tasks'))), 'no limit, no headers').toEqual(NONE);
});

test('the daily quota of sessions', async ({ served }) => {
  const client = await served.client(ALL, { requests_per_minute: 600, sessions_per_day: 3 });
  const person = await client.person();
  const open = (headers = {}, extra = {}) =>
    client.post(client.at('/sessions'), sessionBody(person.id, extra), headers);
  const first = await open({ 'idempotency-key': 'q' });
  ok(first, 201, 'first');
  within(first, 3, 2, 86_400, 'the budget closest to refusing');
  const replay = await open({ 'idempotency-key': 'q' });
  ok(replay, 200, 'a replay');
  expect.soft(budget(replay)[0], 'a replay spends the request budget alone').toBe(600);
  const failed = await open({}, { task: { id: MISSING } });
  refused(failed, 404, 'task_not_found', 'a refused create');
  expect.soft(budget(failed)[0], 'a refused create spends the request budget alone').toBe(600);
  ok(await open(), 201, 'second');
  within(await open(), 3, 0, 86_400, 'third');
  const over = await open();
  refused(over, 429, 'session_quota_exceeded', 'past it');
  within(over, 3, 0, 86_400, 'past it');
  const wait = over.body.detail.retry_after_seconds;
  const midnight = Math.ceil(
    (Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`) + 86_400_000 - Date.now()) / 1000,
  );
  expect.soft(Math.abs(wait - midnight) <= 2, `until midnight: ${wait}, ${midnight}`).toBe(true);
  ok(await open({ 'idempotency-key': 'q' }), 200, 'a replay still answers');
  refused(await open({}, { task: { id: MISSING } }), 429, 'session_quota_exceeded', '429 before 404');
  const answer = await client.post(`/api/v1/sessions/${first.body.id}/turns`, turnBody(0));
  ok(answer, 200, 'open sessions go on');
  const limits = ok(await client.get(client.at('/usage/rate-limits')), 200, 'rate limits');
  expect.soft(limits.sessions_per_day, 'as told').toMatchObject({ limit: 3, remaining: 0 });
  const other = await served.key(client, SCOPES);
  ok(await other.post(client.at('/sessions'), sessionBody(person.id)), 201, 'another key has a quota of its own');
});

async function priced(client: Client): Promise<{ id: string; submit(index: number): Promise<Answer> }> {
  const { id } = await client.session({ max_turns: 9 });
  return { id, submit: (index) => client.post(`/api/v1/sessions/${id}/turns`, turnBody(index)) };
}

test('what cannot be paid for is refused, and ends the session', async ({ served }) => {
  const rows = [
    { settings: { balance: 2 }, kind: 'credits_exhausted', status: 'balance_exhausted' },
    { settings: { plan_allowance: 2 }, kind: 'plan_allowance_exhausted', status: 'balance_exhausted' },
    { settings: { spend_cap: 2 }, kind: 'spend_cap_reached', status: 'spend_cap_reached' },
    { settings: { plan_allowance: 1, balance: 1 }, kind: 'credits_exhausted', status: 'balance_exhausted' },
  ];
  for (const { settings, kind, status } of rows) {
    const client = await served.client(ALL, {
      requests_per_minute: null,
      sessions_per_day: null,
      credits_per_turn: 1,
      ...settings,
    });
    const { id, submit } = await priced(client);
    const first = ok(await submit(0), 200, `${kind}: first`);
    expect.soft(first.session.accrued_credits, `${kind}: accrued`).toBe(1);
    const second = ok(await submit(1), 200, `${kind}: second`);
    expect.soft(second.session, `${kind}: accrued`).toMatchObject({ accrued_credits: 2 });
    if (second.session.status !== 'open') continue;
    refused(await submit(5), 409, 'turn_index_mismatch', `${kind}: 409 before 402`);
    refused(await submit(2), 402, kind, 'third');
    const ended = ok(await client.get(`/api/v1/sessions/${id}`), 200, kind);
    expect
      .soft(ended, `${kind}: ended`)
      .toMatchObject({ status, ended_reason: kind, turn_count: 2, accrued_credits: 2 });
    expect.soft(ended.ended_at, `${kind}: ended`).toMatch(/Z$/);
    refused(await submit(2), 409, 'session_not_open', kind, { status, ended_reason: kind });
    expect
      .soft(ok(await client.post(`/api/v1/sessions/${id}/close`), 200, 'close'), `${kind}: closing changes nothing`)
      .toEqual(ended);
    const person = await client.person();
    refused(await client.post(client.at('/sessions'), sessionBody(person.id)), 402, kind, 'no new session');
    refused(
      await client.post(client.at('/sessions'), sessionBody(person.id, { task: { id: MISSING } })),
      404,
      'task_not_found',
      '404 before 402',
    );
    const listed = (await client.get(`${client.at('/sessions')}?status=${status}`)).body.items;
    expect
      .soft(
        listed.map((row: { id: string; ended_reason: string }) => [row.id, row.ended_reason]),
        kind,
      )
      .toEqual([[id, kind]]);
  }
});

test('headers of a person and a task are those of the request alone', async ({ served }) => {
  const client = await served.client(ALL, { requests_per_minute: 50, sessions_per_day: 1 });
  for (const [path, body] of [
    ['/people', { name: 'Ann' }],
    ['/tasks', taskBody()],
  ] as const)
    expect.soft(budget(await client.post(client.at(path), body))[0], path).toBe(50);
});
