import { expect, test } from '@playwright/test';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../src/browser/launch/find.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';
import { ACCOUNT } from './tasks/account.ts';
import { FAMILIES, taskOf } from './tasks/families/index.ts';
import { INSTRUCTED } from './tasks/instructed.ts';
import { LOOKED_UP } from './tasks/looked-up.ts';
import { MEANT } from './tasks/meant.ts';
import { type Played, passed, playTask, serveTasks } from './tasks/play.ts';
import { QUESTIONS } from './tasks/questions/index.ts';
import type { Task } from './tasks/types.ts';

/** Share of the sample that the engine must do; the whole table is `npm run bench -- competence`. */
const FLOOR = 0.75;
const SEED = 2;

/** Plays the tasks one after the other; those that failed, with what was claimed. */
async function failures(tasks: readonly Task[]): Promise<string[]> {
  const found = await findChromium();
  const browser = await chromium.launch({ executablePath: found!.executablePath, args: chromiumArguments() });
  const site = await serveTasks(tasks);
  const failed: string[] = [];
  try {
    const mind = createScentMind();
    for (const [i, task] of tasks.entries()) {
      const played = await playTask(browser, site.origin, task, i, mind, { seed: SEED });
      if (!passed(task, played)) failed.push(`${task.name}: ${task.instructions} (${played.claimed})`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return failed;
}

test('the embedded engine does generated web tasks that it was never told the answers of', async () => {
  test.setTimeout(420_000);
  const tasks = FAMILIES.filter((_, i) => i % 7 === 1).map((family) => taskOf(family, SEED));
  const failed = await failures(tasks);
  const share = 1 - failed.length / tasks.length;
  expect(share, failed.join('\n')).toBeGreaterThanOrEqual(FLOOR);
});

test('a page that says what to do is followed, and a button that does nothing has done nothing', async () => {
  test.setTimeout(120_000);
  expect(await failures([...INSTRUCTED, ...ACCOUNT])).toEqual([]);
});

test('a question is answered by what meets all that it says, on this page or a further one', async () => {
  test.setTimeout(180_000);
  expect(await failures(QUESTIONS.filter((_, i) => i % 4 === 1))).toEqual([]);
});

test('what was not meant is not done, and what was answered in other words is', async () => {
  test.setTimeout(120_000);
  expect(await failures(MEANT)).toEqual([]);
});

test('what is looked up is found by its number, and what is only offered or opened is not done yet', async () => {
  test.setTimeout(120_000);
  expect(await failures(LOOKED_UP)).toEqual([]);
});

test('the same seed and pages give the same decisions', async () => {
  test.setTimeout(120_000);
  const task = taskOf(FAMILIES.find((family) => family.name === 'a contact form')!, 5);
  const found = await findChromium();
  const browser = await chromium.launch({ executablePath: found!.executablePath, args: chromiumArguments() });
  const site = await serveTasks([task]);
  const said = (played: Played) => played.turns.map(({ decision }) => JSON.stringify(decision));
  try {
    const first = await playTask(browser, site.origin, task, 0, createScentMind(), { seed: 9 });
    const second = await playTask(browser, site.origin, task, 0, createScentMind(), { seed: 9 });
    expect(first.turns.length).toBeGreaterThan(2);
    expect(said(second)).toEqual(said(first));
  } finally {
    await browser.close();
    await site.close();
  }
});

test('a page that is not touched is not counted as done', async () => {
  const task = taskOf(FAMILIES[0]!, 1);
  expect(passed(task, { won: false, claimed: 'completed', right: true, turns: [] })).toBe(false);
  expect(passed(task, { won: true, claimed: 'gave_up', right: false, turns: [] })).toBe(false);
});
