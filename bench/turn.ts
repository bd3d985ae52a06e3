// What a turn of the driver costs, in one run, so that only ratios count: node bench/turn.ts
//   a whole turn without the settling wait against a screenshot and a click
//   settling against a rule of fixed waits: 500 ms, the requests then running, 500 ms
//   sessions at once: turns a second and memory
import type { Browser, Page } from 'playwright-core';
import { Secrets } from '../src/browser/act/secrets.ts';
import { Happenings } from '../src/browser/guard/happenings.ts';
import { Origins } from '../src/browser/guard/origins.ts';
import { launchBrowser } from '../src/browser/launch/launch.ts';
import { openStage } from '../src/browser/stage/index.ts';
import { PersonStage } from '../src/browser/stage/stage.ts';
import type { Stage, StageOptions } from '../src/browser/types.ts';
import { childrenMiB } from './turn/memory.ts';
import { startSite } from './turn/site.ts';

export interface Row {
  name: string;
  value: number;
  unit: string;
  against?: string;
  ratio?: number;
}

const ROUNDS = 25;
const CONCURRENT = [1, 2, 4, 8];
const CONCURRENT_MS = 6000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function options(origin: string): StageOptions {
  return {
    person: null,
    origins: [origin],
    secrets: new Map(),
    seed: 1,
    pacing: 'free_running',
    retention: 'none',
    image: { type: 'jpeg', quality: 80 },
  };
}

/** A stage that does everything but wait. */
async function hastyStage(browser: Browser, origin: string): Promise<Stage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return new PersonStage({
    context,
    page: await context.newPage(),
    options: options(origin),
    happenings: new Happenings(),
    origins: new Origins([origin]),
    secrets: new Secrets(new Map()),
    trace: null,
    locale: 'en-US',
    device: null,
    touch: false,
    pacing: 'free_running',
    bytesInProgress: async () => 0,
    settle: async () => true,
    dispose: [() => context.close()],
  });
}

async function turnRows(browser: Browser, origin: string): Promise<Row[]> {
  const stage = await hastyStage(browser, origin);
  await stage.open(origin);
  await stage.observe();
  const bare = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await bare.goto(origin);
  const turns: number[] = [];
  const clicks: number[] = [];
  // Interleaved, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    turns.push(
      await timed(async () => {
        await stage.observe();
        await stage.act('click:plain', null);
      }),
    );
    clicks.push(
      await timed(async () => {
        await bare.screenshot({ type: 'jpeg', quality: 80 });
        await bare.mouse.click(30, 20);
      }),
    );
  }
  await stage.close();
  await bare.close();
  return [
    { name: 'screenshot and click', value: median(clicks), unit: 'ms' },
    {
      name: 'a whole turn without the settling wait, 120 controls',
      value: median(turns),
      unit: 'ms',
      against: 'screenshot and click',
      ratio: median(turns) / median(clicks),
    },
  ];
}

/** The rule of fixed waits that browser tools for models use. */
async function fixedWaits(page: Page): Promise<void> {
  const running = new Set<unknown>();
  const started = (request: unknown) => running.add(request);
  const ended = (request: unknown) => running.delete(request);
  page.on('request', started);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.waitForTimeout(500);
  await page.waitForLoadState('load', { timeout: 10_000 }).catch(() => {});
  const until = performance.now() + 5000;
  while (running.size > 0 && performance.now() < until) await page.waitForTimeout(20);
  if (running.size > 0 || performance.now() >= until) await page.waitForTimeout(500);
  page.off('request', started);
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
}

async function settleRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, action, selector] of [
    ['an answer at once', 'click:plain', '#plain'],
    ['an answer after 400 ms', 'click:ask', '#ask'],
    ['on a page that polls', 'click:poll', '#poll'],
    ['another page', 'click:go', '#go'],
  ] as const) {
    const stage = await openStage(browser, options(origin));
    const bare = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < 7; round++) {
      await stage.open(origin);
      await stage.observe();
      if (round > 0 && action === 'click:poll') await stage.page().waitForTimeout(500);
      ours.push(await timed(() => stage.act(action, null)));
      await bare.goto(origin);
      theirs.push(
        await timed(async () => {
          await bare.click(selector);
          await fixedWaits(bare);
        }),
      );
    }
    await stage.close();
    await bare.close();
    rows.push({
      name: `click and settle: ${name}`,
      value: median(ours),
      unit: 'ms',
      against: 'fixed waits',
      ratio: median(ours) / median(theirs),
    });
  }
  return rows;
}

async function concurrentRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const empty = childrenMiB() ?? 0;
  for (const count of CONCURRENT) {
    const stages = await Promise.all(Array.from({ length: count }, () => openStage(browser, options(origin))));
    await Promise.all(stages.map((stage) => stage.open(origin)));
    const until = performance.now() + CONCURRENT_MS;
    let turns = 0;
    await Promise.all(
      stages.map(async (stage) => {
        while (performance.now() < until) {
          await stage.observe();
          await stage.act('click:plain', null);
          turns++;
        }
      }),
    );
    const memory = childrenMiB();
    rows.push({ name: `sessions at once: ${count}`, value: turns / (CONCURRENT_MS / 1000), unit: 'turns/s' });
    if (memory !== null)
      rows.push({ name: `memory a session, ${count} at once`, value: (memory - empty) / count, unit: 'MiB' });
    await Promise.all(stages.map((stage) => stage.close()));
  }
  return rows;
}

/** Prints and returns the figures. */
export async function run(): Promise<Row[]> {
  const site = await startSite();
  const started = performance.now();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    const stage = await openStage(browser, options(site.origin));
    await stage.open(site.origin);
    await stage.observe();
    rows.push({ name: 'from nothing to the first observation', value: performance.now() - started, unit: 'ms' });
    await stage.close();
    rows.push(...(await turnRows(browser, site.origin)));
    rows.push(...(await settleRows(browser, site.origin)));
    rows.push(...(await concurrentRows(browser, site.origin)));
  } finally {
    await browser.close();
    site.close();
  }
  for (const { name, value, unit, against, ratio } of rows)
    process.stdout.write(
      `${name.padEnd(56)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(8)}${ratio === undefined ? '' : ` ${ratio.toFixed(2)} x ${against}`}\n`,
    );
  return rows;
}

if (import.meta.main) await run();
