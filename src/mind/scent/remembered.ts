import type { Goal, Superlative } from './goal/types.ts';

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

/** Something the person set, chose or pressed, and how it stood before that. */
export interface OwnAct {
  key: string;
  name: string;
  kind: string;
  role: string;
  raw: string;
  /** The question that it is an answer to; empty where it is none. */
  group: string;
  at: string;
  step: number;
  /** Whether it was on. */
  was: boolean;
  /** What it showed. */
  value: string;
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
  /** The page of the list, once the one of them that is meant was opened to read there what the list does not tell. */
  opened?: string;
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

/** What is kept of a record that was seen, as it was listed. */
export interface Seen {
  name: string;
  properties: Array<{ head: string; text: string }>;
}

/** Which of the records of a list are meant. */
export type Meant =
  | { by: 'name'; names: string[] }
  | { by: 'rest'; names: string[]; values: string[] }
  | { by: 'place'; nth: number }
  | { by: 'amounts' }
  | { by: 'rank'; superlative: Superlative; place: number; values: string[] }
  | { by: 'value'; values: string[]; all: boolean };

/** What is kept in mind while something is done with records of a list. */
export interface RecordPlan {
  /** The clause that asks for it, as it is worded. */
  text: string;
  /** Records seen so far, in the order of the list. */
  seen: Seen[];
  /** The list was gone through to its end. */
  whole: boolean;
  /** Which of its two ends was in sight: who has scrolled before they began has the head of it still to see. */
  ends: { head: boolean; foot: boolean };
  /** Records with which it is done. */
  done: string[];
  /** The record that was opened, ticked or pointed at last, and of which what comes up is. */
  focus: string;
  /** Controls by which records were opened, as record/control. */
  opened: string[];
  /** The act that was pressed last, until its outcome is seen. */
  pressed: { name: string; label: string; fields: boolean; before: string; told?: boolean; by?: string } | null;
  /** Acts that had no effect. */
  vain: number;
  /** It is left to how one does things without a list. */
  off: boolean;
  /** Where the list stands. */
  list: string;
  /** Values put into fields. */
  put: Array<{ at: string; value: string }>;
  /** What brings up more of the list. */
  more: string;
  /** Which records are meant, once that is settled. */
  targets: string[] | null;
  meant: { meant: Meant; left: string } | null;
  /** Something new is put in at the record. */
  sets: boolean;
  /** The act that was pressed and came to nothing; empty where none was. */
  dead: string;
  /** What the page of the list calls itself and what it lists, as stems. */
  kinds: string[];
  /** What several of the records offer alike. */
  offers: string[];
  /** Names of the controls that have come up since an act was pressed. */
  over: string[];
  /** Names of the controls that have come up since the record in hand was opened, which lie over other records and are none of theirs. */
  up: string[];
  /** How the record in hand stood before anything was done with it. */
  stood: { name: string; as: string } | null;
}

/** What was done of an errand at a shop. */
export interface Errand {
  /** Things that are in the basket by what was done, and those that were taken out of it. */
  got: string[];
  out: string[];
  /** The basket was looked into. */
  looked: boolean;
  prices: Record<string, number>;
  /** The way by which one came to where things are sold. */
  shelf: string;
  /** Names under which the shop has nothing. */
  missing: string[];
  /** The code was taken. */
  code: boolean;
  /** One is past the basket. */
  sent: boolean;
  /** Answers that were given. */
  marks: string[];
  /** The act that was pressed last, until its outcome is seen. */
  begun: {
    act: 'add' | 'out' | 'code' | 'order';
    name: string;
    held: number;
    key: string;
    times: number;
    waited?: boolean;
  } | null;
}

/** Something into which things were put, and which is to be confirmed as a whole. */
export interface Collected {
  /** What the site calls it: "basket". */
  into: string;
  /** The things that were put into it. */
  names: string[];
  /** Answers that were given. */
  marks: string[];
  /** The button that was to confirm it, until its outcome is seen. */
  sent: string;
  sends: number;
}

/** What was done of an errand at one's own account. */
export interface Membership {
  /** One was let in. */
  inside: boolean;
  /** Answers that were given. */
  marks: string[];
  /** The act that was pressed last, until its outcome is seen. */
  begun: { act: 'in' | 'act' | 'save'; key: string; waited?: boolean } | null;
  /** The page of the order that is meant was opened. */
  opened: boolean;
  /** Days of orders that were seen. */
  days: number[];
  /** It is left to how one finds the way. */
  off?: boolean;
}

/** What was done of an errand for something that is booked, joined or subscribed to. */
export interface Application {
  /** The form for what is named was opened. */
  opened: boolean;
  /** Answers that were given. */
  marks: string[];
  /** What it was sent off with last. */
  begun: { name: string; key: string; waited?: boolean } | null;
}

/** What was done of an errand to put something new on a list. */
export interface Creation {
  made: boolean;
  /** The form for it, or the page of what was made, was opened. */
  opened: boolean;
  /** Answers that were given. */
  marks: string[];
  begun: { act: 'make' | 'mark'; waited?: boolean } | null;
}

/** How far an order about one thing of an application was followed. */
export interface Operation {
  /** Which of the orders of the task. */
  order: number;
  /** It is left to how one does things otherwise. */
  off: boolean;
  /** What was pressed last for it: on the way to the thing, the thing, to see what can be done, as the act itself, or with what it is to be. */
  pressed: { for: 'way' | 'thing' | 'menu' | 'field' | 'act' | 'value'; label: string } | null;
  /** What was pressed on the way, each once. */
  tried: string[];
  /** Names of what has come up since the thing was acted on. */
  since: string[];
  /** What came up where the application is set up: its parts. */
  parts: string[];
  /** What was put in is kept. */
  put: boolean;
  /** Turns spent without coming to it. */
  looked: number;
}

/** What was done to bring the record of one thing up to what a task tells of it. */
export interface EntryWork {
  /** It is left to how one does things otherwise. */
  off: boolean;
  /** What was pressed to open the thing for changes. */
  opened: string[];
  /** Names of what has come up by that. */
  since: string[];
  /** What was looked for, and looked into. */
  tried: string[];
  /** Which of the properties told were put in, by their place in what is told. */
  put: string[];
  /** What keeps them was pressed. */
  kept: boolean;
  /** Turns spent without coming to it. */
  looked: number;
  /** What was asked once more was answered. */
  question: boolean;
}

/** An answer that was given by choosing it, and those that were left for it. */
export interface PassedBy {
  taken: string;
  others: string[];
}
