import { literalCoverage, phrase } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Words for the kind of a thing, which its button leaves out. */
const KIND = /\b(?:offers?|options?|plans?|tariffs?|packages?|rates?|buttons?|links?|the|a|an)\b/gi;

/** What the next step chooses or presses has come up by what was sent off for this one: "get a quote and choose Comfort". */
export function nextIsUp(situation: Situation, step: Step): Verdict {
  const { memory, goal, items, appeared } = situation;
  const next = goal.steps[memory.step + 1];
  if (!next || isInterfaceStep(step) || !['pick', 'press', 'tick'].includes(next.verb)) return undefined;
  if (!memory.last?.commits || memory.last.step !== memory.step || memory.idle > 0) return undefined;
  if (hasFailed(situation) || complaints(situation).length > 0) return undefined;
  const name = phrase([next.items[0] ?? next.quoted[0] ?? next.object].join(' ').replace(KIND, ' '));
  if (!name.tokens.some((token) => token.weight > 0.3)) return undefined;
  const up = items.find(
    (item) => isClickable(item) && appeared.has(item.name) && literalCoverage(name, item.said) > 0.9,
  );
  return up ? { why: `“${up.label}” is there to be chosen now`, cause: up.label, sure: 0.7 } : undefined;
}
