import { fold, words } from '../../language/index.ts';
import { COLOURS } from '../goal/constraints.ts';
import { baseOf } from '../goal/discourse/lexicon.ts';
import { phraseAt, wordsOf } from '../goal/discourse/phrases.ts';

/** A question for the thing with which somebody does something: "What did you lose?", "What would you like to donate?" */
const WHAT =
  /^(?:what|(?:what|which) (?:thing|item|object|article)s?) (?:exactly )?(?:do|did|will|would|have|can|shall|should|are) (?:you|we|i)(?: (?:want|wish|need|plan|going|like))?(?: to)? (\p{L}{3,})\b(?: \p{L}+){0,2}\s*[?:.*]*$/u;
/** Doings that have no thing of their own, or any. */
const GENERAL = /^(?:do|be|have|happen|think|know|say|mean|want|need|like|wish|go|look|expect|ask|see)$/;
const DENIED = /\b(?:not|never|no|without)\b|n['’]t\b/i;
const base = (word: string): string => baseOf(word) ?? word.replace(/(?<=\p{L}{3})ing$/u, '');

/** The thing of which the task tells that somebody does with it what a question asks about: a red kite, for "What did you lose?"; null where it tells none. */
export function thingTold(label: string, asked: string): string | null {
  const doing = base(WHAT.exec(fold(label).trim())?.[1] ?? '');
  if (doing === '' || GENERAL.test(doing)) return null;
  for (const sentence of asked.split(/(?<=[.!?;])\s+/)) {
    const said = wordsOf(sentence);
    for (const [at, { text, start }] of said.entries()) {
      if (base(fold(text)) !== doing || DENIED.test(sentence.slice(Math.max(0, start - 12), start))) continue;
      const thing = phraseAt(said, at + 1, sentence);
      if (!thing || thing.amount || thing.kind === '') continue;
      const bare = thing.text.slice(thing.text.startsWith(thing.determiner) ? thing.determiner.length : 0).trim();
      // "Two boxes of books".
      return bare + (/^ of \p{L}+(?: \p{L}+s\b)?/u.exec(sentence.slice(thing.end))?.[0] ?? '');
    }
  }
  return null;
}

/** The colour that the task tells, for a field that asks for one; null where it tells none, or several. */
export function colourTold(label: string, asked: string): string | null {
  if (!/^(?:(?:the|its|main|your) )?colou?r\b(?! (?:code|scheme|theme))/.test(fold(label).trim())) return null;
  const said = new Set(words(asked));
  const told = COLOURS.filter((colour) => said.has(colour));
  return told.length === 1 ? told[0]! : null;
}

/** A note that what one does something with is to be told in a single word. */
const ONE_WORD = /\b(?:in|as|with|only|just) (?:one|a single) word\b/i;

/** What is told of a thing, as the lines beside a form want it: its name alone, where they ask for one word. */
export function inOneWord(thing: string, label: string, lines: ReadonlyArray<{ text: string }>): string {
  const doing = WHAT.exec(fold(label).trim())?.[1] ?? '';
  const short = lines.some(({ text }) => ONE_WORD.test(text) && doing !== '' && words(text).includes(doing));
  return short ? thing.split(' ').at(-1)! : thing;
}
