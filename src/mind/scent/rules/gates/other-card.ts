import { plain, stem } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { toldApart } from '../../meaning/told-apart.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { type Thing, thingsOf } from '../../things/index.ts';

/** Steps by which one of several things is had. */
const HAS = new Set<Step['verb']>(['add', 'buy', 'transact', 'register']);
const FIELDS = new Set(['choose', 'type', 'set']);

/** Whether a thing has a small form of its own: something to choose or to fill in, and a button. */
function hasForm({ items }: Thing): boolean {
  return (
    items.some(({ kind }) => FIELDS.has(kind)) && items.some((item) => isClickable(item) && item.role === 'button')
  );
}

/** Whether several things have a small form with the same button: cards of one list, and not parts of a page. */
function areAlike(things: readonly Thing[]): boolean {
  const buttons = things
    .filter(hasForm)
    .map(({ items }) => new Set(items.filter(({ role }) => role === 'button').map(({ said }) => said.folded)));
  return buttons.some((own, i) => buttons.some((other, j) => i < j && [...own].some((label) => other.has(label))));
}

/** Words with which a name begins that tell it from others, where its price and more stand behind it in the same line. */
const BEGINS = 2;

/** The words of a text, whether it speaks of one or of several: "rye rolls". */
const stems = (text: string): string[] => plain(text).split(' ').map(stem);

/** How many of the words with which a name begins are told one after the other. */
function saidOf(name: string, told: string): number {
  const own = stems(name);
  let said = 0;
  while (said < own.length && told.includes(` ${own.slice(0, said + 1).join(' ')} `)) said++;
  return said === own.length || said >= BEGINS ? said : 0;
}

/** The one of several things that is meant: by its name, or by what is said of it; null where nobody can tell. */
function meantOf(asked: string, things: readonly Thing[]): Thing | null {
  const told = ` ${stems(asked).join(' ')} `;
  const [first, next] = things
    .map((thing) => ({ thing, said: saidOf(thing.name, told) }))
    .sort((a, b) => b.said - a.said);
  if (first && first.said > (next?.said ?? 0)) return first.thing;
  const best = toldApart(
    asked,
    things.map(({ name, text }) => `${name} . ${text}`),
  );
  return best && things[best.at]!;
}

/**
 * What stands in the small forms of other things than the one that is meant, where each thing of a list has one: nobody says how many they want,
 * and how, of another loaf. Where nobody can tell which is meant, what would be put in.
 */
export function inOtherCard({ step, page, asked }: Situation, { item }: Proposal): Item[] {
  if (!item || !step || !HAS.has(step.verb) || step.superlative || step.all || step.items.length > 1) return [];
  const set = thingsOf(page).find(({ things }) => areAlike(things) && things.some(({ items }) => items.includes(item)));
  if (!set) return [];
  const meant = meantOf(asked, set.things);
  if (!meant) return FIELDS.has(item.kind) ? [item] : [];
  if (meant.items.includes(item)) return [];
  return set.things.flatMap((thing) => (thing === meant ? [] : thing.items));
}
