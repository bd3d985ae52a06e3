// npm test: makes sure that there is a browser, then runs every test with Playwright Test. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
await ensureBrowser();
const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
const { status } = spawnSync(process.execPath, [join(playwright, 'cli.js'), 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
