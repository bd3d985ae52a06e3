import { type Doubted, UNTRIED } from '../person/hazard.ts';

/** How one feels, and what patience goes by. */
export interface PersonMemory {
  /** Acts without effect in a row, errors in a row, waits in a row. */
  idle: number;
  errors: number;
  waits: number;
  /** Waits for a slow page that were long enough to be noticed, and their felt seconds in all. */
  delays: number;
  delayed: number;
  /** Fields filled in that nobody had told the person an answer for. */
  unknownAsked: number;
  /** How often the page changed by itself while the person was on it. */
  restless: number;
  /** Turns so far that went badly for the person. */
  upsets: number;
  /** Turns on which the person was not sure. */
  doubts: number;
  chance: number;
  /** Trust in getting there that patience goes by, 0..1; neutral at first. */
  trust: number;
  doubted: Doubted;
  /** Feeling carried over: frustration 0..1 and what was felt last. */
  frustration: number;
  felt: string;
  said: string[];
  /** Kind of remark -> how often it was made. */
  remarked: Record<string, number>;
}

/** At the first page. */
export function freshPerson(): PersonMemory {
  return {
    idle: 0,
    errors: 0,
    waits: 0,
    delays: 0,
    delayed: 0,
    unknownAsked: 0,
    restless: 0,
    upsets: 0,
    doubts: 0,
    chance: 0.75,
    trust: 0.38,
    doubted: UNTRIED,
    frustration: 0,
    felt: 'neutral',
    said: [],
    remarked: {},
  };
}
