import { type Phrase, phrase, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';

/** Words of the longest name that is looked for among others. */
const LONGEST = 8;

const names = new WeakMap<Page, ReadonlySet<string>>();

/** What the page's controls are called, and the page itself. */
function namesOn(page: Page): ReadonlySet<string> {
  let found = names.get(page);
  if (!found) {
    const headings = page.headings.filter((line) => line.level === 1).map((line) => line.text);
    found = new Set([...page.items.map((item) => item.raw), ...headings].map((name) => words(name).join(' ')));
    names.set(page, found);
  }
  return found;
}

/**
 * What is told of a thing beside it: the words around it without the names of other controls and of the page. In a plain list of
 * links nothing is told of any of them.
 */
export function toldBeside(page: Page, item: Item): Phrase {
  let of = told.get(page);
  if (!of) {
    of = new Map();
    told.set(page, of);
  }
  let found = of.get(item);
  if (!found) {
    found = ownOf(page, item);
    of.set(item, found);
  }
  return found;
}

const told = new WeakMap<Page, Map<Item, Phrase>>();

function ownOf(page: Page, item: Item): Phrase {
  const named = namesOn(page);
  const around = words(item.context.text);
  const own: string[] = [];
  for (let at = 0; at < around.length; ) {
    let length = Math.min(LONGEST, around.length - at);
    while (length > 0 && !named.has(around.slice(at, at + length).join(' '))) length--;
    if (length === 0) own.push(around[at]!);
    at += Math.max(1, length);
  }
  return own.length === around.length ? item.context : phrase(own.join(' '));
}

/**
 * What stands around a link for somebody who follows links: what the client tells of it, as the row that it stands in; where only the
 * order of reading tells, no word of another link.
 */
export function aroundLink(page: Page, item: Item): Phrase {
  return item.action.target?.context ? item.context : toldBeside(page, item);
}
