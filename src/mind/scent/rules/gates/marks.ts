import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';

/** What marks a thing with the one press, and opens nothing. */
const MARKS = /^(?:like|love|dislike|follow|favou?rite|bookmark|star|upvote|downvote|repost|mute|block|report|delete)$/;
/** Words of the name of such a sign. */
const SHORT = 2;

/** Whether a press would mark something for good, on the way to a control that the step calls otherwise: nobody likes a thing to see what comes of it. */
export function marksUnasked({ step }: Situation, { kind, raw }: Item): boolean {
  if (step?.verb !== 'press' || step.quoted.length === 0 || kind !== 'click') return false;
  // What bears a sign and no word is called by the sign.
  const own = words(fold(raw));
  if (own.length === 0 || own.length > SHORT || !MARKS.test(own[0]!)) return false;
  const told = words(fold(step.text)).map(stem);
  return !own.some((word) => told.includes(stem(word)));
}
