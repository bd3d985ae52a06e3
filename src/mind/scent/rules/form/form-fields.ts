import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { isEmptyOption, isNewsletter, isSearchBox } from '../../filling/fields.ts';
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
      !isSearchBox(item) &&
      !item.state.has('readonly') &&
      !isOfAnotherForm(situation, item) &&
      (asksNewsletter || !(isNewsletter(item) && item.kind === 'type')),
  );
}

/** Whether a list shows a part of what is there, and sets nothing: one of its options stands for all, none is chosen yet, or nothing is written beside it. */
export function narrows({ items }: Situation, item: Item): boolean {
  return (
    item.kind === 'choose' &&
    (isEmptyOption(item.value) ||
      item.options.some((option) => isEmptyOption(option) || /^(?:all|any|every)\b/i.test(option)) ||
      !items.some((other) => other.kind === 'type' && other.state.has('multiline')))
  );
}
