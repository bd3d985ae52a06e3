import { fold, numberOf } from '../../../language/index.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const ASKS =
  /\b(?:how many|(?:the )?number of|count (?:of )?(?:the )?)\s*(?:straight )?(?:sides|corners|edges|angles|vertices)\b/;

/** "How many sides does the shape have?": counted on the only figure that is drawn, and answered by a button, a list or a field. */
export function countCorners(situation: Situation, step: Step): Proposal | null {
  if (!ASKS.test(fold(`${step.text} ${step.source}`)) || situation.memory.last?.rule === 'count_corners') return null;
  const [figure, other] = situation.figures();
  if (!figure || other || figure.corners === null) return null;
  const count = figure.corners;
  const base = {
    rule: 'count_corners',
    why: `I count ${count} of them`,
    status: 'continue',
    sure: 0.8,
    completes: true,
    cause: String(count),
  } as const;
  const usable = situation.items.filter((item) => item.box && !item.disabled);
  const button = usable.find(
    (item) => isClickable(item) && numberOf(fold(item.raw).replace(/\s*sides?$/, '')) === count,
  );
  if (button) return { ...base, item: button, args: argumentOf(button, '') };
  for (const list of usable.filter((item) => item.kind === 'choose')) {
    const option = optionFor(String(count), list.options);
    if (option && option.fit > 0.9) return { ...base, item: list, args: argumentOf(list, option.option) };
  }
  const field = usable.find((item) => item.kind === 'type');
  return field ? { ...base, item: field, args: argumentOf(field, String(count)) } : null;
}
