// Finding what can be done on a page, and waiting for what an action caused, in one interleaved run: node bench/observe.ts
//   time: extraction and a whole observation against a screenshot and against other extractors
//   labelled pages: of what each page says must be found, how much is
//   applications: a real mouse clicks everywhere on them; of what had an effect, how much is found, and of what is
//   offered, how much has one. `--quick` leaves this out, `--apps` does nothing else, `--minutes N` (default 4) bounds it.
import type { Browser, Page } from 'playwright-core';
import { extractActions, observe } from '../src/browser/index.ts';
import { launchBrowser } from '../src/browser/launch/launch.ts';
import { EXTRACTORS, type Point } from './observe/extractors.ts';
import { labelled } from './observe/labelled.ts';
import { elementsAt, type Place, places, probe } from './observe/oracle.ts';
import { waits } from './observe/settle.ts';
import { type Subject, startSite } from './observe/site.ts';

const ROUNDS = 7;
const VIEWPORT = { width: 1280, height: 800 };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Goes there whatever the page's own navigations and downloads under way make of it. */
async function go(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' }).catch(() => page.waitForTimeout(300));
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
}

async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await go(page, url);
  await page.waitForTimeout(700);
  return page;
}

type Tally = Map<string, { times: number[]; found: number; wanted: number; nothing: number; offered: number }>;

function tally(counts: Tally, name: string) {
  const known = counts.get(name) ?? { times: [], found: 0, wanted: 0, nothing: 0, offered: 0 };
  counts.set(name, known);
  return known;
}

/** Every extractor on one page, in turns, so that whatever else the machine does falls on all. */
async function compare(browser: Browser, origin: string, subject: Subject, counts: Tally): Promise<void> {
  const page = await visit(browser, origin + subject.path);
  for (const extractor of EXTRACTORS) await extractor.prepare?.(page);
  const times = new Map<string, number[]>();
  const points = new Map<string, Point[]>();
  const again = () => extractActions(page);
  for (let round = 0; round <= ROUNDS; round++) {
    const jobs: Array<[string, () => Promise<unknown>]> = [
      ...EXTRACTORS.map(({ name, find }): [string, () => Promise<unknown>] => [
        name,
        async () => points.set(name, await find(page)),
      ]),
      ['dramatis, nothing changed', again],
      ['screenshot jpeg', () => page.screenshot({ type: 'jpeg', quality: 80 })],
      ['observe', () => observe(page)],
    ];
    for (const [name, work] of jobs) {
      // The others write into the page.
      if (work === again) await extractActions(page);
      const time = await timed(work);
      // The first time each sets itself up.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), time]);
    }
  }
  for (const [name, values] of times) tally(counts, name).times.push(median(values));
  if (subject.labelled)
    for (const [name, found] of points) {
      const count = await labelled(page, found);
      const sum = tally(counts, name);
      sum.found += count.found;
      sum.wanted += count.wanted;
      sum.nothing += count.nothing;
      sum.offered += count.offered;
    }
  await page.close();
}

/** Two effects are one when half of what changed is the same: a page may still have been drawing under one of them. */
function alike(one: string, other: string): boolean {
  const left = new Set(one.split('\n'));
  const right = new Set(other.split('\n'));
  const shared = [...left].filter((line) => right.has(line)).length;
  return shared * 2 >= left.size + right.size - shared;
}

