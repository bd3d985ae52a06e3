import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { properNames } from '../meaning/match.ts';
import { classOfField, type FieldClass } from './fields.ts';

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

const MAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** What may stand between two addresses of one list: "ana@x.org, ben@x.org", "ana@x.org) and Ben Orr (ben@x.org". */
const BETWEEN = String.raw`\)?\s*(?:,|;|&|\band\b|\balso\b|\bas well as\b)(?:\s*(?:,|and|also))?(?:\s+(?:to|with))?\s*(?:\p{Lu}[\p{L}'’-]*\s+){0,3}[(<]?`;
const LISTED = new RegExp(`${MAIL}(?:${BETWEEN}${MAIL})+`, 'u');

/** The addresses that a text tells side by side, for each of which the same is to be done; none where it tells no two so. */
export function addresseesIn(text: string): string[] {
  const mails = LISTED.exec(text)?.[0].match(new RegExp(MAIL, 'g')) ?? [];
  return [...new Set(mails)];
}

/** Who is let in, told of or sent something. */
const WHO = /\b(?:invite|add|person|people|members?|guests?|share|colleagues?|collaborators?|friends?|recipients?)\b/;

/** Whether a field asks for the address of who is to get something. */
export function takesAddressee(item: Item): boolean {
  if (item.kind !== 'type' || item.disabled) return false;
  return asksAddressee(item) || classOfField(item) === 'email' || WHO.test(fold(`${item.label} ${item.placeholder}`));
}

/** Lines over a letter, which take several addresses one behind the other. */
const LETTER = /^(?:to|cc|bcc|recipients?|addressees?)\W*$/;

/** The address of mail that a text tells, into the field that asks who is to get something; of several side by side the first, or all where it is a letter. Null where it tells none, or several apart. */
export function addresseeTold(item: Item, text: string): string | null {
  const all = takesAddressee(item) ? addresseesIn(text) : [];
  if (all.length > 1) return LETTER.test(fold(item.label).trim()) ? all.join(', ') : all[0]!;
  const mails = asksAddressee(item) ? [...new Set(text.match(new RegExp(MAIL, 'g')) ?? [])] : [];
  return mails.length === 1 ? mails[0]! : null;
}
