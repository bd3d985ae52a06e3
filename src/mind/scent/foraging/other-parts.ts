import { fold, tokens } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { isTelling } from '../account/outstanding.ts';
import { commitWord } from '../meaning/commit-word.ts';

/** Kinds of control by which a part of a page asks for something. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);
const OF_CALENDARS = /^(?:month|year|hours?|minutes?|seconds?|am pm|am\/pm)$/;
/** How much a label has to promise that it sends or saves. */
const SENDS = 0.7;
/** Telling words of the task that a part bears, from which on it plainly is the one that is meant. */
const MEANT = 2;

interface Part {
  items: Item[];
  said: Set<string>;
}

function sends({ kind, role, label, said }: Item): boolean {
  return (
    kind === 'click' && role === 'button' && (commitWord(label) >= SENDS || /^(?:add|book|report)\b/.test(said.folded))
  );
}

/** Whether something is put in there, by a window that a press opens as well. */
function asks({ kind, role, state, said }: Item): boolean {
  // What turns a calendar belongs to the window that it lies in, wherever that is in the page.
  if (OF_CALENDARS.test(said.folded)) return false;
  return ASKS.has(kind) || (kind === 'click' && role === 'textbox' && state.has('readonly'));
}

/** What all controls of a part say, word by word: its head, names, answers and values. */
function saidIn(head: string, items: readonly Item[]): Set<string> {
  const text = items.flatMap(({ label, options, value }) => [label, ...options, value]);
  return new Set(
    tokens(fold([head, ...text].join(' . ')))
      .filter(isTelling)
      .map(({ stem }) => stem),
  );
}

/** The parts of a page that stand under heads of their own, with no more than the one button that sends them. */
function partsOf({ items, headings }: Page): Part[] {
  const heads = new Set(headings.map(({ text }) => text));
  const under = new Map<string, Item[]>();
  for (const item of items)
    if (heads.has(item.group) && (asks(item) || sends(item)))
      under.set(item.group, [...(under.get(item.group) ?? []), item]);
  return [...under]
    .filter(([, own]) => own.some(asks) && own.filter(sends).length <= 1)
    .map(([head, own]) => ({ items: own, said: saidIn(head, own) }));
}

/**
 * A page without its parts that plainly are for something else: each under a head of its own with a button of its own, and not one word of the
 * task in them, where another part bears several. Who corrects a card does not book with it.
 */
export function withoutOtherParts(page: Page, told: string): Page {
  const parts = partsOf(page);
  if (parts.length < 2) return page;
  const wish = [
    ...new Set(
      tokens(fold(told))
        .filter(isTelling)
        .map(({ stem }) => stem),
    ),
  ];
  const bears = ({ said }: Part) =>
    wish.filter((word) => said.has(word) && parts.filter((one) => one.said.has(word)).length === 1).length;
  const counts = parts.map(bears);
  if (Math.max(...counts) < MEANT) return page;
  const buttons = parts.flatMap(({ items }) => items.filter(sends));
  const last = Math.max(...parts.flatMap(({ items }) => items.filter(asks).map(({ order }) => order)));
  // The one button below all of them ends the whole, whatever head stands over it last.
  const ofAll = (item: Item) => buttons.length === 1 && item === buttons[0] && item.order > last;
  // What has no button of its own is a section of a form that goes on below.
  const left = new Set(
    parts
      .flatMap((part, at) => (counts[at] === 0 && part.items.some(sends) ? part.items : []))
      .filter((item) => !ofAll(item)),
  );
  if (left.size === 0) return page;
  const items = page.items.filter((item) => !left.has(item));
  return { ...page, items, byName: new Map(items.map((item) => [item.name, item])) };
}
