import { fold, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** That nothing is wanted beside what is asked for. */
const NOTHING_ELSE =
  /\b(?:no|without(?: any| the)?|not (?:\p{L}+ )?(?:\p{L}+ )?any|nothing|only (?:the|what)|drop all|leave out (?:all|any)) (?:\p{L}+ )?(?:extras?|add-?ons?|additions?|insurance|cover|protection|warrant(?:y|ies)|else|more)\b/u;
/** Weight of a word from which on it tells what something is. */
const TELLS = 0.3;

/** Whether what is offered to be taken out is something that the task speaks of. */
function isAskedFor({ goal }: Situation, { raw, context }: Item): boolean {
  const told = phrase(goal.text.replace(/\bextras?\b/gi, ' ')).tokens;
  const own = phrase(`${raw.replace(/^\S+/, '')} . ${context.text.length < ROW ? context.text : ''}`).tokens;
  return own.some((token) => token.weight > TELLS && told.some((other) => other.stem === token.stem));
}
/** Characters up to which what stands around a control is its row. */
const ROW = 120;

/**
 * What lies among the things that are about to be sent or paid for, and that the task does not want: taken out first, by what stands there for
 * that. Null where the task does not say that nothing else is wanted, or nothing of the kind is there.
 */
export function leaveOut(situation: Situation): Proposal | null {
  const { goal, items, memory, key } = situation;
  const told = [goal.text, ...goal.avoid.map((text) => `not ${text}`)].join(' . ');
  if (!NOTHING_ELSE.test(fold(told))) return null;
  const item = items.find(
    (one) =>
      isClickable(one) &&
      !one.disabled &&
      DESTROYS.test(one.said.folded) &&
      timesTried(memory, key, one.name) === 0 &&
      !isAskedFor(situation, one),
  );
  return item
    ? {
        rule: 'leave_out',
        why: `nothing else is wanted, and “${item.label}” takes it out`,
        status: 'continue',
        item,
        args: null,
        sure: 0.8,
        cause: item.label,
      }
    : null;
}
