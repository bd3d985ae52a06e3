import { parseTime, phrase, plain, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { complaints } from '../../filling/complaints.ts';
import { NOT } from '../../filling/coverage/told.ts';
import { optionFor } from '../../filling/option-for.ts';
import { windowOf } from '../../filling/windows.ts';
import { byFigures, timeMeant } from '../../meaning/by-figures.ts';
import { clausesIn, rulesOut } from '../../meaning/clauses.ts';
import type { Situation } from '../../situation.ts';
import { type Answer, markOf } from './answer.ts';
import { type Blank, rankOf } from './blanks.ts';
import { byHours, purposeTold } from './prose/choices.ts';
import { about, spokenOf } from './prose/spoken.ts';
import { SWAPS } from './swap.ts';
import { says, type Value } from './told.ts';

/** What a box does with what it is about. */
const DOES_WITH = /^(?:include|show|also|allow|send(?: me)?|receive|get|enable|use|add) (?:(?:the|my|me) )?/i;
const SHORT = 4;

/** What an option costs besides: "Disc brakes +£120", "Trekking £720", "Gift wrap (€3)". */
const PRICED =
  /\s*[·–—|,:]?\s*\(?[+−-]?\s?(?:[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|EUR|GBP|USD|CHF|kr)(?!\p{L}))[^)]{0,20}\)?\s*$/u;

