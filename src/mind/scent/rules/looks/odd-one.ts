import { belongsTo, fold, isKind, words } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const ODD = /\bodd one\b|\b(?:does not|doesn't|do not) (?:belong|fit)\b|\bdifferent from the (?:others|rest)\b/;
const KINDS =
  'fruit vegetable animal bird fish insect colour vehicle instrument tool furniture clothing drink food country city day month season sport shape metal planet language job relative flower tree weather room'.split(
    ' ',
  );

/** "Click the word that does not belong": all but one are of a kind. */
export function oddOne(situation: Situation, step: Step): Proposal | null {
  if (!ODD.test(fold(`${step.text} ${situation.goal.text}`)) || situation.memory.last?.rule === 'odd_one') return null;
  const offered = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && item.kind !== 'point' && words(item.raw).length === 1 && item.box,
  );
  if (offered.length < 3) return null;
  for (const kind of KINDS.filter(isKind)) {
    const others = offered.filter((item) => belongsTo(item.raw, kind) !== true);
    const item = others[0];
    if (item && others.length === 1)
      return {
        rule: 'odd_one',
        why: `the others are each a ${kind}`,
        status: 'continue',
        item,
        args: argumentOf(item, ''),
        sure: 0.85,
        completes: true,
        cause: item.label,
      };
  }
  return null;
}
