import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { complaints } from '../filling/complaints.ts';
import { tells } from '../filling/say.ts';
import type { Step } from '../goal/types.ts';
import { CONFIRMING, confirmation, denies, isEchoOfPress, isRow } from '../meaning/confirmation.ts';
import { leftItsField } from '../meaning/left-field.ts';
import { properNames } from '../meaning/match.ts';
import { rowGone, valuesGiven } from '../meaning/met.ts';
import { rate } from '../rules/widgets/rate.ts';
import { basketGrew, lacking } from '../rules/widgets/take-counted.ts';
import type { Situation } from '../situation.ts';
import { givenBack, LOOKS_UP, lookedUp, saidWho, saysDone, sentOff, toggled } from './sent.ts';
import { hasFailed, performed, type Verdict } from './verdict.ts';

/** Signs that take off what they stand with. */
const TAKES_OFF = /^(?:close x|close|x|×|✕|remove|delete|trash|bin|discard|clear)\b/;
const EMPTIES = /^(?:empty|clear)\b/i;
const EMPTY =
  /^(?:there (?:is|are) )?(?:nothing (?:here|to (?:show|see)|left)|(?:the |this |your )?[\p{L} ]{0,24}(?:is|are) (?:now )?empty|no (?:more )?[\p{L}]{3,12}(?: here| yet)?)\b[.!]?$/u;

/** The act was done where its own control shows it: what was marked is changed, a rating is set, a thing is taken. */
export function setHere(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  const failed = hasFailed(situation);
  // A button of an editor for what was marked.
  if (memory.done.includes('marked') && performed(situation) && !failed)
    return { why: 'it is written so now', cause: memory.last!.label, sure: 0.75 };
  if (
    memory.last?.rule === 'rate' &&
    memory.last.step === memory.step &&
    step.pairs.length === 0 &&
    !tells(step) &&
    !failed &&
    !rate({ ...situation, memory: structuredClone(memory) }, step)
  )
    return { why: 'it is rated', cause: memory.last.label, sure: 0.8 };
  if (step.verb === 'add' && performed(situation) && !failed)
    return { why: `I took “${step.object}”`, cause: memory.last!.label, sure: 0.65 };
  return undefined;
}

/** The site says in words that it did what was asked. */
export function confirmedInWords(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  // Saying who one is only opens the way: what comes up then confirms nothing else.
  const ofPasswords = /\bpass(?:word|code|phrase)s?\b|\bpin\b/i.test(step.text);
  // Who joins something by its name has to have an account, and is not there with it.
  const joins = step.verb === 'register' && properNames(step.text).length === 0;
  if (step.verb !== 'signin' && !joins && !ofPasswords && saidWho(situation)) return null;
  // "We have sent you a code", over the button that confirms: that is asked for first.
  if (onceMore(situation)) return null;
  // Nothing that was to be put in has been put in, or stands there.
  if (step.verb === 'transact' && !valuesGiven(situation, step)) return null;
  const confirmed = confirmation(situation, step);
  const acted =
    memory.commits > 0 ||
    ((memory.last?.kind === 'click' || memory.last?.rule === 'look_for_outcome') &&
      memory.last.scent >= 24 &&
      memory.last.step === memory.step) ||
    (step.verb === 'add' && memory.added) ||
    (memory.last?.step === memory.step && confirmed !== null && isEchoOfPress(situation, confirmed.line));
  if (confirmed && acted && confirmed.fit >= 0.6)
    return { why: `the page says “${confirmed.line}”`, cause: confirmed.line, sure: Math.min(0.95, confirmed.fit) };
  return headedAsDone(situation, step);
}

/** Acts that a page reports. */
const REPORTED = new Set<Step['verb']>(['transact', 'buy', 'remove', 'register']);
/** Share of what is acted on that the report of it bears. */
const BEARS = 0.5;

/**
 * The page is headed by the act as done, whatever brought that about: "Your permit is renewed", after a button without a
 * word on it. Who pressed at a guess sees by it what they did.
 */
function headedAsDone(situation: Situation, step: Step): Verdict {
  const { memory, page, fresh } = situation;
  const { last } = memory;
  if (!REPORTED.has(step.verb) || last?.kind !== 'click' || last.step !== memory.step || last.key === situation.key)
    return undefined;
  const heading = page.headings.find(({ level }) => level <= 2)?.text ?? '';
  if (!fresh.includes(heading) || denies(heading) || !CONFIRMING.test(fold(heading))) return undefined;
  // A place of the site that is called so: "Renewed permits".
  if (literalCoverage(phrase(heading), phrase(last.label)) >= BEARS || isRow(page.items, heading)) return undefined;
  if (!saysDone(heading, step.text) || literalCoverage(phrase(step.object), phrase(heading)) < BEARS) return undefined;
  return { why: `the page says “${heading}”`, cause: heading, sure: 0.8 };
}

