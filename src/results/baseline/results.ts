import { readResults, resultsFolder } from '../read.ts';
import { holm } from '../statistics/index.ts';
import { type BaselineComparison, type CompareOptions, compareSessions, judge, type Verdict } from './compare.ts';
import { isDeterministic } from './file.ts';
import { comparedSessions } from './sessions.ts';

export interface ResultsComparison {
  verdict: Verdict;
  scenarios: Array<BaselineComparison & { p_adjusted: number }>;
  /** Scenarios with sessions on one side only; they have no part in the verdict. */
  only_before: string[];
  only_after: string[];
}

/**
 * Compares two results folders scenario by scenario; verdicts hold over all of them together (Holm).
 * @throws ResultsError when a folder cannot be read
 */
export async function compareResults(
  before: string,
  after: string,
  options: CompareOptions = {},
): Promise<ResultsComparison> {
  const [left, right] = [await readResults(before), await readResults(after)];
  const titles = (results: typeof left) => [...new Set(results.sessions.map((session) => session.scenario))];
  const shared = titles(left).filter((title) => titles(right).includes(title));
  const comparisons: BaselineComparison[] = [];
  for (const title of shared) {
    const of = (results: typeof left) => results.sessions.filter((session) => session.scenario === title);
    const [a, b] = [of(left), of(right)];
    const paired =
      [...a, ...b].every(isDeterministic) && new Set([...a, ...b].map((session) => session.engine)).size === 1;
    const [x, y] = [await comparedSessions(resultsFolder(before), a), await comparedSessions(resultsFolder(after), b)];
    const comparison = compareSessions(title, x, y, paired, options);
    // Other seeds on both sides leave nothing to pair, but they are still two samples.
    comparisons.push(paired && comparison.pairs === 0 ? compareSessions(title, x, y, false, options) : comparison);
  }
  const adjusted = holm(comparisons.map((comparison) => comparison.p_worse));
  const scenarios = comparisons.map((comparison, index) => ({
    ...judge(comparison, adjusted[index]!),
    p_adjusted: adjusted[index]!,
  }));
  const verdicts = new Set(scenarios.map((scenario) => scenario.verdict));
  return {
    verdict: verdicts.has('fail')
      ? 'fail'
      : verdicts.has('inconclusive') || scenarios.length === 0
        ? 'inconclusive'
        : 'pass',
    scenarios,
    only_before: titles(left).filter((title) => !shared.includes(title)),
    only_after: titles(right).filter((title) => !shared.includes(title)),
  };
}
