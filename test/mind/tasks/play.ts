import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { openStage } from '../../../src/browser/index.ts';
import { chromiumArguments, findChromium } from '../../../src/browser/launch/find.ts';
import { type Decision, renderInstructions } from '../../../src/contract/index.ts';
import type { Mind, MindPerson } from '../../../src/mind/mind.ts';
import { createScentMind } from '../../../src/mind/scent/index.ts';
import { EVERYTHING } from '../../everything.ts';
import type { Task } from './types.ts';

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

/** Serves the pages of every task under its own number. */
export async function serveTasks(tasks: readonly Task[]): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const cookie = /task=(\d+)/.exec(request.headers.cookie ?? '')?.[1];
    const start = /^\/task-(\d+)$/.exec(url.pathname);
    const task = tasks[Number(start?.[1] ?? cookie ?? -1)];
    const path = start ? '/' : url.pathname;
    const body = task?.pages[path];
    if (start) response.setHeader('set-cookie', `task=${start[1]}; Path=/`);
    if (start) {
      response.writeHead(302, { location: '/' });
      response.end();
      return;
    }
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><meta charset=utf-8>${body ?? '<title>Not found</title><h1>Page not found</h1><a href="/">Home</a>'}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface Turned {
  decision: Decision;
  effect: string;
}

export interface Played {
  won: boolean;
  claimed: string;
  /** The claim is the right one and, where the task asks for an answer, it was said. */
  right: boolean;
  turns: Turned[];
}

/** One person plays one task in a real browser. */
export async function playTask(
  browser: Browser,
  origin: string,
  task: Task,
  index: number,
  mind: Mind,
  options: { seed: number; person?: MindPerson },
): Promise<Played> {
  const person = options.person ?? ROSA;
  const stage = await openStage(browser, {
    person: null,
    origins: [origin],
    secrets: new Map(),
    seed: options.seed,
    pacing: 'free_running',
    retention: 'none',
    viewport: { width: 1024, height: 700 },
  });
  const turns: Turned[] = [];
  let claimed = 'max_turns';
  try {
    await stage.open(`${origin}/task-${index}`);
    let memory: unknown = null;
    const maxTurns = task.maxTurns ?? 25;
    for (let turnIndex = 0; turnIndex < maxTurns; turnIndex++) {
      const observation = await stage.observe();
      const { image } = observation;
      const answer = await mind.decide(
        {
          sessionId: 'task',
          seed: options.seed,
          person,
          today: TODAY,
          instructions: renderInstructions(task.instructions, task.knowledge ?? []),
          environmentName: 'tasks',
          operatingNotes: null,
          turnIndex,
          maxTurns,
          reasoningEffort: 'medium',
          percept: {
            frame: { bytes: image.bytes, mediaType: image.mediaType, width: image.width, height: image.height },
            texts: observation.blocks,
            actions: observation.actions,
            frameAgeMs: 0,
          },
          memory,
        },
        new AbortController().signal,
      );
      memory = JSON.parse(JSON.stringify(answer.memory));
      const { decision } = answer;
      if (decision.status !== 'continue') {
        turns.push({ decision, effect: '' });
        claimed = decision.status;
        break;
      }
      const effect = await stage.act(decision.action_name!, decision.arguments);
      turns.push({ decision, effect: `${effect.kind}: ${effect.words}` });
    }
    const won = await stage
      .page()
      .evaluate('window.won===true||sessionStorage.won==="true"')
      .catch(() => false);
    const said = turns.at(-1)?.decision.comment ?? '';
    const right = claimed === (task.claim ?? 'completed') && (!task.answer || task.answer.test(said));
    return { won: won === true, claimed, right, turns };
  } finally {
    await stage.close();
  }
}

/** Whether a played task counts as done: what the page holds, what the person claims and, when asked, what they said. */
export function passed(task: Task, played: Played): boolean {
  if (task.answer || task.claim === 'gave_up') return played.right;
  return played.right && played.won;
}

/** So many tasks of one test are played at least: with more of them the quick tests take over ten minutes on two processors. */
const FEW = 1;
/** Of more than that every so many-th is played. */
const APART = 10;

/** Of many tasks a few, spread over the list: all of them are played by `npm run test:all`. */
function sampled(tasks: readonly Task[]): readonly Task[] {
  // Two may be there to be held against each other.
  if (EVERYTHING || tasks.length <= 2) return tasks;
  const apart = Math.min(APART, Math.floor(tasks.length / FEW));
  return tasks.filter((_, i) => i % apart === 0);
}

let launched: Promise<Browser> | null = null;

/** The browser of all lists that this process plays; it ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  const found = await findChromium();
  launched = chromium.launch({ executablePath: found!.executablePath, args: chromiumArguments() });
  return launched;
}

/** Plays tasks one after the other, of many a sample, and hands each over as it was played. */
export async function playEach(
  told: readonly Task[],
  seed: number,
  take: (task: Task, played: Played) => void,
): Promise<void> {
  const tasks = sampled(told);
  const browser = await sharedBrowser();
  const site = await serveTasks(tasks);
  try {
    const mind = createScentMind();
    for (const [i, task] of tasks.entries()) take(task, await playTask(browser, site.origin, task, i, mind, { seed }));
  } finally {
    await site.close();
  }
}

/** Those tasks that are not done at the end, each told turn by turn: the rule, the act, why, and what came of it. */
export async function failures(tasks: readonly Task[], seed = 1): Promise<string[]> {
  const failed: string[] = [];
  await playEach(tasks, seed, (task, played) => {
    if (!passed(task, played)) failed.push(`${task.name} (${played.claimed}): ${told(played.turns)}`);
  });
  return failed;
}

/** The turns of a played task in one line. */
export function told(turns: readonly Turned[]): string {
  return turns
    .map(({ decision: { explanation, action_name, arguments: given, comment, status }, effect }) =>
      status === 'continue'
        ? `[${explanation?.rule}] ${action_name} ${JSON.stringify(given)} ${explanation?.why} => ${effect.slice(0, 60)}`
        : `${status}: ${comment}`,
    )
    .join(' | ');
}
