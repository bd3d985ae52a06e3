import { waitingTold } from '../../contract/index.ts';
import { strainOf } from '../feeling/index.ts';
import { fold } from '../language/index.ts';
import type { Item, Page } from '../perception/page.ts';
import { knowAgain } from './known-again.ts';
import type { Memory } from './memory.ts';
import { hash } from './person/random.ts';
import { placeOf } from './place.ts';
import { noteTaken } from './taken.ts';
import { uncovered } from './uncovered.ts';

/** Hash of what a page shows: its lines, and the value and state of every control. */
export function contentOf(page: Page): number {
  const parts = page.lines.map((line) => line.text);
  for (const item of page.items)
    parts.push(`${item.name}=${item.value}/${shownOf(item)}/${item.disabled ? 'off' : ''}`);
  parts.push(page.url, page.known, page.dialog);
  return hash(parts.join('\n'));
}

/** The states that say something of the thing; that what was pressed has the focus says only that it was pressed. */
function shownOf(item: Item): string {
  return [...item.state].filter((state) => state !== 'focused').join(',');
}

/** What makes a list longer where it stands. */
const SHOWS_MORE =
  /^(?:(?:show|load|see|view|get) )?(?:\d+ )?more\b|^(?:show|load|see|view) (?:all|further|older|the rest)\b/;

/** What is said where a hand has hit nothing of what it went for. */
export const SLIPPED = /^failed\b.*\bhand slipped\b/i;
/** What is said of an act that could not be done. */
export const FAILED = /^(?:failed|blocked)\b|\bis not there any more\b/i;

/** How far a bar, or words like "3 of 10", show that it goes on. */
const PROGRESS = /\b\d{1,3} ?%|\b(?:step|page)? ?\d+ of \d+\b/i;

/** Takes in how long the page let the person wait since their last act. Writes to `memory`. */
export function waitFelt(
  page: Page,
  memory: Pick<Memory, 'delays' | 'delayed'>,
  impatience: number,
): { seconds: number; strain: number; came: boolean } {
  const { seconds, came } = waitingTold(page.outcome);
  const progress = !came && page.lines.some((line) => line.text.length < 60 && PROGRESS.test(line.text));
  const strain = strainOf({ seconds, before: memory.delays, progress }, impatience);
  if (seconds > 0) memory.delays += 1;
  memory.delayed += seconds;
  return { seconds, strain, came };
}

/** How a link is known on other pages: names that only count the links mean another one there. */
export function saidAs(link: { name: string; label: string }): string {
  return `${link.name} ${link.label}`;
}

/** Sending off a search leads to what was found, and to no form that has to be filled. */
const SEARCHES = new Set(['search', 'send_search', 'type_query']);

/** Rules that mark several things alike, one after the other. */
const MARKING = new Set(['every', 'each_entry', 'each_of_colour', 'each_meant', 'tell']);
/** What is said of a page that looks otherwise now, and says the same. */
const LOOKS_OTHERWISE = /\bsomething on the page changed\b/i;

/** Times that a page changed by itself from which it is felt to be restless. */
const RESTLESS_FROM = 2;
/** Words that differ in figures only are counters and clocks. */
const COUNTING = /\d/;

/**
 * Whether words come and go while nothing was done but typing or waiting: banners that turn, notices that push the page
 * about. Once may be the page's answer. Writes to `memory`.
 */
export function goesOnByItself(page: Page, memory: Memory, came: Came): boolean {
  const { last } = memory;
  const still = last !== null && last.key === came.key && ['type', 'set', 'wait'].includes(last.kind);
  if (last && last.key !== came.key) memory.restless = 0;
  const own = fold(last?.argument ?? '');
  const news = came.fresh.filter((line) => !COUNTING.test(line) && !(own && fold(line).includes(own)));
  const saysSo = /\b(?:loading|please|error|invalid|enter|choose)\b/i;
  if (still && news.length > 0 && !page.error && !news.some((line) => saysSo.test(line))) memory.restless += 1;
  return still && news.length > 0 && memory.restless >= RESTLESS_FROM;
}

/** What a page calls itself at the top, when it is short enough to be said. */
export function headingOf(page: Page): string | undefined {
  const short = page.headings.filter((line) => line.level <= 2 && line.text.length < 60);
  return (short.find((line) => line.level === 1) ?? short[0])?.text;
}

export interface Came {
  key: string;
  content: number;
  fresh: string[];
  appeared: Set<string>;
  /** The last act changed nothing that can be seen. */
  withoutEffect: boolean;
  newPage: boolean;
}

