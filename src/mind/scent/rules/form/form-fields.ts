import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { classOfField, classOfWords, isEmptyOption, isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';

export const NEWSLETTER_WISH = /\b(?:newsletters?|subscribe|mailing list)\b/;
const FORM_KINDS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** The controls of this page that belong to forms, and to no search of the site. */
export function fieldsOf(situation: Situation): Item[] {
  const asksNewsletter = NEWSLETTER_WISH.test(fold(situation.goal.text));
  const password = signInAside(situation);
  return situation.items.filter(
    (item) =>
      FORM_KINDS.has(item.kind) &&
      !item.disabled &&
      !(password && item.group === password.group && IDENTIFIES.has(classOfField(item))) &&
      (!isSearchBox(item) || wordOfForm(situation, item)) &&
      !item.state.has('readonly') &&
      !isOfAnotherForm(situation, item) &&
      (asksNewsletter || !(isNewsletter(item) && item.kind === 'type')),
  );
}

/** Ways on for who has no account. */
const ROUND =
  /\b(?:as (?:an? )?guest|guest check ?out|without (?:an? |an )?(?:account|registering|signing (?:in|up)))\b/;
const IDENTIFIES = new Set(['email', 'username', 'password']);

/** The password of a form to sign in that one can go round, for who knows none: nobody fills in that one. */
function signInAside({ items, step, knowledge }: Situation): Item | null {
  if (!step || step.verb === 'signin' || step.verb === 'register') return null;
  if (knowledge.some(({ name }) => classOfWords(name.replace(/[_-]+/g, ' ')) === 'password')) return null;
  const round = items.some((item) => isClickable(item) && !item.disabled && ROUND.test(item.said.folded));
  return (round && items.find((item) => classOfField(item) === 'password')) || null;
}

/** "Keyword", in a form that asks for other things too: a field of it, and no search of the site. */
function wordOfForm({ items, step }: Situation, item: Item): boolean {
  return (
    step?.verb === 'transact' &&
    /\bkeywords?\b/.test(item.said.folded) &&
    items.some((other) => other !== item && other.kind === 'type' && !isSearchBox(other))
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
