import { fold, parseDate } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { classOfField, type FieldClass } from './fields.ts';
import { meaningOf } from './known/meaning.ts';
import { asksNameOfThing, asksOwnName } from './known/own-name.ts';
import { POSTCODE } from './known/takes.ts';
import { isMonth, takesMonth } from './month-told.ts';

/** What is reached by figures or a sign, and is nobody's name and no town. */
const REACHED = /^\(?\+?\d[\d ()/.-]{5,}\d$|^\S+@\S+\.\S+$/;
/** What somebody's own name is called among what is known. */
const OWN_NAME = /^(?:(?:my|your|full|own) )*name$/;
const PLACES = new Set<FieldClass>(['city', 'region', 'country']);
/** Who stands in a field, where it does not ask how they are reached. */
const WHO =
  /\b(?:landlord|landlady|owner|applicant|tenant|guest|passenger|patient|child|pupil|student|teacher|doctor|manager|supervisor|recipient|sender|witness|referee|contact(?: person| name)?|next of kin|name)$/;

/** Whether a value is the name of whoever fills in the form, which another field asks for, and this one for the name of a thing: "Name of the variety", beside "Your name". */
function isAskedElsewhere({ knowledge, items }: Situation, item: Item, value: string): boolean {
  if (!knowledge.some((known) => OWN_NAME.test(fold(known.name)) && known.value === value)) return false;
  const asksName = ({ label, placeholder }: Item) => meaningOf(label || placeholder).what.has('fullname');
  return (
    asksNameOfThing(item) &&
    items.some((other) => other !== item && other.kind === 'type' && asksName(other) && asksOwnName(other))
  );
}

/** A street with its number, which is no second line of an address; what is within a house may be. */
const STREET = /^\d+\p{Ll}? \p{Lu}|^\p{Lu}[\p{L}'’. -]+ \d+\p{Ll}?$/u;
const WITHIN =
  /\b(?:flat|floor|apt|apartment|unit|suite|room|door|building|block|house|stair(?:case)?|piso|level|wing|box)\b/i;

/** Characters up to which a field takes a place or a mark, and no words. */
const MARK = 2;
/** What is told by the first letter of a word. */
const BY_LETTER = /\b(?:initial|sex|gender|y ?\/ ?n|m ?\/ ?f|state|code|grade|group)s?\b/;

/** Whether several words would be cut off after a letter or two. */
function isCutOff({ action, label, placeholder }: Item, text: string): boolean {
  const longest = Object.values(action.parameters?.properties ?? {})[0]?.maxLength ?? Number.POSITIVE_INFINITY;
  return (
    longest <= MARK && text.length > longest && !/\d/.test(text) && !BY_LETTER.test(fold(`${label} ${placeholder}`))
  );
}

/** Whether a value can be what a field of a kind holds at all, whatever it is called: no day is a postcode, and no telephone number a landlord. */
export function mayHold(situation: Situation, item: Item, value: string): boolean {
  const { request, dayFirst } = situation;
  const group = classOfField(item);
  const text = value.trim();
  if (group === 'postal-code') return POSTCODE.test(text) && !/\b(?:19|20)\d\d$/.test(text);
  if (group === 'address-2' && STREET.test(text) && !WITHIN.test(text)) return false;
  if (PLACES.has(group)) return !/\d/.test(text);
  if (isAskedElsewhere(situation, item, text)) return false;
  if (REACHED.test(text) && WHO.test(fold(item.label).replace(/\W+$/, ''))) return false;
  if (group === 'unknown' && isCutOff(item, text)) return false;
  if (takesMonth(item)) return isMonth(text);
  const told = Object.values(item.action.parameters?.properties ?? {}).map(({ description = '' }) => description);
  const day = text.replace(/(?<=^\d{4}-\d\d-\d\d)T\d\d:\d\d$/, '');
  return !told.some((hint) => /^YYYY-MM-DD/.test(hint)) || parseDate(day, request.today, dayFirst) !== null;
}
