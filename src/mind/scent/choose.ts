import { literalCoverage, phrase } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { isSeenTo } from './account/left.ts';
import { otherThing } from './account/other-thing.ts';
import { askedSoFar, comesLater, isAhead } from './account/outstanding.ts';
import { noteSaid } from './account/seen-to.ts';
import { askedThere } from './asked-there.ts';
import { chosenBefore, lookAhead } from './done/ahead.ts';
import { beginAgain } from './done/begin-again.ts';
import { stepDone } from './done/index.ts';
import { lookAgain } from './done/look-again.ts';
import { fillDetails, nowListed } from './entry/fill.ts';
import { bringUpToDate } from './entry/index.ts';
import { correctByReason } from './entry/reason.ts';
import { isInterfaceStep, type Step } from './goal/types.ts';
import { isForbidden } from './meaning/forbidden.ts';
import { isOfOtherRow } from './meaning/row-before.ts';
import { inRowMeant } from './meaning/row-meant.ts';
import { timesTried } from './memory.ts';
import { followOrder } from './operate/index.ts';
import { overlooks } from './person/awareness.ts';
import { runsOut } from './person/patience.ts';
import { heard, isAgainst, reconsider } from './reconsider.ts';
import { completed } from './rules/common.ts';
import { beginsCollecting } from './rules/errand/collect.ts';
import { errands } from './rules/errand/errands.ts';
import { endCell } from './rules/form/edit-cell.ts';
import { keepChanges } from './rules/form/keep.ts';
import { leaveOut } from './rules/form/leave-out.ts';
import { ownActFirst } from './rules/form/own-act.ts';
import { seeToRest } from './rules/form/see-to-rest.ts';
import { sendsForm, sendsOff } from './rules/form/send-off.ts';
import { settle, settleRest } from './rules/form/settle.ts';
import { isAnother, isForStep, isFruitless } from './rules/gates/index.ts';
import { operate } from './rules/interface.ts';
import { BY_THE_BOOK, ONCE_MORE, RULES } from './rules/order.ts';
import { picksDone } from './rules/pick.ts';
import { endsTask, workRecords } from './rules/records/index.ts';
import { asksToFillIn } from './rules/setbacks/asked-back.ts';
import { declineOffer } from './rules/setbacks/decline.ts';
import { clearOverlay } from './rules/setbacks/obstacles.ts';
import { lookForOutcome } from './rules/setbacks/retry.ts';
import { takesNo } from './rules/setbacks/ruled-out.ts';
import { stop } from './rules/setbacks/setback.ts';
import { typeAsked } from './rules/setbacks/type-asked.ts';
import { nothingLeft, posted, tookAll } from './rules/sheet/after.ts';
import { GUESSES, isDoubtful, leadIn } from './rules/sheet/lead-in.ts';
import { isForThis, isOfSent, isStated, savesSeveral } from './rules/sheet/meant.ts';
import { tellsWho } from './rules/sheet/told.ts';
import { beforeLeaving } from './rules/stay/before-leaving.ts';
import { whatIsFirst } from './rules/stay/first.ts';
import { stayInForm } from './rules/stay/in-form.ts';
import { keptFirst } from './rules/stay/unsaved.ts';
import { tellFacts } from './rules/tell-facts.ts';
import { leadingViews, setView } from './rules/view.ts';
import { leaveOther } from './rules/way/leave-other.ts';
import { backToHead, lookAnew } from './rules/way/look.ts';
import { navigate } from './rules/way/navigate/index.ts';
import { openHolder } from './rules/way/open-holder.ts';
import { canPassOver, endsTold, isTold, lookForTold } from './rules/way/pass-over.ts';
import { towardsMeant } from './rules/way/thing-meant.ts';
import { isInDatedForm, pickStay } from './rules/widgets/stay.ts';
import { takeTypedDay } from './rules/widgets/typed-day.ts';
import { fillWeek } from './rules/widgets/week-grid.ts';
import { noteTurnedDown, secondChance } from './second-chance.ts';
import { serveWhole, uncovered } from './serve-whole.ts';
import type { Proposal, Situation } from './situation.ts';
import { weighUp } from './weigh-up.ts';

