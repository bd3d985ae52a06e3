import { isStopWord, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "Block card now" below the reasons to choose from: a button called by the act itself, with something to fill in above it. */
export function endsForm({ step, items, page }: Situation, button: Item): boolean {
  const acts = [
    ...actNames(step!),
    ...words(step!.text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  ];
  if (button.role !== 'button' || !acts.includes(stem(words(button.label)[0] ?? ''))) return false;
  const own = page.items.filter((item) => item.raw === button.raw).length === 1;
  return (
    own &&
    items.some((item) => ['type', 'choose', 'check'].includes(item.kind) && above(item, button) && !isSearchBox(item))
  );
}

/** Fields among whose own words a button stands, from which on they are a form that it ends. */
const FORM = 2;

/** Whether one of several things alike is a form of its own that is yet to be filled in: what would be pressed is its end. */
export function endsEmpty(situation: Situation, { item, rule }: Proposal): boolean {
  if (rule !== 'among' || item?.role !== 'button' || item.said.folded === '') return false;
  const own = situation.items.filter(
    (other) => other.kind === 'type' && other.context.folded.includes(item.said.folded) && !isSearchBox(other),
  );
  return (
    own.length >= FORM && own.some((field) => field.value === '' && fitFor(situation, field)?.control.shown === '')
  );
}

/** A form's fields stand above its button, not further than a screen. */
const REACH = 500;
function above(item: Item, button: Item): boolean {
  if (!item.box || !button.box) return item.order < button.order;
  const gap = button.box.y - item.box.y;
  return gap >= 0 && gap < REACH;
}
