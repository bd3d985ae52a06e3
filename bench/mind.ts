/**
 * Prints how the embedded engine walks a link graph beside what people do, what each trait changes, and how long a
 * decision takes. Run: node bench/mind.ts [games]
 */
import sharp from 'sharp';
import { createScentMind } from '../src/mind/scent/index.ts';
import { Chance } from '../src/mind/scent/random.ts';
import { printAblations } from './mind/ablation.ts';
import { distancesTo, encyclopedia } from './mind/graph.ts';
import { somebody } from './mind/people.ts';
import { printLikeness } from './mind/report.ts';
import { printSpeed } from './mind/speed.ts';
import { type Walk, walk } from './mind/walk.ts';

/** Shares of games by shortest distance in the human data (most start three clicks away). */
const DISTANCES = [0.01, 0.13, 0.58, 0.24, 0.035, 0.005];

async function main(): Promise<void> {
  const games = Number(process.argv[2] ?? 1200);
  const mind = createScentMind();
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const frame = { bytes, mediaType: 'image/png' as const, width: 64, height: 64 };
  const graph = encyclopedia(1);
  const degree = graph.links.reduce((sum, out) => sum + out.length, 0) / graph.links.length;
  console.log(`${graph.titles.length} pages, ${degree.toFixed(1)} links a page, ${games} games\n`);
  const chance = new Chance(7, 'games');
  const walks: Walk[] = [];
  for (let game = 0; walks.length < games && game < games * 40; game++) {
    const target = Math.floor(chance.uniform(`target/${game}`) * graph.titles.length);
    const distances = distancesTo(graph, target);
    const u = chance.uniform(`distance/${game}`);
    let wanted = 0;
    for (let sum = 0; wanted < 6 && sum <= u; wanted++) sum += DISTANCES[wanted]!;
    const starts = graph.titles.map((_, i) => i).filter((i) => distances[i] === wanted);
    if (starts.length === 0) continue;
    const start = chance.pick(`start/${game}`, starts);
    walks.push(await walk(mind, somebody(game), graph, frame, start, target, distances, game + 1));
  }
  printLikeness(walks);
  if (process.argv[3] === 'likeness') return;
  await printAblations(mind, graph, frame);
  await printSpeed(mind);
}

await main();
