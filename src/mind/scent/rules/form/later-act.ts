import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
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
