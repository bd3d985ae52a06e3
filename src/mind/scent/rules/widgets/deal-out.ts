import { fold, phrase, similarity } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** Marks a thing that was put where it belongs. */
const DEALT = 'dealt:';
/** What makes a step one about many things and not about a single one. */
const MANY = /\b(?:every|each|all|both|sort|deal|group)\b|\binto\b.*\binto\b/i;

/**
 * "Fruit into Fruit, animals into Animals": things that can be dragged, dealt out one after the other to the places that the step names, each to
 * the one that comes nearest to it in meaning. Null where the step names less than two of the places.
 */
export function dealOut(situation: Situation, step: Step): Proposal | null {
  const { items, memory } = situation;
  if (!['drag', 'sort'].includes(step.verb) || !MANY.test(step.text)) return null;
  const cards = items.filter((item) => item.kind === 'drag' && !item.disabled);
  const said = fold(step.text);
  const places = [...new Set(cards.flatMap((card) => card.options))].filter((option) =>
    new RegExp(`(?<!\\p{L})${fold(option).replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').test(said),
  );
  if (cards.length < 2 || places.length < 2) return null;
  const left = cards.filter((card) => !memory.done.includes(DEALT + card.raw));
  const [card] = left;
  if (!card) return null;
  const fits = places.map((place) => ({ place, fit: similarity(card.said, phrase(place)) }));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  memory.done.push(DEALT + card.raw);
  return {
    rule: 'drag',
    why: `“${card.label}” belongs at “${best.place}”`,
    status: 'continue',
    item: card,
    args: argumentOf(card, best.place),
    sure: 0.5 + 0.5 * best.fit,
    completes: left.length === 1,
    cause: card.label,
  };
}
