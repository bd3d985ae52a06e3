import { plain } from '../../../language/index.ts';
// What has its place in a form already, and what figures are.
import { classOfField } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Value } from './told.ts';

/** Whether a value is a number, a code or what somebody is reached by, and no words. */
export const isFigures = (text: string): boolean =>
  text.replace(/\D/g, '').length >= Math.max(3, text.replace(/\P{L}/gu, '').length);

/** Whether something was put into a field of this form that is out of sight: it is not put into another one. */
export function standsOutOfSight({ memory, key, page }: Situation, { kind, text }: Value): boolean {
  return (
    (kind === 'known' || kind === 'said' || kind === 'name') &&
    Object.entries(memory.filled[key] ?? {}).some(
      ([name, held]) => !page.byName.has(name) && plain(text) !== '' && plain(held) === plain(text),
    )
  );
}

/** Whether something that came with the task was put into a field of another kind of this form. */
export function standsInOther({ memory, key, page }: Situation, { blank, value, text }: Answer): boolean {
  const [item] = blank.items;
  return (
    value?.kind === 'known' &&
    blank.kind === 'text' &&
    Object.entries(memory.filled[key] ?? {}).some(([name, held]) => {
      const other = page.byName.get(name);
      return other && other !== item && plain(held) === plain(text) && classOfField(other) !== classOfField(item!);
    })
  );
}
