import {
  coverage,
  inOwnVoice,
  isStopWord,
  phrase,
  similarity,
  stem,
  synonymous,
  words,
} from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { asksFreely } from '../../filling/unsaid.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import { type Blank, yesAndNo } from './blanks.ts';

/** What a clause denies by: "neither of you smokes", "you would rather nobody took pictures of her". */
const DENIES =
  /\b(?:not|no|never|nobody|no one|none|neither|nor|nothing|without|unable|cannot|refus\w+|avoid\w*)\b|n['’]t\b/i;
/** Questions and statements that a clause answers by speaking of what they are about. */
const ASKS_IF = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|may|will|would|should|shall)\b/i;
/** Words of a question that tell whom it is put to, and of what sort it is. */
const IDLE = new Set(
  'item occupant applicant person people child you your any currently already ever during there please still anyone anybody member household'
    .split(' ')
    .map(stem),
);
/** Share of what a question is about that a clause has to speak of. */
const SPOKEN = 0.6;
/** How plainly belongs there what is only spoken of in other words. */
const READ = 0.7;

const clausesOf = (text: string): string[] =>
  text.split(/[.;:!?]\s|,\s(?:and|but|so)\s|,\s|\s(?:but|because|since|although)\s/);

/** How much of what a label is about a clause speaks of, in the same or in words that mean the same. */
function spokenOf(label: string, clause: string): number {
  const said = words(clause).filter((word) => !isStopWord(word));
  const own = phrase(label).tokens.filter(({ word, stem: one }) => !isStopWord(word) && !IDLE.has(one));
  const all = own.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const met = own.filter(({ word, stem: one }) =>
    said.some((other) => stem(other) === one || synonymous(other, word) || synonymous(stem(other), one)),
  );
  return met.reduce((sum, { weight }) => sum + weight, 0) / all;
}

/** The clause of a task that speaks most of what a label is about, and how much it does. */
function clauseFor(asked: string, label: string): { clause: string; share: number } {
  return clausesOf(asked)
    .map((clause) => ({ clause, share: spokenOf(label, clause) }))
    .reduce((best, one) => (one.share > best.share ? one : best), { clause: '', share: 0 });
}

/** What a question that is answered with yes or no is answered with by a clause of the task: "neither of you smokes", for "Do any occupants smoke?". */
function yesOrNo(asked: string, blank: Blank): Answer | null {
  const answers = yesAndNo(blank);
  if (!answers || !ASKS_IF.test(blank.label.trim())) return null;
  const { clause, share } = clauseFor(asked, blank.label);
  return share < SPOKEN ? null : { blank, text: DENIES.test(clause) ? answers.no : answers.yes, fit: READ };
}

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
  const [best] = situation.asked
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => ({
      sentence,
      near: Math.max(similarity(label, phrase(sentence)), coverage(label, phrase(sentence))),
    }))
    .sort((a, b) => b.near - a.near);
  return best && best.near >= ABOUT ? { blank, text: inOwnVoice(best.sentence.trim()), fit: READ } : null;
}

/** What the clauses of a task answer of what is open still, in other words than those of the form. */
export function answeredByClauses(situation: Situation, open: readonly Blank[]): Answer[] {
  return open.flatMap((blank) => {
    const found =
      blank.kind === 'choice' || blank.kind === 'list'
        ? yesOrNo(situation.asked, blank)
        : sentenceFor(situation, blank);
    return found ? [found] : [];
  });
}
