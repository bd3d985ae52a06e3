import { fold, MONTHS, sentenceLikeness, words } from '../language/index.ts';
import { isCodeUnput, isNothingGivenUsed, isPutUnsent, tellsCode } from './account/owed.ts';
import { asksForFact } from './answering/asked.ts';
import { rate } from './answering/passage/cues.ts';
import type { Unit } from './answering/passage/units.ts';
import { WEIGHTS } from './answering/passage/weights.ts';
import { isAggregate } from './answering/query/candidates.ts';
import { shownOtherwise } from './answering/query/inquire.ts';
import { queryOf } from './answering/query/query.ts';
import { linesOfOthers, ofOtherParts } from './answering/question/other-part.ts';
import { objects } from './filling/complaints.ts';
import { denies } from './meaning/confirmation.ts';
import { properNames } from './meaning/match.ts';
import { askedWords, lastAsking, matters, said } from './meaning/nearness.ts';
import { utility } from './meaning/utility.ts';
import { isEnquiry } from './rules/way/wants-to-know.ts';
import { isAtALoss } from './second-chance.ts';
import type { Proposal, Situation } from './situation.ts';
import { notListed } from './things/not-listed.ts';

/** Utility by which a passage has to beat the answer's being elsewhere, for it to be given at once. */
const AT_ONCE = 0.7;
/** The same where nothing in sight leads on, and where all is over: by then the other pages have nothing better. */
const AT_A_LOSS = -0.5;
const AT_LAST = -1.2;
/** The least by which what was unfolded for the question beats that. */
const UNFOLDED = 0.9;
/** Characters up to which a passage is kept in mind and said. */
const SAID = 240;

const MONTH_NAME = new RegExp(
  `\\b(?:${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|')}|sept|spring|summer|autumn|winter|all year|year round)\\b`,
  'i',
);
const DAY_NAME =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b|\b(?:daily|every ?day|weekdays?|weekends?|today|tomorrow)\b|\d/i;
const WEIGHT = /\d\s?(?:k?g|kilos?|kilograms?|grams?|lbs?|pounds?|stone|t|tonnes?|oz|ounces?)(?!\p{L})/iu;
const SUM =
  /\d|\b(?:free|nothing|no (?:charge|fee|cost)|included|one|two|three|four|five|six|seven|eight|nine|ten|half|double|full)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty)(?:th)?\b|\b(?:first|third|fifth|any age|all ages|adults?)\b/iu;

/** The months that a text names. */
function monthsIn(text: string): string[] {
  const said = words(text);
  return MONTHS.filter((month) => said.some((word) => word === month || word === month.slice(0, 3)));
}

/** Whether a passage tells of other months than the one that is asked for. */
function isOfOtherMonth({ cells, heads, under }: Unit, months: readonly string[]): boolean {
  const own = monthsIn([...cells, ...heads, ...under].join(' . '));
  return months.length > 0 && own.length > 0 && !own.some((month) => months.includes(month));
}

/** What a question asks for that a passage has to show to be any answer to it, and how that looks. */
const SHOWS: ReadonlyArray<readonly [asked: RegExp, shown: RegExp]> = [
  [/\b(?:what|which) months?\b/i, MONTH_NAME],
  [/\b(?:what|which) (?:days?|dates?)\b/i, DAY_NAME],
  [/\bhow heavy\b|\bweigh(?:s|t)?\b/i, WEIGHT],
  [/\bhow much (?:money|do|does|did|is|are|will|would|must)\b|\bwhat (?:do|does|did|will|would) .* cost\b/i, SUM],
  [/\bhow old\b|\b(?:what|which) age\b/i, NUMBER],
];

/** Whether a passage shows nothing of the kind that is asked for. */
function lacksKind({ cells }: Unit, asked: string): boolean {
  const text = cells.join(' . ');
  return SHOWS.some(([asks, shown]) => asks.test(asked) && !shown.test(text));
}

/** How a line tells from when until when something goes on. */
const SPAN = /(\d{1,2})[:.](\d{2})\s*(?:-|–|—|to|until|till)\s*(\d{1,2})[:.](\d{2})/g;

