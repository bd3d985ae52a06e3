import { phrase, similarity } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { wantedText } from '../meaning/match.ts';
import type { Proposal, Situation } from '../situation.ts';

/** "Right-click on the lamp": its own menu is opened; "double-click the row": what two presses do. */
export function pressOtherwise(situation: Situation, step: Step): Proposal | null {
  const kind = [
    { said: /^right[- ]?click\b/i, kind: 'context' },
    { said: /^double[- ]?click\b/i, kind: 'double-click' },
  ].find(({ said }) => said.test(step.text))?.kind;
  if (!kind) return null;
  const wanted = phrase(wantedText(step));
  const best = situation.items
    .filter((item) => item.kind === kind && !item.disabled)
    .map((item) => ({ item, fit: similarity(wanted, item.said) }))
    .sort((a, b) => b.fit - a.fit)[0];
  return best && best.fit > 0.6
    ? {
        rule: 'press_named',
        why:
          kind === 'context'
            ? `“${best.item.label}” has a menu of its own`
            : `two presses of “${best.item.label}” are asked for`,
        status: 'continue',
        item: best.item,
        args: null,
        sure: best.fit,
        completes: true,
        cause: best.item.label,
      }
    : null;
}
