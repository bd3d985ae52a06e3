import { lookAnew } from '../rules/way/look.ts';
import type { Proposal, Situation } from '../situation.ts';

/** Decides anew, once what is asked for next is another step; `passed` counts the steps that turned out to be chosen already. */
export type Again = (situation: Situation, passed?: number) => Proposal;

/** Turns to another step of the task, of which nothing is done yet. Writes to `memory`. */
export function onTo(situation: Situation, step: number): void {
  Object.assign(situation.memory, { step, done: [], commits: 0, stuck: 0 });
  lookAnew(situation);
}
