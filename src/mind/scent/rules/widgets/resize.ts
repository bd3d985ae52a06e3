import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';

const RESIZES = /^(?:resize|enlarge|shrink|stretch|widen|make|pull|change|adjust)\b/;
/** Which way the lower right corner goes for what is asked. */
const WAYS: ReadonlyArray<readonly [told: RegExp, way: string]> = [
  [/\b(?:taller|higher)\b|\bheight\b.*\b(?:larger|bigger|greater|more)\b/, 'down'],
  [/\b(?:shorter|lower|flatter)\b|\bheight\b.*\b(?:smaller|less)\b/, 'up'],
  [/\bwider\b|\bwiden\b|\bwidth\b.*\b(?:larger|bigger|greater|more)\b/, 'right'],
  [/\bnarrower\b|\bwidth\b.*\b(?:smaller|less)\b/, 'left'],
  [/\b(?:larger|bigger|enlarge)\b/, 'down'],
  [/\b(?:smaller|shrink)\b/, 'up'],
];

/** "Make the note wider": what can be given another size is pulled by its corner. */
export function pullCorner(situation: Situation, step: Step): Proposal | null {
  const said = fold(step.text);
  const way = RESIZES.test(said) ? WAYS.find(([told]) => told.test(said))?.[1] : undefined;
  if (!way || situation.memory.last?.rule === 'resize') return null;
  const corners = situation.items.filter(
    (item) => item.kind === 'drag' && /^corner of\b/i.test(item.raw) && item.options.includes(way),
  );
  const [best] = weigh(corners, (item) => literalCoverage(phrase(step.object), item.said));
  if (!best || (best.fit < NAMED && corners.length > 1)) return null;
  return {
    rule: 'resize',
    why: `“${best.item.label}” is pulled ${way}`,
    status: 'continue',
    item: best.item,
    args: argumentOf(best.item, way),
    sure: 0.8,
    completes: true,
    cause: best.item.label,
  };
}
/** Share of its name that tells which of several is meant. */
const NAMED = 0.5;