/** Rules by which one of several answers of a form is given. */
const ANSWERED = new Set(['take_option', 'choose_option', 'pick', 'turn_counter']);

/** Looks at a page before it counts as having nothing to offer. */
const LOOKS = 3;

/** Whether one would look once more before doing this: it bears no word of what is wanted, or is nothing at all. */
function isUnsure({ step }: Situation, { rule, item, sure }: Proposal, looks: number): boolean {
  if (rule === 'exhausted' || rule === 'try_again') return looks < LOOKS;
  // Who does not see what an order speaks of looks once more before going elsewhere for it.
  if (rule === 'order') return looks < 2 && sure < 0.7;
  return rule === 'satisfice' && looks < 2 && !!item && literalCoverage(item.said, phrase(step?.text ?? '')) < 0.5;
}

/**
 * Decides. Visual search goes on until something fits or it is given up: as long as something may have been overlooked, the
 * page is looked over again before what does not fit is taken.
 */
export function lookedOver(situation: Situation, look: () => Item[]): Proposal {
  for (let looks = 1; ; looks++) {
    const { items } = situation;
    const start = structuredClone(situation.memory);
    const before = overlooks(situation, items) ? structuredClone(situation.memory) : null;
    const thought = secondChance(
      situation,
      weighUp(
        situation,
        reconsider(situation, (again) => towardsMeant(again, choose(again))),
      ),
    );
    const last = stayInForm(situation, beforeLeaving(situation, thought), start);
    const chosen = last !== thought && isAgainst(situation, last) ? thought : last;
    const kept = keptFirst(situation, chosen);
    const proposal = takesNo(situation, whatIsFirst(situation, kept, items));
    // What is put off is not begun.
    if (proposal !== kept) Object.assign(situation.memory, start);
    if (!before || !isUnsure(situation, proposal, looks))
      return { ...proposal, read: (proposal.read ?? 1) + (looks - 1) * items.length };
    Object.assign(situation.memory, before);
    situation.items = look();
  }
}

/** Decides what is next; where a step cannot be done, what the task asks for in place of it is done. */
function choose(situation: Situation, passed = 0): Proposal {
  situation.step = situation.goal.steps[situation.memory.step];
  const first =
    declineOffer(situation) ??
    typeAsked(situation) ??
    lookForOutcome(situation) ??
    endCell(situation) ??
    takeTypedDay(situation) ??
    heard(situation, fillWeek(situation));
  if (first) return first;
  // A form for which the task states what goes where, name by name, is filled in before its sentences are asked what to do.
  if (passed === 0 && isStated(situation)) return orTired(situation, orServe(situation));
  const entry =
    heard(situation, bringUpToDate(situation)) ??
    heard(situation, nowListed(situation) ?? fillDetails(situation) ?? correctByReason(situation));
  if (entry) return orTired(situation, entry);
  const order = heard(situation, followOrder(situation));
  if (order) return orTired(situation, order);
  const holder = openHolder(situation);
  if (holder) return holder;
  const errand = heard(situation, errands(situation));
  // What is still asked is answered before anything is done.
  if (errand && !(errand.status === 'completed' && asksToFillIn(situation))) return orTired(situation, errand);
  const days = situation.step ? heard(situation, pickStay(situation, situation.step)) : null;
  if (days) return orTired(situation, days);
  const { sheet, records } = situation.memory;
  const left =
    isInDatedForm(situation) ||
    situation.memory.errand?.sent ||
    situation.memory.apply?.opened ||
    (!records && (sheet || isForThis(situation)));
  const record = left
    ? null
    : heard(
        situation,
        askedThere(situation, () => atRecords(situation, passed)),
      );
  // Who tells who they are fills in a form, and misses nothing in a list.
  if (record && !(record.status === 'gave_up' && tellsWho(situation))) return record;
  // Who was told what to send does more than set how a page shows things.
  const { memory } = situation;
  const before = structuredClone(memory);
  const fills =
    memory.sheet !== null || memory.last?.rule === 'open_choices' || tellsWho(situation) || savesSeveral(situation);
  const set = fills ? null : heard(situation, setView(situation));
  // What stands in a form that is sent off is no matter of how the page shows things.
  const leading = leadingViews(situation);
  if (set?.status === 'completed' && leading > 0) {
    for (const { text } of situation.goal.steps.slice(memory.step, memory.step + leading)) noteSaid(memory, text);
    Object.assign(memory, { step: memory.step + leading, view: null, done: [], commits: 0, stuck: 0 });
    lookAnew(situation);
    return choose(situation, passed);
  }
  if (set && !isOfSent(situation, set.item)) return set;
  if (set) Object.assign(memory, before);
  const other = leaveOther(situation);
  if (other) return other;
  const fact = tellFacts(situation);
  if (fact) return fact;
  const proposal = passed === 0 ? orServe(situation) : chooseStep(situation, passed);
  const { goal } = situation;
  if (proposal.status !== 'gave_up' || !goal.steps[memory.step + 1]?.otherwise) return proposal;
  Object.assign(memory, { step: memory.step + 1, done: [], commits: 0, stuck: 0 });
  lookAnew(situation);
  return choose(situation, passed);
}

