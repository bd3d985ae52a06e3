import { stem, synonymous, type Token, wordSimilarity } from '../../../../language/index.ts';
import { type Clause, telling } from '../../../meaning/clauses.ts';

/** Words of a question that tell whom it is put to and of what sort it is, and not what it is about. */
const IDLE = new Set(
  `item occupant applicant person people child pupil guest patient customer visitor you your any currently already ever during there please still anyone
  anybody somebody someone member household select choose tick optional required need want would like preferred wish about know tell us shall stay keep send receive get allow include make
  what which how when where who should kind type sort way answer following`
    .split(/\s+/)
    .map(stem),
);
/** Said of what is as it should be, whatever it is. */
const IN_ORDER = /\bup[- ]to[- ]date\b|\bin order\b/gi;
/** How a question begins that is answered with yes or no. */
export const ASKS_IF =
  /^(?:may|can|could|will|would|do|does|did|is|are|was|were|has|have|had|shall|should)\b(?: (?:we|you|i|he|she|they|there|any\w*))?\b/i;
/** How the name of a box begins by which one lets something be done. */
const AGREES =
  /^(?:i|we|you) (?:may|can|agree (?:to|that)|consent (?:to|that)|am happy for|give permission (?:to|for))\b/i;
/** Likeness from which on two words are of the same thing, what the same meaning counts, and an everyday way to tell it. */
const NEAR = 0.42;
const SAME = 0.78;
const IMPLIED = 0.8;
/** What likeness counts that only lies in where words are used. */
const VAGUE = 0.8;

/** How far a part of the task speaks of some words of the form. */
export interface Spoken {
  /** 0..1: how much of the words, by what they tell. */
  share: number;
  /** What is said in the same words, or in words that mean the same: the sum of what these tell. */
  plainly: number;
  /** It is told by a denial: "no meat", of vegetarian. */
  byDenial: boolean;
  /** Words of the part by which it is spoken of. */
  by: readonly string[];
}

export const UNSPOKEN: Spoken = { share: 0, plainly: 0, byDenial: false, by: [] };

/** What words of the form are about: without those that only ask. */
export function about(text: string): Token[] {
  const own = telling(text.replace(IN_ORDER, ' ').replace(ASKS_IF, '').replace(AGREES, ''));
  const bare = own.filter((token) => !IDLE.has(token.stem));
  return bare.length > 0 ? bare : own;
}

/** What controls do and people say of other things as well: an order is no shop. */
const ACTS = new Set(
  'order shop get book save like close back make create add share stop end submit send confirm find search show go next'
    .split(' ')
    .map(stem),
);

function likeness(a: Token, b: Token): number {
  if (a.stem === b.stem) return 1;
  const act = ACTS.has(a.stem) || ACTS.has(b.stem);
  if (!act && (synonymous(a.word, b.word) || synonymous(a.stem, b.stem))) return 1;
  const near = wordSimilarity(a, b);
  return near >= NEAR ? near * VAGUE : 0;
}

/**
 * How much of some words of the form a part of the task speaks of: in the same words, in words that mean the same, in the everyday way to tell it.
 * @param weigh what a word counts among the others; by default what it tells
 */
export function spokenOf(
  own: readonly Token[],
  { tokens, implied }: Pick<Clause, 'tokens' | 'implied'>,
  weigh: (token: Token, place: number) => number = ({ weight }) => weight,
): Spoken {
  let all = 0;
  let met = 0;
  let plainly = 0;
  let denial = 0;
  const by: string[] = [];
  own.forEach((token, place) => {
    const weight = weigh(token, place);
    let best = implied.names.has(token.stem) ? IMPLIED : 0;
    let word = '';
    for (const other of tokens) {
      const like = likeness(token, other);
      if (like <= best) continue;
      best = like;
      word = other.word;
    }
    all += weight;
    met += weight * best;
    if (best > 0 && word !== '') by.push(word);
    if (best >= SAME) plainly += weight;
    if (word === '' && implied.byDenial.has(token.stem)) denial += weight;
  });
  return { share: all > 0 ? met / all : 0, plainly, byDenial: denial > 0 && denial >= plainly / 2, by };
}
