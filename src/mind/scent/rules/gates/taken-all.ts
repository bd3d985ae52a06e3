import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';

/** What takes one more thing from a list. */
const TAKES = /^(?:\+|add\b|put in\b)/;

/** Whether all things that are told are taken by now, and only the whole is still to be ordered. */
export function ordersWhole({ step, goal, memory }: Situation): boolean {
  if (step?.verb !== 'buy' || step.object !== '' || step.quoted.length > 0) return false;
  return goal.steps[memory.step - 1]?.verb === 'add';
}

/** Whether a control takes one more thing, where no more are to be taken. */
export function takesMore(situation: Situation, { kind, said, raw }: Item): boolean {
  return kind === 'click' && (TAKES.test(said.folded) || raw.trim() === '+') && ordersWhole(situation);
}
