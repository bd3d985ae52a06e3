import type { Mind, MindRequest } from '../../src/mind/mind.ts';
import { pairsAt } from './games.ts';
import type { LinkGraph } from './graph.ts';
import { somebody } from './people.ts';
import { share } from './report.ts';
import { type Walk, walk } from './walk.ts';

/** Published for people over 65 against those between 21 and 55: Nielsen Norman Group. */
const HUMAN = { success: [0.745, 0.553], slower: 1.43 } as const;

const GROUPS = [
  { name: '25 to 60', born: (n: number) => 1967 + ((n * 7) % 34) },
  { name: '65 and over', born: (n: number) => 1940 + ((n * 7) % 20) },
] as const;
const GAMES = 80;

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, values.length));
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** Prints success and time by age on the same games, and how far people differ in pace. */
export async function printAges(
  mind: Mind,
  graphs: readonly LinkGraph[],
  frame: MindRequest['percept']['frame'],
): Promise<void> {
  console.log(`\n${'By age, distances 1 to 3'.padEnd(50)}${'finished'.padEnd(22)}seconds a click`);
  console.log(`${'  people'.padEnd(50)}${HUMAN.success.join(', ').padEnd(22)}${HUMAN.slower} times as long from 65 on`);
  for (const graph of graphs) {
    const paces: number[] = [];
    for (const { name, born } of GROUPS) {
      const walks: Walk[] = [];
      for (const distance of [1, 2, 3])
        for (const [i, { start, target, distances }] of pairsAt(graph, distance, GAMES).entries()) {
          const person = somebody(i, { date_of_birth: `${born(i)}-03-01` });
          walks.push(await walk(mind, person, graph, frame, start, target, distances, distance * 1000 + i));
        }
      const pace = walks.filter((it) => it.clicks > 0).map((it) => it.seconds / it.clicks);
      paces.push(geometricMean(pace));
      const spread = quantile(pace, 0.95) / quantile(pace, 0.05);
      console.log(
        `${`  ${graph.name}, ${name}`.padEnd(50)}${share(walks.filter((it) => it.finished).length, walks.length).padEnd(22)}${paces.at(-1)!.toFixed(2)} (slowest to fastest 5%: ${spread.toFixed(1)} times)`,
      );
    }
    console.log(`${'    the older to the younger'.padEnd(72)}${(paces[1]! / paces[0]!).toFixed(2)} times as long`);
  }
}
