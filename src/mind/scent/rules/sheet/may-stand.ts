import { fold } from '../../../language/index.ts';
import { classOfField, classOfWords, type FieldClass } from '../../filling/fields.ts';
import { isWrittenAs } from '../../filling/known/takes.ts';
import { asksAddressee } from '../../filling/recipient.ts';
import type { Blank } from './blanks.ts';
import type { Value } from './told.ts';

export const NAMES = new Set<FieldClass>(['name', 'given-name', 'family-name', 'cc-name']);
/** The part of a name that a field of a kind takes; all of it where it asks for no part. */
export function partOfName(name: string, group: FieldClass): string {
  const [first = name, ...rest] = name.replace(/^(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? /, '').split(' ');
  return group === 'given-name' ? first : group === 'family-name' ? rest.join(' ') || first : name;
}

/** What is filled in by who was given a code, and by nobody else. */
const CODES = /\b(?:codes?|coupons?|vouchers?|promo\w*|discounts?|gift cards?|pin|otp)\b/;
const WHEN = /^(?:date|day|time|when|arrival|departure)\b|\b(?:date|time)$/;
/** What nobody answers with an address of mail. */
const ELSE = /\b(?:remarks?|notes?|comments?|messages?|subject|topic|reason)\b/;

/** What is written in figures, be there letters and signs with them, and no spaces. */
export const CODE = /^(?=\S*\d)[\p{L}\d/_-]{4,}$/u;

/** What asks for a number. */
export const COUNTS = /\bhow (?:many|much)\b|\bnumber of\b|\bin (?:cm|kg|years|metres)\b/;

/** Whether what a value is made of may stand in a field of a kind. */
export function mayStand(value: Value, blank: Blank): boolean {
  const {
    items: [item],
    kind,
    label,
  } = blank;
  const group = classOfField(item!);
  const { text } = value;
  const mail = /^\S+@\S+\.\S+$/.test(text);
  if (asksAddressee(item!)) return mail || !(value.kind === 'known' && NAMES.has(classOfWords(value.called)));
  if (group === 'email') return mail;
  const asked = fold(label);
  if (CODES.test(asked)) return !/[@?]|\s\S+\s/.test(text) && CODES.test(fold(value.called));
  if (WHEN.test(asked) && !/\d/.test(text)) return false;
  // "Who do we ring?" is answered by a name, "Their number" by figures.
  if (/^who(?:m|se)?\b/.test(asked) && /\d/.test(text)) return false;
  if (/\bnumber$/.test(asked) && !/\d/.test(text)) return false;
  if (mail && ELSE.test(asked)) return false;
  // A bare code tells nobody what something is like.
  if (value.kind === 'said' && CODE.test(text) && (item!.state.has('multiline') || group === 'message')) return false;
  if (mail) return group === 'username' || group === 'unknown' || /\be-?mail\b/.test(fold(item!.label));
  if (/password/.test(group) !== (value.secret || classOfWords(value.called) === 'password')) return false;
  if (kind === 'number' || COUNTS.test(fold(item!.label))) return /\d/.test(text);
  if (group === 'tel') return text.replace(/\D/g, '').length >= 5;
  return !NAMES.has(group) || !/\d/.test(text);
}

/** Whether what is known under a name of its own may go where people are reached: an order number is no phone number, for all that both are numbers. */
export function isOfKind({ items }: Blank, value: Value | undefined): boolean {
  const group = classOfField(items[0]!);
  return value?.kind !== 'known' || classOfWords(value.called) === group || isWrittenAs(group, value.text);
}
