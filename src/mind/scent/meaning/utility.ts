/** What speaks for an option, by name. */
export type Cues = Record<string, number>;

/** How much what speaks for an option is worth under some weights. */
export function utility(weights: Readonly<Cues>, cues: Readonly<Cues>): number {
  return Object.entries(cues).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
}

/** A cue that is there or not. */
export const flag = (holds: boolean): number => (holds ? 1 : 0);
