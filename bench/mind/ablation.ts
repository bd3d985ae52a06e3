import type { Mind, MindPerson, MindRequest } from '../../src/mind/mind.ts';
import { Chance } from '../../src/mind/scent/random.ts';
import { distancesTo, type LinkGraph } from './graph.ts';
import { somebody } from './people.ts';
import { mean, share } from './report.ts';
import { walk } from './walk.ts';

/** One trait changed at a time, with what the literature leads to expect. */
const CHANGES: Array<[string, string, Partial<MindPerson>]> = [
  ['nothing', '', {}],
  ['in a hurry', 'gives up sooner, reads less', { bio: 'Always in a hurry, impatient with everything.' }],
  ['thorough', 'gives up later, reads more', { bio: 'Patient and thorough, takes her time.' }],
  ['aged 78', 'slower, hardly other choices', { date_of_birth: '1948-01-01' }],
  ['aged 24', 'faster', { date_of_birth: '2002-01-01' }],
  ['dyslexia', 'slower reading', { accessibility_profile: { cognition: 'dyslexia' } }],
  ['ADHD', 'reads less, gives up sooner', { accessibility_profile: { cognition: 'adhd' } }],
  ['unsure with computers', 'gives up sooner', { bio: 'Not confident with computers and websites.' }],
  ['a software developer', 'gives up later', { occupation: 'Software developer', education_level: 'bachelor' }],
];

/** Prints what changing one trait changes, on the same games with the same seeds. */
export async function printAblations(
  mind: Mind,
  graph: LinkGraph,
  frame: MindRequest['percept']['frame'],
  games = 150,
): Promise<void> {
  console.log(`\nOne trait at a time, ${games} games each`);
  console.log(
    `${'trait'.padEnd(24)}${'finished'.padEnd(24)}${'clicks'.padEnd(22)}${'seconds a click'.padEnd(22)}expected`,
  );
  const chance = new Chance(11, 'ablation');
  for (const [name, expected, change] of CHANGES) {
    let finished = 0;
    const clicks: number[] = [];
    const seconds: number[] = [];
    for (let game = 0; game < games; game++) {
      const target = Math.floor(chance.uniform(`target/${game}`) * graph.titles.length);
      const start = Math.floor(chance.uniform(`start/${game}`) * graph.titles.length);
      const distances = distancesTo(graph, target);
      if (!Number.isFinite(distances[start]!) || start === target) continue;
      const result = await walk(mind, somebody(3, change), graph, frame, start, target, distances, game + 1);
      if (result.finished) finished++;
      clicks.push(result.clicks);
      seconds.push(result.seconds / Math.max(1, result.clicks));
    }
    console.log(
      `${name.padEnd(24)}${share(finished, clicks.length).padEnd(24)}${mean(clicks).padEnd(22)}${mean(seconds).padEnd(22)}${expected}`,
    );
  }
}
