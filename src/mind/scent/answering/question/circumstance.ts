import { fold, numberOf, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { siteWords } from '../../meaning/site.ts';
import type { Situation } from '../../situation.ts';
import { DAY, DAYS } from '../query/bearing.ts';
import { daysIn, spansIn, within } from '../query/when.ts';
import { namesDay } from '../sections.ts';
import { says } from './borne.ts';
import { aboutOf, type Candidate } from './candidate.ts';
import type { Passage } from './passages.ts';
import { type Qualifier, qualifiersIn, questionOf } from './question.ts';

/** What is told around a question: "your cat is ill, and it is Sunday", with the age of whom it is about. */
interface Circumstances {
  qualifiers: readonly Qualifier[];
  age: number | null;
}

const COUNT = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';
const AGE: readonly RegExp[] = [
  new RegExp(`\\b${COUNT}[- ]years?[- ]olds?\\b|\\b${COUNT} years of age\\b`),
  new RegExp(`\\b(?:aged?|turned|turns|turning) ${COUNT}\\b`),
  new RegExp(
    `\\b(?:mother|father|sons?|daughters?|boy|girl|child|sister|brother|aunt|uncle|gran|nan|grandad|grand\\w+|niece|nephew|friend|neighbour|neighbor|he|she) (?:is|was|of|will be)(?: (?:just|already|now|only|about|nearly))? ${COUNT}\\b(?! (?:months?|weeks?|days?|o'clock|am|pm|cm|kg|euros|pounds))(?! ?[:%€£$])`,
  ),
];

/** The age that a text tells of somebody; null where it tells none. */
export function ageIn(text: string): number | null {
  for (const pattern of AGE) {
    const found = pattern.exec(fold(text))?.slice(1).find(Boolean);
    if (found) return numberOf(found);
  }
  return null;
}

const FROM =
  /\b(?:over|above|from|older than)(?: the age of| age| ages)? (\d{1,3})s?\b|\b(\d{1,3})(?:\+| ?(?:years )?(?:and|or) (?:over|older|above|more)\b| plus\b)/;
const TO =
  /\b(?:under|below|up to|younger than)(?: the age of| age)? (\d{1,3})s?\b|\b(\d{1,3}) (?:and|or) (?:under|younger|below)\b/;
const BETWEEN = /\b(\d{1,3})\s?(?:-|–|to)\s?(\d{1,3})\b/;
const MONEY = /[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$](?!\s?\d)|euros?|pounds?|p\b)/g;

/** Whether a text speaks of an age group, and whether one of that age belongs to it; null where it speaks of none. */
export function inAgeGroup(text: string, age: number): boolean | null {
  const said = fold(text).replace(MONEY, ' ');
  const between = BETWEEN.exec(said);
  if (between) return age >= Number(between[1]) && age <= Number(between[2]);
  const from = FROM.exec(said);
  const to = TO.exec(said);
  if (!from && !to) return null;
  const past = /^(?:over|above|older)/.test(from?.[0] ?? '');
  const above = !from || age >= Number(from[1] ?? from[2]) + (past ? 1 : 0);
  const including = to?.[2] !== undefined || /\bup to\b/.test(to?.[0] ?? '');
  const below = !to || age < Number(to[1] ?? to[2]) + (including ? 1 : 0);
  return above && below;
}

/** How much of what is told around a question is said with a value, over it, and elsewhere in its row. */
const WHERE = { own: 1, head: 0.95, row: 0.5, cell: 0.85 } as const;
/** What the age group counts that one belongs to, or does not. */
const GROUP = 0.8;
/** Bearing from which a value is told of the circumstances. */
const BEARS = 0.3;
/** By how much it has to be told of them more than any other value. */
const CLEAR = 0.12;
/** What the words of the question itself count beside them, and what of them has to be met by a value that no name stands at. */
const QUESTION = 0.8;
const MET = 0.15;
const FIT = 0.75;
/** What the words of a value itself have to say of the circumstances where they say nothing else that is asked. */
const SAID = 0.6;

/** @param alone the page tells but one value, so that what it is about as a whole tells of that */
function circumstancesOf(situation: Situation, step: Step, alone: boolean): Circumstances {
  const { background } = situation.goal;
  const own = new Set(words(step.text).map(stem));
  const site = siteWords(situation);
  // Where one came in says whose site it is.
  const entry = situation.memory.trail[0]?.title ?? situation.page.title;
  const about = aboutOf(situation);
  const isOfAll = (one: Qualifier) =>
    alone ? site.has(one.token.stem) || says(entry, one) >= 0.5 : says(about, one) >= 0.5;
  return {
    // What the whole page is about tells none of its values from another.
    qualifiers: qualifiersIn(step, background).filter(
      (one) =>
        one.value === null && (one.hard || one.token.weight > TELLING) && !own.has(one.token.stem) && !isOfAll(one),
    ),
    age: ageIn(`${background}. ${step.text}`),
  };
}

