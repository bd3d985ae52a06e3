import { expect, test } from '@playwright/test';
import { SOLUTIONS } from './solve.ts';
import { TASKS } from './tasks.ts';

test('there are at least six tasks that can be done, over three apps', () => {
  expect(TASKS.filter(({ name }) => SOLUTIONS[name]).length).toBeGreaterThanOrEqual(6);
  expect(new Set(TASKS.map(({ name }) => name.split(':')[0])).size).toBe(3);
});

for (const task of TASKS) {
  const solve = SOLUTIONS[task.name];
  test(`${task.name}: ${solve ? 'can be done, and its check notices' : 'cannot be done'}`, { tag: '@long' }, async ({
    page,
  }) => {
    page.setDefaultTimeout(10_000);
    const app = await task.start();
    try {
      const strange: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(app.url) && /^https?:/.test(url)) strange.push(url);
      });
      await page.goto(app.url);
      await page.waitForLoadState('load');
      expect(await app.check()).toBe(false);
      if (solve) {
        await solve(page);
        await expect.poll(() => app.check()).toBe(true);
      }
      expect(strange).toEqual([]);
    } finally {
      await app.close();
    }
  });
}
