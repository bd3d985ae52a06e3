import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isNewsletter, isSearchBox } from '../fields.ts';
import type { Situation } from '../situation.ts';
import { gap } from './search.ts';

export const NEWSLETTER_WISH = /\b(?:newsletters?|subscribe|mailing list)\b/;
const FORM_KINDS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** The controls of this page that belong to forms, and to no search of the site. */
export function fieldsOf(situation: Situation): Item[] {
  const asksNewsletter = NEWSLETTER_WISH.test(fold(situation.goal.text));
  return situation.items.filter(
    (item) =>
      FORM_KINDS.has(item.kind) &&
      !item.disabled &&
      (!isSearchBox(item) || wordOfForm(situation, item)) &&
      !besideSearch(situation, item) &&
      !item.state.has('readonly') &&
      (asksNewsletter || !(isNewsletter(item) && item.kind === 'type')),
  );
}

/** "Keyword", in a form that asks for other things too: a field of it, and no search of the site. */
function wordOfForm({ items, step }: Situation, item: Item): boolean {
  return (
    step?.verb === 'transact' &&
    /\bkeywords?\b/.test(item.said.folded) &&
    items.some((other) => other !== item && other.kind === 'type' && !isSearchBox(other))
  );
}

/** A lone box with "Find" or "Search" right behind it looks through the site, whatever it is called. */
function besideSearch({ items, step }: Situation, item: Item): boolean {
  if (item.kind !== 'type' || !item.box || step?.verb === 'search' || step?.verb === 'filter') return false;
  const level = (other: Item) =>
    other.box !== null && Math.abs(other.box.y + other.box.height / 2 - item.box!.y - item.box!.height / 2) < 16;
  const button = items.find(
    (other) =>
      other.role === 'button' && level(other) && gap(item, other) < 24 && /^(?:search|find)\b/.test(other.said.folded),
  );
  return (
    button !== undefined &&
    !items.some((other) => other !== item && ['type', 'choose', 'set'].includes(other.kind) && level(other))
  );
}
