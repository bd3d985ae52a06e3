import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

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
