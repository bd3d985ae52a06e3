import type { Page } from '@playwright/test';
import { type AnsweredRequest, succeeded } from '../../src/play/index.ts';
import { findScenarioFiles, loadScenarios } from '../../src/scenario/load.ts';
import { addMug, expect, signIn, test, toPayment } from './shop.ts';

const SCENARIOS = loadScenarios(findScenarioFiles(['scenarios']));

async function returnJacket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await page.getByRole('link', { name: 'Start a return' }).click();
  await signIn(page, 'rosa@example.org', 'fern-and-moss');
  await page.getByRole('radio', { name: 'Skelder rain jacket' }).check();
  await page.getByLabel('Why are you sending it back?').selectOption('It does not fit');
  await page.getByRole('radio', { name: 'Money back to my card' }).check();
  await page.getByRole('button', { name: 'Book this return' }).click();
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /booked|done/ })
    .waitFor();
}

/** One way to do what each scenario asks, and whether it can end in success at all. */
const WAYS: Record<string, { way: (page: Page) => Promise<unknown>; possible: boolean }> = {
  'Ask the shop about a broken zip': {
    possible: true,
    way: async (page) => {
      await page.getByRole('link', { name: 'Contact us' }).click();
      await page.getByLabel('Your name').fill('Ingrid Solheim');
      await page.getByLabel('Email address').first().fill('ingrid@example.org');
      await page.getByLabel('Your message').fill('The zip of my Calder fleece is broken.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'Your message is with us' }).waitFor();
    },
  },
  'Buy a blue enamel mug': {
    possible: true,
    way: async (page) => {
      await page.getByRole('searchbox').fill('blue enamel mug');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Tarn enamel mug' }).click();
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await page.getByText('is in your basket').waitFor();
      await toPayment(page);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
      await frame.getByLabel('Expiry date').fill('12/28');
      await frame.getByLabel('Security code').fill('123');
      await frame.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL('**/confirmed');
    },
  },
  'Put the cheapest bag in the basket': {
    possible: true,
    way: async (page) => {
      await page.getByRole('link', { name: 'Packs & bags' }).first().click();
      await page.getByRole('combobox', { name: 'Sort by' }).click();
      await page.getByRole('option', { name: 'Price: low to high' }).click();
      await page.waitForURL('**sort=price-low*');
      await page.locator('.card a').first().click();
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await page.getByText('is in your basket').waitFor();
    },
  },
  'Find out what next-day delivery costs': {
    possible: true,
    way: (page) => page.getByRole('link', { name: 'Delivery', exact: true }).click(),
  },
  'See when the boots arrive': {
    possible: true,
    way: async (page) => {
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signIn(page, 'ken@example.org', 'bus-route-14');
    },
  },
  'Buy a kayak where none is sold': { possible: false, way: (page) => addMug(page) },
  'Return a jacket that does not fit': { possible: true, way: returnJacket },
  'Return a jacket where the last page misleads': { possible: false, way: returnJacket },
  'Find the right size of jacket': {
    possible: true,
    way: (page) => page.getByRole('link', { name: 'Size guide' }).click(),
  },
  'Put socks in the basket without a mouse': {
    possible: true,
    way: async (page) => {
      await page.getByRole('searchbox').fill('socks');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Long walk socks' }).click();
      await page.getByRole('radio', { name: 'M', exact: true }).check();
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await page.getByText('is in your basket').waitFor();
    },
  },
};

test('nine scenarios or more, over seven people or more, two without a good end', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(9);
  expect(
    new Set(SCENARIOS.flatMap(({ people }) => people.map((one) => JSON.stringify(one).match(/"name":"(.*?)"/)?.[1])))
      .size,
  ).toBeGreaterThanOrEqual(7);
  expect(Object.values(WAYS).filter(({ possible }) => !possible)).toHaveLength(2);
  expect(SCENARIOS.map(({ title }) => title).sort()).toEqual(Object.keys(WAYS).sort());
});

for (const scenario of SCENARIOS) {
  const { way, possible } = WAYS[scenario.title] ?? { way: async () => {}, possible: false };
  test(`${scenario.title}: ${possible ? 'can be done' : 'cannot be done'}, and its checks say so`, {
    tag: '@long',
  }, async ({ page, open }) => {
    const { environment } = scenario;
    const command = environment.id === undefined ? (environment.serve?.command ?? '') : '';
    const shop = await open({ defects: [...command.matchAll(/--defect (\S+)/g)].map(([, name]) => name as string) });
    const requests: AnsweredRequest[] = [];
    page.on('response', (response) => {
      const request = response.request();
      requests.push({
        method: request.method(),
        url: response.url(),
        status: response.status(),
        body: request.postData(),
      });
    });
    await page.goto(shop.url);
    const evidence = { pages: [page], requests };
    expect(await succeeded(scenario.success, evidence)).toBe(false);
    await way(page);
    await expect.poll(() => succeeded(scenario.success, evidence)).toBe(possible);
  });
}
