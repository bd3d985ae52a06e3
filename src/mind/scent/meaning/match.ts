import {
  comparable,
  counted,
  coverage,
  fold,
  literalCoverage,
  type Phrase,
  phrase,
  similarity,
  stem,
  words,
} from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';

/** Labels that say nothing of what they lead to, so that what stands around them must. */
const GENERIC =
  /^(?:view|see|show|open|read|learn|find out|details?|more|more info|info(?:rmation)?|read more|learn more|view details?|see more|see details|edit|delete|remove|select|choose|book|book now|buy|buy now|shop now|add|add to (?:cart|basket|bag)|go|here|click here|this|continue|show more|manage|order|reply|forward|like|share|star|trash|retweet|more options menu|close x|favourite star|star favourite|like favourite|edit|\+|add more increase|up|down)$/;

const CLICKABLE = new Set(['click', 'check', 'tab', 'point']);

export function isClickable(item: Item): boolean {
  return CLICKABLE.has(item.kind);
}

/** What the step is after, in words: quoted strings come first because the task took care to spell them. */
export function wantedText(step: Step): string {
  const told = step.pairs.map((pair) => pair.value);
  const names = step.quoted.filter((text) => !told.includes(text));
  if (step.verb === 'transact' || step.verb === 'enter' || step.verb === 'register')
    return names.join(' ') || step.object || step.scope || step.text;
  return step.quoted.length > 0
    ? step.quoted.join(' ')
    : step.object || step.quoted.join(' ') || step.scope || step.text;
}

export function isGeneric(item: Item): boolean {
  let found = generic.get(item.said);
  if (found === undefined) {
    const words = item.said.folded.replace(/[^\p{L}+ ]/gu, '').trim();
    // A sign that nobody knows is guessed at by what it stands with.
    found = GENERIC.test(words) || (words === '' && item.raw !== '' && !/[\p{L}\p{N}]/u.test(item.raw));
    generic.set(item.said, found);
  }
  return found;
}

const generic = new WeakMap<Phrase, boolean>();

/** Whether something is only called a place, as whatever has no name of its own, where the step says of the place which one it is. */
export function isMerePlace(target: Phrase, { said, raw }: Item): boolean {
  return /^area$/i.test(raw.trim()) && target.tokens.some(({ stem }) => !said.tokens.some((own) => own.stem === stem));
}

const COLOURS = 'black|white|grey|red|pink|brown|orange|yellow|green|turquoise|blue|purple';
/** What the observer says of something without words: how it looks. */
const WORDLESS = new RegExp(
  `^(?:(?:${COLOURS}) )?(?:drawing|area|background|divider|handle|shape|circle|ellipse|rectangle|square|triangle|pentagon|hexagon|line|picture)(?: \\d+ of \\d+)?(?:, (?:top|middle|bottom|left|right|cent(?:re|er)|upper|lower)\\b.*)?$|^\\d+ of \\d+$`,
  'i',
);
/** Signs with which parts of a page are folded, locked or put away: the furniture of a page, not its things. */
const FURNITURE =
  /^(?:up|down|close|close x|open|lock|unlock|wrench|collapse|less|minimi[sz]e|maximi[sz]e|refresh|refresh reload|full ?screen|confirm|expand|show|hide)$/;

/** Whether a target says nothing of where it leads: a drawing, or a sign that only arranges the page. */
export function tellsNothing(item: Item): boolean {
  return item.role !== 'link' && (WORDLESS.test(item.raw) || FURNITURE.test(item.said.folded));
}

const ROLE_FITS: Record<string, readonly string[]> = {
  button: ['button', 'submit', 'menuitem', 'tab', 'switch'],
  link: ['link'],
  tab: ['tab', 'link', 'button'],
  checkbox: ['checkbox', 'switch', 'menuitemcheckbox'],
  radio: ['radio', 'menuitemradio'],
  textbox: ['textbox', 'searchbox', 'combobox', 'spinbutton'],
  combobox: ['combobox', 'listbox', 'button'],
  menuitem: ['menuitem', 'link', 'option', 'button'],
  slider: ['slider'],
  spinbutton: ['spinbutton', 'textbox'],
  icon: ['button', 'img', 'link', 'image', 'generic'],
  dialog: [],
  section: ['button', 'tab', 'summary', 'heading', 'link'],
};

