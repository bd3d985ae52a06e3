import { expect, test } from '@playwright/test';
import { ACCOUNT } from './tasks/account.ts';
import { ALIKE } from './tasks/alike.ts';
import { FAMILIES, taskOf } from './tasks/families/index.ts';
import { INSTRUCTED } from './tasks/instructed.ts';
import { ARRANGED } from './tasks/lists/arranged.ts';
import { LOOKED_UP } from './tasks/looked-up.ts';
import { MEANT } from './tasks/meant.ts';
import { PARTS_OF_APPS } from './tasks/parts-of-apps.ts';
import { failures, passed, playEach } from './tasks/play.ts';
import { QUESTIONS } from './tasks/questions/index.ts';

/** Share of the sample that the engine must do; the whole table is `npm run bench -- competence`. */
const FLOOR = 0.9;
const SEED = 2;

test('the embedded engine does generated web tasks that it was never told the answers of', {
  tag: '@long',
}, async () => {
  test.setTimeout(420_000);
  const tasks = FAMILIES.filter((_, i) => i % 12 === 1).map((family) => taskOf(family, SEED));
  const failed = await failures(tasks, SEED);
  const share = 1 - failed.length / tasks.length;
  expect(share, failed.join('\n')).toBeGreaterThanOrEqual(FLOOR);
});

test('a page that says what to do is followed, and a button that does nothing has done nothing', async () => {
  test.setTimeout(120_000);
  expect(await failures([...INSTRUCTED, ...ACCOUNT], SEED)).toEqual([]);
});

test('a question is answered by what meets all that it says, on this page or a further one', {
  tag: '@long',
}, async () => {
  test.setTimeout(180_000);
  expect(
    await failures(
      QUESTIONS.filter((_, i) => i % 10 === 3),
      SEED,
    ),
  ).toEqual([]);
});

test('what was not meant is not done, and what was answered in other words is', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(MEANT, SEED)).toEqual([]);
});

test('what is looked up is found by its number, and what is only offered or opened is not done yet', {
  tag: '@long',
}, async () => {
  test.setTimeout(120_000);
  expect(await failures(LOOKED_UP, SEED)).toEqual([]);
});

test('of many things alike the one is taken that bears all that the task says of it', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(ALIKE, SEED)).toEqual([]);
});

test('what applications have in parts is used as people use it', async () => {
  test.setTimeout(120_000);
  expect(await failures(PARTS_OF_APPS, SEED)).toEqual([]);
});

test('a list is sorted, narrowed, ticked and compared until it is as asked', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(ARRANGED, SEED)).toEqual([]);
});

test('the same seed and pages give the same decisions', async () => {
  test.setTimeout(120_000);
  const task = taskOf(FAMILIES.find((family) => family.name === 'a contact form')!, 5);
  const said: string[][] = [];
  await playEach([task, task], 9, (_, { turns }) => said.push(turns.map(({ decision }) => JSON.stringify(decision))));
  expect(said[0]!.length).toBeGreaterThan(2);
  expect(said[1]).toEqual(said[0]);
});

test('a page that is not touched is not counted as done', async () => {
  const task = taskOf(FAMILIES[0]!, 1);
  expect(passed(task, { won: false, claimed: 'completed', right: true, turns: [] })).toBe(false);
  expect(passed(task, { won: true, claimed: 'gave_up', right: false, turns: [] })).toBe(false);
});
