import { fold, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';

/** Where the things are counted, at the end of what names them: "the third workshop in the list". */
const WHERE_LISTED = /\s(?:list|table|page|results?|overview|menu)$/iu;

/**
 * Whether a control bears only what several things are called together, and one of them is meant: "Tents", for "the cheapest tent". It leads to
 * where they are, or is where one came from, and is none of them.
 */
export function isPlaceOfKind(step: Step, item: Item): boolean {
  if (step.nth === null && !step.superlative) return false;
  if (step.quoted.length > 0 || step.object === '' || !/\p{L}s$/u.test(fold(item.raw).trim())) return false;
  const stems = (text: string) =>
    phrase(text)
      .tokens.map(({ stem }) => stem)
      .join(' ');
  return stems(item.raw) === stems(step.object.replace(WHERE_LISTED, ''));
}
