/** How fast a person reads, thinks and moves. */
export interface Pace {
  /** Words a minute. */
  readingSpeed: number;
  /** Multiplies motor and mental times. */
  slowness: number;
}

/** What one turn asked of the person. */
export interface Work {
  /** Words new on the page. */
  newWords: number;
  /** Items read before choosing, and how many could be chosen. */
  read: number;
  choices: number;
  /** Distance in pixels to the target and its smaller side; null when nothing is pointed at. */
  distance: number | null;
  size: number;
  /** Characters typed. */
  typed: number;
  kind: string;
  /** 0..1: how much harder the target is to make out than need be. */
  effort?: number;
}

/** Making out what hardly shows takes another look or two: about 0.25 s a fixation, four at worst. */
const MAKE_OUT = 1;

/** Keystroke-Level Model operators in seconds (Card, Moran and Newell 1983). */
export const KLM = { keystroke: 0.28, pointing: 1.1, homing: 0.4, mental: 1.35, button: 0.1 } as const;
/** Reading one item of a list, and one production cycle: CogTool-Explorer. */
export const READ_ITEM = 0.275;
/** Share of a page's words that are read (Nielsen 2008). */
export const SHARE_READ = 0.28;
/** Mouse pointing, seconds a bit (Fitts' law, Shannon form as in the Keystroke-Level literature). */
export const FITTS_SLOPE = 0.1;
/** Choosing among n, seconds a bit (Hick 1952, Hyman 1953). */
export const HICK_SLOPE = 0.15;

/** Predicted seconds that a person of this pace takes for the turn. */
export function secondsFor(work: Work, pace: Pace): number {
  const reading =
    (Math.min(work.newWords, 400) * SHARE_READ * 60) / pace.readingSpeed +
    (work.read * READ_ITEM * 238) / pace.readingSpeed;
  let motor = 0;
  if (work.distance !== null)
    motor += Math.max(0.1, FITTS_SLOPE * Math.log2(work.distance / Math.max(4, work.size) + 0.5)) + KLM.button;
  if (work.typed > 0) motor += 2 * KLM.homing + work.typed * KLM.keystroke;
  if (work.kind === 'scroll') motor += 0.6;
  if (work.kind === 'press') motor += KLM.homing + KLM.keystroke;
  if (work.kind === 'drag') motor += KLM.pointing;
  if (work.kind === 'wait') motor += 2;
  if (work.kind === 'choose') motor += KLM.pointing + KLM.button;
  const mental = KLM.mental + HICK_SLOPE * Math.log2(1 + Math.min(work.choices, 40)) * 0.5;
  // In tenths: a pixel that is drawn otherwise the next time is no other second.
  const making = (MAKE_OUT * Math.round(10 * (work.effort ?? 0))) / 10;
  return Math.round((reading + (motor + mental + making) * pace.slowness) * 100) / 100;
}
