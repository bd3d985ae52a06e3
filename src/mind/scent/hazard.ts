/**
 * Chance that a person quits at the n-th click of looking for something: 0.045 at the first clicks, 0.056 at the sixth
 * and 0.066 at the fourteenth (76,181 human navigation games; see docs/mind.md), straight between and flat after.
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
