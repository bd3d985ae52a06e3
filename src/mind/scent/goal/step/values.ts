import { codesOf, MAKES, valuesBeside, withoutPlaces } from '../named.ts';
import { pairsOf } from '../pairs/index.ts';
import type { Pair, Verb } from '../types.ts';
import { type Clause, KEPT_IN } from './clause.ts';

/** Verbs whose clauses name fields and what belongs in them. */
const TAKES_VALUES = new Set<Verb>([
  'enter',
  'pick',
  'transact',
  'buy',
  'add',
  'register',
  'signin',
  'filter',
  'search',
  'upload',
]);

/** What is chosen, and the question over it in quotes. */
const UNDER = /^\S+\s+(?:the\s+)?([^«]+?)\s+under\s+«(\d+)»$/i;

/** A look-up that spells out by what: it may be made with a form. */
const LOOKS_UP = /^(?:find|look up|look for|search(?: for)?)\b/i;

/** Works that are told apart by their genre. */
const WORKS =
  /^\S+(?:\s(?:up|for|all|the|some))*\s+(?!(?:the|an?|this|that|these|those|my|your|his|her|our|their|any|some|all|up|for|every|each|no|new|given|following)\s)(\p{Ll}[\p{L}-]+)\s+(?:movies?|films?|books?|novels?|songs?|games?)\b/u;

/** A work described by more than one thing is looked up with a form. */
const BY_WHOM = /\b(?:by|directed|written|starring|from (?:the )?(?:year )?\d{4})\b/i;

/** Acts on a thing that is there: what is quoted after its kind names it, and is no value to put in. */
const ON_A_THING =
  /^(?:comment|reply|close|reopen|renew|assign|approve|reject|archive|cancel|resolve|follow|watch|share|print|download|export|extend|return|vote|rate|review|merge|lock|unlock|mute|pin|duplicate|restore|answer|re-?send|re-?submit)\b/i;

/** Other words are asked for, and not those in quotes. */
const OTHER_WORDS = /\b(?:similar to|synonyms? (?:of|for)|meaning the same)\b/;

/** What a clause puts in quotes, and what it says of fields. */
export interface Values {
  readonly quoted: string[];
  readonly pairs: Pair[];
}

/** Where a step stands: what the clause before it was about, and whether that is there or is only made. */
export interface Setting {
  readonly theme: string;
  readonly known: boolean;
}

/** A clause without the words that it gives for somebody: "Comment on it with: I can do this". */
export function withoutWords(clause: string): string {
  return clause
    .replace(/[,\s]+(?:with|saying|that says|and say|to say)\s*:\s.*$|,\s+saying that\s.*$/i, '')
    .replace(/(?<=^(?:reply|respond|comment|answer|write|post|message|tell)\b[^«:]*):\s*«\d+»\s*$/i, '');
}

/** What the clause says of fields, by its own words. */
export function valuesOf(read: Clause): Values {
  const { clause, folded, verb, strings } = read;
  // "Under «What to keep», choose Rooms and names".
  const under = verb === 'pick' ? UNDER.exec(clause) : null;
  if (under) return { quoted: [], pairs: [{ field: strings[Number(under[2])] ?? '', value: under[1]! }] };
  const quoted = [...withoutWords(clause).matchAll(/«(\d+)»/g)].map((match) => strings[Number(match[1])] ?? '');
  const takes = TAKES_VALUES.has(verb) && !/^switch\b/.test(folded) && !OTHER_WORDS.test(folded);
  const pairs = takes
    ? pairsOf(withoutWords(clause), strings, verb).filter((pair) => !isNameOfThing(pair, clause, strings))
    : [];
  if (LOOKS_UP.test(clause) && (verb === 'learn' || (verb === 'search' && BY_WHOM.test(clause))))
    pairs.push(...soughtBy(clause, strings));
  // What is kept among others is there already: its name is no value to put in.
  const kept = verb === 'add' && new RegExp(KEPT_IN.source, 'iu').test(clause);
  return { quoted, pairs: kept ? pairs.filter((pair) => !quoted.includes(pair.value)) : pairs };
}

/** Whether the clause says something of a thing that was told before: to be put in beside it, or done with it. */
export function isFramed({ verb }: Clause, { known }: Setting): boolean {
  return ['transact', 'remove'].includes(verb) || (known && (verb === 'enter' || verb === 'drag'));
}

/** What is made is called by its values; what is there is called by its names. */
export function isThere({ clause, verb }: Clause, { theme, known }: Setting): boolean {
  return theme !== '' && (known || verb === 'buy' || !MAKES.test(clause));
}

/** The values of a clause beside what the clause before told of the thing. */
export function valuesInSetting(read: Clause, { quoted, pairs }: Values, setting: Setting): Values {
  if (!isThere(read, setting)) return { quoted, pairs };
  const { clause, verb, strings } = read;
  const { theme, known } = setting;
  const framed = isFramed(read, setting);
  const beside =
    framed || ['buy', 'add', 'register'].includes(verb)
      ? valuesBeside({ clause, theme, known, verb, quoted }, pairs, strings)
      : pairs;
  return {
    quoted: known ? withoutPlaces(quoted, theme, strings) : quoted,
    pairs: known && framed ? [...beside, ...codesOf(theme)] : beside,
  };
}

function soughtBy(clause: string, strings: readonly string[]): Pair[] {
  const genre = WORKS.exec(clause)?.[1];
  const told = /\bwith\b/.test(clause) ? pairsOf(clause, strings, 'enter').filter((pair) => pair.field !== '') : [];
  return genre ? [{ field: 'genre', value: genre }, ...told] : told;
}

/** What is written about something. */
const WRITTEN_OF =
  '^(?:write|post|leave|add|submit|give)\\s+(?:an?|the|my|your)\\s+(?:\\p{L}+\\s+)?(?:review|rating|comment|question|report)\\s+(?:of|on|about|for|to)\\s+';

/** "The loan of «Bread»", "the issue «Crash»": a name. */
function isNameOfThing(pair: Pair, clause: string, strings: readonly string[]): boolean {
  const at = strings.indexOf(pair.value);
  // "A review of the «Peak» boots": what it is written about.
  if (at >= 0 && new RegExp(`${WRITTEN_OF}(?:the\\s+|my\\s+)?(?:\\p{Ll}+\\s+)?«${at}»`, 'iu').test(clause)) return true;
  return (
    at >= 0 &&
    ON_A_THING.test(clause) &&
    new RegExp(
      `^\\p{L}+\\s+(?:(?:to|on|for|of)\\s+)?(?:the|my|our|your)\\s+(?:[\\p{L}-]+\\s+){1,2}(?:(?:of|called|named|titled|about|on|for)\\s+)?«${at}»`,
      'iu',
    ).test(clause)
  );
}
