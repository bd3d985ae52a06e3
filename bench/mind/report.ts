import type { Walk } from './walk.ts';

/** Published human figures: 76,181 navigation games in an encyclopedia, and first clicks on web sites; see docs/mind-measured.md. */
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

/** Shares of games by shortest distance in the human data (most start three clicks away). */
export const DISTANCES = [0.01, 0.13, 0.58, 0.24, 0.035, 0.005] as const;

/** Share with its adjusted Wald 95% interval, as text. */
export function share(hits: number, of: number): string {
  if (of === 0) return '–';
  const z2 = 1.96 ** 2;
  const p = (hits + z2 / 2) / (of + z2);
  const half = 1.96 * Math.sqrt((p * (1 - p)) / (of + z2));
  return `${(hits / of).toFixed(3)} [${Math.max(0, p - half).toFixed(2)}, ${Math.min(1, p + half).toFixed(2)}]`;
}

/** Mean with its 95% interval, as text. */
export function mean(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const m = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - m) ** 2, 0) / Math.max(1, values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return `${m.toFixed(2)} [${(m - half).toFixed(2)}, ${(m + half).toFixed(2)}]`;
}

/** A share over walks that count by weight, without an interval of its own. */
function weighted(walks: readonly Walk[], weight: (walk: Walk) => number, hit: (walk: Walk) => boolean): number {
  let hits = 0;
  let all = 0;
  for (const walk of walks) {
    const w = weight(walk);
    all += w;
    if (hit(walk)) hits += w;
  }
  return all > 0 ? hits / all : 0;
}

type Row = readonly [name: string, human: string, engine: string];

function rowsOf(walks: readonly Walk[]): Row[] {
  const rows: Row[] = [];
  const at = (d: number) => walks.filter((walk) => walk.distance === d);
  const counts = DISTANCES.map((_, i) => at(i + 1).length);
  const shares = DISTANCES.reduce((sum, share, i) => sum + (counts[i]! > 0 ? share : 0), 0);
  // Every distance is played equally often here; people's games are mostly three apart.
  const weight = (walk: Walk) => DISTANCES[walk.distance - 1]! / shares / counts[walk.distance - 1]!;
  rows.push([
    'finished, distances mixed as in the games',
    HUMAN.completed.toFixed(2),
    weighted(walks, weight, (walk) => walk.finished).toFixed(3),
  ]);
  for (let d = 1; d <= 6; d++) {
    const here = at(d);
    const finished = here.filter((walk) => walk.finished);
    rows.push([`  finished, distance ${d}`, HUMAN.completion[d - 1]!.toFixed(2), share(finished.length, here.length)]);
  }
  for (let d = 1; d <= 6; d++) {
    const finished = at(d).filter((walk) => walk.finished);
    rows.push([
      `  clicks when finished, distance ${d}`,
      HUMAN.clicks[d - 1]!.toFixed(1),
      mean(finished.map((walk) => walk.clicks)),
    ]);
  }
  for (let d = 1; d <= 6; d++) {
    const finished = at(d).filter((walk) => walk.finished);
    rows.push([
      `  shortest way taken, distance ${d}`,
      HUMAN.optimal[d - 1]!.toFixed(2),
      share(finished.filter((walk) => walk.clicks === d).length, finished.length),
    ]);
  }
  for (const n of [1, 2, 3, 4, 6, 8, 10, 12, 14]) {
    const reached = walks.filter((walk) => walk.clicks >= n && !(walk.finished && walk.clicks === n));
    const quit = reached.filter((walk) => walk.clicks === n && walk.claimed === 'gave_up');
    rows.push([`quits after click ${n}`, HUMAN.hazard[n - 1]!.toFixed(3), share(quit.length, reached.length)]);
  }
  const games = walks.filter((walk) => walk.distance >= 2 && walk.distance <= 4);
  const sum = (list: readonly Walk[], of: 'backs' | 'clicks') => list.reduce((total, walk) => total + walk[of], 0);
  const done = games.filter((walk) => walk.finished);
  const lost = games.filter((walk) => !walk.finished);
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
  const right = games.filter((walk) => walk.clicks > 0 && walk.firstRight);
  const wrong = games.filter((walk) => walk.clicks > 0 && !walk.firstRight);
  rows.push([
    'finished after a right first click',
    HUMAN.firstRight.toFixed(2),
    share(right.filter((walk) => walk.finished).length, right.length),
  ]);
  rows.push([
    'finished after a wrong first click',
    HUMAN.firstWrong.toFixed(2),
    share(wrong.filter((walk) => walk.finished).length, wrong.length),
  ]);
  return rows;
}

/** Prints what people do beside what the engine does, a column for each graph. */
export function printLikeness(results: ReadonlyArray<{ name: string; walks: readonly Walk[] }>): void {
  const columns = results.map(({ walks }) => rowsOf(walks));
  const width = 22;
  console.log(`${''.padEnd(42)}people  ${results.map(({ name }) => name.slice(0, width - 2).padEnd(width)).join('')}`);
  for (const [i, [name, human]] of columns[0]!.entries())
    console.log(`${name.padEnd(42)}${human.padEnd(8)}${columns.map((rows) => rows[i]![2].padEnd(width)).join('')}`);
}
