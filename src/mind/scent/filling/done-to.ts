import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { baseOf, DETERMINER, PREPOSITION } from '../goal/discourse/lexicon.ts';

/** A question for the thing that something was done to: "What did you lose?", "Which item have you found?" */
const ASKS =
  /^(?:what|which|(?:what|which) (?:thing|item|object|article)s?) (?:did|have|has|do|does|was|is) (?:you|they|he|she|been|being) (?:been )?(\p{L}+)(?: on board| there| here)?\s*[?*:]*$/u;
/** What ends the thing besides a word of place or time: another clause, or a mark. */
const ENDS = /^(?:and|but|or|that|which|who|when|while|because|so|yesterday|today|last|this)$/i;
/** Words up to which the name of a thing may go. */
const LONGEST = 6;

/** The verb's plain form in whatever form it stands. */
const plain = (word: string): string => baseOf(word) ?? word;

/** What a text tells of somebody doing just that: "you lost a blue scarf on the train" tells "blue scarf" for "lose". */
export function thingDoneTo(text: string, verb: string): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+|[.,;:!?()]/gu)].map(([word]) => word);
  const at = words.findIndex((word, i) => i > 0 && plain(fold(word)) === plain(verb) && !/^to$/i.test(words[i - 1]!));
  if (at < 0) return null;
  const thing: string[] = [];
  for (const word of words.slice(at + 1)) {
    const ends = !/^[\p{L}\p{N}]/u.test(word) || ENDS.test(word) || (PREPOSITION.test(word) && fold(word) !== 'of');
    if (ends || thing.length > LONGEST) break;
    if (thing.length > 0 || !DETERMINER.test(word)) thing.push(word);
  }
  return thing.length > 0 && thing.length <= LONGEST ? thing.join(' ') : null;
}

/** What the task tells for a field that asks what something was done to; null for other fields. */
export function doneTo(item: Item, text: string): string | null {
  const verb = ASKS.exec(fold(item.label || item.placeholder))?.[1];
  return item.kind === 'type' && verb ? thingDoneTo(text, verb) : null;
}
