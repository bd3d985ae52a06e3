import { isStopWord, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isGoodNews, moreAsked } from '../../meaning/confirmation.ts';
import { isRowOfWays } from '../../meaning/messages.ts';
import { shownAmiss } from '../../rules/form/shown-amiss.ts';
import { lacking } from '../../rules/widgets/take-counted.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { isExercise } from '../exercise.ts';
import { contradicted, otherAnswer } from './contradicted.ts';
import { messagesOf, newsOf } from './news.ts';
import { partly, refused } from './refused.ts';

/** Steps that change something, which a site may refuse. */
const ACTS = new Set<Step['verb']>([
  'transact',
  'remove',
  'buy',
  'add',
  'register',
  'submit',
  'press',
  'tick',
  'untick',
]);

/** Acts of which a site shows something when it does them. */
const SHOWS = new Set<Step['verb']>(['transact', 'buy', 'register', 'remove']);

/** What the site says in its own words: a line that only gives back what was put in says nothing of how it went. */
function inItsWords({ memory }: Situation, news: readonly string[]): string[] {
  const given = Object.values(memory.filled)
    .flatMap((fields) => Object.values(fields))
    .filter((value) => /\p{L}\s\p{L}/u.test(value));
  return news.filter((line) => !given.some((value) => line.includes(value) && value.length > 0.5 * line.length));
}

/** The line of the answer that tells another number, day or time than was put in; null where none does. */
function amissIn(situation: Situation): string | null {
  const { memory } = situation;
  const amiss = memory.last?.commits ? shownAmiss(situation) : null;
  return amiss && `${amiss.name}: ${amiss.shown}`;
}

/** A press that the page did not answer at all has done nothing, where a button stands there as before. */
function nothingCame({ memory, page }: Situation, step: Step): string | null {
  const { last } = memory;
  if (isExercise(page)) return null;
  const still = last ? page.byName.get(last.name) : undefined;
  // A site that tells people what to do answers what they did.
  const shows = SHOWS.has(step.verb) || (memory.told !== null && step.verb === 'press');
  const named = shows && last?.kind === 'click' && still !== undefined && !still.disabled;
  return named && memory.idle > 0 && /^nothing\b/i.test(page.outcome) ? page.outcome : null;
}

/**
 * Whether what the site has said since the last act may be about that act: beside a message that says it is done, a line without a word of
 * the step or of what was pressed ("You have no reservations", under the loans) tells how something else stands.
 */
function mayAnswer({ page, memory }: Situation, step: Step): (line: string) => boolean {
  const messages = messagesOf(page);
  if (!messages.some((line) => isGoodNews(line))) return () => true;
  const own = new Set(words(`${step.text} ${memory.last!.label}`).map(stem));
  return (line) =>
    messages.includes(line) ||
    line === page.dialog ||
    words(line).some((word) => !isStopWord(word) && own.has(stem(word)));
}

/** What the site has said since the last act that may be about it: the head of the site says nothing of what was done. */
function answersTo(situation: Situation, step: Step): string[] {
  const answers = mayAnswer(situation, step);
  return newsOf(situation).filter((line) => answers(line) && !isRowOfWays(situation.page.items, line));
}

/** The only step of a task, or the one that is to be done where another is told only for the case that it cannot. */
function onlyStep({ goal }: Situation): Step | null {
  const [first, ...more] = goal.steps;
  return first && more.every(({ otherwise }) => otherwise) ? first : null;
}

/**
 * Who is about to take something for done compares what the site says with what was asked for, whichever rule has come to it: another day, time
 * or number, or another answer than the one that was given, and they know that it went wrong.
 */
export function notAsAsked(situation: Situation, proposal: Proposal): Proposal {
  const { memory } = situation;
  const step = onlyStep(situation);
  if (proposal.status !== 'completed' || proposal.answer !== undefined || memory.answer !== '') return proposal;
  if (!step || !memory.last || memory.told || !SHOWS.has(step.verb) || step.verb === 'remove') return proposal;
  const news = answersTo(situation, step);
  const line = contradicted(situation, step, news) ?? otherAnswer(situation, news);
  if (line === null) return proposal;
  const said = line.length > LONG ? `${line.slice(0, LONG)} …` : line;
  return {
    ...proposal,
    rule: 'not_as_asked',
    status: 'gave_up',
    why: `it says “${said}”, and that is not what I asked for`,
    sure: 0.3,
    cause: `it says “${said}”`,
  };
}
/** Characters of a line that somebody repeats. */
const LONG = 80;

/**
 * The line by which the site says that what was done is not done, or not as it was asked for: refused, begun only, done in part, or
 * done with another day, number or thing. It holds until the site says something else. Writes to `memory`; null where nothing speaks against it.
 */
export function speaksAgainst(situation: Situation, step: Step): string | null {
  const { memory, page } = situation;
  const named = step.verb === 'press' && step.role !== null && memory.told === null;
  if (!ACTS.has(step.verb) || named || !memory.last || memory.last.step !== memory.step) return null;
  const answers = mayAnswer(situation, step);
  const news = answersTo(situation, step);
  const nothing = nothingCame(situation, step);
  const line =
    refused(inItsWords(situation, news), step, memory.last.label) ??
    partly(news) ??
    (step.verb === 'remove' ? null : contradicted(situation, step, news)) ??
    (SHOWS.has(step.verb) ? amissIn(situation) : null) ??
    (step.verb === 'submit' ? (moreAsked(situation) ?? null) : null);
  if (nothing) return nothing;
  if (line) {
    // "1 × Assam added": what is taken one by one is not refused because more of it are wanted.
    if (!lacking(situation, step)) memory.against = { step: memory.step, line };
    return line;
  }
  const kept = memory.against;
  if (kept?.step !== memory.step) return null;
  if (answers(kept.line) && (news.length === 0 || page.lines.some(({ text }) => text === kept.line))) return kept.line;
  memory.against = null;
  return null;
}
