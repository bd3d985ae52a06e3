import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEFECTS, type DefectName } from '../../fixtures/shop/defects.ts';
import { PROBES } from './probes.ts';
import { expect, test } from './shop.ts';
import { PAGES, visit } from './visit.ts';

const product = ['/p/skelder-rain-jacket', '/p/tarn-enamel-mug'];
const everything = PAGES;
const withHeader = PAGES.filter((path) => !path.startsWith('/pay/') && !path.endsWith(' posted'));
const withMainButton = [
  '/',
  ...product,
  '/basket',
  '/checkout/start',
  '/checkout/address',
  '/checkout/address refused',
  '/checkout/delivery',
  '/pay/frame',
  '/pay/card refused',
  '/returns',
  '/returns/new',
  '/returns/new refused',
  '/help/contact',
  '/help/contact refused',
  '/sign-in',
  '/sign-in refused',
];
const withFields = [
  '/checkout/address',
  '/checkout/address refused',
  '/pay/frame',
  '/pay/card refused',
  '/help/contact',
  '/help/contact refused',
  '/sign-in',
  '/sign-in refused',
];
const refused = PAGES.filter((path) => path.endsWith('refused'));

/** The pages whose markup a defect may change; every other page stays as it was, byte for byte. */
const TOUCHED: Record<DefectName, readonly string[]> = {
  'vague-label': withMainButton,
  'low-contrast-button': withMainButton,
  'tiny-target': withMainButton,
  'hidden-search': withHeader,
  'misleading-confirmation': ['/returns/new posted'],
  'dead-button': ['/basket'],
  'covering-banner': withHeader,
  'icon-only-nav': withHeader,
  'error-without-field': refused,
  'form-resets-on-error': refused,
  'slow-response': [],
  'unexpected-new-tab': ['/', '/c/clothing', '/search?q=mug', ...product],
  'competing-headings': withHeader,
  'long-form': ['/checkout/address', '/checkout/address refused'],
  'keyboard-trap': withHeader,
  'unfocusable-control': product,
  jargon: withHeader,
  'preselected-extra': ['/checkout/delivery'],
  'broken-back': product,
  'infinite-spinner': ['/search?q=mug', '/search?q=kayak'],
  'placeholder-as-label': withFields,
  'forced-account': ['/checkout/start'],
  'late-cost': ['/checkout/payment', '/pay/frame', '/pay/card refused'],
  'no-feedback': [...product, '/basket/add posted'],
};

test('there are at least twenty defects, each with what it does and what people do', () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(20);
  for (const { name, does, people } of DEFECTS) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(does.length, name).toBeGreaterThan(20);
    expect(people.length, name).toBeGreaterThan(20);
  }
});

test('each defect changes the pages it should and no other', async ({ open }) => {
  const good = await visit((await open({})).url);
  const again = await visit((await open({})).url);
  expect([...again]).toEqual([...good]);
  for (const { name } of DEFECTS) {
    // Slow pages differ in time alone, which has a test of its own.
    if (name === 'slow-response') continue;
    const shop = await open({ defects: [name] });
    const bad = await visit(shop.url);
    await shop.close();
    const changed = everything.filter((path) => bad.get(path) !== good.get(path));
    expect.soft(new Set(changed), name).toEqual(new Set(TOUCHED[name]));
  }
});

test.describe('what each defect does', () => {
  for (const { name } of DEFECTS) {
    test(name, { tag: '@long' }, async ({ page, open }) => {
      const probe: (page: Page, url: string) => Promise<unknown> = PROBES[name].probe;
      const good = await open({});
      expect(await probe(page, good.url)).toEqual(PROBES[name].good);
      await page.context().clearCookies();
      const bad = await open({ defects: [name] });
      expect(await probe(page, bad.url)).toEqual(PROBES[name].bad);
    });
  }
});

test('a defect that does not exist is refused with the list of those that do', async ({ open }) => {
  await expect(open({ defects: ['vague-labels'] })).rejects.toThrow(/no defect "vague-labels".*vague-label/);
});

test('the README tells of every defect', async () => {
  const text = await readFile(new URL('../../fixtures/shop/README.md', import.meta.url), 'utf8');
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { name, does, people } of DEFECTS) {
    expect(rows.find(([, cell]) => cell === `\`${name}\``)?.slice(2, 4)).toEqual([does, people]);
  }
});
