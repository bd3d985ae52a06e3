import { literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** By which one says that one knows what one is about to do, or agrees to it. */
const SAYS_SO =
  /^(?:yes\b|i(?:['’]m| am)? (?:understand|agree|accept|confirm|know|sure|aware|certain|have read|want to|would like to)\b)/;
/** Acts that a page may hold back until one has said so. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'register', 'submit', 'press', 'close']);
/** Share of the words on a button that the step says, for the button to do just that. */
const OWN = 0.6;

/** Words of what can be written on a button. */
const LABEL = 5;

/** Whether words that stand there by themselves are those of a button for what the step asks, by its act and most of the rest. */
function doesIt(step: Step, text: string): boolean {
  const own = words(text).map((word) => stem(word));
  return (
    own.length <= LABEL &&
    actNames(step).some((name) => own.includes(name)) &&
    literalCoverage(phrase(text), phrase(step.text)) >= OWN
  );
}

/**
 * Where the one button for what is to be done cannot be pressed yet, and a single box is there to say that one knows what one does: ticks it. "Close
 * account", under "I understand that my data will be deleted".
 */
export function saySo({ page, items, memory, key, step }: Situation): Proposal | null {
  if (!step || !ACTS.has(step.verb)) return null;
  // What cannot be pressed is not among what one can do; its words stand there all the same.
  const held = page.lines.find(({ level, text }) => level === 0 && doesIt(step, text));
  if (!held || page.items.some((item) => isClickable(item) && !item.disabled && doesIt(step, item.raw))) return null;
  const boxes = items.filter((item) => item.kind === 'check' && !item.disabled && SAYS_SO.test(item.said.folded));
  const [box] = boxes;
  if (!box || boxes.length > 1 || isOn(box) || timesTried(memory, key, box.name) > 0) return null;
  return {
    rule: 'tick',
    why: `“${held.text}” can only be pressed once “${box.label}” is ticked`,
    status: 'continue',
    item: box,
    args: argumentOf(box, ''),
    sure: 0.8,
    cause: box.label,
  };
}
