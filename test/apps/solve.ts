import type { Page } from '@playwright/test';

/** How a person who knows the app does each task: proof that it can be done, and that its checks notice. */
export const SOLUTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'wiki: read a note': (page) => page.getByRole('link', { name: 'Boiler' }).first().click(),
  'wiki: write a note': async (page) => {
    await page.getByRole('button', { name: 'new tiddler' }).first().click();
    await page.getByPlaceholder('Draft title').or(page.locator('input.tc-titlebar')).first().fill('Garden plans');
    await page
      .frameLocator('iframe.tc-edit-texteditor-body')
      .locator('textarea')
      .fill('Beans by the wall, roses at the gate.');
    await page.getByRole('button', { name: 'confirm changes to this tiddler' }).first().click();
  },
  'console: list the orders': async (page) => {
    await page.getByRole('button', { name: 'get /api/orders' }).first().click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
  },
  'console: look up a pet': async (page) => {
    await page.locator('#operations-pets-getPet .opblock-summary-control').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByPlaceholder('petId').fill('2');
    await page.getByRole('button', { name: 'Execute' }).click();
  },
  'console: delete a pet': async (page) => {
    await page.locator('#operations-pets-deletePet .opblock-summary-control').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByPlaceholder('petId').fill('3');
    await page.getByRole('button', { name: 'Execute' }).click();
  },
  'documentation: find the article about testing': (page) =>
    page.locator('.sidebar').getByRole('link', { name: 'Testing' }).click(),
  'documentation: find out about errors': (page) =>
    page.locator('.sidebar').getByRole('link', { name: 'Errors' }).click(),
};
