import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { picture } from '../service/images.ts';

const BIN = join(import.meta.dirname, '../../bin/dramatis.js');

function run(dataFolder: string, ...words: string[]) {
  const done = spawnSync(process.execPath, [BIN, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DRAMATIS_DATA: dataFolder, DRAMATIS_DATABASE_URL: '' },
  });
  return { code: done.status, out: done.stdout, err: done.stderr, json: () => JSON.parse(done.stdout) };
}

async function serve(dataFolder: string): Promise<{ child: ChildProcess; url: string; log: () => string }> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0'], {
    env: { ...process.env, DRAMATIS_DATA: dataFolder, DRAMATIS_DATABASE_URL: '', DRAMATIS_LOG_LEVEL: 'trace' },
  });
  let heard = '';
  child.stdout.on('data', (chunk) => {
    heard += chunk;
  });
  child.stderr.on('data', (chunk) => {
    heard += chunk;
  });
  for (;;) {
    const url = /listens on (\S+)/.exec(heard)?.[1];
    if (url) return { child, url, log: () => heard };
    await delay(20);
  }
}

test('serve, workspaces and keys work on one data folder at once, and nothing secret is logged or stored', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
  const { child, url, log } = await serve(dataFolder);
  const workspace = run(dataFolder, 'workspaces', 'create', '--name', 'Fernhill', '--json').json();
  expect(workspace).toMatchObject({ id: expect.any(String), name: 'Fernhill' });
  const minted = run(dataFolder, 'keys', 'mint', '--workspace', workspace.id, '--name', 'ci', '--json').json();
  expect(minted).toMatchObject({
    key: expect.stringMatching(/^svc_sk_live_/),
    scopes: ['sessions:run', 'sessions:read', 'tasks:read'],
  });
  const wide = run(
    dataFolder,
    'keys',
    'mint',
    '--workspace',
    workspace.id,
    '--name',
    'wide',
    '--scope',
    'people:read',
    '--scope',
    'sessions:run',
    '--json',
  ).json();
  expect(wide.scopes).toEqual(['sessions:run', 'people:read']);
  const get = async (path: string, key: string) => fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
  const tasks = `/api/v1/workspaces/${workspace.id}/tasks`;
  expect((await get(tasks, minted.key)).status).toBe(200);
  expect((await get(tasks, wide.key)).status).toBe(403);
  const people = (await (await get(`/api/v1/workspaces/${workspace.id}/people?limit=1`, wide.key)).json()) as {
    items: { id: string; owner: string }[];
  };
  expect(people.items[0]?.owner).toBe('platform');
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${wide.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const session = (await (
    await post(`/api/v1/workspaces/${workspace.id}/sessions`, {
      person_id: people.items[0]?.id,
      task: { instructions: 'Find the returns page' },
      environment: { name: 'Shop', kind: 'web' },
    })
  ).json()) as { id: string; engine: string };
  expect(session.engine).toBe('scent');
  const data = await picture(320, 200);
  const target = { x: 20, y: 20, width: 80, height: 20, role: 'link' };
  const turn = await post(`/api/v1/sessions/${session.id}/turns`, {
    turn_index: 0,
    observation: [{ type: 'image', media_type: 'image/png', data }],
    actions: [{ name: 'click:returns', description: 'Returns', target: { ...target, label: 'Returns' } }],
  });
  expect(turn.status).toBe(200);
  expect(((await turn.json()) as { turn: { decision: object } }).turn.decision).toMatchObject({
    sentiment: expect.any(String),
    felt_intensity: expect.stringMatching(/low|medium|high/),
    comment: expect.any(String),
  });
  expect(
    run(dataFolder, 'workspaces', 'set', workspace.id, '--requests-per-minute', '0', '--json').json(),
  ).toMatchObject({ requests_per_minute: 0 });
  await delay(1000);
  expect((await get(tasks, minted.key)).status).toBe(429);
  expect(
    run(dataFolder, 'workspaces', 'set', workspace.id, '--requests-per-minute', 'none', '--balance', '2.5').out,
  ).toContain('2.5');
  expect(run(dataFolder, 'keys', 'revoke', minted.id).code).toBe(0);
  await delay(1000);
  expect((await get(tasks, minted.key)).status).toBe(401);
  const { items } = run(dataFolder, 'keys', 'list', '--workspace', workspace.id, '--json').json();
  expect(items).toHaveLength(2);
  expect(JSON.stringify(items)).not.toContain('svc_sk_live_');
  expect(run(dataFolder, 'workspaces', 'list', '--json').json().items).toHaveLength(1);
  for (const wrong of [
    ['keys', 'mint', '--workspace', workspace.id, '--name', 'x', '--scope', 'nope'],
    ['workspaces', 'set', workspace.id, '--balance', 'much'],
    ['workspaces', 'set', workspace.id],
    ['serve', '--port', 'x'],
  ]) {
    const { code, err } = run(dataFolder, ...wrong);
    expect(code, wrong.join(' ')).toBe(2);
    expect(err).not.toContain('    at ');
  }
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await stopped).toBe(0);
  expect(log()).toContain('"operation":"submitTurn"');
  for (const secret of [minted.key, wide.key, data.slice(30, 90)]) {
    expect(log()).not.toContain(secret);
    expect(readFileSync(join(dataFolder, 'dramatis.db')).includes(secret)).toBe(false);
  }
  rmSync(dataFolder, { recursive: true, force: true });
});
