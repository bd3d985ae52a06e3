import { expect, test } from '@playwright/test';
import { JUDGED } from './tasks/judged.ts';
import { failures } from './tasks/play.ts';
import { THROUGH } from './tasks/through.ts';

test('an answer is what the page tells of just this, and done is what the site says is done', async () => {
  test.setTimeout(180_000);
  expect(await failures([...JUDGED, ...THROUGH])).toEqual([]);
});
