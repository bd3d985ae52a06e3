import { IF_THERE } from '../goal/wording/if-so.ts';
import { freshAct } from '../memory/act.ts';
import { type Memory, tookItAll } from '../memory.ts';
import type { LastAct } from '../remembered.ts';
import type { Proposal, Situation } from '../situation.ts';
import { pairsLeft, partsLeft, signOutLeft } from './left.ts';

/** What a claim leaves of a task that tells nothing to be put in; empty where it leaves nothing, or was left already. */
export function leftOf(situation: Situation, { status, rule, whole }: Proposal): string {
  const { memory, knowledge, asked } = situation;
  const claims = status === 'completed' && rule !== 'answered' && memory.answer === '' && !tookItAll(memory);
  const open = claims && !memory.told && knowledge.length === 0 ? pairsLeft(situation) : '';
  if (open !== '' && open !== memory.rest) return open;
  const signedIn = claims && !memory.told ? signOutLeft(situation) : '';
  if (signedIn !== '' && signedIn !== memory.rest) return signedIn;
  // Who set how a list is shown was told no more than that.
  if (!claims || whole || memory.told || memory.last?.rule === 'set_view' || knowledge.length > 0) return '';
  const rest = partsLeft(situation, asked);
  return rest === memory.rest ? '' : rest;
}

/** Begins with what is left of the task: what was done so far was done for the rest of it. */
export function goesOn(memory: Memory, rest: string): Memory {
  const anew = {
    sent: '',
    records: null,
    sheet: null,
    view: null,
    done: [],
    covered: [],
    commits: 0,
    stuck: 0,
    met: -1,
  };
  const own = memory.own.map((act) => ({ ...act, step: -1 }));
  return Object.assign(memory, anew, { rest, step: 0, last: asPast(memory.last), own });
}

/** The last act, as one that was done for something before. */
function asPast(last: LastAct | null): LastAct | null {
  return last && { ...last, step: -1, completes: false, commits: false };
}

/** Whether one of several acts is at its end: it is done, or is asked only where the thing is there, and it is not. */
export function isOver({ status, rule }: Proposal, act: string): boolean {
  return status === 'completed' || (status === 'gave_up' && rule !== 'patience_spent' && IF_THERE.test(act));
}

/**
 * Begins with the next of several acts, as if nothing else had been asked: what was done so far was done for those before.
 *
 * @param answer what was found out by the last one; empty where it asked nothing.
 */
export function nextAct(memory: Memory, answer: string): Memory {
  const { act, answers, last } = memory;
  return {
    ...memory,
    ...freshAct(),
    act: act + 1,
    answers: answer ? [...answers, answer] : answers,
    last: asPast(last),
  };
}
