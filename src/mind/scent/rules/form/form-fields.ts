import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isNewsletter, isSearchBox } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';

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
