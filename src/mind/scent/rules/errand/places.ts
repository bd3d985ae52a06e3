import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesAnywhere, timesTried } from '../../memory.ts';
import type { Membership } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { basketOf } from './asks.ts';
import { menuOf, PRICE } from './walk.ts';

/** What ends a form. */
const ENDS = /^(?:save|update|apply|confirm|store|submit|send|reset|cancel|discard)\b/;
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
      // "Save settings" ends a form, and is no place.
      !(item.role === 'button' && ENDS.test(item.said.folded)) &&
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

/** Places where nothing is sold or booked. */
const ELSEWHERE =
  /\b(?:contact|write|about|imprint|privacy|terms|legal|help|support|faq|news|newsletter|sign|log|account|register|cookies?|subscribe|skip|home|language|advice|information|answers)\b/;

/**
 * A place of the site that was not been to yet: such as bear a likely name first, what folds places away last.
 * @param beside what stands at a price is a thing that is sold, and no place
 */
export function placeNew(situation: Situation, likely = /^$/, beside = false): Item | undefined {
  const { page, items, memory } = situation;
  const basket = basketOf(situation);
  const menu = menuOf(situation);
  const places = items.filter(
    (item) =>
      item.kind === 'click' &&
      item !== basket &&
      !item.disabled &&
      (item.role === 'link' ||
        item.role === 'tab' ||
        item === menu ||
        likely.test(item.said.folded) ||
        (opensMore(item) && !item.state.has('expanded'))) &&
      item.said.folded !== fold(page.site) &&
      !ELSEWHERE.test(item.said.folded) &&
      !(beside && PRICE.test(item.context.text)) &&
      timesAnywhere(memory, item.name) === 0,
  );
  const rank = (item: Item) => (likely.test(item.said.folded) ? 0 : opensMore(item) ? 2 : 1);
  return places.sort((a, b) => rank(a) - rank(b) || a.order - b.order)[0];
}
