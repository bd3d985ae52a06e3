import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';

/**
 * How far a link that was found is trusted for its place in the list, 0..1: people take the first of them in half the
 * cases and trust the order of a search nearly as much as the words (Joachims and others 2005; Pan and others 2007);
 * the height is fitted.
 */
export const FOUND = { first: 0.5, next: 0.8 } as const;

/** "Open its recipe": of what was looked for. */
const OF_IT = /\b(?:its|it|their|them|that|this|one)\b/i;

/**
 * What the search of the step before has found, where this step takes something out of it: links that only this page
 * bears, by name, with their place in the list from 0. Empty where none was sent off, or the page says that there is nothing.
 */
export function foundLinks(situation: Situation, step: Step): Map<string, number> {
  const { memory, items, goal } = situation;
  const before = goal.steps[memory.step - 1]?.verb;
  const takes =
    step.verb === 'reach' &&
    step.quoted.length === 0 &&
    (before === 'search' || (before === 'locate' && OF_IT.test(step.text)));
  if (!takes || memory.searched.length === 0 || saysNothingFound(situation) !== null) return new Map();
  const own = items.filter(
    (item) =>
      item.role === 'link' && item.box && /\p{L}/u.test(item.raw) && !memory.frame.includes(hash(fold(item.raw))),
  );
  return new Map(own.map((item, i) => [item.name, i]));
}
