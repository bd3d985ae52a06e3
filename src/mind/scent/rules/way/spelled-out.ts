import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import { isRequired } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { follow } from './follow.ts';

/** Acts that take nothing to be filled in first, wherever they stand. */
const BY_ITSELF =
  /^(?:save|print|download|export|clear|empty|start|stop|play|pause|resume|undo|redo|lock|unlock|refresh|reset|shuffle|dim|open|close|switch|restart|mute|unmute)\b/i;
/** Acts that are begun on one page and ended on another, or that send what is filled in. */
const BEGUN =
  /^(?:book|order|buy|reserve|apply|register|join|report|request|pay|send|submit|write|post|contact|ask|tell|change|update|edit|set|move|transfer|create|make|add|give|put|give|find|show|view|see|get|go|return|renew|cancel|claim|donate|rate|review|share|invite|sell|publish|propose|suggest|complain|answer|reply)\b/i;
/** Words that say no more than that it is done now. */
const NOW = /^(?:now|it|again|here)$/;
const FIELDS = new Set(['type', 'choose', 'set', 'upload']);

/** Whether something beside a button is to be filled in before it is pressed. */
function takesFirst(situation: Situation): boolean {
  return situation.items.some(
    (item) => FIELDS.has(item.kind) && (isRequired(item) || (fitFor(situation, item) !== null && item.value === '')),
  );
}

/** The one button that says the whole act of the step and nothing else. */
function spelledOut({ items }: Situation, step: Step): Item[] {
  const text = phrase(step.text);
  const object = phrase(step.object);
  const acts = actNames(step).concat(stem(words(step.text)[0] ?? ''));
  return items.filter(
    (item) =>
      isClickable(item) &&
      item.role === 'button' &&
      !item.disabled &&
      item.said.tokens.length > 1 &&
      literalCoverage(item.said, text) === 1 &&
      literalCoverage(object, item.said) === 1 &&
      acts.includes(stem(words(item.label)[0] ?? '')),
  );
}

/** The one button that says only the act of the step, where no other begins so: "Start", for who is to start the oven. */
function bareAct({ items }: Situation, step: Step): Item[] {
  const acts = actNames(step).concat(stem(words(fold(step.text))[0] ?? ''));
  const begun = items.filter((item) => isClickable(item) && acts.includes(stem(words(fold(item.raw))[0] ?? '')));
  const bare = begun.filter(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      words(fold(item.raw))
        .slice(1)
        .every((word) => NOW.test(word)),
  );
  return begun.length === 1 ? bare : [];
}

/** Presses the button that says the act of the step: "Save route", for who is to save the route; "Start", for who is to start the oven. */
export function pressSpelledOut(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  if (!step || !['transact', 'reach', 'buy'].includes(step.verb) || step.pairs.length > 0 || step.object === '')
    return null;
  if (step.all || step.nth !== null || step.superlative) return null;
  const byItself = BY_ITSELF.test(step.text);
  if (!byItself && (step.verb !== 'transact' || BEGUN.test(step.text))) return null;
  const whole = spelledOut(situation, step);
  const called = whole.length === 0 && step.verb === 'transact' ? bareAct(situation, step) : whole;
  const [only] = called;
  if (!only || called.length > 1 || timesTried(memory, key, only.name) > 0) return null;
  if (!(byItself && whole.length > 0) && takesFirst(situation)) return null;
  return follow(only, `“${only.label}” is just what I am to do`, situation, [], 40, 1, 'press_named');
}
