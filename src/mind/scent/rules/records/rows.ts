import { phrase, tokens } from '../../../language/index.ts';
import type { Item, Line, Page } from '../../../perception/page.ts';
import { alikeIn, type Thing, type Things, thingsOf } from '../../things/index.ts';
import { liesIn } from '../../things/thing.ts';
import { flat, placeOf } from './flat.ts';

/** One of the records that a page lists: a row, a card, an entry. */
export interface Row {
  name: string;
  thing: Thing;
  items: readonly Item[];
  /** What it stands under beside others, where the list is shown in parts: a heading over its group or its column. */
  part: string;
}

/** Controls from which on what looks like one thing is a part of the page. */
const MOST = 12;
/** What a control is called that does something to all rows or orders them. */
const OVER_ALL = /^(?:(?:de)?select|tick|check|mark|choose)?\s*(?:all|everything)\b/i;
/** "Owner: Inês Prata" stands at a record and is not its name. */
const HEADED = /^[\p{L}][\p{L} /&-]{1,28}:\s+\S/u;

function weightOf({ name, properties, items }: Thing): number {
  if (!/\p{L}{2}|\d{3}/u.test(name) || items.length > MOST || OVER_ALL.test(name)) return 0;
  const told = properties.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)).length;
  // One of several answers to a question is no record.
  if (items.length > 0 && items.every(({ role }) => role === 'radio')) return 0;
  // A button that stands alone is no record, whatever it is called.
  const own = items.some((item) => item.role !== 'link' && item.kind !== 'scroll' && flat(item.raw) !== flat(name));
  if (told > MOST) return 0;
  // A box with its name and no more may be a record, or how a list is narrowed.
  const more = properties.filter(
    ({ text }) => /[\p{L}\p{N}]{2}/u.test(text) && !items.some(({ raw }) => flat(raw) === flat(text)),
  );
  const alone = more.length < 2 && items.every(({ kind }) => kind === 'check');
  const weight = alone ? (own || told >= 2 ? BOX : 0) : told >= 2 && items.length > 0 ? 1 : own ? 0.8 : 0;
  return HEADED.test(name) ? 0.5 * weight : weight;
}

/** Records that are each one control, in which several lines stand: cards that can be pressed or pulled. */
function whole(page: Page, told: string): Things[] {
  const sets = new Map<string, Thing[]>();
  for (const item of page.items) {
    if (!item.box || !['click', 'drag'].includes(item.kind) || item.raw.length < 8) continue;
    const lines = page.lines.filter(({ box, text }) => box && liesIn(box, item.box!, 0) && item.raw.includes(text));
    if (lines.length < 2) continue;
    const properties = lines.map(({ text }) => {
      const told = /^([\p{L}][\p{L} /&-]{1,28}):\s+(\S.*)$/u.exec(text);
      return told ? { head: told[1]!, text: told[2]! } : { head: '', text };
    });
    const within = page.items.filter((other) => other.box && other !== item && liesIn(other.box, item.box!, 0));
    const thing = {
      name: nameAmong(
        lines.map(({ text }) => text),
        told,
      ),
      text: item.raw,
      said: phrase(item.raw),
      properties,
      items: [item, ...within],
      box: item.box,
    };
    const key = `${item.kind} ${item.role}`;
    sets.set(key, [...(sets.get(key) ?? []), thing]);
  }
  return [...sets.values()].map((things) => ({ from: 'cards', things }));
}

/** What a card is called by: the longest of its lines that the task tells, else the first, over which a number or a tag may stand. */
function nameAmong(lines: readonly string[], told: string): string {
  const named = lines.filter((line) => line.length > 2 && placeOf(told, flat(line)) >= 0);
  const [longest] = [...named].sort((a, b) => b.length - a.length);
  return longest ?? lines.find((line) => /\p{L}+\s+\p{L}/u.test(line)) ?? lines[0]!;
}

/** The same things, each by its own name where it was called after a control that others offer, too: "Reserve". */
function calledApart(things: readonly Thing[]): Thing[] {
  const offering = new Map<string, number>();
  for (const { items } of things)
    for (const label of new Set(items.map((item) => flat(item.raw))))
      offering.set(label, (offering.get(label) ?? 0) + 1);
  const shared = (label: string) => (offering.get(flat(label)) ?? 0) > 1;
  return things.map((thing) => {
    if (!shared(thing.name)) return thing;
    const own = thing.properties.find(({ text }) => /\p{L}{2}/u.test(text) && !shared(text));
    return own ? { ...thing, name: own.text } : thing;
  });
}

