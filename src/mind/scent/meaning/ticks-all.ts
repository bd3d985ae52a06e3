import type { Item } from '../../perception/page.ts';

const TICKS_ALL =
  /^(?:(?:select|tick|check|mark|choose) )?(?:all|every|everything)(?: (?:rows|items|entries|of them))?$/;

/** Whether a box ticks all the others of a list: it asks nothing by itself, and stands for none of its rows. */
export function ticksAll({ said }: Item): boolean {
  return TICKS_ALL.test(said.folded);
}
