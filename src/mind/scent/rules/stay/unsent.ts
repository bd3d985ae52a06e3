import { stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { isGoodNews } from '../../meaning/confirmation.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { ANSWERS } from '../common.ts';

/** Acts that come to nothing before they are sent off. */
const SENT: ReadonlySet<Step['verb']> = new Set(['transact', 'buy', 'register']);
/** How much a label has to promise that it sends. */
const SENDS = 0.8;
/** Answers beside one that was pressed in, from which on they are answers to one question. */
const KIN = 2;
const FIELDS: ReadonlySet<string> = new Set(['type', 'choose', 'set', 'check']);

/** Whether something is the answer that is taken of several: by its kind, or pressed in among others that can be. */
function isChosen({ items }: Situation['page'], item: Item): boolean {
  if (!isOn(item) || opensMore(item)) return false;
  if (ANSWERS.has(item.role)) return true;
  return (
    items.filter((other) => other !== item && other.role === item.role && isLaidOutLike(other, item)).length >= KIN
  );
}

/** Whether two controls are of one size, in one row or column. */
function isLaidOutLike({ box: a }: Item, { box: b }: Item): boolean {
  if (!a || !b || Math.abs(a.height - b.height) > 2 || Math.abs(a.width - b.width) > 2) return false;
  return Math.abs(a.y - b.y) < 4 || Math.abs(a.x - b.x) < 4;
}

/** Whether a button is for all that is chosen: the only one of its name, or one in the same thing of a list. */
function isForThis({ page }: Situation, one: Item, other: Item): boolean {
  if (page.items.filter(({ raw, role }) => raw === other.raw && role === other.role).length === 1) return true;
  return thingsOf(page).every(({ things }) =>
    things.every(({ items }) => items.includes(one) === items.includes(other) || !items.includes(other)),
  );
}

/**
 * The button that sends off what was chosen last: below it, with nothing to fill in on the way, and not pressed yet. What is chosen for an act that is
 * sent is not done by that, however plainly it shows as chosen. Undefined where there is none, or the page has said that it is done.
 */
export function unsent(situation: Situation): Item | undefined {
  const { page, items, memory, key, goal, fresh } = situation;
  const { last } = memory;
  const steps = goal.steps.filter(({ verb }) => SENT.has(verb));
  const chosen = last?.key === key ? page.byName.get(last.name) : undefined;
  if (!chosen || steps.length === 0 || !isChosen(page, chosen) || fresh.some(isGoodNews)) return undefined;
  const names = steps.flatMap(actNames);
  const sends = (item: Item) =>
    item.role === 'button' &&
    item.kind === 'click' &&
    !isOn(item) &&
    !opensMore(item) &&
    !WITHDRAWS.test(item.said.folded) &&
    (commitWord(item.label) >= SENDS || names.includes(stem(words(item.label)[0] ?? '')));
  const below = page.items.filter(({ order }) => order > chosen.order).sort((a, b) => a.order - b.order);
  const button = below.find((item) => sends(item) || (FIELDS.has(item.kind) && !ANSWERS.has(item.role)));
  return button &&
    sends(button) &&
    !button.disabled &&
    items.includes(button) &&
    timesTried(memory, key, button.name) === 0 &&
    isForThis(situation, chosen, button)
    ? button
    : undefined;
}
