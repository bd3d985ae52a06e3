// A task as a whole, and the part of it that the person is at: one of two ways, one act or question of several, or what is read in one place for another.
import { type Knowledge, parseInstructions, renderInstructions } from '../../contract/index.ts';
import { fold, words } from '../language/index.ts';
import type { MindAnswer, MindRequest } from '../mind.ts';
import { linePlaces, type Page, readPage } from '../perception/index.ts';
import { actsIn } from './account/acts.ts';
import { FOUND, questionsIn } from './account/questions.ts';
import { holds } from './answering/facts/holds.ts';
import { type Carried, carriedIn, valueAmong, valueIn } from './goal/carried.ts';
import { comparedIn, IT } from './goal/compared.ts';
import { type Either, eitherIn, subjectOf } from './goal/either.ts';
import { saidOutright } from './goal/from-data.ts';
import { spellOut } from './goal/given.ts';
import { parseGoal } from './goal/parse.ts';
import { reasonIn } from './goal/told.ts';
import { apartFromData } from './goal/with-data.ts';
import { withoutHeading } from './goal/wording/headed.ts';
import { properNames, sameWords } from './meaning/match.ts';
import { ownTitle } from './meaning/site.ts';
import type { Memory } from './memory.ts';

/** A task as it was read: what is to be done, what is known for it, and its words. */
export type Whole = ReturnType<typeof parse>;

const goals = new Map<string, Whole>();

function parse(text: string) {
  const { instructions: told, knowledge: known } = parseInstructions(text);
  const instructions = saidOutright(withoutHeading(told), known);
  const knowledge = [...known, ...(known.length > 0 ? reasonIn(instructions) : [])];
  const given = knowledge.some(({ secret }) => !secret);
  const goal = parseGoal(instructions, given);
  apartFromData(goal, knowledge);
  spellOut(goal, knowledge);
  return { goal, knowledge, instructions };
}

/** What a task says, read once. */
export function parsed(text: string): Whole {
  let found = goals.get(text);
  if (!found) {
    found = parse(text);
    if (goals.size > 200) goals.clear();
    goals.set(text, found);
  }
  return found;
}

/** The two ways of a task that tells nothing to be put in. */
export function twoWays({ knowledge, instructions }: Whole): Either | null {
  return knowledge.length === 0 ? eitherIn(instructions) : null;
}

/** What a task that tells nothing to be put in has read in one place for another. */
export function carriedBy({ knowledge, instructions }: Whole): Carried | null {
  return knowledge.length === 0 ? (comparedIn(instructions) ?? carriedIn(instructions)) : null;
}

function valueFor({ what }: Carried, value: string): Knowledge {
  return { name: what, value, secret: false };
}

/** Whether a page goes by a name. */
function isHeaded({ title, headings }: Page, name: string): boolean {
  return [ownTitle(title), ...headings.map(({ text }) => text)].some((head) => sameWords(head, name));
}

/** What was read in the place for it: what answers the question, or else what is written so beside the words for it; empty as long as nothing is. */
export function readThere(
  { percept }: MindRequest,
  { what, from, names }: Carried,
  { decision, memory }: MindAnswer,
): string {
  if (names) {
    const answer = decision.status === 'completed' ? fold((memory as Memory).answer) : '';
    // Where they are alike, either will do.
    const [first] = names.filter((name) => answer.includes(fold(name)));
    return first ?? '';
  }
  const page = readPage(percept, linePlaces(percept));
  if (!isHeaded(page, from)) return '';
  const told = decision.status === 'completed' ? (memory as Memory).answer : '';
  return told
    ? valueIn(what, told)
    : valueAmong(
        what,
        page.lines.map(({ text }) => text),
      );
}

/** Begins what is to be done in this case: what was done to find out is none of it. Writes to `memory`. */
export function takeWay(memory: Memory, way: boolean): void {
  const last = memory.last && { ...memory.last, step: -1, completes: false };
  Object.assign(memory, { way, step: 0, done: [], commits: 0, stuck: 0, met: -1, seenTo: [], covered: [], last });
}

/** The acts that a task asks for one by one, or its questions; one where it is all of a piece, or its own words decide what is done. */
export function actsOf(whole: Whole): string[] {
  if (twoWays(whole) || carriedBy(whole)) return [];
  const questions = questionsIn(whole.instructions);
  return questions.length > 0 ? questions : actsIn(whole.instructions);
}

/** The act that the person is at. */
function actOf(whole: Whole, { act, oneForm, answers }: Memory): Whole {
  const acts = actsOf(whole);
  if (acts.length < 2 || oneForm) return whole;
  const words = acts[Math.min(act, acts.length - 1)]!.replaceAll(FOUND, nameIn(answers.at(-1) ?? 'it'));
  return parsed(renderInstructions(words, whole.knowledge));
}

/** The name at the head of a line that answers which thing it is: "Van driver", of "Van driver, Severn Freight, Bristol". */
function nameIn(answer: string): string {
  const head = answer.split(/\s[|–—·-]\s|[,;:·(]\s?/u)[0]!.trim() || answer;
  // A whole sentence tells the name of it.
  const [name] = words(head).length > NAMED ? properNames(head.replace(/^\S+/, '')) : [];
  return name ?? head;
}

/** Words up to which what stands at the head of an answer is a name. */
const NAMED = 4;

/** The one of two ways that a task tells of, once a page has shown which of them it is; until then what decides it is looked up. Writes to `memory`. */
export function wayTaken(whole: Whole, page: Page, memory: Memory): Whole {
  if (memory.rest !== '') return parsed(memory.rest);
  const carried = carriedBy(whole);
  if (carried && memory.carried === null)
    return parsed(carried.names || isHeaded(page, carried.from) ? carried.ask : `Open “${carried.from}”.`);
  if (carried?.names) return parsed(carried.use.replace(IT, memory.carried!));
  if (carried) return parsed(renderInstructions(carried.use, [valueFor(carried, memory.carried!)]));
  const either = twoWays(whole);
  if (!either) return actOf(whole, memory);
  if (memory.way === null) {
    const so = holds(either.condition, page);
    if (so === null) return parsed(`Open “${subjectOf(either.condition)}”.`);
    takeWay(memory, so);
  }
  return parsed(memory.way ? either.yes : either.no);
}
