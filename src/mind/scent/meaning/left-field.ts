import { fold } from '../../language/index.ts';
import type { Situation } from '../situation.ts';

/** Letters from which on what was written is not on a page by chance. */
const WRITTEN = 3;

/**
 * Of what was written and has just been sent off the line in which it stands on the page now, while its field is empty again: a message among the others, an
 * entry of a list. What is written in an editor is read on the page before, and is no new line then. Null where nothing is.
 */
export function leftItsField({ memory, page }: Situation): string | null {
  const { last } = memory;
  if (!last?.commits || memory.idle > 0) return null;
  const gone = Object.entries(memory.filled[last.key] ?? {})
    .filter(([name, value]) => value.length >= WRITTEN && page.byName.get(name)?.value === '')
    .map(([, value]) => fold(value));
  return page.lines.find(({ text }) => gone.some((value) => fold(text).includes(value)))?.text ?? null;
}
