import type { Walk } from './walk.ts';

/** Published human figures: 76,181 navigation games in an encyclopedia; see docs/mind.md. */
export const HUMAN = {
  completion: [0.92, 0.82, 0.67, 0.52, 0.29, 0.17],
  clicks: [1.8, 4.3, 6.0, 7.9, 10.1, 12.8],
  optimal: [0.68, 0.25, 0.17, 0.16, 0.12, 0.14],
  completed: 0.67,
  hazard: [0.045, 0.045, 0.045, 0.049, 0.053, 0.056, 0.057, 0.059, 0.06, 0.061, 0.062, 0.064, 0.065, 0.066],
  backFinished: 0.07,
  backUnfinished: 0.124,
  firstRight: 0.87,
  firstWrong: 0.46,
} as const;

/** Share with its adjusted Wald 95% interval, as text. */
export function share(hits: number, of: number): string {
  if (of === 0) return '–';
  const z2 = 1.96 ** 2;
  const p = (hits + z2 / 2) / (of + z2);
  const half = 1.96 * Math.sqrt((p * (1 - p)) / (of + z2));
  return `${(hits / of).toFixed(3)} [${Math.max(0, p - half).toFixed(3)}, ${Math.min(1, p + half).toFixed(3)}]`;
}

/** Mean with its 95% interval, as text. */
export function mean(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const m = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - m) ** 2, 0) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return `${m.toFixed(2)} [${(m - half).toFixed(2)}, ${(m + half).toFixed(2)}]`;
}

/** Prints what people do beside what the engine does. */
export function printLikeness(walks: readonly Walk[]): void {
  const done = walks.filter((walk) => walk.finished);
  const rows: Array<[string, string, string]> = [];
  rows.push(['games finished', HUMAN.completed.toFixed(3), share(done.length, walks.length)]);
  for (let d = 1; d <= 6; d++) {
    const here = walks.filter((walk) => walk.distance === d);
    const finished = here.filter((walk) => walk.finished);
    if (here.length === 0) continue;
    rows.push([
      `  finished at distance ${d}`,
      HUMAN.completion[d - 1]!.toFixed(2),
      share(finished.length, here.length),
    ]);
    rows.push([
      `  clicks when finished, distance ${d}`,
      HUMAN.clicks[d - 1]!.toFixed(1),
      mean(finished.map((walk) => walk.clicks)),
    ]);
    rows.push([
      `  shortest way taken, distance ${d}`,
      HUMAN.optimal[d - 1]!.toFixed(2),
      share(finished.filter((walk) => walk.clicks === d).length, finished.length),
    ]);
  }
  for (const n of [1, 2, 3, 4, 6, 8, 10, 12, 14]) {
    const reached = walks.filter((walk) => walk.clicks >= n - 1 && !(walk.finished && walk.clicks <= n - 1));
    const quit = reached.filter((walk) => !walk.finished && walk.clicks === n - 1 && walk.claimed === 'gave_up');
    rows.push([
      `hazard of quitting before click ${n}`,
      HUMAN.hazard[n - 1]!.toFixed(3),
      share(quit.length, reached.length),
    ]);
  }
  const sum = (list: readonly Walk[], key: 'clicks' | 'backs') => list.reduce((total, walk) => total + walk[key], 0);
  const lost = walks.filter((walk) => !walk.finished);
  rows.push([
    'back among moves, finished',
    HUMAN.backFinished.toFixed(3),
    share(sum(done, 'backs'), sum(done, 'clicks')),
  ]);
  rows.push([
    'back among moves, unfinished',
    HUMAN.backUnfinished.toFixed(3),
    share(sum(lost, 'backs'), sum(lost, 'clicks')),
  ]);
  const right = walks.filter((walk) => walk.clicks > 0 && walk.firstRight);
  const wrong = walks.filter((walk) => walk.clicks > 0 && !walk.firstRight);
  rows.push([
    'success after a right first click',
    HUMAN.firstRight.toFixed(2),
    share(right.filter((walk) => walk.finished).length, right.length),
  ]);
  rows.push([
    'success after a wrong first click',
    HUMAN.firstWrong.toFixed(2),
    share(wrong.filter((walk) => walk.finished).length, wrong.length),
  ]);
  console.log(`${''.padEnd(40)}people  engine (95% interval)`);
  for (const [name, human, engine] of rows) console.log(`${name.padEnd(40)}${human.padEnd(8)}${engine}`);
}
