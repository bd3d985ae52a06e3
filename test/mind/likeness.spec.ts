import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { pairsAt, play } from '../../bench/mind/games.ts';
import { encyclopedia, hierarchy, type LinkGraph } from '../../bench/mind/graph.ts';
import { somebody } from '../../bench/mind/people.ts';
import { NAMES, SCREENS, type Walk, walk } from '../../bench/mind/walk.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';

const frame = async () => ({
  bytes: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
  mediaType: 'image/png' as const,
  width: 64,
  height: 64,
});

/** The same walks serve every test of a worker. */
const played = new Map<string, Promise<Walk[]>>();

function games(graph: (seed: number) => LinkGraph = encyclopedia): Promise<Walk[]> {
  const walks =
    played.get(graph.name) ??
    (async () => play(createScentMind(), graph(1), await frame(), graph === encyclopedia ? 60 : 30))();
  played.set(graph.name, walks);
  return walks;
}

const share = (list: readonly Walk[], hit: (walk: Walk) => boolean) => list.filter(hit).length / list.length;
const at = (list: readonly Walk[], distance: number) => list.filter((walk) => walk.distance === distance);

test.describe.configure({ mode: 'serial' });

test('success falls with distance, from nearly all to a few', { tag: '@long' }, async () => {
  const all = await games();
  const done = [1, 2, 3, 4, 5].map((distance) => share(at(all, distance), (walk) => walk.finished));
  expect(done[0]).toBeGreaterThan(0.85);
  expect(done[2]).toBeGreaterThan(0.45);
  expect(done[2]).toBeLessThan(0.85);
  expect(done[4]).toBeLessThan(done[1]! - 0.2);
});

test('people walk longer than the shortest way, and a link that leads there is passed over at times', {
  tag: '@long',
}, async () => {
  const all = (await games()).filter((walk) => walk.finished);
  const clicks = [1, 2, 3].map((distance) => {
    const list = at(all, distance).map((walk) => walk.clicks);
    return list.reduce((a, b) => a + b, 0) / list.length;
  });
  expect(clicks[0]).toBeGreaterThan(1.1);
  expect(clicks[0]).toBeLessThan(3);
  expect(clicks[1]).toBeGreaterThan(3);
  expect(clicks[2]).toBeGreaterThan(5);
  expect(share(at(all, 1), (walk) => walk.clicks === 1)).toBeLessThan(0.95);
  expect(share(at(all, 2), (walk) => walk.clicks === 2)).toBeLessThan(0.6);
});

test('patience runs out at about one in twenty a click, early and late', { tag: '@long' }, async () => {
  const all = await games();
  const hazard = (from: number, to: number) => {
    let quits = 0;
    let chances = 0;
    for (let n = from; n <= to; n++) {
      const reached = all.filter((walk) => walk.clicks >= n && !(walk.finished && walk.clicks === n));
      chances += reached.length;
      quits += reached.filter((walk) => walk.clicks === n && walk.claimed === 'gave_up').length;
    }
    return quits / chances;
  };
  for (const [from, to] of [
    [1, 3],
    [4, 8],
    [9, 14],
  ] as const) {
    expect(hazard(from, to)).toBeGreaterThan(0.02);
    expect(hazard(from, to)).toBeLessThan(0.11);
  }
});

test('going back is a small share of moves, and larger in games that fail', { tag: '@long' }, async () => {
  // Where nearly every page leads on, few go back in either: both kinds of sites are taken together.
  const both = [...(await games()), ...(await games(hierarchy))];
  const all = both.filter((walk) => walk.distance >= 2 && walk.distance <= 4);
  const back = (list: readonly Walk[]) =>
    list.reduce((sum, walk) => sum + walk.backs, 0) / list.reduce((sum, walk) => sum + walk.clicks, 0);
  expect(back(all.filter((walk) => walk.finished))).toBeGreaterThan(0.02);
  expect(back(all.filter((walk) => walk.finished))).toBeLessThan(0.14);
  expect(back(all.filter((walk) => !walk.finished))).toBeLessThan(0.25);
  expect(back(all.filter((walk) => !walk.finished))).toBeGreaterThan(back(all.filter((walk) => walk.finished)));
});

test('on a site of subjects under subjects a right first click makes success likelier', { tag: '@long' }, async () => {
  const all = (await games(hierarchy)).filter((walk) => walk.distance >= 2 && walk.distance <= 4 && walk.clicks > 0);
  const right = share(
    all.filter((walk) => walk.firstRight),
    (walk) => walk.finished,
  );
  const wrong = share(
    all.filter((walk) => !walk.firstRight),
    (walk) => walk.finished,
  );
  expect(right).toBeGreaterThan(wrong + 0.1);
});

test('people differ: the slowest are several times slower than the fastest', { tag: '@long' }, async () => {
  const pace = (await games()).filter((walk) => walk.clicks > 2).map((walk) => walk.seconds / walk.clicks);
  pace.sort((a, b) => a - b);
  const low = pace[Math.floor(pace.length * 0.05)]!;
  const high = pace[Math.floor(pace.length * 0.95)]!;
  expect(high / low).toBeGreaterThan(1.7);
});

for (const [name, showing] of [
  ['by the names of links alone', NAMES],
  ['a screen of links at a time', SCREENS],
] as const)
  test(`shown ${name}, success falls with distance all the same`, { tag: '@long' }, async () => {
    const all = await play(createScentMind(), encyclopedia(2), await frame(), 25, {}, showing);
    const done = [1, 3, 5].map((distance) => share(at(all, distance), (it) => it.finished));
    expect(done[0]).toBeGreaterThan(0.75);
    expect(done[1]).toBeGreaterThan(0.35);
    expect(done[2]).toBeLessThan(done[0]! - 0.2);
  });

test('from 65 on people take longer and give up sooner', { tag: '@long' }, async () => {
  const graph = encyclopedia(1);
  const mind = createScentMind();
  const shown = await frame();
  const byAge: Record<string, Walk[]> = {};
  for (const born of ['1980', '1952']) {
    byAge[born] = [];
    for (const [i, { start, target, distances }] of pairsAt(graph, 3, 70).entries()) {
      const person = somebody(i, { date_of_birth: `${born}-05-17` });
      byAge[born]!.push(await walk(mind, person, graph, shown, start, target, distances, i));
    }
  }
  const pace = (list: readonly Walk[]) =>
    Math.exp(list.reduce((sum, it) => sum + Math.log(it.seconds / Math.max(1, it.clicks)), 0) / list.length);
  expect(pace(byAge['1952']!) / pace(byAge['1980']!)).toBeGreaterThan(1.25);
  expect(pace(byAge['1952']!) / pace(byAge['1980']!)).toBeLessThan(1.7);
  const done = (list: readonly Walk[]) => share(list, (it) => it.finished);
  expect(done(byAge['1952']!)).toBeLessThan(done(byAge['1980']!) - 0.05);
});

test('who sees no trail makes for what is general', async () => {
  const titles = ['Quetzal', 'Home', 'Zygote', 'Marsupial', 'Kumquat'];
  let general = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const graph: LinkGraph = {
      name: 'a page without a trail',
      titles: [...titles, 'Treaty of Ghent'],
      links: titles.map((_, i) => titles.map((_to, j) => j).filter((j) => j !== i)),
    };
    const distances = graph.titles.map(() => 9);
    const gone = await walk(createScentMind(), somebody(seed), graph, await frame(), 0, 5, distances, seed, 1);
    if (gone.first === 1) general += 1;
  }
  expect(general).toBeGreaterThan(12);
});
