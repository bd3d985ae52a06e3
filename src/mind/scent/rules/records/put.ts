import { formatDate, literalCoverage, numbers, parseDate, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { flat, placeOf, TAKEN, without } from './flat.ts';

/** A value for one field of a record, and what the control takes. */
export interface Put {
  item: Item;
  value: string;
  args: Record<string, string | number | boolean> | null;
  /** It stands there already. */
  stands: boolean;
}

/** What the task says of a record, with its name and what the record says struck out of `left`. */
export interface Wording {
  raw: string;
  left: string;
}

/** "The cat called Mimi" only says which one it is. */
const IS_CALLED = /\b(?:named|called|titled|entitled)\s+["'(]*§/g;

/** Whether what is said is about the name of a thing itself. */
export function isAboutName(text: string): boolean {
  return RENAMES.test(text.replace(IS_CALLED, ' '));
}

const RENAMES =
  /\b(?:rename\w*|names?|named|called|title[ds]?|calls?|entitled)\b|\bit (?:ought|should|has) to (?:say|read)\b|\bwhere the\b.*\bnow called\b/;
const NAME_FIELD = /\b(?:name|title|label|called|new name|heading)\b/i;
/** What stands before a value. */
const CUE =
  /(?:\bto(?: read| say| be)?|=>|→|=|:|\bbe(?: called)?|\bread|\bsay|\bnamely|\bbecomes?|\bcalled|\bis(?: now| really| going to be| actually)?|\bby|\benter|\bwith|\bas|\bprefer|\blike|\bwant|\bnow)\s+["'(]*$/u;
const STOP =
  /["”]|(?<!(?<!\p{L})\p{L})[.;!?](?=\s|$)|,\s(?!(?:vol|second|large|crate|Inc|Ltd|multi|quick)\b)|\(|\)|\s(?:instead|there|from now|and|was|formerly|for|as the|in the end|to be|rather|under|please)\b|§|$/u;

/** Values in quotes, else what stands behind a word for a change; as the task writes them. */
export function toldValues({ raw, left }: Wording): string[] {
  // A name in quotes may hold one: “Rambling rose “Alba””.
  const quoted = [...raw.matchAll(/“((?:[^“”]|“[^“”]*”){1,80})”|"([^"]{1,80})"/gu)]
    .map((found) => ({ at: found.index + 1, text: (found[1] ?? found[2])! }))
    .filter(({ at, text }) => !/^[§\s.,]*$/.test(left.slice(at, at + text.length)))
    .map(({ text }) => text);
  const spans: string[] = [];
  for (const found of left.matchAll(/[^\s§"'(]/gu)) {
    const before = left.slice(0, found.index);
    if (/\S$/.test(before) && !/["'(]$/.test(before)) continue;
    if (!CUE.test(before) || !/[\p{Lu}\d£$€]/u.test(raw[found.index]!)) continue;
    const rest = left.slice(found.index);
    const end = STOP.exec(rest)?.index ?? rest.length;
    const value = raw.slice(found.index, found.index + end).trim();
    if (value !== '') spans.push(value);
  }
  return [...quoted, ...spans];
}

/** The number that is to stand in a field that shows another one; null where none is told. */
export function toldNumber({ left }: Wording, shown: string): number | null {
  const bare = left.replace(/§+/g, ' ');
  const all = [...bare.matchAll(/(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d]*-)/gu)].map((found) => ({
    from: found.index,
    end: found.index + found[0].length,
    value: numbers(found[0])[0]!,
  }));
  const other = all.filter(({ value }) => String(value) !== shown.trim());
  const told = other.find(
    ({ from, end }) =>
      NOW.test(bare.slice(0, from)) || /^\s*(?:is right|would be right|\p{L}+ instead\b)/u.test(bare.slice(end)),
  );
  return (told ?? other.find(({ from }) => !WAS.test(bare.slice(0, from))) ?? all[0])?.value ?? null;
}
/** What stands before a number that is wanted, and before one that was. */
const NOW = /(?:\bto|=|:|\bbe|→|>|\bread|\bsay|\bnow want|\bmake it|\bhave|\bneed|\babout|\bwant|\bbut)\s*[£$€]?\s*$/;
const WAS = /\b(?:from|was|with|formerly|instead of|have|currently|of)\s*$/;

function optionFor({ left }: Wording, options: readonly string[], current: string): string | null {
  let best: string | null = null;
  for (const option of options) {
    const own = flat(option).trim();
    if (own.length < 2 || own === flat(current).trim() || placeOf(left, own) < 0) continue;
    if (!best || own.length > best.length) best = option;
  }
  return best;
}

function isDated(item: Item): boolean {
  return (
    /date/i.test(item.role) ||
    /^\d{4}-\d\d-\d\d$/.test(item.value) ||
    /\b(?:yyyy|dd[./-]mm|mm[./-]dd)\b/i.test(`${item.placeholder} ${item.label}`)
  );
}

/** What is known under the name of a field, as the task's data tell it. */
function known({ knowledge }: Situation, item: Item): string | null {
  const label = phrase((item.label || item.placeholder).replace(/\([^)]*\)|[*:]/g, ' '));
  const found = knowledge.find(
    ({ name, secret }) =>
      !secret && literalCoverage(phrase(name), label) >= KNOWN && literalCoverage(label, phrase(name)) >= KNOWN,
  );
  return found?.value ?? null;
}
/** Share of the words of a field and of the name of a value that have to be the same for it to go in there. */
const KNOWN = 0.5;

function valueFor(situation: Situation, words: Wording, item: Item, isNamed: boolean): string | null {
  const own = known(situation, item);
  if (own !== null && !['choose', 'set'].includes(item.kind) && !isDated(item)) return own;
  if (own !== null) return valueFor({ ...situation, knowledge: [] }, { raw: own, left: flat(own) }, item, true);
  if (item.kind === 'choose') return optionFor(words, item.options, item.value);
  if (isDated(item)) {
    const bare = words.left.replace(/§+/g, ' ');
    const day = parseDate(bare, situation.request.today, situation.dayFirst);
    return day?.year
      ? formatDate(day, `${item.role === 'date' ? 'yyyy-mm-dd' : item.placeholder || item.value}`)
      : null;
  }
  if (item.role === 'spinbutton' || item.kind === 'set') {
    const told = toldNumber(words, item.value);
    return told === null ? null : String(told);
  }
  if (!isNamed) return null;
  return toldValues(words).find((value) => flat(value) !== flat(item.value)) ?? null;
}

/** 0..1: how far the task speaks of a field. */
function namedBy(words: Wording, item: Item, renames: boolean): number {
  const label = `${item.label || item.placeholder}`;
  if (NAME_FIELD.test(label) && renames) return 1;
  return literalCoverage(phrase(label.replace(/\([^)]*\)|[*:]/g, ' ')), phrase(words.raw));
}

/** The field of those that are open into which the task wants something put, and what; null where there is none. */
export function putInto(situation: Situation, fields: readonly Item[], words: Wording, renames: boolean): Put | null {
  let best: { put: Put; fit: number } | null = null;
  for (const item of fields) {
    if (item.disabled) continue;
    if (item.kind === 'check' || isClickable(item)) {
      // Answers that stand side by side: the one that is told.
      const own = flat(item.raw).trim();
      if (own.length < 2 || placeOf(words.left, own) < 0) continue;
      const fit = 0.7;
      if (!best || fit > best.fit)
        best = {
          put: { item, value: item.raw, args: item.kind === 'check' ? argumentOf(item, '') : null, stands: isOn(item) },
          fit,
        };
      continue;
    }
    if (item.kind === 'drag') {
      const to = placeTold(situation, words, item);
      if (to && !best) best = { put: { item, value: to, args: { to }, stands: false }, fit: 0.6 };
      continue;
    }
    const named = known(situation, item) === null ? namedBy(words, item, renames) : 1;
    const value = valueFor(situation, words, item, named >= NAMED);
    if (value === null) continue;
    const fit = named + (item.kind === 'choose' ? 0.6 : 0) - (renames && !NAME_FIELD.test(item.label) ? 0.5 : 0);
    if (fit < 0.5 || (best && fit <= best.fit)) continue;
    const args = argumentOf(item, value);
    if (args) best = { put: { item, value, args, stands: sameValue(item.value, value) }, fit };
  }
  return best?.put ?? null;
}
/** Where the task wants something that can be pulled: at a place of that name, else at what stands there. */
export function placeTold(situation: Situation, words: Wording, item: Item): string | null {
  return optionFor(words, placesOf(item), '') ?? besideTold(situation, words, item);
}

/** A thing that stands under the head that is told: who cannot aim at a column lets go over what stands in it. */
function besideTold({ page }: Situation, words: Wording, item: Item): string | null {
  const heads = new Map(page.items.filter(({ kind }) => kind === 'drag').map((one) => [one.raw, headOf(one)]));
  const own = headOf(item);
  const told = (head: string) => (head.length > 2 && head !== own ? placeOf(words.left, head) : -1);
  const [best] = placesOf(item)
    .map((to) => ({ to, at: told(heads.get(to) ?? '') }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return best?.to ?? null;
}

/** What stands over a thing, without the count of what stands there. */
export const headOf = ({ context, group }: Item): string =>
  flat(context.text || group)
    .replace(/\s*\(?\d+\)?\s*$/, '')
    .trim();

/** Where something can be pulled to. */
function placesOf({ action }: Item): string[] {
  return (action.parameters?.properties?.to?.enum ?? []).map(String);
}
/** Share of the words of a field from which on the task speaks of it. */
const NAMED = 0.5;

function sameValue(shown: string, value: string): boolean {
  const bare = (text: string) => flat(text).replace(/[\s£$€,]/g, '');
  return bare(shown) === bare(value);
}

/** A longer name begins with the one that it was: "Nine Lamps (large print)". */
const GOES_ON = /^(?:[ -]\p{Lu}|,? ?\(|, (?:\p{L}+\.? ?\d|\p{L}+ \p{L}+["”])| v?\d|-\p{L}| ["“])/u;

/** What the task says, with the name of a record, what stands at it and what was put in already struck out. */
export function wordingFor(raw: string, name: string, plan: RecordPlan): Wording {
  const own = flat(name).trim();
  let left = plan.put.reduce((text, { value }) => without(text, flat(value).trim()), flat(raw));
  const first = placeOf(left, own);
  for (let at = first; at >= 0; at = placeOf(left, own, at + own.length))
    if (at === first || !GOES_ON.test(raw.slice(at + own.length)))
      left = left.slice(0, at) + TAKEN.repeat(own.length) + left.slice(at + own.length);
  const seen = plan.seen.find((one) => one.name === name);
  const facts = (seen?.properties ?? [])
    .map((one) => flat(one.text).trim())
    .filter((text) => text.length > 1 && text !== own && !plan.offers.includes(text));
  // What it is wanted to be may bear what it was: "Nine Lamps (large print)".
  for (const fact of facts.sort((a, b) => b.length - a.length)) left = without(left, fact);
  return { raw, left };
}
