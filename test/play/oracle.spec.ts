import { expect, test } from '@playwright/test';
import type { Check } from '../../src/contract/index.ts';
import { addressMatches, holds, outcomeOf, scrubber, succeeded } from '../../src/play/index.ts';

const PAGE = `
  <h1>Thank   you</h1>
  <p>Your <b>return</b> is <i>booked</i></p>
  <p style="display:none">Hidden promise</p>
  <div id="host"></div>
  <iframe srcdoc="<p>Paid in the frame</p>"></iframe>
  <iframe srcdoc="<p>Nobody sees this</p>" style="display:none"></iframe>
  <input id="name" value="Rosa"><input type="checkbox" id="terms" checked><button id="off" disabled>Off</button>
  <ul><li>a</li><li>b</li></ul>
  <h2>Sent on<br>its way</h2><table><tr><td>Total</td><td>8.00</td></tr></table>
  <p>Your refund <span style="display:none">has been </span>failed</p>
  <p>Nothing is <b style="visibility:hidden">here</b></p>
  <details><summary>More</summary>Folded away <p>Folded too</p></details>
  <div style="height:0;overflow:hidden"><p>Rolled up</p></div>
  <p style="text-transform:uppercase">Straße</p><svg><title>A drawing</title><text y="12">Drawn words</text></svg>
  <select><option>Chosen</option></select><textarea></textarea><input type="submit" value="Send it">
  <canvas>Old browsers</canvas><p>in&shy;stalled</p>`;

const CASES: [Check, boolean][] = [
  [{ text: 'your return is BOOKED' }, true],
  [{ text: 'Thank you' }, true],
  [{ text: 'Hidden promise' }, false],
  [{ text: 'In the shadow' }, true],
  [{ text: 'Paid in the frame' }, true],
  [{ text: 'Nobody sees this' }, false],
  [{ text: 'absent' }, false],
  [{ text: 'Sent on its way' }, true],
  [{ text: 'total 8.00' }, true],
  [{ text: 'Your refund failed' }, true],
  [{ text: 'refund has been' }, false],
  [{ text: 'Nothing is here' }, false],
  [{ text: 'Folded away' }, false],
  [{ text: 'Folded too' }, false],
  [{ text: 'Rolled up' }, false],
  [{ text: 'straße' }, true],
  [{ text: 'STRASSE' }, true],
  [{ text: 'Drawn words' }, true],
  [{ text: 'A drawing' }, false],
  [{ text: 'Rosa' }, false],
  [{ text: 'Chosen' }, false],
  [{ text: 'send it' }, true],
  [{ text: 'Old browsers' }, false],
  [{ text: 'installed' }, true],
  [{ text: 'Slotted words' }, true],
  [{ url: '**/returns/*/booked' }, true],
  [{ url: '/returns/7/booked' }, true],
  [{ url: '**/returns/*' }, false],
  [{ selector: '#name', value: 'Rosa' }, true],
  [{ selector: '#name', value: 'Ken' }, false],
  [{ selector: '#terms', state: 'checked' }, true],
  [{ selector: '#terms', state: 'unchecked' }, false],
  [{ selector: '#off', state: 'disabled' }, true],
  [{ selector: '#off', state: 'enabled' }, false],
  [{ selector: '#absent', state: 'hidden' }, true],
  [{ selector: '#absent' }, false],
  [{ selector: 'li', count: 2 }, true],
  [{ selector: 'li', count: 3 }, false],
  [{ selector: '#absent', count: 0 }, true],
  [{ selector: 'h1', text: 'thank you' }, true],
  [{ selector: 'p', state: 'attached', text: 'nothing' }, false],
  [{ storage: { local: 'seen' } }, true],
  [{ storage: { local: 'seen', value: 'no' } }, false],
  [{ storage: { session: 'step', value: '3' } }, true],
  [{ storage: { cookie: 'visitor', value: 'v1' } }, true],
  [{ storage: { cookie: 'nobody' } }, false],
  [{ storage: { cookie: 'visitor', value: 'v2' } }, true],
  [{ storage: { cookie: 'on-the-way' } }, true],
  [{ request: { method: 'POST', url: '**/api/returns', status: 201, body: '"size"' } }, true],
  [{ request: { method: 'GET', url: '**/api/returns' } }, false],
  [{ request: { url: '**/api/returns', status: 500 } }, false],
];

