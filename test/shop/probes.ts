import type { Locator, Page } from '@playwright/test';
import type { DefectName } from '../../fixtures/shop/defects.ts';
import { addMug, signIn, stateOf, toPayment } from './shop.ts';

interface Probe {
  /** Looks at the shop at `url` and says what it found. */
  probe: (page: Page, url: string) => Promise<unknown>;
  good: unknown;
  bad: unknown;
}

const ADD = 'form[data-add] .btn';

async function height(locator: Locator): Promise<'big' | 'tiny'> {
  return ((await locator.boundingBox())?.height ?? 0) >= 24 ? 'big' : 'tiny';
}

/** Contrast by WCAG 2.2 between the text of an element and its own background. */
async function contrast(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
        const channel = Number(text) / 255;
        return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const style = getComputedStyle(element);
    const [a, b] = [luminance(style.color), luminance(style.backgroundColor)].sort((x, y) => y - x) as [number, number];
    return (a + 0.05) / (b + 0.05);
  });
}

async function refuseAddress(page: Page, url: string): Promise<void> {
  await addMug(page, url);
  await page.goto(`${url}checkout`);
  await page.getByRole('button', { name: 'Carry on as a guest' }).click();
  await page.getByLabel('Full name').fill('Maya');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('alert').waitFor();
}

