import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isGoodNews } from './confirmation.ts';

/** "You have no fees to pay", "No messages", "There is nothing here": what a list says that has nothing left in it. */
const EMPTY =
  /^(?:(?:you|we) (?:now )?have (?:no|nothing)|there (?:is|are) (?:now )?(?:no|nothing)|no|nothing|none)\b(?!.*\b(?:available|found|match\p{L}*|such|free|places?|seats?|spaces?|results?|longer|more than|valid|access|permission)\b)/u;
/** Acts that end or settle what they are done to. */
const ENDS =
  /^(?:cancel|delete|remove|archive|clear|empty|pay|settle|return|withdraw|discard|erase|end|close|move|give back|hand back|dismiss|mark|approve|reject|accept|decline|answer|resolve|unfollow|unsubscribe)\b/;

/** Whether a step ends or settles what it is done to, so that it is over or gone by it. */
export function endsIt({ verb, text }: Step): boolean {
  return verb === 'remove' || ENDS.test(fold(text));
}

/** Whether a line only tells that nothing of the kind is left, after an act that takes away or settles: that speaks for it, and not against it. */
export function tellsEmptied(line: string, step: Step, news: readonly string[]): boolean {
  if (!EMPTY.test(fold(line))) return false;
  return endsIt(step) || news.some(isGoodNews);
}
