import { numberOf } from '../../../language/index.ts';
import { countOf } from '../../answering/reading/count.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Presses the number that was counted, where the page offers numbers to press. */
export function pressCount(situation: Situation, step: Step): Proposal | null {
  const offered = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && numberOf(item.raw.trim()) !== null,
  );
  if (offered.length < 2 || situation.memory.last?.rule === 'count') return null;
  const count = countOf(situation.page, step.text);
  const item = offered.find((entry) => numberOf(entry.raw.trim()) === count);
  return item
    ? {
        rule: 'count',
        why: `I count ${count}`,
        status: 'continue',
        item,
        args: null,
        sure: 0.8,
        completes: true,
        cause: item.label,
      }
    : null;
}
