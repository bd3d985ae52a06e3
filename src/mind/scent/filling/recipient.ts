import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { properNames } from '../meaning/match.ts';
import type { FieldClass } from './fields.ts';

/** A field that asks for the name of somebody else says whose: of the child, the recipient, the pet. */
const OF_OTHER =
  /\b(?:recipient|payee|beneficiary|child|pupil|student|pet|dog|cat|animal|patient|addressee|participant|tenant|their|account ?holder|guest of hon\w+|colleague|friend)\b/;

/** The name that the wish tells for a field which asks for somebody else's; null where it asks for the person's own. */
export function nameOfOther(item: Item, wish: string, group: FieldClass): string | null {
  if (!['name', 'given-name', 'family-name'].includes(group) || !OF_OTHER.test(fold(`${item.label} ${item.group}`)))
    return null;
  const names = properNames(` ${wish}`);
  const whole = names.find((name) => name.includes(' ')) ?? names[0];
  if (!whole) return null;
  const parts = whole.split(' ');
  return group === 'given-name' ? parts[0]! : group === 'family-name' ? parts.slice(1).join(' ') || null : whole;
}

/** What asks who is to get something. */
const ADDRESSEE =
  /^(?:to|cc|bcc|recipients?|addressees?|(?:send|forward|share|copy|write)(?: it| this)? (?:to|with)|share with|invite)\W*$/;

/** Whether a field asks who is to get something: that is never who fills it in. */
export function asksAddressee(item: Pick<Item, 'kind' | 'label'>): boolean {
  return item.kind === 'type' && ADDRESSEE.test(fold(item.label).trim());
}

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The one address of mail that a text tells, into the field that asks who is to get something; null where it tells none, or several. */
export function addresseeTold(item: Item, text: string): string | null {
  const mails = asksAddressee(item) ? [...new Set(text.match(MAIL) ?? [])] : [];
  return mails.length === 1 ? mails[0]! : null;
}
