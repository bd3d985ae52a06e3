import { fold, type Token, tokens } from '../../../language/index.ts';
import { saidBy } from '../../account/seen-to.ts';
import { asksForFact } from '../../answering/asked.ts';
import { askedHere } from '../../answering/question/candidate.ts';
import { ofOtherCircumstances } from '../../answering/question/circumstance.ts';
import { valuesNamed, valuesOf } from '../../answering/question/kinds.ts';
import { type Passage, passagesOf } from '../../answering/question/passages.ts';
import type { Question } from '../../answering/question/question.ts';
import { tellsOfNothing } from '../../done/answer-gate.ts';
import { hash } from '../../person/random.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { completed } from '../common.ts';
import { calledBy } from './their-page.ts';

/** Share of what is asked, beside the name of the page, that a passage has to bear where nothing tells how its answer looks. */
const UNTYPED = 0.6;
/** The same where it tells a value of the kind that is asked for. */
const TYPED = 0.1;
/** How much more of it than any other line. */
const CLEARLY = 1.3;

interface Told {
  passage: Passage;
  /** Share of the weight of what is asked, beside the name of the page, that stands with it. */
  share: number;
}

/** Whether a passage tells a value of the kind that is asked for; anything may be told where the question says no kind. */
function tells({ sorts }: Question, { text, label, head }: Passage): boolean {
  const typed = sorts.filter((sort) => sort !== 'truth' && sort !== 'name');
  return (
    typed.length === 0 ||
    typed.some((sort) => valuesOf(text, sort).length > 0 || valuesNamed(text, head || label, sort).length > 0)
  );
}

/** What a passage is told of: its own words and those it stands with. */
function wordsAt({ text, label, head, row, cell, heads }: Passage): Token[] {
  return tokens([text, label, head, cell ? row : '', heads.at(-1) ?? ''].join(' . '));
}

function told(situation: Situation, question: Question): Told[] {
  const { page, memory } = situation;
  const here = calledBy(situation);
  const asked = question.qualifiers.map(({ token }) => token).filter((token) => !saidBy(token, here));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  return passagesOf(page)
    .filter((passage) => tells(question, passage) && !memory.frame.includes(hash(fold(page.lines[passage.at]!.text))))
    .map((passage) => {
      const at = wordsAt(passage);
      const met = asked.filter((token) => saidBy(token, at)).reduce((sum, { weight }) => sum + weight, 0);
      return { passage, share: all > 0 ? met / all : 0 };
    })
    .sort((one, other) => other.share - one.share);
}

/** A passage as it is said: with the name that it stands behind, and in the words of its whole line where two of them tell as much. */
function inWords({ page }: Situation, found: readonly Told[]): string | null {
  const [best, second] = found;
  const { label, text, at } = best!.passage;
  const even = second !== undefined && second.share * CLEARLY > best!.share;
  if (found.some(({ passage, share }) => passage.at !== at && share * CLEARLY > best!.share)) return null;
  return even || label === '' ? page.lines[at]!.text : `${label}: ${text}`;
}

/** What is to be told to somebody else is no question: "let the council know". */
const TELLS_ON = /^(?:let|tell|inform|notify)\s+(?!me\b|us\b)(?:the|your|my|our|them|him|her|somebody|someone|\p{Lu})/u;

/**
 * The answer to what is asked, read off the page of the thing it is asked of with less care than elsewhere: what bears most of the question there,
 * and a value of its kind. Null where nothing is asked, or two would do as well.
 */
export function answerHere(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  if (!step || step.superlative || !asksForFact(step) || TELLS_ON.test(step.text)) return null;
  const question = askedHere(situation, step);
  const found = told(situation, question);
  const least = question.sorts.some((sort) => sort !== 'truth' && sort !== 'name') ? TYPED : UNTYPED;
  if (!found[0] || found[0].share < least) return null;
  const answer = inWords(situation, found);
  if (answer === null || tellsOfNothing(situation, answer) || ofOtherCircumstances(situation, step, answer))
    return null;
  memory.answer = answer;
  return completed({ why: `this page tells it: “${answer}”`, cause: answer, sure: 0.6, answer });
}
