import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addMug, expect, fillAddress, signIn, test } from './shop.ts';

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

for (const width of [1280, 390]) {
  test(`axe finds nothing serious at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await check(page, 'home with the cookie notice');
    await page.getByRole('button', { name: 'Only what is needed' }).click();
    for (const path of [
      '/c/clothing',
      '/search?q=delivery',
      '/p/skelder-rain-jacket',
      '/help',
      '/help/delivery',
      '/nowhere',
    ]) {
      await page.goto(path);
      await check(page, path);
    }
    await page.goto('/p/skelder-rain-jacket');
    await page.getByRole('button', { name: 'Size guide' }).click();
    await check(page, 'size guide open');
    await page.goto('/c/kitchen');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await check(page, 'dropdown open');
    await addMug(page);
    await check(page, 'added');
    await page.goto('/basket');
    await check(page, 'basket');
    await page.goto('/checkout');
    await check(page, 'checkout start');
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
    await page.goto('/help/contact');
    await check(page, 'contact');
    await page.goto('/account');
    await check(page, 'account');
  });
}
