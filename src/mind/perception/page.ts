import type { Action } from '../../contract/index.ts';
import { fold, type Phrase, phrase, sayIcon } from '../language/index.ts';
import type { Percept } from '../mind.ts';
import { readDescription } from './described.ts';
import { wordsNearby } from './nearby.ts';
import { linePlaces } from './places.ts';
import { markSearchBoxes } from './search-boxes.ts';
import { spread } from './several.ts';

export interface Line {
  text: string;
  /** 1..6 for a heading, 0 otherwise. */
  level: number;
  /** Where it stands on the frame, in pixels; null where nobody tells. */
  box: Box | null;
}

/** A place on the frame, in pixels from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One thing that can be done on the page, as the person takes it. */
export interface Item {
  action: Action;
  name: string;
  kind: string;
  role: string;
  /** As the person would say it: icons in words, the placeholder when nothing else names it. */
  label: string;
  /** The label as it was declared. */
  raw: string;
  said: Phrase;
  /** Words around it. */
  context: Phrase;
  /** Heading or group it stands under. */
  group: string;
  placeholder: string;
  value: string;
  state: ReadonlySet<string>;
  disabled: boolean;
  box: Box | null;
  /** Place in reading order, from 0. */
  order: number;
  /** Options of a list, as shown. */
  options: string[];
  /** A sign of which the client could not tell what it shows: its label stands nowhere on the page. */
  wordless?: boolean;
  /** What is said with the action, where the item is one of the answers of a list of several. */
  answer?: string;
}

/** What can be read off one percept. */
export interface Page {
  url: string;
  /** What the page calls itself, without the name of the site. */
  title: string;
  /** The name of the site, as far as its title tells it apart. */
  site: string;
  /** By what the page is known for another visit: nothing where the address does, because titles change with what is done. */
  known: string;
  lines: Line[];
  headings: Line[];
  /** The title's and the headings' words: what the page is about. */
  about: Phrase;
  all: Phrase;
  outcome: string;
  error: string;
  dialog: string;
  items: Item[];
  /** Words written in another way than those around them: "bold", "red, underlined". */
  marked: Array<{ manner: string; text: string }>;
  /** What is drawn and says nothing, one by one: "large red circle". */
  drawn: string[];
  byName: ReadonlyMap<string, Item>;
  width: number;
  height: number;
}

/** The part of an action's name before the colon, when the target does not say the kind itself. */
function kindOf(action: Action): string {
  const said = action.target?.kind;
  if (said) return said;
  const prefix = /^([a-z]+)(?::|$)/.exec(action.name)?.[1];
  const properties = action.parameters?.properties ?? {};
  if (prefix && KINDS.has(prefix)) return prefix;
  if ('option' in properties) return 'choose';
  if ('text' in properties) return 'type';
  if ('value' in properties) return 'set';
  if ('to' in properties) return 'drag';
  if ('file' in properties) return 'upload';
  const role = action.target?.role ?? '';
  if (role === 'checkbox' || role === 'radio' || role === 'switch') return 'check';
  return 'click';
}

const KINDS = new Set(
  'click type choose check set upload point drag context press scroll select back tab dialog wait'.split(' '),
);

function optionsOf(action: Action): string[] {
  for (const schema of Object.values(action.parameters?.properties ?? {}))
    if (schema.enum) return schema.enum.map((value) => String(value));
  return [];
}

