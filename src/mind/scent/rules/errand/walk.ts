import { fold, numberOf, plain } from '../../../language/index.ts';
import type { Item, Line } from '../../../perception/page.ts';
import { objects } from '../../filling/complaints.ts';
import { denies } from '../../meaning/confirmation.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Errand } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { answerDialog, clearOverlay } from '../setbacks/obstacles.ts';
import { waitFor } from '../setbacks/setback.ts';
import { thanked } from '../sheet/send.ts';
import { type Asks, basketOf, namedBy, single } from './asks.ts';

/** Times that one button is pressed that comes to nothing. */
export const VAIN = 3;
const BASKET = /^(?:(?:your|my|the|shopping) )*(?:basket|cart|bag|trolley)\b|^(?:your|my) order$/;
export const PRICE =
  /[€$£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|eur\b|usd\b|gbp\b|chf\b|kr\b)|(?:chf|eur|usd|gbp) (\d[\d.,]*)/i;
export interface Walk {
  situation: Situation;
  asks: Asks;
  errand: Errand;
}

/** Whether a name that the page gives is the one that is wanted, or all of that of which it is the beginning: "Goat cheese in ash". */
export const isSame = (name: string | null, want: string): boolean =>
  name !== null && (single(name) === single(want) || name.startsWith(`${want} `));

/** The price that stands next below a heading. */
function priceBelow({ page }: Situation, head: Line): number | null {
  const at = page.lines.findIndex(({ text, level }) => text === head.text && level === head.level);
  const line = page.lines.slice(at, at + 12).find(({ text }) => PRICE.test(text));
  const found = line && PRICE.exec(line.text);
  return found ? numberOf(found[1] ?? found[2] ?? found[3]!) : null;
}

export const headsOf = ({ page }: Situation): Line[] =>
  page.headings.length > 0 ? page.headings : [{ text: page.title, level: 1, box: null }];

/** Lowest level of the heading of what opens over a page. */
const PANEL = 3;
const ADDS =
  /^(?:add|put|place)\b.*\b(?:(?:basket|cart|bag|trolley)\b|(?:my|your|the) order$)|^(?:in|to|into) (?:the |my |your )?(?:basket|cart|bag|trolley)$|^add(?: it| now| this)?$|^buy(?: now| it| this)?$/;

/** What puts a thing into the basket. */
export const addsOn = ({ page }: Situation): Item[] =>
  page.items.filter((item) => isClickable(item) && ADDS.test(item.said.folded));

/** What folds the menu of the site away on a small screen. */
export const menuOf = ({ items, memory, key }: Situation): Item | undefined =>
  items.find(
    (item) =>
      isClickable(item) &&
      !item.state.has('expanded') &&
      (/^(?:(?:open|show|main|site|toggle|the) )*(?:menu|navigation|nav)\b/.test(item.said.folded) ||
        /^[☰≡]/u.test(item.raw)) &&
      timesTried(memory, key, item.name) < VAIN,
  );

/** The thing whose own page this is: what the page is called by. */
export function thingHere({ situation, asks }: Walk): { name: string; head: Line } | null {
  const top = Math.min(...headsOf(situation).map(({ level }) => level));
  // What opens over a list is headed below what the page is.
  const single = addsOn(situation).length === 1;
  for (const head of headsOf(situation).filter(({ level }) => level === top || (single && level <= PANEL))) {
    const name = namedBy(situation, asks, head.text);
    if (name) return { name, head };
  }
  return null;
}

/** Keeps in mind what the page tells of the things that are named. Writes to the errand. */
export function note(walk: Walk): void {
  const { situation, asks, errand } = walk;
  const { last } = situation.memory;
  if (last?.rule === 'errand' && last.key !== situation.key && isShelf(situation) && !thingHere(walk))
    errand.shelf = last.name;
  // Whoever has put it in, and by whichever button: what the basket shows after that is in there.
  const { page } = situation;
  if (last?.commits && !errand.begun && isBasket(situation) && page.error === '')
    for (const name of asks.names.map(plain))
      if (!errand.got.includes(name) && page.lines.some(({ text }) => plain(text).startsWith(name)))
        errand.got.push(name);
  for (const head of situation.page.headings) {
    const name = namedBy(situation, asks, head.text);
    const price = name ? priceBelow(situation, head) : null;
    const own = name && asks.names.map(plain).find((one) => isSame(name, one));
    if (own && price !== null && !isBasket(situation)) errand.prices[own] ??= price;
  }
}

/** Whether this is the basket. */
export function isBasket({ page }: Situation): boolean {
  return (
    headsOf({ page } as Situation).some(({ text, level }) => level <= PANEL && BASKET.test(fold(text))) ||
    BASKET.test(fold(page.title))
  );
}

/** How many things the basket tells that it holds; -1 where it tells nothing. */
export function held(situation: Situation): number {
  return Number(/\d+/.exec(basketOf(situation)?.raw ?? '')?.[0] ?? -1);
}

export function givesUp(why: string): Proposal {
  return { rule: 'not_here', why, status: 'gave_up', item: null, args: null, sure: 0.6, cause: why };
}

export function press(item: Item, why: string, more: Partial<Proposal> = {}): Proposal {
  return { rule: 'errand', why, status: 'continue', item, args: null, sure: 0.85, cause: item.label, ...more };
}

/** The way to the basket; null where one is there. */
export function toBasket({ situation, errand }: Walk): Proposal | null {
  if (isBasket(situation)) {
    errand.looked = true;
    return null;
  }
  const way = basketOf(situation);
  const menu = way ? undefined : menuOf(situation);
  if (menu) return press(menu, 'the way to the basket should be in here');
  const up = way ? undefined : situation.items.find(({ name, disabled }) => name === 'scroll:up' && !disabled);
  if (up) return press(up, 'the way to the basket stands further up', { rule: 'scroll' });
  return way && timesTried(situation.memory, situation.key, way.name) < VAIN
    ? press(way, 'what I have chosen so far is in there')
    : null;
}

/** Prices from which on a page is one where things are sold. */
const PRICED = 3;

/** Whether several things are sold on a page. */
export const isShelf = ({ page }: Situation): boolean =>
  page.lines.filter(({ text }) => PRICE.test(text)).length >= PRICED && !isBasket({ page } as Situation);

/** A moment to see whether the site says something of what was just sent; once for each act. Writes to `begun`. */
export function waitOnce({ memory, items }: Situation, begun: { waited?: boolean }): Proposal | null {
  const wait = items.find(({ kind }) => kind === 'wait');
  if (!wait || begun.waited || !memory.last?.commits || memory.idle > 0) return null;
  begun.waited = true;
  return press(wait, 'I look whether it says something', { commits: true, sure: 0.6 });
}

/** What has to be got out of the way first; what came up by one's own press is no nuisance. */
export function inTheWay(situation: Situation): Proposal | null {
  const { last } = situation.memory;
  const own = last?.kind === 'click' && last.rule !== 'clear_overlay';
  return answerDialog(situation) ?? waitFor(situation) ?? (own ? null : clearOverlay(situation));
}

/** Whether the site objects to what was just sent: what it says to the good counts more than a "no" somewhere else on the page. */
export function isRefused(situation: Situation): boolean {
  const { page, fresh, memory, key } = situation;
  if (page.error !== '') return true;
  // Another page says many things of its own.
  if (memory.last?.key !== key) return false;
  return thanked(situation) === null && fresh.some((line) => objects(line) || denies(line));
}
