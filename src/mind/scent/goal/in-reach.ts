import { stepsAhead } from './together.ts';
import type { Step } from './types.ts';

/**
 * The steps from one on whose values may be put in now: a form may ask for what the task tells only later, but not for
 * what it tells of another thing ("rename the first cue, then bring the level of the last one to 35").
 */
export function stepsInReach(steps: readonly Step[], from: number): Step[] {
  const now = steps[from];
  return stepsAhead(steps, from).filter((step) => step === now || !isOfAnother(step, now));
}

function isOfAnother(later: Step, now: Step | undefined): boolean {
  return later.verb === 'transact' && later.scope !== '' && later.scope !== now?.scope && later.pairs.length > 0;
}
