import { fold, phrase, similarity } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const ALIKE = /\bsimilar\b|\bsynonyms?\b|\bmeans? (?:nearly |almost )?the same\b|\bclose(?:st)? in meaning\b/;
/** Likeness of two words from which one may stand for the other; what nothing comes near to is left. */
const NEAR = 0.12;

/**
 * "Words similar to calm, wrong, start": each word has one box of its own, and those that come nearest to each other are matched first.
 * `already` once each that has its like is ticked, null where a step asks for nothing of the kind.
 */
export function tickAlike(situation: Situation, step: Step, words: readonly string[]): Proposal | 'already' | null {
  if (!ALIKE.test(fold(step.text))) return null;
  const boxes = situation.items.filter((item) => item.kind === 'check' && !item.disabled);
  if (boxes.length < 2) return null;
  const pairs = words
    .flatMap((word) => boxes.map((box) => ({ word, box, fit: similarity(phrase(word), box.said) })))
    .filter(({ fit }) => fit >= NEAR)
    .sort((a, b) => b.fit - a.fit);
  const matched: typeof pairs = [];
  for (const pair of pairs)
    if (!matched.some(({ word, box }) => word === pair.word || box === pair.box)) matched.push(pair);
  const left = matched.filter(({ box }) => !isOn(box));
  const next = left[0];
  if (!next) return matched.length > 0 ? 'already' : null;
  return {
    rule: 'tick',
    why: `“${next.box.label}” comes nearest to “${next.word}”`,
    status: 'continue',
    item: next.box,
    args: argumentOf(next.box, ''),
    sure: Math.min(0.9, 0.5 + next.fit),
    completes: left.length === 1,
    cause: next.box.label,
  };
}
