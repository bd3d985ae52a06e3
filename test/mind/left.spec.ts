import { expect, test } from '@playwright/test';
import { LEFT } from './tasks/left.ts';
import { failures } from './tasks/play.ts';

test('what is left of a task is done before it is claimed, and to what the task names', { tag: '@long' }, async () => {
  test.setTimeout(90_000);
  expect(await failures(LEFT)).toEqual([]);
});
