import type { Situation } from '../situation.ts';
import type { Things } from './thing.ts';

/** Things of a list from which on one of a kind among others is none of its kind's list. */
const OTHERS = 3;

/** Whether the things are only some that the site has picked out: of these the cheapest is not the cheapest that there is. */
export function isPicked(situation: Situation, set: Things, kind: string): boolean {
  const { page } = situation;
  if (kind === '' || page.about.tokens.some((token) => token.stem === kind)) return false;
  const own = set.things.filter(({ said }) => said.tokens.some((token) => token.stem === kind));
  // The lines of one card, of which the last has the button, are no list.
  const offered = set.things.filter(({ items }) => items.length > 0);
  return own.length === 1 && offered.length >= OTHERS;
}
