import type { Intensity, Sentiment } from '../../contract/index.ts';
import { ANNOYED_FROM, BORED_FROM } from './waiting.ts';

/** What happened, in the terms of appraisal. */
export interface Event {
  /** Estimated chance of success before and after. */
  before: number;
  after: number;
  /** Utility of the best thing to do now, 0..1: the power to go on. */
  power: number;
  /** Acts without effect, and complaints of the site, in a row. */
  idle: number;
  errors: number;
  waits: number;
  /** How far the page's slowness stretched the person's patience since the turn before; 1 is all of it. */
  strain?: number;
  /** Turns without clear progress. */
  stuck: number;
  /** Seconds lost so far to what did not help. */
  lost: number;
  status: 'continue' | 'completed' | 'gave_up';
  /** The text here asks for more schooling than the person has, in years over. */
  overGrade: number;
  /** The choice stands on weak or unlabelled scent. */
  unclear: boolean;
  /** The act pays, deletes or sends something that cannot be taken back. */
  risky: boolean;
  newPage: boolean;
  /** 0..1: how much harder the page is to take in than need be: faint, small, wordless, in strange words. */
  effort?: number;
  /** Something to pay for that was not announced, or typed words that are gone. */
  affront?: boolean;
  /** Something covers the page and has to be put away first. */
  obstacle?: boolean;
  /** The move only fills in or sends off what everybody knows how to. */
  routine?: boolean;
  /** Turns taken so far. */
  turns?: number;
  /** Turns before that went badly; nobody calls it easy after one. */
  upsets?: number;
  /** Turns before on which the person was not sure. */
  doubts?: number;
  /** Feeling carried over, 0..1. */
  frustration: number;
}

export interface Person {
  selfEfficacy: number;
  riskAversion: number;
  /** 1 is usual. */
  impatience: number;
}

export interface Feeling {
  sentiment: Sentiment;
  intensity: Intensity;
  /** -1..1. */
  valence: number;
  /** Carried over to the next turn. */
  frustration: number;
}

/** Years of schooling over one's own from which a text is heavy, and effort from which a page is hard; nobody calls that easy. Fitted. */
const HEAVY = 3;
const HARD = 0.3;
/** Turns from which nobody says that it went fast. */
const LONG = 16;
/** Turns of doubt after which the same holds. */
const DOUBTS = 3;

/** How far full effort, and being taken in, lower how a turn feels; fitted, on the scale of valence. */
const EFFORT_WEIGHT = 0.35;
const AFFRONT_WEIGHT = 0.4;
const OBSTACLE_WEIGHT = 0.12;
/** Impatience from which what stands in the way annoys at once, and certainty from which nobody is curious; fitted. */
const TESTY = 1.3;
const PLAIN_TO_SEE = 0.8;
/** How bad leaving feels at most where nothing was lost yet, and the seconds lost after which it is as bad as it gets; fitted. */
const LEFT_EARLY = 0.5;
const TROUBLE = 120;
/** How far a wait of twice the patience lowers how a turn feels, and how much of it is carried over; fitted likewise. */
const STRAIN_WEIGHT = 0.3;
const STRAIN_CARRIED = 0.06;

/**
 * Appraises a turn after the component process model (Scherer 2001) with goal conduciveness as the change of the
 * expected outcome, as in temporal-difference learning: what raises the chance of success pleases, what lowers it
 * disappoints, and how much depends on what was lost and on the person's trust in themselves.
 */