/** What is next for the records of a list; once they are seen to, what the task tells to do after that. */
function atRecords(situation: Situation, passed: number): Proposal | null {
  const { memory } = situation;
  const next = workRecords(situation);
  if (next?.status === 'completed' && beginsCollecting(situation)) return choose(situation, passed);
  const open = next?.status === 'completed' && endsTask(situation) ? otherThing(situation) : -1;
  if (open >= 0) {
    memory.records!.off = true;
    Object.assign(memory, { step: open, done: [], commits: 0, stuck: 0 });
    lookAnew(situation);
    return choose(situation, passed);
  }
  if (next?.status !== 'completed' || endsTask(situation)) return next && orTired(situation, next);
  Object.assign(memory, { step: memory.step + 1, done: [], commits: 0, stuck: 0 });
  lookAnew(situation);
  return choose(situation, passed);
}

/** Steps that no form has seen to once it is taken. */
const AFTER = new Set<Step['verb']>(['reach', 'locate', 'learn']);

/** What is next once a form is taken: what the task wants to get to or know after that, or nothing. */
function goesOnAfter(situation: Situation, taken: Proposal): Proposal {
  const { memory, goal } = situation;
  // What was put in was told, however its sentence reads: "in what you did put …" asks nothing.
  const wasPut = ({ quoted }: Step) =>
    quoted.length > 0 && quoted.every((text) => memory.sheet?.put.some((mark) => mark.endsWith(`=${text}`)));
  const next = goal.steps.findIndex(
    (step, i) =>
      i > memory.step &&
      !step.otherwise &&
      !wasPut(step) &&
      (AFTER.has(step.verb) ? step.verb === 'learn' || !isSeenTo(situation, step.text) : comesLater(situation, step)),
  );
  if (taken.status !== 'completed' || next < 0) return taken;
  Object.assign(memory, { step: next, sheet: null, done: [], commits: 0, stuck: 0 });
  lookAnew(situation);
  return choose(situation);
}

/**
 * Goes by the words of the step as long as they lead somewhere. Who would only guess, stop, or take for done what was never sent, goes by what
 * the page itself asks: its form may take what the whole task tells.
 */
