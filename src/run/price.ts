import { renderInstructions } from '../contract/index.ts';
import { priceScenario, readEngines } from '../mind/engines.ts';
import type { RunPrice } from '../mind/model/cost/estimate.ts';
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
      const engine = configured.find((candidate) => candidate.name === name) ?? { kind: 'scent' as const, name };
      const instructions = renderInstructions(scenario.instructions, scenario.knowledge);
      return {
        scenario: scenario.title,
        sessions,
        price: priceScenario(engine, { sessions, maxTurns: scenario.limits.max_turns, instructions }),
      };
    });
  } finally {
    await service.close();
  }
}
