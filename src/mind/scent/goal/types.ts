/** What a step of the task asks to be done, in the terms in which it is done and known to be done. */
export type Verb =
  // Done with the interface itself, and finished when it is done.
  | 'press'
  | 'enter'
  | 'pick'
  | 'tick'
  | 'untick'
  | 'search'
  | 'sort'
  | 'filter'
  | 'submit'
  | 'close'
  | 'expand'
  | 'drag'
  | 'upload'
  | 'back'
  | 'hover'
  | 'wait'
  // Finished when the page shows it.
  | 'reach'
  | 'learn'
  | 'locate'
  // Finished when the site confirms it.
  | 'buy'
  | 'add'
  | 'transact'
  | 'remove'
  | 'signin'
  | 'signout'
  | 'register';

const INTERFACE = new Set<Verb>([
  'press',
  'enter',
  'pick',
  'tick',
  'untick',
  'search',
  'sort',
  'filter',
  'submit',
  'close',
  'expand',
  'drag',
  'upload',
  'back',
  'hover',
  'wait',
]);

/** Whether a step is done with the interface itself, and finished when it is done. */
export function isInterfaceStep(step: Step): boolean {
  return INTERFACE.has(step.verb);
}

export interface Superlative {
  /** price, duration, rating, date, bytes, grams or number. */
  dimension: string;
  highest: boolean;
  /** What is counted, where it is not the thing's own number: "votes" of "the most votes". */
  of?: string;
}

export interface Constraints {
  colours: string[];
  sizes: string[];
  quantity: number | null;
  priceAtMost: number | null;
  priceAtLeast: number | null;
}

/** The source of a step that leaves it to the page what is asked. */
export const ASKED_BY_PAGE = 'the question on the page';

/** A value and the field it belongs in, as the task words it; an empty field means the task does not say. */
export interface Pair {
  field: string;
  value: string;
}

export interface Step {
  verb: Verb;
  /** The clause as the task words it. */
  text: string;
  /** What it is about, without verb, role words and values. */
  object: string;
  /** Strings the task quotes in this clause. */
  quoted: string[];
  /** Kind of element the task names: button, link, tab, field, checkbox, ... */
  role: string | null;
  /** Where the target stands: "in the row of Bob", "by @ann". */
  scope: string;
  pairs: Pair[];
  /** Things to be chosen, when there are several. */
  items: string[];
  nth: number | null;
  superlative: Superlative | null;
  all: boolean;
  /** Just what is named, and none of the others beside it: "only chess and sailing". */
  only: boolean;
  constraints: Constraints;
  /** What to read off the page and enter or choose, in the words of the clause before: "What is the team of Karel?". */
  source: string;
  /** A part of the page that is opened only to get at what stands in it. */
  place: boolean;
  /** What is told of the thing only to say which one it is: "that nobody is assigned to". */
  described: string;
  /** How it is to be carried out, in the words of the clauses that say so: "order as a guest and pay by card". */
  how: string;
  /** It is done only where the step before it cannot be done: "if they are sold out, take the stew". */
  otherwise?: boolean;
  /** It is told to come after the one before it: "then", "after that". */
  later?: boolean;
}

export interface Goal {
  /** The whole wish, for scent where a step alone is thin. */
  text: string;
  steps: Step[];
  /** Sentences that ask for nothing but tell who, why and what. */
  background: string;
  /** What must not be done or taken. */
  avoid: string[];
  /** What is shown is to be compared with what is wanted before it is sent. */
  checked?: boolean;
}

/** A step's own words without those that only tell which thing is meant: where its values stand. */
export function valueText(step: Step): string {
  return step.described ? step.text.replace(step.described, ' ') : step.text;
}
