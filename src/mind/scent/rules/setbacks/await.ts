import { fold, phrase, similarity } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, wantedText } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Waits that a person makes for a thing that was announced. */
const ANNOUNCED = 14;
/** Waits for a button that shows and cannot be pressed yet. */
const SHOWN = 6;
const TO_COME = /\b(?:wait|until|as soon as|once|when|after|countdown|appears?|ready|enabled|becomes|shows up)\b/;
const COUNTS_DOWN =
  /\b(?:ready|available|continue|wait|starts?|left|remaining|seconds?|secs?)\b.*\b\d{1,3}\b|\b\d{1,3}\s*(?:s|secs?|seconds?)\b/;

/** Waits for what the step needs and is not there yet: announced by the task, counted down, or shown and still out of reach. */
export function awaitTarget(situation: Situation, step: Step): Proposal | null {
  const { page, memory, goal } = situation;
  const wait = situation.items.find((item) => item.name === 'wait' || item.kind === 'wait');
  if (!wait || !memory.last) return null;
  const named = /^(?:wait|as soon as)\b/.test(fold(step.source)) ? null : phrase(wantedText(step));
  if (named) {
    if (step.verb !== 'press' && step.verb !== 'submit') return null;
    const there = page.items.some((item) => isClickable(item) && !item.disabled && similarity(named, item.said) > 0.75);
    if (there || named.tokens.length === 0) return null;
  }
  const shown = named !== null && page.lines.some((line) => similarity(named, phrase(line.text)) > 0.9);
  const counting = page.lines.find((line) => line.text.length < 60 && COUNTS_DOWN.test(fold(line.text)));
  const announced = TO_COME.test(goal.text) || TO_COME.test(fold(step.source));
  const told = memory.told !== null && memory.last.kind === 'click' && named !== null;
  const limit = announced || counting ? ANNOUNCED : shown || told ? SHOWN : 0;
  if (memory.waits >= limit) return null;
  return {
    rule: 'wait',
    why: counting ? `the page says “${counting.text}”` : 'what I need next is not there yet',
    status: 'continue',
    item: wait,
    args: null,
    sure: 0.7,
    cause: counting?.text ?? 'waiting',
  };
}
