import { existsSync } from 'node:fs';
import type { Mind } from './mind.ts';
import { EngineConfigError } from './model/config/problem.ts';
import { type EngineSources, readEngines } from './model/config/read.ts';
import { type EngineConfig, isModelEngine, keyVariable } from './model/config/schema.ts';

export { EngineConfigError } from './model/config/problem.ts';
export { readEngines } from './model/config/read.ts';
export { priceScenario } from './model/cost/estimate.ts';

export interface LoadOptions extends EngineSources {
  /** Engines that will be used: what they lack (a key) is an error now and not on their first turn. */
  needed?: readonly string[];
}

/**
 * Every engine there is: `scent` first, then those of `dramatis.engines.yaml` (or `DRAMATIS_ENGINES`), then that of
 * `DRAMATIS_ENGINE_*`. Each loads what it needs on its first decision, so that an engine nobody asks costs nothing.
 * @throws EngineConfigError naming `file:line:column` or the variable, and the mend
 */
export async function loadEngines(options: LoadOptions = {}): Promise<Mind[]> {
  const env = options.env ?? process.env;
  const configs = await readEngines(options);
  checkNeeded(configs, options.needed ?? [], env);

  const minds = new Map<string, Mind>([['scent', lazily('scent', loadScent, { deterministic: true })]]);
  for (const config of configs) if (isModelEngine(config)) minds.set(config.name, modelMind(config, env));
  for (const config of configs) {
    if (config.kind === 'scent') minds.set(config.name, lazily(config.name, loadScent, { deterministic: true }));
  }
  for (const config of configs) {
    if (config.kind === 'replay') minds.set(config.name, replayMind(config, minds));
  }
  const order = ['scent', ...configs.map((config) => config.name).filter((name) => name !== 'scent')];
  return order.map((name) => minds.get(name)!);
}

/** What a configured engine lacks to be asked, in words with the mend; null when it lacks nothing. */
function lackOf(engine: EngineConfig, env: Readonly<Record<string, string | undefined>>): string | null {
  if (!isModelEngine(engine)) return null;
  const variable = keyVariable(engine);
  return variable !== null && !env[variable] ? `set ${variable} to the key of engine \`${engine.name}\`` : null;
}

function checkNeeded(
  configs: readonly EngineConfig[],
  needed: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): void {
  for (const name of needed) {
    const config = configs.find((candidate) => candidate.name === name);
    if (
      config?.kind === 'replay' &&
      config.mode === 'replay' &&
      config.on_change !== 'live' &&
      !existsSync(config.file)
    )
      throw new EngineConfigError([
        {
          source: `engine ${name}`,
          line: null,
          column: null,
          message: `there is no recording ${config.file}; record it first, with an engine of \`mode: record\``,
        },
      ]);
    const live =
      config?.kind === 'replay' && (config.mode === 'record' || config.on_change === 'live') ? config.live : null;
    for (const engine of configs.filter((candidate) => candidate === config || candidate.name === live)) {
      const lack = lackOf(engine, env);
      if (lack) throw new EngineConfigError([{ source: `engine ${name}`, line: null, column: null, message: lack }]);
    }
  }
}

async function loadScent(): Promise<Mind> {
  const { createScentMind } = await import('./scent/index.ts');
  return createScentMind();
}

function modelMind(
  config: Extract<EngineConfig, { model: string }>,
  env: Readonly<Record<string, string | undefined>>,
): Mind {
  return lazily(
    config.name,
    async () => {
      const { createModelMind } = await import('./model/mind.ts');
      return createModelMind(config, { env });
    },
    { deterministic: false, decisionMode: config.decision_mode },
  );
}

function replayMind(config: Extract<EngineConfig, { kind: 'replay' }>, minds: ReadonlyMap<string, Mind>): Mind {
  const live = config.live === undefined ? undefined : minds.get(config.live);
  const asksLive = config.mode === 'record' || config.on_change === 'live';
  return lazily(
    config.name,
    async () => {
      const { createRecordingMind, createReplayMind } = await import('./replay/index.ts');
      const shared = {
        file: config.file,
        name: config.name,
        ignore: config.ignore.map((pattern) => new RegExp(pattern, 'iu')),
      };
      if (config.mode === 'record') return createRecordingMind({ ...shared, live: live! });
      return createReplayMind({ ...shared, onChange: config.on_change, ...(live ? { live } : {}) });
    },
    { deterministic: asksLive ? (live?.deterministic ?? false) : true, decisionMode: live?.decisionMode ?? 'direct' },
  );
}

/** A mind that is made on its first decision. */
function lazily(
  name: string,
  load: () => Promise<Mind>,
  traits: Partial<Pick<Mind, 'decisionMode' | 'deterministic'>>,
): Mind {
  let loading: Promise<Mind> | null = null;
  // What could not be loaded is tried anew on the next turn.
  const loaded = () => {
    loading ??= load();
    return loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
  };
  return {
    name,
    decisionMode: traits.decisionMode ?? 'direct',
    deterministic: traits.deterministic ?? false,
    async decide(request, signal) {
      return (await loaded()).decide(request, signal);
    },
    async prepare() {
      await loaded().catch(() => {});
    },
    async close() {
      const mind = await loading?.catch(() => null);
      loading = null;
      await mind?.close?.();
    },
  };
}
