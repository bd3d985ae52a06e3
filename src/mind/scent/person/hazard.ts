/**
 * Chance that a person quits at the n-th click of looking for something: 0.045 at the first clicks, 0.056 at the sixth
 * and 0.066 at the fourteenth (76,181 human navigation games; see docs/mind-measured.md), straight between and flat after.
 */
export function clickHazard(clicks: number): number {
  const points: Array<[number, number]> = [
    [0, 0.045],
    [3, 0.045],
    [6, 0.056],
    [14, 0.066],
  ];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    if (clicks <= x1) return y0 + ((y1 - y0) * (clicks - x0)) / (x1 - x0);
  }
  return points.at(-1)![1];
}

/**
 * Who forages leaves a place when it yields less than is usual there, and not because all scent is faint (marginal value theorem:
 * Charnov 1976; Pirolli and Card 1999). Doubt therefore counts against the mean of the doubts met so far, where that is higher than on
 * sites whose links tell where they lead. That usual doubt, which one also starts from, and the scale are fitted so that the hazard
 * over all stays near the published one with links that tell much and with links that tell little.
 */
const DOUBT = { usual: 0.53, scale: 0.8 } as const;

/** Mean of the doubts about moves that looked for the way, and their number. */
export interface Doubted {
  mean: number;
  moves: number;
}

/** What one expects of a place before having looked for a way through it. */
export const UNTRIED: Doubted = { mean: DOUBT.usual, moves: 1 };

/** The doubts met so far with one more. */
export function metDoubt({ mean, moves }: Doubted, doubt: number): Doubted {
  return { mean: mean + (doubt - mean) / (moves + 1), moves: moves + 1 };
}

/** What the hazard of a click is multiplied by for a doubt, beside those met so far. */
export function againstUsual({ mean }: Doubted, doubt: number): number {
  return (DOUBT.scale * doubt) / Math.max(DOUBT.usual, mean);
}

/** Pages after which somebody says to have looked for long. */
const LONG_ENOUGH = 5;

/** Why somebody leaves whom nothing but looking has tired. */
export function tiredOfLooking(moves: number): string {
  return moves < LONG_ENOUGH ? 'this is not worth more of my time' : 'I have looked long enough';
}
