import { erfc, logChoose } from './special.ts';

/** `worse` is the one-sided probability of a fall at least this large if nothing changed; `twoSided` of any change. */
export interface TestResult {
  method: 'mcnemar_exact' | 'fisher_exact' | 'n_1_chi_square';
  worse: number;
  twoSided: number;
}

/** P(X <= k) for X ~ Binomial(n, 1/2). */
function halfBinomialCdf(k: number, n: number): number {
  let sum = 0;
  for (let i = 0; i <= k; i += 1) sum += Math.exp(logChoose(n, i) - n * Math.LN2);
  return Math.min(1, sum);
}

/**
 * McNemar's exact test: of the pairs that changed, is it a coin's toss which way? The same binomial serves as the sign
 * test for counts that are compared pair by pair.
 */
export function mcnemarExact(worse: number, better: number): TestResult {
  const n = worse + better;
  return {
    method: 'mcnemar_exact',
    worse: worse === 0 ? 1 : halfBinomialCdf(better, n),
    twoSided: n === 0 ? 1 : Math.min(1, 2 * halfBinomialCdf(Math.min(worse, better), n)),
  };
}

export interface Sample {
  successes: number;
  n: number;
}

/** Fisher's exact test of two independent shares; two-sided by summing every table no likelier than the one seen. */
export function fisherExact(before: Sample, after: Sample): TestResult {
  const total = before.n + after.n;
  const hits = before.successes + after.successes;
  const low = Math.max(0, hits - before.n);
  const high = Math.min(hits, after.n);
  const base = logChoose(total, hits);
  const probability = (k: number) => Math.exp(logChoose(after.n, k) + logChoose(before.n, hits - k) - base);
  const seen = probability(after.successes);
  let worse = 0;
  let twoSided = 0;
  for (let k = low; k <= high; k += 1) {
    const p = probability(k);
    if (k <= after.successes) worse += p;
    if (p <= seen * (1 + 1e-7)) twoSided += p;
  }
  return { method: 'fisher_exact', worse: Math.min(1, worse), twoSided: Math.min(1, twoSided) };
}

/** N-1 chi-square of two independent shares (Campbell 2007; Sauro & Lewis 2012, chapter 5). */
export function n1ChiSquare(before: Sample, after: Sample): TestResult & { statistic: number } {
  const a = before.successes;
  const b = before.n - a;
  const c = after.successes;
  const d = after.n - c;
  const total = before.n + after.n;
  const product = before.n * after.n * (a + c) * (b + d);
  const statistic = product === 0 ? 0 : ((a * d - b * c) ** 2 * (total - 1)) / product;
  const twoSided = erfc(Math.sqrt(statistic / 2));
  const fell = a * after.n > c * before.n;
  return { method: 'n_1_chi_square', statistic, twoSided, worse: fell ? twoSided / 2 : 1 - twoSided / 2 };
}

/** The test for two independent samples: N-1 while every expected count is 1 or more, Fisher's below that (Campbell 2007). */
export function independentTest(before: Sample, after: Sample): TestResult {
  const total = before.n + after.n;
  const hits = before.successes + after.successes;
  const smallest = (Math.min(before.n, after.n) * Math.min(hits, total - hits)) / (total || 1);
  return smallest >= 1 ? n1ChiSquare(before, after) : fisherExact(before, after);
}

/** Holm's step-down: adjusted p-values in the order given, so that over all of them the error rate holds. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((x, y) => x.p - y.p);
  const adjusted = new Array<number>(pValues.length);
  let highest = 0;
  order.forEach(({ p, index }, rank) => {
    highest = Math.max(highest, Math.min(1, p * (pValues.length - rank)));
    adjusted[index] = highest;
  });
  return adjusted;
}
