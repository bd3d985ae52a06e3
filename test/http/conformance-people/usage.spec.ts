import { expect } from '@playwright/test';
import type { Answer, Client } from '../harness.ts';
import { malformed, refused, succeeded, TIMESTAMP } from './checks.ts';
import { test } from './served.ts';

// The usage series and the spend cap.

/** With nothing to do but wait, a person waits. */
const PATIENT = { actions: [{ name: 'wait' }] };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const usage = async (client: Client, query = '') =>
  succeeded(await client.get(client.at(`/usage/sessions${query}`)), 200, query);
const close = async (client: Client, id: string): Promise<Answer['body']> =>
  succeeded(await client.post(`/api/v1/sessions/${id}/close`), 200);

test('a workspace that used nothing has empty buckets for seven days', async ({ client }) => {
  const answer = await usage(client);
  expect(Object.keys(answer).sort()).toEqual(['bucket', 'from', 'series', 'to', 'window']);
  expect(answer.bucket).toBe('day');
  expect(answer.window).toEqual({
    turns: 0,
    sessions_started: 0,
    sessions_ended: 0,
    accrued_credits: 0,
    latency_p50_ms: null,
    latency_p95_ms: null,
  });
  for (const edge of [answer.from, answer.to]) {
    expect(edge).toMatch(TIMESTAMP);
    expect(Date.parse(edge) % DAY).toBe(0);
  }
  expect(Date.parse(answer.to)).toBeGreaterThanOrEqual(Date.now() - 1000);
  expect([7, 8]).toContain((Date.parse(answer.to) - Date.parse(answer.from)) / DAY);
  expect(answer.series).toHaveLength(1);
  const [{ key, buckets }] = answer.series;
  expect(key).toBe('all');
  expect(buckets).toHaveLength((Date.parse(answer.to) - Date.parse(answer.from)) / DAY);
  for (const [index, bucket] of buckets.entries())
    expect(bucket).toEqual({
      start: new Date(Date.parse(answer.from) + index * DAY).toISOString(),
      sessions_ended: 0,
      turns: 0,
      accrued_credits: 0,
      latency_p95_ms: null,
    });
  for (const split of ['environment', 'status']) expect((await usage(client, `?split=${split}`)).series).toEqual([]);
});

test('windows are cut to buckets and bounded', async ({ client }) => {
  for (const [query, from, to, buckets] of [
    ['bucket=hour&from=2026-01-01T00:30:00Z&to=2026-01-01T02:10:00Z', '01T00:00', '01T03:00', 3],
    ['bucket=hour&from=2026-01-01T00:00:00Z&to=2026-01-01T02:00:00Z', '01T00:00', '01T02:00', 2],
    ['bucket=hour&from=2026-01-01T01:30:00%2B01:00&to=2026-01-01T02:00:00Z', '01T00:00', '01T02:00', 2],
    ['bucket=day&from=2026-01-01T23:59:59.999Z&to=2026-01-02T00:00:00.001Z', '01T00:00', '03T00:00', 2],
    ['from=2026-01-01T00:00:00Z&to=2026-01-08T00:00:00Z', '01T00:00', '08T00:00', 7],
    ['from=2026-01-01T12:00:00Z&to=2026-01-01T12:00:00Z', '01T00:00', '02T00:00', 1],
  ] as const) {
    const answer = await usage(client, `?${query}`);
    expect.soft([answer.from, answer.to], query).toEqual([`2026-01-${from}:00.000Z`, `2026-01-${to}:00.000Z`]);
    expect.soft(answer.series[0].buckets.length, query).toBe(buckets);
    expect.soft(answer.bucket, query).toBe(query.includes('hour') ? 'hour' : 'day');
  }
  const span = (bucket: string, count: number) => {
    const size = bucket === 'hour' ? HOUR : DAY;
    const from = Date.UTC(2020, 0, 1);
    return `?bucket=${bucket}&from=${new Date(from).toISOString()}&to=${new Date(from + count * size).toISOString()}`;
  };
  for (const bucket of ['hour', 'day']) {
    expect((await usage(client, span(bucket, 1000))).series[0].buckets).toHaveLength(1000);
    const refusal = await client.get(client.at(`/usage/sessions${span(bucket, 1001)}`));
    expect(refused(refusal, 422, 'usage_window_too_wide', bucket)).toMatchObject({ limit: 1000 });
  }
  for (const [query, field] of [
    ['bucket=week', 'bucket'],
    ['bucket=', 'bucket'],
    ['split=key', 'split'],
    ['split=api_key', 'split'],
    ['from=yesterday', 'from'],
    ['from=2026-02-30T00:00:00Z', 'from'],
    ['to=5', 'to'],
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', 'from'],
    ['limit=5', 'limit'],
    ['api_key_id=x', 'api_key_id'],
  ] as const)
    malformed(await client.get(client.at(`/usage/sessions?${query}`)), field, query);
});

