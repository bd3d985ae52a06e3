import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { messageOf, tells } from '../../filling/say.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { gap } from './search.ts';

const YES = /^(?:\P{L}*)(?:yes|helpful|useful|it (?:was|is|did))\b/u;
const NO = /^(?:\P{L}*)(?:no\b|not really|not helpful|unhelpful)/u;
const DENIES = /\b(?:not|no|never|nothing|hardly)\b|n't\b/;
/** Words that the question and what is told share: "was", "it", "the" tell nothing. */
const TELLING = 0.3;
/** Pixels between the two answers to a question. */
const BESIDE = 200;

/**
 * "Tell them that it was helpful": the page asks that very thing, with an answer to press for each. What is told is the answer, and
 * nothing is written to anybody.
 */
export function answerAsTold(situation: Situation): Proposal | null {
  const { step, goal, items, page, memory, key } = situation;
  // Who has an order and its number to write about is not asked that.
  if (!step || !tells(step) || step.pairs.length > 0) return null;
  const told = phrase(messageOf({ ...goal, background: '' }, step));
  const yes = items.find((item) => item.role === 'button' && YES.test(item.said.folded));
  const no = items.find((item) => item.role === 'button' && NO.test(item.said.folded));
  if (!yes || !no || gap(yes, no) > BESIDE) return null;
  // Of several questions on the page the one beside the answers is asked.
  const [asked] = page.lines
    .filter(({ text }) => text.length < 160 && /\?/.test(text))
    .sort((a, b) => gap(a, yes) - gap(b, yes));
  const shared = phrase(asked?.text.split('?')[0] ?? '').tokens.some(
    (token) => token.weight > TELLING && literalCoverage(phrase(token.word), told) === 1,
  );
  if (!asked || !shared) return null;
  const item = DENIES.test(fold(told.text)) ? no : yes;
  if (timesTried(memory, key, item.name) > 0) return null;
  return {
    rule: 'answer_as_told',
    why: `the page asks “${asked.text.slice(0, 80)}”, and “${item.label}” is what I have to say`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    commits: true,
    completes: true,
    cause: item.label,
    scent: 40,
  };
}
