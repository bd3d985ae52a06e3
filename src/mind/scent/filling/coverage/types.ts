import type { Day } from '../../../language/index.ts';
import type { Entry } from '../known/entries.ts';
import type { Control } from './controls.ts';

/** Which of two ends a value is told for: "from 10:00 to 11:30". */
export type Role = 'start' | 'end' | '';

/** One value that a wish asks for, where it stands there and what it is told of. */
export interface Demand {
  kind: 'date' | 'time' | 'money' | 'number' | 'text';
  /** As the wish words it. */
  value: string;
  number: number | null;
  day: Day | null;
  /** 24-hour "15:00". */
  time: string | null;
  role: Role;
  /** What is counted, nearest last: the words right behind ("two large pizzas": large, pizzas). */
  nouns: readonly string[];
  /** The word right before: "size 42", "quantity 3". */
  named: string;
  /** The words before it in its clause, nearest last, that may say what it is: "the card number is 5501 2277". */
  before: readonly string[];
  /** Characters of the wish that it takes. */
  start: number;
  end: number;
  /** Not told, but what an article implies. */
  weak: boolean;
}

/** What a wish asks for, as text and as the values in it. */
export interface Wish {
  text: string;
  /** The part of the text that tells what is wanted; what is refused stands behind it. */
  wanted: string;
  demands: Demand[];
  /** Words with their places, folded and stemmed; `later` ones belong to a step that is not begun yet. */
  tokens: ReadonlyArray<{
    word: string;
    stem: string;
    start: number;
    end: number;
    negated: boolean;
    quoted: boolean;
    later: boolean;
    role: Role;
  }>;
}

/** How well one value of the wish belongs into one control, and which part of the wish it takes. */
export interface Fit {
  control: Control;
  /** What the control is to show: an option, a number, a date or time as the wish words it, "on" or "off". */
  value: string;
  /** 0..1 */
  score: number;
  /** Which of two ends the wish tells it for. */
  role: Role;
  /** Characters of the wish that are accounted for by this. */
  spans: ReadonlyArray<readonly [number, number]>;
  /** What is known under a name, where it is that and no words of the wish. */
  entry?: Entry;
  /** The control asks for what another one has got already. */
  again?: boolean;
  /** It goes there because nothing else does, which says nothing of what the form is for. */
  rest?: boolean;
}

/** The characters of the wish that a value takes. */
export const spanOf = (demand: Demand): Array<readonly [number, number]> => [[demand.start, demand.end]];

/** Whether a day is told as the one on which somebody was born. */
export function isBirth({ kind, before }: Demand): boolean {
  return kind === 'date' && /^(?:born|birth|birthday)$/.test(before.at(-1) ?? '');
}
