import type { Item } from '../../perception/index.ts';
import type { Chance } from '../../scent/person/random.ts';

/** From here on a target is as good as seen: what is a little small or pale costs time, not notice. */
const PLAIN = 0.55;

/**
 * Whether the person has noticed a target by its n-th look at the page. Each look has the same chance, which falls
 * with conspicuity; one draw for person and target decides, so that what was noticed once stays noticed.
 */
export function noticed(item: Item, seen: number, looks: number, chance: Chance): boolean {
  if (item.box === null || seen >= PLAIN) return true;
  const each = seen / PLAIN;
  return chance.uniform(`notice/${item.name}`) < 1 - (1 - each) ** Math.max(1, looks);
}
