import type { Proposal, Situation } from '../situation.ts';
import { answerList } from './form/answer-list.ts';
import { redeem } from './form/code.ts';
import { answerOpen } from './form/enter-known.ts';
import { fillForm } from './form/form.ts';
import { lookOver } from './form/review.ts';
import { takeSuggestion } from './form/suggest.ts';
import { operate } from './interface.ts';
import { confirmAsked } from './setbacks/asked-back.ts';
import { workChooser } from './setbacks/chooser.ts';
import { closeAsked } from './setbacks/close-asked.ts';
import { watch } from './setbacks/feedback.ts';
import { hearOut } from './setbacks/hear-out.ts';
import { saySo } from './setbacks/held-back.ts';
import { mend } from './setbacks/mend.ts';
import { notThere } from './setbacks/not-there.ts';
import { answerDialog, answerInterruption, clearOverlay } from './setbacks/obstacles.ts';
import { pressAgain } from './setbacks/press-again.ts';
import { refused } from './setbacks/refused.ts';
import { retry } from './setbacks/retry.ts';
import { tryAgain, waitFor } from './setbacks/setback.ts';
import { unavailable } from './setbacks/unavailable.ts';
import { among } from './several/among.ts';
import { applyChoice } from './several/apply.ts';
import { actOnEntries } from './several/by-author.ts';
import { compareEach } from './several/compare-each.ts';
import { actOnEvery } from './several/every.ts';
import { lookInto } from './several/look-into.ts';
import { lookIntoEach } from './several/look-into-each.ts';
import { markThenAct } from './several/mark-then-act.ts';
import { actOnMeant } from './several/meant.ts';
import { actOnThis } from './several/on-this.ts';
import { answerInRow } from './several/row-answer.ts';
import { takeNumbered } from './several/take-numbered.ts';
import { takeSome } from './several/take-some.ts';
import { versus } from './several/versus.ts';
import { answerAsTold } from './way/helpful.ts';
import { navigate } from './way/navigate/index.ts';
import { choosePart, openPart } from './way/open-place.ts';
import { chooseOpened } from './way/opened.ts';
import { lookForTold } from './way/pass-over.ts';
import { chooseLanguage } from './way/site-language.ts';
import { pressSpelledOut } from './way/spelled-out.ts';
import { turnFurther } from './way/turn-further.ts';
import { typeColour } from './widgets/colour-code.ts';
import { countAsTold } from './widgets/count-as-told.ts';
import { countTo } from './widgets/count-to.ts';
import { chooseDrawn } from './widgets/drawn-choice.ts';
import { takeSlot } from './widgets/slot.ts';
import { takeAgain } from './widgets/take-counted.ts';

/** Rules that go by what a whole form or list needs, and not by the words of one step. */
const BESIDE = new Set<(situation: Situation) => Proposal | null>([
  redeem,
  mend,
  refused,
  applyChoice,
  among,
  takeSlot,
  countAsTold,
  fillForm,
]);

/** Rules in the order in which they are asked; the first that has something to propose decides. */
export const RULES: ReadonlyArray<(situation: Situation) => Proposal | null> = [
  answerDialog,
  waitFor,
  watch,
  answerInterruption,
  hearOut,
  clearOverlay,
  closeAsked,
  takeSuggestion,
  answerList,
  redeem,
  mend,
  refused,
  lookOver,
  workChooser,
  pressAgain,
  confirmAsked,
  retry,
  takeAgain,
  unavailable,
  applyChoice,
  colour,
  countTo,
  takeSome,
  takeNumbered,
  versus,
  actOnThis,
  saySo,
  openPart,
  choosePart,
  actOnEntries,
  markThenAct,
  actOnMeant,
  actOnEvery,
  chooseDrawn,
  answerInRow,
  chooseLanguage,
  chooseOpened,
  answerAsTold,
  turnFurther,
  compareEach,
  lookIntoEach,
  lookInto,
  pressSpelledOut,
  among,
  notThere,
  operate,
  takeSlot,
  countAsTold,
  fillForm,
  navigate,
  tryAgain,
];

/** What may be proposed for a step that the page itself gives, to be done on its controls: nothing is filled in or sent beside it. */
export const BY_THE_BOOK = RULES.flatMap((rule) => {
  if (BESIDE.has(rule)) return [];
  return rule === operate ? [operate, answerOpen, lookForTold] : [rule];
});

/** The same, for who goes through the instructions once more because the page complained: what it names is put right. */
export const ONCE_MORE = [mend, ...BY_THE_BOOK];

/** A colour that is told by its code. */
function colour(situation: Situation): Proposal | null {
  return situation.step ? typeColour(situation, situation.step) : null;
}
