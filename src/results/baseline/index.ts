import type { SessionRecord } from '../../contract/index.ts';
import { countedSessions } from '../counted.ts';
import { findFindings } from '../findings/index.ts';
import { ResultsError } from '../folder.ts';
import { readResults, resultsFolder } from '../read.ts';
import { type BaselineComparison, type CompareOptions, compareSessions } from './compare.ts';
import { type Baseline, isDeterministic, readBaseline, writeBaseline } from './file.ts';
import { comparedSessions } from './sessions.ts';

export {
  type BaselineComparison,
  type CompareOptions,
  DEFAULT_ALPHA,
  DEFAULT_MARGIN,
  type Verdict,
} from './compare.ts';
export { Baseline, type BaselineSession, isDeterministic, readBaseline } from './file.ts';
export type { PathDifference } from './paths.ts';
export { compareResults, type ResultsComparison } from './results.ts';

/**
 * Records what the scenario's sessions in `dir` came to as its new baseline; the run need not have finished.
 * @param path the baseline file, made with its folders; every session of the scenario replaces the old ones
 */
export async function updateBaseline(path: string, dir: string, scenario: string): Promise<Baseline> {
  const folder = resultsFolder(dir);
  const sessions = await scenarioSessions(folder, scenario);
  const counted = countedSessions(sessions);
  const first = counted[0];
  if (!first)
    throw new ResultsError(`No session of "${scenario}" ended without an error, so there is nothing to record.`);
  const findings = await findFindings(folder, sessions);
  const baseline: Baseline = {
    schema: 'dramatis-baseline/1',
    scenario,
    engine: first.engine,
    deterministic: counted.every(isDeterministic),
    environment: first.environment.name,
    findings: findings
      .filter((it) => it.kind !== 'error')
      .map((it) => it.key)
      .sort(),
    sessions: (await comparedSessions(folder, counted)).map(({ id: _id, ...session }) => session),
  };
  await writeBaseline(path, baseline);
  return baseline;
}

/**
 * Holds the scenario's sessions in `dir` against its baseline; the run need not have finished.
 * @throws ResultsError when the baseline is missing, damaged, or of another scenario, engine, people or seeds
 */
export async function compareToBaseline(
  path: string,
  dir: string,
  scenario: string,
  options: CompareOptions = {},
): Promise<BaselineComparison> {
  const baseline = await readBaseline(path, scenario);
  const folder = resultsFolder(dir);
  const sessions = countedSessions(await scenarioSessions(folder, scenario));
  const engine = sessions[0]?.engine;
  if (engine === undefined)
    throw new ResultsError(`No session of "${scenario}" ended without an error, so nothing can be compared.`);
  if (engine !== baseline.engine) {
    throw new ResultsError(
      `${path} was recorded with the engine ${baseline.engine}, these sessions with ${engine}. Run with --engine ${baseline.engine}, or record it again with --update-baseline.`,
    );
  }
  const paired = baseline.deterministic && sessions.every(isDeterministic);
  const comparison = compareSessions(
    scenario,
    baseline.sessions,
    await comparedSessions(folder, sessions),
    paired,
    options,
  );
  if (paired && comparison.pairs === 0) {
    throw new ResultsError(
      `${path} holds none of these people and seeds, so no session can be paired. Run with the people and seed it was recorded with, or record it again with --update-baseline.`,
    );
  }
  return comparison;
}

async function scenarioSessions(dir: string, scenario: string): Promise<SessionRecord[]> {
  return (await readResults(dir)).sessions.filter((session) => session.scenario === scenario);
}
