import { existsSync } from 'node:fs';
import { renderInstructions } from '../contract/index.ts';
import { priceScenario, readEngines } from '../mind/engines.ts';
import type { EngineConfig } from '../mind/model/config/schema.ts';
import type { RunPlan, RunPrice } from '../mind/model/cost/estimate.ts';
import { findScenarioFiles, loadPeopleFiles, loadScenarios } from '../scenario/load.ts';
import { planSessions } from '../scenario/plan.ts';
import { checkEngines } from './check.ts';
import { type RunOptions, selectScenarios } from './options.ts';
import { openService } from './service.ts';

/** What one scenario would play and cost. */
export interface PricedScenario {
  scenario: string;
  sessions: number;
  price: RunPrice;
}

/** A recording costs nothing, unless it is being made, or its live engine is asked about what has changed. */
function priceOf(name: string, configured: readonly EngineConfig[], plan: RunPlan): RunPrice {
  const engineOf = (wanted: string | undefined): EngineConfig =>
    configured.find((candidate) => candidate.name === wanted) ?? { kind: 'scent', name };
  const engine = engineOf(name);
  if (engine.kind !== 'replay' || (engine.mode === 'replay' && engine.on_change !== 'live'))
    return priceScenario(engine, plan);
  const replayed = engine.mode === 'replay' && existsSync(engine.file) ? 1 : 0;
  return { ...priceScenario(engineOf(engine.live), { ...plan, replayed }), engine: name };
}

/**
 * Plans a run and prices it without playing or asking anything.
 * @throws InputError as a run would
 */
export async function priceRun(options: RunOptions): Promise<PricedScenario[]> {
  const cwd = options.cwd ?? process.cwd();
  const env = options.env ?? process.env;
  const files = findScenarioFiles(options.paths, cwd);
  const scenarios = selectScenarios(loadScenarios(files, env, cwd), options);
  const configured = await readEngines({ cwd, env });
  const { service, engines } = await openService({ env, cwd });
  try {
    checkEngines(scenarios, options.engine, engines);
    const { people, environments } = service;
    const planned = await planSessions(scenarios, options, {
      people,
      environments,
      fromFiles: loadPeopleFiles(files, cwd),
    });
    return scenarios.map((scenario) => {
      const sessions = planned.filter((session) => session.scenario === scenario.title).length;
      const name = options.engine ?? scenario.engine ?? 'scent';
      const instructions = renderInstructions(scenario.instructions, scenario.knowledge);
      const plan = { sessions, maxTurns: scenario.limits.max_turns, instructions };
      return { scenario: scenario.title, sessions, price: priceOf(name, configured, plan) };
    });
  } finally {
    await service.close();
  }
}
