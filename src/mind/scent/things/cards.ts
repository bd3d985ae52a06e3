import { fold, phrase, words } from '../../language/index.ts';
import type { Item, Line, Page } from '../../perception/page.ts';
import { isGeneric } from '../meaning/match.ts';
import { takeByPlace } from './by-place.ts';
import { around, liesIn, type Thing, type Things } from './thing.ts';

/** The words of a row or card as one knows them again: those around a control and its own, without what is offered in every row. */
function wholeOf(item: Item, told: string, offered: ReadonlySet<string>): string {
  const own = offered.has(item.raw) ? [] : words(item.raw);
  return [...words(told), ...own]
    .filter((word) => !offered.has(word))
    .sort()
    .join(' ');
}

/** "Price: 12 €" gives the name and what stands at it. */
function propertyOf(text: string): { head: string; text: string } {
  // "✗ API access": the sign says whether it is had.
  const signed = /^([✓✔☑✅✗✘✕×☐❌])\s+(\p{L}.*)$/u.exec(text);
  if (signed) return { head: signed[2]!, text: signed[1]! };
  const told = /^([\p{L}][\p{L} /&-]{1,28}):\s+(\S.*)$/u.exec(text);
  return told ? { head: told[1]!, text: told[2]! } : { head: '', text };
}

/** Lines and controls that belong together as one thing; `told` is what is said of it where no line is known. */
export function thingOf(lines: readonly Line[], items: readonly Item[], told: string): Thing {
  const heading = lines.find((line) => line.level > 0)?.text;
  const link = [...items]
    .filter((item) => item.kind === 'click' && !isGeneric(item) && item.raw.length > 3)
    .sort((a, b) => Number(b.role === 'link') - Number(a.role === 'link'))[0];
  const text = lines.length > 0 ? lines.map((line) => line.text).join(' . ') : told;
  const first = lines.find((line) => /\p{L}{2}/u.test(line.text))?.text ?? told;
  const name = heading ?? (link?.role === 'link' ? link.raw : undefined) ?? first;
  const boxes = [...lines.flatMap((line) => line.box ?? []), ...items.flatMap((item) => item.box ?? [])];
  return {
    name,
    text,
    said: phrase(`${text} . ${items.map((item) => item.label).join(' . ')}`),
    properties: lines.map((line) => propertyOf(line.text)),
    items: [...items].sort((a, b) => a.order - b.order),
    box: around(boxes),
  };
}

const foldedLines = new WeakMap<Line, string>();

/** A line as it is compared; each is held against every row. */
function foldedLine(line: Line): string {
  let known = foldedLines.get(line);
  if (known === undefined) {
    known = fold(line.text);
    foldedLines.set(line, known);
  }
  return known;
}

/** Which of the lines make up what is told of a row: a run of them, one after the other. */
function linesOf(page: Page, told: string, from: number, items: readonly Item[]): { at: number; lines: Line[] } | null {
  const left = fold(`${told} ${items.map((item) => item.raw).join(' ')}`);
  const belongs = (line: Line) => left.includes(foldedLine(line).slice(0, 60));
  for (let at = from; at < page.lines.length; at++) {
    const first = page.lines[at]!;
    if (!belongs(first) || !left.startsWith(foldedLine(first).slice(0, 30))) continue;
    let end = at + 1;
    let length = first.text.length;
    while (end < page.lines.length && belongs(page.lines[end]!) && length < told.length + 60) {
      length += page.lines[end]!.text.length + 1;
      end++;
    }
    return { at, lines: page.lines.slice(at, end) };
  }
  return null;
}

