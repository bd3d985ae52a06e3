/**
 * Seconds for which people put up with an answer that does not come: 5 to 8 at first and 2 to 3 on later tries, and 38
 * where a bar shows how far it is (Nah 2004, A study on tolerable waiting time).
 */
const TOLERATED = { first: 6.5, later: 2.5, withProgress: 38 } as const;

/** Strain, in tolerated waits, from which somebody is bored, and annoyed; fitted between the bounds above. */
export const BORED_FROM = 0.6;
export const ANNOYED_FROM = 1.5;

export interface Wait {
  /** Felt seconds. */
  seconds: number;
  /** Noticeable waits before this one. */
  before: number;
  /** The page shows how far it is. */
  progress: boolean;
}

/** How far a wait stretches somebody's patience: 1 is all that they put up with. */
export function strainOf({ seconds, before, progress }: Wait, impatience: number): number {
  const tolerated = progress ? TOLERATED.withProgress : before > 0 ? TOLERATED.later : TOLERATED.first;
  return (seconds / tolerated) * Math.sqrt(impatience);
}
