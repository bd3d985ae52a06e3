import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { addressPart, withoutHouseNumber } from './address.ts';
import { classOfField, type FieldClass } from './fields.ts';

/** The field for the number alone, where the street has a field or a list of its own. */
export const HOUSE_NUMBER =
  /^(?:house|street|building|door) (?:number|no|nr)\b|^(?:number|no|nr)\.? of (?:the )?house\b/;

/** Of a whole address the street alone, where the town or the postcode has a field of its own, and without its number where that has one. */
export function partAsked({ items }: Situation, item: Item, group: FieldClass, value: string): string {
  if (group !== 'street-address') return value;
  const others = items.filter((other) => other !== item && other.kind === 'type');
  const parted = others.some((other) => ['city', 'postal-code'].includes(classOfField(other)));
  const street = (parted && addressPart(value, group)) || value;
  const numbered = others.some((other) => HOUSE_NUMBER.test(fold(other.label || other.placeholder)));
  return numbered ? withoutHouseNumber(street) : street;
}
