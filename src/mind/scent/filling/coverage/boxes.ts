import { fold, isStopWord, phrase, synonymous, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { answersAlike } from '../known/kin.ts';
import type { Control } from './controls.ts';
import { IDLE } from './options-by-words.ts';
import type { Fit, Wish } from './types.ts';

/** Share of what a box says that the wish has to say for it to be wanted. */
const SAID = 0.7;

const EXTRAS =
  '(?:(?:the|other|optional|paid|further)\\s+)?(?:extras?|add-?ons?|options|upgrades?|additional \\p{L}+)\\b';
const NO_EXTRAS = new RegExp(
  `\\b(?:no|without(?: any)?|not (?:want|need|take)(?: any)?|none of the|decline (?:all|any)|leave out (?:all|any))\\s+${EXTRAS}`,
  'iu',
);
const REFUSED_EXTRAS = new RegExp(`^\\W*(?:any\\s+)?${EXTRAS}`, 'iu');

/** Whether nothing is wanted beside the thing itself, so that what a site has ticked by itself is taken out. */
function refusesExtras({ text, wanted }: Wish): boolean {
  return NO_EXTRAS.test(text) || REFUSED_EXTRAS.test(text.slice(wanted.length));
}

/** What has to stay ticked for a form to go off, or says how one agrees. */
export const NEEDED = /\b(?:terms|conditions|agree|accept|privacy|policy|rules|consent|confirm|read)\b/i;

const LEFT_OUT =
  /^(?:please )?(?:leave|keep|take)(?: \w+){0,2} out\b|^(?:please )?(?:without|exclude|omit|skip|nothing with|allerg(?:y|ies|ic)|intoleran(?:t|ces?))\b|\b(?:(?:do|can|must|should|may) (?:(?:you|we) )?not|don['’]t|cannot|can['’]t|mustn['’]t|shouldn['’]t)(?: we| you)? (?:want|like|send|put in|eat|have|take|include|contain)\b|\ballergic to\b/;

/** A box that is ticked for something not to be: "Do not show my name", "No printed programme". */
const IS_NOT = /^(?:please |i )?(?:do not|don['’]t|never|without|no(?! (?:preference|idea|more|\d)))\b/;

/** Whether what is ticked is what one goes without: boxes under "Please leave out", or what says so itself. */
export function leavesOut({ context, group, label }: Item): boolean {
  return LEFT_OUT.test(context.folded) || LEFT_OUT.test(fold(group)) || IS_NOT.test(fold(label));
}

/** "The bill goes to the same address." */
const SAME = /\bsame\b.*\baddress\b|\baddress\b.*\bsame\b|\bsame as (?:the )?(?:delivery|billing|shipping)\b/i;

/** Whether a box to tick is asked for or refused: by the words that no other box beside it has. */
export function boxFit(control: Control, all: readonly Control[], wish: Wish, otherAddress = false): Fit[] {
  const item = control.items[0]!;
  if (control.shown === 'on' && refusesExtras(wish) && !NEEDED.test(item.label))
    return [{ control, value: 'off', score: 0.7, role: '', spans: [] }];
  if (control.shown === 'on' && SAME.test(item.label) && otherAddress)
    return [{ control, value: 'off', score: 0.9, role: '', spans: [] }];
  const label = item.label.replace(
    /\([^)]*\)|[$€£+]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]|\bfor (?:everybody|everyone|all|each|the whole)\b.*$/gi,
    ' ',
  );
  const beside = besideOf(control, all);
  const shared = new Set(beside.flatMap((other) => phrase(other.items[0]!.label).tokens.map((token) => token.stem)));
  const own = phrase(label).tokens.filter((token) => !/^\d+$/.test(token.word) && !IDLE.has(token.stem));
  const telling = own.filter((token) => !shared.has(token.stem));
  if (own.length > 6) return [];
  // A word that another box bears itself is said of that one, and not of its like: "Vegetarian", beside "Vegan".
  const mine = new Set(own.map((token) => token.stem));
  const told = wish.tokens.filter(
    (word) => !word.later && !word.quoted && (!shared.has(word.stem) || mine.has(word.stem)),
  );
  const figured = byFigure(control, beside, told, wish);
  if (figured) return [figured];
  if (telling.length === 0) return [];
  const hits = own.flatMap((token) => told.find((word) => alike(word, token)) ?? []);
  const met = (token: (typeof own)[0]) => told.some((word) => alike(word, token));
  // "A dog or cat": one of them is enough.
  const either = alternatives(label);
  const share =
    own
      .filter(
        (token) =>
          met(token) || (either.includes(token.word) && own.some((other) => either.includes(other.word) && met(other))),
      )
      .filter((token) => !FILLING.has(token.word) || met(token))
      .reduce((sum, token) => sum + Math.max(0.3, token.weight), 0) /
    own
      .filter((token) => either.length === 0 || !FILLING.has(token.word) || met(token))
      .reduce((sum, token) => sum + Math.max(0.3, token.weight), 0);
  const last = own.at(-1)!;
  const named =
    beside.length >= ROW_OF &&
    ((own[0] === telling[0] && calledSo(own[0]!, told)) ||
      // "The museum" for "The town museum", where no other box is one.
      (own.length <= ROW_OF && telling.includes(last) && told.some((word) => word.stem === last.stem)) ||
      // "The newsletter" for "Send me the monthly newsletter".
      (own.length <= ROW_OF + 1 && telling.includes(last) && calledSo(last, told)));
  const only = isOnlySwitch(control, all, last, wish);
  if ((share < SAID && !named && !only) || !telling.some((token) => told.some((word) => alike(word, token))))
    return onlyOthers(
      control,
      rowOf(control, all).filter((other) => beside.includes(other)),
      wish,
    );
  const spans = hits.map((word) => [word.start, word.end] as const);
  // A refusal is told of all that is joined to it: "no onions or olives".
  const refused =
    hits.some((word) => word.negated) ||
    phrase(label).tokens.some((token) => told.some((word) => word.negated && alike(word, token)));
  // The name of the list that an answer stands in may be told with it: "to the team".
  const list = item.answer === undefined ? [] : phrase(item.group).tokens;
  const inList = list.length > 0 && list.every((token) => told.some((word) => alike(word, token)));
  const score = 0.75 + 0.1 * share + (inList ? NAMED_LIST : 0);
  return [{ control, value: refused === leavesOut(item) ? 'on' : 'off', score, role: '', spans }];
}

/** A figure with what it counts: "50 microgram", "2.5 mg". */
const FIGURE = /\b\d+(?:[.,]\d+)?\s?\p{L}+/gu;
/** One way to write each unit that is written in several. */
const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(\d[\d.,]*)\s?(?:mcg|µg|micrograms?)\b/g, '$1 microgram'],
  [/\b(\d[\d.,]*)\s?(?:mg|milligrams?)\b/g, '$1 mg'],
  [/\b(\d[\d.,]*)\s?(?:ml|millilit(?:re|er)s?)\b/g, '$1 ml'],
];
const figuresOf = (text: string): string[] =>
  UNITS.reduce((left, [unit, written]) => left.replace(unit, written), fold(text)).match(FIGURE) ?? [];