function orServe(situation: Situation): Proposal {
  const { memory, items } = situation;
  situation.step = situation.goal.steps[memory.step];
  // What was sent just now was for what came before.
  if (isAhead(situation)) {
    memory.sheet = null;
    return chooseStep(situation, 0);
  }
  const stands = posted(situation);
  if (stands) return goesOnAfter(situation, stands);
  // What is asked once a form was taken is read, and the form not filled in for it.
  const reads =
    situation.step?.verb === 'learn' && situation.goal.steps.slice(0, memory.step).some(({ verb }) => !AFTER.has(verb));
  // Who guesses a number goes by what the page says of each guess.
  const begun = !reads && !memory.between && (memory.sheet || isForThis(situation)) ? serveWhole(situation) : null;
  const thanks = begun ?? (reads ? null : tookAll(situation));
  if (thanks) return goesOnAfter(situation, thanks);
  const before = structuredClone(memory);
  const proposal = chooseStep(situation, 0);
  // What was sent is seen to be done, and what comes after it has no part in that form.
  if (memory.step > before.step && isAhead(situation)) return proposal;
  if (memory.told || memory.between || !(proposal.commits || isDoubtful(situation, proposal))) return proposal;
  const ended = GUESSES.has(proposal.rule) ? nothingLeft(situation) : null;
  if (ended) return ended;
  const after = structuredClone(memory);
  const left = situation.items;
  Object.assign(memory, before);
  Object.assign(situation, { items, step: situation.goal.steps[memory.step] });
  const served = serveWhole(situation) ?? leadIn(situation, proposal);
  // What is to be sent anyway is sent by who filled it in.
  const again = reads && served?.commits && timesTried(memory, situation.key, served.item?.name ?? '') > 0;
  if (served && !again && !(proposal.commits && served.commits)) return served;
  Object.assign(memory, after);
  Object.assign(situation, { items: left, step: situation.goal.steps[memory.step] });
  return proposal;
}