/** The same things, each by what stands at no other of them, where the task tells what several are called alike: mails by what they are about, and not by who wrote them. */
function calledByOwn(things: readonly Thing[], told: string): Thing[] {
  const counts = new Map<string, number>();
  for (const { properties, name } of things)
    for (const text of new Set([name, ...properties.map((one) => one.text)].map(flat)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const shared = (text: string) => (counts.get(flat(text)) ?? 0) > 1;
  const alike = things.filter(({ name }) => /\p{L} \p{L}/u.test(name) && shared(name));
  // A list of rows that are pressed as a whole, most of them called as others are, is one of what these have sent or made.
  const ofOthers =
    alike.length >= SENT * things.length && things.every(({ items: [item] }) => item && WIDE.has(item.role));
  if (!ofOthers && !alike.some(({ name }) => isTold(name, told))) return [...things];
  return things.map((thing) => {
    // The same place in each of them, so that all are called after the same kind of thing.
    const own = thing.properties.find(({ text }) => /\p{L}{2}/u.test(text) && text !== thing.name && !shared(text));
    return own ? { ...thing, name: own.text } : thing;
  });
}

/** The same things, each by the name by which it was known before, where it is called otherwise now: a menu lies over what told several apart. */
function calledAsBefore(things: readonly Thing[], seen: ReadonlySet<string>): Thing[] {
  const called = new Set(things.map(({ name }) => name));
  const known = ({ properties }: Thing) => properties.filter(({ text }) => seen.has(text)).map(({ text }) => text);
  return things.map((thing) => {
    if (seen.has(thing.name)) return thing;
    const own = known(thing).filter(
      (name) => !called.has(name) && things.every((other) => other === thing || !known(other).includes(name)),
    );
    return own.length === 1 ? { ...thing, name: own[0]! } : thing;
  });
}

/** Share of the records that are called as others are, from which on that is no name of theirs; fitted. */
const SENT = 0.4;

/** Of things that are one control each those that are about as wide as most: an entry of the menu beside a list is none of it. */
function ofOneMake(things: readonly Thing[]): readonly Thing[] {
  const single = things.filter(({ items, box }) => box && items.length > 0 && WIDE.has(items[0]!.role));
  if (single.length < MANY || single.length < MOST_OF * things.length) return things;
  const widths = single.map(({ box }) => box!.width).sort((a, b) => a - b);
  const common = widths[Math.floor(widths.length / 2)]!;
  return things.filter(({ box }) => box && box.width > ALIKE * common && box.width * ALIKE < common);
}
/** What the rows of a list that are pressed as a whole are to who reads the page, and the share of a list that is made so. */
const WIDE = new Set(['generic', 'listitem', 'row', 'article']);
const MOST_OF = 0.75;
/** Things from which on one tells how wide most are, and the share of that by which others may differ. */
const MANY = 4;
const ALIKE = 0.6;

/** A card that is one control is called by what stands in it, and not by the heading of the column over it. */
function calledByItself(thing: Thing): Thing {
  const [item, ...others] = thing.items;
  if (!item || others.length > 0 || item.kind !== 'click' || flat(item.raw).includes(flat(thing.name))) return thing;
  const own = thing.properties.filter(({ text }) => text.length > 1 && flat(item.raw).includes(flat(text)));
  return own.length > 1 ? { ...thing, name: own[0]!.text } : thing;
}

/**
 * The records that a page lists, top to bottom; of several lists the one that the words of the task are about or that was
 * seen before, else the longest.
 */
export function rowsOn(page: Page, text: string, seen: ReadonlySet<string>): Row[] {
  const lists: Thing[][] = [];
  const sets = [...alikeIn(page), ...thingsOf(page), ...whole(page, text)].flatMap(({ from, things }) =>
    from === 'columns' || things.length < 2
      ? []
      : [calledAsBefore(calledByOwn(calledApart(ofOneMake(things).map(calledByItself)), text), seen)],
  );
  const single = sets.map((things) => things.filter((thing) => thing.box && weightOf(thing) >= 1));
  // What several records stand in is a part of the list.
  const isPart = ({ box }: Thing) =>
    box !== null &&
    single.some(
      (own) => own.filter((one) => one.box!.height < PART * box.height && liesIn(one.box!, box, 0)).length > 1,
    );
  /** Names that one reading of the page has found at several: another one may have taken these for one. */
  const shared = new Set<string>();
  for (const all of sets) {
    const things = all.filter((thing) => !isPart(thing));
    // Of several of one name more has to be asked than which of them is called so.
    const twice = things.filter((one, i) => things.findIndex(({ name }) => name === one.name) < i);
    const asked = twice.filter(
      ({ name, items }) => items.length > 0 && (isTold(name, text) || isToldInPart(name, things, text)),
    );
    for (const { name } of asked) shared.add(name);
    if (asked.length > 0) continue;
    const names = new Set<string>();
    const taken = new Set<Item>();
    const rows = things.filter((thing) => {
      // The lines of one record are no records of their own.
      const isLine = thing.items.length > 0 && thing.items.every((item) => taken.has(item));
      const isNew = weightOf(thing) > 0 && !names.has(thing.name) && !isLine;
      names.add(thing.name);
      for (const item of thing.items) taken.add(item);
      return isNew;
    });
    if (rows.length >= 2) lists.push(rows);
  }
  const told = ({ name }: Thing) => seen.has(name) || isTold(name, text);
  // Of two ways to read one list the one that knows the box at each is taken.
  const boxed = (rows: readonly Thing[]) =>
    rows.every(({ items }) => items.length > 1 && items.some(({ kind }) => kind === 'check'));
  const weight = (rows: readonly Thing[]) =>
    rows.reduce((sum, one) => sum + weightOf(one) + (isHeaded(one) ? HEAD : 0) + (told(one) ? NAMED : 0), 0);
  const [best = []] = lists
    .filter((rows) => !rows.some(({ name }) => shared.has(name)))
    .filter((rows) => !lists.some((other) => isOver(rows, other) && other.some(told)))
    .sort((a, b) => weight(b) - weight(a) || Number(boxed(b)) - Number(boxed(a)));
  const heads = headsOf(best, page);
  return best.map((thing) => ({ name: thing.name, thing, items: withBoxes(thing, page), part: partOf(thing, heads) }));
}

/** The controls of a record, and the box by which it is ticked where that lies in the row that is pressed as a whole. */
function withBoxes({ items }: Thing, page: Page): readonly Item[] {
  const [whole] = items;
  if (items.length !== 1 || !whole?.box || !WIDE.has(whole.role)) return items;
  const within = page.items.filter(({ kind, box }) => kind === 'check' && box && liesIn(box, whole.box!, 0));
  return within.length === 1 ? [whole, ...within] : items;
}

const isTold = (name: string, text: string) => placeOf(text, flat(name)) >= 0;

/** Whether the task says a word of a name that not all of the things have in theirs: "Spin", of "Spin 45 min". */
function isToldInPart(name: string, things: readonly Thing[], text: string): boolean {
  const said = new Set(tokens(text).map(({ stem }) => stem));
  return tokens(name).some(
    ({ stem, weight, number }) =>
      !number &&
      weight > TELLS &&
      said.has(stem) &&
      !things.every((one) => tokens(one.name).some((other) => other.stem === stem)),
  );
}
/** Weight of a word from which on it tells one thing from others. */
const TELLS = 0.3;

/** What a box with its name and no more counts for. */
const BOX = 0.5;

/** Whether the things of one list are only what those of another stand in: the columns of a board, over its cards. */
function isOver(rows: readonly Thing[], inner: readonly Thing[]): boolean {
  const items = new Set(inner.flatMap((thing) => thing.items));
  return (
    inner.length > rows.length &&
    rows.every((thing) => thing.items.length > 0 && thing.items.every((item) => items.has(item)))
  );
}

/** Whether most of what is told of a thing stands under a name: a table knows best what belongs to which row. */
function isHeaded({ properties }: Thing): boolean {
  return properties.filter(({ head }) => head !== '').length > 0.5 * properties.length;
}
/** What that counts for, of a record. */
const HEAD = 0.3;
/** Share of the height of a part of a list up to which something in it is one of several. */
const PART = 0.6;

/** The headings of the parts of a list: those that stand in none of its records, and above what heads these. */
function headsOf(all: readonly Thing[], page: Page): Line[] {
  const inside = (line: Line) => all.some(({ box }) => box && line.box && liesIn(line.box, box));
  const below = Math.min(...page.headings.filter(inside).map(({ level }) => level));
  return page.headings.filter((line) => line.box && line.level > 1 && line.level < below && !inside(line));
}

/** The heading over a record: of several at one height the one in whose column it stands; empty where there is none. */
function partOf({ box }: Thing, heads: readonly Line[]): string {
  const over = heads.filter((line) => box && line.box!.y < box.y);
  const low = Math.max(...over.map((line) => line.box!.y));
  const beside = (line: Line) => Math.abs(line.box!.x - box!.x);
  const near = over.filter((line) => low - line.box!.y < SAME_HEIGHT).sort((a, b) => beside(a) - beside(b));
  return near[0]?.text ?? '';
}
/** Pixels by which the heads of columns side by side may differ in height. */
const SAME_HEIGHT = 12;
/** What a record that the task names counts for, of the records of a list. */
const NAMED = 3;