test('sessions and their turns count when the session ended; open ones only as started', async ({ client, server }) => {
  await server.set(client, { credits_per_turn: 0.5 });
  const environment = await client.environment();
  const registered = await client.session({ environment_id: environment.id, max_turns: 200 });
  const inline = await client.session();
  const open = await client.session();
  const last = await client.session({ max_turns: 1 });
  for (let turn = 0; turn < 21; turn += 1)
    expect((await client.submit(registered.id, turn, PATIENT)).status, `turn ${turn}`).toBe(200);
  for (const id of [inline.id, open.id, last.id]) expect((await client.submit(id, 0, PATIENT)).status).toBe(200);
  await close(client, registered.id);
  await close(client, inline.id);
  const { body: limited } = await client.get(`/api/v1/sessions/${last.id}`);
  expect(limited.turns).toHaveLength(1);
  const now = Date.now();
  const whole = await usage(client);
  expect(whole.window).toMatchObject({ sessions_started: 4, sessions_ended: 3, turns: 23, accrued_credits: 11.5 });
  expect(whole.window.latency_p50_ms).toEqual(expect.any(Number));
  expect(whole.window.latency_p95_ms).toBeGreaterThanOrEqual(whole.window.latency_p50_ms);
  const today = whole.series[0].buckets.find(({ start }: { start: string }) => Date.parse(start) + DAY > now);
  expect(today).toMatchObject({ sessions_ended: 3, turns: 23, accrued_credits: 11.5 });
  expect(today.latency_p95_ms).toBe(whole.window.latency_p95_ms);
  const hours = await usage(client, `?bucket=hour&from=${new Date(now - 3 * HOUR).toISOString()}`);
  const busy = hours.series[0].buckets.filter(({ turns }: { turns: number }) => turns > 0);
  expect(busy.reduce((sum: number, { turns }: { turns: number }) => sum + turns, 0)).toBe(23);
  const environments = (await usage(client, '?split=environment')).series;
  expect(environments.map(({ key }: { key: string }) => key).sort()).toEqual([`${environment.id}@1`, 'inline'].sort());
  const [own] = environments.filter(({ key }: { key: string }) => key !== 'inline');
  expect(own).toMatchObject({ environment_id: environment.id, environment_revision: 1 });
  expect(own.buckets.at(-1)).toMatchObject({ turns: 21, sessions_ended: 1, accrued_credits: 10.5 });
  expect(own.buckets.at(-1).latency_p95_ms).toEqual(expect.any(Number));
  const other = environments.find(({ key }: { key: string }) => key === 'inline');
  expect(other.buckets.at(-1)).toMatchObject({ turns: 2, sessions_ended: 2, latency_p95_ms: null });
  const statuses = (await usage(client, '?split=status')).series;
  const keys = statuses.map(({ key }: { key: string }) => key);
  expect(keys).toContain('closed');
  expect(keys).not.toContain('open');
  expect(keys).toContain(limited.status);
  for (const split of ['environment', 'status']) {
    const { series, window } = await usage(client, `?split=${split}`);
    const sum = (field: string) =>
      series
        .flatMap(({ buckets }: Answer['body']) => buckets)
        .reduce((all: number, one: Answer['body']) => all + one[field], 0);
    expect([sum('turns'), sum('sessions_ended'), sum('accrued_credits')], split).toEqual([23, 3, 11.5]);
    expect(window, split).toEqual(whole.window);
  }
  await client.patch(`/api/v1/environments/${environment.id}`, { operating_notes: 'Changed.' });
  const later = await client.session({ environment_id: environment.id });
  await close(client, later.id);
  await client.delete(`/api/v1/environments/${environment.id}`);
  expect((await usage(client, '?split=environment')).series.map(({ key }: { key: string }) => key).sort()).toEqual(
    [`${environment.id}@1`, `${environment.id}@2`, 'inline'].sort(),
  );
  const past = await usage(client, '?from=2020-01-01T00:00:00Z&to=2020-01-03T00:00:00Z');
  expect(past.window).toMatchObject({ turns: 0, sessions_started: 0, sessions_ended: 0 });
  const elsewhere = await server.client();
  expect((await usage(elsewhere)).window.sessions_started).toBe(0);
});