/** Reads a declared action as an item of the page. Without a label, its description and its name speak for it. */
function itemOf(action: Action): Item {
  const target = action.target;
  const bare = action.name.replace(/^[a-z]+:/, '').replace(/\.\d+$/, '');
  const told = target?.label || !action.description ? null : readDescription(action.description);
  const raw = target?.label || told?.label || bare.replace(/[-_.]+/g, ' ');
  const label = sayIcon(raw.trim()) || target?.placeholder || '';
  return {
    action,
    name: action.name,
    kind: kindOf(action),
    role: target?.role ?? told?.role ?? '',
    label,
    raw: raw.trim(),
    said: phrase(label),
    context: phrase(target?.context ?? ''),
    group: target?.group ?? '',
    placeholder: target?.placeholder ?? '',
    value: target?.value ?? '',
    state: new Set(target?.state ?? []),
    disabled: target?.disabled === true || (target?.state ?? []).includes('disabled'),
    box: target ? { x: target.x, y: target.y, width: target.width, height: target.height } : null,
    order: 0,
    options: optionsOf(action),
  };
}

/** Names that say only what kind of field it is. */
const NAMELESS =
  /^(?:text field|number field|search field|drop-?down|list|text ?box|input|field|combobox|slider|checkbox|radio button|switch)?$/i;
const FIELDS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** A field that bears no name is called by the few words beside it, as in a table of labels and fields. */
function callByContext(item: Item): void {
  const beside = item.context.text.trim();
  if (!FIELDS.has(item.kind) || !NAMELESS.test(item.raw) || !beside || beside.split(/\s+/).length > 4) return;
  item.label = beside;
  item.said = phrase(beside);
}

/** What a client calls a button on which it has found neither words nor a sign that it knows. */
const UNNAMED = /^(?:area|button|icon|image|graphic|unlabell?ed(?: button)?)$/i;
export const isUnnamed = (label: string): boolean => UNNAMED.test(label);
/** Sides in pixels up to which such a button is a sign, and no card or drawing. */
const SIGN = 64;

/** Nobody reads on a sign what a client calls it for want of a name: it says nothing, and can only be tried. */
function unname(item: Item, lines: ReadonlySet<string>): void {
  const { box, kind, role, raw } = item;
  if (kind !== 'click' || (role !== 'button' && role !== 'link') || !box || !UNNAMED.test(raw)) return;
  if (box.width > SIGN || box.height > SIGN || lines.has(fold(raw))) return;
  item.said = phrase('');
  item.wordless = true;
}

/** Top to bottom in bands of a line's height, left to right within a band; page-level actions last. */
function readingOrder(a: Item, b: Item): number {
  if (!a.box || !b.box) return (a.box ? 0 : 1) - (b.box ? 0 : 1);
  const ay = a.box.y + a.box.height / 2;
  const by = b.box.y + b.box.height / 2;
  if (Math.abs(ay - by) > 12) return ay - by;
  return a.box.x - b.box.x;
}

function parseAddress(text: string): { url: string; title: string } {
  const url = /[a-z][a-z0-9+.-]*:\/\/\S+|about:\S+/i.exec(text)?.[0] ?? '';
  const title = text
    .replace(url, ' ')
    .replace(/^\s*(?:title|url|address)\s*:/gim, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-|()\s·—–]+|[-|()\s·—–]+$/g, '');
  return { url: url.replace(/[)>\].,]+$/, ''), title };
}

function marked(line: string): Array<{ manner: string; text: string }> {
  const at = line.indexOf(': ');
  return at < 0 ? [] : [{ manner: line.slice(0, at), text: line.slice(at + 2).trim() }];
}

/** "red circle × 3" is three of them. */
function drawn(line: string): string[] {
  const counted = /^(.+?) × (\d{1,3})$/.exec(line);
  return counted ? Array<string>(Number(counted[2])).fill(counted[1]!) : line ? [line] : [];
}

const PARTS = /\s+[|–—·•:»-]+\s+/;

/** A title as browsers show it, parted from what stands on the site as its name: "Opening hours | Town library". */
function partTitle(title: string, items: readonly Item[], headings: readonly Line[]): [own: string, site: string] {
  // A count of what is new comes and goes.
  const parts = title
    .replace(/^\(\d+\+?\)\s*/, '')
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  const heads = new Set(headings.map((line) => fold(line.text)));
  const brand = new Set(items.filter((item) => item.role === 'link').map((item) => fold(item.raw)));
  const own = parts.filter((part) => heads.has(fold(part)) || !brand.has(fold(part)));
  const named = parts.filter((part) => !own.includes(part)).join(' – ');
  return own.length > 0 ? [own.join(' – '), named] : [parts.join(' – '), ''];
}

