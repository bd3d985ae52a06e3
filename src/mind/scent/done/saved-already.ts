import { fold, stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** "... and save it": what was changed for the step before went off by a button of that name, and nothing was put in since. */
export function savedAlready(situation: Situation, step: Step): Verdict {
  const { last, idle, errors } = situation.memory;
  if (step.verb !== 'submit' || step.pairs.length > 0 || !last?.commits || last.kind !== 'click') return undefined;
  if (last.step !== situation.memory.step - 1 || idle > 0 || errors > 0 || hasFailed(situation)) return undefined;
  const act = stem(words(step.text)[0] ?? '');
  return words(fold(last.label)).some((word) => stem(word) === act)
    ? { why: `“${last.label}” has done it with the step before`, cause: last.label, sure: 0.8 }
    : undefined;
}
