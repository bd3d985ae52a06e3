import { plain } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import { classOfField, type FieldClass } from './fields.ts';

/** Fields that take no name, whatever is missed in them. */
const NO_NAME = new Set<FieldClass>([
  'email',
  'tel',
  'password',
  'password-again',
  'postal-code',
  'cc-number',
  'cc-exp',
  'cc-csc',
  'message',
]);

/**
 * The one name of the task that has gone nowhere yet, for a field that has to be filled in and for which nothing else is known: the site shows it
 * nowhere, no other field holds it, and there is no second one. Null otherwise.
 */
export function nameLeft({ request, memory, page }: Situation, item: Item): string | null {
  if (item.kind !== 'type' || NO_NAME.has(classOfField(item))) return null;
  const given = Object.values(memory.filled).flatMap((held) => Object.values(held).map(plain));
  const shown = ` ${plain(`${page.title} . ${page.all.text} . ${page.items.map(({ value }) => value).join(' . ')}`)} `;
  const isLeft = (name: string) => {
    const own = plain(name);
    return !shown.includes(` ${own} `) && !given.some((value) => value.includes(own) || own.includes(value));
  };
  const left = [...new Set(properNames(request.instructions))].filter(isLeft);
  return left.length === 1 ? left[0]! : null;
}
