import { fold, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { hash } from '../../person/random.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from '../answer.ts';
import { borne, says } from './borne.ts';
import { aboutOf, askedHere, type Candidate, candidatesFor, fitOf } from './candidate.ts';
import { inCircumstances } from './circumstance.ts';
import { KIND_OF_VALUE, REACHED, REACHES, type ValueSort } from './kinds.ts';
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
/** Share of the question that has to stand right at the only value of its kind: more for a price, since every site tells prices of something. */
const ALONE = { money: 0.75, other: 0.5 } as const;
/** Of two that fit alike neither is the answer. */
const APART = 0.03;
/** By how much a passage has to fit better than any that tells another value for there to be no question which one answers. */
const CLEAR = 0.1;
/** Share of what the page as a whole is not about that has to be borne at the value: who asks when a club was founded is not told when it meets. */
const OWN = 0.2;
/** Whether the first of the candidates fits better by far than all that tell something else. */
export function isClear(all: readonly Candidate[]): boolean {
  const [best] = all;
  const other = all.find(({ values }) => fold(values.join(' ')) !== fold(best!.values.join(' ')));
  return (
    best !== undefined &&
    best.missing === 0 &&
    best.share >= ONE &&
    best.own >= OWN &&
    (!other || other.fit < best.fit - CLEAR)
  );
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

/** "What does E4 mean?": of the row that bears the very name, what stands under the head that is asked for, else all of it. */
function inRowOf(situation: Situation, question: Question): Answer | undefined {
  const names = question.qualifiers.filter(({ hard }) => hard);
  const cells = passagesOf(situation.page).filter(({ cell }) => cell !== null);
  const all = new Set(names.map(({ token }) => token.word));
  const bearing = cells.filter(({ text }) => words(text).length > 0 && words(text).every((word) => all.has(word)));
  const [key] = bearing;
  if (!key || names.length === 0 || bearing.some(({ cell }) => cell!.row !== key.cell!.row)) return undefined;
  if (names.some(({ token }) => !words(`${key.text} ${key.row} ${aboutOf(situation)}`).includes(token.word)))
    return undefined;
  const row = cells.filter(
    ({ cell }) => cell!.table === key.cell!.table && cell!.row === key.cell!.row && cell!.column !== key.cell!.column,
  );
  const asked = row.filter(({ head }) =>
    words(head).some((word) => question.qualifiers.some(({ token, hard }) => !hard && token.stem === stem(word))),
  );
  const told = asked.length > 0 ? asked : row;
  return told.length > 0 ? { line: `${key.text}: ${told.map(({ text }) => text).join('. ')}`, fit: BORNE } : undefined;
}

/**
 * The ways in which what stands behind a name may answer a question that says of what kind the answer is: "in which county was it
 * collected" is told behind "Collected in", and behind "County" by itself.
 */
function waysToTell(question: Question): Question[] {
  const noun = stem(KIND_OF_VALUE.exec(question.text)?.[1] ?? '');
  const without = question.qualifiers.filter(({ token }) => token.stem !== noun);
  if (without.length === question.qualifiers.length) return [question];
  const only = question.qualifiers.filter(({ token, hard }) => hard || token.stem === noun);
  return [
    question,
    ...[without, only].filter((some) => some.length > 0).map((qualifiers) => ({ ...question, qualifiers })),
  ];
}

/** What stands behind a name that a question says, with all that the question says of it. */
function namedSo(situation: Situation, question: Question): Candidate[] {
  const about = aboutOf(situation);
  return passagesOf(situation.page)
    .map((passage): Candidate => {
      const measured = borne(question, passage, about);
      return {
        ...measured,
        passage: passage.label === '' ? { ...passage, label: passage.heads.at(-1) ?? '' } : passage,
        text: passage.text,
        values: [passage.text],
        fit: fitOf(question, passage, measured),
      };
    })
    .filter(
      (one) =>
        !one.passage.cell && one.missing === 0 && one.fit >= BORNE && namesIt(question, one) && !REACHES.test(one.text),
    )
    .filter(({ passage: { label, head, text, row, heads } }) =>
      question.qualifiers.every(
        ({ hard, token }) => !hard || words([label, head, text, row, ...heads, about].join(' ')).includes(token.word),
      ),
    );
}

/** "What is there for lunch on Wednesday?": what stands behind a name that the question says; undefined where none does. */
function behindName(situation: Situation, question: Question): Answer | undefined {
  for (const way of waysToTell(question)) {
    const all = namedSo(situation, way);
    const [only] = all;
    if (only && all.length === 1) return { line: wording(only), fit: Math.min(0.95, only.fit) };
    if (all.length > 1) return undefined;
  }
  return inRowOf(situation, question);
}

/** Whether a value stands in a row, or behind a name, that the question says word by word. */
function namesIt(question: Question, candidate: Candidate | undefined): boolean {
  const own = words(candidate?.passage.label ?? '').map(stem);
  const asked = new Set(words(question.text).map(stem));
  const bearing = question.qualifiers.some(({ token }) => own.includes(token.stem));
  return own.length > 0 && bearing && own.every((word) => asked.has(word));
}

/** Share of the question that has to be borne where a page that is about it tells one number of its own. */
const OWN_PAGE = 0.25;

/** The one number to ring, or address to write to, that a page tells of its own whose heading says in part what is asked: not the one that stands on every page. */
function onlyHere({ page, memory }: Situation, question: Question, all: readonly Candidate[]): Candidate | null {
  if (!REACHED.has(question.sorts[0]!)) return null;
  const isFrame = ({ passage }: Candidate) => memory.frame.includes(hash(fold(page.lines[passage.at]?.text ?? '')));
  const own = all.filter((one) => !isFrame(one));
  const [best] = own;
  if (!best || own.length === all.length || best.missing > 0 || best.share < OWN_PAGE) return null;
  const headed = question.qualifiers.some((qualifier) =>
    best.passage.heads.some((head) => says(head, qualifier) >= ALL_OF),
  );
  return headed && own.every(({ values }) => fold(values.join(' ')) === fold(best.values.join(' '))) ? best : null;
}
/** A word is said as it stands, and not by another of its meaning. */
const ALL_OF = 0.9;

/**
 * Reads the answer to a question for one value off the page: what tells a value of the kind that is asked for, of what
 * it is asked, with all that the question says of that. Undefined where no kind of value is asked for that is known by its looks.
 */
export function readAnswer(situation: Situation, step: Step): Answer | null | undefined {
  const question = askedHere(situation, step);
  if (question.qualifiers.length === 0 && situation.goal.background === '') return undefined;
  if (question.sorts.length === 0)
    return /\b(?:what|which)\b(?! (?:do|does|did) (?:i|you|we|one)\b| happens\b)/.test(question.text)
      ? behindName(situation, question)
      : undefined;
  const all = candidatesFor(situation, step);
  const suited =
    question.sorts[0] === 'truth' || question.sorts[0] === 'name' ? null : inCircumstances(situation, step, all);
  if (suited) return { line: wording(suited), fit: Math.min(0.95, suited.fit) };
  const own = onlyHere(situation, question, all);
  if (own) return { line: wording(own), fit: BORNE };
  const [best] = all;
  // The only number to ring that a page tells is for whom it speaks of.
  const only = isClear(all)
    ? ONLY.has(question.sorts[0]!)
      ? ONE_FIT
      : namesIt(question, best)
        ? NAMED_FIT
        : BORNE
    : BORNE;
  // The only value of its kind, that stands right at most of what is asked about, is told of it.
  const alone = all.every(({ values }) => fold(values.join(' ')) === fold(best!.values.join(' ')));
  if (best && alone && best.missing === 0 && best.direct >= ALONE[question.sorts[0] === 'money' ? 'money' : 'other'])
    return { line: wording(best), fit: Math.max(BORNE, Math.min(0.95, best.fit)) };
  if (!best || best.fit < only || best.missing > 0) return null;
  const even = all.filter(
    (other) => other.fit > best.fit - APART && fold(other.values.join(' ')) !== fold(best.values.join(' ')),
  );
  const chosen = even.length === 0 || question.sorts[0] === 'truth' ? best : placed(question, [best, ...even]);
  return chosen ? { line: wording(chosen), fit: Math.min(0.95, chosen.fit) } : null;
}