/** Whether a passage tells only of times at which what is asked for does not hold: "after 19:00", of what closes at 18:30. */
function isOfOtherTime({ cells }: Unit, asked: string): boolean {
  const bound = /\b(after|past|later than|before|earlier than|at)\s+(\d{1,2}):(\d{2})\b/.exec(asked);
  const spans = [...cells.join(' . ').matchAll(SPAN)];
  if (!bound || spans.length === 0) return false;
  const at = Number(bound[2]) * 60 + Number(bound[3]);
  return !spans.some(([, h, m, h2, m2]) => {
    const [from, until] = [Number(h) * 60 + Number(m), Number(h2) * 60 + Number(m2)];
    if (/^(?:before|earlier)/.test(bound[1]!)) return from < at;
    return until > at && (bound[1] !== 'at' || from <= at);
  });
}

/** What stands over a line as its name, and is no sentence. */
const NAMES = /^(?=.*\p{L}{3})(?:\S+\s){0,5}\S*[^.!?:;\s]$/u;

/** A passage as one says it: "Second vehicle: £104", of a row with several values the one whose column is asked for. */
function saidOf({ cells, heads, kind }: Unit, question: string, all: readonly Unit[]): string {
  const [label, ...values] = cells;
  // What something is told of is said with what is told.
  const under =
    values.length === 0
      ? all.find((one) => one.kind === 'pair' && one.cells[1] === label && NAMES.test(one.cells[0]!))
      : undefined;
  if (values.length === 0) return under ? `${under.cells[0]}: ${label}` : label!;
  const asked = fold(question);
  const meant = kind === 'row' ? values.filter((_, i) => heads[i + 1] && asked.includes(fold(heads[i + 1]!))) : [];
  return `${label}: ${(meant.length > 0 ? meant : values).join(', ')}`;
}

/** What a question is asked for last, once all that the task tells to do before it is done. */
function isAskedNow({ goal, memory, asked }: Situation): boolean {
  const [next, ...after] = goal.steps
    .slice(memory.step)
    // What somebody was only told to wish for is looked for in order to be asked of.
    .filter(({ verb, text }) => !(verb === 'reach' && /^find /.test(text) && !/\bfind\b/i.test(asked)));
  return next?.verb === 'learn' && asksForFact(next) && after.every(({ otherwise }) => otherwise);
}

/** What was unfolded or looked up for what is asked, and has just come up, by its lines: few, below what was pressed for it. */
function broughtUp({ memory, key, fresh, asked, page }: Situation): ReadonlySet<string> {
  const { last } = memory;
  const unfolded =
    last?.kind === 'click' && last.key === key && page.byName.get(last.name)?.state.has('expanded') === true;
  const lookedUp = last?.key === key && (last.rule === 'look_up' || (last.rule === 'commit' && tellsCode(asked)));
  const isMeant =
    fresh.length > 0 &&
    fresh.length <= FEW &&
    (lookedUp ||
      (unfolded &&
        Math.max(sentenceLikeness(asked, last.label), said(matters(last.label), askedWords(asked))) > MEANT));
  // That nothing was found answers nothing.
  const found = fresh.filter((line) => !denies(line) && !objects(line));
  const told = found.filter((line) => words(line).length >= SENTENCE);
  // What was looked up may be a figure and its name, and nothing more.
  return new Set(!isMeant ? [] : told.length === 0 && lookedUp ? found : told);
}
/** Lines that are few, words of one that tells something, and likeness to what is asked from which on something was unfolded for it. */
const FEW = 4;
const SENTENCE = 4;
const MEANT = 0.4;

/** Whether the answer is the outcome of a comparison or a count over many, which no single passage gives. */
function isWorkedOut(situation: Situation): boolean {
  const { step } = situation;
  return step !== undefined && (step.superlative !== null || isAggregate(queryOf(situation, step)));
}

/** Whether a passage was given already for what was asked before. */
function wasSaid({ memory }: Situation, { cells }: Unit): boolean {
  const text = cells.at(-1)!;
  return cells.length === 1 && memory.answers.some((answer) => answer.includes(text) || text.includes(answer));
}

/** Whether a passage tells of one of a list in which the one does not stand that is asked about: of another one, that is. */
function ofOtherListed(situation: Situation): (unit: Unit) => boolean {
  const { step } = situation;
  const list = step ? notListed(situation, step) : null;
  const told = list?.things.map(({ text }) => fold(text)) ?? [];
  return ({ cells }) => told.some((text) => cells.every((cell) => text.includes(fold(cell))));
}

/** Whether the question is about something that it calls by a name, and no page has said that name: what was read is told of others. */
function asksOfUnmet({ step, asked, memory }: Situation): boolean {
  return properNames(asked).some((name) => step?.text.includes(name) && !memory.there.includes(name));
}

