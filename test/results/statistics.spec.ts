import { expect, test } from '@playwright/test';
import {
  adjustedWald,
  detectableShare,
  fisherExact,
  geometricMean,
  holm,
  independentDifference,
  independentTest,
  lostness,
  mcnemarExact,
  median,
  n1ChiSquare,
  normalCdf,
  normalQuantile,
  pairedDifference,
  pairsForFall,
  powerOfFall,
  sequentialTest,
  sessionsForFall,
} from '../../src/results/statistics/index.ts';

test('the normal distribution agrees with published tables', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 12);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306167813, 11);
  expect(normalCdf(1)).toBeCloseTo(0.8413447460685429, 14);
  expect(normalCdf(-6) / 9.865876450376981e-10).toBeCloseTo(1, 10);
});

test('adjusted Wald gives the intervals of Sauro & Lewis', () => {
  // 9 of 10: 57.4% to 100% (their worked example of the adjusted Wald interval)
  const nine = adjustedWald(9, 10);
  expect(nine.low).toBeCloseTo(0.574, 3);
  expect(nine.high).toBe(1);
  // 7 of 10: 39.2% to 89.7%
  expect(adjustedWald(7, 10).low).toBeCloseTo(0.392, 3);
  expect(adjustedWald(7, 10).high).toBeCloseTo(0.897, 3);
  expect(adjustedWald(0, 0)).toMatchObject({ share: null, low: 0, high: 1 });
});

test("Fisher's exact test solves the lady tasting tea", () => {
  // 3 of 4 against 1 of 4: one-sided 0.2429, two-sided 0.4857
  const tea = fisherExact({ successes: 3, n: 4 }, { successes: 1, n: 4 });
  expect(tea.worse).toBeCloseTo(17 / 70, 12);
  expect(tea.twoSided).toBeCloseTo(34 / 70, 12);
  // R: fisher.test(matrix(c(10, 2, 3, 15), 2)) p = 0.0005367 (twins' convictions, Fisher 1962)
  expect(fisherExact({ successes: 10, n: 13 }, { successes: 2, n: 17 }).twoSided).toBeCloseTo(0.0005367, 7);
});

test('N-1 chi-square gives the worked example of Sauro & Lewis', () => {
  // 11 of 12 against 5 of 10: chi-square 4.9..., N-1 lowers it by 21/22
  const result = n1ChiSquare({ successes: 11, n: 12 }, { successes: 5, n: 10 });
  expect(result.statistic).toBeCloseTo((((11 * 5 - 1 * 5) ** 2 * 22) / (12 * 10 * 16 * 6)) * (21 / 22), 12);
  expect(result.twoSided).toBeCloseTo(0.0326, 3);
  expect(result.worse).toBeCloseTo(result.twoSided / 2, 12);
  expect(independentTest({ successes: 11, n: 12 }, { successes: 5, n: 10 }).method).toBe('n_1_chi_square');
  expect(independentTest({ successes: 3, n: 3 }, { successes: 3, n: 4 }).method).toBe('fisher_exact');
});

test('McNemar exact is the binomial of the pairs that changed', () => {
  // 9 against 1 of 10: 2 * 11 / 1024
  expect(mcnemarExact(9, 1).twoSided).toBeCloseTo(22 / 1024, 12);
  expect(mcnemarExact(9, 1).worse).toBeCloseTo(11 / 1024, 12);
  expect(mcnemarExact(1, 9).worse).toBeCloseTo(1 - 1 / 1024, 12);
  expect(mcnemarExact(0, 0)).toMatchObject({ worse: 1, twoSided: 1 });
  expect(mcnemarExact(5, 0).worse).toBeCloseTo(1 / 32, 12);
  // R: mcnemar exact for 150 and 86 discordant pairs of the 1988 approval survey is far below 0.0001
  expect(mcnemarExact(150, 86).twoSided).toBeLessThan(1e-4);
});

test('Holm adjusts in steps and never falls back', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([0.5, 0.9])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
});

test('planning agrees with what few sessions can show', () => {
  // one-sided 5%, power 80%: 5, 20 and 80 sessions a build find a fall from 90% to about 21%, 57% and 75%
  expect(detectableShare(0.9, 5)!).toBeCloseTo(0.21, 1);
  expect(detectableShare(0.9, 20)!).toBeCloseTo(0.57, 1);
  expect(detectableShare(0.9, 80)!).toBeCloseTo(0.75, 2);
  const n = sessionsForFall(0.9, 0.75);
  expect(powerOfFall(0.9, 0.75, n)).toBeGreaterThanOrEqual(0.8);
  expect(powerOfFall(0.9, 0.75, n - 2)).toBeLessThan(0.8);
  expect(detectableShare(0.9, 1)).toBeNull();
  expect(pairsForFall(0.2, 0.05)).toBeGreaterThan(60);
  expect(pairsForFall(0.2, 0.05)).toBeLessThan(75);
  expect(() => sessionsForFall(0.5, 0.6)).toThrow(/goes down/);
});

test('the sequential test decides, and holds its error over many looks', () => {
  const options = { good: 0.9, bad: 0.7 };
  expect(sequentialTest(0, 3, options).verdict).toBe('broken');
  expect(sequentialTest(3, 4, options).verdict).toBe('undecided');
  expect(sequentialTest(30, 30, options).verdict).toBe('holds');
  let seed = 12345;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  let alarms = 0;
  for (let run = 0; run < 2000; run += 1) {
    for (let n = 1, hits = 0; n <= 400; n += 1) {
      if (random() < 0.9) hits += 1;
      const { verdict } = sequentialTest(hits, n, options);
      if (verdict === 'broken') alarms += 1;
      if (verdict !== 'undecided') break;
    }
  }
  expect(alarms / 2000).toBeLessThan(0.06);
});

test('differences, middles and lostness', () => {
  const fell = pairedDifference(20, 8, 1);
  expect(fell.difference).toBeCloseTo(-0.35, 12);
  expect(fell.high).toBeLessThan(0);
  expect(pairedDifference(50, 0, 0).low).toBeGreaterThan(-0.07);
  const between = independentDifference({ successes: 9, n: 10 }, { successes: 5, n: 10 });
  expect(between.difference).toBeCloseTo(-0.4, 12);
  expect(between.low).toBeLessThan(-0.4);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNull();
  expect(geometricMean([1, 10, 100])).toBeCloseTo(10, 12);
  expect(geometricMean([])).toBeNull();
  // Smith 1996: the shortest way is never lost
  expect(lostness(4, 4, 4)).toBe(0);
  expect(lostness(9, 7, 3)).toBeCloseTo(Math.hypot(7 / 9 - 1, 3 / 7 - 1), 12);
});
