import { expect, test } from '@playwright/test';
import { JUDGED } from './tasks/judged.ts';
import { passed, playEach } from './tasks/play.ts';
import { THROUGH } from './tasks/through.ts';

test('an answer is what the page tells of just this, and done is what the site says is done', async () => {
  test.setTimeout(180_000);
  const failed: string[] = [];
  await playEach([...JUDGED, ...THROUGH], 1, (task, played) => {
    const last = played.turns.at(-1)?.decision;
    if (!passed(task, played)) failed.push(`${task.name} (${played.claimed}: ${last?.comment})`);
  });
  expect(failed).toEqual([]);
});
