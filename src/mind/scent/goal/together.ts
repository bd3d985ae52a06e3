import type { Step, Verb } from './types.ts';

/** Acts that are over once the site has done them. */
const ACTS = new Set<Verb>(['transact', 'buy', 'add', 'remove', 'drag', 'register', 'signin', 'signout', 'press']);
/** Where one goes before anything else is done. */
const GOES = new Set<Verb>(['reach', 'back']);
/** Acts on what is kept in lists, each with a control of its own: nobody sends two of them off at once. */
export const KEEPS =
  /^(?:add|create|remove|delete|erase|rename|mark|move|share|print|archive|cancel|duplicate|copy|reorder|swap|refund|play|undo|restore|pin|redeem|apply (?:the|my|a|your) (?:\p{L}+ )?(?:voucher|code|coupon|discount))\b/iu;
/** How an act ends, which its own form asks for too. */
const ENDS = /^(?:pay|submit|confirm|finish|complete|place|deliver|press|click|tap|hit|save|send off|apply)\b/i;

/** Whether a step is an act by itself, and no part of the form that the one before it is done with. */
function standsAlone(step: Step, before: Step): boolean {
  if (GOES.has(step.verb)) return true;
  if (GOES.has(before.verb)) return true;
  // What is to come after an act that is over by itself is for later, whatever it sets.
  if (step.later && (KEEPS.test(before.text) || (ACTS.has(before.verb) && before.pairs.length === 0))) return true;
  if (!ACTS.has(step.verb)) return false;
  if (step.later && !(ENDS.test(step.text) && step.pairs.length === 0)) return true;
  return KEEPS.test(step.text) && KEEPS.test(before.text);
}

/** The steps that are done with one form at once, of which the one at that place is one: what is told in others is for later, or was for before. */
export function stepsTogether(steps: readonly Step[], at: number): Step[] {
  let from = Math.min(at, steps.length - 1);
  while (from > 0 && !standsAlone(steps[from]!, steps[from - 1]!)) from -= 1;
  let until = at + 1;
  while (until < steps.length && !standsAlone(steps[until]!, steps[until - 1]!)) until += 1;
  return steps.slice(Math.max(0, from), until);
}

/**
 * The steps from one on whose values may be put in now: a form may ask for what the task tells only later, but not for
 * what it tells of another thing ("rename the first cue, then bring the level of the last one to 35").
 */
export function stepsInReach(steps: readonly Step[], at: number): Step[] {
  const now = steps[at];
  const whole = stepsTogether(steps, at);
  return whole.slice(whole.indexOf(now!)).filter((step) => step === now || !isOfAnother(step, now));
}

function isOfAnother(later: Step, now: Step | undefined): boolean {
  return later.verb === 'transact' && later.scope !== '' && later.scope !== now?.scope && later.pairs.length > 0;
}
