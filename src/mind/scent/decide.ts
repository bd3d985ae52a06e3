import { luckOf } from '../identity.ts';
import { daysInFigures, readingGrade, words as wordsOf } from '../language/index.ts';
import type { MindAnswer, MindRequest } from '../mind.ts';
import {
  decode,
  figuresOf,
  focusHidden,
  linePlaces,
  type Page,
  type Pixels,
  perceive,
  readPage,
} from '../perception/index.ts';
import { goesOn, isOver, leftOf, nextAct } from './account/go-on.ts';
import { noteAskedFor } from './account/seen-to.ts';
import { declared } from './arguments.ts';
import { lookedOver } from './choose/index.ts';
import { complaints, formStays, justSent } from './filling/complaints.ts';
import { dayFirstOn } from './filling/date-order.ts';
import { keepObjection } from './filling/objected.ts';
import { withoutAdverts } from './foraging/advert.ts';
import { withoutOtherParts } from './foraging/other-parts.ts';
import { givenOn } from './instructions/given.ts';
import { instructionsOf } from './instructions/index.ts';
import { asksForMore, isGoodNews } from './meaning/confirmation.ts';
import { withoutFaults, withoutMessages } from './meaning/messages.ts';
import { withoutParts } from './meaning/surface.ts';
import { withoutTask } from './meaning/told.ts';
import { type Memory, recall } from './memory.ts';
import { goesOnByItself, takeIn, waitFelt } from './observe.ts';
import { awareOf, searchedBefore } from './person/awareness.ts';
import { readWhatShows } from './person/legible.ts';
import { Chance } from './person/random.ts';
import { traitsOf } from './person/traits.ts';
import { answerByPassage } from './read-out.ts';
import { record } from './record.ts';
import { noteThere } from './rules/gates/named.ts';
import { noteKinds } from './rules/gates/wrong-thing.ts';
import { missedGuess } from './rules/setbacks/feedback.ts';
import { isSiteFailure } from './rules/setbacks/refused.ts';
import { isOneForm } from './rules/sheet/stated/one-form.ts';
import { asWhoWantsToKnow, isEnquiry } from './rules/way/wants-to-know.ts';
import type { Proposal, Situation } from './situation.ts';
import { express } from './telling/express.ts';
import { actsOf, carriedBy, parsed, readThere, takeWay, twoWays, wayTaken } from './whole.ts';

/** Countries that write the month before the day. */
const MONTH_FIRST = /^(?:us|usa|united states(?: of america)?|philippines|ph)$/i;

/** What hides what is drawn under it; a canvas is itself what is drawn on. */
function controlsOf({ items }: Page): Page['items'] {
  return items.filter((item) => !item.role.startsWith('canvas'));
}

/** Whether a person who goes by the focus cannot see it. Writes to `memory`. */
function lookForFocus({ person }: MindRequest, page: Page, pixels: Pixels | null, memory: Memory): boolean {
  if (person.accessibility_profile.motor !== 'keyboard_only' || !pixels) return false;
  const { hidden, edges } = focusHidden(page, pixels, memory.edges);
  memory.edges = edges;
  return hidden;
}

/** Many sites raise an alarm over good news too: what thanks or tells of something done is no error. */
function alarmed(page: Page): Page {
  const lines = page.error.split('\n');
  const error = lines.filter((line) => !isGoodNews(line));
  return error.length < lines.length ? { ...page, error: error.join('\n') } : page;
}

/** What a claim says in answer to what was asked; empty where nothing was. */
function answerOf({ rule, answer, cause }: Proposal, memory: Memory): string {
  return answer ?? (memory.answer || (rule === 'answered' ? (cause ?? '') : ''));
}

/** Told what a decision stands on, before it is put into words: for who estimates weights. */
export type Watch = (situation: Situation, proposal: Proposal) => void;

/** One decision of one person. */
export async function decide(asked: MindRequest, watch?: Watch): Promise<MindAnswer> {
  const request = { ...asked, instructions: daysInFigures(asked.instructions, asked.today) };
  const answer = await decideOnce(request, 0, watch);
  const { way, carried } = answer.memory as Memory;
  const read = carried === null ? carriedBy(parsed(request.instructions)) : null;
  const known = read ? readThere(request, read, answer) : null;
  if (known) {
    const memory = recall(request.memory);
    takeWay(memory, false);
    Object.assign(memory, { way: null, answer: '', carried: known });
    return decideOnce({ ...request, memory }, 0, watch);
  }
  // What was not read is not put in either.
  if (read && answer.decision.status === 'completed')
    return { ...answer, decision: { ...answer.decision, status: 'gave_up' } };
  const open = way === null && answer.decision.status !== 'continue' && twoWays(parsed(request.instructions)) !== null;
  if (!open) return answer;
  // What is not told anywhere is not so.
  const memory = recall(request.memory);
  takeWay(memory, false);
  return decideOnce({ ...request, memory }, 0, watch);
}

/** Parts of a task that are found to be left in one decision, one after the other, before the claim stands. */
const PARTS_LEFT = 2;

