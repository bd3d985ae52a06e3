import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Goal } from '../goal/types.ts';
import { isVerb } from '../goal/verbs/index.ts';
import { isClickable } from './match.ts';

/** Share of the words of a button that what is not to be done says of it. */
const SAID = 0.6;

/** "Do not send it yet". */
const YET = /\s(?:yet|now|for now|at all|just yet|any ?more)\W*$/i;

function firstOf(text: string): string {
  return words(fold(text))[0] ?? '';
}

/**
 * Whether pressing this is the very act that the task says is not to be done: "Send list to the wardrobe", for who is told not to send the list yet.
 * An act that the task asks for elsewhere is refused for one thing only, which its row tells.
 */
export function isForbidden({ avoid, steps }: Goal, item: Item): boolean {
  if (!isClickable(item) || item.role === 'link' || item.role === 'tab') return false;
  const act = stem(firstOf(item.raw));
  return avoid.some((text) => {
    const told = firstOf(text);
    if (!isVerb(told) || stem(told) !== act || steps.some((step) => stem(firstOf(step.text)) === act)) return false;
    const said = phrase(text.replace(YET, ''));
    return literalCoverage(item.said, said) >= SAID || literalCoverage(said, item.said) > 0.99;
  });
}
