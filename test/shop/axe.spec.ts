import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addMug, expect, fillAddress, signIn, test } from './shop.ts';

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

test('axe finds nothing serious in the shop', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await check(page, 'home with the cookie notice');
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  for (const path of ['/search?q=delivery', '/help', '/help/delivery', '/nowhere']) {
    await page.goto(path);
    await check(page, path);
  }
  await page.goto('/c/clothing');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await check(page, 'department with its dropdown open');
  await page.goto('/p/skelder-rain-jacket');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('button', { name: 'Size guide' }).click();
  await check(page, 'product refused, size guide open');
});

test('axe finds nothing serious at the checkout and in the account', { tag: '@long' }, async ({ page }) => {
  await addMug(page);
  await check(page, 'added');
  await page.goto('/basket');
  await check(page, 'basket');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Carry on as a guest' }).click();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await check(page, 'address refused');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await check(page, 'delivery');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  await check(page, 'payment');
  await page.goto('/returns/new');
  await signIn(page, 'rosa@example.org', 'fern-and-moss');
  await check(page, 'return form');
  await page.goto('/account');
  await check(page, 'account');
});

test('axe finds nothing serious on a telephone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await check(page, 'home with its menu open');
  await page.goto('/p/skelder-rain-jacket');
  await page.getByRole('button', { name: 'Size guide' }).click();
  await check(page, 'size guide open');
  await page.goto('/help/contact');
  await check(page, 'contact');
});