const CONFIRMS = /^(?:confirm|approve|authori[sz]e|yes\b|pay (?:now|[€$£\d])|place (?:the |my |your )?order)/;

/** What was filled in is only shown once more: "Check your payment", with "Confirm" below it. */
function onceMore({ items, appeared, memory }: Situation): boolean {
  // The buttons of the other rows are no question, whatever they are counted as once one is gone.
  const ofRows = (item: Item) => (memory.acted?.alike ?? 0) > 1 && item.raw === memory.acted?.label;
  return items.some(
    (item) =>
      appeared.has(item.name) &&
      item.role === 'button' &&
      !item.disabled &&
      CONFIRMS.test(item.said.folded) &&
      !ofRows(item),
  );
}

/** The page shows what came of the act: the form is gone, its values stand there, the button is called otherwise, the list is empty. */
export function shownOnPage(situation: Situation, step: Step): Verdict {
  const { memory, page } = situation;
  const sent = sentOff(situation, step);
  if (sent) return sent;
  if (onceMore(situation)) return null;
  const values = step.pairs.map((pair) => fold(pair.value)).filter(Boolean);
  // A form that still holds what was put into it has not taken it.
  const held = Object.entries(memory.filled[situation.key] ?? {}).filter(
    ([name, value]) => value.length > 1 && page.byName.get(name)?.value === value,
  ).length;
  if (step.verb === 'transact' && memory.last?.commits && values.length > 0 && memory.idle === 0 && held < 2) {
    // What is only offered is not chosen yet.
    const offered = new Set(page.items.map((item) => fold(item.label)));
    const shown = situation.fresh.find(
      (line) =>
        !offered.has(fold(line)) &&
        // A short value may be part of anything.
        values.some((value) => (value.length > 2 ? fold(line).includes(value) : fold(line) === value)),
    );
    if (shown) return { why: `“${shown}” is on the page now`, cause: shown, sure: 0.75 };
    const left = leftItsField(situation);
    if (left && values.some((value) => fold(left).includes(value)))
      return { why: `“${left}” stands on the page, and no longer in its field`, cause: left, sure: 0.75 };
  }
  const turned = toggled(situation);
  if (turned && ['transact', 'add'].includes(step.verb))
    return { why: `“${memory.last!.label}” has become “${turned}”`, cause: turned, sure: 0.8 };
  const emptied =
    EMPTIES.test(step.text) && memory.commits > 0 && page.lines.find((line) => EMPTY.test(fold(line.text)));
  if (emptied) return { why: `the page says “${emptied.text}”`, cause: emptied.text, sure: 0.8 };
  const listed = step.verb === 'transact' && memory.idle === 0 ? givenBack(situation) : null;
  if (listed) return { why: `“${listed}” is on the page now`, cause: listed, sure: 0.75 };
  if (step.verb === 'add' && basketGrew(situation) && !lacking(situation, step))
    return { why: 'it is in the basket now', cause: 'the basket', sure: 0.75 };
  return undefined;
}

const FILLS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** What was to go is no longer listed. */
export function takenOff(situation: Situation, step: Step): Verdict {
  const { memory, page } = situation;
  // A box that covers the list takes nothing off it, and who is asked back is not done yet.
  const asked = situation.fresh.some((line) => /\?/.test(line)) || situation.fresh.length > 0.6 * page.lines.length;
  const taken =
    memory.last?.kind === 'click' && memory.last.step === memory.step && TAKES_OFF.test(fold(memory.last.label));
  // What is filled in or chosen on the way takes nothing off.
  // What was only looked up stands there now instead of the form, and nothing of it is gone.
  const acted =
    memory.commits > 0 &&
    !FILLS.has(memory.last?.kind ?? '') &&
    !LOOKS_UP.test(fold(memory.last?.label ?? '')) &&
    !lookedUp(situation);
  if (step.verb === 'remove' && (acted || taken) && memory.idle === 0 && !asked && complaints(situation).length === 0) {
    const said = phrase(
      taken && step.quoted.length > 0
        ? step.quoted.join(' ')
        : [step.object, step.scope, ...step.quoted].join(' ').trim(),
    );
    // One button alone stands in no row.
    const gone = (memory.last?.alike ?? 0) > 1 && rowGone(situation, phrase([step.object, ...step.quoted].join(' ')));
    if ((literalCoverage(said, page.all) < 0.5 || gone) && memory.last?.key === situation.key)
      return { why: 'it is no longer listed', cause: page.title, sure: 0.7, silent: true };
  }
  return undefined;
}
