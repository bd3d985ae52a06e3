import type { Goal } from './goal/types.ts';

/** A page the person came through on the way here: what it smelled of, and what is left there. */
export interface Visited {
  key: string;
  title: string;
  /** Scents of what was read there, without the one that was chosen. */
  left: number[];
  /** Scent of the choice that led on from there. */
  lead: number;
  /** Hashes of the links that stood there. */
  links?: number[];
}

/** What the person did last, to be judged by what came of it. */
export interface LastAct {
  name: string;
  kind: string;
  label: string;
  rule: string;
  key: string;
  content: number;
  step: number;
  /** The act that the step asked for: when it had an effect, the step is done. */
  completes: boolean;
  /** The act sends something off: a confirmation or an error is to be expected. */
  commits: boolean;
  scent: number;
  /** How much more it smelled of the goal than the next best. */
  margin: number;
  argument: string;
  /** Where on the frame it stood; another thing of the same name stands elsewhere. */
  at: string;
  /** Controls of the same label that the page offered. */
  alike: number;
}

/** Something that looked promising further up or down the page. */
export interface Glimpse {
  name: string;
  label: string;
  scent: number;
  depth: number;
  /** What it compares by, when the step compares. */
  value: number | null;
  /** Scrolls made to come back to it. */
  returns: number;
  /** The step it promised something for. */
  step: number;
}

/** What the pages of one list told for a question: rows by their text, each with its name, its number and how often it stands there. */
export interface Gathered {
  step: number;
  rows: Record<string, { name: string; value: number; times: number }>;
}

/** Things of a list that are opened one after the other to find out about each: what is wanted of them, and what was found. */
export interface Examined {
  step: number;
  /** The page of the list. */
  key: string;
  current: string;
  condition: string[];
  found: Record<string, boolean>;
  /** What the page of each tells of what they are compared by; null where it tells nothing of it. */
  values?: Record<string, number | null>;
}

/** Steps that a page gave. */
export interface Told extends Goal {
  /** The place of the first of them. */
  from: number;
  /** The place behind the last of them: what comes there the task asks for itself. */
  until: number;
  /** They have been gone through once more, because the page did not take what was done. */
  again: boolean;
}

/** What a page tells of something under a name: of "Moth", "Weight" is "410 g". Without a name where the page gives none. */
export interface Fact {
  of: string;
  head: string;
  value: string;
}
