import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

/** Tests with an empty folder of their own. */
export const test = base.extend<{ folder: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dramatis-results-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
export { expect } from '@playwright/test';
