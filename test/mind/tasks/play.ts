import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../src/browser/launch/find.ts';
import type { Decision } from '../../../src/contract/index.ts';
import type { Mind, MindPerson } from '../../../src/mind/mind.ts';
import { createScentMind } from '../../../src/mind/scent/index.ts';
import { EVERYTHING } from '../../everything.ts';
import { look, openAt, requestOf, serveEach } from './stage.ts';
import type { Task } from './types.ts';

export { ROSA, TODAY } from './stage.ts';

/** Serves the pages of every task under its own number. */
export const serveTasks = (tasks: readonly Task[]) => serveEach(tasks, 'task');

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
  const stage = await openAt(browser, `${origin}/task-${index}`, { seed: options.seed });
  const turns: Turned[] = [];
  let claimed = 'max_turns';
  try {
    let memory: unknown = null;
    const maxTurns = task.maxTurns ?? 25;
    for (let turnIndex = 0; turnIndex < maxTurns; turnIndex++) {
      const asked = requestOf({ instructions: task.instructions, knowledge: task.knowledge ?? [] }, await look(stage), {
        ...options,
        index: turnIndex,
        of: maxTurns,
        memory,
      });
      const answer = await mind.decide(asked, new AbortController().signal);
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
