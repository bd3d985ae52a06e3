import { fold, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isRow } from '../../meaning/evidence.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from '../answer.ts';
import { ofMeasure } from '../measure.ts';
import { borne } from './borne.ts';
import { aboutOf, askedHere, type Candidate, calledSo, candidatesFor, fitOf } from './candidate.ts';
import { type ValueSort, valuesOf } from './kinds.ts';
import { passagesOf } from './passages.ts';
import type { Question } from './question.ts';

/** Share of the question that has to be borne out before its answer is given. */
const BORNE = 0.7;
/** The same where the page tells no other value of the kind: share of the question borne out, and fit. */
const ONE = 0.4;
const ONE_FIT = 0.25;
const ONLY: ReadonlySet<ValueSort> = new Set(['phone', 'email', 'temperature']);
/** The same for what stands at a name that the question says word by word. */
const NAMED_FIT = 0.4;
/** Of two that fit alike neither is the answer. */
const APART = 0.03;
/** By how much a passage has to fit better than any that tells another value for there to be no question which one answers. */
const CLEAR = 0.1;
/** Whether the first of the candidates fits better by far than all that tell something else. */
function isClear(all: readonly Candidate[]): boolean {
  const [best] = all;
  const other = all.find(({ values }) => fold(values.join(' ')) !== fold(best!.values.join(' ')));
  return best !== undefined && best.missing === 0 && best.share >= ONE && (!other || other.fit < best.fit - CLEAR);
}

/** What is said for an answer: the value with the name that it stands at. */
function wording({ passage, text }: Candidate): string {
  const name = [passage.label, passage.cell && passage.head !== passage.label ? passage.head : ''].filter(Boolean);
  return name.length > 0 ? `${name.join(', ')}: ${text}` : text;
}

/** Of several cells of one row or one column the one that the question means by "first" or "last". */
function placed(question: Question, even: readonly Candidate[]): Candidate | null {
  const cells = even.map(({ passage }) => passage.cell);
  const [first] = cells;
  if (!question.place || !first || cells.some((cell) => cell?.table !== first.table)) return null;
  const inRow = cells.every((cell) => cell!.row === first.row);
  const inColumn = cells.every((cell) => cell!.column === first.column);
  if (!inRow && !inColumn) return null;
  const sorted = [...even].sort((a, b) =>
    inRow ? a.passage.cell!.column - b.passage.cell!.column : a.passage.cell!.row - b.passage.cell!.row,
  );
  return (question.place === 'first' ? sorted[0] : sorted.at(-1)) ?? null;
}

/** "What is there for lunch on Wednesday?": what stands behind a name that the question says; undefined where none does. */
function behindName(situation: Situation, question: Question): Answer | undefined {
  const about = aboutOf(situation);
  const all = passagesOf(situation.page)
    .map((passage): Candidate => {
      const measured = borne(question, passage, about);
      return {
        ...measured,
        passage,
        text: passage.text,
        values: [passage.text],
        fit: fitOf(question, passage, measured),
      };
    })
    .filter((one) => !one.passage.cell && one.missing === 0 && one.fit >= BORNE && namesIt(question, one));
  return all.length === 1 ? { line: wording(all[0]!), fit: Math.min(0.95, all[0]!.fit) } : undefined;
}

/** Whether a value stands in a row, or behind a name, that the question says word by word. */
function namesIt(question: Question, candidate: Candidate | undefined): boolean {
  const own = words(candidate?.passage.label ?? '').map(stem);
  const asked = new Set(words(question.text).map(stem));
  const bearing = question.qualifiers.some(({ token }) => own.includes(token.stem));
  return own.length > 0 && bearing && own.every((word) => asked.has(word));
}

/**
 * Reads the answer to a question for one value off the page: what tells a value of the kind that is asked for, of what
 * it is asked, with all that the question says of that. Undefined where no kind of value is asked for that is known by its looks.
 */
export function readAnswer(situation: Situation, step: Step): Answer | null | undefined {
  const question = askedHere(situation, step);
  if (question.qualifiers.length === 0) return undefined;
  if (question.sorts.length === 0)
    return /^what\b(?! (?:do|does|did|happens)\b)/.test(question.text) ? behindName(situation, question) : undefined;
  const all = candidatesFor(situation, step);
  const [best] = all;
  // The only number to ring that a page tells is for whom it speaks of.
  const only = isClear(all)
    ? ONLY.has(question.sorts[0]!)
      ? ONE_FIT
      : namesIt(question, best)
        ? NAMED_FIT
        : BORNE
    : BORNE;
  if (!best || best.fit < only || best.missing > 0) return null;
  const even = all.filter(
    (other) => other.fit > best.fit - APART && fold(other.values.join(' ')) !== fold(best.values.join(' ')),
  );
  const chosen = even.length === 0 || question.sorts[0] === 'truth' ? best : placed(question, [best, ...even]);
  return chosen ? { line: wording(chosen), fit: Math.min(0.95, chosen.fit) } : null;
}

/** Somebody whom a line calls by one name. */
const FIRST_NAME = /(?<=\p{L}.*)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/gu;
/** Share of the question below which a value is told of something else, and the same of any other line. */
const ELSEWHERE = { typed: 0.6, line: 0.45 } as const;
/**
 * Whether a line that was taken for the answer may be one: it tells a value of the kind that is asked for, stands in no menu, and
 * nothing that the question names is told of something else there.
 */
export function mayAnswer(situation: Situation, step: Step, line: string): boolean {
  const { page } = situation;
  if (isRow(page.items, line)) return false;
  const question = askedHere(situation, step);
  const asked = new Set(words(question.text));
  const typed = question.sorts.filter((sort) => sort !== 'truth' && sort !== 'name');
  const isNew = (value: string) => !words(value).every((word) => asked.has(word));
  const tells = (text: string) =>
    typed.some((sort) => valuesOf(text, sort).some(isNew)) ||
    (typed.includes('person') && [...text.matchAll(FIRST_NAME)].some(([name]) => isNew(name)));
  if (typed.length > 0 && !tells(line)) return false;
  const told = fold(line);
  const own = passagesOf(page).filter(
    ({ text }) => told.includes(fold(text)) || (text.length > 20 && fold(text).includes(told)),
  );
  const { measure } = question;
  const elsewhere = own.length > 0 && own.every((passage) => calledSo(question, passage) === false);
  if (measure && elsewhere && ofMeasure(measure, line) !== true) return false;
  const from = own.filter(({ text }) => typed.length === 0 || tells(text));
  if (from.length === 0 || question.qualifiers.length === 0) return true;
  const all = typed.length > 0 ? candidatesFor(situation, step) : [];
  if (all.length > 0 && isClear(all) && told.includes(fold(all[0]!.text))) return true;
  const about = aboutOf(situation);
  // The label that stands before a value in its line says what it is of.
  const there = new Set(words(line).map(stem));
  const weight = (some: readonly { weight: number }[]) => some.reduce((sum, token) => sum + token.weight, 0);
  const tokens = question.qualifiers.map(({ token }) => token);
  const inLine = weight(tokens.filter((token) => there.has(token.stem))) / Math.max(weight(tokens), 0.001);
  return from.some((passage) => {
    const measured = borne(question, passage, about);
    const own = Math.max(measured.own, inLine);
    return (
      measured.missing === 0 &&
      0.35 * measured.share + 0.65 * own >= (typed.length > 0 ? ELSEWHERE.typed : ELSEWHERE.line)
    );
  });
}
