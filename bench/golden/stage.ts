import { type Browser, chromium } from 'playwright-core';
import { openStage, type Stage } from '../../src/browser/index.ts';
import { chromiumArguments, findChromium } from '../../src/browser/launch/find.ts';
import { renderInstructions } from '../../src/contract/index.ts';
import type { MindRequest, Percept } from '../../src/mind/mind.ts';
import { ROSA, TODAY } from '../../test/mind/tasks/play.ts';
import type { GoldenTask } from './corpus.ts';

export async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('no browser was found; run `dramatis doctor`');
  return chromium.launch({ executablePath: found.executablePath, args: chromiumArguments() });
}

export async function openAt(browser: Browser, url: string, height = 700): Promise<Stage> {
  const stage = await openStage(browser, {
    person: null,
    origins: [new URL(url).origin],
    secrets: new Map(),
    seed: 1,
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

/** The request of one turn of a task. */
export function requestOf(
  task: Pick<GoldenTask, 'instructions' | 'data'>,
  percept: Percept,
  turn: { index: number; of: number; memory: unknown },
): MindRequest {
  const known = Object.entries(task.data ?? {}).map(([name, value]) => ({ name, value: String(value), secret: false }));
  return {
    sessionId: 'golden',
    seed: 1,
    person: ROSA,
    today: TODAY,
    instructions: renderInstructions(task.instructions, known),
    environmentName: 'sites',
    operatingNotes: null,
    turnIndex: turn.index,
    maxTurns: turn.of,
    reasoningEffort: 'medium',
    percept,
    memory: turn.memory,
  };
}

/** Does some work for each of several things, two at a time: as many as the processors of a small machine. */
export async function eachOf<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < things.length; at = next++) await work(things[at]!);
  };
  await Promise.all([worker(), worker()]);
}
