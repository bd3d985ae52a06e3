import { isStopWord } from '../../../language/index.ts';
import type { Wish } from './types.ts';

/** A word of the wish or of a label. */
interface Word {
  stem: string;
  word: string;
}

/** Words between the parts of a name that say nothing of another. */
const JOINS = /^(?:and|or|both|plus|also|on|in|of|the|as|well)$/;

/**
 * The words of a wish by which it names a label whose every word stands in the labels beside it too, so that only both
 * together tell: "Saturday afternoon" in "Saturday morning and afternoon", and in "Friday and Saturday afternoons".
 * @param heads words with which the labels beside it begin
 * @param tails words that follow in them
 */
export function namedTogether(
  label: readonly Word[],
  heads: ReadonlySet<string>,
  tails: ReadonlySet<string>,
  told: Wish['tokens'],
): Array<Wish['tokens'][0]> | null {
  const [head, ...rest] = label;
  if (!head || rest.length === 0) return null;
  for (const [at, word] of told.entries()) {
    if (word.stem !== head.stem) continue;
    const found = [word];
    let between: Wish['tokens'][0][] = [];
    for (const next of told.slice(at + 1)) {
      if (next.stem === rest[found.length - 1]!.stem) {
        const passes = between.every(({ stem }) => tails.has(stem)) || between.every(({ stem }) => heads.has(stem));
        if (!passes) break;
        found.push(next);
        between = [];
        if (found.length === label.length) return found;
      } else if (!JOINS.test(next.word) && !isStopWord(next.word)) between = [...between, next];
      if (next.stem === head.stem) break;
    }
  }
  return null;
}
