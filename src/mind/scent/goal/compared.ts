// One of two that is told by how it compares to the other, for something that is done with that one only.
import type { Carried } from './carried.ts';

const NAME = String.raw`(?:the\s+)?([\p{Lu}\d][\p{L}\p{N}'’&-]*(?:\s(?!with\b|to\b|and\b|or\b)[\p{L}\p{N}'’&-]+){0,4})`;
const PAIR = String.raw`${NAME}\s+(?:with|and|to|or)\s+${NAME}`;
/** "Compare the Alder with the Birch and …", "Look at the Alder and the Birch, then …". */
const BOTH = new RegExp(
  String.raw`^(?:please\s+)?(?:compare|look at|weigh up|(?:have|take) a look at|check|of)\s+${PAIR}(?:,?\s+and(?:\s+then)?|,?\s+then|,|\.)\s+(.+)$`,
  'iu',
);
/** "The lighter of the two", "the cheaper one". */
const ONE =
  /\b(?:the\s+(\p{Ll}+er)(?:\s+(?:one|of\s+(?:the\s+two|them|both)))|whichever(?:\s+one)?\s+is\s+(\p{Ll}+er))\b/u;
/** Where the name of the one goes. */
export const IT = '§';

/** Reads a task that is done with one of two things, whichever compares so to the other; null for any other. */
export function comparedIn(text: string): Carried | null {
  const [, a, b, rest = ''] = BOTH.exec(text.trim()) ?? [];
  const one = ONE.exec(rest);
  const by = one?.[1] ?? one?.[2];
  if (!a || !b || !by || !/^\p{Lu}|\d/u.test(a) || !/^\p{Lu}|\d/u.test(b)) return null;
  const use = rest.replace(ONE, `the ${IT}`);
  return {
    what: 'name',
    from: '',
    ask: `Which is ${by}, the ${a} or the ${b}?`,
    use: `${use.charAt(0).toUpperCase()}${use.slice(1)}`,
    names: [a, b],
  };
}
