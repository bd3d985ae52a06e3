import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { extractActions, observe } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** Two origins of different sites: `localhost` and `127.0.0.1` are run in processes of their own. */
let server: Server;
let here = '';
let elsewhere = '';

const inside = (name: string) =>
  `<style>body{margin:10px;height:900px}</style><p>Words inside ${name}</p><button onclick="document.title='hit'">Inside ${name}</button>
   <div id="w"></div><script>w.attachShadow({mode:'closed'}).innerHTML='<a href="#x">Closed ${name}</a>';addEventListener('click',()=>parent.postMessage('${name}','*'))</script>`;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname === '/inside') response.end(inside(url.searchParams.get('name') ?? ''));
    else if (url.pathname === '/middle')
      response.end(
        `<style>body{margin:0}</style><iframe width="300" height="120" style="border:5px solid;margin:7px" src="${elsewhere}/inside?name=deep"></iframe>`,
      );
    else if (url.pathname === '/hang') setTimeout(() => response.end('late'), 20_000).unref();
    else
      response.end(`<style>body{margin:0} iframe{border:3px solid;padding:4px} .log{position:fixed;right:0;top:0}</style><div class="log"></div>
        <script>addEventListener('message',(event)=>{document.querySelector('.log').textContent+=event.data+' '})</script>
        <iframe width="300" height="120" src="/inside?name=same"></iframe>
        <iframe width="300" height="120" src="${elsewhere}/inside?name=other"></iframe>
        <iframe width="300" height="120" sandbox="allow-scripts" src="/inside?name=boxed"></iframe><br>
        <iframe width="320" height="160" src="/middle"></iframe>
        <iframe width="300" height="120" style="transform:scale(0.5);transform-origin:0 0" src="${elsewhere}/inside?name=small"></iframe>
        <div style="position:relative;width:400px;height:140px"><iframe width="300" height="120" src="${elsewhere}/inside?name=under"></iframe><div style="position:absolute;inset:0;background:#ccc">Cover</div></div>
        <iframe width="300" height="100" src="${elsewhere}/inside?name=scrolled"></iframe><iframe width="300" height="100" style="display:none" src="/inside?name=gone"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  here = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function click(page: Page, label: string): Promise<void> {
  const action = (await extractActions(page)).find((known) => known.label === label);
  if (!action) throw new Error(`${label} was not found`);
  await page.mouse.click(action.point.x, action.point.y);
}

test('finds and reaches what is in frames of the same and of other origins', async ({ page }) => {
  await page.goto(here);
  const scrolled = page.frames().find((frame) => frame.url().includes('scrolled'));
  await scrolled?.evaluate(() => scrollTo(0, 20));
  const actions = await extractActions(page);
  const labels = actions.map((action) => action.label);
  for (const name of ['same', 'other', 'boxed', 'deep', 'small', 'scrolled']) {
    expect(
      labels.filter((label) => label === `Inside ${name}`),
      name,
    ).toHaveLength(1);
    expect(
      labels.filter((label) => label === `Closed ${name}`),
      name,
    ).toHaveLength(1);
  }
  expect(labels).not.toContain('Inside under');
  expect(labels).not.toContain('Inside gone');
  expect(actions.find((action) => action.label === 'Inside other')?.frame).toBe(`${elsewhere}/inside?name=other`);
  const small = actions.find((action) => action.label === 'Inside small');
  const other = actions.find((action) => action.label === 'Inside other');
  expect(small?.target.width).toBeCloseTo((other?.target.width ?? 0) / 2, -1);
  for (const name of ['same', 'other', 'boxed', 'deep', 'small', 'scrolled']) await click(page, `Inside ${name}`);
  await expect(page.locator('.log')).toHaveText('same other boxed small scrolled ');
});

test('reads the words in frames and can scroll them', async ({ page }) => {
  await page.goto(here);
  const seen = await observe(page);
  const words = seen.texts.map((text) => text.text);
  for (const name of ['same', 'other', 'boxed', 'deep']) expect(words).toContain(`Words inside ${name}`);
  expect(words).not.toContain('Words inside under');
  expect(words).toContain('Cover');
  expect(seen.actions.filter((action) => action.name.startsWith('scroll.')).length).toBeGreaterThan(3);
});

test('a frame that never loads does not hold up the rest', async ({ page }) => {
  await page.setContent(`<button>Here</button><iframe src="${elsewhere}/hang"></iframe>`, { waitUntil: 'commit' });
  const started = Date.now();
  const labels = (await extractActions(page)).map((action) => action.label);
  expect(labels).toContain('Here');
  expect(Date.now() - started).toBeLessThan(4000);
});

test('a page of another origin that an object holds', async ({ page }) => {
  await page.setContent(`<object type="text/html" data="${elsewhere}/inside?name=held" width=400 height=200></object>`);
  await expect(async () => {
    const labels = (await extractActions(page)).map(({ label }) => label);
    expect(labels).toEqual(['Inside held', 'Closed held']);
  }).toPass({ timeout: 5000 });
});
