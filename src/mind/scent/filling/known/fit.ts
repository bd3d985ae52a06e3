import { parseTime } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';
import { optionFor } from '../option-for.ts';
import { type Entry, entriesOf } from './entries.ts';
import { agreement, type Meaning, meaningOf, type Whose } from './meaning.ts';
import { asksAnimalsName, asksOwnName } from './own-name.ts';
import { hintOf, mayTake, shapeFit } from './takes.ts';

/** Characters up to which the words beside a field name it, and are no text. */
const CAPTION = 40;

/** What a control asks: by its label, else by its placeholder, by what stands beside it and how it takes its value. */
export function askedBy(situation: Situation, item: Item, question = item.label): Meaning {
  // "From" and "to" are persons where something is written to them, else places.
  const moments = item.options.filter((option) => /\d/.test(option));
  const end = /^(?:from|(to|until|till))\W*$/i.exec(item.label.trim());
  if (end && moments.length > 1 && moments.every((option) => parseTime(option) !== null))
    return meaningOf(end[1] ? 'end' : 'start');
  if (/^(?:from|to)\W*$/i.test(item.label.trim()) && !situation.items.some((other) => other.state.has('multiline')))
    return { what: new Map(), whose: '', who: '', again: false };
  const own = meaningOf(item.kind === 'check' || item.kind === 'click' || item.label === '' ? question : item.label);
  const what = new Map(own.what);
  let { whose } = own;
  const add = (other: Meaning) => {
    for (const [key, idea] of other.what) what.set(key, idea);
    if (whose === '') whose = other.whose;
  };
  const kept = [...what.keys()].filter((key) => !WIDE.has(key));
  if (kept.length === 0 && item.placeholder && item.placeholder !== question) add(meaningOf(item.placeholder));
  const { text } = item.context;
  const beside = text !== '' && text.length <= CAPTION && !/\b(?:for example|e\.g|without|only|digits)\b/i.test(text);
  const others = situation.items.some((other) => other !== item && other.raw !== '' && text.includes(other.raw));
  if (beside && !others && [...what.keys()].every((key) => WIDE.has(key))) add(withoutName(meaningOf(text)));
  // "Old address", over a street and a town.
  const shared = beside && situation.items.some((other) => other !== item && other.context.text === text);
  const when = shared ? meaningOf(text).what : new Map();
  for (const key of ['old', 'new']) if (when.has(key) && !what.has(key)) what.set(key, when.get(key)!);
  if (severalGroups(situation) && whose === '')
    whose = /^(?:about )?you$/i.test(item.group.trim()) ? 'self' : meaningOf(item.group).whose;
  const hint = hintOf(situation, item);
  if (/\btelephone number$/.test(hint) && !what.has('phone')) add(meaningOf('phone'));
  if (/\be-mail address$/.test(hint) && !what.has('email')) add(meaningOf('email'));
  if (/\ba password$/.test(hint) && !what.has('secret')) add(meaningOf('password'));
  return { ...own, what, whose };
}

/** What stands beside a field says of whom, and not that it is a name. */
function withoutName(meaning: Meaning): Meaning {
  const what = new Map(meaning.what);
  what.delete('fullname');
  return { ...meaning, what };
}

/** Ideas that many things have, so that what stands around says of what. */
const WIDE = new Set(['fullname', 'phone', 'email', 'number', 'date', 'reach']);

function severalGroups({ items }: Situation): boolean {
  const groups = new Set(items.filter((item) => item.kind === 'type' && item.group).map((item) => item.group));
  return groups.size > 1;
}

/** What is the one is not the other. */
const CONTRARY = [
  ['old', 'new'],
  ['new', 'old'],
  ['work', 'private'],
  ['private', 'work'],
] as const;

/** How far it is a matter of the same person, added to what words tell. */
function personFit(entry: Whose, asked: Whose, about: boolean, buying: boolean): number {
  const other = entry === 'subject';
  if (!about) return 0;
  if (asked === '') return other === buying ? -0.06 : 0.06;
  if ((asked === 'subject') === other) return 0.1 + (asked === entry ? 0.05 : 0);
  return entry === '' && asked === 'subject' ? -0.2 : -0.5;
}

