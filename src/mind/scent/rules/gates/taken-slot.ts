import type { Item } from '../../../perception/page.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** A time of day, and nothing else. */
const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$|^\d{1,2}\s?[ap]\.?m\.?$/i;

/** What several controls that are called alike have in common, whatever row each stands in. */
const bare = (name: string): string => name.split('.')[0]!;

/** Whether a time was taken already, with whatever it stands with. */
export function isTimeTaken({ memory, key }: Situation, item: Item): boolean {
  return Object.entries(memory.tried[key] ?? {}).some(([name, times]) => times > 0 && bare(name) === bare(item.name));
}

/**
 * Of one time that stands with each of several things all of them, where it was taken with one already and would be pressed once more: that
 * would take another thing. Empty after a complaint.
 */
export function takesTimeAnew(situation: Situation, { item, rule, status }: Proposal): Item[] {
  const { memory, page } = situation;
  if (status !== 'continue' || rule === 'take_slot' || item?.kind !== 'click' || !TIME.test(item.raw.trim())) return [];
  if (memory.errors > 0 || page.error !== '') return [];
  const kin = page.items.filter(({ kind, raw }) => kind === 'click' && raw === item.raw);
  return isTimeTaken(situation, item) && kin.length > 1 ? kin : [];
}
