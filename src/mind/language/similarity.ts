import { isOfKind } from './kinds.ts';
import { hasSynonyms, synonymous } from './synonyms.ts';
import { fold, isLight, stem, type Token, tokens } from './tokens.ts';
import { cosine } from './vectors.ts';

/** A text made ready for comparing: its words, and neighbouring pairs joined ("sign in" -> signin). */
export interface Phrase {
  text: string;
  folded: string;
  tokens: readonly Token[];
  joined: readonly string[];
}

const cache = new Map<string, Phrase>();
const CACHE_LIMIT = 10_000;

/** Words that are everywhere met in their short form. */
const LONG_FORMS = /\bfrequently[ -]asked[ -]questions\b/gi;

const LETTERS = /[\p{L}\p{N}]+/gu;

/** Words of a text ready for comparing. */
export function phrase(text: string): Phrase {
  let found = cache.get(text);
  if (!found) {
    const folded = fold(text.replace(LONG_FORMS, 'FAQ'));
    const bare = folded.match(LETTERS) ?? [''];
    const joined: string[] = [];
    for (let i = 0; i + 1 < bare.length; i++) {
      const pair = bare[i]! + bare[i + 1]!;
      if (hasSynonyms(pair)) joined.push(pair);
    }
    found = { text, folded, tokens: tokens(text.replace(LONG_FORMS, 'FAQ')), joined };
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(text, found);
  }
  return found;
}

/** Members of one closed list: near each other in running text, and never the same thing. */
const LISTS = [
  'red orange yellow green blue purple violet pink brown black white grey gray teal navy turquoise cyan magenta beige gold silver',
  'january february march april may june july august september october november december',
  'monday tuesday wednesday thursday friday saturday sunday',
  'north south east west',
  'small medium large',
  'odd even',
  'circle square triangle',
  'circle rectangle triangle',
].map((list) => new Set(list.split(' ').map(stem)));

function exclusive(a: string, b: string): boolean {
  return a !== b && !synonymous(a, b) && LISTS.some((list) => list.has(a) && list.has(b));
}

/** Cosine that unrelated words often reach in this table. */
const UNRELATED = 0.1;
/** Likeness of a kind and what is one of it. */
const OF_KIND = 0.6;

/**
 * Likeness of two words, 0..1: the same word, the same stem, the same idea in interface wording, else the cosine of
 * their vectors above what unrelated words reach, bent so that faint likeness stays faint.
 */
export function wordSimilarity(a: Token, b: Token): number {
  if (a.word === b.word) return 1;
  if (a.number || b.number) return 0;
  return likeness(a, b);
}

/** What a function of two things gave before: a goal meets the same labels turn after turn. */
function remembered<T extends object>(compute: (a: T, b: T) => number): (a: T, b: T) => number {
  const known = new WeakMap<T, Map<T, number>>();
  return (a, b) => {
    let of = known.get(a);
    if (!of) {
      of = new Map();
      known.set(a, of);
    }
    let found = of.get(b);
    if (found === undefined) {
      found = compute(a, b);
      if (of.size >= REMEMBERED) of.clear();
      of.set(b, found);
    }
    return found;
  };
}
const REMEMBERED = 2_000;

/** Likeness that lies in the words themselves and needs no knowledge of the world. */
function verbal(a: Token, b: Token): number {
  if (a.word === b.word) return 1;
  if (a.number || b.number || exclusive(a.stem, b.stem)) return 0;
  if (a.stem === b.stem) return 0.95;
  if (synonymous(a.word, b.word) || synonymous(a.stem, b.stem)) return 0.8;
  return 0;
}

const likeness = remembered((a: Token, b: Token): number => {
  const said = verbal(a, b);
  if (said > 0 || exclusive(a.stem, b.stem)) return said;
  if (isLight(a.word) && isLight(b.word)) return 0;
  const near = cosine(a.index, b.index);
  const kin = isOfKind(a.word, b.word) ? OF_KIND : 0;
  if (near > UNRELATED) return Math.max(kin, Math.min(0.85, ((near - UNRELATED) / (1 - UNRELATED)) ** 1.3));
  if (kin > 0) return kin;
  // A part of a compound, or a shortened form: "info" in "information".
  if (a.word.length > 3 && b.word.length > 3 && (a.word.startsWith(b.word) || b.word.startsWith(a.word))) return 0.6;
  return 0;
});