/** Pixels across that a column of a list is wide at least: controls of one label shift within it as others go. */
const COLUMN = 64;

/** What counts the things behind a name: "Garden (2)". */
const COUNTED = /(?<=\p{L})\s*\(\d+\)$/u;

/** A control by what is written on it and the column it stands in, or one beside that. */
function inColumn({ kind, raw, box }: Item, aside = 0): number {
  return hash(`${kind} ${raw.trim().replace(COUNTED, ' #')} ${Math.round((box?.x ?? 0) / COLUMN) + aside}`);
}

/** Image pixels within which a control stands where it stood. */
const NEAR = 4;

function whereIs({ kind, raw, box }: Item): number {
  return hash(`${kind} ${raw.trim()} ${Math.round(box!.x / NEAR)} ${Math.round(box!.y / NEAR)}`);
}

function countOf(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What can be used only now was not tried as it stands: "Next", of a form that goes on under one address. Writes to `memory`. */
function noteFreed({ items, outcome }: Page, memory: Memory, key: string): void {
  const tried = memory.tried[key];
  if (!tried || !outcome.includes(FREED)) return;
  for (const { name, raw, disabled } of items)
    if (!disabled && !TURNS.test(raw) && outcome.includes(`"${raw}" ${FREED}`)) delete tried[name];
}
const FREED = 'is no longer disabled';
/** What only turns to other days, and can be used again as soon as one has turned back. */
const TURNS = /\b(?:day|week|month|year)s?\b/i;

/** The step that an act belongs to which could not be done: it has brought none to its end. */
const NOT_DONE = -1;

/** What the hand has missed was neither tried nor sent. Writes to `memory`. */
function forgetMissed(memory: Memory, last: NonNullable<Memory['last']>): void {
  const tried = memory.tried[last.key];
  if (tried?.[last.name]) tried[last.name]! -= 1;
  last.commits = false;
  memory.seenTo = memory.seenToBefore;
}

/** What fills in a form. */
const FILLS = new Set(['type', 'choose', 'set', 'check']);

/** A message box of the browser lies over the page that one is on: what stood there is no news once it is answered. Writes to `memory`. */
function boxed(page: Page, memory: Memory, key: string, content: number): Came {
  memory.idle = 0;
  const appeared = new Set(page.items.map(({ name }) => name));
  return { key, content, fresh: page.lines.map(({ text }) => text), appeared, withoutEffect: false, newPage: false };
}

/**
 * Takes in what came of the last act: whether anything changed, which lines are new, and where on the trail the
 * person now stands. Writes to `memory`.
 */
export function takeIn(page: Page, memory: Memory): Came {
  const content = contentOf(page);
  if (page.dialog !== '' && memory.last) return boxed(page, memory, memory.last.key, content);
  const seen = new Set(memory.seenLines);
  const hashes = page.lines.map((line) => hash(fold(line.text)));
  const kept = hashes.length > 0 ? hashes.filter((value) => seen.has(value)).length / hashes.length : 1;
  const key = placeOf(page, memory, kept);
  const { last } = memory;
  const here = last?.key.split('|')[0] === key.split('|')[0];
  const pressed = here && last?.kind === 'click';
  const lines = uncovered(new Set(hashes), seen, here ? memory.under : [], pressed);
  memory.under = lines.under;
  // What stood beside the form that was sent answers nothing where it comes up once more.
  const stoodBeside = new Set(last?.commits ? memory.besideForm : []);
  const isNews = (line: number) => !seen.has(line) && !lines.back.has(line) && !stoodBeside.has(line);
  const fresh = page.lines.filter((_, i) => isNews(hashes[i]!)).map((line) => line.text);
  if (here && last && FILLS.has(last.kind))
    memory.besideForm = [...new Set([...memory.besideForm, ...hashes.filter((value) => seen.has(value))])].slice(-400);
  noteTaken(page, memory, key, fresh);
  memory.seenLines = [...new Set(hashes)].slice(0, 600);
  const known = new Set(memory.seenItems);
  // What stands nowhere on the page, such as going back, is always there.
  memory.seenItems = page.items.filter((item) => item.box).map((item) => hash(item.name));
  const wasCovered = here && memory.underItems.length > 0;
  const items = uncovered(new Set(memory.seenItems), known, here ? memory.underItems : [], pressed);
  memory.underItems = items.under;
  const before = here ? countOf(memory.seenLabels) : new Map<number, number>();
  memory.seenLabels = page.items.filter((item) => item.box).map((item) => inColumn(item));
  const now = countOf(memory.seenLabels);
  // What stands where it stood is the same, though another of its name has come and it is told apart from that.
  const stood = new Set(here ? memory.seenAt : []);
  memory.seenAt = page.items.filter((item) => item.box).map(whereIs);
  // One of several rows that is left is called by less than before, and is not new.
  const isRenamed = (item: Item) => {
    const near = (counts: ReadonlyMap<number, number>) =>
      [-1, 0, 1].reduce((sum, aside) => sum + (counts.get(inColumn(item, aside)) ?? 0), 0);
    const least = COUNTED.test(item.raw.trim()) ? 0 : 1;
    return stood.has(whereIs(item)) || (near(before) > least && near(now) <= near(before));
  };
  // What a press has just put over the page may bear the name of what was pressed, and is another control.
  const asksAgain = (item: Item) =>
    pressed && item.name === last.name && !wasCovered && items.under.length > 0 && !stood.has(whereIs(item));
  const isNew = (item: Item) => {
    const name = hash(item.name);
    if (item.box !== null && asksAgain(item)) return true;
    return item.box !== null && !known.has(name) && !items.back.has(name) && !isRenamed(item);
  };
  const appeared = new Set(page.items.filter(isNew).map((item) => item.name));
  // What could not be done was not filled in, chosen or pressed.
  if (last && FAILED.test(page.outcome)) {
    delete memory.filled[last.key]?.[last.name];
    memory.done = memory.done.filter((tag) => memory.doneBefore.includes(tag));
    if (/^failed\b/.test(page.outcome)) Object.assign(last, { completes: false, step: NOT_DONE });
  }
  const slipped = SLIPPED.test(page.outcome);
  if (last && slipped) forgetMissed(memory, last);
  knowAgain(page, memory, key);
  noteFreed(page, memory, key);
  memory.doneBefore = [...memory.done];
  if (last && last.key !== key)
    memory.frame = [...new Set([...memory.frame, ...hashes.filter((value) => seen.has(value))])].slice(-200);
  const moved = last !== null && last.key !== key;
  const silent = ['scroll', 'point', 'wait', 'type', 'set'].includes(last?.kind ?? '');
  const saysNothing = /\b(?:nothing (?:changed|happened)|no (?:effect|reaction|change)|had no effect)\b/i.test(
    page.outcome,
  );
  // Who marks one thing after the other looks at the thing itself, and sees it change.
  const marked = MARKING.has(last?.rule ?? '') && LOOKS_OTHERWISE.test(page.outcome);
  const withoutEffect =
    last !== null && !moved && !silent && !marked && !slipped && (saysNothing || content === last.content);
  if (last?.kind === 'scroll' && last.name.endsWith(':down') && (content === last.content || saysNothing))
    memory.scrolled[key] = -1;
  // What "Show more" has made longer ends further down now.
  const lengthened = last?.rule === 'next_page' || (last?.kind === 'click' && SHOWS_MORE.test(fold(last.label)));
  if (lengthened && !moved && content !== last.content && (memory.scrolled[key] ?? 0) < 0) delete memory.scrolled[key];
  if (last?.kind === 'scroll' && last.name !== 'scroll:down' && (content === last.content || saysNothing))
    memory.scrolled[`${key}/${last.name}`] = -1;
  if (last?.kind === 'scroll' && !withoutEffect)
    memory.depth[key] =
      (memory.depth[key] ?? 0) + (last.name.endsWith(':up') ? -1 : last.name.endsWith(':down') ? 1 : 0);
  if (moved) {
    memory.depth[key] = 0;
    // What lay over it came by itself, and is not where it leads.
    if (last.kind === 'click' && !/^blocked\b/i.test(page.outcome)) memory.led[saidAs(last)] = key;
    // Who pressed on towards the end, or sent a form off, is in the form that comes next.
    if (last.commits && !SEARCHES.has(last.rule) && !memory.entered.includes(key)) memory.entered.push(key);
  }
  memory.idle = withoutEffect ? memory.idle + 1 : last && silent ? memory.idle : 0;
  if (last === null || moved) {
    const name = headingOf(page);
    if (name) memory.names[key] ??= name;
    memory.visits[key] = (memory.visits[key] ?? 0) + 1;
    const at = memory.trail.findIndex((visited) => visited.key === key);
    if (at >= 0) memory.trail.length = at;
  }
  return { key, content, fresh, appeared, withoutEffect, newPage: last === null || moved };
}
