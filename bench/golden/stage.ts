import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../src/browser/launch/find.ts';
import type { MindRequest, Percept } from '../../src/mind/mind.ts';
import { requestOf as requestOfTask } from '../../test/mind/tasks/stage.ts';
import type { GoldenTask } from './corpus.ts';

export { look, openAt } from '../../test/mind/tasks/stage.ts';

export async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('no browser was found; run `dramatis doctor`');
  return chromium.launch({ executablePath: found.executablePath, args: chromiumArguments() });
}

/** The request of one turn of a task. */
export function requestOf(
  { instructions, data }: Pick<GoldenTask, 'instructions' | 'data'>,
  percept: Percept,
  turn: { index: number; of: number; memory: unknown },
): MindRequest {
  const knowledge = Object.entries(data ?? {}).map(([name, value]) => ({ name, value: String(value), secret: false }));
  return requestOfTask({ instructions, knowledge }, percept, turn);
}

/** Does some work for each of several things, two at a time: as many as the processors of a small machine. */
export async function eachOf<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < things.length; at = next++) await work(things[at]!);
  };
  await Promise.all([worker(), worker()]);
}
