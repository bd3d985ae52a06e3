import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { weigh } from '../common.ts';

/** Of what can be dragged that which a task means: by its size, as the only one, by its name, or as spoken of before. */
export function whatToDrag(what: string, drags: readonly Item[]): { item: Item; fit: number } | undefined {
  return bySize(what, drags) ?? onlyOne(what, drags) ?? byName(what, drags);
}

/** The thing that bears the name; one that shares but a word with it is another. */
function byName(what: string, drags: readonly Item[]): { item: Item; fit: number } | undefined {
  const wanted = phrase(what);
  const best = weigh(drags, (item) => similarity(wanted, item.said))[0];
  if (!best || best.fit < 0.4) return undefined;
  const { said } = best.item;
  const shared = Math.max(literalCoverage(wanted, said), literalCoverage(said, wanted));
  return shared > HALF || best.fit > ALIKE ? best : undefined;
}
/** Share of the words of a name above which it is the same thing, and likeness above which it is that in other words. */
const HALF = 0.5;
const ALIKE = 0.75;

const LITTLE = /\b(?:small|smaller|smallest|little|tiny)\b/;
const BIG = /\b(?:large|larger|largest|big|bigger|biggest)\b/;

/** "The smaller box": of things without names the one of that size, or the only one that can be dragged. */
function bySize(what: string, drags: readonly Item[]): { item: Item; fit: number } | undefined {
  const said = fold(what);
  if (!LITTLE.test(said) && !BIG.test(said)) return undefined;
  const area = ({ box }: Item) => (box ? box.width * box.height : 0);
  const sorted = drags.filter((item) => item.box).sort((a, b) => area(a) - area(b));
  const item = LITTLE.test(said) ? sorted[0] : sorted.at(-1);
  const plain = !!item && (sorted.length === 1 || area(sorted[0]!) < 0.8 * area(sorted.at(-1)!));
  return plain ? { item, fit: 0.7 } : undefined;
}

/** "The item": the one thing there is to be moved. */
function onlyOne(what: string, drags: readonly Item[]): { item: Item; fit: number } | undefined {
  const item = drags[0];
  return item && drags.length === 1 && ANYTHING.test(fold(what)) ? { item, fit: 0.7 } : undefined;
}
const ANYTHING =
  /^(?:(?:its|the|this|that) )?(?:card|task|ticket|tile|note|entry|item|thing|object|shape|figure|element|piece|block|box|one|it)$/;
