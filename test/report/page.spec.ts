import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buildReport } from '../../src/report/index.ts';
import { updateBaseline } from '../../src/results/index.ts';
import { syntheticRun } from '../results/synthetic/run.ts';

let folder: string;
let address: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dramatis-report-'));
  await syntheticRun(join(folder, 'before'), { people: 5, sessions: 3, retention: '30d' });
  await syntheticRun(join(folder, 'now'), { people: 5, sessions: 3, retention: '30d', harm: 0.4 });
  await updateBaseline(join(folder, 'b.json'), join(folder, 'before'), 'Buy a waxed jacket');
  address = pathToFileURL(await buildReport(join(folder, 'now'), { against: join(folder, 'before') })).href;
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the page and fails on anything that it asks the network for or complains about. */
async function open(page: Page, hash = ''): Promise<{ requests: string[]; errors: string[] }> {
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith(address)) requests.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(address + hash);
  await expect(page.locator('.turn')).toBeVisible();
  return { requests, errors };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

test('no request leaves the file, and every picture shows', async ({ page }) => {
  const { requests, errors } = await open(page);
  await scrollThrough(page);
  await page.locator('#maps img').first().scrollIntoViewIfNeeded();
  await expect(page.locator('#maps img').first()).toHaveJSProperty('naturalWidth', 1000);
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
  const sources = await page.evaluate(() =>
    [...document.querySelectorAll('[src],[href]')].map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? ''),
  );
  expect(sources.filter((source) => !/^(data:|#)/.test(source))).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`axe finds nothing, in light and dark, ${width} wide`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await scrollThrough(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const found = async (axe: AxeBuilder) =>
      (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
    expect(await found(new AxeBuilder({ page }))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await found(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
  });
}

test('it opens on the verdict and says what was run', async ({ page }) => {
  await open(page);
  await expect(page.locator('h1')).toHaveText(/\d+ of 15 expectations were not met/);
  await expect(page.locator('.verdict .stamp')).toHaveText('Not met');
  await expect(page.locator('.lede')).toContainText('5 people tried 3 scenarios in 45 sessions on Fernhill Outfitters');
  await expect(page.locator('.matrix tbody tr')).toHaveCount(5);
  await expect(page.locator('.scenario')).toHaveCount(3);
  await expect(page.locator('#validity')).toContainText('replace no disabled tester');
});

test('the whole page works by keyboard', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.locator('.cell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#session')).toBeFocused();
  await expect(page.locator('#found')).toHaveText('3 sessions');

  await page.locator('#session-list button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#session-list button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#session-list button').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/#session=/);

  await expect(page.locator('.turn .steps')).toContainText('Turn 1 of');
  await page.locator('.strip [aria-pressed="true"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.strip button').nth(1)).toBeFocused();
  await expect(page.locator('.turn .steps')).toContainText('Turn 2 of');
  await page.keyboard.press('End');
  await expect(page.locator('.strip button').last()).toBeFocused();
  await page.getByRole('button', { name: 'Previous turn' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Previous turn' })).toBeFocused();
});

test('a session shows where the person pointed, what was weighed and how it felt', async ({ page }) => {
  await open(page);
  await page.locator('#filters [name=outcome]').selectOption('gave_up');
  await expect(page.locator('#session-list .o-gave_up').first()).toBeVisible();
  expect(await page.locator('#session-list li').count()).toBe(await page.locator('#session-list .o-gave_up').count());
  await page.locator('#session-list button').first().click();
  await expect(page.locator('#session .chip')).toContainText('Gave up');
  await page.locator('.strip button').nth(1).click();
  const box = await page.locator('.turn .target').boundingBox();
  const shot = await page.locator('.turn .shot').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(shot!.x - 1);
  expect(box!.y).toBeLessThan(shot!.y + shot!.height);
  await expect(page.locator('.weighed .chosen')).toHaveCount(1);
  await expect(page.locator('.turn blockquote')).not.toBeEmpty();
  const turns = await page.locator('.strip button').count();
  await expect(page.locator('.curve circle')).toHaveCount(turns);
});

test('the comparison shows both frames of the first turn that differs', async ({ page }) => {
  await open(page);
  const failing = page.locator('.comparison', { has: page.locator('.frames figure') }).first();
  await failing.scrollIntoViewIfNeeded();
  await expect(failing.locator('figure')).toHaveCount(2);
  await expect(failing.locator('img').first()).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(failing.locator('.versus tbody tr')).toHaveCount(2);
});

test('maps switch between first, dead and rage acts', async ({ page }) => {
  await open(page);
  const map = page.locator('.map', { has: page.locator('[value=dead]:enabled') }).first();
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.marks.first')).toBeVisible();
  await map.locator('[value=dead]').check();
  await expect(map.locator('.marks.dead')).toBeVisible();
  await expect(map.locator('.marks.first')).toBeHidden();
});

test('an address with a session opens it', async ({ page }) => {
  const text = await readFile(join(folder, 'now/results.json'), 'utf8');
  const last = JSON.parse(text).sessions.at(-1);
  await open(page, `#session=${last.id}`);
  await expect(page.locator('#session h3')).toHaveText(last.person.name);
});

test('on paper everything is unfolded and nothing is left to click', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('details:not([open])').count()).toBe(0);
  expect(await page.locator('img[data-picture]:not([src])').count()).toBe(0);
  await expect(page.locator('nav')).toBeHidden();
  await expect(page.locator('#filters')).toBeHidden();
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(50_000);
});
