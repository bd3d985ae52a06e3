import { fold, literalCoverage, type Phrase, phrase, stem } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isGeneric, sameWords } from '../meaning/match.ts';
import { ownTitle } from '../meaning/site.ts';
import { saidAs } from '../observe.ts';
import type { Situation } from '../situation.ts';

/** Links that go on from wherever they stand: the same words lead to another page each time. */
const ONWARD = /^(?:next|previous|more|continue|older|newer|show more|load more|details|[^\p{L}\p{N}]*$)/iu;

/** What is drawn as a link, with an address or without one. */
const LINKS = new Set(['link', 'generic']);

/** What leads to parts of an application that has no links. */
const PLACES = new Set(['button', 'tab', 'menuitem']);

/** What leads to the page before the person's eyes: they came by it, or it is shown as the place where one is. */
export function leadsHere(situation: Situation, item: Item): boolean {
  const { memory, key } = situation;
  const shownAsHere = item.state.has('current') || (item.role === 'tab' && item.state.has('selected'));
  if (shownAsHere && (item.role === 'link' || PLACES.has(item.role))) return true;
  if (isBrandOfFront(situation, item)) return true;
  if (memory.led[saidAs(item)] !== key || ONWARD.test(item.raw)) return false;
  return LINKS.has(item.role);
}

/** What leads to the front of a site, and the address of that. */
const HOME = /^(?:home|home ?page|start|start page|main page|front page)$/;
const FRONT = /^~\/(?:(?:index|home|default)\.\w+)?(?=[?#|]|$)/;

/** Whether one is on the front page of the site. */
const isFront = ({ key }: Situation): boolean => FRONT.test(key);

/** Whether a control leads to the front of the site, from there. */
export function leadsToOwnFront(situation: Situation, item: Item): boolean {
  return item.role === 'link' && HOME.test(item.said.folded) && isFront(situation);
}

/** Whether a control is the name of the site at the head of its front page, which only leads there again. */
function isBrandOfFront(situation: Situation, item: Item): boolean {
  const { items, site } = situation.page;
  const first = items.find(({ role, box }) => role === 'link' && box !== null);
  const isCalledSo = (site !== '' && sameWords(item.raw, site)) || namesThisPage(situation, item);
  return first === item && isFront(situation) && isCalledSo;
}

const DATED =
  /\b(?:\d+|week|month|year|of|from|to|the|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;

/** Whether a label is the name of the page that one is on, as its heading says it: "Jackets" under "Jackets (412)". */
export function namesThisPage({ page }: Situation, item: Item): boolean {
  const label = item.said.folded;
  const head = page.headings[0];
  if (label === '' || (item.role !== 'link' && item.role !== 'menuitem' && item.role !== 'generic')) return false;
  // "My hire" over "Hire KH-48213": whose it is and under what it is filed make no other name.
  const bare = (text: string) =>
    fold(text)
      .replace(/^(?:my|your) |\S*\d\S*/g, ' ')
      .replace(DATED, ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  const own = bare(label);
  return (
    own !== '' &&
    (bare(head?.text ?? '') === own || page.title.split(/[|–—·]|\s-\s/).some((part) => bare(part) === own))
  );
}

/** Whether a label is but the kind of what the task calls "this": all plans, for who asks about this plan. */
export function isKindOfThis(task: string, item: Item): boolean {
  const kind = /\bthis ([\p{L}-]+)\b/u.exec(fold(task))?.[1];
  return kind !== undefined && item.said.tokens.length === 1 && item.said.tokens[0]!.stem === stem(kind);
}

/** A link to a page that the person came through to get here: following it would begin again what is under way. */
export function isThroughHere(situation: Situation, item: Item): boolean {
  const there = situation.memory.led[saidAs(item)];
  return item.role === 'link' && there !== undefined && situation.memory.trail.some((visited) => visited.key === there);
}

/**
 * The page to which links of this label have led, wherever they stood: clients that only count their links name them anew on each page,
 * and people know a link by what it says. Null where none was followed, where they led to several, and for what says nothing of its own.
 */
function ledByLabel({ memory }: Situation, item: Item): string | null {
  if (ONWARD.test(item.raw) || isGeneric(item)) return null;
  const there = new Set<string>();
  for (const [said, key] of Object.entries(memory.led))
    if (said.slice(said.indexOf(' ') + 1) === item.label) there.add(key);
  return there.size === 1 ? [...there][0]! : null;
}

/** The page that this led to before, or is called like; null for what was never seen. */
export function knownThere(situation: Situation, item: Item): string | null {
  const { memory, key } = situation;
  const there = memory.led[saidAs(item)];
  if (there !== undefined) return there === key ? null : there;
  if (item.role !== 'link' && item.role !== '') return null;
  const alike = ledByLabel(situation, item);
  if (alike !== null) return alike === key ? null : alike;
  // A link called like a page that was visited leads there again: "Basket 1" to "Your basket".
  const bare = phrase(item.label.replace(/\d+/g, ' '));
  if (bare.tokens.length === 0) return null;
  for (const visited of memory.trail)
    if (visited.key !== key && sameThing(bare, phrase(ownTitle(visited.title)))) return visited.key;
  return null;
}

/** How often the person has come to the page that this led to before; 0 for what was never followed. */
export function timesThere(situation: Situation, item: Item): number {
  const there = knownThere(situation, item);
  return there === null ? 0 : (situation.memory.visits[there] ?? 0);
}

/** What is left of a promise for each turn since it was seen; fitted. */
const KEPT = 0.95;

/** The scent that the person remembers to have left on a page, as far as it is still in mind; null when it is not. */
export function promiseOf({ memory, request }: Situation, key: string): number | null {
  const promise = memory.promises[key];
  return promise ? promise.scent * KEPT ** (request.turnIndex - promise.turn) : null;
}

/** What a link to a page that was visited promises: the best that was left there. Null for what is new or forgotten. */
export function promiseThere(situation: Situation, item: Item): number | null {
  const there = knownThere(situation, item);
  return there === null ? null : promiseOf(situation, there);
}

function sameThing(label: Phrase, title: Phrase): boolean {
  return title.tokens.length <= 4 && literalCoverage(label, title) > 0.95 && literalCoverage(title, label) > 0.95;
}
