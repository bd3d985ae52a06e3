import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import { objects } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { asksForMore, denies } from '../meaning/confirmation.ts';
import { valuesGiven } from '../meaning/met.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Acts that are done with one press of what bears their name. */
const BY_A_PRESS = new Set<Step['verb']>(['transact', 'drag', 'remove', 'add', 'close', 'reach']);
/** What is opened or shown by a way to another page is no act. */
const TO_THINGS = /^(?:open|close|shut|lock|unlock|hide|start|stop)\b/i;
/** Share of what was pressed and of the row where it stands that the step has to say. */
const MEANT = 0.6;
const FIELDS = new Set(['type', 'choose', 'set', 'check', 'upload']);
/** Words that come up where more is asked before it is done. */
const ASKS_BACK = /\b(?:are you sure|really|confirm|cancel|choose|enter|select|please)\b|\?/;

/**
 * Of several acts on one page each is done once what bears its name was pressed and something came of it: nobody waits for thanks before
 * the next. What opens a form or asks back is only begun; the last act has to be spent by it.
 */
export function pressedOn(situation: Situation, step: Step, isLast: boolean): Verdict {
  const { memory, key, appeared, fresh } = situation;
  const { last } = memory;
  if (
    (isLast && !isSpent(situation) && !isAnswered(situation, step)) ||
    !BY_A_PRESS.has(step.verb) ||
    step.all ||
    step.items.length > 1
  )
    return undefined;
  if (last?.kind !== 'click' || last.step !== memory.step || last.key !== key || memory.idle > 0) return undefined;
  if (hasFailed(situation) || memory.complained.some(objects) || asksForMore(situation)) return undefined;
  if (fresh.some((line) => ASKS_BACK.test(fold(line)))) return undefined;
  if ([...appeared].some((name) => isNewField(situation, name) && !memory.filled[key]?.[name])) return undefined;
  if (['reach', 'close'].includes(step.verb) && (!TO_THINGS.test(step.text) || last.rule === 'clear_overlay'))
    return undefined;
  if (!bearsAct(step, last.label)) return undefined;
  // "Plant beans" is not what was asked by "plant leeks".
  if (literalCoverage(phrase(last.label), phrase(step.text)) < MEANT) return undefined;
  return { why: `I pressed “${last.label}”, and it did something`, cause: last.label, sure: 0.75 };
}

/** Whether a field has come up that was not there before; one that stands in each of the rows is only called otherwise in a row that has changed. */
function isNewField({ page, appeared }: Situation, name: string): boolean {
  const field = page.byName.get(name);
  if (!field || !FIELDS.has(field.kind)) return false;
  return !page.items.some(
    (other) => other.kind === field.kind && other.raw === field.raw && other.raw !== '' && !appeared.has(other.name),
  );
}

/** Whether what was pressed is called by the act of the step first. */
function bearsAct(step: Step, label: string): boolean {
  const [first = ''] = words(label);
  return [...actNames(step), stem(words(step.text)[0] ?? '')].includes(stem(first));
}

/** Whether the page has answered the press of what says no more than the step does: a line or two, with nothing to fill in or press and no word against it. */
function isAnswered(situation: Situation, step: Step): boolean {
  const { memory, appeared, fresh } = situation;
  const { last } = memory;
  if (!last || step.verb === 'reach' || step.verb === 'add' || fresh.length === 0 || fresh.length > FEW) return false;
  const said = phrase(last.label);
  // What can be pressed only now comes after it.
  return (
    appeared.size <= NEXT &&
    (said.tokens.length > 1 || last.rule === 'press_named') &&
    literalCoverage(said, phrase(step.text)) > 0.99 &&
    valuesGiven(situation, step) &&
    !newsOf(situation).some(denies)
  );
}

/** Whether what was pressed bears another name now, or is gone from where it stood: "Hold" has become "Release". */
function isSpent({ memory: { last }, page, fresh, appeared }: Situation): boolean {
  const same = last ? page.byName.get(last.name) : undefined;
  return fresh.length > 0 && fresh.length <= FEW && appeared.size > 0 && (!same || same.raw !== last!.label);
}
/** Controls that may come to be of use once the act is done. */
const NEXT = 2;
/** Lines that come up with the new state of one thing. */
const FEW = 4;
