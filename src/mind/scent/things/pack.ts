import { fold, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Thing } from './thing.ts';

/**
 * The way to a thing's own page, where the step asks for a size or a pack that the thing does not show where it stands: what is taken
 * there is another one. Null where it shows it, or has no page of its own.
 */
export function ownPageFor(step: Step, { name, text, items }: Thing): Item | null {
  if (step.verb !== 'add' && step.verb !== 'buy') return null;
  const told = new Set([...words(text)]);
  const asked = [...step.constraints.sizes.map(fold)];
  if (asked.every((kind) => told.has(kind))) return null;
  return items.find((item) => item.role === 'link' && !item.disabled && fold(name).includes(fold(item.raw))) ?? null;
}
