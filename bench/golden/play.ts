import type { Browser } from 'playwright-core';
import type { Mind } from '../../src/mind/mind.ts';
import { type GoldenTask, serve, sitesOf } from './corpus.ts';
import { eachOf, look, openAt, requestOf } from './stage.ts';

/** Turns that somebody is given beside three for each act of the golden path. */
const SPARE = 12;

export interface Count {
  done: number;
  wrongly: number;
  of: number;
}

/** What kind of task it is: something to do, something to find out, or something that is not there. */
export function kindOf({ claim, answer }: GoldenTask): 'act' | 'question' | 'not there' {
  if (claim === 'gave_up') return 'not there';
  return answer ? 'question' : 'act';
}

async function playOne(browser: Browser, url: string, task: GoldenTask, mind: Mind): Promise<'done' | 'wrongly' | ''> {
  const stage = await openAt(browser, url);
  try {
    let memory: unknown = null;
    const turns = SPARE + 3 * task.golden.length;
    for (let index = 0; index < turns; index++) {
      const request = requestOf(task, await look(stage), { index, of: turns, memory });
      const answer = await mind.decide(request, new AbortController().signal);
      memory = JSON.parse(JSON.stringify(answer.memory));
      const { status, action_name, arguments: given, comment } = answer.decision;
      if (status === 'continue') {
        await stage.act(action_name!, given);
        continue;
      }
      const won = !task.won || (await stage.page().evaluate(task.won)) === true;
      const told = !task.answer || new RegExp(task.answer, 'i').test(comment ?? '');
      if (status === (task.claim ?? 'completed') && won && told) return 'done';
      return status === 'completed' ? 'wrongly' : '';
    }
    return '';
  } finally {
    await stage.close();
  }
}

/** Plays all tasks of an author's sites; how many of each kind are done, and how many wrongly said to be. */
export async function playAll(browser: Browser, author: string, mind: Mind): Promise<Map<string, Count>> {
  const sites = await sitesOf(author);
  const served = await serve(sites);
  const counts = new Map<string, Count>();
  const jobs = sites.flatMap((site, i) => site.tasks.map((task) => ({ url: `${served.origin}/site-${i}`, task })));
  await eachOf(jobs, async ({ url, task }) => {
    const outcome = await playOne(browser, url, task, mind).catch(() => '');
    const count = counts.get(kindOf(task)) ?? { done: 0, wrongly: 0, of: 0 };
    counts.set(kindOf(task), count);
    count.of += 1;
    if (outcome === 'done') count.done += 1;
    if (outcome === 'wrongly') count.wrongly += 1;
  });
  await served.close();
  return counts;
}
