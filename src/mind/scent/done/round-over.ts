import { fold } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { onePage, type Situation } from '../situation.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** A sign that the same can be begun anew. */
const ANEW =
  /^(?:start|restart|start (?:again|over|new|a new (?:game|round|task|test))|play again|new (?:game|round|task|test)|once more)$/;
/** Scent from which a control was pressed for what it says and not to see what comes of it. */
const MEANT = 12;

/** Whether what came up offers nothing but to begin anew. */
export function beginsAnew(label: string): boolean {
  return ANEW.test(fold(label));
}

/** What was done for the last step has ended the round: the page offers to begin a new one, and finds no fault. */
export function roundOver(situation: Situation, step: Step, isLast: boolean): Verdict {
  const { memory, items, appeared } = situation;
  const { last } = memory;
  if (!isLast || !last || last.step !== memory.step || memory.idle > 0 || memory.errors > 0) return undefined;
  if (/\b(?:start|restart|again|anew|new (?:game|round))\b/.test(fold(step.text)) || hasFailed(situation))
    return undefined;
  // On another page it may be the first that is offered there, and a link leads on.
  const sign = items.find(
    (item) => item.kind === 'click' && item.role !== 'link' && appeared.has(item.name) && beginsAnew(item.label),
  );
  if (!sign || !onePage(situation) || complaints(situation).length > 0) return undefined;
  if (!last.commits && !last.completes && (last.kind !== 'click' || last.scent < MEANT)) return undefined;
  return {
    why: `I pressed “${last.label}”, and the page is ready to begin anew`,
    cause: last.label,
    sure: 0.6,
  };
}
