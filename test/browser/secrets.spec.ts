import { expect, test } from './support.ts';

const SECRET = 'rosa-Ä&7@mail';
const SECRETS = { secrets: new Map([['{{mail}}', SECRET]]) };
const FIELD = '<label>Mail <input id=mail></label>';

test('what a page does with a secret leaves it in no name, word or address', async ({ visit }) => {
  const ways = [
    'out.textContent = mail.value',
    "out.textContent = 'As ' + mail.value + ' (you)'",
    'out.textContent = mail.value.toUpperCase()',
    "out.textContent = mail.value.normalize('NFD')",
    'location.hash = mail.value',
    "history.pushState(0, '', '?' + new URLSearchParams({ as: mail.value }))",
    "history.pushState(0, '', '/' + encodeURI(mail.value))",
  ];
  for (const way of ways) {
    const page = await visit(`${FIELD}<button onclick="${way}">Go</button><p><button id=out>.</button></p>`, SECRETS);
    await page.do('type:mail', { text: '{{mail}}' });
    expect(await page.read('mail.value')).toBe(SECRET);
    const effect = await page.do('click:go');
    expect(effect.kind).toBe('changed');
    const told = JSON.stringify([effect, { ...page.seen, image: null }]);
    expect(told.toLowerCase(), way).not.toMatch(/rosa|7@mail|7%40mail|7-mail/);
  }
});

test('a control that is called by a secret can be used', async ({ visit }) => {
  const button = `<button onclick="document.title = 'Used'">As ${SECRET.replace('&', '&amp;')}</button>`;
  const page = await visit(`${button}${button.replace('Used', 'Second')}`, SECRETS);
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:as-mail', 'click:as-mail.2']);
  await page.do('click:as-mail.2');
  expect(page.seen.title).toBe('Second');
});

test('no secret is typed into a document that belongs to nobody', async ({ site, visit }) => {
  const field = FIELD.replaceAll('"', "'");
  for (const frame of [
    `src="data:text/html,${field}"`,
    `sandbox="allow-scripts" srcdoc="${field}"`,
    'sandbox src="/in"',
  ]) {
    const home = await site({ '/': `<iframe ${frame}></iframe>`, '/in': FIELD });
    const page = await visit(home, SECRETS);
    expect((await page.do('type:mail', { text: '{{mail}}' })).kind).toBe('failed');
    expect(await page.stage.page().frames()[1]!.evaluate('mail.value')).toBe('');
  }
  const own = await visit(await site({ '/': `<iframe srcdoc="${field}"></iframe>` }), SECRETS);
  await own.do('type:mail', { text: '{{mail}}' });
  expect(await own.stage.page().frames()[1]!.evaluate('mail.value')).toBe(SECRET);
});

test('a secret is not typed on where the focus goes to somebody else meanwhile', async ({ site, visit }) => {
  const other = await site({ '/': '<input id=card><script>onmessage = () => card.focus()</script>' });
  const home = await site({
    '/': `${FIELD}<iframe id=f src="${other.origin}/"></iframe><script>mail.oninput = () => { f.focus(); f.contentWindow.postMessage(1, '*') }</script>`,
  });
  const page = await visit(home, {
    ...SECRETS,
    origins: [home.origin, other.origin],
    secretOrigins: new Map([['{{mail}}', [home.origin]]]),
  });
  expect((await page.do('type:mail', { text: '{{mail}}' })).kind).toBe('failed');
  expect(await page.stage.page().frames()[1]!.evaluate('card.value')).toBe('');
});
