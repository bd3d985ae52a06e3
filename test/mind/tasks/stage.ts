import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openStage, type Stage } from '../../../src/browser/index.ts';
import { type Knowledge, renderInstructions } from '../../../src/contract/index.ts';
import type { MindPerson, MindRequest, Percept } from '../../../src/mind/mind.ts';

export const ROSA: MindPerson = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Rosa Delgado',
  bio: 'A nurse who shops on her phone between shifts.',
  city: 'Madrid',
  country: 'Spain',
  occupation: 'Nurse',
  date_of_birth: '1985-02-03',
  education_level: 'bachelor',
  employment_status: 'employed_full_time',
  gender: 'female',
  household: 'couple_with_kids',
  income_level: 'middle',
  interests: [],
  locale_type: 'urban',
  accessibility_profile: {},
};

export const TODAY = new Date('2026-11-02T00:00:00Z');

/** Serves several sites under one address: `/site-3`, or whatever they are called, leads to the front page of the fourth. */
export async function serveEach(
  sites: ReadonlyArray<{ pages: Readonly<Record<string, string>> }>,
  called: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const [opens, visits] = [new RegExp(`^/${called}-(\\d+)$`), new RegExp(`${called}=(\\d+)`)];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const start = opens.exec(pathname)?.[1];
    if (start) {
      response.writeHead(302, { location: '/', 'set-cookie': `${called}=${start}; Path=/` }).end();
      return;
    }
    const number = visits.exec(request.headers.cookie ?? '')?.[1];
    const body = sites[Number(number)]?.pages[pathname];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    const missing = '<title>Not found</title><h1>Page not found</h1><a href="/">Home</a>';
    response.end(`<!doctype html><html lang=en><meta charset=utf-8>${body ?? missing}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A stage of the usual size at an address. */
export async function openAt(browser: Browser, url: string, { seed = 1, height = 700 } = {}): Promise<Stage> {
  const stage = await openStage(browser, {
    person: null,
    origins: [new URL(url).origin],
    secrets: new Map(),
    seed,
    pacing: 'free_running',
    retention: 'none',
    viewport: { width: 1024, height },
  });
  await stage.open(url);
  return stage;
}

/** What the person perceives of a page. */
export async function look(stage: Stage): Promise<Percept> {
  const { image, blocks, actions } = await stage.observe();
  const { bytes, mediaType, width, height } = image;
  return { frame: { bytes: new Uint8Array(bytes), mediaType, width, height }, texts: blocks, actions, frameAgeMs: 0 };
}

/** What the mind is asked on one turn of a task. */
export function requestOf(
  { instructions, knowledge }: { instructions: string; knowledge: Knowledge[] },
  percept: Percept,
  turn: { index: number; of: number; memory: unknown; seed?: number; person?: MindPerson },
): MindRequest {
  return {
    sessionId: 'task',
    seed: turn.seed ?? 1,
    person: turn.person ?? ROSA,
    today: TODAY,
    instructions: renderInstructions(instructions, knowledge),
    environmentName: 'tasks',
    operatingNotes: null,
    turnIndex: turn.index,
    maxTurns: turn.of,
    reasoningEffort: 'medium',
    percept,
    memory: turn.memory,
  };
}
