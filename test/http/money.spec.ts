import { expect } from '@playwright/test';
import { test } from './harness.ts';

const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

test('the balance pays turns until it does not, and the session ends first', async ({ client, world }) => {
  await world.set(client, { balance: 5, credits_per_turn: 2 });
  const session = await client.session();
  expect((await client.submit(session.id, 0)).body.session.accrued_credits).toBe(2);
  expect((await client.submit(session.id, 1)).status).toBe(200);
  expect(kind(await client.submit(session.id, 2))).toBe('402 credits_exhausted');
  const ended = (await client.get(`/api/v1/sessions/${session.id}`)).body;
  expect(ended).toMatchObject({
    status: 'balance_exhausted',
    ended_reason: 'credits_exhausted',
    accrued_credits: 4,
    turn_count: 2,
    ended_at: expect.any(String),
  });
  const after = await client.submit(session.id, 2);
  expect(after.body.detail).toMatchObject({
    error_kind: 'session_not_open',
    status: 'balance_exhausted',
    ended_reason: 'credits_exhausted',
  });
  const person = await client.person();
  const body = { person_id: person.id, task: { instructions: 'Go' }, environment: { name: 'Shop', kind: 'web' } };
  expect(kind(await client.post(client.at('/sessions'), body))).toBe('402 credits_exhausted');
  await world.set(client, { balance: 10 });
  expect((await client.post(client.at('/sessions'), body)).status).toBe(201);
});

test('the plan allowance is drawn first, then the balance; the cap stops both', async ({ client, world }) => {
  await world.set(client, { plan_allowance: 3, balance: 4, credits_per_turn: 2 });
  const session = await client.session();
  for (const [turn, balance] of [
    [0, 4],
    [1, 3],
    [2, 1],
  ] as const) {
    expect((await client.submit(session.id, turn)).status).toBe(200);
    expect((await client.get(client.at('/usage/spend-cap'))).body.balance_credits).toBe(balance);
  }
  expect((await client.get(client.at('/usage/spend-cap'))).body).toMatchObject({
    cap_credits: null,
    drawn_credits: 6,
    plan_allowance_credits: 3,
  });
  expect(kind(await client.submit(session.id, 3))).toBe('402 credits_exhausted');
  await world.set(client, { plan_allowance: 6, balance: null });
  const planned = await client.post(client.at('/sessions'), {
    person_id: session.person_id,
    task: { instructions: 'Go' },
    environment: { name: 'Shop', kind: 'web' },
  });
  expect(planned.status).toBe(201);
  expect((await client.submit(planned.body.id, 0)).status).toBe(200);
  expect(kind(await client.submit(planned.body.id, 1))).toBe('402 plan_allowance_exhausted');
  expect((await client.get(`/api/v1/sessions/${planned.body.id}`)).body).toMatchObject({
    status: 'balance_exhausted',
    ended_reason: 'plan_allowance_exhausted',
  });
  await world.set(client, { plan_allowance: null, spend_cap: 10 });
  const capped = await client.session();
  expect((await client.submit(capped.id, 0)).status).toBe(200);
  expect(kind(await client.submit(capped.id, 1))).toBe('402 spend_cap_reached');
  expect((await client.get(`/api/v1/sessions/${capped.id}`)).body).toMatchObject({
    status: 'spend_cap_reached',
    ended_reason: 'spend_cap_reached',
  });
});

