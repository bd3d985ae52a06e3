import { askedSoFar } from '../account/outstanding.ts';
import { chosenBefore, lookAhead } from '../done/ahead.ts';
import { beginAgain } from '../done/begin-again.ts';
import { stepDone } from '../done/index.ts';
import { lookAgain } from '../done/look-again.ts';
import { isInterfaceStep } from '../goal/types.ts';
import { isForbidden } from '../meaning/forbidden.ts';
import { isOfOtherRow } from '../meaning/row-before.ts';
import { inRowMeant } from '../meaning/row-meant.ts';
import { heard } from '../reconsider.ts';
import { completed } from '../rules/common.ts';
import { keepChanges } from '../rules/form/keep.ts';
import { leaveOut } from '../rules/form/leave-out.ts';
import { ownActFirst } from '../rules/form/own-act.ts';
import { seeToRest } from '../rules/form/see-to-rest.ts';
import { sendsForm, sendsOff } from '../rules/form/send-off.ts';
import { settle, settleRest } from '../rules/form/settle.ts';
import { isAnother, isForStep, isFruitless } from '../rules/gates/index.ts';
import { operate } from '../rules/interface.ts';
import { BY_THE_BOOK, ONCE_MORE, RULES } from '../rules/order.ts';
import { picksDone } from '../rules/pick.ts';
import { clearOverlay } from '../rules/setbacks/obstacles.ts';
import { stop } from '../rules/setbacks/setback.ts';
import { backToHead, lookAnew } from '../rules/way/look.ts';
import { navigate } from '../rules/way/navigate/index.ts';
import { canPassOver, endsTold, isTold, lookForTold } from '../rules/way/pass-over.ts';
import { noteTurnedDown } from '../second-chance.ts';
import type { Proposal, Situation } from '../situation.ts';
import { type Again, onTo } from './on-to.ts';
import { uncovered } from './serve-whole.ts';
import { orTired } from './tired.ts';

/** Rules by which one of several answers of a form is given. */
const ANSWERED = new Set(['take_option', 'choose_option', 'pick', 'turn_counter']);

/** Acts by which something is put into a form. */
const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);

/** Things that are looked at one after the other before it is taken that none of them is meant. */
const OTHERS = 12;

/** Moves past the steps that are done, then asks the rules; a person out of patience stops. */
export function chooseStep(situation: Situation, passed: number, again: Again): Proposal {
  const { memory, goal } = situation;
  for (let guard = goal.steps.length; guard >= 0; guard--) {
    const step = goal.steps[memory.step];
    situation.step = step;
    if (!step) break;
    const isLast = goal.steps.slice(memory.step + 1).every(({ otherwise }) => otherwise);
    const found = situation.unready ? null : (stepDone(situation, step, isLast) ?? chosenBefore(situation, step));
    const { open, done } = settle(situation, found, isLast);
    if (open) return open;
    if (!done && beginAgain(situation)) return again(situation, passed);
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
    const before = { done: [...memory.done], compared: memory.compared, taken: [...memory.taken] };
    // What is not to be done leaves the ways beside it open.
    if (rule === navigate) situation.items = situation.items.filter((item) => !isForbidden(goal, item));
    let proposal = heard(situation, ask(situation, rule));
    if (proposal?.item && isForbidden(goal, proposal.item)) {
      Object.assign(memory, before);
      const put = memory.last?.step === memory.step && PUTS_IN.has(memory.last.kind);
      if (put && proposal.rule === 'commit') return leaveUnsent(situation, passed, again);
      continue;
    }
    // What turns out to be chosen already is passed, and the step after it taken.
    if (!proposal && rule === operate && passed < goal.steps.length && chosen(situation))
      return again(situation, passed + 1);
    if (!proposal && rule === (told ? lookForTold : operate) && canPassOver(situation)) {
      Object.assign(memory, { step: memory.step + 1, done: [], commits: 0 });
      return again(situation, passed);
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

/** All is filled in, and the task says that it is not to be sent: what comes after that is next. */
function leaveUnsent(situation: Situation, passed: number, again: Again): Proposal {
  const { memory, goal } = situation;
  if (memory.step >= goal.steps.length - 1)
    return completed({ why: 'all is as I was told, and it is not to be sent', cause: situation.asked, sure: 0.7 });
  onTo(situation, memory.step + 1);
  return again(situation, passed);
}

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
