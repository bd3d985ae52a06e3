import { expect, test } from '@playwright/test';
import { KNOWN } from './tasks/known.ts';
import { playEach } from './tasks/play.ts';

/** Parts of equal length, so that they run beside each other. */
const PARTS = 3;

for (let part = 0; part < PARTS; part++)
  test(`each value goes to the field that asks for it, whatever either of them is called, ${part + 1} of ${PARTS}`, {
    tag: part === 0 ? [] : '@long',
  }, async () => {
    test.setTimeout(180_000);
    const failed: string[] = [];
    await playEach(
      KNOWN.filter((_, i) => i % PARTS === part),
      1,
      (task, played) => {
        if (!played.won) failed.push(task.name);
      },
    );
    expect(failed).toEqual([]);
  });
