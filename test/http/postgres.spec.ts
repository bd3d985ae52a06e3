import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NoPostgres, startCluster } from '../../scripts/postgres.ts';
import { EVERYTHING } from '../everything.ts';

const CI = process.env.CI === 'true';
const root = join(import.meta.dirname, '../..');

/** Specs of what no row has a part in: words of the command line, HTTP itself, engines, the description, the client. */
const WITHOUT_ROWS = [
  'test/http/client.spec.ts',
  'test/http/conformance-people/administration.spec.ts',
  'test/http/conformance-people/patience.spec.ts',
  'test/http/conformance/description.spec.ts',
  'test/http/conformance/key-sets.spec.ts',
  'test/http/conformance/patience.spec.ts',
  'test/http/conformance/protocol.spec.ts',
  'test/http/conformance/serving.spec.ts',
  'test/http/docs.spec.ts',
  'test/http/openapi.spec.ts',
  'test/http/pictures.spec.ts',
  'test/http/postgres.spec.ts',
  'test/http/protocol.spec.ts',
];
const specs = ['test/service', 'test/http']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith('.spec.ts'));
/** In `npm test` the specs that lean on the database most; `npm run test:all` has the time for all that have to do with it. */
const SPECS = EVERYTHING
  ? specs.filter((name) => !WITHOUT_ROWS.includes(name))
  : ['sessions', 'registries', 'money', 'replicas', 'crash'].map((name) => `test/http/${name}.spec.ts`);
const LIMIT_MS = CI ? 1_200_000 : 600_000;

test.skip(!!process.env.DRAMATIS_TEST_POSTGRES, 'these are the tests on PostgreSQL already');

test('the list of what is left out names specs that there are', () => {
  expect(specs).toEqual(expect.arrayContaining(WITHOUT_ROWS));
});

test('the same tests pass on PostgreSQL', async () => {
  test.setTimeout(LIMIT_MS);
  const cluster = await startCluster({ install: CI, durable: false }).catch((error: unknown) => {
    if (error instanceof NoPostgres) return error.message;
    throw error;
  });
  test.skip(typeof cluster === 'string', String(cluster));
  if (typeof cluster === 'string') return;
  try {
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
