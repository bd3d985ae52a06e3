import { expect } from '@playwright/test';
import { Client } from '../harness.ts';
import { refused, TIMESTAMP, UUID } from './checks.ts';
import { type Server, test } from './served.ts';

// The command line beside a running server, on the same data.

// Each command is a process of its own.
test.describe.configure({ timeout: 180_000 });

const DEFAULTS = ['sessions:run', 'sessions:read', 'tasks:read'];
const EVERY =
  'sessions:run sessions:read environments:read environments:write tasks:read tasks:write people:read people:write usage:read';

async function json(server: Server, ...words: string[]) {
  const said = await server.run(...words, '--json');
  expect([said.code, said.stderr], words.join(' ')).toEqual([0, '']);
  expect(said.stdout.trim().split('\n'), 'one line').toHaveLength(1);
  return said.json;
}

test('workspaces are made, listed and set', { tag: '@long' }, async ({ server }) => {
  const made = await json(server, 'workspaces', 'create', '--name', 'Fernhill Öst');
  expect(made).toMatchObject({ id: expect.stringMatching(UUID), name: 'Fernhill Öst' });
  const { items } = await json(server, 'workspaces', 'list');
  const listed = items.find(({ id }: { id: string }) => id === made.id);
  expect(listed).toEqual(made);
  expect(made).toMatchObject({
    requests_per_minute: 600,
    sessions_per_day: 1000,
    balance: null,
    plan_allowance: null,
    spend_cap: null,
    credits_per_turn: null,
  });
  const flags =
    '--requests-per-minute 7 --sessions-per-day 8 --balance 9.5 --plan-allowance 10 --spend-cap 11 --credits-per-turn 0.25';
  const set = await json(server, 'workspaces', 'set', made.id, ...flags.split(' '));
  expect(set).toMatchObject({
    id: made.id,
    name: made.name,
    requests_per_minute: 7,
    sessions_per_day: 8,
    balance: 9.5,
    plan_allowance: 10,
    spend_cap: 11,
    credits_per_turn: 0.25,
  });
  expect(await json(server, 'workspaces', 'set', made.id, '--balance', '3')).toEqual({ ...set, balance: 3 });
  const names = [
    'requests-per-minute',
    'sessions-per-day',
    'balance',
    'plan-allowance',
    'spend-cap',
    'credits-per-turn',
  ];
  const cleared = await json(server, 'workspaces', 'set', made.id, ...names.flatMap((name) => [`--${name}`, 'none']));
  for (const name of names) expect(cleared[name.replaceAll('-', '_')], name).toBeNull();
  expect(await json(server, 'workspaces', 'set', made.id, '--balance', '0')).toMatchObject({ balance: 0 });
});

test('keys are minted once, listed without the key, and revoked', { tag: '@long' }, async ({ server }) => {
  const { id: workspace } = await json(server, 'workspaces', 'create', '--name', 'Keys');
  const mint = (...words: string[]) => json(server, 'keys', 'mint', '--workspace', workspace, '--name', 'k', ...words);
  const plain = await mint();
  expect(plain).toMatchObject({ id: expect.stringMatching(UUID), key: expect.stringMatching(/^svc_sk_live_.{20,}/) });
  expect([...plain.scopes].sort()).toEqual([...DEFAULTS].sort());
  const one = await mint('--scope', 'people:read');
  expect(one.scopes).toEqual(['people:read']);
  const all = await mint(...EVERY.split(' ').flatMap((scope) => ['--scope', scope]));
  expect([...all.scopes].sort()).toEqual(EVERY.split(' ').sort());
  const use = (minted: { key: string; id: string }) => new Client(server.url, workspace, minted);
  const people = `/api/v1/workspaces/${workspace}/people/counts`;
  refused(await use(plain).get(people), 403, 'insufficient_scope');
  expect((await use(plain).get(`/api/v1/workspaces/${workspace}/tasks`)).status).toBe(200);
  expect((await use(plain).get(`/api/v1/workspaces/${workspace}/sessions`)).status).toBe(200);
  expect((await use(one).get(people)).status).toBe(200);
  const { items } = await json(server, 'keys', 'list', '--workspace', workspace);
  expect(items.map(({ id }: { id: string }) => id).sort()).toEqual([plain.id, one.id, all.id].sort());
  const listing = JSON.stringify(items);
  for (const { key } of [plain, one, all]) expect(listing).not.toContain(key);
  expect(items[0]).toMatchObject({ created_at: expect.stringMatching(TIMESTAMP), expires_at: null, revoked_at: null });
  const revoked = await json(server, 'keys', 'revoke', one.id);
  expect(revoked).toMatchObject({ id: one.id, revoked_at: expect.stringMatching(TIMESTAMP) });
  refused(await use(one).get(people), 401, 'invalid_api_key');
  expect((await json(server, 'keys', 'revoke', one.id)).revoked_at).toBe(revoked.revoked_at);
  expect((await use(all).get(people)).status).toBe(200);
  const past = await mint('--scope', 'people:read', '--expires', '2020-01-01T00:00:00Z');
  refused(await use(past).get(people), 401, 'invalid_api_key');
  const soon = await mint('--scope', 'people:read', '--expires', new Date(Date.now() + 20_000).toISOString());
  expect((await use(soon).get(people)).status).toBe(200);
  await expect.poll(async () => (await use(soon).get(people)).status, { timeout: 30_000 }).toBe(401);
});

