import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { extractActions } from '../../src/browser/index.ts';
import { launchBrowser } from '../../src/browser/launch/launch.ts';
import { rememberListeners } from '../../src/browser/observe/index.ts';
import { openStage } from '../../src/browser/stage/index.ts';
import type { Observation, Stage, StageOptions } from '../../src/browser/types.ts';
import type { AccessibilityProfile, Effect, Person } from '../../src/contract/index.ts';
import { person } from '../people/person.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A site of a few pages on loopback. */
export interface Site {
  origin: string;
  hits: string[];
  server: Server;
  close(): Promise<void>;
}

export async function serve(pages: Record<string, string | Handler>): Promise<Site> {
  const hits: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    hits.push(`${request.method} ${request.url}`);
    const page = pages[path];
    if (page === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title><h1>Not found</h1>');
    } else if (typeof page === 'string') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else page(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    server,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A stage with what a test asks of it again and again. */
export class Visit {
  readonly stage: Stage;
  seen: Observation;

  constructor(stage: Stage, seen: Observation) {
    this.stage = stage;
    this.seen = seen;
  }

  get names(): string[] {
    return this.seen.actions.map((action) => action.name);
  }

  async do(name: string, args: Record<string, string | number | boolean> | null = null): Promise<Effect> {
    if (!this.names.includes(name)) throw new Error(`${name} is not offered, only ${this.names.join(', ')}`);
    const effect = await this.stage.act(name, args);
    this.seen = await this.stage.observe();
    return effect;
  }

  block(label: string): string {
    return this.seen.blocks
      .filter((block) => block.label === label)
      .map((block) => block.text)
      .join('\n');
  }

  /** What the page itself says. */
  read<T>(expression: string): Promise<T> {
    return this.stage.page().evaluate(expression) as Promise<T>;
  }
}

interface Fixtures {
  site: (pages: Record<string, string | Handler>) => Promise<Site>;
  visit: (
    site: Site | string,
    options?: Partial<StageOptions> & { path?: string; browser?: Browser },
  ) => Promise<Visit>;
}

export const test = base.extend<Fixtures, { chromium: Browser }>({
  context: async ({ context, browserName }, use) => {
    if (browserName !== 'chromium') await rememberListeners(context);
    await use(context);
  },
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  site: async ({}, use) => {
    const sites: Site[] = [];
    await use(async (pages) => {
      const site = await serve(pages);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
  visit: async ({ chromium, site }, use) => {
    const stages: Stage[] = [];
    await use(async (where, { path = '/', browser = chromium, ...options } = {}) => {
      const home = typeof where === 'string' ? await site({ '/': where }) : where;
      const stage = await openStage(browser, {
        person: null,
        origins: [home.origin],
        secrets: new Map(),
        seed: 1,
        pacing: 'free_running',
        retention: 'none',
        ...options,
      });
      stages.push(stage);
      await stage.open(home.origin + path);
      return new Visit(stage, await stage.observe());
    });
    await Promise.all(stages.map((stage) => stage.close()));
  },
});

export { expect } from '@playwright/test';

/** A person of whom only this is known. */
export function somebody(accessibility_profile: AccessibilityProfile = {}, more: Partial<Person> = {}): Person {
  return person({
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Rosa Delgado',
    owner: 'self',
    type: 'simulated',
    accessibility_profile,
    ...more,
  });
}

/** What is found on a page of one's own that holds a body, without a person before it. */
export async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:20px;font:15px Arial">${body}`);
  return extractActions(page);
}

/** The labels of the actions of one kind, in their order. */
export const labels = (actions: Awaited<ReturnType<typeof found>>, kind = 'click') =>
  actions.filter((action) => action.kind === kind).map(({ label }) => label);
