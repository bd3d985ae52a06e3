import { expect, test } from '@playwright/test';
import { KNOWN } from './tasks/known.ts';
import { playEach } from './tasks/play.ts';

test('each value goes to the field that asks for it, whatever either of them is called', async () => {
  test.setTimeout(120_000);
  const failed: string[] = [];
  await playEach(KNOWN, 1, (task, played) => {
    if (!played.won) failed.push(task.name);
  });
  expect(failed).toEqual([]);
});
