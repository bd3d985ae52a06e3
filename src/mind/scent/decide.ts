import { parseInstructions } from '../../contract/index.ts';
import { luckOf } from '../identity.ts';
import { fold, literalCoverage, phrase, readingGrade, words as wordsOf } from '../language/index.ts';
import type { MindAnswer, MindRequest } from '../mind.ts';
import { decode, focusHidden, type Item, type Page, type Pixels, perceive, readPage } from '../perception/index.ts';
import { declared } from './arguments.ts';
import { awareOf, overlooks, searchedBefore } from './awareness.ts';
import { asksForMore, complaints } from './evidence.ts';
import { express } from './express.ts';
import { parseGoal } from './goal/parse.ts';
import type { Goal } from './goal/types.ts';
import { readWhatShows } from './legible.ts';
import { type Memory, recall } from './memory.ts';
import { goesOnByItself, takeIn, waitFelt } from './observe.ts';
import { runsOut } from './patience.ts';
import { stepDone } from './progress.ts';
import { Chance } from './random.ts';
import { record } from './record.ts';
import { redeem } from './rules/code.ts';
import { actOnEvery } from './rules/every.ts';
import { watch } from './rules/feedback.ts';
import { fillForm } from './rules/form.ts';
import { operate } from './rules/interface.ts';
import { keepChanges } from './rules/keep.ts';
import { mend } from './rules/mend.ts';
import { navigate } from './rules/navigate.ts';
import { answerDialog, answerInterruption, clearOverlay } from './rules/obstacles.ts';
import { chooseOpened } from './rules/opened.ts';
import { refused } from './rules/refused.ts';
import { confirmAsked, retry, stop, tryAgain, waitFor } from './rules/setback.ts';
import { takeSlot } from './rules/slot.ts';
import { takeSuggestion } from './rules/suggest.ts';
import { unavailable } from './rules/unavailable.ts';
import { versus } from './rules/versus.ts';
import type { Proposal, Situation } from './situation.ts';
import { withoutTask } from './told.ts';
import { traitsOf } from './traits.ts';

/** Rules in the order in which they are asked; the first that has something to propose decides. */
const RULES: ReadonlyArray<(situation: Situation) => Proposal | null> = [
  answerDialog,
  waitFor,
  watch,
  answerInterruption,
  clearOverlay,
  takeSuggestion,
  refused,
  redeem,
  mend,
  confirmAsked,
  retry,
  unavailable,
  versus,
  actOnEvery,
  chooseOpened,
  operate,
  takeSlot,
  fillForm,
  navigate,
  tryAgain,
];

/** Countries that write the month before the day. */
const MONTH_FIRST = /^(?:us|usa|united states(?: of america)?|philippines|ph)$/i;

const goals = new Map<string, ReturnType<typeof parse>>();

function parse(text: string) {
  const { instructions, knowledge } = parseInstructions(text);
  return { goal: parseGoal(instructions), knowledge, instructions };
}

const FOLLOW =
  /\b(?:follow(?:ing)?|do|complete|perform|carry out|as)\b.*\b(?:instructions?|steps|described|instructed|told|challenge|task)\b.*\b(?:page|below|above|screen|there|site|here)\b|\b(?:instructions?|steps) on (?:the|this) page\b|\bwhat (?:it|the page|the text|the site|the screen) (?:says|asks|tells|wants)\b/i;

/** What a page tells the reader to do, when the task says to do as the page tells. */
function instructionsOnPage(page: Page, text: string): Goal | null {
  if (!FOLLOW.test(text)) return null;
  const told = page.lines
    .filter((line) => line.level === 0 && line.text.length > 12 && !page.items.some((item) => item.raw === line.text))
    .map((line) => line.text.replace(/^to [^,]{3,60},\s*/i, ''));
  const steps = told.flatMap((line) => {
    const goal = parseGoal(line);
    return goal.background ? [] : goal.steps.filter((step) => step.verb !== 'reach' || step.quoted.length > 0);
  });
  return steps.length > 0 ? { text: told.join(' '), steps, background: '', avoid: [] } : null;
}

function parsed(text: string): ReturnType<typeof parse> {
  let found = goals.get(text);
  if (!found) {
    found = parse(text);
    if (goals.size > 200) goals.clear();
    goals.set(text, found);
  }
  return found;
}

/** Whether a person who goes by the focus cannot see it. Writes to `memory`. */
function lookForFocus({ person }: MindRequest, page: Page, pixels: Pixels | null, memory: Memory): boolean {
  if (person.accessibility_profile.motor !== 'keyboard_only' || !pixels) return false;
  const { hidden, edges } = focusHidden(page, pixels, memory.edges);
  memory.edges = edges;
  return hidden;
}

