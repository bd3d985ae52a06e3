import { phrase } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { alikeIn, type Thing, type Things, thingsOf } from '../../things/index.ts';
import { liesIn } from '../../things/thing.ts';
import { flat, placeOf } from './flat.ts';

/** One of the records that a page lists: a row, a card, an entry. */
export interface Row {
  name: string;
  thing: Thing;
  items: readonly Item[];
}

/** Controls from which on what looks like one thing is a part of the page. */
const MOST = 12;
/** What a control is called that does something to all rows or orders them. */
const OVER_ALL = /^(?:(?:de)?select|tick|check|mark|choose)?\s*(?:all|everything)\b/i;
/** "Owner: Inês Prata" stands at a record and is not its name. */
const HEADED = /^[\p{L}][\p{L} /&-]{1,28}:\s+\S/u;

function weightOf({ name, properties, items }: Thing): number {
  if (!/\p{L}{2}|\d{2}/u.test(name) || items.length > MOST || OVER_ALL.test(name)) return 0;
  const told = properties.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text)).length;
  // One of several answers to a question is no record.
  if (items.length > 0 && items.every(({ role }) => role === 'radio')) return 0;
  // A button that stands alone is no record, whatever it is called.
  const own = items.some((item) => item.role !== 'link' && item.kind !== 'scroll' && flat(item.raw) !== flat(name));
  if (told > MOST) return 0;
  const weight = told >= 2 && items.length > 0 ? 1 : own ? 0.8 : 0;
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

/** The records that a page lists, top to bottom; of several lists the one that the words of the task are about, else the longest. */
export function rowsOn(page: Page, text: string): Row[] {
  const lists: Thing[][] = [];
  for (const { from, things } of [...alikeIn(page), ...thingsOf(page), ...whole(page, text)]) {
    if (from === 'columns' || things.length < 2) continue;
    // Of several of one name more has to be asked than which of them is called so.
    const twice = things.filter((one, i) => things.findIndex(({ name }) => name === one.name) < i);
    if (twice.some(({ name, items }) => items.length > 0 && isTold(name, text))) return [];
    const names = new Set<string>();
    const taken = new Set<Item>();
    const rows = things.filter((thing) => {
      // The lines of one record are no records of their own.
      const isPart = thing.items.length > 0 && thing.items.every((item) => taken.has(item));
      const isNew = weightOf(thing) > 0 && !names.has(thing.name) && !isPart;
      names.add(thing.name);
      for (const item of thing.items) taken.add(item);
      return isNew;
    });
    if (rows.length >= 2) lists.push(rows);
  }
  const weight = (rows: readonly Thing[]) =>
    rows.reduce((sum, thing) => sum + weightOf(thing) + (isTold(thing.name, text) ? NAMED : 0), 0);
  const [best = []] = lists
    .filter((rows) => !lists.some((other) => isOver(rows, other) && other.some(({ name }) => isTold(name, text))))
    .sort((a, b) => weight(b) - weight(a));
  return best.map((thing) => ({ name: thing.name, thing, items: thing.items }));
}

const isTold = (name: string, text: string) => placeOf(text, flat(name)) >= 0;

/** Whether the things of one list are only what those of another stand in: the columns of a board, over its cards. */
function isOver(rows: readonly Thing[], inner: readonly Thing[]): boolean {
  const items = new Set(inner.flatMap((thing) => thing.items));
  return (
    inner.length > rows.length &&
    rows.every((thing) => thing.items.length > 0 && thing.items.every((item) => items.has(item)))
  );
}

/** What a record that the task names counts for, of the records of a list. */
const NAMED = 3;
