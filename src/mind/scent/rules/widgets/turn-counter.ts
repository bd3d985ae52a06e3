import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { type Counter, counterFor } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Presses "more" or "less" until the counter shows the number; null when no counter with buttons is meant. */
export function turnCounter(situation: Situation, step: Step, field: string, value: string): Proposal | null {
  const setting = counterFor(situation, step, field, value);
  if (!setting || setting.now === setting.wanted) return null;
  const turn = towards(setting, setting.wanted);
  return { ...turn, sure: 0.9, completes: false, cause: fold(turn.item.label) };
}

/** The press that brings a counter one step nearer to a number. */
export function towards({ stepper, now }: Pick<Counter, 'stepper' | 'now'>, wanted: number) {
  const item = now < wanted ? stepper.more : stepper.less;
  return {
    rule: 'turn_counter',
    why: `it says ${now} and I need ${wanted}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    cause: item.label,
  } satisfies Proposal;
}
