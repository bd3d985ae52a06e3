import { fold, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { thingsOf } from './index.ts';
import type { Thing } from './thing.ts';

/** How much is in one: "250 g". */
const AMOUNT = /(?<![\d.,])(\d+(?:[.,]\d+)?)[\s-]?(kg|g|mg|l|dl|cl|ml|oz|lbs?)(?!\p{L})/gu;

/** The amounts that a text says are in one. */
export function amounts(text: string): string[] {
  return [...fold(text).matchAll(AMOUNT)].map(([, number, unit]) => `${number} ${unit}`);
}

/**
 * The way to a thing's own page, where the step asks for a size or a pack that the thing does not show where it stands: what is taken
 * there is another one. Null where it shows it, or has no page of its own.
 */
export function ownPageFor(step: Step, { name, text, items }: Thing): Item | null {
  if (step.verb !== 'add' && step.verb !== 'buy') return null;
  const told = new Set([...amounts(text), ...words(text)]);
  const asked = [...amounts(step.text), ...step.constraints.sizes.map(fold)];
  if (asked.every((kind) => told.has(kind))) return null;
  return items.find((item) => item.role === 'link' && !item.disabled && fold(name).includes(fold(item.raw))) ?? null;
}

/** Whether a button takes a thing where it stands, and the size or pack that is asked for is chosen on the page of the thing. */
export function takesOtherPack({ step, page }: Situation, item: Item | null): boolean {
  if (!step || item?.role !== 'button') return false;
  return thingsOf(page).some(
    ({ things }) =>
      things.length > 1 && things.some((thing) => thing.items.includes(item) && ownPageFor(step, thing) !== null),
  );
}
