import { fold, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isRow } from '../../meaning/evidence.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from '../answer.ts';
import { contextOf } from '../query/rows.ts';
import { type Borne, borne } from './borne.ts';
import { type ValueSort, valuesOf } from './kinds.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Qualifier, type Question, questionOf } from './question.ts';

/** A passage of the page that could answer, and how well. */
export interface Candidate extends Borne {
  passage: Passage;
  /** The words that would answer, without what they stand among. */
  text: string;
  values: string[];
  fit: number;
}

/** Share of the question that has to be borne out before its answer is given. */
const BORNE = 0.7;
/** The same where the page tells no other value of the kind: share of the question borne out, and fit. */
const ONE = 0.4;
const ONE_FIT = 0.25;
const ONLY: ReadonlySet<ValueSort> = new Set(['phone', 'email', 'temperature']);
/** Of two that fit alike neither is the answer. */
const APART = 0.03;
/** By how much a passage has to fit better than any that tells another value for there to be no question which one answers. */
const CLEAR = 0.1;
/** The longest line that is given for a name. */
const LONGEST_NAME = 160;
/** Words of which a line has at least so many that tells something of what it names. */
const TOLD = 4;
/** What a line gives away that tells of something and may not be what is asked for. */
const UNNAMED = 0.1;
/** What a name, a number or a day that is not met takes off. */
const MISSING = 0.3;
/** What people say of a thing tells less of it than what its page says. */
const OPINIONS =
  /\b(?:reviews?|comments?|guest ?book|ratings?|what (?:\p{L}+ )?(?:say|think)|opinions?|testimonials?|feedback)\b/u;
const ALSO =
  /\b(?:similar|related|also (?:like|bought|viewed)|more like|more \p{L}+$|recommended|customers also|you may)\b/u;
const BEGINS = /^(?:from|begins?|starts?|opens?|opening|start|beginning|first|arrival|since|departs?|leaves)\b/;
const ENDS = /^(?:to|until|till|ends?|close|closes|closing|end|last|departure|expires?|valid until|available until)\b/;

/** What the page is about as a whole, and what led to it. */
export function aboutOf({ page, memory, key }: Situation): string {
  const { last } = memory;
  const first = page.lines[0]?.text ?? '';
  const way = memory.trail.map((visited) => visited.title);
  const top = page.headings.filter((line) => line.level === 1).map((line) => line.text);
  return [
    contextOf(page).text,
    first.length < 60 ? first : '',
    ...top,
    ...way,
    memory.names[key] ?? '',
    last && last.key !== key ? last.label : '',
  ].join(' . ');
}

/** Parts of a sentence that tell a value each: "Ann (season 1), Bob (season 2)". */
function partsOf(text: string, sort: ValueSort): string[] {
  if (valuesOf(text, sort).length < 2) return [text];
  const parts = text.split(/,\s+(?![^(]*\))|;\s+|\s+(?=\()|\s+and\s+(?![^(]*\))/).filter((part) => part.trim() !== '');
  // What stands in brackets belongs to what stands before it, unless both tell a value.
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && (valuesOf(part, sort).length === 0 || valuesOf(before, sort).length === 0))
      joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined.every((part) => valuesOf(part, sort).length > 0) ? joined : [text];
}

function fitOf(question: Question, passage: Passage, measured: Borne): number {
  let fit = 0.35 * measured.share + 0.65 * measured.own + 0.08 * measured.near - MISSING * measured.missing;
  const over = fold(passage.heads.join(' . '));
  if (OPINIONS.test(over) && !OPINIONS.test(question.text)) fit -= 0.15;
  if (ALSO.test(fold(passage.heads.at(-1) ?? ''))) fit -= 0.15;
  const named = fold(passage.head || passage.label);
  if (question.edge === 'begins') fit += BEGINS.test(named) ? 0.08 : ENDS.test(named) ? -0.08 : 0;
  if (question.edge === 'ends') fit += ENDS.test(named) ? 0.08 : BEGINS.test(named) ? -0.08 : 0;
  return fit;
}

