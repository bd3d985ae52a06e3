import { phrase } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { queryOf } from './query.ts';

/**
 * Whether the page speaks of all whom a question names, or was come to by their names: what a page says of plants in general is no answer
 * about one of them.
 */
export function bearsNames(situation: Situation, step: Step): boolean {
  const { page, memory } = situation;
  const way = memory.trail.map((visited) => visited.title).join(' . ');
  const told = phrase(`${page.title} . ${page.all.text} . ${way} . ${memory.last?.label ?? ''}`);
  const stems = new Set(told.tokens.map((token) => token.stem));
  return queryOf(situation, step).names.every(
    (name) => name.tokens.length < 2 || name.tokens.some((token) => stems.has(token.stem)),
  );
}
