import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NoPostgres, startCluster } from '../../scripts/postgres.ts';

const CI = process.env.CI === 'true';
/** Everywhere else the specs that lean on the database most; CI has the time for all of them. */
const SPECS = CI
  ? ['test/service', 'test/http']
  : ['sessions', 'registries', 'people', 'money', 'repeats', 'frames', 'tenants', 'replicas', 'crash'].map(
      (name) => `test/http/${name}.spec.ts`,
    );
const LIMIT_MS = CI ? 1_200_000 : 600_000;

test.skip(!!process.env.DRAMATIS_TEST_POSTGRES, 'these are the tests on PostgreSQL already');

test('the same tests pass on PostgreSQL', async () => {
  test.setTimeout(LIMIT_MS);
  const cluster = await startCluster({ install: CI }).catch((error: unknown) => {
    if (error instanceof NoPostgres) return error.message;
    throw error;
  });
  test.skip(typeof cluster === 'string', String(cluster));
  if (typeof cluster === 'string') return;
  try {
    const root = join(import.meta.dirname, '../..');
    const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
    const { TEST_WORKER_INDEX: _index, TEST_PARALLEL_INDEX: _parallel, ...env } = process.env;
    const words = [
      'test',
      ...SPECS,
      '--workers',
      '1',
      '--reporter',
      'line',
      '--output',
      join('test-results', 'postgres'),
    ];
    const done = spawnSync(process.execPath, [join(playwright, 'cli.js'), ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, DRAMATIS_TEST_POSTGRES: cluster.url },
      timeout: LIMIT_MS - 20_000,
    });
    expect(done.status, `${done.stdout}\n${done.stderr}`).toBe(0);
  } finally {
    cluster.stop();
  }
});
