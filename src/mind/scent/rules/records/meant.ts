import { isStopWord, ordinalOf, parseDate, words } from '../../../language/index.ts';
import { superlativeOf } from '../../goal/constraints.ts';
import type { Superlative } from '../../goal/types.ts';
import { theMostOfTwo } from '../../goal/wording/of-two.ts';
import { setsAmount } from '../../meaning/by-figures.ts';
import { properNames } from '../../meaning/match.ts';
import type { Meant, Seen } from '../../remembered.ts';
import { flat, placeOf, without } from './flat.ts';

/** What speaks of all that a list holds. */
const ALL =
  /\b(?:all|every|everything|each|both|the lot|whole list|(?:the )?(?:rest|others?|remaining)|any of|without exception)\b/;
/** What is said of that to which nothing is to be done. */
const KEPT =
  /\b(?:stays?|remain(?:s)? (?:as|unchanged|the same)|as (?:it|they) (?:is|are|was|were)|way (?:it|they) (?:is|are)|alone|untouched|not (?:to )?be\b|must ?n[o']t|unchanged|(?:just )?as before|keep|leave|skip|except|exception|apart from|other than|but|excluding|besides|not|spare|still needed|none of my business|nothing else)\b/;
/** What stands right before the one that is left out. */
const EXCEPT =
  /\b(?:except(?: for)?|but(?: not)?|apart from|with the exception of|other than|excluding|besides|save for|(?:just )?not)\s+(?:(?:the|that|this|for)\s+)?(?:\p{L}+\s+){0,3}["'(]?$/u;
const POINTS = /\b(?:it|that one|this one|that|this)\b/;

/** Whether all but the records that are named are meant: what is named is left as it is, and something is said of all the others. */
function spares(text: string, places: ReadonlyArray<{ at: number; end: number }>): boolean {
  if (!ALL.test(text)) return false;
  if (places.some(({ at }) => EXCEPT.test(text.slice(0, at)))) return true;
  const clauses: Array<{ from: number; end: number; said: string }> = [];
  for (const found of text.matchAll(/(?:(?!\.\s|[,;:!?]\s|\sand\s).)+/gsu))
    clauses.push({ from: found.index, end: found.index + found[0].length, said: found[0] });
  return clauses.some(({ from, end, said }, i) => {
    if (!places.some(({ at }) => at >= from && at < end)) return false;
    const bare = said.replace(/§+/g, ' ');
    if (KEPT.test(bare)) return !ALL.test(bare.replace(/\bnothing else\b/g, ' ')) || !/\b(?:as|but)\b/.test(bare);
    const next = clauses[i + 1]?.said.replace(/§+/g, ' ') ?? '';
    return POINTS.test(next) && KEPT.test(next) && !ALL.test(next);
  });
}

/** "Number 6 in the list", "the 3rd", "the last but one" is not read. */
const NUMBERED = /\b(?:no\.|nr\.|number|#|position|place|row|entry)\s*#?(\d{1,2})\b/;
const ORDINAL =
  /\b(\d{1,2})(?:st|nd|rd|th)\b|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b/g;
/** What an ordinal is said of, where it is a place in a list. */
const LISTED = /\b(?:list|listed|top|shown|down|place|entry|entries|row|position|under|comes|one|appears)\b/;

function placeIn(text: string): number | null {
  const numbered = NUMBERED.exec(text);
  if (numbered) return Number(numbered[1]);
  if (!LISTED.test(text)) return null;
  const [found] = [...text.matchAll(ORDINAL)];
  if (!found) return null;
  if (found[2] === 'last') return -1;
  return found[1] ? Number(found[1]) : ordinalOf(found[2]!);
}

/** Days that a text tells, as it writes them. */
const DAYS =
  /\b\d{1,2}(?:st|nd|rd|th)?\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{4})?|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?,?(?: \d{4})?|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/giu;

function dayOf(text: string, today: Date, dayFirst: boolean): string | null {
  const day = parseDate(text, today, dayFirst);
  return day && day.year !== null ? `${day.year}-${day.month}-${day.day}` : null;
}

/** Letters up to which a word is told from a name by how it is written. */
const SHORT = 3;

/** A name with a number behind it, as it is written. */
const NUMBERED_NAME = /(?<=\p{Ll}[,:]? ["“]?)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)* \d{1,4}\b/gu;

/** Names in a text of which no record bears all: "Mill Chapel" is no "Chapel" of a list that holds no "Mill", and "Slate Row 4" no fourth row. */
function strangers(raw: string, seen: readonly Seen[]): string[] {
  const borne = new Set(
    seen.flatMap(({ name, properties }) =>
      words([name, ...properties.map((one) => `${one.head} ${one.text}`)].join(' ')),
    ),
  );
  const strange = (name: string) => /\s/.test(name) && words(name).some((word) => !borne.has(word));
  const numbered = (raw.match(NUMBERED_NAME) ?? []).filter(
    (name) => !seen.some((one) => flat(one.name).includes(flat(name))),
  );
  return [...numbered, ...properNames(raw).filter(strange)];
}

/** Whether the text tells a value together with what stands over it: "with low priority". */
function byHead(text: string, own: string, value: string, seen: readonly Seen[]): boolean {
  const heads = new Set(
    seen.flatMap(({ properties }) => properties.filter((one) => one.text === value).map((one) => flat(one.head))),
  );
  return [...heads].some(
    (head) => head !== '' && (placeOf(text, `${own} ${head}`) >= 0 || placeOf(text, `${head} ${own}`) >= 0),
  );
}

/** Whether a word is what is to be done, and not how something stands: "Open the third one", of things that are open. */
function isVerb(raw: string, at: number, length: number): boolean {
  return (
    /(?:^|[.!?;:,]\s+|\b(?:and|then|please)\s+)$/i.test(raw.slice(0, at)) &&
    /^\s+(?:the|my|our|your|it|that|this|an?|all|each|every)\b/i.test(raw.slice(at + length))
  );
}

/** Values of the records that a text tells, each as the record writes it. */
function valuesIn(raw: string, text: string, seen: readonly Seen[], today: Date, dayFirst: boolean): string[] {
  const days = new Set(
    [...text.matchAll(DAYS)].map(([day]) => dayOf(day, today, dayFirst)).filter((day) => day !== null),
  );
  const told = new Set<string>();
  let left = text;
  const all = [
    ...new Set(seen.flatMap(({ properties, name }) => properties.map((one) => one.text).filter((one) => one !== name))),
  ];
  for (const value of all.sort((a, b) => b.length - a.length)) {
    const own = flat(value).trim();
    if (own.length < 2 || !/[\p{L}\p{N}]{2}/u.test(own)) continue;
    // "All the drafts" are those of which each stands as "Draft".
    const many = ALL.test(left) && /^\p{L}{4,}$/u.test(own) && placeOf(left, own) < 0 ? `${own}s` : own;
    const first = placeOf(left, many);
    const at = first >= 0 && isVerb(raw, first, many.length) ? placeOf(left, many, first + 1) : first;
    // "IT" is no "it"; "low priority" is what stands as "Low" under "Priority".
    const isTold = () => raw.slice(at, at + own.length) === value.trim() || byHead(left, own, value, seen);
    if (at >= 0 && (own.length > SHORT || isTold())) {
      told.add(value);
      left = without(left, many);
      continue;
    }
    const day = days.size > 0 && /\d/.test(own) && own.length <= 24 ? dayOf(own, today, dayFirst) : null;
    if (day !== null && days.has(day)) told.add(value);
  }
  return [...told];
}

/** Whether a value tells which are all that something is done with: "all the drafts", "everything by Tom", and not what they are to be: "all as done". */
function isSaidOfAll(text: string, own: string): boolean {
  const at = placeOf(text, own) >= 0 ? placeOf(text, own) : placeOf(text, `${own}s`);
  return at >= 0 && OF_ALL.test(text.slice(0, at));
}
const OF_ALL =
  /\b(?:all|every|everything|each|any)(?: of)?(?: (?:the|my|your|our|these|those))?(?: (?:\p{L}+ ){0,2}(?:in|by|from|of|for|with|under|on|marked|that (?:is|are)|which (?:is|are)|who (?:is|are))(?: the)?)? ["'(]?$/u;

/** "Due first", "whose next service comes last": by when. */
const TIMED =
  /\b(?:due(?: back)?|available|free|starts?|begins?|arriv\w+|comes?|ends?|leaves?|departs?|planned|expires?|runs? out|ready|finished|over|is \p{L}+|gets \p{L}+)(?: \p{L}+)? (first|soonest|earliest|last|latest)\b/u;

/** "The second cheapest": which of them, by rank. */
function rankIn(text: string): { superlative: Superlative; place: number } | null {
  const timed = TIMED.exec(text);
  const found = timed
    ? { superlative: { dimension: 'date', highest: /last|latest/.test(timed[1]!) } }
    : superlativeOf(theMostOfTwo(text));
  if (!found) return null;
  const before = /\b(second|third|fourth|2nd|3rd|4th)[- ](?=\p{L})/u.exec(text);
  const place = before ? (ordinalOf(before[1]!) ?? Number.parseInt(before[1]!, 10)) : 1;
  return { superlative: found.superlative, place: Number.isNaN(place) ? 1 : place };
}

/** What is told of a record right behind its name: a price, a day, what stands behind a dash. */
const TELLS = /^[£$€\d–—·|-]/;

/** The name of a record as the text gives it: whole, or without a mark that stands behind it ("Leek tart Favourite"); empty where it does not. */
function calledIn(text: string, raw: string, seen: readonly Seen[]): string {
  const name = flat(raw).trim();
  const written = raw.trim().split(' ');
  if (name.length >= 3 && placeOf(text, name) >= 0) return name;
  const parts = name.split(' ');
  for (let dropped = 1; dropped < parts.length; dropped++) {
    const own = parts.slice(0, -dropped).join(' ');
    const at = placeOf(text, own);
    const [next = ''] = text.slice(at + own.length).match(/^\s*(?:\(\s*)?[\p{L}\p{N}]+/u) ?? [];
    // "Clover (fostering)" is not "Clover (sponsorship)".
    if (next.includes('(') && /\($|^\(/.test(parts.at(-dropped) ?? '')) continue;
    // "Row 7" is not "Row 4", and "Budget final" is no "Budget draft".
    // What is marked so bears its mark with a capital letter: "Favourite", and not "engine".
    const marks = written.slice(-dropped);
    if (!marks.every((part) => /^\P{Ll}/u.test(part)) && !TELLS.test(marks[0] ?? '')) continue;
    if (own.length < 5 || at < 0 || (next !== '' && !isStopWord(next.trim()))) continue;
    const alike = seen.filter((other) => flat(other.name).startsWith(own)).length;
    if (alike === 1) return own;
  }
  return '';
}

/** Whether a name stands within a longer one in quotes of which the record does not show the rest: "Old map" is no "Map". */
function isPartOfQuoted(raw: string, record: Seen, at: number): boolean {
  const shown = new Set(words(shownAt(record)));
  return [...flat(raw).matchAll(/"([^"]+)"/g)].some(
    ({ index, 0: whole, 1: name }) =>
      at > index && at < index + whole.length && words(name!).some((word) => !shown.has(word)),
  );
}

const PASSED = 'forward|share|send|e-?mail|hand|pass|transfer|show';
const TO = new RegExp(`\\b(?:${PASSED})\\b[^.!?;:]*\\bto\\s+["'(]*$`);
const STRAIGHT = new RegExp(`\\b(?:${PASSED})\\s+["'(]*$`);

/** Whether somebody is named as the one who gets it: "forward that email to Betty", "forward Elaine the message". */
function isRecipient(text: string, { at, end }: { at: number; end: number }): boolean {
  const before = text.slice(0, at);
  return (
    TO.test(before) ||
    (STRAIGHT.test(before) && /^["')]*\s+(?:the|a|an|that|this|what|everything|all)\b/.test(text.slice(end)))
  );
}

/** All that a record shows. */
export const shownAt = ({ name, properties }: Seen): string =>
  [name, ...properties.map(({ text }) => text)].join(' . ');

/**
 * Which records a text means, of those that were seen: by their names, by all the others' names, by a place in the list, by
 * comparing, by what stands at them. Null where it tells none.
 */
export function meantBy(
  raw: string,
  seen: readonly Seen[],
  today: Date,
  dayFirst: boolean,
): { meant: Meant; left: string } | null {
  let left = flat(raw);
  const named: string[] = [];
  const places: Array<{ at: number; end: number }> = [];
  for (const one of [...seen].sort((a, b) => b.name.length - a.name.length)) {
    const { name } = one;
    const own = calledIn(left, name, seen);
    const at = own === '' ? -1 : placeOf(left, own);
    if (at < 0 || isPartOfQuoted(raw, one, at)) continue;
    // "The cheapest hotel", where one is called "Hotel Palace": a word in small letters is the kind, and no beginning of a name.
    if (own !== flat(name).trim() && !own.includes(' ') && raw[at] !== name.trim()[0]) continue;
    named.push(name);
    places.push({ at, end: at + own.length });
    left = without(left, own);
  }
  // "The keys of Corvo Estate", "socks in size M": a word that heads a column or a list is no name.
  const isPlain = (name: string, k: number) => /\s/.test(name) || raw[places[k]!.at] === name[0];
  // "A teapot and a green mug": beside another one that is meant a single word names a thing, where no other is called by it.
  const isOne = (name: string, k: number) =>
    named.some((other, at) => at !== k && isPlain(other, at)) &&
    /\b(?:an?|one|two|three|and) $/.test(left.slice(0, places[k]!.at)) &&
    seen.filter((other) => words(other.name).includes(words(name)[0]!)).length === 1;
  const isWritten = (name: string, k: number) => isPlain(name, k) || isOne(name, k);
  const told = flat(raw);
  const gets = places.map((place) => isRecipient(told, place));
  const keep = named.map((name, k) => isWritten(name, k) && (!gets[k] || gets.every(Boolean)));
  places.splice(0, places.length, ...places.filter((_, k) => keep[k]));
  named.splice(0, named.length, ...named.filter((_, k) => keep[k]));
  if (named.length > 0) {
    const order = seen.map(({ name }) => name).filter((name) => named.includes(name));
    if (!spares(left, places)) return { meant: { by: 'name', names: order }, left };
    const values = valuesIn(raw, left, seen, today, dayFirst).filter((value) => isSaidOfAll(left, flat(value).trim()));
    return { meant: { by: 'rest', names: order, values }, left };
  }
  // The best rated or newest that keeps to an amount is no smallest or largest of these.
  const apart = rankIn(left)?.superlative.dimension;
  if (apart !== 'rating' && apart !== 'date' && setsAmount(raw, seen.map(shownAt)))
    return { meant: { by: 'amounts' }, left };
  left = strangers(raw, seen).reduce((open, name) => without(open, flat(name)), left);
  const values = valuesIn(raw, left, seen, today, dayFirst);
  const rest = values.reduce((told, value) => without(told, flat(value).trim()), left);
  const rank = rankIn(rest.replace(/§+/g, ' '));
  if (rank) return { meant: { by: 'rank', ...rank, values }, left: rest };
  if (values.length > 0) {
    const all = ALL.test(rest) || /\b(?:those|these|any|whatever)\b|\bno \p{L}+ (?:may|should|must|can)\b/u.test(rest);
    return { meant: { by: 'value', values, all }, left: rest };
  }
  const nth = placeIn(rest);
  return nth === null || nth === 0 ? null : { meant: { by: 'place', nth }, left: rest };
}
