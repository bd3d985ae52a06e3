import { afterAttended } from '../../src/browser/attended.ts';
import { orElse } from '../../src/browser/guard/deadline.ts';
import { Deadline } from '../../src/browser/observe/deadline.ts';
import { expect, test } from './support.ts';

/** Work that leaves the process no time to hear an answer, as loading code or a machine with too much to do does. */
function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an answer that lay unread while the process stood still is not late', async ({ page }) => {
  await page.setContent('<p>Here</p>');
  const asked = () => page.evaluate(() => 'here');
  await asked();

  const waited = orElse(600, 'late', asked());
  standStill(1500);
  expect(await waited).toBe('here');

  const deadline = new Deadline(600);
  const first = deadline.race(asked(), 'it was asked');
  standStill(1500);
  expect(await first).toBe('here');
  expect(await deadline.race(asked(), 'it was asked again')).toBe('here');
});

test('what never answers is given up after its time, also when the process stands still', async () => {
  const never = new Promise<never>(() => {});
  const from = performance.now();
  expect(await orElse(600, 'late', never)).toBe('late');
  expect(performance.now() - from).toBeGreaterThan(590);

  let late = false;
  const forget = afterAttended(500, () => {
    late = true;
  });
  for (let i = 0; i < 8 && !late; i++) {
    standStill(500);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(late).toBe(true);
  expect(forget()).toBeGreaterThan(500);
});