/** Clicks everywhere on an application and counts, for every extractor, the effects it leads to. */
async function bruteForce(browser: Browser, origin: string, subject: Subject, until: number, counts: Tally) {
  const page = await visit(browser, origin + subject.path);
  const offered = new Map<string, string[]>();
  const wanted = new Map<string, Place>();
  for (const place of await places(page)) wanted.set(place.element, place);
  for (const extractor of EXTRACTORS) {
    await extractor.prepare?.(page);
    const found = await extractor.find(page);
    const elements = await elementsAt(page, found);
    offered.set(extractor.name, elements);
    for (const [index, element] of elements.entries()) {
      const at = found[index];
      if (at && element) wanted.set(element, { ...at, element });
    }
  }
  await page.close();
  const fresh = await browser.newPage({ viewport: VIEWPORT });
  const load = async () => {
    await go(fresh, 'about:blank');
    await go(fresh, origin + subject.path);
    await fresh.waitForTimeout(500);
  };
  // What anybody offers comes first; the rest is spread over the page, for a run that is cut short.
  const named = new Set([...offered.values()].flat());
  const rest = [...wanted.values()].filter(({ element }) => !named.has(element));
  const order = rest.map((_, index) => (index * 37) % rest.length);
  const spread = [
    ...[...wanted.values()].filter(({ element }) => named.has(element)),
    ...[...new Set([...order, ...rest.keys()])].map((index) => rest[index] as Place),
  ];
  const probes = await probe(fresh, load, spread, until);
  await fresh.close();
  const effects = new Map(probes.map(({ element, effect }) => [element, effect]));
  const distinct: string[] = [];
  for (const { effect } of probes) if (effect && !distinct.some((known) => alike(known, effect))) distinct.push(effect);
  for (const [name, elements] of offered) {
    const probed = elements.filter((element) => effects.has(element));
    const led = probed.flatMap((element) => effects.get(element) ?? []);
    const sum = tally(counts, name);
    sum.found += distinct.filter((effect) => led.some((other) => alike(effect, other))).length;
    sum.wanted += distinct.length;
    sum.offered += probed.length;
    sum.nothing += probed.filter((element) => effects.get(element) === null).length;
  }
  process.stdout.write(
    `${subject.name}: ${probes.length} of ${wanted.size} places clicked, ${distinct.length} different effects\n`,
  );
}

function print(title: string, head: string[], rows: string[][]): void {
  process.stdout.write(`\n${title}\n`);
  for (const row of [head, ...rows])
    process.stdout.write(`${row.map((cell, index) => (index === 0 ? cell.padEnd(38) : cell.padStart(16))).join('')}\n`);
}

function rows(of: Tally): string[][] {
  return EXTRACTORS.map(({ name }) => {
    const { found, wanted, nothing, offered } = tally(of, name);
    return [name, `${found} / ${wanted}`, percent(found, wanted), percent(offered - nothing, offered)];
  });
}

/** Time, the labelled pages, and waiting. */
async function comparison(browser: Browser, site: Awaited<ReturnType<typeof startSite>>): Promise<void> {
  const counts: Tally = new Map();
  for (const subject of site.subjects) await compare(browser, site.origin, subject, counts);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const snapshots = counts.get('ariaSnapshot')?.times ?? [];
  print(
    `${site.subjects.length} pages; medians of ${ROUNDS} rounds a page, then over the pages`,
    ['', 'ms', 'p95 ms', 'x ariaSnapshot', 'of the sums'],
    [...counts].map(([name, { times }]) => [
      name,
      median(times).toFixed(1),
      (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN).toFixed(1),
      (median(times) / median(snapshots)).toFixed(2),
      (sum(times) / sum(snapshots)).toFixed(2),
    ]),
  );
  const pages = site.subjects.filter((subject) => subject.labelled).length;
  print(`${pages} labelled pages`, ['', 'found', 'recall', 'on a target'], rows(counts));
  print(
    'waiting for what a click caused, against a network that is idle for 500 ms',
    ['', 'ms', 'ready', 'idle ms', 'ready'],
    (await waits(browser)).map(({ name, ours, oursReady, theirs, theirsReady, rounds }) => [
      name,
      ours.toFixed(0),
      `${oursReady} / ${rounds}`,
      theirs.toFixed(0),
      `${theirsReady} / ${rounds}`,
    ]),
  );
}

async function run(): Promise<void> {
  const asked = process.argv.slice(2);
  const minutes = Number(asked[asked.indexOf('--minutes') + 1] || 4) || 4;
  const browser = await launchBrowser();
  const site = await startSite(browser);
  try {
    if (!asked.includes('--apps')) await comparison(browser, site);
    if (asked.includes('--quick')) return;
    const clicked: Tally = new Map();
    const applications = site.subjects.filter((subject) => !subject.labelled);
    process.stdout.write('\n');
    for (const subject of applications) {
      const until = performance.now() + (minutes * 60_000) / applications.length;
      await bruteForce(browser, site.origin, subject, until, clicked);
    }
    print('applications, clicked all over', ['', 'effects found', 'recall', 'works'], rows(clicked));
  } finally {
    await browser.close();
    site.close();
  }
}

if (import.meta.main) await run();
