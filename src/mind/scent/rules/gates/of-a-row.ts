import { isStopWord, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Words of a button that names a thing besides what it does to it. */
const NAMES_THING = 3;
/** Buttons that do the same from which on each of them is for a thing of its own, whatever they are called; two are where each names its thing. */
const ROWS = 3;

const actOf = ({ raw }: Item) => stem(words(raw)[0] ?? '');

/** Whether two buttons do the same with things of their own: "Add to basket" and "Add to favourites" do two things with one. */
function doTheSame(one: Item, other: Item): boolean {
  const [a, b] = [words(one.raw), words(other.raw)];
  if (actOf(one) !== actOf(other)) return false;
  return a.at(-1) === b.at(-1) || (a.length === b.length && !isStopWord(a[1] ?? ''));
}

/** Whether two controls stand side by side. */
function isBeside(one: Item, other: Item): boolean {
  if (!one.box || !other.box) return false;
  const [from, to] = [one.box.y, one.box.y + one.box.height];
  return other.box.y < to && other.box.y + other.box.height > from;
}

/** Steps that only change what of a list is shown, and the words on a button that puts that into effect. */
const SHOWS = new Set(['filter', 'sort']);
const PUTS_INTO_EFFECT =
  /\b(?:apply|show|filter|search|go|update|refine|see|view|find|ok|okay|done|set|sort|order|results?|refresh|use|submit)\b/;

/** Whether what a list shows would be put into effect by a button that does something else. */
export function sendsView({ step }: Situation, { rule, item }: Proposal): boolean {
  return rule === 'commit' && SHOWS.has(step?.verb ?? '') && !!item && !PUTS_INTO_EFFECT.test(item.said.folded);
}

/** Whether a form would be sent by one of several buttons that each do the same with a thing of their own, beside which nothing was filled in. */
export function sendsByRow({ page, memory, key }: Situation, { rule, item }: Proposal): boolean {
  if (rule !== 'commit' || item?.role !== 'button') return false;
  const kin = page.items.filter((other) => other.kind === 'click' && other.role === 'button' && doTheSame(other, item));
  const places = new Set(kin.map(({ box }) => Math.round(box?.y ?? 0)));
  const named =
    kin.length === 2 && kin.every(({ raw }) => words(raw).length >= NAMES_THING) && kin[0]!.raw !== kin[1]!.raw;
  if (!(kin.length >= ROWS || named) || places.size < 2) return false;
  // Each of them ends a form under a heading of its own.
  if (item.group !== '' && new Set(kin.map(({ group }) => group)).size === kin.length) return false;
  const filled = memory.filled[key] ?? {};
  return !page.items.some((field) => filled[field.name] !== undefined && isBeside(item, field));
}
