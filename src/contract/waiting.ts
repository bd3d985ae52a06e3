/**
 * Waiting as people tell it: under a second goes unnoticed (Miller 1968, Nielsen 1993), and from there on it is told
 * in steps that widen with its length. Each step holds what lies between its bounds, so that the same page on
 * the same machine is told alike however its load varies.
 */
const STEPS: ReadonlyArray<{ from: number; seconds: number }> = [
  { from: 30_000, seconds: 40 },
  { from: 15_000, seconds: 20 },
  { from: 7_000, seconds: 10 },
  { from: 3_000, seconds: 5 },
  { from: 1_000, seconds: 2 },
];

/** Seconds as they are felt: 0, 2, 5, 10, 20 or 40. */
export function feltSeconds(milliseconds: number): number {
  return STEPS.find(({ from }) => milliseconds >= from)?.seconds ?? 0;
}

/** The sentence that tells of a wait, for a text block labelled `outcome`; empty when nobody would notice it. */
export function waitingSaid(milliseconds: number, came: boolean): string {
  const seconds = feltSeconds(milliseconds);
  if (seconds === 0) return '';
  return came ? `It took about ${seconds} seconds.` : `It is still loading after about ${seconds} seconds.`;
}

/** What pages show is quoted, and tells of other times. */
const QUOTED = /"[^"]*"|“[^”]*”/g;
const TOLD =
  /\b(?:took|takes|after|waited(?: for)?|waiting(?: for)?|for)(?: about| around| over)? (\d+(?:\.\d+)?) ?(ms|milliseconds?|s|secs?|seconds?)\b/gi;
const STILL = /\b(?:still (?:loading|waiting|working)|not (?:come|loaded|answered) yet)\b/i;

/** The longest wait that an outcome tells of, in felt seconds, and whether what was waited for came. */
export function waitingTold(outcome: string): { seconds: number; came: boolean } {
  const text = outcome.replace(QUOTED, '');
  const told = [...text.matchAll(TOLD)].map(([, amount, unit]) => Number(amount) * (/^m/i.test(unit!) ? 1 : 1000));
  return { seconds: feltSeconds(Math.max(0, ...told)), came: !STILL.test(text) };
}
