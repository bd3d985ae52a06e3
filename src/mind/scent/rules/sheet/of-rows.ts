import { type Token, tokens } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import type { Blank } from './blanks.ts';

/** What is said of more things than are named. */
const ALL = /\b(?:all|everything|each|both|rest|others?|other ones)\b/i;

/** What stands with a control, beside its own name. */
function besideOf({ context, group, said }: Item): Token[] {
  const own = new Set(said.tokens.map(({ stem }) => stem));
  return tokens(`${context.text} . ${group}`).filter((token) => isTelling(token) && !own.has(token.stem));
}

/**
 * The blanks of a page without those that stand at other things than the one that is told of: "Midday" is asked of each dog, and only one of
 * them is named.
 */
export function ofRowsMeant(blanks: readonly Blank[], page: Page, asked: string): readonly Blank[] {
  if (ALL.test(asked)) return blanks;
  const told = new Set(tokens(asked).map(({ stem }) => stem));
  // What is asked row by row of a form may be told in other words than its own.
  const isOfOther = ({ kind, items: [first] }: Blank) => {
    if (kind !== 'choice' || first?.role !== 'button') return false;
    const alike = page.items.filter((item) => item !== first && item.raw === first.raw && item.role === first.role);
    const own = besideOf(first).map(({ stem }) => stem);
    const theirs = alike.map((item) => besideOf(item).map(({ stem }) => stem));
    const isTold = (stems: readonly string[], others: ReadonlyArray<readonly string[]>) =>
      stems.some((stem) => told.has(stem) && !others.some((rest) => rest.includes(stem)));
    return !isTold(own, theirs) && theirs.some((stems) => isTold(stems, [own]));
  };
  const left = blanks.filter((blank) => !isOfOther(blank));
  return left.length < blanks.length ? left : blanks;
}
