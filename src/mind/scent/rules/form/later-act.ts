import { stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';

/** Steps by which things are put together one after the other, before all of it is sent off. */
const COLLECTS = /^(?:add|put|place|include|pick|choose|select|set up|take)\b/i;
/** Steps that send off what was put together. */
const ENDS = new Set<Step['verb']>(['buy', 'transact', 'register']);

/** Whether a button does what only a later step asks for: "Book it in", while the second of the things to be booked is still to be added. */
export function isLaterAct({ goal, memory }: Situation, step: Step, { label }: Item): boolean {
  const first = stem(words(label)[0] ?? '');
  if (!COLLECTS.test(step.text) || actNames(step).includes(first)) return false;
  return goal.steps
    .slice(memory.step + 1)
    .some((later) => ENDS.has(later.verb) && !COLLECTS.test(later.text) && actNames(later).includes(first));
}
