// Where to look for a thing that is not in sight: the places that the order names, those that are called after its kind, the rest of the page,
// the search.
import { fold, isStopWord, phrase, similarity, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { kinOf } from '../meaning/act-names.ts';
import { isClickable } from '../meaning/match.ts';
import type { Operation } from '../remembered.ts';
import { argumentOf } from '../rules/common.ts';
import type { Situation } from '../situation.ts';
import { isSearch, LIST } from './field.ts';
import { type Frame, isSwitch } from './frame.ts';
import { TELLING } from './thing.ts';

/** Words of what leads to a part of an application. */
const LEADS = 6;
/** What calls a kind of place and tells none. */
const KINDS = new Set(
  [
    'page',
    'channel',
    'tab',
    'section',
    'panel',
    'folder',
    'list',
    'screen',
    'menu',
    'area',
    'view',
    'theme',
    'setting',
  ].map(stem),
);
/** What holds what is set of an application. */
const SETTINGS = /^(?:\p{L}+ )?(?:settings|preferences|configuration)$|^manage\b/iu;

/** One step on the way: what is used, and why. */
export interface Lead {
  item: Item;
  args?: Record<string, string | number | boolean> | null;
  why: string;
}

const told = (text: string): string[] =>
  words(text)
    .filter((word) => !isStopWord(word))
    .map(stem);

/** What makes something new leads to nothing that is there. */
const MAKES = /^(?:\+|new\b|create\b|add\b|compose\b|connect\b|invite\b|import\b|upload\b)/i;

/** What something on the way is remembered by. */
export const wayOf = (item: Item): string => `way ${plain(item.raw)}`;

function plain(text: string): string {
  return fold(text.replace(/[^\p{L} ]+/gu, ' ')).trim();
}

/** Whether something leads on and was not tried. */
function leadsOn(item: Item, tried: readonly string[]): boolean {
  return (
    isClickable(item) &&
    item.kind !== 'check' &&
    !item.disabled &&
    !MAKES.test(item.raw.trim()) &&
    !tried.includes(wayOf(item))
  );
}

/** What leads on by as many as possible of some words; what says nothing else counts for more, and so does what is called after many. */
function leading(
  items: readonly Item[],
  wanted: ReadonlySet<string>,
  tried: readonly string[],
  least: number,
): Item | null {
  let best: Item | null = null;
  let most = 0;
  // What stands at each of several things does something with the one that it stands at.
  const atEach = ({ raw }: Item) => items.filter((other) => other.role === 'button' && other.raw === raw).length > 1;
  for (const item of items) {
    if (!leadsOn(item, tried)) continue;
    if (item.role === 'button' && (kinOf(fold(item.raw)).length > 0 || atEach(item))) continue;
    for (const part of item.raw.replace(/\d+\+?$/, '').split(/\s(?:and|&|\/)\s|,/)) {
      const own = told(part);
      if (own.length === 0 || own.length > LEADS) continue;
      const met = own.filter((word) => wanted.has(word));
      const begins =
        wanted.size > 0 &&
        wanted.size <= 2 &&
        own.slice(0, wanted.size).every((word) => wanted.has(word)) &&
        own.length >= wanted.size;
      const fit = met.length === 0 ? 0 : met.length + met.length / own.length + (/s\b/.test(part) ? 0.3 : 0);
      if ((met.length / own.length >= least || begins) && fit > most) [best, most] = [item, fit];
    }
  }
  return best;
}

/** The place that is called after the kind of thing, and nothing else; null where it is open already. */
export function ownPlace(frame: Frame, { items, page }: Situation, tried: readonly string[]): Lead | null {
  const kind = stem(frame.kind);
  if (kind.length < 3) return null;
  const isOwn = (text: string) => {
    const bare = fold(text.replace(/[^\p{L} -]+/gu, ' ')).trim();
    if (
      bare
        .replace(/[^\p{L}]/gu, '')
        .replace(/(?:list|s)$/, '')
        .replace(/s$/, '') === kind &&
      kind.length > 3
    )
      return true;
    const own = words(bare).filter((word) => !isStopWord(word));
    return own.length === 1 && stem(own[0]!) === kind && own[0] !== kind && /s$/.test(own[0]!);
  };
  if (page.headings.some(({ text }) => isOwn(text))) return null;
  const item = items.find(
    (one) => leadsOn(one, tried) && isOwn(one.raw) && !one.state.has('highlighted') && !one.state.has('selected'),
  );
  return item ? { item, why: `“${item.label}” is where such things are kept` } : null;
}

/** The next step on the way to a thing; null where there is none left. */
export function lookFor(frame: Frame, situation: Situation, { tried, parts }: Operation): Lead | null {
  const { items, page } = situation;
  const down = downOf(situation, tried);
  const further = down ? { item: down, why: 'it may stand further down' } : null;
  // Who is at the place that the order names reads it to its end.
  const isPlace = (text: string) => frame.places.some((place) => samePlace(text, place));
  if (
    further &&
    (isPlace(tried.findLast((one) => one.startsWith('way '))?.slice(4) ?? '') ||
      page.headings.some(({ text }) => isPlace(text)) ||
      items.some(
        (item) =>
          leadsOn(item, []) && (item.state.has('highlighted') || item.state.has('selected')) && isPlace(item.raw),
      ))
  )
    return further;
  for (const place of frame.places) {
    const wanted = new Set(told(place).filter((word) => !KINDS.has(word)));
    if (
      wanted.size > 0 &&
      page.lines.some(
        ({ text }) => words(text).length < LEADS && [...wanted].every((word) => told(text).includes(word)),
      )
    )
      continue;
    const item = leading(items, wanted, tried, 0.6) ?? leading(items, new Set(told(place)), tried, 0.6);
    if (item) return { item, why: `“${item.label}” is where it should be` };
  }
  const kinds = new Set(
    told(`${frame.kind} ${frame.field} ${small(frame)} ${frame.places.join(' ')}`).filter((word) => !KINDS.has(word)),
  );
  const list = leading(items, kinds, tried, 0.6);
  if (list) return { item: list, why: `“${list.label}” is where such things are kept` };
  const settings = items.find((item) => leadsOn(item, tried) && SETTINGS.test(plain(item.raw)));
  const toSettings = settings ? { item: settings, why: `“${settings.label}” may hold it` } : null;
  if (SET_UP.test(frame.kind) || frame.thing === '' || isSwitch(frame.act))
    return toSettings ?? further ?? partOf(frame, situation, tried, parts) ?? searchFor(frame, situation, tried);
  const part = settings && !SET_UP.test(frame.kind) ? null : partOf(frame, situation, tried, parts);
  if (part) return part;
  const came = tried.some((one) => one.startsWith('way '));
  return (
    (came || frame.names.length === 0 ? further : null) ?? searchFor(frame, situation, tried) ?? further ?? toSettings
  );
}

/** Kinds of things that are set up once and not worked with from day to day. */
const SET_UP =
  /^(?:filter|rule|label|tag|template|key|token|webhook|integration|account|address|sender|passkey|device|signature|notification|permission|role|plan|policy|category|stage|field)s?$/i;

/** Whether something leads to where an application is set up. */
export function isSettings(label: string): boolean {
  return SETTINGS.test(plain(label));
}

/** Whether a thing is of a kind that is set up, and has a place of its own for that. */
export function isSetUp({ kind }: Frame): boolean {
  return SET_UP.test(kind);
}

/** Whether a heading or a tab is that of a place: "Typography", for the Typography theme settings. */
function samePlace(text: string, place: string): boolean {
  const wanted = told(place).filter((word) => !KINDS.has(word));
  const own = told(text).filter((word) => !KINDS.has(word));
  return wanted.length > 0 && wanted.length === own.length && wanted.every((word) => own.includes(word));
}

/** Words that are written small: what kind of thing it is, and not its name. */
function small({ thing, names }: Frame): string {
  const bare = names.reduce((text, name) => text.replace(name, ' '), thing);
  const all = bare.match(/(?<=^|\s)\p{Ll}[\p{L}-]+/gu) ?? [];
  return all.filter((word) => !TELLING.test(word)).join(' ');
}

/** How near the name of a part of an application is to an order for one to look there; fitted. */
const NEAR = 0.18;

/** The part of what is set of an application, once one is there, that is likeliest to hold a thing: people open one after the other. */
function partOf(
  frame: Frame,
  { items, page }: Situation,
  tried: readonly string[],
  parts: readonly string[],
): Lead | null {
  const inSettings =
    tried.some((one) => SETTINGS.test(one.slice(4))) || page.headings.some(({ text }) => SETTINGS.test(plain(text)));
  if (!inSettings) return null;
  const order = phrase(`${frame.thing} ${frame.field} ${frame.kind}`);
  const near = items
    .filter(
      (item) =>
        leadsOn(item, tried) &&
        told(item.raw).length > 0 &&
        told(item.raw).length <= 3 &&
        item.role !== 'combobox' &&
        !LIST.test(item.raw),
    )
    .filter((item) => item.role !== 'button' || item.state.has('selected') || kinOf(fold(item.raw)).length === 0)
    .map((item) => ({ item, fit: similarity(order, item.said) }))
    .sort((a, b) => b.fit - a.fit);
  const own = near.find(({ item }) => parts.includes(item.raw));
  if (own) return { item: own.item, why: `“${own.item.label}” is a part of what is set` };
  return near[0] && near[0].fit >= NEAR
    ? { item: near[0].item, why: `“${near[0].item.label}” may have to do with it` }
    : null;
}

/** How to see more of the page, of its largest part first. */
export function downOf(situation: Situation, tried: readonly string[]): Item | null {
  const area = ({ box }: Item) => (box ? box.width * box.height : Number.POSITIVE_INFINITY);
  const downs = situation.items.filter(
    (item) => item.kind === 'scroll' && /down/i.test(item.name) && !tried.includes(scrollOf(item, situation)),
  );
  return downs.sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** A scroll of what the page shows now. */
export const scrollOf = (item: Item, { content }: Situation): string => `${item.name} ${content}`;

/** Looks a thing up by its name, and sends that off. */
function searchFor(frame: Frame, { items, memory }: Situation, tried: readonly string[]): Lead | null {
  const name =
    frame.names[0] ??
    frame.thing
      .split(/['’]s\s/)
      .at(-1)!
      .match(/\p{Lu}[\p{L}\p{N}-]{2,}(?: \p{Lu}[\p{L}\p{N}-]+)*/u)?.[0] ??
    '';
  const field = items.find(isSearch);
  if (!field || name === '') return null;
  const args = argumentOf(field, name);
  if (!tried.includes(`${field.name} ${name}`)) return { item: field, args, why: `I look for “${name}”` };
  const enter = items.find((item) => item.name === 'press:enter');
  return memory.last?.name === field.name && enter
    ? { item: enter, why: `I typed “${name}” and now send it off` }
    : null;
}
