import { fold, literalCoverage, phrase } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { beginAgain } from './done/begin-again.ts';
import { stepDone } from './done/index.ts';
import { lookAgain } from './done/look-again.ts';
import { isSearchBox } from './filling/fields.ts';
import { isInterfaceStep, type Step } from './goal/types.ts';
import { undoes } from './meaning/amiss.ts';
import { changesAnother, takesAnother } from './meaning/at-thing.ts';
import { confirmation } from './meaning/evidence.ts';
import { namesAnother } from './meaning/for-another.ts';
import { inRowMeant } from './meaning/row-meant.ts';
import { overlooks } from './person/awareness.ts';
import { runsOut } from './person/patience.ts';
import { answerList } from './rules/form/answer-list.ts';
import { redeem } from './rules/form/code.ts';
import { commitWord } from './rules/form/commit.ts';
import { correctFirst } from './rules/form/correct-first.ts';
import { cover } from './rules/form/cover.ts';
import { endsForm } from './rules/form/ends-form.ts';
import { answerOpen } from './rules/form/enter-known.ts';
import { fillForm } from './rules/form/form.ts';
import { keepChanges } from './rules/form/keep.ts';
import { takeSuggestion } from './rules/form/suggest.ts';
import { leavesUnchanged } from './rules/form/unchanged.ts';
import { operate } from './rules/interface.ts';
import { picksDone } from './rules/pick.ts';
import { confirmAsked } from './rules/setbacks/asked-back.ts';
import { workChooser } from './rules/setbacks/chooser.ts';
import { watch } from './rules/setbacks/feedback.ts';
import { mend } from './rules/setbacks/mend.ts';
import { notThere } from './rules/setbacks/not-there.ts';
import { answerDialog, answerInterruption, clearOverlay } from './rules/setbacks/obstacles.ts';
import { pressAgain } from './rules/setbacks/press-again.ts';
import { refused } from './rules/setbacks/refused.ts';
import { retry, stop, tryAgain, waitFor } from './rules/setbacks/setback.ts';
import { unavailable } from './rules/setbacks/unavailable.ts';
import { among } from './rules/several/among.ts';
import { applyChoice } from './rules/several/apply.ts';
import { actOnEntries } from './rules/several/by-author.ts';
import { compareEach } from './rules/several/compare-each.ts';
import { actOnEvery } from './rules/several/every.ts';
import { lookInto } from './rules/several/look-into.ts';
import { lookIntoEach } from './rules/several/look-into-each.ts';
import { markThenAct } from './rules/several/mark-then-act.ts';
import { actOnMeant } from './rules/several/meant.ts';
import { doesAgainElsewhere } from './rules/several/once.ts';
import { takeSome } from './rules/several/take-some.ts';
import { versus } from './rules/several/versus.ts';
import { answerAsTold } from './rules/way/helpful.ts';
import { lookAnew } from './rules/way/look.ts';
import { navigate } from './rules/way/navigate.ts';
import { doesUnasked } from './rules/way/only-asks.ts';
import { actsOnPlace, openPlace } from './rules/way/open-place.ts';
import { chooseOpened } from './rules/way/opened.ts';
import { canPassOver, isTold, lookForTold } from './rules/way/pass-over.ts';
import { chooseLanguage } from './rules/way/site-language.ts';
import { turnFurther } from './rules/way/turn-further.ts';
import { typeColour } from './rules/widgets/colour-code.ts';
import { takeSlot } from './rules/widgets/slot.ts';
import { takeAgain } from './rules/widgets/take-counted.ts';
import type { Done, Proposal, Situation } from './situation.ts';
import { takesOtherPack } from './things/pack.ts';

/** Rules that go by what a whole form or list needs, and not by the words of one step. */
const BESIDE = new Set<(situation: Situation) => Proposal | null>([
  redeem,
  mend,
  refused,
  applyChoice,
  among,
  takeSlot,
  fillForm,
]);

/** Rules in the order in which they are asked; the first that has something to propose decides. */
const RULES: ReadonlyArray<(situation: Situation) => Proposal | null> = [
  answerDialog,
  waitFor,
  watch,
  answerInterruption,
  clearOverlay,
  takeSuggestion,
  answerList,
  refused,
  redeem,
  mend,
  workChooser,
  pressAgain,
  confirmAsked,
  retry,
  takeAgain,
  unavailable,
  applyChoice,
  colour,
  takeSome,
  versus,
  openPlace,
  actOnEntries,
  markThenAct,
  actOnMeant,
  actOnEvery,
  chooseLanguage,
  chooseOpened,
  answerAsTold,
  turnFurther,
  compareEach,
  lookIntoEach,
  lookInto,
  among,
  notThere,
  operate,
  takeSlot,
  fillForm,
  navigate,
  tryAgain,
];

