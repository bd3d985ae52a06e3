import {
  type Day,
  fold,
  isStopWord,
  MONTHS,
  ordinalOf,
  parseDate,
  phrase,
  plain,
  withoutQuoted,
  withYear,
  words,
} from '../../../language/index.ts';
import { asTold } from '../../filling/coverage/numbers.ts';
import { demandsIn, NOT } from '../../filling/coverage/told.ts';
import type { Step } from '../../goal/types.ts';
import { PerStep, type Situation } from '../../situation.ts';
import { markOf } from '../widgets/calendar.ts';

/** Something that the whole task tells, to be put in somewhere, whatever the sentence around it asks. */
export interface Value {
  kind: 'known' | 'said' | 'mail' | 'name' | 'date' | 'time' | 'number';
  text: string;
  /** What it is called: its name in the data, or the words before it. */
  called: string;
  day: Day | null;
  time: string | null;
  number: number | null;
  /** What is counted. */
  nouns: readonly string[];
  /** It is a sum of money. */
  money: boolean;
  secret: boolean;
  /** Into the how manieth field it goes; null where that is not told. */
  nth: number | null;
  /** Where it stands in the task; -1 for what is known beside it. */
  at: number;
}

/** A value of which nothing is told but itself. */
export const UNTOLD: Omit<Value, 'kind' | 'text'> = {
  called: '',
  day: null,
  time: null,
  number: null,
  nouns: [],
  money: false,
  secret: false,
  nth: null,
  at: -1,
};

/** "Topic: Knee pain." */
const LISTED =
  /(?:^|[.;–,]\s+|\s–\s)(\p{Lu}\p{L}{1,14}(?: \p{L}{1,12})?): (?!")([^:"“]+?)(?=[.;]\s+\p{Lu}[\p{L} ]{1,22}:|[.;]?\s*$|\.\s)/gu;