/** Of boxes that are called by the same rare name the one whose figure is told: "my 50 microgram levothyroxine", beside one of 25. */
function byFigure(control: Control, beside: readonly Control[], told: Wish['tokens'], wish: Wish): Fit | null {
  const nameOf = (one: Control) => phrase(one.items[0]!.label).tokens[0];
  const name = nameOf(control);
  if (!name || !calledSo(name, told)) return null;
  const kin = beside.filter((other) => nameOf(other)?.stem === name.stem);
  const said = figuresOf(wish.text);
  const isTold = (one: Control) => figuresOf(one.items[0]!.label).some((figure) => said.includes(figure));
  if (kin.length === 0 || !isTold(control) || kin.some(isTold)) return null;
  const word = told.find((one) => one.stem === name.stem)!;
  return { control, value: word.negated ? 'off' : 'on', score: 0.85, role: '', spans: [[word.start, word.end]] };
}

/** "Switch the automatic reply on", for the one box that turns a reply on, whatever it calls that reply. */
function isOnlySwitch(
  control: Control,
  all: readonly Control[],
  last: { stem: string },
  { text, tokens }: Wish,
): boolean {
  const bears = (other: Control) => phrase(other.items[0]!.label).tokens.some((token) => token.stem === last.stem);
  if (all.some((other) => other !== control && bears(other))) return false;
  return tokens.some(
    (word) =>
      word.stem === last.stem &&
      !word.negated &&
      TURNED_ON.test(text.slice(0, word.start)) &&
      /^(?:\s+(?:on|too))?\s*(?:[.,;!]|$|and\b)/i.test(text.slice(word.end)),
  );
}
const TURNED_ON = /\b(?:turn(?:ed)?|switch(?:ed)?|tick|enable|activate|have)\b[^.;,]{0,50}$/i;

/** What it counts for that the list of an answer is told by its name. */
const NAMED_LIST = 0.12;

