import { literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { follow } from './follow.ts';

/** Acts that take nothing to be filled in first. */
const BY_ITSELF =
  /^(?:save|print|download|export|clear|empty|start|stop|play|pause|resume|undo|redo|lock|unlock|refresh|reset|shuffle|dim|open|close|switch|restart|mute|unmute)\b/i;

/** Presses the one button that says the whole act of the step and nothing else: "Save route", for who is to save the route. */
export function pressSpelledOut(situation: Situation): Proposal | null {
  const { step, items, memory, key } = situation;
  if (!step || !['transact', 'reach', 'buy'].includes(step.verb) || step.pairs.length > 0 || step.object === '')
    return null;
  if (!BY_ITSELF.test(step.text) || step.all || step.nth !== null || step.superlative) return null;
  const text = phrase(step.text);
  const object = phrase(step.object);
  const called = items.filter(
    (item) =>
      isClickable(item) &&
      item.role === 'button' &&
      !item.disabled &&
      item.said.tokens.length > 1 &&
      literalCoverage(item.said, text) === 1 &&
      literalCoverage(object, item.said) === 1 &&
      actNames(step)
        .concat(stem(words(step.text)[0] ?? ''))
        .includes(stem(words(item.label)[0] ?? '')),
  );
  const [only] = called;
  if (!only || called.length > 1 || timesTried(memory, key, only.name) > 0) return null;
  return follow(only, `“${only.label}” is just what I am to do`, situation, [], 40, 1, 'press_named');
}
