import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Results } from '../../src/contract/index.ts';
import { dramatis, hours, start, test } from './command.ts';

test('the same scenario and seed plays the same turns in the process and over HTTP', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  // Several commands, one after the other, each a process of its own.
  test.slow();
  const data = { DRAMATIS_DATA: join(folder, 'data') };
  const serve = start(['serve', '--port', '0'], { cwd: folder, env: data });
  try {
    await serve.printed(/http:\/\/127\.0\.0\.1:\d+/);
    const url = serve.output().match(/http:\/\/127\.0\.0\.1:\d+/)?.[0] ?? '';
    const workspace = JSON.parse(
      (await dramatis(['workspaces', 'create', '--name', 'QA', '--json'], { cwd: folder, env: data })).stdout,
    );
    const scopes = ['sessions:run', 'sessions:read', 'people:read', 'people:write', 'environments:read'].flatMap(
      (scope) => ['--scope', scope],
    );
    const minted = JSON.parse(
      (
        await dramatis(['keys', 'mint', '--workspace', workspace.id, '--name', 'ci', ...scopes, '--json'], {
          cwd: folder,
          env: data,
        })
      ).stdout,
    );

    writeFileSync(
      join(folder, 'a.scenario.yaml'),
      hours(site.url, 'sessions: 2\n').replace('people:', 'people:\n  - { where: { age: { gte: 40 } }, pick: 1 }'),
    );
    const local = await dramatis(['run', '.', '--out', 'local'], { cwd: folder });
    const remote = await dramatis(['run', '.', '--out', 'remote', '--api', url], {
      cwd: folder,
      env: { DRAMATIS_API_KEY: minted.key },
    });
    expect(local.stderr + remote.stderr).not.toContain('rror');
    expect(told(folder, 'remote')).toEqual(told(folder, 'local'));
    expect(told(folder, 'local')).toHaveLength(6);

    const refused = await dramatis(['run', '.', '--out', 'none', '--api', url], {
      cwd: folder,
      env: { DRAMATIS_API_KEY: 'svc_sk_live_wrong' },
    });
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toMatch(/key/i);
    const engine = await dramatis(['run', '.', '--out', 'none', '--api', url, '--engine', 'scnt'], {
      cwd: folder,
      env: { DRAMATIS_API_KEY: minted.key },
    });
    expect(engine).toMatchObject({
      code: 2,
      stderr: 'unknown engine "scnt"; did you mean "scent"? configured: scent\n',
    });
    const keyless = await dramatis(['run', '.', '--api', url], { cwd: folder, env: { DRAMATIS_API_KEY: '' } });
    expect(keyless.code).toBe(2);
  } finally {
    serve.child.kill('SIGTERM');
    await serve.ended;
  }
});

/** Every session with its turns, but for ids and times. */
function told(folder: string, out: string): string[] {
  const { sessions } = Results.parse(JSON.parse(readFileSync(join(folder, out, 'results.json'), 'utf8')));
  return sessions
    .map(({ id, person, seed, outcome }) => {
      const lines = readFileSync(join(folder, out, 'sessions', id, 'turns.jsonl'), 'utf8')
        .trim()
        .split('\n');
      const turns = lines.map((line) => ({ ...JSON.parse(line), times: null }));
      return JSON.stringify({ person: person.name, seed, outcome, turns });
    })
    .sort();
}
