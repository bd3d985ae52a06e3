import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { properNames } from '../meaning/match.ts';
import type { FieldClass } from './fields.ts';

/** The field for whom a message goes to. */
const TO = /^(?:to|recipients?|send (?:it )?to|addressee)\s*[:*]?$/;
/** Whom it goes to, by name, behind the word for who that is: "to your dentist, Dr. Osei". */
const NAMED =
  /\bto\s+(?:(?:your|my|the)\s+[\p{Ll} -]+,?\s+)?((?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/u;

/** The name of the one whom the task has something sent to, for the field that asks for them; null where it names nobody or another field asks. */
export function recipientTold(item: Item, wish: string): string | null {
  if (item.kind !== 'type' || !TO.test(fold(item.label || item.placeholder))) return null;
  return NAMED.exec(wish)?.[1] ?? null;
}

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