/** "Book a lesson for Felix Okoro", with a form that asks for one name and calls it yours: he is the one it speaks to. */
function isWhoComes({ goal, items }: Situation, entry: Entry, entries: readonly Entry[]): boolean {
  if (entry.whose !== 'subject' || entry.source === 'person') return false;
  const named = ({ whose, source, meaning }: Entry) =>
    whose !== 'subject' && source !== 'person' && NAMING.some((idea) => meaning.what.has(idea));
  if (entries.some(named)) return false;
  const told = new RegExp(
    `\\b(?:for|register|enrol|enroll|sign up|book in|sign) (?:in )?${entry.value.split(' ')[0]}\\b`,
    'i',
  );
  const asking = items.filter(
    ({ kind, label }) => kind === 'type' && NAMING.some((idea) => meaningOf(label).what.has(idea)),
  );
  const wholes = asking.filter(({ label }) => !meaningOf(label).what.has('family'));
  return told.test(goal.text) && wholes.length === 1;
}
const NAMING = ['fullname', 'given', 'family'];

/** "Outside 22 Fern Way", for who lives at 24: the other one is told as one's own. */
function isOwnOf(other: Entry, { name, value }: Entry): boolean {
  return other.whose === 'self' && other.source === 'task' && other.name === name && other.value !== value;
}

export interface KnownFit {
  entry: Entry;
  /** It is asked for once more. */
  again: boolean;
  /** As the control takes it: the value, or one of its options. */
  value: string;
  score: number;
}

/** How well each known value answers a control, best first. */
export function knownFits(situation: Situation, item: Item, question: string, options: readonly string[]): KnownFit[] {
  const asked = askedBy(situation, item, question);
  if (asked.what.size === 0) return [];
  const entries = entriesOf(situation);
  const about = entries.some((entry) => entry.whose === 'subject');
  const buying = situation.step?.verb === 'buy';
  const named = entries.some(
    ({ source, whose, meaning }) =>
      source === 'knowledge' && whose !== 'subject' && NAMING.some((idea) => meaning.what.has(idea)),
  );
  const plainly = [...meaningOf(item.label || question).what.keys()].every((key) => NAMING.includes(key));
  const of = ['birth', ...NAMING].some((idea) => asked.what.has(idea));
  const whose = of && entries.some((entry) => isWhoComes(situation, entry, entries)) ? 'subject' : asked.whose;
  return entries
    .flatMap((entry): KnownFit[] => {
      if (!mayTake(situation, entry, asked, item)) return [];
      if (entry.source === 'person' && options.length === 0 && asked.what.has('fullname') && !asksOwnName(item))
        return [];
      if (options.length === 0 && entry.whose !== 'subject' && asksAnimalsName(item)) return [];
      const { of: own, by } = agreement(entry.meaning, asked);
      let score = 0.45 * own + 0.5 * by + (own > 0.99 && by > 0.99 ? 0.05 : 0);
      if (score < 0.12) return [];
      if (CONTRARY.some(([a, b]) => entry.meaning.what.has(a) && asked.what.has(b))) score -= 0.5;
      score += personFit(entry.whose, whose, about, buying);
      if (whose === 'self' && entry.whose === '' && entries.some((other) => isOwnOf(other, entry))) score -= 0.25;
      if (entry.source === 'person') score -= 0.1;
      if (entry.source === 'task') score -= 0.02;
      // "Sign me up for Maker Days": beside a name that was given, what something is done for is nobody.
      if (entry.source === 'task' && entry.whose === 'subject' && named && plainly) score -= 0.25;
      if (options.length === 0)
        return [
          { entry, again: asked.again, value: entry.value, score: score + shapeFit(situation, entry.value, item) },
        ];
      const option = optionFor(entry.value, options) ?? null;
      return option && option.fit >= 0.8
        ? [{ entry, again: asked.again, value: option.option, score: score + 0.1 }]
        : [];
    })
    .sort((a, b) => b.score - a.score);
}
