import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { keeperOfLine } from '../../meaning/keeper-beside.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { gap } from '../way/search.ts';
import { followed } from './followed.ts';

/** How sites call what puts choices over a list into effect. */
const APPLIES =
  /^(?:apply(?! (?:for|now|online|here|to)\b)|filter|show (?:results|matches|\d)|update(?: (?:results|list))?$|refine\b)/;
/** The same, with what is shown: "Show flights", right behind the choice. */
const SHOWS_LIST = /^(?:show|view|list|find|search|go|update|display|sort|order|re-?sort|re-?order)\b/;
/** How a small window over a list is ended. */
const ENDS = /^(?:ok|okay|done|confirm|use|set|show|save)$/;
/** What is set before it is sent off. */
const SETS: ReadonlySet<string> = new Set(['choose', 'check', 'type', 'set']);
/** Pixels between a choice over a list and the button that puts it into effect. */
const NEAR = 320;

/** The button that puts what was just set over a list into effect, where the list has not followed by itself; null where there is none. */
export function applyChoice(situation: Situation): Proposal | null {
  const { items, memory, key } = situation;
  const { last } = memory;
  if (!last || last.key !== key || !SETS.has(last.kind) || followed(situation)) return null;
  const set = items.find((item) => item.name === last.name);
  if (!set?.box || isSearchBox(set) || isOfForm(items, set) || !standsOverList(situation, set)) return null;
  const near = items.filter(
    (item) =>
      item.role === 'button' &&
      item.box !== null &&
      !item.disabled &&
      !opensMore(item) &&
      gap(item, set) < NEAR &&
      timesTried(memory, key, item.name) < 4,
  );
  // What has opened over the list is ended by a button of its own.
  const over = items.some((item) => item.state.has('expanded') && item !== set);
  const button =
    near.find((item) => APPLIES.test(item.said.folded)) ??
    near.find((item) => SHOWS_LIST.test(item.said.folded) && keeperOfLine(set, items) === item) ??
    (over ? near.find((item) => ENDS.test(item.said.folded)) : undefined);
  if (!button) return null;
  return {
    rule: 'commit',
    why: `“${button.label}” puts “${last.argument || last.label}” into effect`,
    status: 'continue',
    item: button,
    args: null,
    sure: 0.85,
    cause: button.label,
  };
}

/** Whether the choice that was made for the step was put into effect just now, by a press on what stands beside it, and still stands there. */
export function wasApplied({ memory, page }: Situation): boolean {
  const { last, own } = memory;
  const set = own.at(-2);
  if (last?.kind !== 'click' || !set || set.kind !== 'choose' || set.step !== memory.step || last.step !== memory.step)
    return false;
  const pressed = fold(last.label).trim();
  const shown = page.byName.get(set.name)?.value ?? '';
  return (APPLIES.test(pressed) || SHOWS_LIST.test(pressed)) && shown !== '' && shown !== set.value;
}

/** Whether a button that puts choices over a list into effect has done so since the last of them was made: it ends nothing else. */
export function isApplied({ memory: { own } }: Situation, button: Item): boolean {
  if (!APPLIES.test(button.said.folded)) return false;
  const pressed = own.findLastIndex(({ kind, name }) => kind === 'click' && name === button.name);
  return pressed >= 0 && pressed > own.findLastIndex(({ kind }) => SETS.has(kind));
}

/**
 * Whether what has put choices over a list into effect would be pressed once more, as if it ended what comes after them. A form that words are
 * written into is sent as often as it takes.
 */
export function appliesAgain(situation: Situation, { rule, item }: Proposal): boolean {
  if (rule !== 'commit' || item?.kind !== 'click' || !isApplied(situation, item)) return false;
  const { memory, key, page } = situation;
  return !Object.keys(memory.filled[key] ?? {}).some((name) => page.byName.get(name)?.kind === 'type');
}

/** Whether a field for words has others beside it: they are filled in together, and sent off together. */
function isOfForm(items: readonly Item[], set: Item): boolean {
  const words = (item: Item) => item.kind === 'type' && item.role !== 'spinbutton' && !isSearchBox(item);
  return words(set) && items.some((other) => other !== set && words(other) && gap(other, set) < NEAR);
}

/** Things of a list from which on what stands beside it narrows it. */
const LIST = 3;

/** Whether there is a list on the page that a control is no part of. */
function standsOverList({ page }: Situation, set: Item): boolean {
  return thingsOf(page).some(
    ({ things }) => things.length >= LIST && !things.some((thing) => thing.items.includes(set)),
  );
}