/** Rows and cards that hold something to press: what stands around each control says which of them belong together. */
export function cardsOf(page: Page): Things[] {
  const groups = new Map<string, Item[]>();
  // Where the client tells rows for some controls, those without have none; where it tells none, the words nearby have to do.
  const tells = page.lines.some((line) => line.box) || page.items.some((item) => item.action.target?.context);
  const toldOf = (item: Item) => (tells ? (item.action.target?.context ?? '') : item.context.text);
  const offered = new Set<string>();
  const seen = new Set<string>();
  for (const { raw, kind } of page.items) {
    if (kind !== 'scroll' && seen.has(raw)) for (const word of [raw, ...words(raw)]) offered.add(word);
    seen.add(raw);
  }
  for (const item of page.items) {
    if (!item.box || !/[\p{L}\p{N}]/u.test(toldOf(item)) || item.kind === 'scroll' || item.kind === 'point') continue;
    const key = wholeOf(item, toldOf(item), offered);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  let from = 0;
  const rows = [...groups.values()].map((items) => {
    const told = items.map(toldOf).reduce((a, b) => (b.length > a.length ? b : a));
    const found = linesOf(page, told, from, items) ?? linesOf(page, told, 0, items);
    if (found && found.at >= from) from = found.at + 1;
    return { lines: found?.lines ?? [], items, told };
  });
  takeByPlace(page, rows);
  const all = rows.map(({ lines, items, told }) => ({
    thing: thingOf(lines, items, told),
    items,
  }));
  // Things are of one kind where they offer the same, or as many things of the same roles.
  const sets: Array<typeof all> = [];
  for (const entry of all) {
    const kin = sets.find((set) =>
      set.some(
        (other) =>
          other.items.some((a) => entry.items.some((b) => a.raw !== '' && a.raw === b.raw && a.kind === b.kind)) ||
          (other.items.length === entry.items.length &&
            other.items.every((a, i) => a.role === entry.items[i]!.role && a.kind === entry.items[i]!.kind)),
      ),
    );
    if (kin) kin.push(entry);
    else sets.push([entry]);
  }
  return sets.map((set) => ({ from: 'cards', things: labelled(set.map((entry) => entry.thing)) }));
}

/** Share of the things of a kind on which the same words stand, from which on these are a label. */
const ON_ALL = 0.7;

/** Words that stand on nearly all things of a kind say what stands after them: "Memory", "16 GB". */
export function labelled(things: readonly Thing[]): Thing[] {
  if (things.length < 2) return [...things];
  const counts = new Map<string, number>();
  for (const thing of things)
    for (const text of new Set(thing.properties.map((entry) => fold(entry.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return things.map((thing) => {
    const pressed = new Set(thing.items.map((item) => item.raw));
    const label = (text: string | undefined) =>
      text !== undefined &&
      text.length < 32 &&
      /^\p{L}[^\d]*$/u.test(text) &&
      !pressed.has(text) &&
      (counts.get(fold(text)) ?? 0) >= Math.max(2, ON_ALL * things.length);
    const properties = thing.properties.flatMap((entry, i) => {
      const before = thing.properties[i - 1]?.text;
      if (entry.head !== '' || pressed.has(entry.text)) return [entry];
      const next = thing.properties[i + 1];
      // A label without a value behind it is a property of its own.
      if (label(entry.text)) return next?.head !== '' || pressed.has(next.text) || label(next.text) ? [entry] : [];
      return [label(before) ? { head: before!.replace(/:\s*$/, ''), text: entry.text } : entry];
    });
    return { ...thing, properties };
  });
}

/** Lines that a section may be longer than the shortest of its kind. */
const LONGER = 4;

/** Parts of the page under headings of one level. */
export function sectionsOf(page: Page): Things[] {
  const sets: Things[] = [];
  for (const level of [2, 3, 4, 5]) {
    const starts = page.lines.flatMap((line, i) => (line.level === level ? [i] : []));
    if (starts.length < 2) continue;
    const parts = starts.map((start) => {
      const end = page.lines.findIndex((line, i) => i > start && line.level > 0 && line.level <= level);
      return page.lines.slice(start, end < 0 ? undefined : end);
    });
    const least = Math.min(...parts.map((part) => part.length));
    const heads = new Set(parts.map((part) => part[0]!.text));
    const things = parts.map((part) => {
      const lines = part.slice(0, least + LONGER);
      const box = around(lines.flatMap((line) => line.box ?? []));
      const items = page.items.filter(
        (item) =>
          item.kind !== 'scroll' &&
          item.box !== null &&
          // What follows the last part stretches it over the ones beside it.
          (item.group === part[0]!.text || !heads.has(item.group)) &&
          (box === null ? item.group !== '' && item.group === part[0]!.text : liesIn(item.box, box, 12)),
      );
      return thingOf(lines, items, part[0]!.text);
    });
    sets.push({ from: 'cards', things: labelled(things) });
  }
  return sets;
}
