import type { Explanation, Intensity, Sentiment } from '../../contract/index.ts';
import type { MindRequest, Percept } from '../mind.ts';
import type { Choice } from './answer/fit.ts';

/** What the person's limits make of a turn, before any model is asked. */
export interface LimitedTurn {
  /** The percept with only those actions that this person noticed in the frame. */
  percept: Percept;
  /** How well each declared action could be perceived, 0..1. */
  seen: ReadonlyMap<string, number>;
  /** How it feels at this point, in words for the prompt. */
  mood: string | null;
  /** Set when patience is spent: the person gives up whatever a model would say. */
  quits: { comment: string } | null;
  /** Whatever `end` needs to know of the beginning. */
  state: unknown;
}

/** How the turn felt and what is carried on. */
export interface FeltTurn {
  sentiment: Sentiment;
  intensity: Intensity;
  valence: number;
  chance: number;
  secondsPredicted: number;
  wanted: string | null;
  candidates: Explanation['candidates'];
  memory: unknown;
}

/** The mechanical part of a person. A model picks and words inside of it, and can change nothing about it. */
export interface Limits {
  begin(request: MindRequest, memory: unknown): Promise<LimitedTurn>;
  end(turn: LimitedTurn, choice: Pick<Choice, 'status' | 'action' | 'arguments'>): FeltTurn;
}
