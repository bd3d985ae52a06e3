import { coverage, inOwnVoice, phrase, plain, similarity } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { classOfField } from '../../filling/fields.ts';
import { asksFreely } from '../../filling/unsaid.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** How plainly belongs there what is only spoken of in other words. */
const READ = 0.7;

/** Words for what one does who fills a form in, which tell nothing of what it is about. */
const ROOM =
  /\b(?:details?|information|conditions?|requirements?|needs?|notes?|remarks?|comments?|anything|medication|allerg\w+|injur\w+)\b/i;
/** Likeness from which a sentence is about what a field asks. */
const ABOUT = 0.42;

/** For a field with room for words that asks for something told: the sentence of the task that is about it, as the person says it. */
function sentenceFor(situation: Situation, blank: Blank): Answer | null {
  const item = blank.items[0]!;
  const room = item.state.has('multiline') || classOfField(item) === 'message' || ROOM.test(blank.label);
  if (blank.kind !== 'text' || !room || asksFreely(item)) return null;
  const label = phrase(blank.label);
  // "About you" names nothing that a sentence could be about.
  if (!label.tokens.some(isTelling)) return null;
  const [best] = situation.asked
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => ({
      sentence,
      near: Math.max(similarity(label, phrase(sentence)), coverage(label, phrase(sentence))),
    }))
    .sort((a, b) => b.near - a.near);
  if (!best || best.near < ABOUT) return null;
  const text = inOwnVoice(best.sentence.trim());
  // What stands there is not written over with what only sounds like it.
  return blank.shown === '' || plain(blank.shown) === plain(text) ? { blank, text, fit: READ } : null;
}

/** The sentences of a task for what is open still and has room for them. */
export function sentencesFor(situation: Situation, open: readonly Blank[]): Answer[] {
  return open.flatMap((blank) => sentenceFor(situation, blank) ?? []);
}
