import { fold } from '../../language/index.ts';
import type { Goal } from './types.ts';

/** What is taken away, or switched off. */
const TAKES_AWAY =
  /^(?:un\p{L}+|(?:switch|turn)(?: \p{L}+)? off|turn off|switch off|de(?:select|activate)|disable|remove|delete|clear|empty|mute|stop|cancel|leave|opt out|hide)\b/u;
const EXCEPT = /^\W*(?:except(?: for)?|but(?: not)?|apart from|other than|save for|without|excluding|leaving)\b/;
/** Characters within which an exception follows what it is made from. */
const NEAR = 30;

const read = new WeakMap<Goal, string[]>();

/** What is excepted from being taken away or switched off: it stays as it is, and is nothing that is not wanted. */
export function exempted(goal: Goal): string[] {
  let found = read.get(goal);
  if (!found) {
    const told = fold(goal.text);
    found = goal.avoid.filter((text) =>
      goal.steps.some((step) => {
        const own = fold(step.text);
        const at = told.indexOf(own);
        if (at < 0 || !TAKES_AWAY.test(own)) return false;
        const rest = told.slice(at + own.length);
        const there = rest.indexOf(fold(text));
        return EXCEPT.test(rest) && there >= 0 && there < NEAR;
      }),
    );
    read.set(goal, found);
  }
  return found;
}