/** The boxes that answer the same question: under one heading, and not each under one of its own. */
function besideOf(control: Control, all: readonly Control[]): Control[] {
  const { group, context } = control.items[0]!;
  const kin = all.filter((other) => other !== control && other.kind === 'box' && other.items[0]!.group === group);
  const under = (text: string) => [control, ...kin].filter((other) => other.items[0]!.context.text === text).length;
  if (context.text === '' || under(context.text) < 2) return kin;
  return kin.filter(({ items: [other] }) => other!.context.text === context.text || under(other!.context.text) < 2);
}

/** Words around what a box is about: "there is a dog or cat at home". */
const FILLING = new Set(['home', 'house', 'household', 'there', 'here', 'us', 'me', 'property', 'person', 'people']);

/** The words that a label gives as one or the other: "dog" and "cat" of "a dog or cat". */
function alternatives(label: string): string[] {
  const match = /\b([\p{L}-]+)(?:,\s*(?:an? )?([\p{L}-]+))*,?\s+or\s+(?:an? |the )?([\p{L}-]+)/iu.exec(label);
  return match ? words(match[0]).filter((word) => word !== 'or' && !isStopWord(word)) : [];
}

/** Boxes beside one, from which on they are a list of things called by their names. */
const ROW_OF = 1;

/** Whether a wish names a thing by a rare word of its label: "Ramipril 2.5 mg capsules" for who wants ramipril. */
function calledSo(name: { stem: string; word: string; weight: number }, told: Wish['tokens']): boolean {
  return name.weight >= RARE && name.word.length > 4 && told.some((word) => word.stem === name.stem);
}
const RARE = 0.95;

/** "Only about gardening", "Tuesdays and Fridays only": what stands beside those that are wanted, and is not named, is not wanted. */
function onlyOthers(control: Control, beside: readonly Control[], wish: Wish): Fit[] {
  const labels = beside.map((other) => phrase(other.items[0]!.label).tokens.filter(({ weight }) => weight > TELLS));
  const names = (word: Wish['tokens'][number]) => labels.some((said) => said.some((token) => alike(word, token)));
  const named = labels.some((said) => {
    const at = wish.tokens.findIndex((word) => said.some((token) => alike(word, token)));
    return at >= 0 && isWhole(wish, at, names);
  });
  return named ? [{ control, value: 'off', score: 0.7, role: '', spans: [] }] : [];
}

/** Whether the row of names in which a word stands is all that is wanted: it says so before or behind it, or is what something is set to. */
function isWhole(wish: Wish, at: number, names: (word: Wish['tokens'][number]) => boolean): boolean {
  const { tokens, text } = wish;
  if (tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(?:only|just|nothing)$/.test(word))) return at > 0;
  if (SET_TO.test(text.slice(0, tokens[at]!.start))) return true;
  let end = at;
  while (end + 1 < tokens.length && (/^(?:and|or)$/.test(tokens[end + 1]!.word) || names(tokens[end + 1]!))) end++;
  return NO_OTHER.test(text.slice(tokens[end]!.end));
}
/** Weight from which on a word of a label names what its box is about. */
const TELLS = 0.3;
/** "Set the delivery days to ...": what comes is all that is to be. */
const SET_TO = /\b(?:change|set|switch|limit|restrict|reduce|narrow)\b[^.;,]{1,40}\sto\s(?:the\s)?$/i;
const NO_OTHER = /^,?\s+(?:only\b|alone\b|exclusively\b|and (?:no|none|nothing)\b|but (?:no|none|nothing)\b)/i;

/** The boxes that follow one another with nothing else to answer between them, but for the one itself. */
function rowOf(control: Control, all: readonly Control[]): Control[] {
  const inOrder = [...all].sort((a, b) => a.order - b.order);
  const at = inOrder.indexOf(control);
  const breaks = (other: Control) => other.kind !== 'box' || other.items[0]!.group !== control.items[0]!.group;
  const end = inOrder.findIndex((other, i) => i > at && breaks(other));
  const start = inOrder.findLastIndex((other, i) => i < at && breaks(other));
  return inOrder.slice(start + 1, end < 0 ? undefined : end).filter((other) => other !== control);
}

function alike(word: { stem: string; word: string }, token: { stem: string; word: string }): boolean {
  return (
    word.stem === token.stem ||
    answersAlike(word.word, token.word) ||
    (token.word.length > 3 && synonymous(word.word, token.word)) ||
    (word.stem.length > 3 && token.stem.startsWith(word.stem)) ||
    (token.stem.length > 3 && word.stem.startsWith(token.stem))
  );
}
