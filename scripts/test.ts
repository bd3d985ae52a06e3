// npm test: makes sure that there is a browser, then runs the tests with Playwright Test; with --all those too that take long.
// Other arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
await ensureBrowser();
const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
const all = process.argv.includes('--all');
const asked = process.argv.slice(2).filter((word) => word !== '--all');
const { status } = spawnSync(process.execPath, [join(playwright, 'cli.js'), 'test', ...asked], {
  cwd: root,
  ...(all ? {} : { env: { ...process.env, DRAMATIS_TEST_QUICK: '1' } }),
  stdio: 'inherit',
});
process.exit(status ?? 1);
