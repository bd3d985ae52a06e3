import { addMug, expect, signIn, stateOf, test, toPayment } from './shop.ts';

test('buys a mug found by search, as a guest, paying in the frame', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByText('We use cookies')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('blue mug');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Results for “blue mug”' })).toBeVisible();
  await page.getByRole('link', { name: 'Tarn enamel mug' }).click();
  await expect(page.getByRole('img', { name: 'Tarn enamel mug in blue' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('status')).toContainText('2 × Tarn enamel mug (blue) is in your basket');
  await expect(page.locator('[data-count]')).toHaveText('2');
  await page.getByRole('link', { name: 'View basket' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Carry on as a guest' }).click();

  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your postcode');
  await page.getByLabel('Full name').fill('Maya Lindqvist');
  await page.getByLabel('Email address').first().fill('maya@example.org');
  await page.getByLabel('Street and house number').fill('22 Chapel Lane');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('nowhere');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a full postcode');
  await expect(page.getByLabel('Full name')).toHaveValue('Maya Lindqvist');
  await page.getByLabel('Postcode').fill('LS6 3BN');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('radio', { name: 'Express delivery' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  const frame = page.frameLocator('iframe[title="Card payment"]');
  await frame.getByRole('button', { name: 'Pay £32.50' }).click();
  await expect(frame.getByRole('alert')).toContainText('Enter your card number');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Expiry date').fill('04/26');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Pay £32.50' }).click();
  await expect(frame.getByRole('alert')).toContainText('This card has expired');
  await frame.getByLabel('Expiry date').fill('12/28');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Pay £32.50' }).click();
  await expect(page).toHaveURL(/\/orders\/FH-20501\/confirmed$/);
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is placed' })).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ basket: [], orders: [{ id: 'FH-20501', total: 3250 }] });
});

test('pays in a frame of another origin', { tag: '@long' }, async ({ page, open }) => {
  const shop = await open({ payPort: 0 });
  await addMug(page, shop.url);
  await toPayment(page);
  const source = await page.locator('iframe').getAttribute('src');
  expect(source?.startsWith(shop.payUrl as string)).toBe(true);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card number').fill('4242424242424242');
  await frame.getByLabel('Expiry date').fill('12/28');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(`${shop.url}orders/FH-20501/confirmed`);
});

test('returns a jacket from the last order', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await page.getByRole('link', { name: 'Start a return' }).click();
  await signIn(page, 'rosa@example.org', 'wrong');
  await expect(page.getByRole('alert')).toContainText('do not go together');
  await signIn(page, 'rosa@example.org', 'fern-and-moss');
  await expect(page.getByRole('status')).toContainText('Hello Rosa');
  await page.getByRole('button', { name: 'Book this return' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Skelder rain jacket' }).check();
  await page.getByLabel('Why are you sending it back?').selectOption('It does not fit');
  await page.getByRole('radio', { name: 'Money back to my card' }).check();
  await page.getByRole('button', { name: 'Book this return' }).click();
  await expect(page).toHaveURL(/\/returns\/RT-7001\/booked$/);
  await expect(page.getByRole('heading', { name: 'Your return is booked' })).toBeVisible();
  expect((await stateOf(page)).returns).toMatchObject([{ id: 'RT-7001', booked: true, refund: 'card' }]);
  await page.goto('/returns/new');
  await expect(page.getByRole('radio', { name: 'Skelder rain jacket' })).toHaveCount(0);
});

test('filters and sorts a department with ticks and the dropdown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/c/bags');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Price: low to high' }).click();
  await expect(page.locator('.card-name').first()).toHaveText('Market tote');
  await page.getByRole('checkbox', { name: 'Waterproof only' }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.locator('.card-name')).toHaveText(['Otter dry bag', 'Drover 35-litre backpack']);
  await page.getByRole('checkbox', { name: 'Berry' }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Nothing here fits all of that')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.locator('.card-name')).toHaveCount(4);
});

test('asks for a size and shows the size guide', async ({ page }) => {
  await page.goto('/p/skelder-rain-jacket');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a size first');
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toContainText('94–101');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('status')).toContainText('(moss, size M)');
});

test('changes and empties the basket', { tag: '@long' }, async ({ page }) => {
  await addMug(page);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('£25.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('There is nothing in your basket yet')).toBeVisible();
});

test('shows an account with its orders, and makes new accounts', { tag: '@long' }, async ({ page }) => {
  await page.goto('/account');
  await signIn(page, 'ken@example.org', 'bus-route-14');
  await page.getByRole('link', { name: 'Order FH-20395' }).click();
  await expect(page.getByText('due 15 May 2026')).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Nia Evans');
  await page.getByLabel('Email address').first().fill('nia@example.org');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('at least eight characters');
  await page.getByLabel('Password').fill('long-enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Nia' })).toBeVisible();
});

test('finds help and takes a message', { tag: '@long' }, async ({ page }) => {
  await page.goto('/search?q=shipping+cost');
  await page.getByRole('link', { name: 'What delivery costs' }).click();
  await expect(page.getByRole('row', { name: /Express/ })).toContainText('£7.50');
  await page.goto('/search?q=kayak');
  await expect(page.getByRole('heading', { name: 'No results for “kayak”' })).toBeVisible();
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Write your message');
  await page.getByLabel('Your name').fill('Ingrid');
  await page.getByLabel('Email address').first().fill('ingrid@example.org');
  await page.getByLabel('What is it about?').selectOption('A repair');
  await page.getByLabel('Your message').fill('The zip is broken.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your reference is FQ-101')).toBeVisible();
  expect((await stateOf(page)).messages).toMatchObject([{ topic: 'A repair', message: 'The zip is broken.' }]);
});

test('works on a telephone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const departments = page.getByRole('navigation', { name: 'Departments' });
  await expect(departments).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await departments.getByRole('link', { name: 'Mugs & kitchen' }).click();
  await expect(page.getByRole('heading', { name: 'Mugs & kitchen' })).toBeVisible();
  for (const path of ['/', '/c/clothing', '/p/skelder-rain-jacket', '/help/delivery', '/help/size-guide', '/sign-in']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
