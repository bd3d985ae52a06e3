import { numberOf, stem, synonymous, type Token, tokens, wordSimilarity, words } from '../../language/index.ts';
import { sizesIn } from '../filling/measures.ts';
import { isNamesake } from './namesake.ts';

/** Letters from which on a word can be a part of a longer one. */
const PART = 3;
const WHOLE = 6;
/** Likeness from which on two words are of the same thing. */
const ALIKE = 0.62;
/** What a word counts that is told by another one: of which it is put together, by one that means the same, by one of the same thing. */
const JOINED = 1.2;
const SAME = 0.7;
const NEAR = 0.5;
/** What it counts that a size is the very one that is told, and that two words follow each other on both sides. */
const SIZED = 1.2;
/** What it counts that a thing is called by all of its name, and not only told of by what is said about it. */
const NAMED = 1.5;
const PAIR = 0.4;
/** What a thing has to bear for it to be told, and how much more than any other. */
const TOLD = 0.6;
const CLEAR = 0.6;

/** "Pick it up" is one verb, and who comes for the first time is on their first visit. */
const APART = /\bpick(?:ing|ed|s)?\s+(?:\w+\s+){0,3}up\b/gi;

/** Words for how often something is: without their unit they tell nothing, and "once a month" is no "once a week". */
const HOW_OFTEN = /^(?:once|twice|every|each|per|often)$/;

/** What a text of the task is held against things by. */
interface Said {
  tokens: readonly Token[];
  stems: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  sizes: ReadonlySet<string>;
}

const pairsIn = (text: string): string[] => {
  const own = words(text);
  return own.slice(1).flatMap((word, i) => (HOW_OFTEN.test(own[i]!) ? [] : [`${stem(own[i]!)} ${stem(word)}`]));
};

function saidIn(text: string): Said {
  const whole = text.replace(APART, 'pickup').replace(/\bfirst time\b/gi, 'first visit');
  const own = tokens(whole);
  return {
    tokens: own,
    stems: new Set(own.map((token) => token.stem)),
    pairs: new Set(pairsIn(whole)),
    sizes: new Set(sizesIn(whole)),
  };
}

/** Whether a long word is put together of what is told: "beekeeping", of keeping bees; "birdwatching", of watching birds. */
function isJoined({ word }: Token, { stems }: Said): boolean {
  if (word.length < WHOLE) return false;
  for (let at = PART; at <= word.length - PART; at++)
    if (stems.has(stem(word.slice(0, at))) && stems.has(stem(word.slice(at)))) return true;
  return false;
}

/** Whether two long words begin alike and differ in how they end: "physiotherapist" and "physiotherapy". */
function beginAlike(a: string, b: string): boolean {
  const least = Math.max(STEM, SHARE * Math.max(a.length, b.length));
  return a.length >= least && b.length >= least && a.slice(0, Math.ceil(least)) === b.slice(0, Math.ceil(least));
}
/** Letters, and the share of the longer word, that two words have in common at their beginning. */
const STEM = 7;
const SHARE = 0.7;

/** By which word of the task a word is told, and how much that counts. */
function toldBy(token: Token, said: Said): { by: string; counts: number } | null {
  if (token.number || numberOf(token.word) !== null || HOW_OFTEN.test(token.word)) return null;
  if (said.stems.has(token.stem)) return { by: token.stem, counts: 1 };
  if (isJoined(token, said)) return { by: token.stem, counts: JOINED };
  let best: { by: string; counts: number } | null = null;
  for (const other of said.tokens) {
    if (other.number) continue;
    const counts =
      synonymous(other.word, token.word) || synonymous(other.stem, token.stem)
        ? SAME
        : beginAlike(other.word, token.word)
          ? 1
          : 0;
    const near = counts > 0 ? counts : wordSimilarity(token, other) >= ALIKE ? NEAR : 0;
    if (near > (best?.counts ?? 0)) best = { by: other.stem, counts: near };
  }
  return best;
}

/** By which words each of several things is told, and how much these count. */
function borneBy(text: string, things: readonly string[]): Array<ReadonlyMap<string, number>> {
  const said = saidIn(text);
  const read = things.map((thing) =>
    tokens(thing).flatMap((token) => {
      const told = toldBy(token, said);
      return told ? [{ ...told, token }] : [];
    }),
  );
  // What one thing bears in so many words is no word of another that is only of the same kind: a hardback, for the paperback.
  const outright = new Set(read.flatMap((own) => own.flatMap(({ by, counts }) => (counts >= 1 ? [by] : []))));
  return things.map((thing, i) => {
    const own = new Map<string, number>();
    for (const { token, ...told } of read[i]!) {
      if (told.counts > NEAR || !outright.has(told.by))
        own.set(told.by, Math.max(own.get(told.by) ?? 0, told.counts * token.weight));
    }
    for (const pair of pairsIn(thing)) if (said.pairs.has(pair)) own.set(pair, PAIR);
    for (const size of sizesIn(thing)) if (said.sizes.has(size)) own.set(size, SIZED);
    const head = thing.includes(' . ') ? tokens(thing.slice(0, thing.indexOf(' . '))) : [];
    if (head.length > 0 && head.every((token) => !token.number && said.stems.has(token.stem)))
      own.set(`called ${head.map(({ stem: word }) => word).join(' ')}`, NAMED);
    return own;
  });
}

function weighed(borne: ReadonlyArray<ReadonlyMap<string, number>>): number[] {
  const among = (word: string) => borne.filter((own) => own.has(word)).length;
  const most = Math.log(Math.max(2, borne.length));
  return borne.map((own) =>
    [...own].reduce((sum, [word, counts]) => sum + (counts * Math.log(borne.length / among(word))) / most, 0),
  );
}

/** Which of several things a text plainly tells of, more than of any other, and in a word of its own; null where it does of none. */
export function toldApart(text: string, things: readonly string[]): { at: number; tells: number } | null {
  if (things.length < 2) return null;
  const borne = borneBy(text, things);
  const tells = weighed(borne);
  const at = tells.indexOf(Math.max(...tells));
  // What bears another name is none of those that could be meant.
  const next = Math.max(0, ...tells.filter((_, i) => i !== at && !isNamesake(text, things[i]!)));
  const own = [...borne[at]!].some(
    ([word, counts]) => counts > NEAR && !borne.some((other, i) => i !== at && other.has(word)),
  );
  return own && !isNamesake(text, things[at]!) && tells[at]! >= TOLD && next <= CLEAR * tells[at]!
    ? { at, tells: tells[at]! }
    : null;
}

/** Which of several things bears all that the text tells of any other, and more in a word of its own: "floor" and "plan" of two, and "old" of one. */
export function toldOver(text: string, things: readonly string[]): number | null {
  // What is only of the same kind tells none from the others.
  const borne = borneBy(text, things).map((own) => new Map([...own].filter(([, counts]) => counts > LEAST)));
  const among = (word: string) => borne.filter((own) => own.has(word)).length;
  const at = borne.findIndex(
    (own, i) =>
      [...own.keys()].some((word) => among(word) === 1) &&
      borne.every(
        (other, j) => i === j || [...other.keys()].every((word) => own.has(word) || among(word) === things.length),
      ),
  );
  return at < 0 || isNamesake(text, things[at]!) ? null : at;
}
/** What a word counts at least for it to be told. */
const LEAST = 0.3;
