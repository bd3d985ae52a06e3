import { expect, test } from '@playwright/test';
import { EVERYTHING } from '../everything.ts';
import { openPlayer, type Player } from './play.ts';
import { TASKS } from './tasks.ts';

/** A wiki saves what was changed a moment after; nothing here takes longer. */
const SAVED_WITHIN_MS = 4000;
const SEEDS = [1];
/** Those that take longest, beside a shorter one of the same app, are for `npm run test:all`. */
const LONG = [
  'wiki: write a note',
  'documentation: find out about errors',
  'documentation: look for what is not there',
  'console: look up a pet',
  'console: list the orders',
];
const PLAYED = TASKS.filter(({ name }) => EVERYTHING || !LONG.includes(name));

// One worker, one browser: the tasks take turns.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let player: Player;
test.beforeAll(async () => {
  player = await openPlayer();
});
test.afterAll(() => player.close());

const ended: { name: string; verified: boolean }[] = [];
for (const task of PLAYED) {
  for (const seed of SEEDS) {
    test(`${task.name}, seed ${seed}: what is said of it is true`, async () => {
      const app = await task.start();
      try {
        const { record, turns } = await player.play(task, app, seed);
        test.info().annotations.push({ type: 'outcome', description: `${record.outcome} after ${record.turns} turns` });
        expect(record.error).toBeNull();
        expect(turns).toHaveLength(record.turns);
        expect(record.turns).toBeLessThanOrEqual(task.maxTurns);
        // The player's word about the page must agree with what the app holds.
        if (record.verified) {
          await expect.poll(() => app.check(), { timeout: SAVED_WITHIN_MS }).toBe(true);
          expect(['success', 'unnoticed_success']).toContain(record.outcome);
        } else {
          expect(['false_success', 'gave_up', 'max_turns']).toContain(record.outcome);
        }
        ended.push({ name: task.name, verified: record.verified });
      } finally {
        await app.close();
      }
    });
  }
}

test('some of it was really done', () => {
  test.skip(ended.length < PLAYED.length * SEEDS.length, 'not every task was played in this worker');
  expect(ended.filter(({ verified }) => verified).length).toBeGreaterThanOrEqual(2);
});
