import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { openStage } from '../../src/browser/index.ts';

export interface Wait {
  name: string;
  /** Milliseconds from the click until the rule says that the page is ready; medians. */
  ours: number;
  theirs: number;
  /** How often what the click caused was there by then. */
  oursReady: number;
  theirsReady: number;
  rounds: number;
}

const ROUNDS = 5;
const IDLE_LIMIT_MS = 5000;
const PAGE = `<!doctype html><title>Waiting</title><style>@keyframes turn { to { transform: rotate(360deg) } } .skeleton { width: 200px; height: 20px; background: #ddd }</style>
  <button id=plain onclick="done()">Plain</button><button id=ask onclick="fetch('/slow').then(done)">Ask</button>
  <button id=chain onclick="fetch('/slow').then(() => fetch('/slow?more')).then(done)">Chain</button>
  <button id=poll onclick="done()">Poll</button><button id=stream onclick="new EventSource('/events'); done()">Stream</button>
  <button id=spin onclick="out.innerHTML = '<i style=animation:turn_1s_infinite>o</i>'; fetch('/slow').then(done)">Spin</button>
  <button id=bones onclick="out.innerHTML = '<div class=skeleton></div>'; fetch('/slow').then(() => setTimeout(done, 300))">Bones</button>
  <p id=out></p><script>const done = () => { out.textContent = 'ready' }; if (location.search === '?poll') setInterval(() => fetch('/poll'), 300)</script>`;
const CASES = [
  ['an answer at once', 'plain', ''],
  ['a request of 400 ms', 'ask', ''],
  ['two requests, one after the other', 'chain', ''],
  ['a page that polls', 'poll', '?poll'],
  ['a stream that stays open', 'stream', ''],
  ['a spinner and a request', 'spin', ''],
  ['a skeleton that outlives its request', 'bones', ''],
] as const;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ready = async (page: Page) => (await page.textContent('#out')) === 'ready';

/** Waiting for what a click caused, against waiting until the network was idle for 500 ms. */
export async function waits(browser: Browser): Promise<Wait[]> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/slow') setTimeout(() => response.end('late'), 400);
    else if (path === '/poll') setTimeout(() => response.end('ok'), 100);
    else if (path === '/events')
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rows: Wait[] = [];
  try {
    for (const [name, id, query] of CASES) {
      const stage = await openStage(browser, {
        person: null,
        origins: [origin],
        secrets: new Map(),
        seed: 1,
        pacing: 'free_running',
        retention: 'none',
      });
      const bare = await browser.newPage();
      const row: Wait = { name, ours: 0, theirs: 0, oursReady: 0, theirsReady: 0, rounds: ROUNDS };
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        await stage.open(`${origin}/${query}`);
        await stage.observe();
        // Clockwork of the page's own is told by its having run before.
        if (query) await stage.page().waitForTimeout(1000);
        let start = performance.now();
        await stage.act(`click:${id}`, null);
        times[0].push(performance.now() - start);
        if (await ready(stage.page())) row.oursReady++;
        await bare.goto(`${origin}/${query}`);
        start = performance.now();
        await bare.click(`#${id}`);
        await bare.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => {});
        times[1].push(performance.now() - start);
        if (await ready(bare)) row.theirsReady++;
      }
      await stage.close();
      await bare.close();
      rows.push({ ...row, ours: median(times[0]), theirs: median(times[1]) });
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return rows;
}