export function appraise(event: Event, person: Person): Feeling {
  const change = event.after - event.before;
  const setback = event.idle > 0 || event.errors > 0 || change < -0.08;
  let frustration = event.frustration * 0.8;
  if (event.idle > 0) frustration += 0.18 + 0.1 * Math.min(3, event.idle);
  if (event.errors > 0) frustration += 0.14 + 0.06 * Math.min(3, event.errors);
  if (event.stuck > 3) frustration += 0.03 * Math.min(6, event.stuck - 3);
  if (event.affront) frustration += 0.25;
  const strain = Math.min(2, event.strain ?? 0);
  if (strain > BORED_FROM) frustration += STRAIN_CARRIED * strain;
  if (change > 0.08) frustration *= 0.6;
  frustration = Math.max(0, Math.min(1, frustration * (1.25 - 0.5 * person.selfEfficacy)));

  let valence = 1.1 * (event.after - 0.5) + 1.6 * change - 0.9 * frustration + 0.1 * event.power;
  // What is hard to take in is liked less (processing fluency: Reber, Schwarz and Winkielman 2004).
  valence -= EFFORT_WEIGHT * (event.effort ?? 0) + (event.affront ? AFFRONT_WEIGHT : 0);
  valence -= (STRAIN_WEIGHT * strain) / 2 + (event.obstacle ? OBSTACLE_WEIGHT : 0);
  let sentiment: Sentiment;
  if (event.status === 'completed') {
    // Joy at the end is as sure as the person is that it worked, less what it took, the last page included.
    const taken = 0.5 * event.frustration + EFFORT_WEIGHT * (event.effort ?? 0);
    valence = Math.min(valence + 0.2, 0.9 * event.after - taken);
    sentiment =
      event.after < 0.62
        ? 'uncertain'
        : event.frustration > 0.3 || (event.upsets ?? 0) > 2
          ? 'relieved'
          : event.after > 0.88 &&
              event.lost < 20 &&
              event.overGrade <= HEAVY &&
              (event.effort ?? 0) <= HARD &&
              (event.turns ?? 0) < LONG &&
              !event.upsets &&
              (event.doubts ?? 0) <= DOUBTS &&
              event.frustration < 0.1 &&
              strain < BORED_FROM
            ? 'delighted'
            : 'satisfied';
  } else if (event.status === 'gave_up') {
    // Who leaves after a look loses little; the worst is to leave in anger, or after long trouble for nothing.
    const trouble = Math.min(1, event.frustration + event.lost / TROUBLE);
    valence = Math.max(Math.min(-0.35, valence - 0.3), -(LEFT_EARLY + (1 - LEFT_EARLY) * trouble));
    sentiment =
      event.frustration > 0.35 || event.idle > 1 || event.errors > 1
        ? 'frustrated'
        : event.stuck > 6 || event.idle + event.errors > 0
          ? 'annoyed'
          : 'uncertain';
  } else if (frustration > 0.6) sentiment = 'frustrated';
  else if (event.idle > 1 || (event.errors > 1 && frustration > 0.25)) sentiment = 'annoyed';
  else if (event.affront) sentiment = event.risky || person.riskAversion > 0.6 ? 'anxious' : 'annoyed';
  else if (strain > ANNOYED_FROM) sentiment = 'annoyed';
  else if (strain > BORED_FROM) sentiment = 'bored';
  else if (event.waits > 1) sentiment = event.waits > 3 ? 'annoyed' : 'bored';
  else if (event.overGrade > HEAVY && !event.newPage) sentiment = 'confused';
  else if (event.unclear && event.after < 0.45) sentiment = event.stuck > 4 ? 'frustrated' : 'confused';
  else if (event.idle === 1 || event.errors === 1) sentiment = person.selfEfficacy < 0.45 ? 'anxious' : 'annoyed';
  else if (event.obstacle) sentiment = person.impatience > TESTY ? 'annoyed' : 'neutral';
  else if (event.risky && person.riskAversion > 0.55) sentiment = 'anxious';
  else if (setback) sentiment = 'uncertain';
  else if ((event.effort ?? 0) > 0.6) sentiment = person.selfEfficacy < 0.5 ? 'uncertain' : 'annoyed';
  else if ((event.effort ?? 0) > HARD) sentiment = 'uncertain';
  else if (change > 0.1 && event.frustration > 0.25) sentiment = 'relieved';
  else if (event.unclear) sentiment = 'uncertain';
  else if (change > 0.06 && event.after > 0.75) sentiment = 'satisfied';
  else if (event.newPage && !event.routine && event.after > 0.45)
    sentiment = event.power < PLAIN_TO_SEE ? 'curious' : event.after > 0.75 ? 'satisfied' : 'neutral';
  else sentiment = 'neutral';
  // Nobody is curious while it goes badly.
  if (event.status === 'continue' && valence < 0) {
    if (sentiment === 'curious' || sentiment === 'satisfied') sentiment = valence < -0.3 ? 'uncertain' : 'neutral';
    else if (sentiment === 'neutral' && valence < -0.3) sentiment = frustration > 0.45 ? 'annoyed' : 'uncertain';
  }
  const negative = ['uncertain', 'confused', 'bored', 'anxious', 'annoyed', 'frustrated'].includes(sentiment);
  valence = Math.max(-1, Math.min(1, valence));
  if (negative && event.status !== 'completed') valence = Math.min(valence, -0.05);
  if (!negative && sentiment !== 'neutral') valence = Math.max(valence, 0.05);
  const arousal =
    Math.abs(valence) * 0.7 + Math.min(0.4, event.lost / 240) + (1 - person.selfEfficacy) * 0.25 * (negative ? 1 : 0);
  return {
    sentiment,
    intensity: arousal > 0.72 ? 'high' : arousal > 0.36 ? 'medium' : 'low',
    valence: Math.round(valence * 1000) / 1000,
    frustration,
  };
}
