import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { confirmation } from '../meaning/confirmation.ts';
import { completed } from '../rules/common.ts';
import { heldGuess } from '../rules/setbacks/feedback.ts';
import type { Done, Proposal, Situation } from '../situation.ts';
import { stepDone } from './index.ts';

/** What was put into the form of the step before is chosen by that: "sign up and choose the free plan". */
export function chosenBefore({ memory }: Situation, step: Step): Done {
  if (!memory.last?.commits || memory.last.step >= memory.step) return null;
  // "Change the number, and have the reminders sent as texts": one form may have taken both.
  const changed = step.verb === 'transact' && /^change\b/i.test(step.text) ? step.pairs[0]?.value : undefined;
  const taken = changed
    ? memory.covered.find((text) => literalCoverage(phrase(changed), phrase(text)) > 0.9)
    : undefined;
  if (taken) return { why: `“${taken}” is chosen already`, cause: taken, sure: 0.8 };
  const given = Object.values(memory.filled).flatMap((form) => Object.values(form));
  const sent = step.pairs.length > 0 && step.pairs.every(({ value }) => given.includes(value));
  if (sent && ['transact', 'add'].includes(step.verb))
    return { why: `“${step.pairs[0]!.value}” was put in with the rest`, cause: step.pairs[0]!.value, sure: 0.7 };
  if (!['pick', 'tick', 'enter'].includes(step.verb)) return null;
  const wish = phrase(step.text);
  const value = [...memory.covered, ...given].find(
    (text) => text.length > 2 && literalCoverage(phrase(text), wish) > 0.5,
  );
  return value ? { why: `“${value}” is chosen already`, cause: value, sure: 0.8 } : null;
}

/** Whether what a later step chooses was pressed just now: its button bears the name. */
function taken({ memory }: Situation, step: Step): boolean {
  const name = phrase((step.items[0] ?? step.object).replace(/\b(?:offer|option|plan|tariff|package|one)\b/gi, ' '));
  return (
    memory.last?.kind === 'click' && name.tokens.length > 0 && literalCoverage(name, phrase(memory.last.label)) > 0.9
  );
}

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
  const guess = heldGuess(situation);
  if (guess)
    return completed({ why: `nothing is said against ${guess}, as was against the others`, sure: 0.55, cause: guess });
  if (!last || memory.step >= goal.steps.length - 1 || memory.commits === 0) return null;
  const thanked = last.verb === 'pick' && taken(situation, last) ? confirmation(situation, last) : null;
  if (thanked && thanked.fit >= 0.45)
    return completed({ why: `the page says “${thanked.line}”`, sure: 0.8, cause: thanked.line });
  if (
    goal.steps.slice(memory.step).some((step) => !['buy', 'add', 'transact', 'register', 'remove'].includes(step.verb))
  )
    return null;
  // What the page shows of an earlier step is no sign of the last one: that has to be told in its own words.
  const said = confirmation(situation, last);
  const done = said && said.fit >= CONFIRMED ? stepDone(situation, last, true) : null;
  return done && done.sure >= 0.75 ? completed({ why: done.why, sure: done.sure, cause: done.cause }) : null;
}