/** Words by which a form lets one speak of oneself, and those by which a task speaks to one. */
const TO_ONE: Readonly<Record<string, string>> = { i: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself' };

/** Whether the task says an option, by all of it, by what stands before its price, or as it is said to somebody: "only you", of "Only me". */
export function saysOption(asked: string, option: string): boolean {
  const bare = option.replace(PRICED, '');
  const told = /\s/.test(bare) ? bare.replace(/[\p{L}’']+/gu, (word) => TO_ONE[word.toLowerCase()] ?? word) : bare;
  return says(asked, option) || [bare, told].some((one) => one !== option && one !== '' && says(asked, one));
}

/** The name of a blank in the words of the task: "Evening walk (£5 a day)" by what stands before its price, "Include archived projects" without its verb. */
export function calledAs(asked: string, { label, kind }: Blank): string {
  if (says(asked, label)) return label;
  const bare = label.replace(/\s*\([^)]*\)/g, '').replace(PRICED, '');
  const thing = bare.replace(DOES_WITH, '');
  if (kind !== 'box' || says(asked, bare) || thing.length <= SHORT) return bare;
  return says(asked, thing) ? thing : (inOtherForm(asked, thing) ?? bare);
}

/** The words of the task for something of several words, where they stand there in another form of them: "paper bills", for "a paper bill". */
function inOtherForm(asked: string, thing: string): string | null {
  const own = plain(thing)
    .replace(/^(?:an?|the|my|your) /, '')
    .split(' ');
  if (own.length < 2 || own.length > MANY) return null;
  const said = plain(asked).split(' ');
  const at = said.findIndex((_, i) => own.every((word, j) => stem(said[i + j] ?? '') === stem(word)));
  return at < 0 ? null : said.slice(at, at + own.length).join(' ');
}
/** Words up to which what a box is about is a name, and no sentence. */
const MANY = 4;

/** Words by their weight that tell an option from others. */
const TELLS = 0.3;

/** The one option whose words all stand in one part of a sentence of the task, in whatever order: "only for mentions and replies". */
function inItsWords(asked: string, options: readonly string[]): string | null {
  const parts = asked.split(/[.;:,!?]\s/).map((part) => new Set(phrase(part).tokens.map(({ stem }) => stem)));
  const stems = options.map((option) => new Set(phrase(option).tokens.map(({ stem }) => stem)));
  const told = options.filter((option) => {
    // What stands in all of them tells none.
    const own = phrase(option).tokens.filter(
      ({ weight, stem }) => weight > TELLS && !stems.every((one) => one.has(stem)),
    );
    return own.length > 1 && parts.some((part) => own.every(({ stem }) => part.has(stem)));
  });
  return told.length === 1 ? told[0]! : null;
}

/** Whether what the task says of an option is only that it is not to be: "rather than ring or email me". */
function isRuledOut(asked: string, option: string): boolean {
  const saying = clausesIn(asked).filter(({ text }) => ` ${plain(text)} `.includes(` ${plain(option)} `));
  return saying.length > 0 && saying.every((clause) => rulesOut(clause, [plain(option)]));
}

/**
 * Of several options that the task names the one that it names together with what is asked, where the same can be chosen for something else, too:
 * "collect it in Getafe, and bring it back to Toledo"; what was taken for that is not taken once more. Null where none is told apart so.
 */
function withQuestion({ asked, memory, key }: Situation, blank: Blank, named: readonly string[]): Answer | null {
  const own = new Set(blank.items.map(({ name }) => name));
  const taken = Object.entries(memory.filled[key] ?? {}).flatMap(([name, held]) =>
    own.has(name) ? [] : [plain(held)],
  );
  const left = named.filter((option) => option === blank.shown || !taken.includes(plain(option)));
  if (left.length === 1) return { blank, text: left[0]!, fit: 0.9 };
  const question = about(blank.label);
  const [first, second] = left
    .map((option) => {
      const saying = clausesIn(asked).filter(({ text }) => ` ${plain(text)} `.includes(` ${plain(option)} `));
      return { option, near: Math.max(0, ...saying.map((clause) => spokenOf(question, clause).share)) };
    })
    .sort((a, b) => b.near - a.near);
  return first && first.near >= SPOKEN && first.near > (second?.near ?? 0)
    ? { blank, text: first.option, fit: 0.9 }
    : null;
}
/** How far a part of the task has to speak of what is asked. */
const SPOKEN = 0.5;

/** The option that says more of what a sentence tells than the one that it names: "Female, spayed" before "Female", for who is "female and spayed". */
export function fuller(asked: string, named: string, options: readonly string[]): string {
  const sentences = asked.split(/[.;!?]\s/).filter((sentence) => saysOption(sentence, named));
  const more = options.filter((option) => {
    const rest = option.startsWith(named) ? /^\s*[,(/–-]\s*(.*)$/.exec(option.slice(named.length))?.[1] : undefined;
    const own = phrase(rest ?? '').tokens.filter(({ weight, number }) => weight > TELLS && !number);
    return (
      own.length > 0 &&
      sentences.some((sentence) => {
        const told = new Set(words(sentence).map(stem));
        return own.every(({ stem, word }) => told.has(stem) && !isRuledOut(sentence, word));
      })
    );
  });
  return more.length === 1 ? more[0]! : named;
}

/** How it is told that something is otherwise than it was, beside where one thing takes the place of another. */
const IS_CHANGED = new RegExp(
  `${SWAPS.source}|\\b(?:now|left|leaves|leaving|quits?|used to|formerly|previously|so far|until now|any ?more|moved|changed|switched|transferred)\\b`,
  'i',
);

/** An answer in a word that tasks say of anything. */
const SAYS_NOTHING = /^(?:none|never|nothing|nobody|other|no preference)$/i;

/** The option that the task names, or that one of its values is. */
export function optionSaid(situation: Situation, blank: Blank, values: readonly Value[]): Answer | null {
  const { options } = blank;
  const purpose = purposeTold(blank.label, clausesIn(situation.asked));
  if (purpose && !options.some((option) => saysOption(purpose.text, option))) return null;
  const named = options.filter(
    (option) =>
      !SAYS_NOTHING.test(option) && saysOption(situation.asked, option) && !isRuledOut(situation.asked, option),
  );
  const longest = named.filter((one) => !named.some((other) => other !== one && plain(other).includes(plain(one))));
  // A window of time is told by both of its ends, and not by a single time.
  const windows = options.filter((option) => windowOf(option) !== null).length > options.length / 2;
  const window = windows && byHours(options, clausesIn(situation.asked));
  if (window) return { blank, text: window.text, fit: 1 };
  const timed = options.filter((option) => parseTime(option) !== null).length > options.length / 2;
  if (timed) {
    const value = values.find(({ time }) => time !== null);
    const option = value && timeMeant(situation.asked, value.time!, options);
    return option ? { blank, text: option, value, fit: 1 } : null;
  }
  const ranks = options.map(rankOf);
  if (options.length > 1 && ranks.every((rank) => rank !== null)) {
    // "One rose in a 7 litre pot": of litres there are seven.
    const inUnit = ({ number, nouns: [unit = ''] }: Value) =>
      options.some((option, i) => ranks[i] === number && words(option).slice(1).map(stem).includes(stem(unit)));
    const value =
      values.find((one) => one.number !== null && inUnit(one)) ??
      values.find(({ number, money }) => number !== null && !money && ranks.includes(number));
    return value ? { blank, text: options[ranks.indexOf(value.number!)]!, value, fit: 0.8 } : null;
  }
  // Of two that are named the one that stood there is the one that goes.
  if (longest.length === 2 && longest.includes(blank.shown) && IS_CHANGED.test(situation.asked)) {
    const ours = situation.memory.sheet?.put.includes(markOf({ blank, text: blank.shown, fit: 1 }));
    longest.splice(0, 2, longest.find((one) => (one === blank.shown) === (ours === true))!);
  }
  if (longest.length === 1) {
    const value = values.find(({ text }) => plain(text).includes(plain(longest[0]!)));
    const text = fuller(situation.asked, longest[0]!, options);
    return { blank, text, fit: 1, ...(value ? { value } : {}) };
  }
  if (longest.length > 1) return withQuestion(situation, blank, longest);
  const [inPart, ...others] = namedInPart(situation, options);
  // Of several that are named the first is a guess.
  if (inPart !== undefined) return { blank, text: inPart, fit: others.length > 0 ? 0.85 : 0.9 };
  const worded = inItsWords(situation.asked, options);
  if (worded !== null) return { blank, text: worded, fit: 0.85 };
  const measured = byFigures(situation.asked, options);
  if (measured !== null) {
    const value = values.find(({ number }) => number !== null);
    return { blank, text: options[measured]!, fit: 0.9, ...(value ? { value } : {}) };
  }
  for (const value of values) {
    if (value.kind !== 'known' && value.kind !== 'said') continue;
    const found = optionFor(value.text, options);
    if (found && found.fit >= 0.85) return { blank, text: found.option, value, fit: 0.9 };
  }
  return null;
}

/**
 * Options of which the task says a name that no other of them bears, in its order: "Bryony", among people with their surnames. What the page
 * objects to by its name is no choice any more, and the next that was told is.
 */
function namedInPart(situation: Situation, options: readonly string[]): string[] {
  const { asked } = situation;
  const refused = plain([...complaints(situation), ...situation.memory.complained].join(' . '));
  const told = (option: string) =>
    (option.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).flatMap((name) => {
      const alone = options.filter((other) => other.includes(name)).length === 1;
      const at = alone ? asked.search(new RegExp(`(?<=[^.!?:"“]\\s)${name}(?!\\p{L})`, 'u')) : -1;
      return at < 0 || NOT.test(asked.slice(Math.max(0, at - 30), at)) ? [] : [at];
    });
  return options
    .flatMap((option) => (told(option).length > 0 ? [{ option, at: Math.min(...told(option)) }] : []))
    .filter(({ option }) => !refused.includes(plain(option)))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** Several options of a group that can be pressed one by one, each said in the task. */
export function optionsSaid({ asked, items }: Situation, blank: Blank): string[] {
  // Of the list under a field one entry is taken.
  const ofField = ({ role, label }: Item) => role === 'combobox' && label === blank.label;
  const one = blank.items[0]!.role === 'radio' || (blank.items[0]!.role === 'option' && items.some(ofField));
  return blank.kind === 'choice' && !one ? blank.options.filter((option) => saysOption(asked, option)) : [];
}