/**
 * Takes a percept apart into what the rules ask about.
 * @param places where lines stand, by their words in reading order; see `linePlaces`
 */
export function readPage(percept: Percept, places: ReadonlyMap<string, Box[]> = linePlaces(percept)): Page {
  const blocks = (label: string): string =>
    percept.texts
      .filter((block) => block.label === label)
      .map((block) => block.text)
      .join('\n')
      .trim();
  const known = new Set([
    'address',
    'title',
    'text_places',
    'tabs',
    'error',
    'dialog',
    'outcome',
    'marked_text',
    'drawn',
  ]);
  const body = percept.texts
    .filter((block) => !known.has(block.label ?? ''))
    .map((block) => block.text)
    .join('\n');
  const address = parseAddress(blocks('address'));
  const found = percept.actions.map(itemOf);
  const called = new Set(found.map(({ raw }) => raw.trim()));
  const lines: Line[] = [];
  const met = new Map<string, number>();
  for (const raw of body.split('\n')) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(raw.trim());
    const text = (heading?.[2] ?? raw).trim();
    if (!text) continue;
    const nth = met.get(text) ?? 0;
    met.set(text, nth + 1);
    // A sign that belongs to the name of a control marks no heading: "# garden".
    const level = called.has(raw.trim()) ? 0 : (heading?.[1]?.length ?? 0);
    lines.push({ text, level, box: places.get(text)?.[nth] ?? null });
  }
  const headings = lines.filter((line) => line.level > 0);
  // Who is not told the address knows a page by what stands at its top.
  const { url } = address;
  const named = address.title || (url ? '' : (headings[0] ?? lines[0])?.text.slice(0, 120)) || '';
  const [own, site] = partTitle(blocks('title'), found, headings);
  const title = own || named;
  // Array.prototype.sort is stable, so equal places keep the order in which the actions were declared.
  const nearby = wordsNearby(found.sort(readingOrder), lines);
  for (const item of found) {
    const words = nearby.get(item.name);
    if (words) item.context = phrase(words);
  }
  for (const item of found) callByContext(item);
  const shown = new Set(lines.map((line) => fold(line.text)));
  for (const item of found) unname(item, shown);
  const items = found.flatMap(spread);
  items.forEach((item, i) => {
    item.order = i;
  });
  markSearchBoxes(items);
  const top = headings.filter((line) => line.level <= 2).slice(0, 4);
  return {
    url,
    title,
    site,
    known: named,
    lines,
    headings,
    about: phrase([title, ...top.map((line) => line.text)].join(' . ')),
    // Many decisions ask for nothing in the page as a whole.
    get all() {
      return phrase(lines.map((line) => line.text).join('\n'));
    },
    outcome: blocks('outcome'),
    error: blocks('error'),
    dialog: blocks('dialog'),
    items,
    marked: blocks('marked_text').split('\n').flatMap(marked),
    drawn: blocks('drawn').split('\n').flatMap(drawn),
    byName: new Map(items.map((item) => [item.name, item])),
    width: percept.frame.width,
    height: percept.frame.height,
  };
}

/** Words that tell one page from another for somebody who walks through: address without its query, and top headings. */
export function fingerprint(page: Page): string {
  const path = page.url.replace(/[?#].*$/, (tail) => (tail.startsWith('#') && tail.length > 2 ? tail : ''));
  const heading = page.headings.find((line) => line.level <= 2)?.text ?? page.lines[0]?.text ?? '';
  return fold(`${path}|${page.known}|${heading}`).slice(0, 200);
}