async function decideOnce(request: MindRequest, left = 0, watch?: Watch): Promise<MindAnswer> {
  const whole = parsed(request.instructions);
  const memory = recall(request.memory);
  const traits = traitsOf(request.person, request.today, request.seed);
  const chance = new Chance(request.seed, luckOf(request.person));
  const shown = request.percept.actions.some((action) => action.target);
  const pixels = shown && !traits.screenReader ? await decode(request.percept.frame) : null;
  const { percept, reading } = readWhatShows(request.percept, pixels, traits, memory, chance);
  const shownPage = withoutParts(readPage(percept, linePlaces(request.percept)));
  const printed = shownPage.lines;
  const every = [whole.instructions, ...whole.knowledge.map(({ name, value }) => `${name} ${value}`)].join(' . ');
  const meantPage = withoutOtherParts(withoutTask(shownPage, whole.instructions), every);
  const page = withoutMessages(withoutFaults(alarmed(withoutAdverts(meantPage, whole.instructions))), memory);
  memory.oneForm ||= memory.act === 0 && memory.commits === 0 && isOneForm(actsOf(whole), page);
  const { goal: asked, knowledge, instructions } = wayTaken(whole, page, memory);
  const sight = perceive(page, pixels, traits);
  const came = takeIn(page, memory);
  noteAskedFor(memory, page.items);
  noteKinds(memory, page, whole.instructions);
  noteThere(memory, page, whole.instructions);
  const told = instructionsOf(asked, { page, memory, newPage: came.newPage, knowledge, today: request.today });
  memory.told = told;
  const goal = told ?? asked;

  const looking = {
    page,
    key: came.key,
    goal,
    memory,
    traits,
    chance,
    seen: sight.seen,
    appeared: came.newPage ? new Set<string>() : came.appeared,
  };
  const situation: Situation = {
    request,
    page,
    key: came.key,
    content: came.content,
    // What has come was of what is done already.
    fresh: left > 0 ? [] : came.fresh,
    appeared: came.appeared,
    goal,
    asked: told ? goal.steps.map(({ text }) => text).join('. ') : instructions,
    step: goal.steps[memory.step],
    knowledge: told ? [...knowledge, ...givenOn(page)] : knowledge,
    memory,
    traits,
    chance,
    seen: sight.seen,
    looks: sight.looks,
    figures: () =>
      pixels
        ? figuresOf(pixels, [...printed.map((line) => line.box), ...controlsOf(page).map((item) => item.box)])
        : [],
    weaknesses: sight.weaknesses,
    reading,
    items: awareOf(looking),
    focusHidden: lookForFocus(request, page, pixels, memory),
    restless: goesOnByItself(page, memory, came),
    waited: waitFelt(page, memory, traits.impatience),
    dayFirst: dayFirstOn(page, goal, memory, !MONTH_FIRST.test(request.person.country ?? 'us')),
    pictured:
      Object.keys(memory.visits).length > 1 ||
      page.lines.some((line) => line.box) ||
      (page.items.some((item) => item.box) && (traits.screenReader || sight.looks.size > 0)),
  };
  keepObjection(situation);
  // A button that did not look like sending may bring up what is missing all the same.
  const sent =
    memory.last?.commits === true ||
    justSent(situation) ||
    (memory.last?.kind === 'click' && !came.newPage && asksForMore(situation));
  // A guess that missed is no fault of what was typed.
  const errors = sent && !missedGuess(situation) ? complaints(situation) : [];
  // Who looks further down for the field that is missed keeps in mind what is said of it.
  if (sent && (errors.length > 0 || memory.last?.kind !== 'scroll')) memory.complained = errors.slice(0, 12);
  if (memory.last?.commits)
    memory.refusedBy = errors.length > 0 && !errors.some(isSiteFailure) && formStays(situation) ? memory.last.name : '';
  memory.errors = errors.length > 0 && !came.newPage ? memory.errors + 1 : memory.last?.commits ? 0 : memory.errors;

  const start = structuredClone(memory);
  const looked = lookedOver(situation, () => awareOf(looking));
  let proposed = answerByPassage(situation, isEnquiry(situation) ? asWhoWantsToKnow(situation, looked, start) : looked);
  // What comes next may be left to this page: what was just found done led up to its instructions.
  const next = told ? null : instructionsOf(asked, { page, memory, newPage: false, knowledge, today: request.today });
  if (next) {
    memory.told = next;
    Object.assign(looking, { goal: next });
    Object.assign(situation, { goal: next, knowledge: [...knowledge, ...givenOn(page)], items: awareOf(looking) });
    proposed = answerByPassage(
      situation,
      lookedOver(situation, () => awareOf(looking)),
    );
  }
  const acts = actsOf(whole);
  if (!memory.oneForm && memory.act < acts.length - 1 && isOver(proposed, acts[memory.act]!))
    return decideOnce(
      { ...request, memory: nextAct(recall(request.memory), answerOf(proposed, memory)) },
      left + 1,
      watch,
    );
  const before = memory.answers;
  if (proposed.status === 'completed' && before.length > 0) {
    const all = [...before, answerOf(proposed, memory)].filter(Boolean).join('; ');
    proposed = { ...proposed, answer: all, cause: all };
    memory.answer = all;
  }
  const rest = left < PARTS_LEFT ? leftOf(situation, proposed) : '';
  if (rest !== '') return decideOnce({ ...request, memory: goesOn(recall(request.memory), rest) }, left + 1, watch);
  if (proposed.item)
    proposed.read = (proposed.read ?? 1) + searchedBefore(looking, proposed.item, situation.items.length);
  watch?.(situation, proposed);
  const proposal = { ...proposed, args: declared(situation, proposed) };
  const over =
    readingGrade(
      page.lines
        .filter((line) => came.fresh.includes(line.text))
        .map((line) => line.text)
        .join('. '),
    ) - traits.readingGrade;
  const decision = express(situation, proposal, {
    newPage: came.newPage,
    withoutEffect: came.withoutEffect,
    newWords: wordsOf(came.fresh.join(' ')).length + reading.slower,
    overGrade: over,
    errors: errors.length,
  });
  if (proposal.status === 'completed' && proposal.rule === 'answered')
    memory.answer ||= proposal.answer ?? proposal.cause ?? '';
  record(situation, proposal, decision);
  return { decision, memory, inputTokens: 0, outputTokens: 0, validationRetries: 0, credits: 0 };
}
