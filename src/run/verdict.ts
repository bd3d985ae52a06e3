import { dirname, resolve } from 'node:path';
import {
  compareToBaseline,
  evaluateExpectations,
  findFindings,
  newFindings,
  type RegressionOutcome,
  ResultsError,
  type ResultsWriter,
  readBaseline,
  updateBaseline,
} from '../results/index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { FailOn, RunOptions } from './options.ts';

/**
 * Holds a scenario's finished sessions against what it expects, and its baseline if it has one.
 * @param baselines gains the paths of those that were written
 */
export async function judge(
  scenario: Scenario,
  writer: ResultsWriter,
  options: RunOptions,
  baselines: string[],
): Promise<void> {
  const sessions = writer.sessions.filter((session) => session.scenario === scenario.title);
  const { regression } = scenario.expect;
  const path = baselinePath(scenario, options);
  const interrupted = options.signal?.aborted ?? false;
  let compared: RegressionOutcome | null = null;
  if (regression && path && !interrupted) {
    try {
      if (options.updateBaseline) {
        await updateBaseline(path, writer.dir, scenario.title);
        baselines.push(path);
      }
      compared = await compareToBaseline(path, writer.dir, scenario.title, { alpha: regression.alpha });
    } catch (error) {
      if (!(error instanceof ResultsError)) throw error;
      compared = { error: error.message };
    }
  }
  writer.setExpectations(
    { scenario: scenario.title, file: scenario.file },
    evaluateExpectations(scenario.expect, sessions, compared),
  );
}

/**
 * 0, 1 or 3 by what the run may fail on. Sessions that broke leave the rest in doubt, so they are said before
 * anything else, but for `never`, which lets nothing that was played block.
 */
export async function exitCodeOf(
  scenarios: readonly Scenario[],
  writer: ResultsWriter,
  options: RunOptions,
): Promise<number> {
  const failOn: readonly FailOn[] = options.failOn ?? ['expectations'];
  if (failOn.includes('never')) return 0;
  if (writer.sessions.some((session) => session.outcome === 'error')) return 3;
  const unmet = writer.scenarios.flatMap(({ expectations }) => expectations.filter(({ met }) => !met));
  if (failOn.includes('expectations') && unmet.length > 0) return 1;
  if (failOn.includes('regression') && unmet.some(({ name }) => name === 'regression')) return 1;
  if (failOn.includes('new-findings') && (await anyNewFinding(scenarios, writer, options))) return 1;
  return 0;
}

/** Without a baseline every finding is a new one. */
async function anyNewFinding(
  scenarios: readonly Scenario[],
  writer: ResultsWriter,
  options: RunOptions,
): Promise<boolean> {
  const known: string[] = [];
  for (const scenario of scenarios) {
    const path = baselinePath(scenario, options);
    if (!path) continue;
    try {
      known.push(...(await readBaseline(path)).findings);
    } catch (error) {
      if (!(error instanceof ResultsError)) throw error;
    }
  }
  return newFindings(await findFindings(writer.dir, writer.sessions), known).length > 0;
}

function baselinePath(scenario: Scenario, { cwd = process.cwd() }: RunOptions): string | null {
  const { regression } = scenario.expect;
  return regression ? resolve(dirname(resolve(cwd, scenario.file)), regression.baseline) : null;
}