test('what is set holds for the running server', { tag: '@long' }, async ({ server }) => {
  const client = await server.client();
  await json(server, 'workspaces', 'set', client.workspace, '--requests-per-minute', '2');
  expect((await client.get(client.at('/people/counts'))).headers.get('x-ratelimit-limit')).toBe('2');
  await json(server, 'workspaces', 'set', client.workspace, '--requests-per-minute', 'none', '--spend-cap', '3.5');
  expect((await client.get(client.at('/usage/spend-cap'))).body.cap_credits).toBe(3.5);
  refused(await client.post(client.at('/people/generation-jobs'), { count: 2 }), 402, 'spend_cap_reached');
  await json(server, 'workspaces', 'set', client.workspace, '--spend-cap', 'none', '--sessions-per-day', '0');
  const person = await client.person();
  const session = () =>
    client.post(client.at('/sessions'), {
      person_id: person.id,
      task: { instructions: 'Go' },
      environment: { name: 'S', kind: 'web' },
    });
  refused(await session(), 429, 'session_quota_exceeded');
  await json(server, 'workspaces', 'set', client.workspace, '--sessions-per-day', 'none', '--credits-per-turn', '1.5');
  const opened = await session();
  expect((await client.submit(opened.body.id, 0)).body.session.accrued_credits).toBe(1.5);
  await json(server, 'workspaces', 'set', client.workspace, '--balance', '1');
  refused(await session(), 402, 'credits_exhausted');
});

test('wrong usage ends with code 2, a word of what is wrong, and nothing on standard output', { tag: '@long' }, async ({
  server,
}) => {
  const { id } = await json(server, 'workspaces', 'create', '--name', 'Wrong');
  const nobody = '0192f0c1-7a10-7c31-9d2e-ffffffffffff';
  for (const [words, says] of [
    [['workspaces', 'create'], 'name'],
    [['workspaces', 'set', id], 'set'],
    [['workspaces', 'set', id, '--balance', 'much'], 'balance'],
    [['workspaces', 'set', id, '--requests-per-minute', '1.5'], 'requests-per-minute'],
    [['workspaces', 'set', nobody, '--balance', '1'], 'workspace'],
    [['keys', 'mint', '--workspace', id], 'name'],
    [['keys', 'mint', '--workspace', nobody, '--name', 'k'], 'workspace'],
    [['keys', 'mint', '--workspace', id, '--name', 'k', '--scope', 'people:fly'], 'people:fly'],
    [['keys', 'mint', '--workspace', id, '--name', 'k', '--expires', 'tomorrow'], 'tomorrow'],
    [['keys', 'list', '--workspace', nobody], 'workspace'],
    [['keys', 'revoke', nobody], 'key'],
    [['keys', 'lend'], 'lend'],
  ] as const) {
    const said = await server.run(...words, '--json');
    const what = `${words.join(' ')}: ${said.stdout}${said.stderr}`;
    expect.soft([said.code, said.stdout], what).toEqual([2, '']);
    expect.soft(said.stderr, what).toContain(says);
    expect.soft(said.stderr, what).not.toMatch(/\n\s+at /);
  }
  expect((await json(server, 'keys', 'list', '--workspace', id)).items).toEqual([]);
});
