import { expect, test } from '@playwright/test';
import { LEFT } from './tasks/left.ts';
import { passed, playEach } from './tasks/play.ts';

test('what is left of a task is done before it is claimed, and to what the task names', async () => {
  test.setTimeout(90_000);
  const failed: string[] = [];
  await playEach(LEFT, 1, (task, played) => {
    if (!passed(task, played))
      failed.push(
        `${task.name} (${played.claimed}: ${played.turns.map(({ decision, effect }) => `[${decision.explanation?.rule}] ${decision.action_name} => ${effect.slice(0, 60)}`).join(' | ')})`,
      );
  });
  expect(failed).toEqual([]);
});
