import { pauseOf } from '../../goal/pause.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** What a wait lasts where its action cannot be told how long. */
const MOMENT = 1;
/** Who is to press something at a given time starts on the way to it before: what the hand takes, in seconds. */
const HAND = 0.4;
/** Seconds of a step's pause that have passed are kept under this in what is done of it. */
const PASSED = 'passed:';

/** "Wait 3 seconds": lets that time pass, in as many waits as it takes. */
export function pause(situation: Situation, step: Step): Proposal | null {
  const whole = pauseOf(step.text);
  const item = situation.items.find(({ name, kind }) => name === 'wait' || kind === 'wait');
  if (whole === null || !item) return null;
  const { memory } = situation;
  const passed = Number(memory.done.find((tag) => tag.startsWith(PASSED))?.slice(PASSED.length) ?? 0);
  const next = situation.goal.steps[memory.step + 1];
  const early = next?.verb === 'press' && !/\bat least\b/i.test(step.text) ? Math.min(HAND, whole / 2) : 0;
  const args = argumentOf(item, (whole - passed - early).toFixed(1));
  const now = passed + Number(args ? Object.values(args)[0] : MOMENT);
  memory.done = [...memory.done.filter((tag) => !tag.startsWith(PASSED)), `${PASSED}${now}`];
  return {
    rule: 'pause',
    why: `I am to let ${whole === 1 ? 'a second' : `${whole} seconds`} pass`,
    status: 'continue',
    item,
    args,
    sure: 0.95,
    completes: now >= whole - early,
    cause: 'waiting',
  };
}
