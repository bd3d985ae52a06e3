// Pages that are sorted by surnames ask for these first.
import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { classOfField } from './fields.ts';
import { asksOwnName } from './known/own-name.ts';
import { noteBeside } from './known/takes.ts';

/** "Surname first, then your first name", "Last name, first name". */
const SURNAME_FIRST =
  /\b(?:sur ?name|(?:last|family) name)s?(?: (?:goes|comes|is|stands|written|put))? first\b(?! names?\b)|\b(?:sur ?name|(?:last|family) name) ?, ?(?:first|given|fore) ?names?\b/;

/** A name of several words, with the surname first where the field or the page asks for that: "Marlow, Theo". Anything else as it is. */
export function inOrderAsked(situation: Situation, item: Item, value: string): string {
  const parts = value.trim().split(/\s+/);
  if (item.kind !== 'type' || parts.length < 2 || /[,\d@]/.test(value)) return value;
  if (classOfField(item) !== 'name' || !asksOwnName(item)) return value;
  const told = [`${item.label} ${item.placeholder} ${noteBeside(situation, item)}`, ...lines(situation)];
  if (!told.some((text) => SURNAME_FIRST.test(fold(text)))) return value;
  return `${parts.at(-1)}, ${parts.slice(0, -1).join(' ')}`;
}

function lines({ page }: Situation): string[] {
  return page.lines.map(({ text }) => text);
}
