import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addMug, expect, stateOf, test } from './shop.ts';

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['fixtures/shop/server.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function output(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (said.out += chunk));
  child.stderr?.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

test('the command prints where it listens and stops when told to', async () => {
  const child = run('--port', '0', '--defect', 'jargon', '--defect', 'long-form');
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  expect(String(line)).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const url = String(line).trim().split(' ').at(-1) as string;
  expect(await (await fetch(`${url}help`)).text()).toContain('Consignment tariffs');
  child.kill('SIGTERM');
  expect((await output(child)).code).toBe(0);
});

test('the command refuses what it does not understand', async () => {
  const [defect, port, option] = await Promise.all([
    output(run('--port', '0', '--defect', 'ugly')),
    output(run('--port', 'ninety')),
    output(run('--prot', '0')),
  ]);
  expect(defect).toMatchObject({ code: 2, out: '' });
  expect(defect.err).toContain('there is no defect "ugly"; there are: vague-label');
  expect(port).toMatchObject({ code: 2, err: '--port must be a whole number from 0 to 65535, not "ninety"\n' });
  expect(option).toMatchObject({ code: 2 });
});

test('visitors know nothing of each other, and reset forgets them all', async ({ page, browser, open }) => {
  const shop = await open({});
  await addMug(page, shop.url);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${shop.url}basket`);
  await expect(stranger.getByText('There is nothing in your basket yet')).toBeVisible();
  expect((await stateOf(page)).basket).toHaveLength(1);
  shop.reset();
  expect((await stateOf(page)).basket).toHaveLength(0);
  await other.close();
});

test('two shops side by side keep their visitors apart', async ({ page, open }) => {
  const [one, two] = [await open({}), await open({})];
  await addMug(page, one.url);
  await page.goto(`${two.url}basket`);
  await expect(page.getByText('There is nothing in your basket yet')).toBeVisible();
  await page.goto(`${one.url}basket`);
  await expect(page.getByRole('link', { name: 'Tarn enamel mug' })).toBeVisible();
});

test('pages ask nothing of other servers and raise no errors', async ({ page, shop }) => {
  const strange: string[] = [];
  page.on('request', (request) => request.url().startsWith(shop.url) || strange.push(request.url()));
  page.on('pageerror', (error) => strange.push(error.message));
  page.on('console', (message) => message.type() === 'error' && strange.push(message.text()));
  for (const path of ['/', '/c/camping', '/search?q=tent', '/p/heron-family-tent', '/help/contact', '/sign-in']) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  expect(strange).toEqual([]);
});

test('escapes what visitors write, and leads nobody elsewhere', async ({ page, shop }) => {
  await page.goto('/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
  for (const back of ['https://example.org/', '//example.org/', '/\\example.org']) {
    const answer = await page.request.post(`${shop.url}cookies`, {
      form: { choice: 'all', back },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toBe('/');
  }
});

test('the seed chooses what is shown first and the first order number', async ({ page, open }) => {
  const [plain, seeded] = [await open({}), await open({ seed: 5 })];
  const first = async (url: string): Promise<string> => {
    await page.goto(url);
    return page.locator('.card-name').first().innerText();
  };
  expect(await first(plain.url)).toBe(await first(plain.url));
  expect(await first(plain.url)).not.toBe(await first(seeded.url));
});

test('answers quickly', async ({ shop }) => {
  await fetch(shop.url);
  const times: number[] = [];
  for (let index = 0; index < 20; index++) {
    const start = performance.now();
    await (await fetch(`${shop.url}c/clothing`)).text();
    times.push(performance.now() - start);
  }
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(50);
});
