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

/** Words from which on a line of what a page finds fault with says what is to be done, and is no way on like "Sign in again". */
const SAYS_WHAT = 4;

/**
 * The page without the lines of a summary of errors that lead to the fields they are about: these are put right where they stand. What the lines
 * say is still read.
 */
export function withoutFaults(page: Page): Page {
  if (page.error === '') return page;
  const lines = new Set(page.error.split('\n').map((line) => words(line).join(' ')));
  const isFault = ({ role, raw }: Item) =>
    role === 'link' && words(raw).length >= SAYS_WHAT && lines.has(words(raw).join(' '));
  return page.items.some(isFault) ? without(page, isFault) : page;
}

function without(page: Page, goes: (item: Item) => boolean): Page {
  const items = page.items.filter((item) => !goes(item));
  return { ...page, items, byName: new Map(items.map((item) => [item.name, item])) };
}

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
  return without(page, (item) => messages.includes(item));
}

/** How many names of controls of these roles a line is made up of; 0 where it says more than so many words besides. */
function madeUpOf(items: readonly Item[], line: string, roles: ReadonlySet<string>, besides = 0): number {
  const labels = [...new Set(items.filter(({ role }) => roles.has(role)).map(({ raw }) => raw))].filter(
    (raw) => raw !== '' && line.includes(raw),
  );
  const rest = labels.sort((a, b) => b.length - a.length).reduce((text, raw) => text.replaceAll(raw, ' '), line);
  return words(rest).length <= besides ? labels.length : 0;
}
const BUTTONS = new Set(['button']);
const WAYS = new Set(['button', 'link']);

/** Whether a line is made up of nothing but what buttons say: "Details Join". */
export function saysOnlyButtons(items: readonly Item[], line: string): boolean {
  return madeUpOf(items, line, BUTTONS) > 0;
}

/** Whether a line is a row of ways that lead elsewhere, be it behind the name of the site: "Green Lane Gardens Board Rules Waiting list". */
export function isRowOfWays(items: readonly Item[], line: string): boolean {
  return madeUpOf(items, line, WAYS) > 1 || madeUpOf(items, line, WAYS, OF_SITE) > 2;
}
/** Words that a site is called by. */
const OF_SITE = 4;
