import { fold, parseDate } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { classOfField, type FieldClass } from './fields.ts';
import { POSTCODE } from './known/takes.ts';

/** What is reached by figures or a sign, and is nobody's name and no town. */
const REACHED = /^\(?\+?\d[\d ()/.-]{5,}\d$|^\S+@\S+\.\S+$/;
const PLACES = new Set<FieldClass>(['city', 'region', 'country']);
/** Who stands in a field, where it does not ask how they are reached. */
const WHO =
  /\b(?:landlord|landlady|owner|applicant|tenant|guest|passenger|patient|child|pupil|student|teacher|doctor|manager|supervisor|recipient|sender|witness|referee|contact(?: person| name)?|next of kin|name)$/;

/** Whether a value can be what a field of a kind holds at all, whatever it is called: no day is a postcode, and no telephone number a landlord. */
export function mayHold({ request, dayFirst }: Situation, item: Item, value: string): boolean {
  const group = classOfField(item);
  const text = value.trim();
  if (group === 'postal-code') return POSTCODE.test(text) && !/\b(?:19|20)\d\d$/.test(text);
  if (PLACES.has(group)) return !/\d/.test(text);
  if (REACHED.test(text) && WHO.test(fold(item.label).replace(/\W+$/, ''))) return false;
  const told = Object.values(item.action.parameters?.properties ?? {}).map(({ description = '' }) => description);
  const day = text.replace(/(?<=^\d{4}-\d\d-\d\d)T\d\d:\d\d$/, '');
  return !told.some((hint) => /^YYYY-MM-DD/.test(hint)) || parseDate(day, request.today, dayFirst) !== null;
}
