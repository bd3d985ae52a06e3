import { impliedBy, literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isTelling } from '../account/outstanding.ts';
import type { Step } from '../goal/types.ts';

/** Fit of a box that bears what the task tells in everyday words, under a heading that it names and by itself. */
const FIT = { ofGroup: 0.8, alone: 0.55 } as const;

/** How well a box fits all of whose words the task tells in everyday words, 0..1: "By SMS", for text messages. 0 where it says anything else. */
export function toldOtherwise({ text }: Step, { said, group }: Item): number {
  const { names } = impliedBy(text);
  const telling = said.tokens.filter(isTelling);
  if (telling.length === 0 || !telling.every((token) => names.has(token.stem))) return 0;
  return literalCoverage(phrase(group), phrase(text)) > 0 ? FIT.ofGroup : FIT.alone;
}