type Likeness = (a: Token, b: Token) => number;

/** How much a word still tells among what it stands with, 0..1. */
export type Telling = (word: Token) => number;
const tellsAll: Telling = () => 1;

function best(word: Token, among: readonly Token[], like: Likeness): number {
  let top = 0;
  for (const other of among) {
    const s = like(word, other);
    if (s > top) top = s;
    if (top === 1) break;
  }
  return top;
}

function cover(
  of: readonly Token[],
  by: readonly Token[],
  like: Likeness = wordSimilarity,
  tells: Telling = tellsAll,
): number {
  let sum = 0;
  let total = 0;
  for (const word of of) {
    const weight = word.weight * tells(word);
    sum += weight * best(word, by, like);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}

function synonymPair(a: Phrase, b: Phrase): number {
  for (const pair of a.joined) {
    if (b.joined.includes(pair)) return 0.9;
    for (const other of b.joined) if (synonymous(pair, other)) return 0.85;
    for (const word of b.tokens) if (word.word === pair || synonymous(pair, word.word)) return 0.85;
  }
  for (const pair of b.joined)
    for (const word of a.tokens) if (word.word === pair || synonymous(pair, word.word)) return 0.85;
  return 0;
}

/**
 * How much a label smells of a goal, 0..1. Two questions are weighed: how much of the label is about the goal, which
 * is what scent means, and how much of the goal the label speaks to, which tells a full answer from a passing word.
 */
export const similarity = remembered((goal: Phrase, label: Phrase): number => weigh(goal, label, wordSimilarity));

/** The part of `similarity` that lies in the words themselves, without what only knowledge of the world connects. */
export const verbalSimilarity = remembered((goal: Phrase, label: Phrase): number => weigh(goal, label, verbal));

/** Similarity among labels that share words: what stands on many of them tells little (see smell.ts). */
export function similarityAmong(goal: Phrase, label: Phrase, tells: Telling): number {
  return weigh(goal, label, wordSimilarity, tells);
}

/** The part of `similarityAmong` that lies in the words themselves. */
export function verbalSimilarityAmong(goal: Phrase, label: Phrase, tells: Telling): number {
  return weigh(goal, label, verbal, tells);
}

function weigh(goal: Phrase, label: Phrase, like: Likeness, tells: Telling = tellsAll): number {
  if (goal.tokens.length === 0 || label.tokens.length === 0) return goal.folded === label.folded && goal.folded ? 1 : 0;
  if (goal.folded === label.folded) return 1;
  const labelCover = cover(label.tokens, goal.tokens, (a, b) => tells(a) * like(a, b));
  const goalCover = cover(goal.tokens, label.tokens, like, tells);
  const blended = 0.5 * labelCover + 0.35 * goalCover + 0.15 * Math.sqrt(labelCover * goalCover);
  return Math.min(1, Math.max(blended, synonymPair(goal, label) * (0.55 + 0.45 * labelCover)));
}

/** Similarity of two plain texts, 0..1. */
export function textSimilarity(a: string, b: string): number {
  return similarity(phrase(a), phrase(b));
}

const INSIDE_WORD = /[\p{L}\p{N}]/u;

/** Whether a text holds another that begins where one of its words begins: there is no tile in "textiles". */
function holdsFromStart(whole: string, part: string): boolean {
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (at === 0 || !INSIDE_WORD.test(whole[at - 1]!) || !INSIDE_WORD.test(part[0]!)) return true;
  return false;
}

/** How much of `part` is said somewhere in `whole`, 0..1: words in any order, stems and synonyms count. */
export function coverage(part: Phrase, whole: Phrase): number {
  if (part.folded && holdsFromStart(whole.folded, part.folded)) return 1;
  return cover(part.tokens, whole.tokens);
}

/** Like `coverage`, but by the same word or stem only: for telling whether a page really says what was asked. */
export function literalCoverage(part: Phrase, whole: Phrase): number {
  if (part.folded && holdsFromStart(whole.folded, part.folded)) return 1;
  const stems = new Set(whole.tokens.map((word) => word.stem));
  let sum = 0;
  let total = 0;
  for (const word of part.tokens) {
    total += word.weight;
    if (stems.has(word.stem)) sum += word.weight;
  }
  return total > 0 ? sum / total : 0;
}