test('the spend cap shows what the month drew', async ({ client, server }) => {
  const cap = async () => succeeded(await client.get(client.at('/usage/spend-cap')), 200);
  const now = new Date();
  const month = (offset: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString();
  expect(await cap()).toEqual({
    cap_credits: null,
    drawn_credits: 0,
    balance_credits: null,
    plan_allowance_credits: null,
    period_start: month(0),
    period_end: month(1),
  });
  await server.set(client, { balance: 10.5, plan_allowance: 3, spend_cap: 6.25, credits_per_turn: 2 });
  expect(await cap()).toMatchObject({ cap_credits: 6.25, balance_credits: 10.5, plan_allowance_credits: 3 });
  const session = await client.session();
  for (const [turn, drawn, balance] of [
    [0, 2, 10.5],
    [1, 4, 9.5],
    [2, 6, 7.5],
  ] as const) {
    const { body } = await client.submit(session.id, turn, PATIENT);
    expect(body.session.accrued_credits).toBe(drawn);
    expect(await cap()).toMatchObject({ drawn_credits: drawn, balance_credits: balance, plan_allowance_credits: 3 });
  }
  refused(await client.submit(session.id, 3, PATIENT), 402, 'spend_cap_reached');
  const ended = (await client.get(`/api/v1/sessions/${session.id}`)).body;
  expect(ended).toMatchObject({
    status: 'spend_cap_reached',
    ended_reason: 'spend_cap_reached',
    ended_at: expect.stringMatching(TIMESTAMP),
    accrued_credits: 6,
    turn_count: 3,
  });
  expect((await usage(client, '?split=status')).series[0]).toMatchObject({ key: 'spend_cap_reached' });
  const person = await client.person();
  const create = () =>
    client.post(client.at('/sessions'), {
      person_id: person.id,
      task: { instructions: 'Go' },
      environment: { name: 'Shop', kind: 'web' },
    });
  refused(await create(), 402, 'spend_cap_reached');
  await server.set(client, { spend_cap: 100 });
  expect((await create()).status).toBe(201);
  malformed(await client.get(client.at('/usage/spend-cap?x=1')), 'x');
});

test('a turn that cannot be paid ends its session first', async ({ client, server }) => {
  for (const [settings, kind] of [
    [{ balance: 1, plan_allowance: null }, 'credits_exhausted'],
    [{ balance: null, plan_allowance: 1 }, 'plan_allowance_exhausted'],
    [{ balance: 1, plan_allowance: 0 }, 'credits_exhausted'],
  ] as const) {
    const own = await server.client(undefined, { credits_per_turn: 1, ...settings });
    const session = await own.session();
    const sibling = await own.session();
    expect((await own.submit(session.id, 0, PATIENT)).status, kind).toBe(200);
    refused(await own.submit(session.id, 1, PATIENT), 402, kind);
    const ended = (await own.get(`/api/v1/sessions/${session.id}`)).body;
    expect(ended).toMatchObject({ status: 'balance_exhausted', ended_reason: kind, turn_count: 1, accrued_credits: 1 });
    expect(ended.ended_at).toMatch(TIMESTAMP);
    expect(refused(await own.submit(session.id, 1, PATIENT), 409, 'session_not_open')).toMatchObject({
      status: 'balance_exhausted',
      ended_reason: kind,
    });
    expect((await own.post(`/api/v1/sessions/${session.id}/close`)).body).toMatchObject({
      status: 'balance_exhausted',
      ended_at: ended.ended_at,
    });
    expect((await own.get(`/api/v1/sessions/${sibling.id}`)).body.status).toBe('open');
    await server.set(own, { balance: 5 });
    expect((await own.submit(sibling.id, 0, PATIENT)).status, 'topped up').toBe(200);
  }
  const free = await client.session();
  for (let turn = 0; turn < 2; turn += 1)
    expect((await client.submit(free.id, turn, PATIENT)).body.session.accrued_credits).toBe(0);
});
