import { fold, phrase, words } from '../../language/index.ts';
import type { Box, Item, Line, Page } from '../../perception/page.ts';
import { isGeneric } from '../match.ts';
import { headed } from './heads.ts';
import { around, liesIn, type Property, type Thing, type Things } from './thing.ts';
import { withoutControls } from './without-controls.ts';

/** Controls that stand together, and the lines that stand with them. */
export interface Group {
  items: Item[];
  /** What is told around them where no line is known to be theirs. */
  told: string;
  lines: Line[];
  box: Box;
}

const NO_THINGS = new Set(['scroll', 'point', 'drag', 'context', 'press']);
/** Characters of a row that the observer tells at most: what is longer is cut off. */
const TOLD = 190;
/** Share of the words of two rows that are cut off which have to be the same for them to be one row. */
const SAME = 0.8;
/** Controls that stand elsewhere and are named around one, from which on no row is told but a part of the page. */
const ELSEWHERE = 3;

interface Entry {
  item: Item;
  /** The words that the observer tells around the control, those of its row; none where it is in no row. */
  told: string;
  own: Set<string>;
  all: Set<string>;
}

function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the words around a control name another one: apart, or run together with others. */
function names(told: Entry, { item, own }: Entry): boolean {
  return (
    [...own].every((word) => told.all.has(word)) || (bare(item.raw) !== '' && bare(told.told).includes(bare(item.raw)))
  );
}

function signsOfRow({ box: a, role }: Item, { box: b, role: other }: Item): boolean {
  if (!a || !b || role === 'link' || other === 'link') return false;
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) >= 0.5 * Math.min(a.height, b.height);
}

/** Whether two controls stand in one row: around each stands what stands around the other, and the other. */
function together(a: Entry, b: Entry): boolean {
  if (a.told === '' || b.told === '') return false;
  const cut = Math.max(a.told.length, b.told.length) >= TOLD;
  // A sign that is called by a title is not among the words of its row.
  if (!cut && !(names(a, b) && names(b, a)) && !signsOfRow(a.item, b.item)) return false;
  const differing = [...a.all, ...b.all].filter((word) => !a.all.has(word) || !b.all.has(word));
  if (cut) return differing.length / (a.all.size + b.all.size) < 1 - SAME;
  return differing.every((word) => a.own.has(word) || b.own.has(word));
}

function groupsOf(page: Page): Entry[][] {
  const most = 0.6 * page.width * page.height;
  const entries: Entry[] = page.items
    .filter((item) => item.box && !NO_THINGS.has(item.kind) && item.box.width * item.box.height < most)
    .map((item) => {
      const own = new Set(words(item.raw));
      const told = item.action.target?.context ?? '';
      return { item, told, own, all: new Set([...words(told), ...own]) };
    });
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.find(
      (other) =>
        together(other[0]!, entry) &&
        // One and the same button twice is two rows of the same words; a picture and a name lead to one thing.
        other.every(
          ({ item, told }) =>
            item.raw !== entry.item.raw ||
            item.role !== entry.item.role ||
            (item.role === 'link' && told === entry.told && !isGeneric(item)),
        ),
    );
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  for (const [entry, ...others] of groups)
    if (
      entry &&
      others.length === 0 &&
      entries.filter(
        (other) =>
          other.item.raw.length > 2 &&
          other.item.raw !== entry.item.raw &&
          names({ ...entry, all: new Set(words(entry.told)) }, other),
      ).length >= ELSEWHERE
    )
      entry.told = '';
  return groups;
}

/** How far apart two boxes are; what stands in another line is further away than what stands in the same. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return 0.1 * dx + 2 * dy;
}

/** How far from the controls of its row a line may stand. */
const REACH = 700;
/** How far from a control that is told to be in no row. */
const BESIDE = 24;

/** Whether what is told around a control, and its own name, hold a line. */
function holds({ told, item }: Entry, line: string): boolean {
  const rest = line.replace(fold(item.raw), ' ').trim();
  if (rest.length < 4) return ` ${fold(`${told} ${item.raw}`)} `.includes(` ${rest} `);
  return bare(`${told}${item.raw}`).includes(bare(rest).slice(0, 60));
}

/**
 * Of lines that say the same, as many as are told, those in the order in which they are told and then the nearest: others
 * stand in a row of which nobody tells.
 */
function onceEach(entries: readonly Entry[], lines: readonly Line[]): Line[] {
  const told = entries.reduce((longest, entry) => (entry.told.length > longest.length ? entry.told : longest), '');
  const far = (line: Line) => Math.min(...entries.map(({ item }) => distance(item.box!, line.box!)));
  const order = fold(told);
  const amiss = (line: Line) =>
    lines.filter((other, i) => {
      const [at, own] = [order.indexOf(fold(other.text)), order.indexOf(fold(line.text))];
      return other.text !== line.text && at >= 0 && own >= 0 && at < own !== i < lines.indexOf(line);
    }).length;
  return lines.filter((line) => {
    const same = lines
      .filter((other) => other.text === line.text)
      .sort((a, b) => amiss(a) - amiss(b) || far(a) - far(b));
    const inside = entries.some(({ item }) => liesIn(line.box!, item.box!, 0));
    return inside || same.indexOf(line) < Math.max(1, order.split(fold(line.text)).length - 1);
  });
}

/** Gives each line to the control that it stands in, else to the nearest of the groups that are told to hold it. */
function withLines(page: Page, groups: readonly Entry[][]): Group[] {
  const made = groups.map((entries) => ({ entries, lines: [] as Line[] }));
  for (const line of page.lines) {
    if (!line.box) continue;
    const { text: whole, box } = line;
    // What several stand in belongs to none of them: a menu that is written in one line.
    const held = made.filter(({ entries }) =>
      entries.some(({ item }) => liesIn(item.box!, box, 0) && whole.includes(item.raw)),
    );
    if (held.length > 1) continue;
    const text = fold(whole);
    let best: (typeof made)[number] | null = null;
    let least = REACH;
    for (const group of made) {
      const inside = group.entries.filter(({ item }) => liesIn(box, item.box!, 0)).map(({ item }) => item.box!);
      if (inside.length === 0 && !group.entries.some((entry) => holds(entry, text))) continue;
      const far =
        inside.length > 0
          ? -1 / Math.min(...inside.map((box) => box.width * box.height))
          : Math.min(...group.entries.map(({ item }) => distance(item.box!, box)));
      if (far > BESIDE && group.entries.every(({ told }) => told === '')) continue;
      // The row that holds a line is a smaller part of the page than the list that holds the row.
      const cost = far < 0 ? far : far + 0.3 * Math.min(...group.entries.map(({ told }) => told.length || TOLD));
      if (cost < least) [best, least] = [group, cost];
    }
    best?.lines.push(line);
  }
  return made
    .map(({ entries, lines: near }) => ({ entries, lines: onceEach(entries, near) }))
    .map(({ entries, lines }) => ({
      items: entries.map(({ item }) => item),
      told: entries.reduce((longest, { told }) => (told.length > longest.length ? told : longest), ''),
      lines,
      box: around([...entries.map(({ item }) => item.box!), ...lines.map((line) => line.box!)])!,
    }));
}

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
  const properties = [...texts, ...(written.length > 0 ? more : [])].map(propertyOf);
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
  const groups = withLines(page, groupsOf(page));
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
