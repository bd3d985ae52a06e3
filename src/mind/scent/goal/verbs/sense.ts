import type { Verb } from '../types.ts';

/** What a clause asks for, and how many of its words say so. */
export interface Sense {
  verb: Verb;
  words: number;
}

/** A clause that has been folded, and its words: the first, the second, both, and what stands behind the first. */
export interface Told {
  clause: string;
  list: readonly string[];
  first: string;
  second: string;
  pair: string;
  rest: string;
}
