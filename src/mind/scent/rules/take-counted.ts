import { literalCoverage, phrase } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Proposal, Situation } from '../situation.ts';
import { counterFor, type Setting, turnCounter } from './stepper.ts';

/** The counter in the row of a thing that is taken by number: "2 teapots" where each row has plus and minus. */
function counterOf(situation: Situation, step: Step): Setting | null {
  const { quantity } = step.constraints;
  if ((step.verb !== 'add' && step.verb !== 'buy') || quantity === null || !step.object) return null;
  const setting = counterFor(situation, step, step.object, String(quantity));
  const row = setting && phrase(`${setting.stepper.more.context.text} ${setting.stepper.more.label}`);
  return row && literalCoverage(phrase(step.object), row) > 0.6 ? setting : null;
}

/** Turns the counter of the row until it shows how many are wanted. */
export function takeCounted(situation: Situation, step: Step): Proposal | null {
  if (!counterOf(situation, step)) return null;
  return turnCounter(situation, step, step.object, String(step.constraints.quantity));
}

/** Whether the row of the thing shows as many as are wanted; null where no row counts it. */
export function counterStands(situation: Situation, step: Step): boolean | null {
  const setting = counterOf(situation, step);
  return setting && setting.now === setting.wanted;
}