/** Words for the place that one is in, which its own page need not say. */
const THIS_PLACE =
  /^(?:shop|store|site|website|company|business|firm|museum|gallery|inn|hotel|restaurant|caf[eé]|library|clinic|school|theatre|theater|cinema|zoo|pool|gym|club|university|college|office)$/;

/** A question, without the place of which the page that one is on says no word: it is the place. */
function askedHere({ page, goal }: Situation, step: Step): Question {
  const question = questionOf(step, goal.background);
  const own = new Set(page.all.tokens.map((token) => token.stem));
  const silent = ({ token, hard }: Qualifier) => !hard && THIS_PLACE.test(token.word) && !own.has(token.stem);
  const left = question.qualifiers.filter((qualifier) => !silent(qualifier));
  return left.length > 0 && left.length < question.qualifiers.length ? { ...question, qualifiers: left } : question;
}

/** A bare number is an hour under a head that speaks of hours. */
const HOUR = /^(?:[01]?\d|2[0-4])$/;
const OF_TIME =
  /\b(?:open\w*|clos\w*|from|to|until|till|hours?|times?|starts?|begins?|ends?|arriv\w*|depart\w*|leaves?)\b/;

/** What of a page could answer a question, the best first. */
export function candidatesFor(situation: Situation, step: Step): Candidate[] {
  const question = askedHere(situation, step);
  const about = aboutOf(situation);
  const asked = new Set(words(question.text));
  const site = new Set([...asked, ...words(about)]);
  const found: Candidate[] = [];
  for (const passage of passagesOf(situation.page)) {
    if (question.sorts[0] === 'truth') {
      const measured = borne(question, passage, about);
      found.push({ ...measured, passage, text: passage.text, values: [], fit: fitOf(question, passage, measured) });
      continue;
    }
    if (question.sorts[0] === 'name') {
      // All that one line tells of somebody is told of the name that it begins with.
      const text = situation.page.lines[passage.at]!.text;
      if (passage.cell || text.length > LONGEST_NAME || !/^\p{Lu}/u.test(text) || words(text).length < TOLD) continue;
      const measured = borne(question, { ...passage, text, row: '' }, about);
      found.push({ ...measured, passage, text, values: [text], fit: fitOf(question, passage, measured) - UNNAMED });
      continue;
    }
    for (const [order, sort] of question.sorts.entries()) {
      for (const text of partsOf(passage.text, sort)) {
        // Who it is, is nobody that the page as a whole is about.
        const known = sort === 'person' ? site : asked;
        const bareHour = sort === 'time' && HOUR.test(text) && OF_TIME.test(fold(`${passage.head} ${passage.label}`));
        const told = bareHour ? [text] : valuesOf(text, sort);
        const values = told.filter((value) => !words(value).every((word) => known.has(word)));
        // Who asks what must be paid to pay nothing is not told that it is free.
        if (/\b(?:free|nothing)\b/.test(question.text) && values.every((value) => /^\p{L}/u.test(value))) continue;
        if (sort !== 'person' && passage.cell && passage.label === '') continue;
        if (values.length === 0) continue;
        const part = text === passage.text ? passage : { ...passage, text, row: `${passage.text} . ${passage.row}` };
        const measured = borne(question, part, about);
        found.push({ ...measured, passage: part, text, values, fit: fitOf(question, part, measured) - 0.03 * order });
      }
    }
  }
  return found.sort((a, b) => b.fit - a.fit);
}

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

/**
 * Reads the answer to a question for one value off the page: what tells a value of the kind that is asked for, of what
 * it is asked, with all that the question says of that. Undefined where no kind of value is asked for that is known by its looks.
 */
export function readAnswer(situation: Situation, step: Step): Answer | null | undefined {
  const question = askedHere(situation, step);
  if (question.sorts.length === 0 || question.qualifiers.length === 0) return undefined;
  const all = candidatesFor(situation, step);
  const [best] = all;
  // The only number to ring that a page tells is for whom it speaks of.
  const only = ONLY.has(question.sorts[0]!) && isClear(all) ? ONE_FIT : BORNE;
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
