import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';

/**
 * Of things that bear a quoted name those that are spelled as the task spells it, capitals and stops included: of "OK" and "ok" one is meant.
 * Where none is, all of them.
 */
export function spelledSo<T extends { item: Item }>(step: Step, named: readonly T[]): T[] {
  const [name, second] = step.quoted;
  const exact = name && second === undefined ? named.filter(({ item }) => item.raw === name.trim()) : [];
  return exact.length > 0 ? exact : [...named];
}
