import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { cover } from './cover.ts';
import { sendShown } from './review.ts';

/** Acts that a form of nothing but buttons may be for. */
const MAKES = new Set<Step['verb']>(['buy', 'add', 'transact', 'register']);

/** A choice put together of buttons alone, over one that sends it off: what the task says of it is pressed first. */
export function composed(situation: Situation, step: Step): Proposal | null {
  const sends = situation.items.some((item) => item.role === 'button' && commitWord(item.label) >= 0.8);
  if (!MAKES.has(step.verb) || !sends) return null;
  return cover(situation, step) ?? afterChoice(situation) ?? sendShown(situation, step);
}

/** What was chosen by a press, where the next question comes after a button that goes on. */
const CHOSEN = new Set(['take_option', 'take_slot']);
/** Questions, one after the other on the same page, that one goes on from. */
export const QUESTIONS = 8;

const GOES_ON = /^(?:continue|next|proceed|go on)(?: (?:to\b.*|step))?$/;
const KEEPS = /^(?:save|confirm|keep)\b.{0,24}$/;
const FIELDS = new Set(['type', 'choose', 'set', 'check']);

/** The button that goes on after a choice by a press, or keeps it. */
export function afterChoice({ items, page, memory, key }: Situation): Proposal | null {
  const { last } = memory;
  if (!last || !CHOSEN.has(last.rule) || last.key !== key || memory.idle > 0) return null;
  const chosen = page.byName.get(last.name);
  // "Save new time", right after the times: nothing is left to be put in before it.
  const keeps = (item: Item) =>
    last.rule === 'take_slot' &&
    chosen !== undefined &&
    KEEPS.test(item.said.folded) &&
    item.order > chosen.order &&
    !items.some((field) => FIELDS.has(field.kind) && field.order > chosen.order && field.order < item.order);
  const button = items.find(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      (GOES_ON.test(item.said.folded) || keeps(item)) &&
      timesTried(memory, key, item.name) < QUESTIONS,
  );
  return button ? committing(button, `it is chosen, and “${button.label}” goes on`) : null;
}