/** 1 when the element is of the kind the task names, below 1 when it is plainly another kind. */
export function roleFit(step: Step, item: Item): number {
  if (!step.role || !item.role) return 1;
  const fits = ROLE_FITS[step.role];
  if (!fits || fits.length === 0) return 1;
  return fits.includes(item.role) ? 1 : 0.7;
}

/** How well the surroundings of an item fit the place the task names, 0..1. */
export function scopeFit(scope: Phrase, item: Item): number {
  if (scope.tokens.length === 0) return 1;
  const around = phrase(`${item.label} . ${item.context.text} . ${item.group}`);
  return Math.max(literalCoverage(scope, around), 0.85 * coverage(scope, around));
}

/** Whether a clause spells a label out word for word; one short common word is no proof. */
function spelledOut(step: Step, item: Item): number {
  const label = fold(item.raw).replace(/\s+/g, ' ');
  if (label.length < 2 || step.items.length > 1) return 0;
  const clause = fold(step.text);
  const at = clause.indexOf(label);
  if (at < 0) return 0;
  // "Follow Deep Current": the name says where, and not what to press.
  const where = step.scope !== '' && fold(step.scope).includes(label);
  if (where && ![step.object, ...step.quoted].some((text) => fold(text).includes(label))) return 0;
  const edge = (char: string | undefined) => char === undefined || !/[\p{L}\p{N}]/u.test(char);
  if (!edge(clause[at - 1]) || !edge(clause[at + label.length])) return 0;
  const telling = item.said.tokens.filter((token) => token.weight > 0.35 || /\d/.test(token.word));
  if (telling.length === 0) return 0;
  return item.said.tokens.length > 1 ? 0.97 : 0.6;
}

/** Verbs of using a control, which no label repeats. */
const USING = /^(?:click|press|tap|hit|push|open|select|choose|pick|go|use|activate|trigger|focus)\b/i;

/** "Clear completed" for "clear the completed ones": a label that says the act and the thing. */
function saysActAndThing(wanted: Phrase, step: Step, item: Item): number {
  if (USING.test(step.text) || wanted.tokens.length === 0) return 0;
  const verb = stem(words(step.text)[0] ?? '');
  const said = words(item.label);
  return said.length > 1 && said.length <= 5 && stem(said[0]!) === verb && literalCoverage(wanted, item.said) > 0.45
    ? 0.97
    : 0;
}

/** A point of a grid, "(2, -1)", in one form. */
function pointIn(text: string): string | null {
  const found = /\(\s*(-?\d+)\s*[,;]\s*(-?\d+)\s*\)/.exec(text);
  return found ? `${found[1]},${found[2]}` : null;
}

/** How well an item is what a step names, 0..1, wherever it stands; `pure` leaves out what stands around it. */
export function matchLabel(wanted: Phrase, step: Step, item: Item, pure = false): number {
  let fit = similarity(wanted, item.said);
  if (wanted.folded && fold(item.raw) === wanted.folded) fit = 1;
  if (
    wanted.folded &&
    item.said.folded.replace(/[^\p{L}\p{N} ]/gu, '').trim() === wanted.folded.replace(/[^\p{L}\p{N} ]/gu, '').trim()
  )
    fit = 1;
  if (item.context.tokens.length > 0 && !pure) {
    const around = coverage(wanted, phrase(`${item.label} . ${item.context.text} . ${item.group}`));
    // What stands around counts for labels that say nothing themselves ("View"), and a little for others.
    fit = Math.max(fit, isGeneric(item) ? 0.75 * around : 0.45 * around);
  }
  // "Address: 4 Mill Lane": what stands right before a thing names it.
  if (
    wanted.folded.length > 2 &&
    !pure &&
    new RegExp(`(?:^|[^\\p{L}])${wanted.folded}\\s*:?\\s*$`, 'u').test(item.context.folded)
  )
    fit = Math.max(fit, 0.8);
  // A sign is known by itself, whatever it is taken to mean.
  if (wanted.text.trim() && !/[\p{L}\p{N}]/u.test(wanted.text))
    return item.raw.split(/\s+/).includes(wanted.text.trim()) ? roleFit(step, item) : 0;
  fit = Math.max(fit, spelledOut(step, item), saysActAndThing(wanted, step, item));
  const [asked, own] = [pointIn(step.text), pointIn(item.raw)];
  if (asked && own) fit = asked === own ? 1 : 0;
  // An address or a number is known by its looks.
  if (/\be-?mail\b/.test(wanted.folded) && /^\S+@\S+\.\S+$/.test(item.raw)) fit = Math.max(fit, 0.85);
  if (/\b(?:phone|telephone|number)\b/.test(wanted.folded) && /^\+?[\d\s().-]{6,}$/.test(item.raw))
    fit = Math.max(fit, 0.85);
  return fit * roleFit(step, item);
}

