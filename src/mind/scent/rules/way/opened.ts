import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Steps that are carried out through menus: a mail moved into a folder, a task given to somebody. */
const CHOOSES = new Set(['transact', 'add', 'buy', 'remove', 'drag', 'sort', 'filter', 'enter', 'pick']);
const LONGEST = 40;
/** Steps that give the very value that is to be taken. */
const PICKS = new Set<Step['verb']>(['enter', 'pick']);

/** Whether an entry is all of what a step gives: "AM" is a part of a time, and "12:15 AM" is the time. */
function saysAll({ items, pairs, quoted }: Step, { said }: Item): boolean {
  const values = [...items, ...pairs.map((pair) => pair.value), ...quoted];
  return values.some((value) => literalCoverage(phrase(value), said) > 0.9);
}

/** "In pounds instead of kilograms": what is not wanted. */
const REFUSED = /\b(?:instead of|rather than|but not|and not)\s+[^.,;]{2,40}/gi;

function middle(items: readonly Item[]): { x: number; y: number } {
  const boxes = items.map((item) => item.box!);
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return { x: mean(boxes.map((box) => box.x + box.width / 2)), y: mean(boxes.map((box) => box.y + box.height / 2)) };
}

/** What a press has just opened holds something that the task names: it is taken there, and not where else it stands. */
export function chooseOpened(situation: Situation): Proposal | null {
  const { step, memory, key, appeared } = situation;
  const { last } = memory;
  if (
    !step ||
    !CHOOSES.has(step.verb) ||
    last?.kind !== 'click' ||
    last.rule === 'commit' ||
    // What lay over the page has opened nothing by being shut.
    last.rule === 'clear_overlay' ||
    last.key !== key ||
    last.step !== memory.step
  )
    return null;
  const offered = situation.items.filter(
    (item) => appeared.has(item.name) && isClickable(item) && !item.disabled && item.box && item.kind !== 'point',
  );
  if (offered.length < 2) return null;
  const said = step.text.slice(step.text.indexOf(' ') + 1);
  const wish = phrase([said, step.how].join(' . ').replace(REFUSED, ' '));
  const named = offered.filter(
    (item) =>
      item.raw.length <= LONGEST &&
      /\p{L}{2}/u.test(item.raw) &&
      item.said.tokens.some((token) => token.weight > 0.3) &&
      literalCoverage(item.said, wish) === 1 &&
      // The 4th is another day than the 14th.
      (item.raw.match(/\d+/g) ?? []).every((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(wish.text)) &&
      timesTried(memory, key, item.name) === 0 &&
      (!PICKS.has(step.verb) || saysAll(step, item)),
  );
  if (named.length === 0) return null;
  const centre = middle(offered);
  const away = (item: Item) => {
    const own = middle([item]);
    return Math.hypot(own.x - centre.x, own.y - centre.y);
  };
  const chosen = named.reduce((best, item) => (away(item) < away(best) ? item : best));
  return {
    rule: 'choose_opened',
    why: `“${last.label}” has opened, and “${chosen.label}” is in it`,
    status: 'continue',
    item: chosen,
    args: null,
    sure: 0.85,
    commits: true,
    completes: PICKS.has(step.verb) && !opensMore(chosen),
    scent: 40,
    cause: chosen.label,
  };
}
