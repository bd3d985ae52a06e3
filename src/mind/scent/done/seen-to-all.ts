import { outstanding } from '../account/outstanding.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { sameWords } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import type { Verdict } from './verdict.ts';

/** Once the last of what the task says is seen to by a press, and the page has answered, nothing is left to do. */
export function seenToAll(situation: Situation, step: Step, isLast: boolean): Verdict {
  const { memory, asked, page } = situation;
  const { last } = memory;
  if (!isLast || step.verb === 'learn' || last?.rule !== 'see_to_rest' || last.kind !== 'click' || memory.idle > 0)
    return undefined;
  if (outstanding(situation, asked).length > 0) return undefined;
  // Who is to go somewhere after that is not there by what was pressed before.
  if (step.verb === 'reach' && step.later && last.step < memory.step) return undefined;
  // Who has only come to the page of a thing has not done anything with it.
  if (!isInterfaceStep(step) && step.verb !== 'reach' && page.headings.some(({ text }) => sameWords(text, last.label)))
    return undefined;
  return { why: `with “${last.label}” all that was asked is seen to`, cause: last.label, sure: 0.65 };
}