const NAME = /\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*)+/gu;
/** What stands right before the name of who does it. */
const WHO =
  /(?:\b(?:my name is|i am|i'm|this is|sender|signed?(?: up| with)?|from|named|name(?: is)?|for|called|as)[:,]?\s*)$/i;
/** Letters up to which a text may be a day. */
const DATED = 20;
/** What a name may be headed by, where details are told one after the other; at least a name and a surname follow. */
const CALLED = /^(?:(?:Full )?Name|Customer|Contact|Guest|Sender|User)\s+(?=\S+\s\S)/;
/** Units of money, as words. */
const CURRENCY = /^(?:pounds?|euros?|dollars?|quid|francs?|crowns?)$/;
/** Words before a value that may say what it is. */
const LEAD = 4;

/** The words right before a place in the task, within the same part of its sentence. */
function before(text: string, at: number): string {
  const clause = text
    .slice(Math.max(0, at - 60), at)
    .split(/[.;,]\s|["”]/)
    .at(-1)!;
  return words(clause).slice(-LEAD).join(' ');
}

/** The words right behind a quotation that say what it is: "as the subject". */
function behind(text: string, at: number): string {
  return /^["”,]*\s(?:as|in|under|for)(?: the| my| your)? ((?:\p{L}+ ?){1,2})/u.exec(text.slice(at))?.[1] ?? '';
}

/** The place of the field that is told right behind a quotation: "into the 3rd text box". */
function placeBehind(text: string, at: number): number | null {
  const found =
    /^["”,]*\s(?:in|into|to) the (\d\w\w|\p{L}+) (?:text ?|input ?)?(?:box|field|input|blank|line)\b/iu.exec(
      text.slice(at),
    );
  const nth = found ? ordinalOf(found[1]!) : null;
  return nth !== null && nth > 0 ? nth : null;
}

/** Who somebody is, told in the words of the task: whose name the address bears, or who is said to be it. */
function namesIn(text: string, mails: readonly string[]): Value[] {
  const bare = withoutQuoted(text);
  const local = mails.map((mail) => fold(mail.split('@')[0]!));
  return [...bare.matchAll(NAME)]
    .map(({ 0: name, index }) => {
      // "Name Petra Lund, email ...": what it is called is no part of it.
      const called = CALLED.exec(name)?.[0].length ?? 0;
      return { 0: name.slice(called), index: index + called };
    })
    .filter(({ 0: name, index }) => {
      const last = fold(name.split(' ').at(-1)!);
      return local.some((one) => one.includes(last)) || (mails.length > 0 && WHO.test(bare.slice(0, index)));
    })
    .slice(0, 1)
    .map(({ 0: name, index }) => ({ ...UNTOLD, kind: 'name', text: name, called: 'name', at: index }));
}

const known = new PerStep<Value[]>();

/** Values that came with a task, from which on it is about them. */
export const MUCH = 3;

/** Everything that the task tells and that came with it, value by value. */
export function valuesOf(situation: Situation): Value[] {
  let found = known.get(situation);
  if (!found) {
    found = read(situation).filter((value) => !isOfBefore(situation, value));
    known.set(situation, found);
  }
  return found;
}

/** Whether the words are quoted for what was done before that which is told to come after it: they were written there, and are for nothing else. */
function isOfBefore(situation: Situation, value: Value): boolean {
  const { goal, memory } = situation;
  const says = ({ quoted }: Step) => quoted.includes(value.text);
  if (value.kind !== 'said' || !goal.steps[memory.step]?.later || goal.steps.slice(memory.step).some(says))
    return false;
  return goal.steps.slice(0, memory.step).some(says) && wasGiven(situation, value);
}

/** The numbers of steps that are counted: "1. Open the form. 2. Name: Ole". */
const COUNTED = /(?<=^|[\s.;])\d{1,2}[.)]\s+(?=[\p{Lu}\d"“])/gu;
/** A password, told by its name or right behind the address that it goes with. */
const SECRETS = [
  /\bpass(?:word|phrase|code)(?:\s+is)?:?\s+["“]?((?=[^\s"”,;]*[\d\W_])[^\s"”,;]{4,}?)["”]?(?=[\s,;)]|[.!?]?$|[.!?]\s)/giu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+\s*[/,;|]\s*((?=[^\s,;()]*[\d_#!$%&*+-])(?=[^\s,;()]*\p{L})[^\s,;()/@]{5,}?)(?=[\s,;)]|[.!?]?$|[.!?]\s)/giu,
];

/** Passwords that the words of a task tell. */
function secretsIn(asked: string): Value[] {
  return SECRETS.flatMap((told) =>
    [...asked.matchAll(told)].map(
      (found): Value => ({ ...UNTOLD, kind: 'said', text: found[1]!, called: 'password', at: found.index }),
    ),
  ).slice(0, 1);
}

/** A street with its number, and the town behind it: "Birkenweg 14, Lindau". */
const STREET =
  /\b(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}?[\p{L}.’'-]+){0,3} \d{1,4}\p{Ll}?|\d{1,4}\p{Ll}? \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}), (?:in )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/gu;

/** Where somebody lives, told in the words of the task beside how to reach them. */
function addressesIn(asked: string): Value[] {
  return [...asked.matchAll(STREET)].slice(0, 1).flatMap(({ 1: street, 2: town, index }): Value[] => [
    { ...UNTOLD, kind: 'said', text: street!, called: 'street', at: index },
    { ...UNTOLD, kind: 'said', text: town!, called: 'town', at: index + street!.length },
  ]);
}

function read({ asked: whole, knowledge, request, dayFirst }: Situation): Value[] {
  // Of the same length, so that what is told stands where it stood.
  const asked = /^\s*1[.)]\s/.test(whole) ? whole.replace(COUNTED, (number) => ' '.repeat(number.length)) : whole;
  const given = knowledge.map(
    ({ name, value, secret }): Value => ({
      ...UNTOLD,
      kind: 'known',
      text: secret ? `{{${name}}}` : value,
      called: name.replace(/[_-]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '),
      secret,
    }),
  );
  const told: Value[] = [];
  const dayIn = (text: string) =>
    /\d/.test(text) && text.length <= DATED ? parseDate(text, request.today, dayFirst) : null;
  for (const demand of demandsIn(asked, request.today, dayFirst)) {
    if (demand.weak || NOT.test(asked.slice(Math.max(0, demand.start - 40), demand.start))) continue;
    const text = demand.value.replace(/[.,;:)]+$/, '').replace(/^\(/, '');
    const value = { ...UNTOLD, text, at: demand.start, called: before(asked, demand.start) };
    if (demand.kind === 'text') {
      const mail = /^\S+@\S+$/.test(text);
      const own = behind(asked, demand.end);
      const day = dayIn(text);
      if (day) told.push({ ...value, kind: 'date', day });
      if (day) continue;
      told.push(
        mail
          ? { ...value, kind: 'mail', called: 'email' }
          : {
              ...value,
              kind: 'said',
              text: demand.value,
              called: own || value.called,
              nth: placeBehind(asked, demand.end),
            },
      );
    } else if (demand.kind === 'date') told.push({ ...value, kind: 'date', day: demand.day });
    else if (demand.kind === 'time') told.push({ ...value, kind: 'time', time: demand.time });
    else if (demand.kind === 'number' || demand.kind === 'money') {
      const money = demand.kind === 'money' || CURRENCY.test(demand.nouns[0] ?? '');
      const { number, nouns } = demand;
      told.push({ ...value, kind: 'number', text: money ? asTold(demand) : text, number, nouns, money });
    }
  }
  // Who got all of it listed beside the task is told in its words what to do with it.
  for (const { 1: called, 2: text, index } of knowledge.length < MUCH ? asked.matchAll(LISTED) : [])
    if (
      !told.some(({ at, kind }) => kind !== 'number' && at > index && at < index + called!.length + text!.length + 3)
    ) {
      const day = dayIn(text!.trim());
      told.push({ ...UNTOLD, kind: day ? 'date' : 'said', text: text!.trim(), called: called!, at: index, day });
    }
  const mails = told.filter(({ kind }) => kind === 'mail').map(({ text }) => text);
  const secrets = secretsIn(asked).filter(({ text }) => !told.some((one) => one.text === text));
  const lives = mails.length > 0 && knowledge.length === 0 ? addressesIn(asked) : [];
  const within = (at: number) => lives.some((value) => at >= value.at && at < value.at + value.text.length);
  // What came with the task under its name is told once more by its words.
  const isKnown = (text: string) => given.some((one) => fold(one.text) === fold(text));
  const anew = told.filter(({ at, text }) => !within(at) && !isKnown(text));
  return [...given, ...anew, ...lives, ...secrets, ...namesIn(asked, mails)];
}

/** Whether the task says something of several letters, as whole words, and does not rule it out. */
export function says(asked: string, said: string): boolean {
  const text = ` ${plain(asked)} `;
  const own = plain(said);
  // "Size M": a letter or two are told by how they are written.
  if (own.length < 3 && !/^\d+$/.test(own))
    return (
      /^(?![AI]$)\p{Lu}{1,2}$/u.test(said.trim()) &&
      new RegExp(`(?<![\\p{L}’'])${said.trim()}(?![\\p{L}’'])`, 'u').test(asked)
    );
  if (isOnlyInCompound(asked, own)) return false;
  for (let at = text.indexOf(` ${own} `); at >= 0; at = text.indexOf(` ${own} `, at + 1))
    if (!NOT.test(text.slice(Math.max(0, at - 30), at + 1)) && !isOfDay(text, own, at)) return true;
  return false;
}

/** Whether a single word stands nowhere but in one that is joined by a hyphen: "a full-time student" says nothing of a full fee. */
function isOnlyInCompound(asked: string, own: string): boolean {
  if (!/^\p{Ll}{3,}$/u.test(own)) return false;
  const alone = new RegExp(`(?<!\\p{Ll}-)(?<!\\p{L})${own}(?!\\p{L})(?!-\\p{Ll})`, 'u');
  const text = asked.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return (
    !alone.test(text) && new RegExp(`(?<=\\p{Ll}-)${own}(?!\\p{L})|(?<!\\p{L})${own}(?=-\\p{Ll})`, 'u').test(asked)
  );
}

/** Whether a number stands before the name of a month: the tenth of it is no ten of anything. */
function isOfDay(text: string, own: string, at: number): boolean {
  const behind = /^ (\p{L}+)/u.exec(text.slice(at + own.length + 1))?.[1];
  return /^\d{1,2}$/.test(own) && behind !== undefined && MONTHS.includes(behind);
}

/** Words of the task that stand before what it calls by a name of the page: "subject Knee pain". */
export function saidAfter(asked: string, label: string): string | null {
  const own = plain(label);
  if (own.length < 3) return null;
  const found = new RegExp(`\\b${own.replace(/ /g, '\\W+')}\\b(?: is| being| of|:)? *(\\p{Lu}[^,.;:"“”–]*)`, 'iu').exec(
    asked,
  );
  return found && /^\p{Lu}/u.test(found[1]!) && phrase(found[1]!).tokens.length > 0 ? found[1]!.trim() : null;
}

/** The word that a task puts right behind the kind of thing that a field is named after: "the label urgent", for the field "Labels". */
export function calledBy(asked: string, label: string): string | null {
  const kind = plain(label).replace(/(?<=[^s])s$/, '');
  if (kind.length < 3 || kind.includes(' ')) return null;
  const found = new RegExp(`\\b${kind}s?\\b *["“]?(?=(\\p{L}[\\p{L}\\p{N}-]+))`, 'iu').exec(asked)?.[1];
  return found && !isStopWord(found.toLowerCase()) ? found : null;
}

/** Whether a task tells who somebody is, to be put into a form with the rest of it. */
export function tellsWho(situation: Situation): boolean {
  const kinds = valuesOf(situation).map(({ kind }) => kind);
  return kinds.includes('mail') && (kinds.includes('name') || kinds.includes('said'));
}

/** Whether a value was put in somewhere before, with whatever signs, or picked in a calendar. */
export const wasGiven = ({ memory, request }: Situation, { text, day, time }: Value): boolean => {
  const { dated } = memory;
  if ((day && dated.includes(markOf(withYear(day, request.today)))) || (time && dated.includes(time))) return true;
  const bare = (said: string) => plain(said).replace(/ /g, '') || fold(said);
  return Object.values(memory.filled).some((form) => Object.values(form).some((held) => bare(held) === bare(text)));
};