/** Moves past the steps that are done, then asks the rules; a person out of patience stops. */
function chooseStep(situation: Situation, passed: number): Proposal {
  const { memory, goal } = situation;
  for (let guard = goal.steps.length; guard >= 0; guard--) {
    const step = goal.steps[memory.step];
    situation.step = step;
    if (!step) break;
    const isLast = goal.steps.slice(memory.step + 1).every(({ otherwise }) => otherwise);
    const found = situation.unready ? null : (stepDone(situation, step, isLast) ?? chosenBefore(situation, step));
    const { open, done } = settle(situation, found, isLast);
    if (open) return open;
    if (!done && beginAgain(situation)) return choose(situation, passed);
    if (!done) break;
    // What lies over the page is got out of the way before one reads on it.
    const over = step.verb === 'learn' ? clearOverlay(situation) : null;
    if (over) return over;
    if (done.answer) memory.answer = done.answer;
    memory.stuck = 0;
    if (isLast) {
      const rest = settleRest(situation, done);
      if (rest) return rest;
      const keep = keepChanges(situation);
      if (keep) return uncovered(situation, step) ?? keep;
      return lookAgain(situation, done) ?? completed(done);
    }
    // One answer may have changed another one.
    const undone =
      memory.last?.step === memory.step && ANSWERED.has(memory.last.rule) ? uncovered(situation, step) : null;
    // A button that only looks like an answer is pressed by who wants that.
    if (undone?.item && undone.rule !== 'take_option' && !isOfOtherRow(situation, undone.item)) return undone;
    do memory.step += 1;
    while (goal.steps[memory.step]?.otherwise);
    memory.done = [];
    memory.commits = 0;
    lookAnew(situation);
    // What was put in before is not what is to be put in next.
    if (goal.steps[memory.step]?.verb === 'add') memory.added = false;
  }
  const ahead = lookAhead(situation);
  if (ahead) return ahead;
  // What plainly is for something else is not there for this step.
  situation.items = situation.items.filter((item) => isForStep(situation, item));
  const told = isTold(situation) && situation.step !== undefined && isInterfaceStep(situation.step);
  for (const rule of told ? (memory.told?.again ? ONCE_MORE : BY_THE_BOOK) : RULES) {
    const before = { done: [...memory.done], compared: memory.compared };
    // What is not to be done leaves the ways beside it open.
    if (rule === navigate) situation.items = situation.items.filter((item) => !isForbidden(goal, item));
    let proposal = heard(situation, ask(situation, rule));
    if (proposal?.item && isForbidden(goal, proposal.item)) {
      Object.assign(memory, before);
      const put = memory.last?.step === memory.step && PUTS_IN.has(memory.last.kind);
      if (put && proposal.rule === 'commit') return leaveUnsent(situation, passed);
      continue;
    }
    // What turns out to be chosen already is passed, and the step after it taken.
    if (!proposal && rule === operate && passed < goal.steps.length && chosen(situation))
      return choose(situation, passed + 1);
    if (!proposal && rule === (told ? lookForTold : operate) && canPassOver(situation)) {
      Object.assign(memory, { step: memory.step + 1, done: [], commits: 0 });
      return choose(situation, passed);
    }
    // Who sees that it is something else looks at the rest of the page.
    for (let others = OTHERS; proposal && isAnother(situation, proposal); others--) {
      noteTurnedDown(situation, proposal);
      Object.assign(memory, before);
      const { item } = proposal;
      if (rule === navigate) situation.items = situation.items.filter((other) => other !== item);
      proposal = rule === navigate && item && others > 0 ? ask(situation, rule) : null;
    }
    if (proposal && isFruitless(situation, proposal)) {
      Object.assign(memory, before);
      continue;
    }
    if (!proposal) continue;
    const own = ownActFirst(situation, proposal);
    if (own) {
      Object.assign(memory, before);
      proposal = own;
    }
    const missing =
      situation.step && sendsOff(situation, proposal)
        ? (uncovered(situation, situation.step) ??
          seeToRest(situation, askedSoFar(situation)) ??
          heard(situation, leaveOut(situation)))
        : null;
    // What is put off is not done yet.
    if (missing) Object.assign(memory, before);
    if (missing) return missing;
    if (situation.step && sendsOff(situation, proposal) && sendsForm(situation, proposal)) proposal.commits = true;
    if (endsTold(situation, proposal)) proposal.commits = true;
    return orTired(situation, proposal);
  }
  return backToHead(situation) ?? stop(situation);
}

/** What is proposed, as long as the person has the patience for it. */
function orTired(situation: Situation, proposal: Proposal): Proposal {
  const tired = proposal.status === 'continue' ? runsOut(situation, proposal) : null;
  if (!tired) return proposal;
  const none = { item: null, args: null, sure: 0.2, cause: tired };
  return { ...proposal, ...none, rule: 'patience_spent', why: tired, status: 'gave_up' };
}

/** Acts by which something is put into a form. */
const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);

/** All is filled in, and the task says that it is not to be sent: what comes after that is next. */
function leaveUnsent(situation: Situation, passed: number): Proposal {
  const { memory, goal } = situation;
  if (memory.step >= goal.steps.length - 1)
    return completed({ why: 'all is as I was told, and it is not to be sent', cause: situation.asked, sure: 0.7 });
  Object.assign(memory, { step: memory.step + 1, done: [], commits: 0, stuck: 0 });
  lookAnew(situation);
  return choose(situation, passed);
}

/** Things that are looked at one after the other before it is taken that none of them is meant. */
const OTHERS = 12;

/** Whether all that a step wants chosen stands as it wants it. */
function chosen(situation: Situation): boolean {
  const { step } = situation;
  return !!step && ['pick', 'tick', 'untick'].includes(step.verb) && picksDone(situation, step);
}

/** Asks a rule, at the row that is meant. */
function ask(situation: Situation, rule: (typeof RULES)[number]): Proposal | null {
  const first = rule(situation);
  return first && inRowMeant(situation, first);
}
