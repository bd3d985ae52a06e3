import {
  belongsTo,
  fold,
  isKind,
  literalCoverage,
  type Phrase,
  phrase,
  similarity,
  wordSimilarity,
} from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames, scopeFit } from '../../meaning/match.ts';
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
  const fitting = about.length > 0 ? ofKind(wanted, boxes) : boxes;
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

/** The likeness of a thing to a kind under which it is not taken for one of it. */
const FAINT_KIN = 0.04;
/** From here on it plainly is one. */
const PLAIN_KIN = 0.12;

/**
 * Of several boxes those that name the thing or things of the kind: apple and pear for fruits. Where no word is plainly of the kind, the
 * widest gap in likeness parts who belongs from who does not.
 */
function ofKind(wanted: Phrase, boxes: readonly Item[]): Item[] {
  // "Payments abroad", on each of the cards: the switch of that name, and not the others.
  const called = boxes.filter((item) => item.said.tokens.length > 1 && literalCoverage(wanted, item.said) > 0.99);
  if (called.length > 0) return called;
  const said = boxes.filter((item) => similarity(wanted, item.said) > 0.6 || scopeFit(wanted, item) > 0.7);
  if (said.length > 0) return said;
  const kind = wanted.tokens.at(-1);
  if (!kind) return [];
  if (isKind(kind.word)) {
    const verdict = (item: Item) => item.said.tokens.map((token) => belongsTo(token.word, kind.word));
    const members = boxes.filter((item) => verdict(item).includes(true));
    const unknown = boxes.filter((item) => verdict(item).every((known) => known === null));
    const near = unknown.filter((item) => item.said.tokens.some((token) => wordSimilarity(kind, token) > 0.35));
    if (members.length > 0) return boxes.filter((item) => members.includes(item) || near.includes(item));
  }
  const likeness = (item: Item) => Math.max(0, ...item.said.tokens.map((token) => wordSimilarity(kind, token)));
  const ranked = boxes.map((item) => ({ item, s: likeness(item) })).sort((a, b) => b.s - a.s);
  if (ranked[0] && ranked[0].s > PLAIN_KIN) return boxes.filter((item) => likeness(item) > PLAIN_KIN);
  let cut = 0;
  let widest = 0;
  for (let i = 0; i + 1 < ranked.length; i++) {
    const gap = ranked[i]!.s - ranked[i + 1]!.s;
    if (ranked[i]!.s > FAINT_KIN && gap > widest) [widest, cut] = [gap, i + 1];
  }
  const kin = new Set(ranked.slice(0, cut).map((entry) => entry.item));
  return boxes.filter((item) => kin.has(item));
}
