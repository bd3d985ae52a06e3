import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { wishes } from './wishes.ts';

/** Whether a box is one of those that are named. */
function isNamed({ label }: Item, named: readonly string[]): boolean {
  return named.some((name) => fold(name) === fold(label) || literalCoverage(phrase(label), phrase(name)) > 0.99);
}

/** The boxes that stand ticked beside those that alone are to be. */
function othersOn({ items }: Situation, step: Step): Item[] {
  if (!step.only || (step.verb !== 'pick' && step.verb !== 'tick')) return [];
  const named = wishes(step, null).map(({ value }) => value);
  const boxes = items.filter((item) => item.kind === 'check' && item.role !== 'radio' && !item.disabled);
  const groups = new Set(boxes.filter((item) => isNamed(item, named)).map(({ group }) => group));
  return boxes.filter((item) => groups.has(item.group) && isOn(item) && !isNamed(item, named));
}

/** Whether one of the others still stands ticked where only some are to be. */
export function hasOthers(situation: Situation, step: Step): boolean {
  return othersOn(situation, step).length > 0;
}

/** Takes off what stands ticked beside those that alone are to be. Null where nothing does. */
export function takeOthersOff(situation: Situation, step: Step): Proposal | null {
  const [box] = othersOn(situation, step);
  if (!box) return null;
  return {
    rule: 'untick',
    why: `only what is named is to be ticked, and not “${box.label}”`,
    status: 'continue',
    item: box,
    args: argumentOf(box, ''),
    sure: 0.85,
    cause: box.label,
  };
}
