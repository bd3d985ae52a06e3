import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isNewsletter, isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** A step that wants one more of something to be there: "Write a new note", "Add another address". */
const ONE_MORE =
  /^(?:write|add|create|make|set up|start|open|enter|put in|begin|send|post|file|log|submit)\b.{0,12}\b(?:new|another|further|additional) (\p{L}+(?: \p{L}+)?)/u;
/** What begins one: "+ New note", "Create note". */
const BEGINS = /^\W*(?:new|add(?: an?)?(?: new)?|create(?: an?)?(?: new)?|write(?: an?)?(?: new)?)\s+(.+)$/;

/** The same without what is begun: "Compose", where there is nothing else to begin. */
const BEGINS_ANY = /^\P{L}*(?:new|add|create|compose|write)\P{L}*$/u;

/** The one button that begins something, whatever that is called, where there is nothing yet to write in. */
function onlyBeginner({ items, memory }: Situation): Item | undefined {
  if (items.some((item) => item.kind === 'type' && !item.disabled && !isSearchBox(item) && !isNewsletter(item)))
    return undefined;
  const begins = items.filter((item) => isClickable(item) && !item.disabled && BEGINS_ANY.test(fold(item.raw)));
  const [item] = begins;
  return begins.length === 1 && item && timesAnywhere(memory, item.name) === 0 ? item : undefined;
}

/** The button that begins another one of what the step wants, while it was not pressed yet. */
function beginner(situation: Situation, step: Step): Item | undefined {
  const { items, memory } = situation;
  const kinds = (ONE_MORE.exec(fold(step.text))?.[1] ?? '').split(' ').map(stem).filter(Boolean);
  if (kinds.length === 0) return undefined;
  const named = items.find((item) => {
    if (!isClickable(item) || item.disabled || timesAnywhere(memory, item.name) > 0) return false;
    const named = words(BEGINS.exec(fold(item.raw))?.[1] ?? '').map(stem);
    return named.length > 0 && named.length <= 3 && named.some((word) => kinds.includes(word));
  });
  return named ?? onlyBeginner(situation);
}

/** Presses what begins a new one before anything is written: the fields that stand open belong to one that is there already. */
export function beginAnew(situation: Situation, step: Step): Proposal | null {
  const { memory, key } = situation;
  // What was begun here is gone on with: the button that is called after it sends it off.
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return null;
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
