import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** A step that wants one more of something to be there: "Write a new note", "Add another address". */
const ONE_MORE =
  /^(?:write|add|create|make|set up|start|open|enter|put in|begin)\b.{0,12}\b(?:new|another|further|additional) (\p{L}+(?: \p{L}+)?)/u;
/** What begins one: "+ New note", "Create note". */
const BEGINS = /^\W*(?:new|add(?: an?)?(?: new)?|create(?: an?)?(?: new)?|write(?: an?)?(?: new)?)\s+(.+)$/;

/** The button that begins another one of what the step wants, while it was not pressed yet. */
function beginner({ items, memory }: Situation, step: Step): Item | undefined {
  const kinds = (ONE_MORE.exec(fold(step.text))?.[1] ?? '').split(' ').map(stem).filter(Boolean);
  if (kinds.length === 0) return undefined;
  return items.find((item) => {
    if (!isClickable(item) || item.disabled || timesAnywhere(memory, item.name) > 0) return false;
    const named = words(BEGINS.exec(fold(item.raw))?.[1] ?? '').map(stem);
    return named.length > 0 && named.length <= 3 && named.some((word) => kinds.includes(word));
  });
}

/** Presses what begins a new one before anything is written: the fields that stand open belong to one that is there already. */
export function beginAnew(situation: Situation, step: Step): Proposal | null {
  const item = beginner(situation, step);
  if (!item) return null;
  return {
    rule: 'begin_anew',
    why: `“${item.label}” begins a new one`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    scent: 40,
    cause: item.label,
  };
}
