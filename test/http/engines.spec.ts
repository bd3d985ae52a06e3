import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { sleepingMind, testMind } from '../service/minds.ts';
import { type Client, openWorld } from './harness.ts';

const kind = (answer: { status: number; body: { detail?: { error_kind?: string } } }) =>
  `${answer.status} ${answer.body?.detail?.error_kind ?? ''}`.trim();

const typed = {
  name: 'type:q',
  parameters: {
    type: 'object',
    properties: { text: { type: 'string', maxLength: 3 }, times: { type: 'integer', minimum: 1, maximum: 2 } },
    required: ['text'],
  },
};

test('a choice that was not declared, or does not fit, is refused and leaves no mark', async () => {
  let answer: Record<string, unknown> = {};
  const world = await openWorld([
    testMind(
      Array.from({ length: 9 }, () => async () => answer as never),
      { credits: 1 },
    ),
  ]);
  const client = await world.client();
  await world.set(client, { balance: 100 });
  const session = await client.session();
  const attempt = async (said: Record<string, unknown>) => {
    answer = said;
    return kind(await client.submit(session.id, 0, { actions: [{ name: 'click:a' }, typed] }));
  };
  const type = (given: unknown) => attempt({ action_name: 'type:q', arguments: given });
  expect(await attempt({ action_name: 'click:zzz' })).toBe('502 decision_invalid');
  expect(await attempt({ action_name: null })).toBe('502 decision_invalid');
  expect(await attempt({ action_name: 'click:a', arguments: { text: 'x' } })).toBe('502 decision_invalid');
  expect(await attempt({ action_name: 'click:a', status: 'lost' })).toBe('502 decision_invalid');
  for (const wrong of [
    null,
    {},
    { text: 5 },
    { text: 'long' },
    { text: 'a', times: 3 },
    { text: 'a', times: 1.5 },
    { text: 'a', more: 1 },
  ])
    expect(await type(wrong), JSON.stringify(wrong)).toBe('502 decision_invalid');
  const untouched = (await client.get(`/api/v1/sessions/${session.id}`)).body;
  expect(untouched).toMatchObject({ status: 'open', turn_count: 0, accrued_credits: 0, turns: [] });
  expect((await client.get(client.at('/usage/spend-cap'))).body.balance_credits).toBe(100);
  expect(await type({ text: 'añb', times: 2 })).toBe('200');
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body).toMatchObject({
    turn_count: 1,
    accrued_credits: 1,
  });
  answer = { status: 'gave_up', action_name: null, comment: 'Enough.' };
  const last = await client.submit(session.id, 1);
  expect(last.body).toMatchObject({
    turn: { decision: { status: 'gave_up', action_name: null } },
    session: { status: 'gave_up' },
  });
  await world.close();
});

test('an engine that fails or sleeps is told of as unavailable, and keeps nobody else waiting', async () => {
  const broken = testMind([async () => Promise.reject(new Error('secret svc_sk_live_abc at /home/x'))], {}, 'broken');
  const world = await openWorld([testMind(), sleepingMind(), broken], { decideTimeoutMs: 2500 });
  const client = await world.client();
  const asleep = await client.session({ engine: 'sleeping' });
  const failing = await client.session({ engine: 'broken' });
  const awake = await client.session();
  let over = false;
  const waiting = client.submit(asleep.id, 0).finally(() => {
    over = true;
  });
  await delay(50);
  for (let turn = 0; turn < 5; turn += 1) expect((await client.submit(awake.id, turn)).status).toBe(200);
  expect(over, 'five turns are through before the sleeping engine is given up').toBe(false);
  const failed = await client.submit(failing.id, 0);
  expect(kind(failed)).toBe('502 engine_unavailable');
  expect(JSON.stringify(failed.body)).not.toContain('secret');
  expect(kind(await waiting)).toBe('502 engine_unavailable');
  expect((await client.get(`/api/v1/sessions/${asleep.id}`)).body).toMatchObject({ status: 'open', turn_count: 0 });
  await world.close();
});

test('a session closed while its engine thinks takes no turn any more', async () => {
  const slow = testMind([async () => delay(400, {})]);
  const world = await openWorld([slow]);
  const client: Client = await world.client();
  const session = await client.session({ observation_retention: '30d' });
  const thinking = client.submit(session.id, 0);
  await delay(150);
  expect((await client.post(`/api/v1/sessions/${session.id}/close`)).body.status).toBe('closed');
  expect(kind(await thinking)).toBe('409 session_not_open');
  expect((await client.get(`/api/v1/sessions/${session.id}`)).body).toMatchObject({ status: 'closed', turn_count: 0 });
  await world.close();
});

test('stopping finishes what is in flight', async () => {
  const slow = testMind([async () => delay(400, {})]);
  const world = await openWorld([slow]);
  const client = await world.client();
  const session = await client.session();
  const thinking = client.submit(session.id, 0);
  await delay(100);
  await world.close();
  expect((await thinking).status).toBe(200);
});
