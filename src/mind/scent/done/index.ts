import { isUntouched, missedName } from '../account/left.ts';
import { isOfOtherPart } from '../answering/question/other-part.ts';
import type { Step } from '../goal/types.ts';
import { valuesGiven } from '../meaning/met.ts';
import { stillToSend } from '../rules/form/review.ts';
import { askedBack, asksToFillIn, tookBack } from '../rules/setbacks/asked-back.ts';
import { missedGuess } from '../rules/setbacks/feedback.ts';
import { isBusy } from '../rules/setbacks/setback.ts';
import { applyChoice } from '../rules/several/apply.ts';
import { colourTaken } from '../rules/widgets/colour-code.ts';
import { countedTo } from '../rules/widgets/count-to.ts';
import { lacking } from '../rules/widgets/take-counted.ts';
import type { Done, Situation } from '../situation.ts';
import { actedOnThing, chosenAtOnce } from './acted.ts';
import { speaksAgainst } from './against/index.ts';
import { newsOf } from './against/news.ts';
import { isUntold, leftOpen, nothingGiven, unmet } from './against/unmet.ts';
import { agreedTo } from './agreed.ts';
import { answeredAtOnce } from './answered-at-once.ts';
import { answeredBack } from './answered-back.ts';
import { offersWhatIsLeft } from './asks-on.ts';
import { carriedOut } from './carried.ts';
import { cleared } from './cleared.ts';
import { confirmedInWords, setHere, shownOnPage, takenOff } from './confirmed.ts';
import { echoed } from './echoed.ts';
import { interfaceDone } from './interface.ts';
import {
  answered,
  broughtUp,
  comparedHere,
  counted,
  inquired,
  placed,
  shown,
  told,
  toldAlready,
  toldInside,
  weighedUp,
} from './learned.ts';
import { stayedSo } from './look-again.ts';
import { leftOfList } from './narrowed.ts';
import { onCalendar } from './on-calendar.ts';
import { pressedOn } from './pressed-on.ts';
import { quietlyChosen, quietlyDone } from './quiet.ts';
import { arrived, located, scrolledOut } from './reached.ts';
import { answeredAct } from './response.ts';
import { saidToBe } from './said-to-be.ts';
import { seenToAll } from './seen-to-all.ts';
import { statedSo } from './stated-so.ts';
import { tookEffect } from './took-effect.ts';
import type { Verdict } from './verdict.ts';

/** What judges a step, in the order in which it is asked; the first that knows decides. */
const JUDGES: ReadonlyArray<(situation: Situation, step: Step, isLast: boolean) => Verdict> = [
  seenToAll,
  countedSo,
  agreedTo,
  cleared,
  echoed,
  answeredBack,
  saidToBe,
  pressedOn,
  carriedOut,
  chosenAtOnce,
  answeredAtOnce,
  coloured,
  interfaceDone,
  scrolledOut,
  toldAlready,
  onCalendar,
  toldInside,
  placed,
  comparedHere,
  statedSo,
  told,
  leftOfList,
  inquired,
  counted,
  located,
  weighedUp,
  broughtUp,
  answered,
  shown,
  arrived,
  actedOnThing,
  setHere,
  confirmedInWords,
  shownOnPage,
  takenOff,
  tookEffect,
  doneInSilence,
];

/** Acts of which a page that says nothing leaves open whether they are done. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'signin']);

function countedSo(situation: Situation, step: Step): Verdict {
  const shown = countedTo(situation, step);
  return shown === null ? undefined : { why: `it shows ${shown} now, as I want it`, cause: String(shown), sure: 0.85 };
}

function coloured(situation: Situation, step: Step): Verdict {
  return colourTaken(situation, step)
    ? { why: 'the colour is taken over', cause: situation.memory.last?.label ?? step.text, sure: 0.9 }
    : undefined;
}

function doneInSilence(situation: Situation, step: Step): Verdict {
  return ACTS.has(step.verb) && !lacking(situation, step)
    ? (answeredAct(situation, step) ?? quietlyDone(situation, step))
    : null;
}

/** Sureness from which the site has said in so many words that it did what was asked. */
const TOLD = 0.8;

/** Sureness up to which an act is taken for done without the site having said so. */
const GUESSED = 0.7;

/** Steps for which a list is set first, and then read. */
const OVER_LIST = new Set<Step['verb']>(['learn', 'sort', 'filter']);

/** Judges from what is on the page whether the current step is done. */
export function stepDone(situation: Situation, step: Step, isLast: boolean): Done {
  // What was chosen over a list says nothing of it before it is put into effect.
  if (OVER_LIST.has(step.verb) && applyChoice(situation)) return null;
  const done = stayedSo(situation) ?? judged(situation, step, isLast);
  // What stands under the head of another one answers nothing of this one.
  if (done?.answer && isOfOtherPart(situation, step, done.answer)) return null;
  // Who is told which way a guess missed guesses again.
  if (missedGuess(situation)) return null;
  // Of what is wanted twice one is not all.
  if (done && lacking(situation, step)) return null;
  // What the page asks back about is not done before it is answered.
  if (done && ACTS.has(step.verb) && (askedBack(situation) || asksToFillIn(situation) || tookBack(situation)))
    return null;
  if (done && ACTS.has(step.verb) && offersWhatIsLeft(situation)) return null;
  if (done && done.answer === undefined && (nothingGiven(situation, step) || leftOpen(situation))) return null;
  if (done && done.answer === undefined && isUntold(step) && !agreedTo(situation, step, isLast)) return null;
  // What is asked for after a press is kept in mind, whatever else is said of it.
  if (!done && step.verb === 'submit') speaksAgainst(situation, step);
  if (done && ACTS.has(step.verb) && missedName(situation, step)) return null;
  if (done && done.answer === undefined && isUntouched(situation, step)) return null;
  if (!done || unmet(situation, step) || speaksAgainst(situation, step) !== null) return null;
  if (stillToSend(situation, step) !== null) return null;
  const sentOff = situation.memory.last?.rule === 'commit';
  if (sentOff && CHANGES.test(step.text) && step.verb === 'transact' && !valuesGiven(situation, step)) return null;
  // What the site finds fault with is not done because something of it shows.
  if (ACTS.has(step.verb) && done.sure < TOLD && situation.memory.last?.commits && situation.memory.errors > 0)
    return null;
  const sent = situation.memory.last?.commits === true;
  if (sent && !ACTS.has(step.verb) && done.answer === undefined && isBusy(situation)) return null;
  // While the site is at it nothing is done but what it says in so many words.
  if (ACTS.has(step.verb) && done.sure <= GUESSED && isBusy(situation)) return null;
  return saidNothing(situation, step) ? { ...done, silent: true } : done;
}

/** Acts that nothing but the new value brings about. */
const CHANGES = /^(?:change|rename|set|update|replace|correct|raise|lower)\b/i;

/** Whether something went away by a press, and the site has not said a word. */
function saidNothing(situation: Situation, step: Step): boolean {
  const { last, idle } = situation.memory;
  const pressed = last?.kind === 'click' && last.step === situation.memory.step && last.key === situation.key;
  return step.verb === 'remove' && pressed && idle === 0 && newsOf(situation).length === 0;
}

function judged(situation: Situation, step: Step, isLast: boolean): Done {
  for (const judge of JUDGES) {
    const verdict = judge(situation, step, isLast);
    if (verdict !== undefined) return verdict ?? quietlyChosen(situation, step);
  }
  return quietlyChosen(situation, step);
}