/** One decision of one person. */
export async function decide(request: MindRequest): Promise<MindAnswer> {
  const { goal: asked, knowledge, instructions } = parsed(request.instructions);
  const memory = recall(request.memory);
  const traits = traitsOf(request.person, request.today, request.seed);
  const chance = new Chance(request.seed, luckOf(request.person));
  const shown = request.percept.actions.some((action) => action.target);
  const pixels = shown && !traits.screenReader ? await decode(request.percept.frame) : null;
  const { percept, reading } = readWhatShows(request.percept, pixels, traits, memory, chance);
  const page = withoutTask(readPage(percept), instructions);
  const told = memory.told ?? instructionsOnPage(page, asked.text);
  memory.told = told;
  const goal = told ?? asked;
  const sight = perceive(page, pixels, traits);
  const came = takeIn(page, memory);

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
    fresh: came.fresh,
    appeared: came.appeared,
    goal,
    step: goal.steps[memory.step],
    knowledge,
    memory,
    traits,
    chance,
    seen: sight.seen,
    weaknesses: sight.weaknesses,
    reading,
    items: awareOf(looking),
    focusHidden: lookForFocus(request, page, pixels, memory),
    restless: goesOnByItself(page, memory, came),
    waited: waitFelt(page, memory, traits.impatience),
    dayFirst: !MONTH_FIRST.test(request.person.country ?? 'us'),
    pictured:
      Object.keys(memory.visits).length > 1 ||
      (page.items.some((item) => item.box) && (traits.screenReader || sight.looks.size > 0)),
  };
  // A button that did not look like sending may bring up what is missing all the same.
  const sent = memory.last?.commits === true || (memory.last?.kind === 'click' && asksForMore(situation));
  const errors = sent ? complaints(situation) : [];
  memory.errors = errors.length > 0 && !came.newPage ? memory.errors + 1 : memory.last?.commits ? 0 : memory.errors;

  const proposed = lookedOver(situation, () => awareOf(looking));
  if (proposed.item)
    proposed.read = (proposed.read ?? 1) + searchedBefore(looking, proposed.item, situation.items.length);
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
  record(situation, proposal, decision);
  return { decision, memory, inputTokens: 0, outputTokens: 0, validationRetries: 0, credits: 0 };
}

/** Looks at a page before it counts as having nothing to offer. */
const LOOKS = 3;

/** Whether one would look once more before doing this: it bears no word of what is wanted, or is nothing at all. */
function isUnsure({ step }: Situation, { rule, item }: Proposal, looks: number): boolean {
  if (rule === 'exhausted') return looks < LOOKS;
  return rule === 'satisfice' && looks < 2 && !!item && literalCoverage(item.said, phrase(step?.text ?? '')) < 0.5;
}

/**
 * Decides. Visual search goes on until something fits or it is given up: as long as something may have been overlooked, the
 * page is looked over again before what does not fit is taken.
 */
function lookedOver(situation: Situation, look: () => Item[]): Proposal {
  for (let looks = 1; ; looks++) {
    const { items } = situation;
    const before = overlooks(situation, items) ? structuredClone(situation.memory) : null;
    const proposal = choose(situation);
    if (!before || !isUnsure(situation, proposal, looks))
      return { ...proposal, read: (proposal.read ?? 1) + (looks - 1) * items.length };
    Object.assign(situation.memory, before);
    situation.items = look();
  }
}

/** Moves past the steps that are done, then asks the rules; a person out of patience stops. */
function choose(situation: Situation): Proposal {
  const { memory, goal } = situation;
  for (let guard = goal.steps.length; guard >= 0; guard--) {
    const step = goal.steps[memory.step];
    situation.step = step;
    if (!step) break;
    const isLast = memory.step === goal.steps.length - 1;
    const done = stepDone(situation, step, isLast);
    if (!done) break;
    if (done.answer) memory.answer = done.answer;
    memory.stuck = 0;
    if (isLast) {
      const keep = keepChanges(situation);
      if (keep) return keep;
      return {
        rule: done.answer ? 'answered' : 'done',
        why: done.why,
        status: 'completed',
        item: null,
        args: null,
        sure: done.sure,
        cause: done.cause,
        ...(done.answer ? { answer: done.answer } : {}),
      };
    }
    memory.step += 1;
    memory.done = [];
    memory.commits = 0;
    // What was put in before is not what is to be put in next.
    if (goal.steps[memory.step]?.verb === 'add') memory.added = false;
  }
  const ahead = lookAhead(situation);
  if (ahead) return ahead;
  for (const rule of RULES) {
    const proposal = rule(situation);
    if (!proposal) continue;
    const tired = runsOut(situation, proposal);
    if (tired)
      return {
        ...proposal,
        rule: 'patience_spent',
        why: tired,
        status: 'gave_up',
        item: null,
        args: null,
        sure: 0.2,
        cause: tired,
      };
    return proposal;
  }
  return stop(situation);
}

/** The last step is confirmed although an earlier one was never seen to be done: the whole is done. */
function lookAhead(situation: Situation): Proposal | null {
  const { memory, goal } = situation;
  const last = goal.steps.at(-1);
  const cheered = situation.fresh.find(
    (line) =>
      line.length < 80 &&
      /^(?:correct\b|congratulations|well done|you (?:win|won|did it|got it|guessed)|that's (?:right|it)|solved|right!)/.test(
        fold(line),
      ),
  );
  if (
    cheered &&
    memory.last &&
    last &&
    (memory.between || /\b(?:guess|win|solve|play|puzzle|quiz)\b/.test(fold(goal.text)))
  )
    return {
      rule: 'done',
      why: `the page says “${cheered}”`,
      status: 'completed',
      item: null,
      args: null,
      sure: 0.9,
      cause: cheered,
    };
  if (!last || memory.step >= goal.steps.length - 1 || memory.commits === 0) return null;
  if (
    goal.steps.slice(memory.step).some((step) => !['buy', 'add', 'transact', 'register', 'remove'].includes(step.verb))
  )
    return null;
  const done = stepDone(situation, last, true);
  if (!done || done.sure < 0.75) return null;
  return {
    rule: 'done',
    why: done.why,
    status: 'completed',
    item: null,
    args: null,
    sure: done.sure,
    cause: done.cause,
  };
}
