// The thing that a statement is about, among what is in sight: the row, card or entry that bears its words.
import { isStopWord, stem, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { isClickable } from '../meaning/match.ts';
import { isNamesake } from '../meaning/namesake.ts';
import { isMenu } from '../rules/records/controls.ts';
import type { Situation } from '../situation.ts';
import { alikeIn, type Thing, thingsOf } from '../things/index.ts';

/** How people are addressed, which no record needs to bear. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'professor', 'sir', 'madam']);
/** What opens a thing for changes. */
export const EDITS = /^(?:edit|change|modify|update|amend|correct|revise|adjust|manage)\b|^(?:pencil|✎|✏️?|🖉)/iu;
const OPENS = /^(?:details?|view|show|open|see|more)\b/i;
/** What takes a thing away or makes another one: nothing that opens it. */
const ELSE =
  /^(?:delete|remove|archive|copy|duplicate|add|new|print|buy|order|sell|move|up|down|share|send|cancel|×|✕)\b/i;

/** The words that tell a thing, and how much each does: what is written large more than what only says its kind. */
export function wordsOf(thing: string): Array<{ word: string; weight: number }> {
  const bare = thing.replace(/["“”«»]/g, ' ');
  const large = new Set(words((bare.match(/[\p{Lu}\d][\p{L}\p{N}'’.-]*/gu) ?? []).join(' ')).map(stem));
  const all = words(bare).filter((word) => !isStopWord(word) && !TITLES.has(word));
  return [...new Set(all.map(stem))].map((word) => ({ word, weight: large.has(word) ? 2 : 1 }));
}

/** 0..1: how much of what tells a thing a text bears. */
export function tells(thing: string, text: string): number {
  const own = new Set(words(text).map(stem));
  const told = wordsOf(thing);
  const all = told.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : told.reduce((sum, { word, weight }) => sum + (own.has(word) ? weight : 0), 0) / all;
}

/** Whether a text bears all that is written large of a thing's name. */
export function bearsName(thing: string, text: string): boolean {
  const own = new Set(words(text).map(stem));
  const told = wordsOf(thing);
  const large = told.filter(({ weight }) => weight > 1);
  // Names that end otherwise are other names: Clark is not Clarke.
  if (isNamesake(thing, text)) return false;
  return (large.length > 0 ? large : told).every(({ word }) => own.has(word));
}

/** The things of a list that a page shows, each once, as far as something can be done with them. */
export function listed({ page }: Pick<Situation, 'page'>): Thing[] {
  const all = [...thingsOf(page), ...alikeIn(page)]
    .filter(({ things }) => things.length > 1)
    .flatMap(({ things }) => things);
  return all.filter(({ items }) => items.length > 0);
}

/** The one of the things in sight that is meant: all of its name stands there, and in no other; null where that cannot be told. */
export function findMeant(situation: Situation, thing: string): Thing | null {
  const fits = listed(situation)
    .map((one) => ({ one, fit: tells(thing, `${one.name} ${one.text}`), inName: tells(thing, one.name) }))
    .filter(({ one, fit }) => fit > 0 && bearsName(thing, `${one.name} ${one.text}`));
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const best = fits.filter(({ fit }) => fit === most);
  const named = Math.max(0, ...best.map(({ inName }) => inName));
  const meant = best.filter(({ inName }) => inName === named).map(({ one }) => one);
  // The same row is read as more than one thing where it holds others.
  meant.sort((a, b) => a.text.length - b.text.length);
  const other = meant.find(
    (one) => one.name !== meant[0]!.name && !one.text.includes(meant[0]!.name) && !meant[0]!.text.includes(one.name),
  );
  return other ? null : (meant[0] ?? null);
}

/** What opens a thing for changes, the likeliest first. */
export function openers({ items }: Situation, { name, items: own }: Thing): Item[] {
  const open = own.filter(
    (item) => isClickable(item) && !item.disabled && items.includes(item) && !ELSE.test(item.raw.trim()),
  );
  const rank = (item: Item): number => {
    if (EDITS.test(item.raw.trim())) return 0;
    if (words(item.raw).join(' ') === words(name).join(' ')) return 1;
    if (item.role === 'link' && tells(name, item.raw) >= 0.5) return 2;
    if (isMenu(item.raw) || item.state.has('haspopup')) return 3;
    return OPENS.test(item.raw.trim()) ? 4 : item.kind === 'check' ? 9 : 5;
  };
  return open.filter((item) => rank(item) < 9).sort((a, b) => rank(a) - rank(b) || a.order - b.order);
}

/** What opens the thing of a page for changes: the only control that does, or the one that stands with its name. */
export function editsHere({ items }: Situation, thing: string, tried: readonly string[]): Item | undefined {
  const all = items.filter(
    (item) => isClickable(item) && !item.disabled && EDITS.test(item.raw.trim()) && !tried.includes(item.name),
  );
  const own = all.filter(({ context, raw }) => bearsName(thing, `${raw} ${context.text}`));
  return all.length === 1 ? all[0] : own.length === 1 ? own[0] : undefined;
}

/** Whether the page, or the box that lies over it, is that of the thing. */
export function isAt(thing: string, page: Page, shown: readonly string[]): boolean {
  const heads = [
    ...page.headings.map(({ text }) => text),
    page.dialog.split('\n')[0] ?? '',
    page.title,
    shown.join(' '),
  ];
  return heads.some((head) => bearsName(thing, head));
}
