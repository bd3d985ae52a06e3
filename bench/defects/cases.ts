import { DEFECTS } from '../../fixtures/shop/defects.ts';
import { startShop } from '../../fixtures/shop/server.ts';
import { startSite } from './sites/kit.ts';
import { startMusic } from './sites/music/server.ts';
import { MUSIC } from './sites/music/tasks.ts';
import { COUNCIL, SITES } from './sites/tasks.ts';
import { TASK_OF, TASKS, type Task } from './tasks.ts';

/** A site that runs. */
interface Running {
  url: string;
  close(): Promise<unknown>;
}

/** A task on a site, and the defects of the site that stand in its way. */
export interface Case {
  /** The shop's defects were there while the engine was made; those of the other sites came after. */
  set: 'shop' | 'sites' | 'music' | 'council';
  task: string;
  what: Task;
  defects: readonly string[];
  /** Serves the site with these defects; another seed is another good build: other news, other numbers. */
  start: (options: { defects: readonly string[]; seed: number }) => Promise<Running>;
}

/** Defects are named after the task they stand in the way of: the same one may spoil several sites. */
const named = (task: string, defects: readonly string[]) => defects.map((defect) => `${task}: ${defect}`);
const unnamed = (names: readonly string[]) => names.map((name) => name.slice(name.indexOf(': ') + 2));

export const CASES: readonly Case[] = [
  ...Object.entries(TASKS).map(
    ([task, what]): Case => ({
      set: 'shop',
      task,
      what,
      defects: DEFECTS.map(({ name }) => name).filter((name) => TASK_OF[name] === task),
      start: startShop,
    }),
  ),
  ...[...SITES, ...COUNCIL].map(
    ({ site, task, what, defects }): Case => ({
      set: COUNCIL.some((one) => one.task === task) ? 'council' : 'sites',
      task,
      what,
      defects: named(task, defects),
      start: ({ defects: on, seed }) => startSite(site, { defects: unnamed(on), seed }),
    }),
  ),
  ...MUSIC.map(
    ({ task, what, defects }): Case => ({
      set: 'music',
      task,
      what,
      defects: named(task, defects),
      start: ({ defects: on, seed }) => startMusic({ defects: unnamed(on), seed }),
    }),
  ),
].filter(({ defects }) => defects.length > 0);
