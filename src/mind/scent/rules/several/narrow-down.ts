import { fold, type Phrase, phrase, synonymous } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import type { Things } from '../../things/index.ts';
import { argumentOf } from '../common.ts';
import { followed } from './followed.ts';

const APPLIES = /^(?:apply|filter|show (?:results|\d)|search|update|refine)\b/;
/** How many there are behind a choice: "Overdue (4)". */
const HOW_MANY = /\s*[([]\d+[)\]]\s*$|\s+\d+$/;
/** A word that says enough to be a condition. */
const TELLING = 0.3;

/** Whether a task names a choice: each word of it stands there, or one that means the same: "Africa" of "African". */
function named(text: string, said: Phrase): boolean {
  const own = phrase(text.replace(HOW_MANY, ''));
  return (
    own.tokens.some((token) => token.weight > TELLING || token.number) &&
    own.tokens.every((token) =>
      said.tokens.some((other) => other.stem === token.stem || synonymous(token.word, other.word)),
    )
  );
}

interface Narrowing {
  item: Item;
  /** The option of a list; empty for a box or a button. */
  option: string;
}

/** Choices over a list that a task names and that do not stand so yet, in reading order. */
function openChoices(
  { items, memory, key }: Situation,
  said: Phrase,
  listed: ReadonlySet<Item>,
  presses: (item: Item) => boolean,
): Narrowing[] {
  return items.flatMap((item): Narrowing[] => {
    if (listed.has(item) || item.disabled || timesTried(memory, key, item.name) > 0) return [];
    if (item.kind === 'choose') {
      // The one that is chosen may be named, too: "All" of "all the invoices".
      if (named(item.value, said)) return [];
      const option = item.options.filter((one) => named(one, said)).sort((a, b) => b.length - a.length)[0];
      return option && fold(option) !== fold(item.value) ? [{ item, option }] : [];
    }
    const box = item.kind === 'check';
    return (box || presses(item)) && !isOn(item) && named(item.raw, said) ? [{ item, option: '' }] : [];
  });
}

function set({ item, option }: Narrowing, why: string): Proposal {
  return {
    rule: option ? 'choose_option' : item.kind === 'check' ? 'tick' : 'filter',
    why,
    status: 'continue',
    item,
    args: item.kind === 'click' ? null : argumentOf(item, option),
    sure: 0.8,
    cause: option || item.label,
  };
}

/**
 * What is still to be done to a list before its things are compared: a choice over it that shows only what is as described, or sending
 * off one that was made ("elsewhere", which other rules see to). Null where the list is as narrow as it can be made.
 */
export function narrowDown(situation: Situation, step: Step, { things }: Things): Proposal | 'elsewhere' | null {
  const { items, memory, key, page } = situation;
  const listed = new Set(things.flatMap((thing) => thing.items));
  // What was set takes effect once it is sent off, unless the list has followed it at once.
  const changed =
    !followed({ page }) &&
    ['choose', 'check', 'type', 'set'].includes(memory.last?.kind ?? '') &&
    memory.last?.key === key;
  if (changed && items.some((item) => !listed.has(item) && !item.disabled && APPLIES.test(item.said.folded)))
    return 'elsewhere';
  const [next] = openChoices(situation, askOf(step).said, listed, () => false);
  return next ? set(next, `only what is “${next.option || next.item.label}” is compared`) : null;
}
