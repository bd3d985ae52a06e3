import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** Ticks, or unticks, one after the other all boxes that the step is about: all there are, those of a name, or those of a kind. */
export function everyFitting(situation: Situation, step: Step, off: boolean): Proposal | 'already' | null {
  // "Untick the others": not those that a step before has named.
  const before = /\b(?:others?|rest|else)\b/.test(fold(step.text))
    ? situation.goal.steps
        .slice(0, situation.memory.step)
        .filter((other) => ['tick', 'untick', 'pick'].includes(other.verb))
        .flatMap((other) => [...other.items, ...other.quoted])
    : [];
  const leftOut = [...situation.goal.avoid, ...before].map(phrase);
  const boxes = situation.items.filter(
    (item) =>
      item.kind === 'check' &&
      item.role !== 'radio' &&
      !item.disabled &&
      leftOut.every((other) => literalCoverage(other, item.said) < 0.85),
  );
  // "Every row with the city Oslo": of boxes that bear no name those in whose row it stands.
  const names = [...step.quoted, ...properNames(step.text)];
  const rows = boxes.filter((item) => names.some((name) => literalCoverage(phrase(name), item.context) > 0.95));
  if (rows.length > 0 && rows.length < boxes.length && new Set(boxes.map((item) => item.raw)).size === 1)
    return oneOf(situation, rows, off);
  const wanted = phrase(
    step.object.replace(
      /\b(?:that|which|names?|naming|are|is|called|kinds? of|matching|everything|others?|rest|else|(?:tick ?|check ?)?box(?:es)?|both|bottom|top)\b/gi,
      ' ',
    ),
  );
  const about = wanted.tokens.filter((token) => token.weight > 0.25);
  const fitting = about.length > 0 ? [] : boxes;
  return oneOf(situation, fitting.length > 0 ? fitting : boxes, off);
}

function oneOf(situation: Situation, boxes: readonly Item[], off: boolean): Proposal | 'already' | null {
  if (boxes.length > 0 && boxes.every((item) => isOn(item) === !off)) return 'already';
  const target = boxes.find((item) => isOn(item) === off && timesTried(situation.memory, situation.key, item.name) < 2);
  if (!target) return null;
  const left = boxes.filter((item) => isOn(item) === off).length;
  return {
    rule: off ? 'untick' : 'tick',
    why: `the task wants ${off ? 'none' : 'all'} of them, and “${target.label}” is ${off ? 'still on' : 'still off'}`,
    status: 'continue',
    item: target,
    args: argumentOf(target, ''),
    sure: 0.85,
    completes: left <= 1,
    cause: target.label,
  };
}
