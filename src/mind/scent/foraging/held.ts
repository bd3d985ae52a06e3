import type { Item } from '../../perception/page.ts';
import { timesAnywhere } from '../memory.ts';
import { saidAs } from '../observe.ts';
import type { Situation } from '../situation.ts';
import type { Scented } from './forage.ts';

/** Entries up to which what comes up on a press is a menu, and not another page. */
const MENU = 24;
/** Menus that are kept in mind. */
const KEPT = 12;

/** Keeps in mind what the menu that was opened just now holds, and how that smells. Writes to `memory`. */
export function noteHeld(situation: Situation, list: readonly Scented[]): void {
  const { memory, key, appeared, page } = situation;
  const { last } = memory;
  const opener =
    last?.kind === 'click' && last.key === key && memory.idle === 0 ? page.byName.get(last.name) : undefined;
  if (!opener?.state.has('expanded') || appeared.size === 0 || appeared.size > MENU) return;
  const entries = list
    .filter(({ item }) => appeared.has(item.name))
    .map(({ item, scent }) => ({ name: item.name, scent }));
  const held = Object.entries(memory.held).filter(([name]) => name !== saidAs(opener));
  memory.held = Object.fromEntries([...held, [saidAs(opener), { step: memory.step, entries }] as const].slice(-KEPT));
}

/**
 * The best that a closed menu holds, of what was not tried yet, for somebody who has opened it before, on this page or on another of the
 * site; null where nothing is known of it.
 */
export function heldBehind({ memory }: Situation, item: Item): number | null {
  const held = memory.held[saidAs(item)];
  if (!held || held.step !== memory.step || item.state.has('expanded')) return null;
  const left = held.entries.filter(({ name }) => timesAnywhere(memory, name) === 0).map(({ scent }) => scent);
  return Math.max(0, ...left);
}
