import { literalCoverage, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { isOfOtherClass } from './act-class.ts';
import { actNames } from './act-names.ts';
import { isWildAct } from './acts.ts';
import { makesAnother } from './amiss.ts';
import { isClickable } from './match.ts';
import { opensMore } from './state.ts';

/** First words of labels that command an act: what they do stays done when one looks away. */
const COMMANDS = new Set(
  `abstain accept activate add adjust adopt announce answer apply approve archive assign block book bookmark borrow buy cancel cast chat claim
  clear compose confirm copy correct create cut deactivate decline decrease delete disable discard dismiss dispute donate duplicate edit enable end
  enrol enroll erase extend favourite favorite finish flag follow forget forward freeze generate give go-ahead hide hire increase install
  interrupt invite join keep launch leave lend lock log mark merge modify move mute notify nudge order overwrite pause pay pin place
  play post promote paste print propose publish purchase put raise rate reactivate rebook recommend record redeem redo refuse register reject
  release remind remove rename renew rent repeat replace reply report request reschedule reserve reset resend resolve restart
  restore resume return revoke roll run save schedule send settle share sign skip split sponsor start stop submit subscribe suggest
  suspend swap take tick toggle top transfer try turn undo unfollow uninstall unlock unmark unmute unpin unsubscribe untick unwatch update
  upgrade upload use vote watch withdraw write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** What somebody says of themselves by pressing it. */
const SAID_OF_ONESELF =
  /^(?:i(?:['’]?m| am|['’]?ll| will| have|['’]?ve| want| would|['’]?d| do| can(?:not)?| accept| agree| need)\b|(?:this|that|these|those) (?:is|are)\b|that['’]s\b|count me\b|yes\b|no\b|not for me\b)/;
/** "Order history", "share price", "book club": a verb's word in the name of a place. */
const NAME_OF_PLACE =
  /^(?:[\p{L}-]+) (?:history|status|list|lists|details|overview|centre|center|club|price|prices|plans?|options|settings|information|info|guide|rules|policy|board|room|office|desk|shop|store|map|finder|calendar|statistics|stats|archive)$/u;

/** Whether a press on this would do something that going back does not undo: it commands an act, or says something for who presses it. */
export function doesSomething(item: Item): boolean {
  if (!isClickable(item) || item.kind === 'check' || item.role === 'link' || item.role === 'tab') return false;
  if (opensMore(item)) return false;
  const said = item.said.folded.replace(/^[^\p{L}\p{N}]+/u, '');
  return SAID_OF_ONESELF.test(said) || commands(said);
}

/** Whether a label begins with a verb that it commands, or ends so behind the name of its thing. */
function commands(label: string): boolean {
  if (/\b(?:turn|switch) (?:on|off)$/.test(label)) return true;
  return COMMANDS.has(words(label)[0] ?? '') && !NAME_OF_PLACE.test(label);
}

/** Share of what is named that a thing has to bear for any act on it to be meant. */
const BORNE = 0.6;

/**
 * Whether what stands with a thing does something else than the step asks for: "New document", for who changes one.
 * @param told share of what the step names that the thing bears.
 */
export function doesOtherwise(step: Step, item: Item, told: number): boolean {
  return (
    makesAnother(step, item.said.folded) ||
    isWildAct(step, item, told) ||
    (told < BORNE && commandsOther(step, item)) ||
    isOfOtherClass(step, item.said.folded)
  );
}

/** Whether a label commands an act of which the step does not speak. */
function commandsOther(step: Step, { label, said }: Item): boolean {
  const verb = words(label)[0] ?? '';
  return (
    (commands(said.folded) || verb === 'new') &&
    !actNames(step).includes(stem(verb)) &&
    !words(step.text).some((word) => stem(word) === stem(verb))
  );
}

/** Fit, 0..1, from which on an act is meant, and no longer a guess. */
const MEANT = 0.34;
/** What lets somebody in changes nothing, and what is asked may stand behind it. */
const LETS_IN = /^(?:log|sign) ?(?:in|on)\b/;
/** Share of the label that a step has to speak of which only looks for something. */
const SPELLED = 0.6;
/** Steps that are carried out by a press, whatever is written there. */
const PRESSES = new Set<Step['verb']>(['press', 'submit', 'hover']);
/** Steps that ask for nothing to be changed. */
const LOOKS = new Set<Step['verb']>(['learn', 'locate', 'reach', 'signin', 'signout']);

/**
 * Whether pressing this would be an act done at a guess: people guess only by what leads on, and by what going back undoes.
 * @param fit how far its label and what stands around it are what the step wants, 0..1.
 */
export function actsAtAGuess(step: Step, item: Item, fit: number): boolean {
  // What works something out is told what to work with, and may have to be pressed.
  if (PRESSES.has(step.verb) || (step.verb === 'learn' && step.pairs.length > 0)) return false;
  if (isClickable(item) && item.role !== 'link' && makesAnother(step, item.said.folded)) return true;
  // What an entry of a program's menu does is not undone by going back.
  if (item.role.startsWith('menuitem') && !opensMore(item) && fit < MEANT)
    return literalCoverage(item.said, phrase(step.text)) === 0;
  if (!doesSomething(item)) return false;
  // Who asks what a thing costs does not put it into the basket, however much of its name the button bears.
  if (step.verb === 'learn' && LETS_IN.test(item.said.folded)) return false;
  if (step.verb === 'learn') return !words(step.text).some((word) => stem(word) === stem(words(item.label)[0] ?? ''));
  if (LOOKS.has(step.verb)) return literalCoverage(item.said, phrase(step.text)) < SPELLED;
  const names = actNames(step);
  return fit < MEANT && !names.includes(stem(words(item.label)[0] ?? ''));
}
