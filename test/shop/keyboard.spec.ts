import type { Page } from '@playwright/test';
import { expect, stateOf, test } from './shop.ts';

/** Tabs until what has the focus carries this name; shadow roots are looked into. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      let deepest = document.activeElement ?? document.body;
      while (deepest.shadowRoot?.activeElement) deepest = deepest.shadowRoot.activeElement;
      const labels = deepest instanceof HTMLInputElement ? [...(deepest.labels ?? [])] : [];
      const ids = (deepest.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      return [
        deepest.getAttribute('aria-label'),
        ...ids.map((id) => document.getElementById(id)?.textContent),
        ...labels.map((label) => label.textContent),
        deepest.textContent,
      ]
        .filter(Boolean)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    });
    seen.push(text);
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`Tab never came to ${name}; it came to: ${[...new Set(seen)].join(' | ')}`);
}

test('buys socks without a mouse', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await tabTo(page, /^Search the shop/);
  await page.keyboard.type('socks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=socks/);
  await tabTo(page, 'Long walk socks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\/long-walk-socks/);
  await tabTo(page, /Moss/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^S$/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Quantity');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'Add to basket');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('2 × Long walk socks (blue, size M) is in your basket');

  await tabTo(page, 'View basket');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
  await tabTo(page, 'Go to checkout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/start$/);
  await tabTo(page, 'Carry on as a guest');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/address$/);
  await tabTo(page, 'Full name');
  for (const text of ['Priya Raman', 'priya@example.org', '', '3 Quay Street', 'Cardiff', 'CF10 5AL']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/delivery$/);
  await tabTo(page, /^Standard delivery/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Continue to payment');
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  await page.locator('.steps').click();
  await page.keyboard.press('Tab');
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeFocused();
  for (const text of ['4242424242424242', '12/28', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/confirmed$/);
  expect((await stateOf(page)).orders).toMatchObject([{ total: 2800 }]);
});

test('sorts with the dropdown by keys', async ({ page }) => {
  await page.goto('/c/kitchen');
  const box = page.getByRole('combobox', { name: 'Sort by' });
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.type('n');
  await expect(box).toHaveAttribute('aria-activedescendant', 'sort-name');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price-low/);
});

test('keeps the focus in the newsletter sheet and gives it back', async ({ page }) => {
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Get our letters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Letters from the hill' });
  await expect(sheet.getByLabel('Email address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ingrid@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('ingrid@example.org');
  expect((await stateOf(page)).newsletter).toEqual(['ingrid@example.org']);
});
