import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';

/** Share of the page's height from its top, and of its width from its left, where sites keep what is one's own. */
export const CORNER = { top: 0.15, left: 0.6 } as const;
/** What stands there beside it: messages, a basket, languages. */
const OTHERS =
  /\b(?:mail|messages?|notifications?|alerts?|basket|cart|search|language|help|add|more|menu|theme|mode|country|currency)\b|^\W*\d+\+?$/;

/** The label of a thing, or what it is taken for: a menu in the upper right that bears a name or a face is one's own account. */
export function asOwnMenu({ page }: Situation, item: Item): string {
  const { box, state, said } = item;
  if (!box || !(state.has('collapsed') || state.has('haspopup')) || OTHERS.test(said.folded)) return item.label;
  const corner = box.y + box.height / 2 < CORNER.top * page.height && box.x + box.width / 2 > CORNER.left * page.width;
  return corner ? 'my account' : item.label;
}
