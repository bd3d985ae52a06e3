import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
/** Node, as it would be if it were an old one. */
const OLD = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.1.0"})';

for (const entry of ['index.ts', 'reporter.ts'])
  test(`an old Node is told so at once by ${entry}`, () => {
    const load = `import(${JSON.stringify(join(root, 'src/playwright-test', entry))})`;
    const old = spawnSync(process.execPath, ['--import', OLD, '-e', load], { encoding: 'utf8', timeout: 30_000 });
    expect(old.stderr).toContain('npm install --save-dev node@24');
    expect(old.status).not.toBe(0);
  });
