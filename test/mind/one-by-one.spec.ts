import { expect, test } from '@playwright/test';
import { ONE_BY_ONE } from './tasks/one-by-one.ts';
import { passed, playEach } from './tasks/play.ts';

test('what is told by counting, comparing or a name is done to just that, as often as is wanted', async () => {
  test.setTimeout(90_000);
  const failed: string[] = [];
  await playEach(ONE_BY_ONE, 1, (task, played) => {
    if (!passed(task, played))
      failed.push(
        `${task.name}: ${played.claimed}, ${played.turns.map(({ decision, effect }) => `${decision.explanation?.rule} ${decision.action_name ?? ''} => ${effect.slice(0, 60)}`).join(' | ')}`,
      );
  });
  expect(failed).toEqual([]);
});