test('sessions that draw at once never draw below zero', async ({ client, world }) => {
  await world.set(client, { balance: 7, credits_per_turn: 1 });
  const sessions = await Promise.all(Array.from({ length: 12 }, () => client.session()));
  const answers = await Promise.all(sessions.map((session) => client.submit(session.id, 0)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7);
  expect((await client.get(client.at('/usage/spend-cap'))).body).toMatchObject({
    balance_credits: 0,
    drawn_credits: 7,
  });
});

test('requests a minute: headers count down, then 429 until the window ends', async ({ client, world }) => {
  await world.set(client, { requests_per_minute: 3 });
  const tasks = client.at('/tasks');
  for (const remaining of ['2', '1', '0']) {
    const { status, headers } = await client.get(tasks);
    expect([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([
      200,
      '3',
      remaining,
    ]);
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
  }
  const refused = await client.post(tasks, {});
  expect(kind(refused)).toBe('429 rate_limited');
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.detail.retry_after_seconds));
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  const limits = await client.get(client.at('/usage/rate-limits'));
  expect([limits.status, limits.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
  expect(limits.body).toMatchObject({
    requests: { limit: 3, remaining: 0 },
    sessions_per_day: { limit: 1000, remaining: 1000 },
  });
  const second = await world.key(client, ['tasks:read']);
  expect((await second.get(tasks)).status).toBe(200);
  await world.set(client, { requests_per_minute: null });
  const free = await client.get(tasks);
  expect([free.status, free.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
});

test('sessions a day: only what was opened is spent, and replays are free', async ({ client, world }) => {
  const person = await client.person();
  await world.set(client, { sessions_per_day: 2 });
  const body = { person_id: person.id, task: { instructions: 'Go' }, environment: { name: 'Shop', kind: 'web' } };
  const create = (extra: object = {}, key?: string) =>
    client.post(client.at('/sessions'), { ...body, ...extra }, key ? { 'idempotency-key': key } : {});
  const first = await create({}, 'one');
  expect([first.status, first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual([
    201,
    '2',
    '1',
  ]);
  expect((await create({}, 'one')).status).toBe(200);
  expect((await create({ task: { id: person.id } })).status).toBe(404);
  expect((await create()).status).toBe(201);
  const refused = await create();
  expect(kind(refused)).toBe('429 session_quota_exceeded');
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await create({}, 'one')).status).toBe(200);
  expect((await create({ goal: 'x' })).status).toBe(422);
  expect((await client.submit(first.body.id, 0)).status).toBe(200);
  const limits = await client.get(client.at('/usage/rate-limits'));
  expect(limits.body.sessions_per_day).toMatchObject({ limit: 2, remaining: 0 });
  await world.set(client, { requests_per_minute: null, sessions_per_day: 4 });
  const more = await Promise.all(Array.from({ length: 5 }, () => create()));
  expect(more.filter((answer) => answer.status === 201)).toHaveLength(2);
  expect(more.find((answer) => answer.status === 201)?.headers.get('x-ratelimit-limit')).toBe('4');
});

test('usage counts sessions and their turns where they ended', async ({ client }) => {
  const environment = await client.environment();
  const registered = await client.session({ environment_id: environment.id });
  const inline = await client.session();
  const open = await client.session();
  for (let turn = 0; turn < 3; turn += 1) await client.submit(registered.id, turn);
  await client.submit(open.id, 0);
  for (const session of [registered, inline]) await client.post(`/api/v1/sessions/${session.id}/close`);
  await client.delete(`/api/v1/environments/${environment.id}`);
  const usage = async (query = '') => (await client.get(client.at(`/usage/sessions${query}`))).body;
  const whole = await usage();
  expect(whole.bucket).toBe('day');
  expect(whole.window).toMatchObject({ turns: 3, sessions_started: 3, sessions_ended: 2, accrued_credits: 0 });
  expect(whole.window.latency_p50_ms).toEqual(expect.any(Number));
  expect(whole.series).toHaveLength(1);
  expect(whole.series[0].key).toBe('all');
  expect(whole.series[0].buckets).toHaveLength((Date.parse(whole.to) - Date.parse(whole.from)) / 86_400_000);
  expect(whole.series[0].buckets.at(-1)).toMatchObject({ sessions_ended: 2, turns: 3, latency_p95_ms: null });
  expect(whole.series[0].buckets[0]).toMatchObject({
    sessions_ended: 0,
    turns: 0,
    accrued_credits: 0,
    latency_p95_ms: null,
  });
  const byEnvironment = (await usage('?split=environment')).series;
  expect(byEnvironment.map((series: { key: string }) => series.key)).toEqual([`${environment.id}@1`, 'inline']);
  expect(byEnvironment[0]).toMatchObject({ environment_id: environment.id, environment_revision: 1 });
  expect((await usage('?split=status')).series.map((series: { key: string }) => series.key)).toEqual(['closed']);
  const hours = await usage('?bucket=hour&from=2026-01-01T00:30:00Z&to=2026-01-01T02:10:00Z');
  expect([hours.from, hours.to, hours.series[0].buckets.length]).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T03:00:00.000Z',
    3,
  ]);
  const wide = await client.get(
    client.at('/usage/sessions?bucket=hour&from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z'),
  );
  expect(wide.body.detail).toMatchObject({ error_kind: 'usage_window_too_wide', limit: 1000 });
  for (const wrong of [
    'bucket=week',
    'split=key',
    'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z',
    'from=yesterday',
  ])
    expect((await client.get(client.at(`/usage/sessions?${wrong}`))).body.error_code, wrong).toBe('validation_error');
});
