import { phrase, words } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import { isGeneric } from '../meaning/match.ts';
import { bare, type Group, groupsOf } from './groups.ts';
import { headed } from './heads.ts';
import type { Property, Thing, Things } from './thing.ts';
import { withoutControls } from './without-controls.ts';

/** Pixels by which things of one kind may be out of line. */
const INLINE = 5;

function inLine(a: Group, b: Group): boolean {
  const [one, other] = [a.items[0]!.box!, b.items[0]!.box!];
  return (
    Math.abs(one.x - other.x) <= INLINE ||
    Math.abs(one.x + one.width - other.x - other.width) <= INLINE ||
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2) <= INLINE
  );
}

function rolesOf({ items }: Group): string {
  return items
    .map((item) => `${item.kind}/${item.role}`)
    .sort()
    .join();
}

/** Whether two groups are one control each, of the same role and the same size: the free seats of a plan. */
function sameMake({ items: [a, ...more] }: Group, { items: [b, ...others] }: Group): boolean {
  return (
    more.length + others.length === 0 &&
    a!.role !== 'link' &&
    a!.role === b!.role &&
    a!.group === b!.group &&
    Math.abs(a!.box!.width - b!.box!.width) < 1 &&
    Math.abs(a!.box!.height - b!.box!.height) < 1
  );
}

/** Whether two groups are things of one kind: they offer the same, or the same sort of controls in line with each other. */
function kin(a: Group, b: Group): boolean {
  const shared = a.items.some((one) =>
    b.items.some(
      (other) =>
        one.raw === other.raw &&
        one.role === other.role &&
        one.raw !== '' &&
        (one.role !== 'link' || (a.told !== '' && b.told !== '')),
    ),
  );
  if (shared || sameMake(a, b)) return true;
  if (!inLine(a, b) || a.lines.length > 1 !== b.lines.length > 1) return false;
  const share =
    Math.min(a.items[0]!.box!.height, b.items[0]!.box!.height) /
    Math.max(a.items[0]!.box!.height, b.items[0]!.box!.height);
  return (
    (rolesOf(a) === rolesOf(b) && (share > 0.6 || a.lines.length > 1)) ||
    (a.lines.length > 1 && a.items[0]!.role === b.items[0]!.role && a.items[0]!.box!.x === b.items[0]!.box!.x)
  );
}

/** Top to bottom, and left to right in a row. */
function inOrder({ box: a }: Group, { box: b }: Group): number {
  const level = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5 * Math.min(a.height, b.height);
  return level ? a.x - b.x : a.y - b.y;
}

/** Whether a line only repeats what is offered in every row: "Choose Details". */
function onlyOffers(text: string, offered: ReadonlySet<string>): boolean {
  let left = bare(text);
  if (left === '') return false;
  for (const label of [...offered].sort((a, b) => b.length - a.length)) left = left.split(label).join('');
  return left === '';
}

function propertyOf(text: string): Property {
  const told = /^([\p{L}][\p{L} /&-]{1,28}):\s+(\S.*)$/u.exec(text);
  return told ? { head: told[1]!, text: told[2]! } : { head: '', text };
}

/** A line taken apart at the controls that stand in it and at the words that are written in another way: "Tom Field" and "wants to join". */
function piecesOf(text: string, { items }: Group, marks: readonly string[]): string[] {
  let pieces = [text];
  const set = marks.filter((mark) => text.startsWith(`${mark} `) || text.endsWith(` ${mark}`));
  for (const at of [...items.map((item) => item.raw), ...set].sort((x, y) => y.length - x.length))
    if (at.length > 1 && text.length > at.length)
      pieces = pieces.flatMap((piece) => {
        const from = ` ${piece} `.indexOf(` ${at} `);
        return from < 0 || piece === at ? [piece] : [piece.slice(0, from), at, piece.slice(from + at.length)];
      });
  return pieces.map((piece) => piece.replace(/^[\s:–—·|,-]+(?=\s|\p{L})|[\s:–—·|,-]+$/gu, '').trim()).filter(Boolean);
}