test('each check says what is true of the open pages', async ({ page, context }) => {
  await page.route('http://shop.test/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
  );
  await page.goto('http://shop.test/returns/7/booked');
  await context.addCookies([
    { name: 'visitor', value: 'v1', url: 'http://shop.test/' },
    { name: 'visitor', value: 'v2', domain: 'shop.test', path: '/returns' },
    { name: 'on-the-way', value: '1', domain: 'shop.test', path: '/checkout' },
  ]);
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<span>In the shadow</span> <slot></slot>';
    document.querySelector('#host')?.append('Slotted words');
    localStorage.setItem('seen', 'yes');
    sessionStorage.setItem('step', '3');
  });
  const evidence = {
    pages: [page],
    requests: [{ method: 'POST', url: 'http://shop.test/api/returns', status: 201, body: '{"size":"M"}' }],
  };
  for (const [check, expected] of CASES) {
    expect.soft(await holds(check, evidence), JSON.stringify(check)).toBe(expected);
  }
  expect(
    await succeeded({ all: [{ text: 'booked' }], any: [{ text: 'absent' }, { url: '/returns/**' }] }, evidence),
  ).toBe(true);
  expect(await succeeded({ all: [{ text: 'booked' }], none: [{ text: 'Thank you' }] }, evidence)).toBe(false);
});

test('a page that hangs answers no check and holds nothing up', async ({ page }) => {
  await page.setContent('<p>Here</p>');
  void page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  expect(await holds({ text: 'Here' }, { pages: [page], requests: [] })).toBe(false);
  await page.close({ runBeforeUnload: false });
});

test('globs match as in Playwright, from the path on without a scheme', () => {
  const address = 'https://shop.test/returns/7/booked?from=mail';
  expect(addressMatches('**/returns/**', address)).toBe(true);
  expect(addressMatches('/returns/*/booked*', address)).toBe(true);
  expect(addressMatches('https://shop.test/**', address)).toBe(true);
  expect(addressMatches('https://other.test/**', address)).toBe(false);
  expect(addressMatches('**/{orders,returns}/*/booked*', address)).toBe(true);
  expect(addressMatches('**/booked', address)).toBe(false);
  expect(addressMatches('http://shop.test', 'http://shop.test/')).toBe(true);
});

test('the outcome follows from what was said and what is true', () => {
  expect(
    ['completed', 'gave_up', 'max_turns', 'closed', 'error'].map((said) =>
      [true, false].map((is) => outcomeOf(said as 'error', is)),
    ),
  ).toEqual([
    ['success', 'false_success'],
    ['unnoticed_success', 'gave_up'],
    ['unnoticed_success', 'max_turns'],
    ['unnoticed_success', 'max_turns'],
    ['error', 'error'],
  ]);
});

test('secrets leave no spelling of theirs behind', () => {
  const scrub = scrubber(
    new Map([
      ['{{password}}', 'p&ss wörd'],
      ['{{pin}}', 'p&ss'],
    ]),
  );
  const said = scrub({
    raw: 'it was p&ss wörd!',
    urls: ['/?q=p%26ss%20w%C3%B6rd', '/?q=p%26ss+w%C3%B6rd'],
    base64: Buffer.from('p&ss wörd').toString('base64'),
    frame: Buffer.from('untouched'),
  });
  expect(said).toEqual({
    raw: 'it was {{password}}!',
    urls: ['/?q={{password}}', '/?q={{password}}'],
    base64: '{{password}}',
    frame: Buffer.from('untouched'),
  });
});
