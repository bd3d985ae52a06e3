import type { Mind, MindPerson, MindRequest } from '../../src/mind/mind.ts';
import { Chance } from '../../src/mind/scent/person/random.ts';
import { distancesTo, type LinkGraph } from './graph.ts';
import { somebody } from './people.ts';
import { FULL, type Showing, type Walk, walk } from './walk.ts';

/** Pairs of pages that far apart, the same ones for everybody who asks. */
export function pairsAt(
  graph: LinkGraph,
  distance: number,
  count: number,
): Array<{ start: number; target: number; distances: number[] }> {
  const chance = new Chance(7, `${graph.name}/${distance}`);
  const pairs: Array<{ start: number; target: number; distances: number[] }> = [];
  for (let game = 0; pairs.length < count && game < count * 30; game++) {
    const target = Math.floor(chance.uniform(`target/${game}`) * graph.titles.length);
    const distances = distancesTo(graph, target);
    const starts = distances.map((_, i) => i).filter((i) => distances[i] === distance);
    if (starts.length > 0) pairs.push({ start: chance.pick(`start/${game}`, starts), target, distances });
  }
  return pairs;
}

/** Plays as many games at each distance from 1 to 6, each by another person with another seed. */
export async function play(
  mind: Mind,
  graph: LinkGraph,
  frame: MindRequest['percept']['frame'],
  games: number,
  change: Partial<MindPerson> = {},
  showing: Showing = FULL,
): Promise<Walk[]> {
  const walks: Walk[] = [];
  for (let distance = 1; distance <= 6; distance++)
    for (const [game, { start, target, distances }] of pairsAt(graph, distance, games).entries())
      walks.push(
        await walk(
          mind,
          somebody(game, change),
          graph,
          frame,
          start,
          target,
          distances,
          distance * 1000 + game,
          60,
          showing,
        ),
      );
  return walks;
}
