import { comparable, fold, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, roleFit, scopeFit } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';

/** Repeated things of one kind: search results, rows, cards. */
export function listed(situation: Situation, step: Step): Item[] {
  const scope = phrase([step.scope, step.object].join(' '));
  const items = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && item.box && item.kind !== 'point',
  );
  const role = step.role === 'icon' ? 'button' : step.role;
  const sameRole = role ? items.filter((item) => roleFit(step, item) === 1) : items;
  const boxes = step.role === 'textbox' ? situation.items.filter((item) => item.kind === 'type') : sameRole;
  if (step.role === 'textbox') return boxes;
  // Leave out the frame of the page: what stands in navigation or says how to leaf through.
  const told = fold(step.text);
  const shown = boxes.filter(
    (item) =>
      !/^(?:next|previous|prev|next [>›»]|(?:previous |prev )?[<>‹›«»]|search|home|log ?in|menu|previous first|next last|page \d+|\d{1,2})$/.test(
        item.said.folded,
      ) && !/\b(?:nav|navigation|header|footer|breadcrumb)\b/.test(fold(item.group)),
  );
  const own = OF_MENU.test(told) ? [] : shown.filter((item) => !isInMenu(situation, item));
  const content = own.length > 0 ? own : shown;
  const fitting = content.filter((item) => scopeFit(scope, item) > 0.55);
  if (fitting.length > 1) return fitting;
  return /\b(?:result|link|product|item|entry|row|article|post|email|message|story|book|option)\w*\b/.test(told)
    ? content.filter(
        (item) => item.role === 'link' || role === item.role || content.every((other) => other.role !== 'link'),
      )
    : content;
}

/** "Open the cheapest one": nothing is said of it but how it compares. */
const ONLY_COMPARED = /^\p{L}+ (?:on )?the (?:(?:most|least) )?\p{L}+(?: (?:one|of (?:them|these|those|all)))?\W*$/iu;

/**
 * What is compared where a step says nothing but how: all the things of the list in which one of `some` stands, each by what opens it, whatever it is
 * called. The list that has most that compares is the one.
 */
export function allOfThem({ page, items }: Situation, { text, superlative }: Step, some: readonly Item[]): Item[] {
  const sets =
    superlative && ONLY_COMPARED.test(text)
      ? thingsOf(page).filter(({ things }) => things.some((thing) => some.some((item) => thing.items.includes(item))))
      : [];
  const priced = sets
    .map(({ things }) =>
      things.flatMap((thing) => thing.items.find((item) => isOpener(item) && items.includes(item)) ?? []),
    )
    .filter((own) => own.filter((item) => comparable(item.context.text, superlative!.dimension) !== null).length > 1)
    .sort((a, b) => b.length - a.length);
  return priced[0] ?? [...some];
}
const isOpener = (item: Item): boolean => isClickable(item) && item.role === 'link' && !item.disabled;

const OF_MENU = /\b(?:menu|navigation|bar)\b/;
/** Pixels by which the links of one row may stand apart in height. */
const LEVEL = 4;

/** Whether a link stands in a row of links of which one is of the page one is on. */
function isInMenu({ items }: Situation, { role, group, box }: Item): boolean {
  if (role !== 'link' || !box) return false;
  return items.some(
    (other) =>
      other.role === 'link' &&
      other.state.has('current') &&
      other.group === group &&
      other.box !== null &&
      Math.abs(other.box.y - box.y) < LEVEL,
  );
}
