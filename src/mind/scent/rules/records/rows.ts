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
  // A button that stands alone is no record, whatever it is called.
  const own = items.some((item) => item.role !== 'link' && item.kind !== 'scroll' && flat(item.raw) !== flat(name));
  if (told > MOST) return 0;
  const weight = told >= 2 && items.length > 0 ? 1 : own ? 0.8 : 0;
  return HEADED.test(name) ? 0.5 * weight : weight;
}

/** Records that are each one control, in which several lines stand: cards that can be pressed or pulled. */
function whole(page: Page): Things[] {
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
      name: lines[0]!.text,
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

/** The records that a page lists, top to bottom; of several lists the one that the words of the task are about, else the longest. */
export function rowsOn(page: Page, text: string): Row[] {
  let best: Thing[] = [];
  let most = 0;
  for (const { from, things } of [...alikeIn(page), ...thingsOf(page), ...whole(page)]) {
    if (from === 'columns' || things.length < 2) continue;
    // Of several of one name more has to be asked than which of them is called so.
    const twice = things.filter((one, i) => things.findIndex(({ name }) => name === one.name) < i);
    if (twice.some(({ name, items }) => items.length > 0 && placeOf(text, flat(name)) >= 0)) return [];
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
    const told = rows.filter(({ name }) => placeOf(text, flat(name)) >= 0).length;
    const weight = rows.reduce((sum, thing) => sum + weightOf(thing), 0) + NAMED * told;
    if (rows.length >= 2 && weight > most) [best, most] = [rows, weight];
  }
  return best.map((thing) => ({ name: thing.name, thing, items: thing.items }));
}
/** What a record that the task names counts for, of the records of a list. */
const NAMED = 3;
