import { test as base, expect, type Page } from '@playwright/test';
import { type Shop, type ShopOptions, startShop } from '../../fixtures/shop/server.ts';

/** A shop of its own for a worker, without defects, and fresh ones with what a test asks for. */
export const test = base.extend<{ open: (options: ShopOptions) => Promise<Shop> }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    page.setDefaultTimeout(10_000);
    await use(page);
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  open: async ({}, use) => {
    const opened: Shop[] = [];
    await use(async (options) => {
      const shop = await startShop(options);
      opened.push(shop);
      return shop;
    });
    await Promise.all(opened.map((shop) => shop.close()));
  },
});

export { expect };

/** What the shop itself remembers of the visitor behind this page. */
export async function stateOf(page: Page): Promise<{
  basket: { slug: string; colour: string; size: string; quantity: number }[];
  orders: { id: string; total: number; extras: { name: string }[] }[];
  returns: { id: string; booked: boolean; reason: string; refund: string }[];
  messages: { topic: string; message: string }[];
  newsletter: string[];
  cookies: string | null;
  email: string | null;
}> {
  return (await page.request.get(new URL('/__state', page.url()).href)).json();
}

const ADDRESS = {
  'Full name': 'Maya Lindqvist',
  'Email address': 'maya@example.org',
  'Street and house number': '22 Chapel Lane',
  'Town or city': 'Leeds',
  Postcode: 'LS6 3BN',
};

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(ADDRESS)) await page.locator('form.form').getByLabel(label).fill(value);
}

/** From a filled basket to the payment page, as a guest. */
export async function toPayment(page: Page): Promise<void> {
  await page.goto(new URL('/checkout', page.url()).href);
  await page.getByRole('button', { name: 'Carry on as a guest' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

export async function addMug(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}p/tarn-enamel-mug?colour=blue`);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('is in your basket')).toBeVisible();
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
