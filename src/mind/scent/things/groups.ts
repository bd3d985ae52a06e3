import { fold, words } from '../../language/index.ts';
import type { Box, Item, Line, Page } from '../../perception/page.ts';
import { isGeneric } from '../meaning/match.ts';
import { takeByPlace } from './by-place.ts';
import { around, liesIn } from './thing.ts';

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
  /** The name as it is compared, and without blanks and marks, as the words around it: every control is held against every other one. */
  folded: string;
  bareName: string;
  bareTold: string;
}

/** A text without blanks and marks. */
export function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the words around a control name another one: apart, or run together with others. */
function names(told: Pick<Entry, 'all' | 'bareTold'>, { bareName, own }: Entry): boolean {
  return own.isSubsetOf(told.all) || (bareName !== '' && told.bareTold.includes(bareName));
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

function entriesOf(page: Page): Entry[][] {
  const most = 0.6 * page.width * page.height;
  const entries: Entry[] = page.items
    .filter((item) => item.box && !NO_THINGS.has(item.kind) && item.box.width * item.box.height < most)
    .map((item) => {
      const own = new Set(words(item.raw));
      const told = item.action.target?.context ?? '';
      const all = new Set([...words(told), ...own]);
      return { item, told, own, all, folded: fold(item.raw), bareName: bare(item.raw), bareTold: bare(told) };
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
  for (const [entry, ...others] of groups) {
    if (!entry || others.length > 0) continue;
    const beside = { bareTold: entry.bareTold, all: new Set(words(entry.told)) };
    const named = entries.filter(
      (other) => other.item.raw.length > 2 && other.item.raw !== entry.item.raw && names(beside, other),
    );
    if (named.length >= ELSEWHERE) Object.assign(entry, { told: '', bareTold: '' });
  }
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
function holds({ told, item, folded, bareTold, bareName }: Entry, line: string): boolean {
  const rest = line.replace(folded, ' ').trim();
  // The name of a box stands beside it.
  if (rest === '' && item.kind === 'check') return true;
  if (rest.length < 4) return ` ${fold(`${told} ${item.raw}`)} `.includes(` ${rest} `);
  return `${bareTold}${bareName}`.includes(bare(rest).slice(0, 60));
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

/** Controls that stand in one row or card, with the lines that stand there too. */
export function groupsOf(page: Page): Group[] {
  const groups = withLines(page, entriesOf(page));
  takeByPlace(page, groups);
  return groups.map((group) => ({
    ...group,
    box: around([group.box, ...group.lines.map((line) => line.box!)])!,
  }));
}
