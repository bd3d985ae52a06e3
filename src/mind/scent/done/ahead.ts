import { fold } from '../../language/index.ts';
import { confirmation } from '../meaning/confirmation.ts';
import { completed } from '../rules/common.ts';
import type { Proposal, Situation } from '../situation.ts';
import { stepDone } from './index.ts';

/** Fit from which on a line tells that just this was done. */
const CONFIRMED = 0.6;

/** The last step is confirmed although an earlier one was never seen to be done: the whole is done. */
export function lookAhead(situation: Situation): Proposal | null {
  const { memory, goal } = situation;
  const last = goal.steps.at(-1);
  const cheered = situation.fresh.find(
    (line) =>
      line.length < 80 &&
      /^(?:correct\b|congratulations|well done|you (?:win|won|did it|got it|guessed)|(?:that's|that is) (?:right|it|correct)|solved|right!)/.test(
        fold(line),
      ),
  );
  if (
    cheered &&
    memory.last &&
    last &&
    (memory.between || /\b(?:guess|win|solve|play|puzzle|quiz)\b/.test(fold(goal.text)))
  )
    return completed({ why: `the page says “${cheered}”`, sure: 0.9, cause: cheered });
  if (!last || memory.step >= goal.steps.length - 1 || memory.commits === 0) return null;
  if (
    goal.steps.slice(memory.step).some((step) => !['buy', 'add', 'transact', 'register', 'remove'].includes(step.verb))
  )
    return null;
  // What the page shows of an earlier step is no sign of the last one: that has to be told in its own words.
  const said = confirmation(situation, last);
  const done = said && said.fit >= CONFIRMED ? stepDone(situation, last, true) : null;
  return done && done.sure >= 0.75 ? completed({ why: done.why, sure: done.sure, cause: done.cause }) : null;
}
