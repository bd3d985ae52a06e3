import { NOT_BEHIND_SHORT, type Phrase, phrase, words } from '../../../language/index.ts';
import type { Line, Page } from '../../../perception/page.ts';
import { saidAs } from '../../observe.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { liesIn, type Property, type Thing, type Things } from '../../things/thing.ts';

/** One thing that the page tells of, with what it stands under. */
export interface Row extends Thing {
  /** The headings above it, and what else holds for it. */
  under: Phrase;
}

/** Rows that the page shows alike. */
export interface Relation {
  from: Things['from'] | 'lines';
  rows: Row[];
}

/** The headings over a line of the page, one of each level, without the page's own. */
function headingsBefore(page: Page, at: number): string {
  const over = new Map<number, string>();
  for (const line of page.lines.slice(0, Math.max(0, at))) {
    if (line.level === 0) continue;
    for (const level of [...over.keys()]) if (level >= line.level) over.delete(level);
    if (line.level > 1) over.set(line.level, line.text);
  }
  return [...over.values()].join(' . ');
}

/** Where on the page a thing begins to be told of. */
function beginningOf(page: Page, { box }: Thing): number {
  return box ? page.lines.findIndex((line) => line.box !== null && liesIn(line.box, box)) : -1;
}

/** Pixels over the first row within which its heads, and over these what the whole is called, may stand. */
const OVER_ROWS = 90;
/** Letters up to which it is called so, and nothing is told. */
const LONGEST = 80;

/** What stands alone over a table and is no heading: its caption. */
function captionOf(page: Page, { from, things }: Things): string {
  const boxes = things.flatMap(({ box }) => box ?? []);
  if (from !== 'rows' || boxes.length < things.length) return '';
  const top = Math.min(...boxes.map(({ y }) => y));
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  const over = page.lines.filter(
    ({ box }) =>
      box && box.y + box.height <= top + 2 && box.y > top - OVER_ROWS && box.x < right && box.x + box.width > left,
  );
  const beside = (line: Line) =>
    over.some((other) => other !== line && Math.abs(other.box!.y - line.box!.y) < other.box!.height / 2);
  const [caption] = over.filter((line) => !beside(line)).sort((a, b) => b.box!.y - a.box!.y);
  return !caption || caption.level > 0 || caption.text.length > LONGEST || /[.!?]$/.test(caption.text)
    ? ''
    : caption.text;
}

/** Where the next sentence of a line begins. */
const NEXT_SENTENCE = new RegExp(String.raw`(?<=[^.][.!?;])${NOT_BEHIND_SHORT}\s+(?=[\p{Lu}\d])`, 'u');
/** "Child ........ 12 €", "Child: 12 €", "Child – 12 €": the words, and what stands at them. */
const LEADERS = /^(\p{L}[^:]{1,60}?)\s*(?:\.{2,}|…+|:(?!\d\d)|\s[–—-])\s*(\S.*)$/u;

function ofLine(page: Page, line: Line, i: number): Row[] {
  const heading = headingsBefore(page, i);
  const before = page.lines[i - 1];
  const question = before && /\?\s*$/.test(before.text) ? ` . ${before.text}` : '';
  const sentences = line.text.split(NEXT_SENTENCE);
  return sentences.map((text, at) => {
    const told = LEADERS.exec(text);
    const properties: Property[] =
      told && text.length < 100 ? [{ head: told[1]!, text: told[2]! }] : [{ head: '', text }];
    // "For the spring term ...": a sentence is about what the one before it was.
    const label = at === 0 ? labelOf(line, before) : '';
    if (label !== '' && properties[0]!.head === '') properties[0] = { head: label, text };
    const under = phrase(
      `${heading}${label === '' ? '' : ` . ${label}`}${question}${at > 0 ? ` . ${sentences[0]!}` : ''}`,
    );
    return { name: told ? told[1]! : text, text, said: phrase(text), properties, items: [], box: line.box, under };
  });
}

/** Words that name what stands beside or below them: "Fax", over its number. */
const LABEL = /^\p{L}[^\d.!?]{1,40}:?$/u;

/** The name that stands before a line that is set in, or to its left. */
function labelOf(line: Line, before: Line | undefined): string {
  if (!before?.box || !line.box || before.level > 0 || !LABEL.test(before.text)) return '';
  const beside = Math.abs(before.box.y - line.box.y) < 0.6 * line.box.height && before.box.x < line.box.x;
  const setIn =
    line.box.x > before.box.x + 8 && line.box.y > before.box.y && line.box.y < before.box.y + 3 * line.box.height;
  return beside || setIn ? before.text.replace(/:$/, '') : '';
}

/** "Child ... 12 €" and a name with its value on the next line are cells under a name. */
export function headed(properties: readonly Property[]): Property[] {
  return properties.map((cell) => {
    const told = cell.head === '' && cell.text.length < 100 ? LEADERS.exec(cell.text) : null;
    return told ? { head: told[1]!, text: told[2]! } : cell;
  });
}

/** Whether things are no more than the answers to one question: boxes to tick, all under the same name. */
function areAnswers({ things }: Things): boolean {
  const [first] = things;
  return (
    things.length > 1 &&
    things.every(
      ({ name, items }) =>
        name === first!.name &&
        items.length > 0 &&
        items.every(({ kind, role }) => kind === 'check' || role === 'radio'),
    )
  );
}

const read = new WeakMap<Page, Relation[]>();

/** What a page tells, as relations: its tables, cards and lists, and its lines one by one. */
export function relationsOf(page: Page): Relation[] {
  let relations = read.get(page);
  if (relations) return relations;
  const sets = thingsOf(page).filter((set) => (set.things.length > 1 || set.from === 'rows') && !areAnswers(set));
  relations = sets.map((set) => {
    const caption = captionOf(page, set);
    return {
      from: set.from,
      rows: set.things.map((thing) => ({
        ...thing,
        properties: set.from === 'cards' ? headed(thing.properties) : thing.properties,
        under: phrase([headingsBefore(page, beginningOf(page, thing)), caption].join(' . ')),
      })),
    };
  });
  const pressed = new Set(page.items.map((item) => item.raw));
  const lines = page.lines.flatMap((line, i) =>
    line.level > 0 || line.text.length > 600 || /\?\s*$/.test(line.text) || pressed.has(line.text)
      ? []
      : ofLine(page, line, i),
  );
  if (lines.length > 0) relations.push({ from: 'lines', rows: lines });
  read.set(page, relations);
  return relations;
}

/** Words up to which a place of the site is called so, and no thing. */
const PLACE = 4;

/** What those places are called from which one has come to what is shown: the folder that is open, wherever that is said. */
export function leadingHere({ page, memory, key }: Situation): string[] {
  return page.items.flatMap((item) =>
    item.kind === 'click' &&
    ['link', 'treeitem', 'menuitem', 'button'].includes(item.role) &&
    words(item.raw).length <= PLACE &&
    memory.led[saidAs(item)] === key
      ? [item.raw]
      : [],
  );
}

/** What the whole page is about: its title and first headings, the tab that is open, what is chosen in its lists. */
export function contextOf(page: Page): Phrase {
  const chosen = page.items.flatMap((item) =>
    item.kind === 'choose' && item.value
      ? [item.value]
      : item.role === 'tab' && item.state.has('selected')
        ? [item.raw]
        : [],
  );
  const first = page.headings.filter((line) => line.level === 1).map((line) => line.text);
  return phrase([page.title, ...first, ...chosen].join(' . '));
}
