import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './src/browser/launch/find.ts';
import { EVERYTHING } from './test/everything.ts';

const browser = await findChromium();

/** What takes minutes, and mostly waits for other processes: it begins first, so that the rest runs beside it and not before it. */
const LONG = ['**/playwright-test/outside.spec.ts', '**/http/postgres.spec.ts'];

export default defineConfig({
  testDir: 'test',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testMatch: '**/*.spec.ts', testIgnore: LONG },
  ],
  fullyParallel: true,
  // What takes long and is told by shorter tests as well, or again for another width or in another library, is for `npm run test:all`.
  ...(EVERYTHING ? {} : { grepInvert: /@long/ }),
  forbidOnly: !!process.env.CI,
  // What passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of a small machine: many tests wait for a deadline.
  workers: Number(process.env.DRAMATIS_TEST_WORKERS ?? 3),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'list' : 'line'], ['./test/closing-line.ts']],
  outputDir: 'test-results',
  use: {
    ...(browser ? { launchOptions: { executablePath: browser.executablePath, args: chromiumArguments() } } : {}),
    viewport: { width: 1280, height: 800 },
  },
});
