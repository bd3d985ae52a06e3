import { mkdir, writeFile } from 'node:fs/promises';
import type { PlannedSession } from '../../src/play/index.ts';
import { secretOriginsOf } from '../../src/play/index.ts';
import { expect, somebody, test } from './support.ts';

test('what the browser itself objects to in a form is told, each time it is sent', async ({ visit }) => {
  const page = await visit(
    `<form onsubmit="return false"><label>Guests <input id=guests type=number max=4></label><label>Code <input oninput="this.setCustomValidity(/^K/.test(this.value) ? '' : 'Codes start with K')"></label><button>Book</button></form>`,
  );
  await page.do('type:guests', { text: '9' });
  await page.do('type:code', { text: 'A7' });
  expect((await page.do('click:book')).words).toMatch(/A message appeared: ".*\b4\b.*"/);
  expect((await page.do('click:book')).words).toMatch(/A message appeared: ".*\b4\b.*"/);
  await page.do('type:guests', { text: '2' });
  expect((await page.do('click:book')).words).toContain('A message appeared: "Codes start with K"');
  await page.do('type:code', { text: 'K7' });
  expect((await page.do('click:book')).words).not.toContain('message');
});

test('a form that checks for itself is not spoken for', async ({ visit }) => {
  const page = await visit(
    `<form novalidate onsubmit="name.focus();return false"><label>Name <input id=name required></label><button>Send</button></form>`,
  );
  expect((await page.do('click:send')).words).not.toContain('message');
});

test('what only a browser with a window can do is asked for, told, and left again', async ({ visit }) => {
  const page = await visit(
    `<div id=whole><button onclick="whole.requestFullscreen()">Whole screen</button></div><button onclick="document.body.requestPointerLock().catch(({ name }) => out.textContent = name)">Look around</button>
    <button onclick="navigator.clipboard.readText().catch(() => {})">Paste</button><p id=out></p>`,
  );
  await page.do('click:whole-screen');
  expect(page.names).not.toContain('click:paste');
  await page.do('press:escape');
  expect(page.names).toContain('click:paste');
  expect((await page.do('click:paste')).words).toContain('what was copied; it was not allowed');
  expect((await page.do('click:look-around')).words).toContain('asked to keep the pointer');
  expect(await page.read('out.textContent')).toBe('NotAllowedError');
});

test('keys reach radio buttons that nothing is drawn around, and choose in a list without a mouse', async ({
  visit,
}) => {
  const keys = await visit(
    `<label><input type=radio name=way>By post</label> <label><input type=radio name=way id=hand>By hand</label><label>Size <select id=size><option>S<option>L</select></label>
    <script>let presses = 0; addEventListener('mousedown', () => presses++)</script>`,
    { person: somebody({ motor: 'keyboard_only' }) },
  );
  await keys.do('check:by-hand');
  await keys.do('choose:size', { option: 'L' });
  expect(await keys.read('[hand.checked, size.value, presses]')).toEqual([true, 'L', 0]);
});

test('a secret goes into the origin that it is for, and into no other that is allowed', async ({ site, visit }) => {
  const field = '<label>Password <input id=word type=password></label>';
  const other = await site({ '/': field });
  const home = await site({ '/': `${field}<a href="${other.origin}/">Partner</a>` });
  const secrets = new Map([['{{password}}', 's3 cret']]);
  const planned = { secrets, environment: { url: `${home.origin}/start` } } as unknown as PlannedSession;
  const named = { ...planned, secretOrigins: new Map([['{{password}}', [home.origin, other.origin]]]) };
  for (const [session, typed] of [
    [planned, ''],
    [named, 's3 cret'],
  ] as const) {
    const secretOrigins = secretOriginsOf(session);
    const page = await visit(home, { secrets, secretOrigins, origins: [home.origin, other.origin] });
    await page.do('type:password', { text: '{{password}}' });
    expect(await page.read('word.value')).toBe('s3 cret');
    await page.do('click:partner');
    const effect = await page.do('type:password', { text: '{{password}}' });
    expect([await page.read('word.value'), effect.kind]).toEqual([typed, typed ? 'changed' : 'failed']);
  }
});

test('a page that asks for a file without a field gets the one it is about', async ({ site, visit }, info) => {
  const path = info.outputPath('cv.txt');
  await mkdir(info.outputPath(), { recursive: true });
  await writeFile(path, 'Ada');
  const home = await site({
    '/': `<button onclick="pick()">Open a document</button><p id=out></p><script>async function pick() { const [handle] = await showOpenFilePicker(); out.textContent = handle.name + ' ' + await (await handle.getFile()).text() + ' ' + (handle instanceof FileSystemFileHandle) }</script>`,
  });
  const page = await visit(home, { files: new Map([['cv', path]]) });
  expect((await page.do('click:open-a-document')).words).toContain('"cv" was chosen');
  expect(await page.read('out.textContent')).toBe('cv.txt Ada true');
});

test('what goes on moving is met on its way', async ({ visit }) => {
  const page = await visit(
    `<style>@keyframes go { to { transform: translateX(1150px) } } #go { width: 60px; animation: go 14s linear forwards }</style><button id=go onclick="document.title = 'caught'">Go</button>`,
  );
  await page.do('click:go');
  expect(await page.read('document.title')).toBe('caught');
});

test('a file that a link downloads counts as a request that was answered', async ({ site, visit }) => {
  const home = await site({
    '/': '<a href="/invoice.pdf" download>Invoice</a>',
    '/invoice.pdf': (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  });
  const page = await visit(home);
  await page.do('click:invoice');
  const files = () => page.stage.requests.filter(({ url }) => url === `${home.origin}/invoice.pdf`);
  await expect.poll(files).toEqual([{ method: 'GET', url: `${home.origin}/invoice.pdf`, status: 200, body: null }]);
});
