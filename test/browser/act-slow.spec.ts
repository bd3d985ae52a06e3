import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataOptions } from '../../src/browser/stage/index.ts';
import { expect, test } from './support.ts';

test('answers that come late: another page, a window, a list behind "Loading"', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><a href=/next onclick="event.preventDefault(); setTimeout(() => location = '/next', 600)">Go</a>
      <button onclick="this.disabled = true; setTimeout(() => location = '/slow', 300)">Pay</button>
      <button onclick="const w = window.open('about:blank'); setTimeout(() => w.location = '/next', 600)">Window</button>
      <button onclick="out.innerHTML = '<p>Loading…</p>'; setTimeout(() => out.innerHTML = '<a href=#r>Result one</a>', 1500)">Search</button><div id=out></div>`,
    '/next': '<title>Next</title>',
    '/slow': (_, response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Paid</title>'), 1500),
  });
  const page = await visit(home);
  await page.do('click:search');
  expect(page.names).toContain('click:result-one');
  await page.do('click:window');
  expect(page.seen.title).toBe('Next');
  await page.do('tab:close');
  await page.do('click:go');
  expect(page.seen.title).toBe('Next');
  await page.do('back');
  await page.do('click:pay');
  expect(page.seen.title).toBe('Paid');
});

test('clocks are no answer, counters are', async ({ visit }) => {
  const page = await visit(
    `<p id=clock>12:00:00</p><button>Dead</button><button onclick="n.textContent = 'Basket 1'">Add</button><p id=n>Basket 0</p><script>let s = 0; setInterval(() => clock.textContent = '12:00:' + String(++s % 60).padStart(2, '0'), 1000)</script>`,
  );
  expect((await page.do('click:dead')).kind).toBe('nothing');
  expect((await page.do('click:add')).words).toContain('Basket 1');
});

test('links to other programs, pages that cannot be opened, and what happens meanwhile', { tag: '@long' }, async ({
  site,
  visit,
}) => {
  const home = await site({
    '/': `<title>Home</title><a href="mailto:help@shop.example?subject=x">Write to us</a> <a href="tel:+34911">Call</a> <a href=/round>Round</a>
      <button onclick="setTimeout(() => { const a = document.createElement('a'); a.href = '/file'; a.download = 'late.csv'; a.click() }, 1500)">Later</button>`,
    '/round': (_, response) => void response.writeHead(302, { location: '/round' }).end(),
    '/file': 'a,b',
  });
  const page = await visit(home);
  expect((await page.do('click:write-to-us')).words).toContain('help@shop.example');
  expect((await page.do('click:call')).words).toContain('+34911');
  expect(page.seen.title).toBe('Home');
  await page.do('click:later');
  await page.stage.page().waitForTimeout(1800);
  page.seen = await page.stage.observe();
  expect(page.block('outcome')).toContain('late.csv');
  expect((await page.do('click:round')).words).toContain('cannot be opened');
  await page.do('back');
  expect(page.seen.title).toBe('Home');
});

test('the data of a task gives files and the password of the server', async ({ site, visit }, info) => {
  const scenario = info.outputPath('scenarios', 'apply.scenario.yaml');
  mkdirSync(dirname(scenario), { recursive: true });
  writeFileSync(join(dirname(scenario), 'cv.pdf'), 'x');
  const asked: Array<string | undefined> = [];
  const home = await site({
    '/': '<title>Home</title><a href=/members>Members</a>',
    '/members': (request, response) => {
      asked.push(request.headers.authorization);
      if (!request.headers.authorization) response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Members</title>');
    },
  });
  const knowledge = [
    { name: 'CV', value: './cv.pdf', secret: false },
    { name: 'Letter', value: 'none.pdf', secret: false },
    { name: 'username', value: 'rosa', secret: false },
    { name: 'password', value: '{{password}}', secret: true },
  ];
  const secrets = new Map([['{{password}}', 's3 cret']]);
  const options = dataOptions(knowledge, secrets, scenario, `${home.origin}/`);
  expect([...(options.files ?? [])]).toEqual([['CV', join(dirname(scenario), 'cv.pdf')]]);
  expect(options.httpCredentials).toEqual({ username: 'rosa', password: 's3 cret', origin: home.origin });
  const page = await visit(home, { secrets, ...options });
  await page.do('click:members');
  expect(page.seen.title).toBe('Members');
  expect(asked.at(-1)).toBe(`Basic ${Buffer.from('rosa:s3 cret').toString('base64')}`);
  expect(dataOptions([], new Map(), scenario, home.origin)).toEqual({});
});
