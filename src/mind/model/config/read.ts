import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { engineFromEnvironment } from './environment.ts';
import { type EngineFile, parseEngineFile } from './file.ts';
import { EngineConfigError, type EngineProblem, nearest } from './problem.ts';
import type { EngineConfig } from './schema.ts';

const ENGINE_FILE = 'dramatis.engines.yaml';

export interface EngineSources {
  /** Where `dramatis.engines.yaml` is looked for; the process's folder by default. */
  cwd?: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** A file that must exist; before `DRAMATIS_ENGINES`. */
  configPath?: string;
}

/**
 * The engines as configured, the file's in its order and then the environment's. Replay files become absolute.
 * @throws EngineConfigError naming file, line and column, or the variable
 */
export async function readEngines(sources: EngineSources = {}): Promise<EngineConfig[]> {
  const cwd = sources.cwd ?? process.cwd();
  const env = sources.env ?? process.env;
  const named = sources.configPath ?? (env.DRAMATIS_ENGINES || undefined);
  const file = path.resolve(cwd, named ?? ENGINE_FILE);
  const source = path.relative(cwd, file).startsWith('..') ? file : path.relative(cwd, file);

  const engines: EngineConfig[] = [];
  const text = await readIfThere(file);
  let locate: EngineFile['locate'] = () => ({ source, line: null, column: null });
  if (text !== null) {
    const found = parseEngineFile(text, source);
    engines.push(...found.engines);
    locate = found.locate;
  } else if (named !== undefined) {
    const by = sources.configPath === undefined ? 'DRAMATIS_ENGINES names it' : 'it was asked for';
    throw new EngineConfigError([{ source, line: null, column: null, message: `there is no such file, but ${by}` }]);
  }
  const fromEnvironment = engineFromEnvironment(env);
  if (fromEnvironment) {
    if (engines.some((engine) => engine.name === fromEnvironment.name)) {
      throw new EngineConfigError([
        {
          source: 'DRAMATIS_ENGINE_NAME',
          line: null,
          column: null,
          message: `${source} has an engine \`${fromEnvironment.name}\` already; give this one another name`,
        },
      ]);
    }
    engines.push(fromEnvironment);
  }
  checkTogether(engines, locate);
  const base = path.dirname(file);
  return engines.map((engine) =>
    engine.kind === 'replay' ? { ...engine, file: path.resolve(base, engine.file) } : engine,
  );
}

/** What only shows when all engines are known: names that mean another engine. */
function checkTogether(engines: readonly EngineConfig[], locate: EngineFile['locate']): void {
  const names = ['scent', ...engines.map((engine) => engine.name)];
  const problems: EngineProblem[] = [];
  for (const engine of engines) {
    const wrong = (key: string, message: string): void => {
      problems.push({ ...locate(engine.name, key), message: `engine \`${engine.name}\`: ${message}` });
    };
    if (engine.name === 'scent' && engine.kind !== 'scent') {
      wrong('kind', 'this is the name of the embedded engine; choose another');
    }
    if (engine.kind !== 'replay') continue;
    if (engine.live === undefined) {
      if (engine.mode === 'record') wrong('mode', 'recording needs `live`: the name of the engine that is asked');
      if (engine.on_change === 'live')
        wrong('on_change', '`live` here needs the key `live` too: the engine that is asked');
      continue;
    }
    if (!names.includes(engine.live)) {
      const meant = nearest(engine.live, names);
      wrong('live', `there is no engine \`${engine.live}\`${meant ? `; did you mean \`${meant}\`?` : ''}`);
    }
    if (engines.find((other) => other.name === engine.live)?.kind === 'replay') {
      wrong('live', 'this cannot be another replay engine');
    }
  }
  if (problems.length > 0) throw new EngineConfigError(problems);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return null;
    throw new EngineConfigError([{ source: file, line: null, column: null, message: `cannot be read (${code})` }]);
  }
}
