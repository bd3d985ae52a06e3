import { fold } from '../../language/index.ts';
import type { Situation } from '../situation.ts';

/** How a shop calls what only puts a thing into the basket, and how a task says that it is to be ordered as well. */
const PUT_ASIDE = /^(?:add|put)\b.*\b(?:basket|cart|bag|trolley)\b|^add$/;
const ORDERED =
  /\bcheck(?:s|ed|ing)? ?out\b|\bplace (?:the|my|an|your) order\b|\bpay (?:by|with)\b|\border (?:it|them|as)\b/i;
const NOT_ORDERED = /\b(?:do not|don['’]t|without|before|not|never|no need to) (?:yet )?(?:check|plac|pay|order)/i;

/** Whether the last act has only put something into the basket, and the task wants it ordered. */
export function onlyPutAside({ memory, asked }: Situation): boolean {
  const { last } = memory;
  if (last?.kind !== 'click' || !PUT_ASIDE.test(fold(last.label))) return false;
  return ORDERED.test(asked) && !NOT_ORDERED.test(asked);
}
