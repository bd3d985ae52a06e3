import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { timesAnywhere, timesTried } from '../../memory.ts';
import type { Membership } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { menuOf } from './walk.ts';

export const SIGNS_OUT = /\b(?:sign|log) ?(?:out|off)\b/;

export interface At {
  situation: Situation;
  member: Membership;
}

/** A place of the site that bears one of several kinds of names, the likeliest kind first; it was not been to more than once. */
export function placeCalled(situation: Situation, kinds: readonly RegExp[]): Item | undefined {
  const { items, memory } = situation;
  const links = items.filter(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      !SIGNS_OUT.test(item.said.folded) &&
      timesAnywhere(memory, item.name) < 2,
  );
  const visits = (item: Item) => timesAnywhere(memory, item.name);
  for (const kind of kinds) {
    const [place] = links
      .filter((item) => kind.test(fold(item.raw)))
      .sort((a, b) => visits(a) - visits(b) || a.order - b.order);
    if (place && visits(place) === 0) return place;
  }
  const menu = menuOf(situation);
  return menu && timesTried(situation.memory, situation.key, menu.name) < 1 ? menu : undefined;
}