async function bookReturn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}returns/new`);
  await signIn(page, 'rosa@example.org', 'fern-and-moss');
  await page.getByRole('radio', { name: 'Skelder rain jacket' }).check();
  await page.getByRole('combobox').selectOption('It does not fit');
  await page.getByRole('radio', { name: 'Money back' }).check();
  await page.getByRole('button', { name: 'Book this return' }).click();
}

async function seconds(page: Page, address: string): Promise<'quick' | 'slow'> {
  const start = Date.now();
  await page.goto(address);
  return Date.now() - start > 3500 ? 'slow' : 'quick';
}

/** Which of the tabs the focus is in after the search box and one Tab. */
async function afterSearchBox(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => document.activeElement?.tagName ?? '');
}

/** One probe for each defect: what it finds in the good shop, and in the shop with the defect. */
export const PROBES: Record<DefectName, Probe> = {
  'vague-label': {
    probe: async (page, url) => (await page.goto(`${url}p/tarn-enamel-mug`)) && page.locator(ADD).innerText(),
    good: 'Add to basket',
    bad: 'Submit',
  },
  'low-contrast-button': {
    probe: async (page, url) => {
      await page.goto(`${url}p/tarn-enamel-mug`);
      return (await contrast(page.locator(ADD))) >= 4.5;
    },
    good: true,
    bad: false,
  },
  'tiny-target': {
    probe: async (page, url) => (await page.goto(`${url}p/tarn-enamel-mug`)) && height(page.locator(ADD)),
    good: 'big',
    bad: 'tiny',
  },
  'hidden-search': {
    probe: async (page, url) => {
      await page.goto(`${url}c/kitchen`);
      return [
        await page.getByRole('searchbox').count(),
        await page.getByRole('contentinfo').getByText('Search', { exact: true }).count(),
      ];
    },
    good: [1, 0],
    bad: [0, 1],
  },
  'misleading-confirmation': {
    probe: async (page, url) => {
      await bookReturn(page, url);
      return [await page.getByRole('heading', { level: 1 }).innerText(), (await stateOf(page)).returns[0]?.booked];
    },
    good: ['Your return is booked', true],
    bad: ['Thank you, you are all done', false],
  },
  'dead-button': {
    probe: async (page, url) => {
      await addMug(page, url);
      await page.goto(`${url}basket`);
      await page.getByText('Go to checkout').click();
      await page.waitForLoadState();
      return new URL(page.url()).pathname;
    },
    good: '/checkout/start',
    bad: '/basket',
  },
  'covering-banner': {
    probe: async (page, url) => {
      await page.goto(url);
      const box = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      return [(box?.height ?? 0) < 200, await page.getByRole('button', { name: /accept|needed/i }).count()];
    },
    good: [true, 2],
    bad: [false, 0],
  },
  'icon-only-nav': {
    probe: async (page, url) => {
      await page.goto(url);
      return page.getByRole('navigation', { name: 'Your shop' }).innerText();
    },
    good: 'Help\nReturns\nSign in\nBasket\n0',
    bad: '',
  },
  'error-without-field': {
    probe: async (page, url) => {
      await refuseAddress(page, url);
      return [await page.locator('[aria-invalid]').count(), await page.getByRole('alert').innerText()];
    },
    good: [
      4,
      'Please put this right\nEnter your email address\nEnter your street and house number\nEnter your town or city\nEnter your postcode',
    ],
    bad: [0, 'Something went wrong. Please check your details and try again.'],
  },
  'form-resets-on-error': {
    probe: async (page, url) => {
      await refuseAddress(page, url);
      return page.getByLabel('Full name').inputValue();
    },
    good: 'Maya',
    bad: '',
  },
  'slow-response': {
    probe: async (page, url) => [await seconds(page, `${url}help`), await seconds(page, `${url}search?q=mug`)],
    good: ['quick', 'quick'],
    bad: ['quick', 'slow'],
  },
  'unexpected-new-tab': {
    probe: async (page, url) => {
      await page.goto(`${url}c/kitchen`);
      const opened = page
        .context()
        .waitForEvent('page', { timeout: 1000 })
        .catch(() => null);
      await page.getByRole('link', { name: 'Tarn enamel mug' }).click();
      const other = await opened;
      await other?.close();
      return other !== null;
    },
    good: false,
    bad: true,
  },
  'competing-headings': {
    probe: async (page, url) => {
      await page.goto(`${url}c/kitchen`);
      return page.getByRole('heading', { level: 1 }).innerText();
    },
    good: 'Mugs & kitchen',
    bad: 'Everyday living',
  },
  'long-form': {
    probe: async (page, url) => {
      await refuseAddress(page, url);
      return page.locator('form.form input').count();
    },
    good: 6,
    bad: 19,
  },
  'keyboard-trap': { probe: afterSearchBox, good: 'BUTTON', bad: 'INPUT' },
  'unfocusable-control': {
    probe: async (page, url) => {
      await page.goto(`${url}p/tarn-enamel-mug`);
      await page.locator(ADD).focus();
      const focused = await page.locator(ADD).evaluate((element) => element === document.activeElement);
      await page.locator(ADD).click();
      await page.getByText('is in your basket').waitFor();
      return focused;
    },
    good: true,
    bad: false,
  },
  jargon: {
    probe: async (page, url) => {
      await page.goto(`${url}help`);
      return page.getByRole('main').getByRole('link').allInnerTexts();
    },
    good: ['Delivery', 'Returns', 'Size guide', 'Repairs', 'Questions and answers', 'Contact us'],
    bad: [
      'Consignment tariffs',
      'RMA requests',
      'Anthropometric table',
      'Repairs',
      'Questions and answers',
      'Raise a ticket',
    ],
  },
  'preselected-extra': {
    probe: async (page, url) => {
      await addMug(page, url);
      await toPayment(page);
      return page.getByText('Hill Cover').count();
    },
    good: 0,
    bad: 1,
  },
  'broken-back': {
    probe: async (page, url) => {
      await page.goto(`${url}c/kitchen`);
      await page.getByRole('link', { name: 'Tarn enamel mug' }).click();
      await page.getByRole('heading', { name: 'Tarn enamel mug' }).waitFor();
      await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
      await page.goBack();
      return new URL(page.url()).pathname;
    },
    good: '/c/kitchen',
    bad: '/p/tarn-enamel-mug',
  },
  'infinite-spinner': {
    probe: async (page, url) => {
      await page.goto(`${url}search?q=mug`);
      return [await page.locator('.spinner').count(), (await page.locator('.card').count()) > 0];
    },
    good: [0, true],
    bad: [1, false],
  },
  'placeholder-as-label': {
    probe: async (page, url) => {
      await page.goto(`${url}sign-in`);
      return [await page.locator('main label').count(), await page.locator('main input[placeholder]').count()];
    },
    good: [2, 0],
    bad: [0, 2],
  },
  'forced-account': {
    probe: async (page, url) => {
      await addMug(page, url);
      await page.goto(`${url}checkout`);
      return page.getByRole('button', { name: 'Carry on as a guest' }).count();
    },
    good: 1,
    bad: 0,
  },
  'late-cost': {
    probe: async (page, url) => {
      await addMug(page, url);
      await toPayment(page);
      return page.locator('.bill-total').innerText();
    },
    good: 'Total\n£16.45',
    bad: 'Total\n£21.25',
  },
  'no-feedback': {
    probe: async (page, url) => {
      await page.goto(`${url}p/tarn-enamel-mug`);
      const answered = page.waitForResponse('**/basket/add');
      await page.locator(ADD).click();
      await answered;
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return [
        await page.locator('[data-count]').innerText(),
        await page.locator('.toast').count(),
        (await stateOf(page)).basket.length,
      ];
    },
    good: ['1', 1, 1],
    bad: ['0', 0, 1],
  },
};
