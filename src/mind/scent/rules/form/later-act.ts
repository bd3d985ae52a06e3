import { literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';

/** Whether a field goes with an act of its own that a later step asks for: "Note", beside "Add note", while the jug is to be moved first. */
export function isForLater({ items, goal, memory }: Situation, step: Step, { label, kind }: Item): boolean {
  const later = goal.steps.slice(memory.step + 1).filter(({ verb }) => verb === 'transact' || verb === 'add');
  const name = phrase(label);
  if (kind === 'check' || name.tokens.length === 0 || later.length === 0) return false;
  if (literalCoverage(name, phrase(step.text)) > 0) return false;
  return items.some(
    (item) =>
      isClickable(item) &&
      literalCoverage(name, item.said) === 1 &&
      later.some((other) => literalCoverage(item.said, phrase(other.text)) === 1),
  );
}

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
