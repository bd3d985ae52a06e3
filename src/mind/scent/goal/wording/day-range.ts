import { WEEKDAYS } from '../../../language/index.ts';

const DAY = `(${WEEKDAYS.join('|')})`;
/** "From Monday to Friday", of what is made to recur. */
const RANGE = new RegExp(`(?:\\bfrom|\\bon|\\bevery)?\\s*\\b${DAY}\\s+(?:to|until|till|through)\\s+${DAY}\\b`, 'giu');
/** Commands by which something that recurs is made. */
const MAKES = /^(?:please\s+)?(?:add|create|make|schedule|plan|set up|repeat|program)\b/i;

/** Days of a recurring thing, told as a range, one by one: forms have a box for each. */
export function daysOneByOne(text: string): string {
  return text.replace(/[^.!?]+[.!?]*/gu, (sentence) =>
    MAKES.test(sentence.trim())
      ? sentence.replace(RANGE, (_, first: string, last: string) => {
          const [from, to] = [first, last].map((day) => WEEKDAYS.indexOf(day.toLowerCase()));
          const length = ((to! - from! + 7) % 7) + 1;
          const days = Array.from({ length }, (_, i) => WEEKDAYS[(from! + i) % 7]!).map(
            (day) => day[0]!.toUpperCase() + day.slice(1),
          );
          return ` on ${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
        })
      : sentence,
  );
}
