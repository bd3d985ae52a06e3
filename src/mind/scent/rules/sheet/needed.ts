import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { fillOne } from '../form/fill-one.ts';
import { blanksOf } from './blanks.ts';

/** What a form cannot go without, and the task tells nothing for that could be placed by its name. */
export function fillNeeded(situation: Situation, step: Step): Proposal | null {
  const empty = blanksOf(situation).filter(
    ({ kind, required, shown }) => required && shown === '' && (kind === 'text' || kind === 'list'),
  );
  for (const { items } of empty) {
    const put = fillOne(situation, step, items[0]!, true);
    if (put) return put;
  }
  return null;
}
