// Which of the things in sight an order means: by what it bears word for word, and how much of the rest of what tells it.
import { fold, isStopWord, ordinalOf, stem, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import type { Frame } from './frame.ts';

/** Share of what tells a thing from which on something is that thing; fitted. */
const ENOUGH = 0.72;
/** Words around a control beyond which they are those of a whole list; fitted. */
const LONG = 70;
/** Characters of a cut-off name by which it is known. */
const CUT = 14;

interface Told {
  stem: string;
  weight: number;
}

/**
 * The words that tell a thing, and how much each of them tells: what is written large more than the rest, the kind of thing least. Beside a name that
 * must stand there, only what is written large tells the thing from others of that name.
 */
function tellsOf({ thing, kind, names }: Frame): Told[] {
  // "The third slide" is called "Slide 3".
  const numbered = thing.replace(/\b\p{L}+(?:st|nd|rd|th)\b/giu, (word) => `${ordinalOf(word) ?? word}`);
  const large = new Set(words((numbered.match(/[\p{Lu}\d][\p{L}\p{N}'’.-]*/gu) ?? []).join(' ')).map(stem));
  const all = words(numbered).filter((word) => !isStopWord(word) && !TELLING.test(word));
  return [...new Set(all.map(stem))].map((one) => ({
    stem: one,
    weight: large.has(one) ? 2 : names.length > 0 ? 0 : one === stem(kind) ? 0.25 : 1,
  }));
}

/** Words that come before what tells a thing. */
export const TELLING = /^(?:about|over|called|named|titled|labell?ed|currently|new)$/;

const flat = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}@.$%+-]+/gu, ' ')
    .trim();

/** Whether a text bears a name word for word; what is cut off with dots is known by its beginning. */
export function bears(text: string, name: string): boolean {
  const [all, own] = [` ${flat(text)} `, flat(name)];
  if (own === '') return false;
  if (all.includes(` ${own} `) || all.includes(` ${own}.`)) return true;
  const cut = /^(.*?)(?:…|\.\.\.)/s.exec(text)?.[1];
  const begun = cut === undefined ? '' : flat(cut);
  for (let length = Math.min(own.length, begun.length); length >= CUT; length--)
    if (begun.endsWith(own.slice(0, length))) return true;
  return false;
}

/** 0..1: how much of what tells the thing a text says; 0 where a name of it is missing. `known` is said by the page as a whole. */
export function tells(frame: Frame, text: string, known: ReadonlySet<string> = new Set()): number {
  if (frame.thing === '') return 0;
  if (!frame.names.every((name) => bears(text, name))) return 0;
  const own = new Set(words(text).map(stem));
  const told = tellsOf(frame);
  let all = 0;
  let said = 0;
  for (const { stem: word, weight } of told) {
    all += weight;
    if (own.has(word) || (frame.names.length === 0 && known.has(word))) said += weight;
  }
  const share = all === 0 ? 0 : said / all;
  return frame.names.length > 0 ? Math.max(ENOUGH, share) : share;
}

/** The name of a control without the words that tell its thing. */
export function withoutThing(frame: Frame, label: string): string {
  const own = new Set([...frame.names, frame.thing].flatMap(words).map(stem));
  const left = label.split(/\s+/).filter((word) => !words(word).some((one) => own.has(stem(one)) && !isStopWord(one)));
  return left
    .join(' ')
    .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .trim();
}

/** What stands around a control, as far as it belongs to one thing and not to a list of them. */
export function around({ context }: Item): string {
  return words(context.text).length > LONG ? '' : context.text;
}

/** What a control is remembered by. */
export function keyOf(item: Item): string {
  return `${fold(item.raw)}|${fold(around(item)).slice(0, 60)}`;
}

export interface Found {
  /** What bears the thing's name: it may open it. */
  itself: Item[];
  /** Controls that stand with it. */
  own: Item[];
}

/** The thing that an order means among what is in sight; null where nothing in sight is it. */
export function findThing(frame: Frame, items: readonly Item[], known: ReadonlySet<string>): Found | null {
  const fits = items
    .filter((item) => isClickable(item) || EDITS.has(item.kind))
    .map((item) => ({
      item,
      bare: isClickable(item) ? tells(frame, item.raw, known) : 0,
      whole: tells(frame, `${item.raw} ${around(item)}`, known),
    }));
  const most = Math.max(0, ...fits.map(({ whole }) => whole));
  if (most < ENOUGH) return null;
  const best = fits.filter(({ whole }) => whole >= most - SAME);
  // "Edit Clean the oven" is a control of the thing, and not the thing.
  for (const one of best) if (ACTS.test(withoutThing(frame, one.item.raw))) one.bare = 0;
  const top = Math.max(0, ...best.map(({ bare }) => bare));
  // What stands with the thing alone, and not with all of its list.
  const length = (item: Item) => words(`${around(item)} ${item.raw}`).length;
  const near = Math.min(...best.map(({ item }) => length(item)));
  const itself = top >= ENOUGH ? best.filter(({ bare }) => bare >= top - SAME).map(({ item }) => item) : [];
  // What says nothing else is the thing, and what holds it among others is not.
  itself.sort((a, b) => words(a.raw).length - words(b.raw).length);
  const told = tellsOf(frame);
  const own = best
    .map(({ item }) => item)
    .filter((item) => !itself.includes(item) && length(item) <= WIDER * near + SLACK);
  const leads = own.find(
    ({ kind, role, raw }) =>
      kind === 'click' &&
      role !== 'button' &&
      told.some(({ stem: word, weight }) => weight > 1 && words(raw).map(stem).includes(word)),
  );
  if (isAmbiguous(own)) return null;
  return { itself: itself.some(({ kind }) => kind !== 'check') || !leads ? itself : [...itself, leads], own };
}

/** Whether the same control stands at several things that fit alike: which of them is meant has to be told in another way. */
function isAmbiguous(own: readonly Item[]): boolean {
  const of = new Map<string, string>();
  return own.some((item) => {
    const [label, place] = [flat(item.raw), flat(around(item))];
    const before = of.get(label);
    of.set(label, place);
    return label !== '' && ACTS.test(item.raw.trim()) && before !== undefined && before !== place;
  });
}

/** What controls of a thing begin with. */
const ACTS =
  /^(?:edit|delete|remove|rename|open menu|more|actions|options|select|choose|close|hide|show|toggle|duplicate|copy|move|archive|share|drag|view|pin|star|mark)\b/i;

/** What is put into a field. */
const EDITS = new Set(['choose', 'type', 'set']);
/** How much more may stand around one control of a thing than around another, in words. */
const WIDER = 2;
const SLACK = 12;
/** Fits that tell nothing apart. */
const SAME = 0.01;

/** Headings of one level from which on each is of a thing in a list. */
const LISTED = 3;

/** The headings of the page itself: under one of several alike stands one thing of a list. */
function headsOf({ headings }: Page): Page['headings'] {
  const alike = (level: number) => headings.filter((other) => other.level === level).length;
  return headings.filter(({ level }) => level === 1 || alike(level) < LISTED);
}

/** Whether the page, or the box that lies over it, is that of the thing itself. */
export function isAtThing(frame: Frame, page: Page): boolean {
  if (frame.thing === '') return true;
  const heads = [...headsOf(page).map(({ text }) => text), page.dialog.split('\n')[0] ?? '', page.title];
  return heads.some((head) => tells(frame, head) >= ENOUGH);
}

/** What the page says of all that stands on it: by its headings, outside of its lists, and of whose things they are. */
export function knownOf({ thing }: Frame, { items, page }: Pick<Situation, 'items' | 'page'>): ReadonlySet<string> {
  const listed = new Set(items.flatMap((item) => words(`${item.raw} ${around(item)}`).map(stem)));
  const known = new Set(
    words(page.lines.map(({ text }) => text).join(' '))
      .filter((word) => !isStopWord(word))
      .map(stem)
      .filter((word) => !listed.has(word)),
  );
  for (const { text } of headsOf(page)) for (const word of words(text)) known.add(stem(word));
  const owner = words(/^(.+?)['’]s\s/.exec(thing)?.[1] ?? '');
  const shown = new Set(words([...page.lines.map(({ text }) => text), ...items.map(({ raw }) => raw)].join(' ')));
  if (owner.length > 0 && owner.every((word) => shown.has(word))) for (const word of owner) known.add(stem(word));
  return known;
}
