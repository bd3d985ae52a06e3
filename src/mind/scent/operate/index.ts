import { waitFor } from '../rules/setbacks/setback.ts';
import type { Proposal, Situation } from '../situation.ts';
import { framesOf } from './frame.ts';
import { Order } from './order.ts';

/** What is next for an order about one thing; null where the task is none, or nothing in sight goes by its words. */
export function followOrder(situation: Situation): Proposal | null {
  const { memory, knowledge, asked } = situation;
  if (memory.told || knowledge.length > 0 || memory.operation?.off) return null;
  const frames = framesOf(asked);
  if (!frames) return null;
  // What is still coming is no answer to what was pressed.
  const busy = memory.operation?.pressed ? waitFor(situation) : null;
  if (busy) return busy;
  memory.operation ??= { order: 0, off: false, pressed: null, tried: [], since: [], parts: [], put: false, looked: 0 };
  const next = new Order(situation, frames, memory.operation).next();
  if (!next) memory.operation.off = true;
  return next;
}