/** How well an item is what a step names and where, 0..1. */
export function matchTarget(wanted: Phrase, step: Step, item: Item, pure = false): number {
  const fit = matchLabel(wanted, step, item, pure);
  return step.scope ? fit * (0.35 + 0.65 * scopeFit(phrase(step.scope), item)) : fit;
}

/** Everything written on and around an item: where its price, size and colour are read. */
export function surroundings(item: Item): string {
  return `${item.label} ${item.context.text} ${item.group}`;
}

/** The largest of files is largest in bytes, also where days and other numbers stand beside. */
function dimensionOf(dimension: string, items: readonly Item[]): string {
  if (dimension !== 'number') return dimension;
  return items.filter((item) => comparable(surroundings(item), 'bytes') !== null).length > 1 ? 'bytes' : dimension;
}

/**
 * Picks by comparison or place among items that stand for the same kind of thing; null when the step asks for neither
 * or the items show nothing to compare.
 */
export function chooseAmong(step: Step, items: readonly Item[]): { item: Item; why: string } | null {
  const usable = items;
  const among = usable.length > 0 ? usable : items;
  if (step.superlative) {
    const { highest, of } = step.superlative;
    const dimension = dimensionOf(step.superlative.dimension, among);
    const valued: Array<{ item: Item; value: number }> = [];
    for (const item of among) {
      const value = of
        ? counted(surroundings(item), of)
        : (comparable(item.label, dimension) ??
          comparable(item.context.text, dimension) ??
          comparable(surroundings(item), dimension));
      if (value !== null) valued.push({ item, value });
    }
    valued.sort((a, b) => (highest ? b.value - a.value : a.value - b.value));
    // "The second cheapest" is the second by price, and where no prices show it is none.
    const best = valued[Math.max(1, step.nth ?? 1) - 1];
    if (!best && (step.nth ?? 1) > 1) return null;
    if (best) return { item: best.item, why: `${best.value} is the ${highest ? 'highest' : 'lowest'} I can see` };
  }
  if (step.nth !== null) {
    const place = step.nth > 0 ? step.nth - 1 : among.length + step.nth;
    const item = among[place];
    if (item) return { item, why: `it is number ${place + 1} of ${among.length}` };
  }
  return null;
}

/** Whether two labels are the same to a reader. */
export function sameWords(a: string, b: string): boolean {
  const bare = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(a) === bare(b);
}

const DAY_OR_MONTH =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)(?:\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?$/;

const namesIn = new Map<string, readonly string[]>();
/** Texts of which the names are kept: the same few clauses are asked about for every control of a page. */
const KEPT = 500;

/** Proper names in a clause: capitalised words that do not begin it, joined where they stand together. */
export function properNames(text: string): readonly string[] {
  let found = namesIn.get(text);
  if (!found) {
    found = readNames(text);
    if (namesIn.size >= KEPT) namesIn.clear();
    namesIn.set(text, found);
  }
  return found;
}

function readNames(text: string): string[] {
  return (text.slice(1).match(/(?<=[\s"“'(])(?<![.!?]\s+)\p{Lu}[\p{L}\p{N}'-]+(?:\s+\p{Lu}[\p{L}\p{N}'-]+)*/gu) ?? [])
    .map((name) => name.replace(/['’]s$/, ''))
    .filter((name) => !/^(?:I|FAQ|URL|API)$/.test(name) && !DAY_OR_MONTH.test(name));
}