/** Pages from which on less is taken for the answer with each, by how much, where others are left. */
const LESS_FOR_EACH = 0.2;

/** By how much a passage has to beat the answer's being elsewhere while there is more to look into: the more was seen, the less is to be hoped for. */
function neededAt({ memory, key }: Situation): number {
  // What stands on this very page is looked into first.
  if (memory.ways[key] !== undefined) return AT_ONCE;
  return Math.max(AT_LAST, AT_ONCE - LESS_FOR_EACH * Math.max(0, memory.looked.length - 1));
}

/**
 * Reads the page for the passage that answers the question best: a random utility model (McFadden 1974) over all passages and the answer's being
 * elsewhere. What is clearly the answer is given; of the rest the likeliest is kept in mind, and given by who finds no way on. Writes to `memory`.
 */
export function answerByPassage(situation: Situation, proposal: Proposal): Proposal {
  // Who has seen that it is not there takes nothing else for it.
  if (proposal.status === 'completed' || proposal.rule === 'not_here' || !isAskedNow(situation)) return proposal;
  const { memory, page, asked, request } = situation;
  const rated = rate(page, asked);
  const elsewhere = utility(WEIGHTS, rated.pop()!.cues);
  const months = monthsIn(asked);
  const came = broughtUp(situation);
  const units = rated.map(({ unit }) => unit!);
  const isNews = ({ cells }: Unit) => came.has(cells.at(-1)!) && !page.items.some(({ raw }) => raw === cells.at(-1));
  const timed = situation.step?.text ?? '';
  const newsOnly = units.some(isNews);
  const isOfOther = ofOtherListed(situation);
  const beside = situation.step ? linesOfOthers(situation, ofOtherParts(situation, situation.step)) : new Set();
  const best = rated
    .filter(({ unit }) => !newsOnly || isNews(unit!))
    .filter(
      ({ unit }) =>
        !isOfOtherMonth(unit!, months) &&
        !isOfOtherTime(unit!, timed) &&
        !lacksKind(unit!, lastAsking(asked)) &&
        !wasSaid(situation, unit!) &&
        !isOfOther(unit!) &&
        !beside.has(unit!.cells.at(-1)!),
    )
    .map((one) => ({
      unit: one.unit!,
      margin: Math.max(utility(WEIGHTS, one.cues) - elsewhere, isNews(one.unit!) ? UNFOLDED : Number.NEGATIVE_INFINITY),
    }))
    .reduce<{ unit: Unit; margin: number } | null>((a, b) => (a && a.margin >= b.margin ? a : b), null);
  // What was opened for the question tells more of it than what stood there before.
  if (best && (isNews(best.unit) || best.margin > (memory.passage?.margin ?? Number.NEGATIVE_INFINITY)))
    memory.passage = {
      text: saidOf(best.unit, asked, units).slice(0, SAID),
      margin: Math.round(best.margin * 100) / 100,
    };
  const { passage } = memory;
  if (!passage) return proposal;
  const last = proposal.status === 'gave_up' || request.turnIndex >= request.maxTurns - 1;
  // Another part of what is shown is the one that the question names: the other day, the other year.
  if (!last && situation.step && shownOtherwise(situation, queryOf(situation, situation.step))) return proposal;
  // What was told to be put in, and the page asks for, is what the answer hangs on.
  if (!last && (isNothingGivenUsed(situation) || isPutUnsent(situation) || isCodeUnput(situation))) return proposal;
  const asksOnly = isEnquiry(situation);
  const wanders = asksOnly && proposal.status === 'continue' && proposal.rule !== 'try_again';
  const needed = last
    ? AT_LAST
    : (isAtALoss(proposal) || (asksOnly && proposal.rule === 'try_again')) && !wanders
      ? AT_A_LOSS
      : isWorkedOut(situation)
        ? Infinity
        : wanders
          ? neededAt(situation)
          : AT_ONCE;
  if (passage.margin <= needed || (needed < 0 && asksOfUnmet(situation))) return proposal;
  return {
    rule: 'read_out',
    why: `of all I have read “${passage.text}” answers it best`,
    status: 'completed',
    item: null,
    args: null,
    sure: Math.min(0.9, Math.max(0.3, 0.5 + 0.2 * passage.margin)),
    cause: passage.text,
    answer: passage.text,
  };
}
