import { asksForFact } from '../answering/asked.ts';
import type { Step } from '../goal/types.ts';

/** Pages of a work of reference, by whatever they are called. */
const PAGE = /\b(?:page|article|entry|topic|site)s?\b/i;

/** Whether a step only looks for a page by its name: that is walked by scent alone. */
export function isWalk(step: Step): boolean {
  const looks = step.verb === 'reach' || step.verb === 'locate' || (step.verb === 'learn' && !asksForFact(step));
  return looks && PAGE.test(step.text);
}
