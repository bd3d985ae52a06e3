import { type Day, fold, numberOf, type Phrase, stem, synonymous, type Token, words } from '../../../language/index.ts';
import { bearsWord, denied } from '../../things/fitting.ts';
import { signOf } from '../../things/thing.ts';
import { namesDay } from '../sections.ts';
import type { Relation, Row } from './rows.ts';
import { daysIn } from './when.ts';

const EMPTY =
  /^(?:unassigned|not assigned|nobody|no one|none|vacant|free|open|unclaimed|nobody yet|still free|tbd|tba)\b/;

/** Days that a row tells, or else what it stands under. */
export function daysOf(row: Row, today: Date, dayFirst: boolean): Day[] {
  const own = row.properties.flatMap(({ text }) => daysIn(text, today, dayFirst));
  return own.length > 0 ? own : daysIn(row.under.text, today, dayFirst);
}

/** Whether nobody has taken a row yet: it says so, or leaves the place empty. */
export function isVacant(row: Row, relation: Relation): boolean {
  if (row.properties.some(({ text }) => (signOf(text) === false && !/\p{L}/u.test(text)) || EMPTY.test(fold(text))))
    return true;
  const heads = new Set(row.properties.map(({ head }) => head));
  const others = relation.rows.flatMap((other) => other.properties.map(({ head }) => head));
  return [...new Set(others)].some(
    (head) =>
      head !== '' && !heads.has(head) && others.filter((one) => one === head).length >= 0.5 * relation.rows.length,
  );
}

const FROM_TO = /(?<![\d.,:])(\d{1,3}(?:[.,]\d+)?)\s*(?:-|–|—|to)\s*(\d{1,3}(?:[.,]\d+)?)(?![\d:])/;
const FROM =
  /(?<![\d.,:])(\d{1,3})\s*(?:\p{L}+\s+)?(?:and|or) (?:over|older|more|above|up)\b|\b(?:over|from|above)\s+(\d{1,3})\b|(\d{1,3})\s*\+/iu;
const UP_TO =
  /\b(?:up to|under|below|less than)\s+(\d{1,3})\b|(\d{1,3})\s*(?:\p{L}+\s+)?(?:and|or) (?:under|younger|less|fewer)\b/iu;

/** The span of numbers that a row is for: "6 to 11 years", "12 and older". */
export function spanOfRow(row: Row): [number, number] | null {
  for (const { text } of row.properties.slice(0, 2)) {
    const both = FROM_TO.exec(text);
    if (both && Number(both[1]) < Number(both[2])) return [Number(both[1]), Number(both[2])];
    const least = FROM.exec(text);
    if (least) return [Number(least[1] ?? least[2] ?? least[3]), Number.POSITIVE_INFINITY];
    const most = UP_TO.exec(text);
    if (most) return [Number.NEGATIVE_INFINITY, Number(most[1] ?? most[2])];
  }
  return null;
}

/** Whether a text stands in another, word by word. */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

/** What is said by itself in a cell: "Runa Sole" of "Runa Sole · 2012". */
export function namesItself(row: Row, name: Phrase): boolean {
  const bare = words(name.text).join(' ');
  return row.properties.some(({ text }) =>
    text
      .split(/\s*[·|,;•/()]\s*|\s[–—-]\s|^by\s+/i)
      .some((part) => words(part.replace(/^by\s+/i, '')).join(' ') === bare),
  );
}

/** Whether a row, or what it stands under, bears a name. */
export function bearsName(row: Row, name: Phrase): boolean {
  const own = [row.under.text, ...row.properties.map(({ text }) => text), row.name].map((text) => words(text));
  return own.some(
    (text) =>
      holds(text, words(name.text)) ||
      // What is Norwegian is in Norway.
      (name.tokens.length === 1 && text.some((word) => synonymous(word, name.tokens[0]!.word))) ||
      (name.tokens.length > 1 && name.tokens.every((token) => text.includes(token.word))),
  );
}

/** A day of the week. */
export const DAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
export const DAYS = 'mon tue wed thu fri sat sun'.split(' ');

/** Whether two words are the same: by stem, as synonyms, as numbers. */
export function sameWord(own: Token, token: Token): boolean {
  if (own.stem === token.stem || synonymous(own.word, token.word)) return true;
  // One bus, two buses.
  if (own.word === `${token.word}es` || token.word === `${own.word}es`) return true;
  const value = numberOf(token.word);
  return value !== null && numberOf(own.word) === value;
}

/** Whether a row, or what it stands under, bears a word of the question. */
export function rowBears(row: Row, token: Token, denials = true): boolean {
  // "Monday to Friday" takes in Wednesday.
  if (DAY.test(token.word)) {
    const day = DAYS.indexOf(token.word.slice(0, 3));
    const told = [row.under.text, ...row.properties.flatMap(({ head, text }) => [head, text])];
    if (told.some((text) => text.length < 60 && namesDay(text, day))) return true;
  }
  const says = (own: Token) => sameWord(own, token) && !(denials && denied(row, own.word));
  return (
    (bearsWord(row, token.word, token.stem) && !(denials && denied(row, token.word))) ||
    row.said.tokens.some(says) ||
    row.under.tokens.some((own) => sameWord(own, token))
  );
}

/** Whether a word is the same as one of a text, by its stem. */
export function says(text: string, token: Token): boolean {
  return words(text).some((word) => stem(word) === token.stem);
}
