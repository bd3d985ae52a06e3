import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openStage } from '../browser/stage/index.ts';
import type { Results } from '../contract/index.ts';
import { Interrupted, type PlannedSession, playSession, stageOptionsOf } from '../play/index.ts';
import { INTERRUPTED, ResultsWriter } from '../results/index.ts';
import { findScenarioFiles, loadPeopleFiles, loadScenarios } from '../scenario/load.ts';
import { planSessions } from '../scenario/plan.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { EnvironmentServers } from '../scenario/server/servers.ts';
import { VERSION } from '../version.ts';
import { SharedBrowser } from './browsers.ts';
import { checkEngines, checkSelectors } from './check.ts';
import { type RunOptions, selectScenarios } from './options.ts';
import { inTurn } from './sequence.ts';
import { openService } from './service.ts';
import { exitCodeOf, judge } from './verdict.ts';

export interface RunOutcome {
  results: Results;
  /** 0 every expectation met; 1 one not met; 3 sessions ended in `error`; 130 interrupted. */
  exitCode: number;
  dir: string;
  scenarios: readonly Scenario[];
  /** Baselines that were written. */
  baselines: readonly string[];
}

/**
 * Plays every session of the scenarios and writes the results folder, without its report.
 * @throws InputError when the input is wrong; nothing was run then.
 */
export async function runScenarios(options: RunOptions): Promise<RunOutcome> {
  const cwd = options.cwd ?? process.cwd();
  const env = options.env ?? process.env;
  const files = findScenarioFiles(options.paths, cwd);
  const scenarios = selectScenarios(loadScenarios(files, env, cwd), options);
  const fromFiles = loadPeopleFiles(files, cwd);
  const { service, engines, deterministic, prepare } = await openService({
    ...(options.api ? { api: options.api } : {}),
    env,
    cwd,
    needed: enginesOf(scenarios, options),
  });
  const servers = new EnvironmentServers();
  const browser = new SharedBrowser(options.headed ?? false);
  try {
    checkEngines(scenarios, options.engine, engines);
    const { people, environments } = service;
    const planned = await planSessions(scenarios, options, { people, environments, fromFiles });
    // An engine is loaded while servers and browser start, not between the first two looks at a page.
    const asked = new Set(planned.length > 0 ? scenarios.map((scenario) => options.engine ?? scenario.engine) : []);
    await Promise.all([
      servers.start(scenarios, options.signal),
      planned.length > 0 ? browser.start(env) : null,
      ...[...asked].map(prepare),
    ]);
    if (planned.length > 0) await checkSelectors(scenarios, await browser.get());
    const dir = resolve(cwd, options.out);
    const writer = await ResultsWriter.open(dir, {
      dramatis: VERSION,
      scenarios: scenarios.map(({ title, file }) => ({ scenario: title, file })),
    });
    const workers = Math.max(1, Math.min(options.workers ?? availableParallelism(), planned.length));
    options.onEvent?.({ type: 'planned', sessions: planned, workers });

    await inTurn(planned, { scenarios, workers, ...options }, async (session) => {
      options.onEvent?.({ type: 'started', session });
      const outcome = await playOne(session, service.sessions, browser, writer, options).catch((error) => {
        if (error instanceof Interrupted || options.signal?.aborted) return null;
        throw error;
      });
      if (!outcome) return null;
      const { engine } = outcome.record;
      const record = await writer.addSession(
        { ...outcome.record, deterministic: deterministic(engine) },
        outcome.turns,
      );
      options.onEvent?.({ type: 'ended', session, record });
      return record;
    });

    const baselines: string[] = [];
    for (const scenario of scenarios) await judge(scenario, writer, options, baselines);
    const exitCode = options.signal?.aborted ? INTERRUPTED : await exitCodeOf(scenarios, writer, options);
    const results = await writer.finish(exitCode);
    return { results, exitCode, dir, scenarios, baselines };
  } finally {
    await Promise.all([browser.close(), servers.stop(), service.close()]);
  }
}

function enginesOf(scenarios: readonly Scenario[], options: RunOptions): string[] {
  const named = scenarios.map((scenario) => options.engine ?? scenario.engine);
  return [...new Set(named.filter((engine) => engine !== null))];
}

async function playOne(
  session: PlannedSession,
  sessions: Parameters<typeof playSession>[1]['sessions'],
  browser: SharedBrowser,
  writer: ResultsWriter,
  options: RunOptions,
) {
  // The trace is written while the session is played, before its id is known to anybody but the service.
  let tracePath: string | null = null;
  let folder = '';
  const played = playSession(session, {
    sessions,
    openStage: async (planned, sessionId) => {
      folder = writer.sessionFolder(sessionId);
      await mkdir(folder, { recursive: true });
      tracePath = join(folder, 'trace.zip');
      return openStage(await browser.get(), {
        ...stageOptionsOf(planned, resolve(options.cwd ?? '.', planned.file)),
        tracePath,
      });
    },
    keepFrame: async (sessionId, turnIndex, image) => {
      const name = `frames/${turnIndex}.${image.mediaType === 'image/png' ? 'png' : 'jpg'}`;
      const path = join(writer.sessionFolder(sessionId), name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, image.bytes);
      return name;
    },
    tracePath: (sessionId) => (tracePath ? `sessions/${sessionId}/trace.zip` : null),
    onProgress: (progress) => options.onEvent?.({ type: 'turn', ...progress }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  return played.catch(async (error) => {
    // A session that leaves no record leaves no frames either: nobody would ever delete them.
    if (folder) await rm(folder, { recursive: true, force: true });
    throw error;
  });
}
