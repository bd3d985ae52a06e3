import type { Mind, MindPerson, MindRequest } from '../../src/mind/mind.ts';
import { mcnemarExact } from '../../src/results/statistics/index.ts';
import { pairsAt } from './games.ts';
import type { LinkGraph } from './graph.ts';
import { somebody } from './people.ts';
import { type Walk, walk } from './walk.ts';

/** What is compared, game by game. */
const MEASURES = {
  quits: (it: Walk) => Number(!it.finished),
  clicks: (it: Walk) => it.clicks,
  'seconds a click': (it: Walk) => it.seconds / Math.max(1, it.clicks),
  'other first click': (it: Walk, before: Walk) => Number(it.first !== before.first),
  feeling: (it: Walk) => it.feeling,
} as const;
type Measure = keyof typeof MEASURES;

/** One trait at a time, with the direction that the literature gives (docs/mind.md has the sources). */
const CHANGES: Array<[name: string, expected: Partial<Record<Measure, 1 | -1>>, change: Partial<MindPerson>]> = [
  ['in a hurry', { quits: 1, 'seconds a click': -1 }, { bio: 'Always in a hurry, impatient with everything.' }],
  ['thorough', { quits: -1, 'seconds a click': 1 }, { bio: 'Patient and thorough, takes her time.' }],
  ['aged 78 (from 44)', { 'seconds a click': 1, quits: 1 }, { date_of_birth: '1948-01-01' }],
  ['aged 24', { 'seconds a click': -1 }, { date_of_birth: '2002-01-01' }],
  ['dyslexia', { 'seconds a click': 1 }, { accessibility_profile: { cognition: 'dyslexia' } }],
  ['ADHD', { quits: 1, 'other first click': 1 }, { accessibility_profile: { cognition: 'adhd' } }],
  ['tremor', { 'seconds a click': 1 }, { accessibility_profile: { motor: 'tremor' } }],
  ['unsure with computers', { quits: 1 }, { bio: 'Not confident with computers and websites.' }],
  ['a software developer', { quits: -1 }, { occupation: 'Software developer' }],
  ['tinkers', { 'other first click': 1, clicks: 1 }, { bio: 'Curious tinkerer who experiments with everything.' }],
  ['cautious', {}, { bio: 'Cautious and worried about scams.' }],
  ['another sex, town and income', {}, { gender: 'female', city: 'Porto', country: 'Portugal', income_level: 'upper' }],
];

const GAMES = 60;

function sign(value: number): string {
  return value > 0 ? '+' : value < 0 ? '-' : '=';
}

/** Prints what changing one trait changes, on the same games with the same luck. */
export async function printAblations(
  mind: Mind,
  graph: LinkGraph,
  frame: MindRequest['percept']['frame'],
): Promise<void> {
  const games = [2, 3, 4].flatMap((distance) => pairsAt(graph, distance, GAMES));
  const play = async (change: Partial<MindPerson>) => {
    const walks: Walk[] = [];
    for (const [i, { start, target, distances }] of games.entries())
      walks.push(
        await walk(
          mind,
          somebody(i, { date_of_birth: '1982-05-17', ...change }),
          graph,
          frame,
          start,
          target,
          distances,
          i + 1,
        ),
      );
    return walks;
  };
  const plain = await play({});
  const names = Object.keys(MEASURES) as Measure[];
  console.log(
    `\nOne trait at a time, ${games.length} games each; * differs by the exact sign test at 0.01, (+) or (-) is what is expected`,
  );
  console.log(`${'trait'.padEnd(32)}${names.map((name) => name.padEnd(22)).join('')}`);
  const row = (list: readonly Walk[], marks: readonly string[]) =>
    names
      .map((name, i) => {
        const all = list.map((it, game) => MEASURES[name](it, plain[game]!));
        return `${(all.reduce((a, b) => a + b, 0) / all.length).toFixed(2)}${marks[i] ?? ''}`.padEnd(22);
      })
      .join('');
  console.log(`${'nothing'.padEnd(32)}${row(plain, [])}`);
  let kept = 0;
  let of = 0;
  for (const [name, expected, change] of CHANGES) {
    const walks = await play(change);
    const marks = names.map((measure) => {
      const diffs = walks.map(
        (it, game) => MEASURES[measure](it, plain[game]!) - MEASURES[measure](plain[game]!, plain[game]!),
      );
      const up = diffs.filter((diff) => diff > 1e-9).length;
      const down = diffs.filter((diff) => diff < -1e-9).length;
      const differs = mcnemarExact(up, down).twoSided < 0.01;
      const want = expected[measure];
      if (want !== undefined) {
        of += 1;
        if (sign(up - down) === sign(want)) kept += 1;
      }
      return `${differs ? `*${sign(up - down)}` : ''}${want === undefined ? '' : ` (${sign(want)})`}`;
    });
    console.log(`${name.padEnd(32)}${row(walks, marks)}`);
  }
  console.log(`${kept} of ${of} expected directions hold`);
}
