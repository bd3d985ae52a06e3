import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildReport } from '../../src/report/index.ts';
import { ResultsWriter } from '../../src/results/index.ts';
import { expect, test } from '../results/folder.ts';
import { temper } from '../results/synthetic/people.ts';
import { syntheticRun } from '../results/synthetic/run.ts';
import { STORIES, syntheticSession } from '../results/synthetic/session.ts';

test('two thousand sessions build in seconds and open at once', { tag: '@long' }, async ({ folder, page }) => {
  await syntheticRun(folder, { people: 42, sessions: 16, retention: 'none' });
  const began = Date.now();
  const path = await buildReport(folder);
  expect(Date.now() - began).toBeLessThan(20_000);
  expect((await stat(path)).size).toBeLessThan(6_000_000);
  await page.goto(pathToFileURL(path).href);
  await expect(page.locator('.turn')).toBeVisible();
  const ready = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().domComplete);
  expect(ready).toBeLessThan(3_000);
  await expect(page.locator('#found')).toHaveText('2,016 sessions');
  await expect(page.locator('#session-list li')).toHaveCount(60);
  await page.locator('#filters [name=text]').fill('amina');
  await expect(page.locator('#session-list li')).toHaveCount(60);
  await expect(page.locator('.matrix tbody tr:visible')).toHaveCount(40);
  await page.getByRole('button', { name: 'Show all 42 people' }).click();
  await expect(page.locator('.matrix tbody tr:visible')).toHaveCount(42);
});

test('without frames pages are sketched, and no image is in the file', async ({ folder, page }) => {
  await syntheticRun(folder, { people: 2, sessions: 2, retention: 'none' });
  const path = await buildReport(folder);
  expect(await readFile(path, 'utf8')).not.toMatch(/\/9j\/|iVBOR|data:image\/(?!jpeg;base64,\$)/);
  await page.goto(pathToFileURL(path).href);
  await expect(page.locator('.turn .sketch rect').first()).toBeVisible();
  await expect(page.locator('#maps .sketch').first()).toBeAttached();
  await expect(page.locator('#validity')).toContainText('hold no frame');
});

test('what a page or a person says cannot run in the report', async ({ folder, page }) => {
  const writer = await ResultsWriter.open(folder, { dramatis: '0.1.0', scenarios: [] });
  const { record, turns } = syntheticSession(STORIES[1]!, temper(0), 12, { harm: 1, broken: 0 });
  const evil = `</script><script>document.title='owned'</script><img src=x onerror="document.title='owned'">`;
  for (const turn of turns) {
    turn.title = evil;
    turn.decision.comment = evil;
    turn.why = evil;
    for (const action of turn.actions) action.label = evil;
    for (const candidate of turn.candidates) candidate.label = evil;
  }
  await writer.addSession({ ...record, person: { id: 'x', name: evil }, scenario: evil }, turns);
  await writer.finish(0);
  await page.goto(pathToFileURL(await buildReport(folder)).href);
  await expect(page.locator('.turn')).toBeVisible();
  await expect(page.locator('#session h3')).toHaveText(evil);
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('script:not([type])').count()).toBe(0);
});

test('a frame that cannot be read and turns that are gone do not stop the report', async ({ folder, page }) => {
  const sessions = await syntheticRun(folder, { people: 1, sessions: 2, stories: 1, retention: '30d', broken: 0 });
  await writeFile(join(folder, 'sessions', sessions[0]!.id, 'frames/0.jpg'), 'not a picture');
  await writeFile(join(folder, 'sessions', sessions[1]!.id, 'turns.jsonl'), '');
  await page.goto(pathToFileURL(await buildReport(folder)).href);
  await expect(page.locator('#session-list li')).toHaveCount(2);
  await page.locator('#session-list button').nth(1).click();
  await expect(page.locator('#session .problem')).toContainText('were not kept');
});

test('no session at all is still a page', async ({ folder, page }) => {
  const writer = await ResultsWriter.open(folder, {
    dramatis: '0.1.0',
    scenarios: [{ scenario: 'Nothing', file: 'n.yaml' }],
  });
  await writer.finish(0);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(pathToFileURL(await buildReport(folder)).href);
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});
