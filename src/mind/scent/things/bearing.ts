import { fold, type Phrase, phrase, synonymous, type Token, wordSimilarity } from '../../language/index.ts';
import { denied } from './fitting.ts';
import type { Thing } from './thing.ts';

/** One part of what stands at a thing: "English" of "English, Spanish, French". */
interface Part {
  head: Phrase;
  said: Phrase;
  /** Nothing else stands at that place. */
  whole: boolean;
}

const parts = new WeakMap<Thing, Part[]>();
const APART = /[,;·|•/()+]|\s[-–—→>]\s|:\s|…/;

export function partsOf(thing: Thing): Part[] {
  let found = parts.get(thing);
  if (!found) {
    found = thing.properties.flatMap(({ head, text }) => {
      const pieces = text
        .split(APART)
        .map((piece) => piece.trim())
        .filter(Boolean);
      const whole = { head: phrase(head), said: phrase(text), whole: true };
      return pieces.length > 1
        ? [whole, ...pieces.map((piece) => ({ head: phrase(head), said: phrase(piece), whole: false }))]
        : [whole];
    });
    if (thing.part) found.push({ head: phrase(''), said: phrase(thing.part), whole: false });
    parts.set(thing, found);
  }
  return found;
}

const CALENDAR = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/;

/** What a word that stands among others is worth against one that says all. */
const AMONG = 0.85;
/** What another word for the same is worth. */
const KINDRED = 0.75;
const KIN = 0.45;

function same(own: Token, token: Token): boolean {
  return own.stem === token.stem || (CALENDAR.test(own.word) && own.word === token.word.slice(0, 3));
}

/** How well a thing bears a word, 0..1: as all that stands at a place, or as one word among others. */
export function bearsWord(thing: Thing, token: Token, asked: ReadonlySet<string>, head: string | null): number {
  let best = 0;
  if (denied(thing, token.word)) return 0;
  for (const part of partsOf(thing)) {
    if (head !== null && !part.head.tokens.some((own) => own.stem === head)) continue;
    if (!part.said.tokens.some((own) => same(own, token))) continue;
    const others = part.said.tokens.filter((own) => !same(own, token) && !asked.has(own.stem));
    best = Math.max(best, others.length === 0 ? 1 : AMONG);
  }
  return best;
}

/** How well a thing bears another word for the same. */
export function bearsKin(thing: Thing, token: Token): number {
  let best = 0;
  for (const { said } of partsOf(thing))
    for (const own of said.tokens) {
      const like =
        synonymous(own.word, token.word) || synonymous(own.stem, token.stem) ? 1 : wordSimilarity(token, own);
      if (like > best) best = like;
    }
  return best >= KIN ? KINDRED * Math.min(1, best + 0.2) : 0;
}

/** Words before a name that are none of it: "by Mia". */
const LEADING = /^(?:the|an?|by|from|with|for|to) /;

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}.@_-]+/gu, ' ')
    .trim();
}

/** How well a thing bears a name, 0..1: as all that stands at a place, at its beginning, or among other words. */
export function bearsName(thing: Thing, name: Phrase): number {
  const wanted = plain(name.text);
  let best = 0;
  for (const { said, whole } of partsOf(thing)) {
    const own = plain(said.text);
    if (own === wanted) best = Math.max(best, whole ? 1 : 0.95);
    else if (own.replace(LEADING, '') === wanted.replace(LEADING, '')) best = Math.max(best, whole ? 0.94 : 0.92);
    else if (` ${own} `.includes(` ${wanted} `)) best = Math.max(best, own.startsWith(`${wanted} `) ? 0.8 : 0.75);
  }
  if (best > 0) return best;
  const { tokens } = name;
  const borne = tokens.filter((token) => thing.said.tokens.some((own) => same(own, token)));
  if (tokens.length === 0) return 0;
  return borne.length === tokens.length ? 0.7 : (0.4 * borne.length) / tokens.length;
}

/** How much a thing speaks of what is ruled out, 0..1: as a word of its own, or as one among others. */
export function speaksOf(thing: Thing, what: Phrase): number {
  const asked = new Set(what.tokens.map((token) => token.stem));
  return Math.min(
    ...what.tokens.map((token) => {
      if (denied(thing, token.word) || new RegExp(`(?<!\\d)0 ${token.word}`, 'i').test(thing.text)) return 0;
      const literal = bearsWord(thing, token, asked, null);
      // "Hazelnuts" are nuts.
      const within = thing.said.tokens.some(
        (own) => own.stem.length > token.stem.length + 2 && own.stem.endsWith(token.stem),
      );
      return Math.max(literal, within ? AMONG : 0);
    }),
  );
}

/** Whether a thing bears a name that is nothing by itself: "M" under "Size", "Room 12", or alone at a place. */
export function bearsLabelled(thing: Thing, { label, value }: { label: string; value: string }): number {
  if (` ${plain(thing.text)} `.includes(` ${label} ${value} `)) return 1;
  let best = 0;
  for (const { head, said } of partsOf(thing))
    if (plain(said.text) === value) best = Math.max(best, head.folded.includes(label) ? 1 : 0.9);
  return best;
}
