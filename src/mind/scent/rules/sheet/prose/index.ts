import { inOwnVoice, withoutQuoted } from '../../../../language/index.ts';
import { inUnitOf } from '../../../filling/coverage/numbers.ts';
import { classOfField } from '../../../filling/fields.ts';
import { givenByPage } from '../../../filling/given-by-page.ts';
import { type Clause, clausesIn } from '../../../meaning/clauses.ts';
import type { Situation } from '../../../situation.ts';
import type { Answer } from '../answer.ts';
import { type Blank, blanksOf } from '../blanks.ts';
import { valuesOf } from '../told.ts';
import { ELSE, likeliestOption, optionsTold, optionTold } from './choices.ts';
import { placesFor } from './named.ts';
import { whoFor } from './persons.ts';
import { sideTold, twoSides } from './sides.ts';
import { about, spokenOf } from './spoken.ts';
import { titleTold } from './titles.ts';

/** How plainly belongs there what the task tells in other words than the form's. */
const READ = 0.72;
/** How sure an answer has to be for it to be more than a guess, and to be taken before all the answers are in sight. */
const SURE = 0.5;
const PLAIN = 0.9;
/** Pixels from the edge of what is in sight within which a list of answers may go on beyond it. */
const EDGE = 56;

/** An answer read from what the task says in its own words. */
interface Read {
  answer: Answer;
  clause: Clause | null;
  sure: number;
}

/** Whether the answers to a question may go on beyond what is in sight: one looks at all of them first. */
function isCut({ page, items }: Situation, { kind, items: own }: Blank): boolean {
  if (kind !== 'choice') return false;
  const goesOn = (way: string) => items.some(({ name }) => name === `scroll:${way}`);
  const boxes = own.flatMap(({ box }) => box ?? []);
  return (
    (goesOn('down') && boxes.some(({ y, height }) => y + height > page.height - EDGE)) ||
    (goesOn('up') && boxes.some(({ y }) => y < EDGE))
  );
}

function readOne(situation: Situation, blank: Blank, clauses: readonly Clause[]): Read | null {
  const { asked, request } = situation;
  const sides = blank.kind === 'box' ? { yes: 'on', no: 'off' } : twoSides(blank);
  if (sides) {
    const side = sideTold(blank.label, clauses);
    return side && { answer: { blank, text: sides[side.side], fit: READ }, clause: side.clause, sure: side.sure };
  }
  if (blank.kind !== 'choice' && blank.kind !== 'list') return null;
  const told = optionTold(blank, clauses, asked, request.today);
  // What the task itself tells comes before what the page gives for it.
  const given = told && told.sure >= SURE ? null : givenByPage(situation.page, blank.options, asked);
  if (given !== null) return { answer: { blank, text: given, fit: READ }, clause: null, sure: PLAIN };
  return told && { answer: { blank, text: told.text, fit: READ }, clause: told.clause, sure: told.sure };
}

/** How far a part of a task has to speak of a question with two sides for who has to answer it. */
const LITTLE = 0.3;

/** What a question that has to be answered is answered by, where nothing plainly tells: the answer of which the task tells most; null where it tells of none. */
export function likeliest(situation: Situation, blank: Blank): string | null {
  const clauses = clausesIn(situation.asked);
  const told = readOne(situation, blank, clauses);
  if (told) return told.answer.text;
  const sides = twoSides(blank);
  const side = sides && sideTold(blank.label, clauses, LITTLE);
  return side ? sides[side.side] : sides ? null : likeliestOption(blank, clauses);
}

/** What asks to say more of what was answered just before. */
const MORE =
  /\b(?:which|what|details?|specify|describe|explain|tell us|more|please say|if (?:yes|so)|conditions?|name (?:it|them))\b/i;

/** The question right before a blank. */
const beforeOf = (situation: Situation, blank: Blank): Blank | undefined =>
  blanksOf(situation).findLast(({ order }) => order < blank.order);

/** What was put into other fields of the form than those that are open. */
function namedElsewhere({ memory, key }: Situation, open: readonly Blank[]): string[] {
  const own = new Set(open.flatMap(({ items }) => items.map(({ name }) => name)));
  return Object.entries(memory.filled[key] ?? {}).flatMap(([name, held]) => (own.has(name) ? [] : [held]));
}

