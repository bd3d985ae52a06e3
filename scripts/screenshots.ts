// Makes the README's pictures from a real run: the report, and a session in Playwright's trace viewer.
// npm run screenshots [results folder]; without a folder the scenario of the returned jacket is played first.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser/launch/launch.ts';
import { readResults } from '../src/results/index.ts';

const root = join(import.meta.dirname, '..');
const images = join(root, 'docs/images');
const DEADLINE_MS = 30_000;

const temporary = mkdtempSync(join(tmpdir(), 'dramatis-screenshots-'));
let viewer: ChildProcess | undefined;
let browser: Browser | undefined;
try {
  const given = process.argv[2];
  const results = given ? resolve(given) : join(temporary, 'results');
  if (!given) {
    spawnSync(
      process.execPath,
      [join(root, 'bin/dramatis.js'), 'run', 'scenarios', '--retention', '30d', '--out', results],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
  }
  browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });
  await page.goto(pathToFileURL(join(results, 'report/index.html')).href);
  await page.screenshot({ path: join(images, 'report.png') });

  // A session that shows something: the longest of those that came to an end by themselves.
  const { sessions } = await readResults(results);
  const shown = sessions
    .filter((session) => session.trace && ['success', 'false_success', 'gave_up'].includes(session.outcome))
    .toSorted((a, b) => Number(b.outcome === 'success') - Number(a.outcome === 'success') || b.turns - a.turns)[0];
  if (!shown?.trace) throw new Error(`no session in ${results} left a trace`);
  const address = await serveTrace(join(results, shown.trace));
  const wide = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await wide.goto(address);
  const turns = wide.getByText(/^\d+\. (click|type|choose)/);
  await turns.first().waitFor({ timeout: DEADLINE_MS });
  // The third, where there are so many.
  await turns.nth(Math.min(2, (await turns.count()) - 1)).click({ timeout: DEADLINE_MS });
  await wide.getByRole('tab', { name: /Attachments/ }).click({ timeout: DEADLINE_MS });
  await wide.waitForTimeout(1500);
  await wide.screenshot({ path: join(images, 'trace-viewer.png') });
  process.stdout.write(`written: docs/images/report.png, docs/images/trace-viewer.png (${shown.id})\n`);
} finally {
  await browser?.close();
  viewer?.kill();
  rmSync(temporary, { recursive: true, force: true });
}

/** Serves Playwright's trace viewer for one trace, and answers its address. */
function serveTrace(trace: string): Promise<string> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  viewer = spawn(process.execPath, [cli, 'show-trace', '--host', '127.0.0.1', '--port', '0', trace], { stdio: 'pipe' });
  return new Promise((found, failed) => {
    const late = setTimeout(() => failed(new Error('the trace viewer did not start')), DEADLINE_MS);
    viewer?.stdout?.on('data', (chunk) => {
      const address = /https?:\/\/\S+/.exec(String(chunk))?.[0];
      if (!address) return;
      clearTimeout(late);
      found(address);
    });
  });
}
