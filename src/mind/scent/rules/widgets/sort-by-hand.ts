import { fold, numbers } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { wayOf } from '../several/order.ts';

const MOVED = 'moved:';

/** The things of a list that are dragged into order: as they stand, and as they are wanted; null where a step wants no order. */
function orderOf(situation: Situation, step: Step): { now: Item[]; wanted: Item[] } | null {
  if (!['sort', 'drag', 'transact', 'pick', 'enter'].includes(step.verb)) return null;
  const text = fold(step.text);
  const way = wayOf(text);
  if (!way || !/\b(?:sort|order|arrange|drag|put|rank|reorder)/.test(text)) return null;
  const now = situation.page.items
    .filter((item) => item.kind === 'drag' && item.box && item.raw !== '')
    .sort((a, b) => a.box!.y - b.box!.y || a.box!.x - b.box!.x);
  if (now.length < 3) return null;
  const counted = now.every((item) => numbers(item.raw).length === 1);
  const wanted = [...now].sort((a, b) =>
    counted ? numbers(a.raw)[0]! - numbers(b.raw)[0]! : fold(a.raw).localeCompare(fold(b.raw)),
  );
  return { now, wanted: way === 'falling' ? wanted.reverse() : wanted };
}

/** Drags the first thing that stands elsewhere to the place where it belongs. */
export function sortByHand(situation: Situation, step: Step): Proposal | null {
  const order = orderOf(situation, step);
  const at = order ? order.wanted.findIndex((item, i) => item !== order.now[i]) : -1;
  const { memory } = situation;
  if (!order || at < 0 || memory.done.filter((tag) => tag.startsWith(MOVED)).length > 3 * order.now.length) return null;
  const item = order.wanted[at]!;
  const there = order.now[at]!;
  const to = optionFor(there.raw, item.options)?.option;
  const args = to ? argumentOf(item, to) : null;
  if (!args) return null;
  memory.done.push(MOVED + item.name);
  return {
    rule: 'drag',
    why: `“${item.label}” belongs at place ${at + 1}, where “${there.label}” is`,
    status: 'continue',
    item,
    args,
    sure: 0.85,
    cause: item.label,
  };
}

/** Whether the things stand in the order that a step asks for. */
export function sortedByHand(situation: Situation, step: Step): boolean {
  const order = orderOf(situation, step);
  return order?.wanted.every((item, i) => item === order.now[i]) === true;
}
