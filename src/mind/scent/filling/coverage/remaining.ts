import { fold, parseDate, parseTime, words } from '../../../language/index.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { classOfField } from '../fields.ts';
import { type Entry, entriesOf, JOINED } from '../known/entries.ts';
import { askedBy } from '../known/fit.ts';
import { agreement, isIdeaOfForms } from '../known/meaning.ts';
import { mayTake } from '../known/takes.ts';
import { optionFor } from '../option-for.ts';
import type { Control } from './controls.ts';
import type { Fit } from './types.ts';

/** Fit of what is left over: it belongs there because nothing else does. */
const REST = 0.3;
/** Values that would answer many a list. */
const ANYWHERE = /^(?:\d+|yes|no|true|false|on|off|none|any)$/i;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
/** A form that goes on elsewhere may ask for the rest there. */
const GOES_ON = /^(?:next|continue|go on|proceed)\b/;
/** What a field is for that takes any words. */
const FOR_WORDS = new Set(['unknown', 'message', 'subject', 'title']);

/**
 * What is known and has found no field by its name goes where nothing else may: into the list that has it as an answer, and
 * into the one field left for a day, a time, a number or words. "Day you leave" takes the one day that one was given.
 */
export function remainingFits(situation: Situation, all: readonly Control[], taken: readonly Fit[]): Fit[] {
  const used = new Set(taken.flatMap(({ entry }) => (entry ? [entry.origin] : [])));
  const values = new Set(taken.map(({ value }) => fold(value)));
  const origins = new Set<number>();
  const entries = entriesOf(situation).filter(({ source, origin, value }) => {
    if (
      source !== 'knowledge' ||
      origin >= JOINED ||
      used.has(origin) ||
      origins.has(origin) ||
      values.has(fold(value))
    )
      return false;
    origins.add(origin);
    return true;
  });
  const free = all.filter((control) => !taken.some((fit) => fit.control === control));
  if (entries.length === 0 || free.length === 0) return [];
  const fit = (control: Control, value: string, entry: Entry): Fit => ({
    control,
    value,
    score: REST,
    role: '',
    spans: [],
    entry,
  });
  const out = byAnswer(situation, free, entries).map(([control, value, entry]) => fit(control, value, entry));
  // One thing was given, and one box asks for something.
  const [only] = all;
  const lone = all.length === 1 && entries.length === 1 && ['text', 'number'].includes(only!.kind);
  if (lone && FOR_WORDS.has(classOfField(only!.items[0]!)) && mayAnswer(situation, entries[0]!, only!))
    return [{ ...fit(only!, entries[0]!.value, entries[0]!), rest: true }];
  // Only a form that has taken something that is known is the one for the rest of it.
  if (![...taken, ...out].some(({ entry }) => entry?.source === 'knowledge')) return out;
  const given = new Set(out.map(({ entry }) => entry));
  const open = entries.filter((entry) => !given.has(entry));
  const left = free.filter((control) => control.options.length !== 1 && !out.some((one) => one.control === control));
  for (const [takes, is] of kindsOf(situation)) {
    const controls = left.filter(takes);
    const rest = open.filter(is);
    if (controls.length !== 1 || rest.length !== 1) continue;
    const [control, entry] = [controls[0]!, rest[0]!];
    const value = control.options.find((option) => fold(option).startsWith(fold(entry.value))) ?? entry.value;
    if (mayAnswer(situation, entry, control)) out.push({ ...fit(control, value, entry), rest: true });
  }
  return out;
}

/** Lists of which one option is what is known, where no other list has it too. */
function byAnswer(
  situation: Situation,
  free: readonly Control[],
  entries: readonly Entry[],
): Array<[Control, string, Entry]> {
  const lists = free.filter(({ kind, options }) => (kind === 'list' || kind === 'radios') && options.length > 1);
  const found = entries
    .filter(({ value }) => !ANYWHERE.test(value.trim()))
    .flatMap((entry) =>
      lists.flatMap((control): Array<[Control, string, Entry]> => {
        const option = optionFor(entry.value, control.options);
        return option && option.fit >= 0.8 && (mayAnswer(situation, entry, control) || isJust(entry, option.option))
          ? [[control, option.option, entry]]
          : [];
      }),
    );
  return found.filter(([control, , entry]) => found.every((one) => (one[0] === control) === (one[2] === entry)));
}

/** Whether an option is in several words what is known: then it answers, whatever the question is called. */
function isJust({ value }: Entry, option: string): boolean {
  return words(value).length > 1 && sameWords(value, option);
}

type Kind = readonly [takes: (control: Control) => boolean, is: (entry: Entry) => boolean];

/** The kinds of which one field and one value may be left: fields that take them, and what is one. */
function kindsOf(situation: Situation): Kind[] {
  const { request, dayFirst, items } = situation;
  const isDay = ({ value, meaning }: Entry) =>
    !meaning.what.has('birth') && /\d.*\d/.test(value) && parseDate(value, request.today, dayFirst) !== null;
  const isTime = ({ value }: Entry) => /^\d{1,2}[:.]\d{2}/.test(value) && parseTime(value) !== null;
  const isCount = ({ value, meaning }: Entry) =>
    NUMBER.test(value) && ![...meaning.what.keys()].some((key) => isIdeaOfForms(key) && key !== 'date');
  const ASKS_IF = (control: Control) =>
    control.options.length === 2 && control.options.every((option) => /^(?:yes|no)\b/i.test(option.trim()));
  const moments: Kind[] = [
    [ASKS_IF, ({ value }) => /^(?:yes|no)$/i.test(value.trim())],
    [({ kind }) => kind === 'date', isDay],
    [({ kind }) => kind === 'time', isTime],
  ];
  if (items.some((item) => item.role === 'button' && GOES_ON.test(item.said.folded))) return moments;
  const isText = (entry: Entry) =>
    !isDay(entry) && !isTime(entry) && !NUMBER.test(entry.value) && /\p{L}/u.test(entry.value);
  return [
    ...moments,
    [({ kind, items: [item] }) => kind === 'number' && item!.value === '', isCount],
    [({ kind, items: [item] }) => kind === 'text' && FOR_WORDS.has(classOfField(item!)) && item!.value === '', isText],
  ];
}

/** Whether what is known may be what a control asks: neither names an idea of forms that the other one lacks. */
function mayAnswer(situation: Situation, entry: Entry, control: Control): boolean {
  const item = control.items[0]!;
  if (/\boptional\b/i.test(item.label) && control.kind === 'number') return false;
  const asked = askedBy(situation, item, control.question);
  if (control.options.length === 0 && asked.what.size > 0 && !mayTake(situation, entry, asked, item)) return false;
  if (agreement(entry.meaning, asked).of > 0.3) return true;
  const own = [...entry.meaning.what.keys()].filter(tells);
  const theirs = [...asked.what.keys()].filter(tells);
  return theirs.every((key) => own.includes(key)) && own.every((key) => theirs.includes(key));
}

/** Whether an idea tells what is asked, and not only of what sort it is. */
function tells(key: string): boolean {
  return isIdeaOfForms(key) && !SORTS.has(key);
}
const SORTS = new Set(['number', 'date', 'title', 'reason', 'content', 'private', 'old', 'work', 'reference']);
