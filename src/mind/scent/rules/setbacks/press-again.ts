import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import { placeOn } from '../../record.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What a button says that wants to be pressed once more: "Really delete?", "Try again". */
const ONCE_MORE =
  /^(?:try again|retry|really|sure|are you sure|yes|confirm|again|(?:click|press|tap) (?:again|once more))\b|\?$/;
const ACTS = new Set(['transact', 'remove', 'buy', 'add', 'register', 'submit']);
/** Presses after which another one is no use. */
const PRESSES = 2;

/** Whether a place is the one at which something was pressed, or lies beside it in the same row: a longer label moves it. */
function isThere(place: string, at: string): boolean {
  const [x, y] = place.split(',').map(Number);
  const [fromX, fromY] = at.split(',').map(Number);
  return Math.abs(y! - fromY!) <= 1 && Math.abs(x! - fromX!) <= 4;
}

/** The button that was pressed says now that it wants to be pressed once more. */
export function pressAgain({ memory, items, appeared, key, step }: Situation): Proposal | null {
  const { last } = memory;
  if (!step || !ACTS.has(step.verb) || last?.kind !== 'click' || last.step !== memory.step || last.key !== key)
    return null;
  const item = items.find(
    (one) =>
      isClickable(one) &&
      one.role !== 'link' &&
      !one.disabled &&
      one.raw !== last.label &&
      ONCE_MORE.test(one.said.folded) &&
      (appeared.has(one.name) || one.name === last.name) &&
      isThere(placeOn(one), last.at) &&
      timesTried(memory, key, one.name) < PRESSES,
  );
  return item
    ? {
        rule: 'press_again',
        why: `“${last.label}” has become “${item.label}”`,
        status: 'continue',
        item,
        args: null,
        sure: 0.85,
        commits: true,
        thing: memory.compared,
        scent: 40,
        cause: item.label,
      }
    : null;
}
