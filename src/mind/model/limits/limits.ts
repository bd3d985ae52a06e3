import type { Explanation, Intensity, Sentiment } from '../../../contract/index.ts';
import type { MindRequest, Percept } from '../../mind.ts';
import type { Choice } from '../answer/fit.ts';

/** What the person's limits make of a turn, before any model is asked. */
export interface LimitedTurn {
  /** The percept with only those actions that this person noticed in the frame. */
  percept: Percept;
  /** How it feels at this point, in words for the prompt; null when there is nothing to say. */
  mood: string | null;
  /** Set when patience is spent whatever a model would say. */
  quits: Quitting | null;
  /** Whatever the later steps need to know of the beginning. */
  state: unknown;
}

export interface Quitting {
  why: string;
  comment: string;
}

/** How the turn felt and what is carried on. */
export interface FeltTurn {
  sentiment: Sentiment;
  intensity: Intensity;
  valence: number;
  chance: number;
  secondsPredicted: number;
  /** Of these, the seconds for which the page was waited for. */
  secondsWaited: number;
  /** What to say when the model said nothing. */
  comment: string;
  wanted: string | null;
  candidates: Explanation['candidates'];
  memory: unknown;
}

export type Chosen = Pick<Choice, 'status' | 'action' | 'arguments'>;

/** The mechanical part of a person. A model picks and words inside of it, and can change nothing about it. */
export interface Limits {
  begin(request: MindRequest, memory: unknown): Promise<LimitedTurn>;
  /** Whether patience ends at this choice: a plain next step costs none, looking further does. */
  tires(turn: LimitedTurn, chosen: Chosen): Quitting | null;
  end(turn: LimitedTurn, chosen: Chosen): FeltTurn;
}
