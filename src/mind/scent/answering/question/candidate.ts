import { fold, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import { ofMeasure } from '../measure.ts';
import { contextOf } from '../query/rows.ts';
import { type Borne, borne } from './borne.ts';
import { type ValueSort, valuesNamed, valuesOf } from './kinds.ts';
import { ofOtherParts } from './other-part.ts';
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

export function fitOf(question: Question, passage: Passage, measured: Borne): number {
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
export function askedHere({ page, goal }: Situation, step: Step): Question {
  const question = questionOf(step, goal.background);
  const own = new Set(page.all.tokens.map((token) => token.stem));
  const silent = ({ token, hard }: Qualifier) => !hard && THIS_PLACE.test(token.word) && !own.has(token.stem);
  const left = question.qualifiers.filter((qualifier) => !silent(qualifier));
  return left.length > 0 && left.length < question.qualifiers.length ? { ...question, qualifiers: left } : question;
}

/** Names behind which stands no person. */
const OF_NO_PERSON =
  /\b(?:branch|town|city|county|village|country|place|venue|location|address|station|street|room|hall|title|shelf|publisher|parish|region|subject|series)\b/;

/** A bare number is an hour under a head that speaks of hours. */
const HOUR = /^(?:[01]?\d|2[0-4])$/;
const OF_TIME =
  /\b(?:open\w*|clos\w*|from|to|until|till|hours?|times?|starts?|begins?|ends?|arriv\w*|depart\w*|leaves?)\b/;

/** What it adds that a value is called by the measure that is asked for, and what it takes off to stand on every page. */
const CALLED = 0.12;

/** Whether a value is the measure that is asked for, and of the time: false where it is another one. */
export function calledSo({ measure, text }: Question, passage: Passage): boolean | null {
  const named = `${passage.label} . ${passage.head}`;
  const time = RELATIVE.exec(text)?.[0];
  const told = RELATIVE.exec(fold(named))?.[0];
  if (time && told && time !== told) return false;
  if (!measure) return told ? true : null;
  const verdict = ofMeasure(measure, `${named} . ${passage.text}`);
  if (verdict !== null || !measure.needed) return verdict;
  return ofMeasure(measure, passage.heads.at(-1) ?? '') === true;
}
const RELATIVE = /\b(?:this|last|next) (?:week|month|year)\b/;

/** Whether a page is about what the question calls by name. */
function named({ qualifiers }: Question, about: string): boolean {
  const names = qualifiers.filter(({ hard, value }) => hard && value === null);
  const own = new Set(words(about));
  return names.length > 0 && names.every(({ token }) => own.has(token.word));
}

/** What of a page could answer a question, the best first. */
export function candidatesFor(situation: Situation, step: Step): Candidate[] {
  const question = askedHere(situation, step);
  const about = aboutOf(situation);
  const asked = new Set(words(question.text));
  const site = new Set([...asked, ...words(about)]);
  const whole = named(question, about) ? situation.page.all.text : '';
  const found: Candidate[] = [];
  const isOther = ofOtherParts(situation, step);
  for (const passage of passagesOf(situation.page)) {
    if (isOther?.(passage)) continue;
    if (question.sorts[0] === 'truth') {
      const measured = borne(question, passage, about);
      found.push({ ...measured, passage, text: passage.text, values: [], fit: fitOf(question, passage, measured) });
      continue;
    }
    if (question.sorts[0] === 'name') {
      // All that one line tells of somebody is told of the name that it begins with.
      const text = situation.page.lines[passage.at]?.text ?? passage.text;
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
        const told = bareHour ? [text] : valuesNamed(text, passage.head || passage.label, sort);
        const values = told.filter((value) => !words(value).every((word) => known.has(word)));
        // Who asks what must be paid to pay nothing is not told that it is free.
        if (
          sort === 'money' &&
          /\b(?:free|nothing)\b/.test(question.text) &&
          values.every((value) => /^\p{L}/u.test(value))
        )
          continue;
        if (sort === 'person' && OF_NO_PERSON.test(fold(passage.head || passage.label))) continue;
        if (sort !== 'person' && passage.cell && passage.label === '') continue;
        if (values.length === 0) continue;
        const part = text === passage.text ? passage : { ...passage, text, row: `${passage.text} . ${passage.row}` };
        const called = calledSo(question, part);
        if (called === false) continue;
        const measured = borne(question, part, about, whole);
        const fit = fitOf(question, part, measured) - 0.03 * order + (called ? CALLED : 0);
        found.push({ ...measured, passage: part, text, values, fit });
      }
    }
  }
  return found.sort((a, b) => b.fit - a.fit);
}
