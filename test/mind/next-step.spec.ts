import { expect, test } from '@playwright/test';
import { NEXT_STEPS } from './tasks/next-step.ts';
import { playEach } from './tasks/play.ts';

test('the next step is taken by what things are for, and not by the nearest word', async () => {
  test.setTimeout(60_000);
  const steps = NEXT_STEPS.map((step) => ({ ...step, maxTurns: 1 }));
  const wrong: string[] = [];
  await playEach(steps, 1, (task, played) => {
    const { next } = NEXT_STEPS.find((step) => step.name === task.name)!;
    const { decision } = played.turns[0]!;
    if (!next.test(decision.action_name ?? '')) wrong.push(`${task.name}: ${decision.action_name ?? decision.comment}`);
  });
  expect(wrong).toEqual([]);
});
