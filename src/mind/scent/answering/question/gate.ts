import { fold, stem, tokens, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { isRow } from '../../meaning/confirmation.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { liesIn } from '../../things/thing.ts';
import { lacksFigures } from '../labelled.ts';
import { ofMeasure } from '../measure.ts';
import { borne } from './borne.ts';
import { aboutOf, askedHere, calledSo, candidatesFor } from './candidate.ts';
import { linesUnderHeads } from './heads.ts';
import { REACHES, valuesNamed, valuesOf } from './kinds.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { Question } from './question.ts';
import { isClear } from './read.ts';

/** Somebody whom a line calls by one name. */
const FIRST_NAME = /^\p{Lu}\p{Ll}+$|(?<=\p{L}.*)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/gu;
/** Share of the question below which a value is told of something else, and the same of any other line. */
const ELSEWHERE = { typed: 0.6, line: 0.45 } as const;
/** "The tallest", "the most expensive": what nobody knows who has not compared, or was told so. */
const EXTREME =
  /\b(?:most|least|best|worst|(?!(?:request|interest|test|guest|west|rest|forest|suggest|contest|latest|nearest|honest|harvest|invest)\b)\p{L}{3,}est)\b/gu;

/** All the words of the thing that a line of the page belongs to: its row, its card. */
export function rowAt(page: Page, at: number): string {
  const box = page.lines[at]?.box;
  const holding = thingsOf(page)
    .flatMap(({ from, things }) => (from === 'entries' ? [] : things))
    .filter((thing) => box && thing.box && liesIn(box, thing.box));
  return holding.reduce((least, { text }) => (least === '' || text.length < least.length ? text : least), '');
}

/** The passages that a line tells, of which something was not said in the question already. */
function toldBy(page: Page, line: string, isNew: (text: string) => boolean): Passage[] {
  const told = fold(line);
  const holds = (text: string) =>
    isNew(text) && (told.includes(fold(text)) || (text.length > 20 && fold(text).includes(told)));
  const passages = passagesOf(page).filter(({ text }) => holds(text));
  const known = new Set(passages.map(({ at }) => at));
  const under = linesUnderHeads(page);
  // What heads a part of the page, and what is pressed, is told by where it stands.
  const others = page.lines.flatMap((own, at): Passage[] =>
    !known.has(at) && own.text.length > 1 && holds(own.text)
      ? [{ ...under[at]!, text: own.text, head: '', row: rowAt(page, at), at, cell: null }]
      : [],
  );
  return passages.length > 0 ? passages : others;
}

/** Whether something is asked for that is first among others by a measure, of which the line says no word. */
function comparesUntold(question: Question, sorts: readonly string[], line: string): boolean {
  const most = question.text.match(EXTREME) ?? [];
  const own = new Set(words(line));
  return (sorts.length === 0 || sorts[0] === 'name') && most.length > 0 && !most.some((word) => own.has(word));
}

/** Whether what the question calls by name is told of in another row or line of the page, and not where this is told. */
function namesStandElsewhere(situation: Situation, question: Question, own: readonly Passage[]): boolean {
  const names = question.qualifiers.filter(({ hard, value }) => hard && value === null).map(({ token }) => token.word);
  if (names.length === 0 || own.length === 0) return false;
  const about = aboutOf(situation);
  const says = (text: string) => names.every((name) => words(text).includes(name));
  const bears = ({ label, head, text, row, heads }: Passage) =>
    says([label, head, text, row, ...heads, about].join(' '));
  return !own.some(bears) && passagesOf(situation.page).some(({ label, text, row }) => says(`${label} ${text} ${row}`));
}

/** How many there are is no sum of money. */
const HOW_MANY = /\bhow many\b/;
const PAID = /[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?[£$€]/g;
const COUNT =
  /\d|\b(?:no|none|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|several|hundred|thousand|both|all)\b/i;

/** "How high is the deposit for ...": a sum that is no price, asked by the name that it has wherever it is told. */
const SUM =
  /\bhow (?:much|high|large|big|low|steep)\s+(?:is|are|was|were)\s+(?:the|an?|its|their|your|my)\s+(?:\p{L}+ )?(deposits?|excess|surcharge|supplement|tip|tax(?:es)?|fines?|penalty|discount|refund|insurance|postage|delivery|shipping|commission|interest|bond|levy|allowance|bonus|salary|wages?|pension|toll)\b/iu;

/** Whether a page says no word of the sum that is asked for: the rent is no deposit. */
function lacksSum({ page }: Situation, asked: string): boolean {
  const [token] = tokens(SUM.exec(asked)?.[1] ?? '');
  return token !== undefined && !saidBy(token, page.all.tokens);
}

/** A line as the value and the name that it stands behind. */
function named(line: string): [value: string, name: string] {
  const at = line.lastIndexOf(': ');
  return at < 0 ? [line, ''] : [line.slice(at + 2), line.slice(0, at)];
}

/**
 * Whether a line that was taken for the answer may be one, wherever it was found: it tells a value of the kind that is asked for,
 * stands in no menu, nothing that the question names is told of something else there, and what is the most of its kind was compared.
 * @param compared it was found by comparing all of its kind
 */
export function mayAnswer(situation: Situation, step: Step, line: string, compared = false): boolean {
  const { page } = situation;
  if (isRow(page.items, line)) return false;
  const question = askedHere(situation, step);
  if (lacksFigures(step, line)) return false;
  if (HOW_MANY.test(question.text) && question.sorts.length === 0 && !COUNT.test(line.replace(PAID, ' '))) return false;
  if (REACHES.test(line.trim())) return false;
  if (lacksSum(situation, question.text)) return false;
  const asked = new Set(words(question.text));
  const typed = question.sorts.filter((sort) => sort !== 'truth' && sort !== 'name');
  const isNew = (value: string) => !words(value).every((word) => asked.has(word));
  const tells = (text: string) =>
    typed.some((sort) => [...valuesOf(text, sort), ...valuesNamed(...named(text), sort)].some(isNew)) ||
    (typed.includes('person') && [...text.matchAll(FIRST_NAME)].some(([name]) => isNew(name)));
  if (typed.length > 0 && !tells(line)) return false;
  if (compared) return true;
  if (comparesUntold(question, question.sorts, line)) return false;
  const own = toldBy(page, line, isNew);
  if (namesStandElsewhere(situation, question, own)) return false;
  const { measure } = question;
  const elsewhere = own.length > 0 && own.every((passage) => calledSo(question, passage) === false);
  if (measure && elsewhere && ofMeasure(measure, line) !== true) return false;
  const from = own.filter(({ text }) => typed.length === 0 || tells(text));
  if (from.length === 0 || question.qualifiers.length === 0) return true;
  const told = fold(line);
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
