import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { LinkGraph } from '../../bench/mind/graph.ts';
import { somebody } from '../../bench/mind/people.ts';
import { walk } from '../../bench/mind/walk.ts';
import { phrase } from '../../src/mind/language/index.ts';
import type { Mind, MindAnswer } from '../../src/mind/mind.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { leftBefore } from '../../src/mind/scent/foraging/leaf.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { saidAs } from '../../src/mind/scent/observe.ts';
import { againstUsual, metDoubt, UNTRIED } from '../../src/mind/scent/person/hazard.ts';
import { hash } from '../../src/mind/scent/person/random.ts';
import type { LastAct, Visited } from '../../src/mind/scent/remembered.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

/** Plays one game and keeps what was decided. */
async function played(titles: string[], links: number[][], target: number, seed = 1, maxTurns = 1) {
  const answers: MindAnswer[] = [];
  const real = createScentMind();
  const mind: Mind = {
    ...real,
    decide: async (...asked) => {
      const answer = await real.decide(...asked);
      answers.push(answer);
      return answer;
    },
  };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const frame = { bytes, mediaType: 'image/png' as const, width: 64, height: 64 };
  const graph: LinkGraph = { name: 'a list of links', titles, links };
  const distances = titles.map((_, i) => (i === target ? 0 : 9));
  const gone = await walk(mind, somebody(seed), graph, frame, 0, target, distances, seed, maxTurns);
  return { gone, answers };
}

test('in a plain list no link is told of by the one before it', async () => {
  const scentBehind = async (before: string) => {
    const { answers } = await played(['Quetzal', before, 'Kumquat', 'Zygote', 'Cello'], [[1, 2, 3], [], [], [], []], 4);
    return answers[0]!.decision.explanation!.candidates!.find(({ label }) => label === 'Kumquat')!.scent;
  };
  expect(await scentBehind('Violin')).toBe(await scentBehind('Marsupial'));
});

test('a title in quotes is the whole title: another one with its last word is another page', async () => {
  const titles = ['Operators', 'next Operator', 'search-replace Operator'];
  const claims: string[] = [];
  for (let seed = 2; seed <= 20; seed += 3) {
    const { gone } = await played(titles, [[1], [0], []], 2, seed, 3);
    claims.push(gone.claimed);
  }
  expect(claims).not.toContain('completed');
});

test('where every link is a guess people leave no faster than where links tell much', () => {
  const after = (doubts: number[]) => {
    let met = UNTRIED;
    return doubts.map((doubt) => {
      met = metDoubt(met, doubt);
      return againstUsual(met, doubt);
    });
  };
  const faint = after(Array(8).fill(1));
  const plain = after(Array(8).fill(0.53));
  expect(faint.at(-1)! / plain.at(-1)!).toBeLessThan(1.2);
  // One doubtful move among plain ones is felt in full.
  expect(after([0.1, 0.1, 0.1, 1]).at(-1)!).toBeGreaterThan(faint.at(-1)! * 1.5);
});

test('who is shown the others beside a page takes one of them and does not go back for them', () => {
  const link = (label: string) =>
    ({
      name: `click:${label}`,
      label,
      said: phrase(label),
      role: 'link',
      state: new Set(),
      disabled: false,
    }) as unknown as Item;
  const visited = (key: string, labels: string[]): Visited => ({
    key,
    title: key,
    left: [],
    lead: 0,
    links: labels.map((label) => hash(saidAs(link(label)))),
  });
  const memory = freshMemory();
  memory.trail = [visited('start', ['Jams', 'Breads']), visited('jams', ['Jams', 'Breads', 'Plum', 'Pear', 'Quince'])];
  memory.last = { kind: 'click', key: 'jams', name: 'click:Apple', label: 'Apple' } as LastAct;
  const left = (...labels: string[]) => leftBefore({ memory, items: labels.map(link) } as unknown as Situation);
  expect(left('Jams', 'Breads')).toBe(3);
  expect(left('Jams', 'Breads', 'Plum')).toBe(0);
});
