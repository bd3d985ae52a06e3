/** Middle value, the mean of the two middle ones for an even count; null of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Geometric mean: the middle of times on task, which are skewed to the right (Sauro & Lewis 2010); null of nothing. */
export function geometricMean(values: readonly number[]): number | null {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return null;
  return Math.exp(positive.reduce((sum, value) => sum + Math.log(value), 0) / positive.length);
}

/**
 * Lostness (Smith 1996): sqrt((N/S - 1)^2 + (R/N - 1)^2). At 0.4 and above people look lost, below they do not.
 * @param visited pages seen, each visit counted (S)
 * @param different different pages seen (N)
 * @param needed pages that the shortest way needs (R)
 */
export function lostness(visited: number, different: number, needed: number): number {
  if (visited === 0 || different === 0) return 0;
  return Math.hypot(different / visited - 1, needed / different - 1);
}
export const LOST = 0.4;
