import { isStopWord, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';

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

/** A form's fields stand above its button, not further than a screen. */
const REACH = 500;
function above(item: Item, button: Item): boolean {
  if (!item.box || !button.box) return item.order < button.order;
  const gap = button.box.y - item.box.y;
  return gap >= 0 && gap < REACH;
}