/** What may be proposed for a step that the page itself gives, to be done on its controls: nothing is filled in or sent beside it. */
const BY_THE_BOOK = RULES.flatMap((rule) => {
  if (BESIDE.has(rule)) return [];
  return rule === operate ? [operate, answerOpen, lookForTold] : [rule];
});

/** A colour that is told by its code. */
function colour(situation: Situation): Proposal | null {
  return situation.step ? typeColour(situation, situation.step) : null;
}

/** Rules by which one of several answers of a form is given. */
const ANSWERED = new Set(['take_option', 'choose_option', 'pick', 'turn_counter']);

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
export function lookedOver(situation: Situation, look: () => Item[]): Proposal {
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
function choose(situation: Situation, passed = 0): Proposal {
  const { memory, goal } = situation;
  for (let guard = goal.steps.length; guard >= 0; guard--) {
    const step = goal.steps[memory.step];
    situation.step = step;
    if (!step) break;
    const isLast = memory.step === goal.steps.length - 1;
    const done = stepDone(situation, step, isLast) ?? chosenBefore(situation, step);
    if (!done && beginAgain(situation)) return choose(situation, passed);
    if (!done) break;
    if (done.answer) memory.answer = done.answer;
    memory.stuck = 0;
    if (isLast) {
      const keep = keepChanges(situation);
      if (keep) return cover(situation, step) ?? keep;
      return lookAgain(situation, done) ?? completed(done);
    }
    // One answer may have changed another one.
    const undone = memory.last?.step === memory.step && ANSWERED.has(memory.last.rule) ? cover(situation, step) : null;
    // A button that only looks like an answer is pressed by who wants that.
    if (undone && undone.rule !== 'take_option') return undone;
    memory.step += 1;
    memory.done = [];
    memory.commits = 0;
    lookAnew(situation);
    // What was put in before is not what is to be put in next.
    if (goal.steps[memory.step]?.verb === 'add') memory.added = false;
  }
  const ahead = lookAhead(situation);
  if (ahead) return ahead;
  // What plainly is for something else is not there for this step.
  // What was refused as it stands is not sent once more.
  situation.items = situation.items.filter(
    (item) =>
      item.name !== memory.refusedBy &&
      !actsOnPlace(situation, item) &&
      !namesAnother(situation, item) &&
      !doesUnasked(situation, item),
  );
  const told = isTold(situation) && situation.step !== undefined && isInterfaceStep(situation.step);
  for (const rule of told ? BY_THE_BOOK : RULES) {
    const before = { done: [...memory.done], compared: memory.compared };
    let proposal = ask(situation, rule);
    // What turns out to be chosen already is passed, and the step after it taken.
    if (!proposal && rule === operate && passed < goal.steps.length && chosen(situation))
      return choose(situation, passed + 1);
    if (!proposal && rule === (told ? lookForTold : operate) && canPassOver(situation)) {
      Object.assign(memory, { step: memory.step + 1, done: [], commits: 0 });
      return choose(situation, passed);
    }
    // Who sees that it is something else looks at the rest of the page.
    for (let others = OTHERS; proposal && isAnother(situation, proposal); others--) {
      Object.assign(memory, before);
      const { item } = proposal;
      if (rule === navigate) situation.items = situation.items.filter((other) => other !== item);
      proposal = rule === navigate && item && others > 0 ? ask(situation, rule) : null;
    }
    if (!proposal) continue;
    const wrong = correctFirst(situation, proposal);
    if (wrong) {
      Object.assign(memory, before);
      return wrong;
    }
    const missing = situation.step && sendsOff(situation, proposal) ? cover(situation, situation.step) : null;
    // What is put off is not done yet.
    if (missing) Object.assign(memory, before);
    if (missing) return missing;
    if (situation.step && sendsOff(situation, proposal) && sendsForm(situation, proposal)) proposal.commits = true;
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

/** Steps by which something is had, that was not there before. */
const HAS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'reach']);

/** Whether a press would take away what the step wants to have; a counter goes down as well as up. */
function takesAway({ step }: Situation, { rule, item }: Proposal): boolean {
  return !!step && item?.kind === 'click' && rule !== 'turn_counter' && HAS.has(step.verb) && undoes(step, item);
}

/** Things that are looked at one after the other before it is taken that none of them is meant. */
const OTHERS = 12;

function ask(situation: Situation, rule: (typeof RULES)[number]): Proposal | null {
  const first = rule(situation);
  return first && inRowMeant(situation, first);
}

/** Whether a proposal is about another thing than the step is. */
function isAnother(situation: Situation, proposal: Proposal): boolean {
  // Of things that only a quality tells any will do.
  if (proposal.rule === 'take_some') return false;
  return (
    changesAnother(situation, proposal) ||
    takesAnother(situation, proposal) ||
    takesAway(situation, proposal) ||
    leavesUnchanged(situation, proposal) ||
    doesAgainElsewhere(situation, proposal) ||
    takesOtherPack(situation, proposal.item)
  );
}

/** Whether all that a step wants chosen stands as it wants it. */
function chosen(situation: Situation): boolean {
  const { step } = situation;
  return !!step && ['pick', 'tick', 'untick'].includes(step.verb) && picksDone(situation, step);
}

/** What was put into the form of the step before is chosen by that: "sign up and choose the free plan". */
function chosenBefore({ memory }: Situation, step: Step): Done {
  if (!memory.last?.commits || memory.last.step >= memory.step) return null;
  // "Change the number, and have the reminders sent as texts": one form may have taken both.
  const changed = step.verb === 'transact' && /^change\b/i.test(step.text) ? step.pairs[0]?.value : undefined;
  const taken = changed
    ? memory.covered.find((text) => literalCoverage(phrase(changed), phrase(text)) > 0.9)
    : undefined;
  if (taken) return { why: `“${taken}” is chosen already`, cause: taken, sure: 0.8 };
  if (!['pick', 'tick', 'enter'].includes(step.verb)) return null;
  const wish = phrase(step.text);
  const value = memory.covered.find((text) => text.length > 2 && literalCoverage(phrase(text), wish) > 0.5);
  return value ? { why: `“${value}” is chosen already`, cause: value, sure: 0.8 } : null;
}

/** Acts that a step is for, so that what is put together for it is looked over before it goes off. */
const ACTS = new Set(['buy', 'add', 'transact', 'register', 'submit']);

/** Whether something leaves the person's hands by a proposal. */
function sendsOff(situation: Situation, { item, commits, rule }: Proposal): boolean {
  const { step } = situation;
  if (!item || !step || rule === 'take_slot') return false;
  // What is taken away needs no choice of how it should be.
  if (rule === 'among' && step.verb === 'remove') return false;
  return (
    commits === true ||
    (ACTS.has(step.verb) &&
      item.role !== 'link' &&
      item.kind === 'click' &&
      (commitWord(item.label) >= 0.8 || (rule === 'satisfice' && endsForm(situation, item))))
  );
}

/** Whether a press that was found by its looks sends a form off all the same, so that a complaint is to be expected. */
function sendsForm({ step, items }: Situation, { item, rule }: Proposal): boolean {
  return (
    rule === 'satisfice' &&
    ['transact', 'register', 'buy'].includes(step!.verb) &&
    !/^(?:add|buy|select|choose|book now|reserve)\b/.test(item!.said.folded) &&
    items.some((other) => ['type', 'choose', 'set', 'check'].includes(other.kind) && !isSearchBox(other))
  );
}

/** Whether what a later step chooses was pressed just now: its button bears the name. */
function taken({ memory }: Situation, step: Step): boolean {
  const name = phrase((step.items[0] ?? step.object).replace(/\b(?:offer|option|plan|tariff|package|one)\b/gi, ' '));
  return (
    memory.last?.kind === 'click' && name.tokens.length > 0 && literalCoverage(name, phrase(memory.last.label)) > 0.9
  );
}

/** Fit from which on a line tells that just this was done. */
const CONFIRMED = 0.6;

/** The last step is confirmed although an earlier one was never seen to be done: the whole is done. */
function lookAhead(situation: Situation): Proposal | null {
  const { memory, goal } = situation;
  const last = goal.steps.at(-1);
  const cheered = situation.fresh.find(
    (line) =>
      line.length < 80 &&
      /^(?:correct\b|congratulations|well done|you (?:win|won|did it|got it|guessed)|(?:that's|that is) (?:right|it|correct)|solved|right!)/.test(
        fold(line),
      ),
  );
  if (
    cheered &&
    memory.last &&
    last &&
    (memory.between || /\b(?:guess|win|solve|play|puzzle|quiz)\b/.test(fold(goal.text)))
  )
    return completed({ why: `the page says “${cheered}”`, sure: 0.9, cause: cheered });
  if (!last || memory.step >= goal.steps.length - 1 || memory.commits === 0) return null;
  const thanked = last.verb === 'pick' && taken(situation, last) ? confirmation(situation, last) : null;
  if (thanked && thanked.fit >= 0.45)
    return completed({ why: `the page says “${thanked.line}”`, sure: 0.8, cause: thanked.line });
  if (
    goal.steps.slice(memory.step).some((step) => !['buy', 'add', 'transact', 'register', 'remove'].includes(step.verb))
  )
    return null;
  // What the page shows of an earlier step is no sign of the last one: that has to be told in its own words.
  const said = confirmation(situation, last);
  const done = said && said.fit >= CONFIRMED ? stepDone(situation, last, true) : null;
  return done && done.sure >= 0.75 ? completed({ why: done.why, sure: done.sure, cause: done.cause }) : null;
}

/** The person says that the task is done, with the answer where one was asked for. */
function completed({ why, sure, cause, answer }: NonNullable<Done>): Proposal {
  return {
    rule: answer ? 'answered' : 'done',
    why,
    status: 'completed',
    item: null,
    args: null,
    sure,
    cause,
    ...(answer ? { answer } : {}),
  };
}