/** Words for the field that asks for more of what the question before it was answered with yes by. */
function moreOf(blank: Blank, before: Read | undefined): Answer | null {
  if (blank.shown !== '' || !before?.clause || before.answer.text === 'off') return null;
  const other = ELSE.test(before.answer.text);
  if (!other && before.answer.blank.kind !== 'box' && twoSides(before.answer.blank)?.yes !== before.answer.text)
    return null;
  if (!MORE.test(blank.label) && classOfField(blank.items[0]!) !== 'message') return null;
  return {
    blank,
    text: inOwnVoice(before.clause.text.trim().replace(/^./, (letter) => letter.toUpperCase())),
    fit: READ,
  };
}

/** What asks how many somebody is. */
const OF_PEOPLE =
  /\b(?:visitors?|guests?|people|persons?|adults?|attendees|participants|seats|places|passengers|travell?ers|diners)\b/i;

/** Numbers that no field has taken, for fields that ask for one: by what the part of the task is about in which they stand. */
function numbersFor(
  situation: Situation,
  open: readonly Blank[],
  given: readonly Answer[],
  clauses: readonly Clause[],
): Answer[] {
  const blanks = open.filter(({ kind }) => kind === 'number' || kind === 'counter');
  const used = new Set(given.flatMap(({ value }) => value ?? []));
  const left = valuesOf(situation).filter(
    (value) => value.kind === 'number' && value.number !== null && !used.has(value),
  );
  const pairs = blanks.flatMap((blank) =>
    left.flatMap((value) => {
      const clause = clauses.find(({ start, end }) => value.at >= start && value.at < end);
      if (!clause || clause.denies) return [];
      const counts = OF_PEOPLE.test(blank.label) && value.nouns[0] === 'people';
      const share = counts ? 1 : spokenOf(about(blank.label), clause).share;
      const number = inUnitOf(blank.label, value);
      return share >= SURE - 0.1
        ? [{ blank, value, text: String(number), fit: READ * Math.min(1, share + 0.3), share }]
        : [];
    }),
  );
  const out: Answer[] = [];
  for (const { share: _, ...pair } of pairs.sort((a, b) => b.share - a.share))
    if (!out.some(({ blank, value }) => blank === pair.blank || value === pair.value)) out.push(pair);
  return out;
}

/**
 * Reads what a task tells in its own words for what a form asks in others: which answer it means, whether a box is to be on, who and how many are asked
 * for. Each part of the task is held against each question, whether it speaks of it, and what it says of it or denies; a part that plainly answers one
 * question is not asked for another that it answers less.
 */
export function toldInProse(situation: Situation, open: readonly Blank[], given: readonly Answer[]): Answer[] {
  const clauses = clausesIn(situation.asked);
  const reads: Read[] = [];
  const take = (said: (blank: Blank) => readonly Clause[]) => {
    for (const blank of open) {
      if (reads.some(({ answer }) => answer.blank === blank)) continue;
      const read = readOne(situation, blank, said(blank));
      if (read && read.sure >= (isCut(situation, blank) ? PLAIN : SURE)) reads.push(read);
    }
  };
  // What is to be written says nothing of what is to be ticked.
  const unquoted = clausesIn(withoutQuoted(situation.asked));
  take(({ kind }) => (kind === 'box' ? unquoted : clauses));
  const claimed = new Set(reads.filter(({ sure }) => sure >= READ).flatMap(({ clause }) => clause ?? []));
  if (claimed.size > 0)
    take(({ kind }) => (kind === 'box' ? unquoted : clauses).filter((clause) => !claimed.has(clause)));
  const out = reads.flatMap(({ answer }) => {
    const several = optionsTold(answer.blank, clauses);
    return several.length > 0 ? several.map(({ text }) => ({ ...answer, text })) : [answer];
  });
  const free = () => open.filter((blank) => !out.some((answer) => answer.blank === blank));
  for (const blank of free().filter(({ kind }) => kind === 'text')) {
    const more =
      moreOf(
        blank,
        reads.find(({ answer }) => answer.blank === beforeOf(situation, blank)),
      ) ?? titleTold(blank, situation.asked);
    // The name under which somebody books has its own field.
    if (more && !given.some(({ text }) => text === more.text)) out.push(more);
  }
  const elsewhere = namedElsewhere(situation, open);
  out.push(...placesFor(free(), clauses, elsewhere));
  out.push(...whoFor(free(), clauses, [...[...given, ...out].map(({ text }) => text), ...elsewhere]));
  return [...out, ...numbersFor(situation, free(), [...given, ...out], clauses)];
}
