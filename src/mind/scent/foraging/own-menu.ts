import type { Item, Page } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';

/** Share of the page's height from its top, and of its width from its left, where sites keep what is one's own. */
export const CORNER = { top: 0.15, left: 0.6 } as const;
/** What stands there beside it: messages, a basket, languages. */
const OTHERS =
  /\b(?:mail|messages?|notifications?|alerts?|basket|cart|search|language|help|add|more|menu|theme|mode|country|currency)\b|^\W*\d+\+?$/;

/** Two capitals in a row: on a site that writes its labels in small letters that is somebody's name. */
const NAME = /^\p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{Ll}'-]+$/u;
const PLAIN = /^\p{Lu}[\p{L}-]* \p{Ll}/u;
/** Labels in small letters from which on a site is known to write them so. */
const ENOUGH = 3;

function isSomebody(page: Page, item: Item): boolean {
  if (!NAME.test(item.label)) return false;
  return page.items.filter(({ kind, label }) => kind === 'click' && PLAIN.test(label)).length >= ENOUGH;
}

/** The label of a thing, or what it is taken for: a menu in the upper right that bears a name or a face is one's own account. */
export function asOwnMenu({ page }: Situation, item: Item): string {
  const { box, state, said } = item;
  const opens = state.has('collapsed') || state.has('haspopup');
  if (!box || !(opens || isSomebody(page, item)) || OTHERS.test(said.folded)) return item.label;
  const corner = box.y + box.height / 2 < CORNER.top * page.height && box.x + box.width / 2 > CORNER.left * page.width;
  return corner ? 'my account' : item.label;
}