/** Likeness of a word from which on it stands for one that is told. */
const SAME = 0.8;
/** How seldom a word has to be to tell one thing from another. */
const TELLING = 0.45;

function speaks(text: string, one: Qualifier): number {
  const said = says(text, one);
  return said >= SAME ? said : 0;
}

/** How far the name of a value, what stands over it and its own words speak of the circumstances. */
function bearing({ qualifiers, age }: Circumstances, passage: Passage): { all: number; named: number; said: number } {
  let [all, named, said] = [0, 0, 0];
  for (const one of qualifiers) {
    const weight = one.hard ? Math.max(0.6, one.token.weight) : one.token.weight;
    const over = Math.max(0, ...passage.heads.map((head) => speaks(head, one) * WHERE.head));
    const name = Math.max(over, speaks(`${passage.label} . ${passage.head}`, one) * WHERE.own);
    const row = speaks(passage.row, one) * (passage.cell ? WHERE.cell : WHERE.row);
    const text = speaks(passage.text, one) * WHERE.own;
    all += weight * Math.max(name, text, row);
    said += weight * text;
    named += weight * name;
  }
  const group = age === null ? null : inAgeGroup(`${passage.label} . ${passage.head} . ${passage.text}`, age);
  const of = group === null ? 0 : group ? GROUP : -GROUP;
  return { all: all + of, named: named + Math.max(0, of), said };
}

/**
 * Of the values that could answer the one that is told of just what the task tells around its question: the row of the drills for
 * who has no drill, the number for Sundays where it is Sunday. Null where they do not tell one from the others.
 */
export function inCircumstances(situation: Situation, step: Step, all: readonly Candidate[]): Candidate | null {
  const alone = new Set(all.map(({ values }) => fold(values.join(' ')))).size === 1;
  const told = circumstancesOf(situation, step, alone);
  if (told.qualifiers.length === 0 && told.age === null) return null;
  const weighed = all
    .filter(({ missing }) => missing === 0)
    .map((candidate) => {
      const borne = bearing(told, candidate.passage);
      return { candidate, ...borne, sum: borne.all + QUESTION * candidate.share };
    })
    .sort((a, b) => b.sum - a.sum);
  const [best] = weighed;
  if (!best || best.all < BEARS) return null;
  const value = fold(best.candidate.values.join(' '));
  const other = weighed.find(
    ({ candidate }) => candidate.passage !== best.candidate.passage && fold(candidate.values.join(' ')) !== value,
  );
  if (other && other.sum > best.sum - CLEAR) return null;
  const asked = questionOf(step, situation.goal.background).qualifiers.length === 0 || best.candidate.share >= MET;
  return asked || best.named >= BEARS || best.said >= SAID
    ? { ...best.candidate, fit: Math.max(FIT, best.candidate.fit) }
    : null;
}

/** Whether a line tells of other days, or of another age group, than what the task tells of: nobody takes the hours of Monday for Sunday's. */
export function ofOtherCircumstances(situation: Situation, step: Step, line: string): boolean {
  if (isOfOtherTime(situation, step, line)) return true;
  const { goal } = situation;
  const told = `${goal.background}. ${step.text}`;
  const days = dayNamed(goal.background);
  const asked = dayNamed(step.text);
  if (days.length === 1 && asked.length === 0 && dayNamed(line).length > 0 && !namesDay(line, days[0]!)) return true;
  const age = ageIn(told);
  return age !== null && inAgeGroup(line, age) === false && !line.includes(String(age));
}

/** What is told behind a day and nothing else: "27 Oct: €310.00". */
const DATED = /^([\d\s./-]*(?:\p{L}{3,9}\.?)?[\d\s,./-]*): /u;

/** Whether a line tells what was on a day, and the question asks of another time. */
function isOfOtherTime({ request, dayFirst }: Situation, { text }: Step, line: string): boolean {
  const [, day] = DATED.exec(line) ?? [];
  if (!day) return false;
  const [told, ...more] = daysIn(day, request.today, dayFirst);
  const spans = told && more.length === 0 ? spansIn(text, request.today, dayFirst) : [];
  return spans.length > 0 && !spans.some((span) => within(told!, span));
}

function dayNamed(text: string): number[] {
  const days = words(text).flatMap((word) => (DAY.test(word) ? [DAYS.indexOf(word.slice(0, 3))] : []));
  return [...new Set(days)].filter((day) => day >= 0);
}