function thingOf(group: Group, offered: ReadonlySet<string>, under: boolean, marked: Page['marked']): Thing {
  const marks = marked.map(({ text }) => text);
  const lines = group.lines.filter((line) => !onlyOffers(line.text, offered));
  const named = lines.find((line) => line.level > 0)?.text;
  const own = group.items.map((item) => item.raw).filter((raw) => raw !== '' && !onlyOffers(raw, offered));
  const head = under && group.items[0]?.group;
  const written = lines
    .flatMap((line) => piecesOf(line.text, group, marks))
    .filter((text) => !onlyOffers(text, offered));
  const link = group.items.find((item) => item.role === 'link' && written.includes(item.raw))?.raw;
  const texts = written.length > 0 ? written : [...own.slice(0, 1), group.told].filter((text) => text !== '');
  // "Seat 2C, €4" says more than "2C" does, and so does the name of a box that stands apart from it.
  const more = own.filter(
    (raw) => group.items.length === 1 && words(raw).some((word) => !words(texts.join(' ')).includes(word)),
  );
  // "Concert: Trio Aurora", at the head of a thing, is what it is called.
  const properties = [...texts, ...(written.length > 0 ? more : [])].map((text) =>
    text === named ? { head: '', text } : propertyOf(text),
  );
  if (head) properties.push({ head: '', text: head });
  const manner = marked.find(({ text }) => lines.some((line) => line.text === text))?.manner;
  const text = properties.map((entry) => entry.text).join(' . ');
  const first = texts.find((line) => /\p{L}{2}/u.test(line)) ?? texts[0] ?? '';
  return {
    name: named ?? link ?? first,
    text,
    said: phrase(`${text} . ${properties.map((entry) => entry.head).join(' . ')}`),
    properties,
    items: [...group.items].sort((a, b) => a.order - b.order),
    box: group.box,
    ...(manner ? { manner } : {}),
  };
}

/** Things that stand on a page alike, each with what can be done with it and all that is written at it. */
export function alikeOf(page: Page): Things[] {
  const groups = groupsOf(page);
  const taken = new Set(groups.flatMap(({ lines }) => lines));
  const left = new Set(page.lines.filter((line) => !taken.has(line)));
  const sets: Group[][] = [];
  for (const group of groups) {
    const own = sets.filter((set) => set.some((other) => kin(group, other)));
    const joined = [...own.flat(), group];
    for (const set of own) sets.splice(sets.indexOf(set), 1);
    sets.push(joined);
  }
  return sets
    .filter((set) => set.length >= 2)
    .map((set) => [...set, ...withoutControls(page, set, left)])
    .map((set) => {
      const counts = new Map<string, number>();
      for (const { items } of set)
        for (const raw of new Set(
          items.filter((item) => item.role !== 'link' || isGeneric(item)).map(({ raw }) => bare(raw)),
        ))
          counts.set(raw, (counts.get(raw) ?? 0) + 1);
      const offered = new Set(
        [...counts]
          .filter(([raw, count]) => raw !== '' && count >= Math.max(2, OFFERED * set.length))
          .map(([raw]) => raw),
      );
      // Under a heading of their own stand times under their days; the title of each is no such heading.
      const own = new Set(set.flatMap(({ lines }) => lines.map(({ text }) => text)));
      const groups = new Set(set.flatMap(({ items }) => items[0]?.group ?? []));
      const under = groups.size > 1 && [...groups].every((text) => !own.has(text));
      const sorted = [...set].sort(inOrder);
      const things = sorted.map((group) => thingOf(group, offered, under, page.marked));
      return { from: 'cards', things: headed(page, sorted, things) };
    });
}
/** Share of the things of a kind at which a control stands that is offered with each of them. */
const OFFERED = 0.3;
