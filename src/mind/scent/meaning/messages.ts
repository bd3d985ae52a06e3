import { words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import type { Memory } from '../memory.ts';
import { hash } from '../person/random.ts';
import { isGoodNews } from './confirmation.ts';

/** What is pressed for what it does, and says nothing of what was done. */
const CONTROLS = new Set(
  'button link tab menuitem menuitemradio menuitemcheckbox option checkbox radio switch treeitem gridcell row'.split(
    ' ',
  ),
);
/** Messages that stand there at once at most; more of them are a list of things. */
const AT_ONCE = 2;
/** Words of a message at most. */
const SHORT = 14;

/**
 * The page without the messages that go when they are pressed: they have come up since the last act, tell something as done, and lead nowhere.
 * What they say is still read.
 */
export function withoutMessages(page: Page, memory: Memory): Page {
  if (!memory.last) return page;
  const seen = new Set(memory.seenItems);
  const isMessage = ({ kind, role, raw, name }: Item) =>
    kind === 'click' &&
    !CONTROLS.has(role) &&
    !seen.has(hash(name)) &&
    words(raw).length > 1 &&
    words(raw).length <= SHORT &&
    isGoodNews(raw);
  const messages = page.items.filter(isMessage);
  if (messages.length === 0 || messages.length > AT_ONCE) return page;
  const items = page.items.filter((item) => !messages.includes(item));
  return { ...page, items, byName: new Map(items.map((item) => [item.name, item])) };
}
