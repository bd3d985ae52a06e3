import type { z } from 'zod';
import { readEngine } from './file.ts';
import { EngineConfigError, type EngineProblem, nearest } from './problem.ts';
import { ENGINE_NAME, ENGINE_SCHEMAS, type EngineConfig, type EngineKind } from './schema.ts';

const PREFIX = 'DRAMATIS_ENGINE_';

/**
 * One engine from `DRAMATIS_ENGINE_*` variables: the setting's name in capitals, with `_` between the parts of a
 * nested one (`DRAMATIS_ENGINE_PRICE_INPUT`). `DRAMATIS_ENGINE_NAME` names it, `model` otherwise.
 * @returns null when no such variable is set
 * @throws EngineConfigError naming the variable
 */
export function engineFromEnvironment(env: Readonly<Record<string, string | undefined>>): EngineConfig | null {
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[0].startsWith(PREFIX) && entry[1] !== undefined && entry[1] !== '',
  );
  if (given.length === 0) return null;

  const settings: Record<string, unknown> = {};
  const problems: EngineProblem[] = [];
  let name = 'model';
  for (const [variable, text] of given) {
    if (variable === `${PREFIX}NAME`) {
      name = text;
      continue;
    }
    const path = SETTINGS.get(variable);
    if (!path) {
      const known = knownFor(env[`${PREFIX}KIND`]);
      const meant = nearest(variable, known);
      const mend = meant ? `did you mean ${meant}?` : `known are ${known.join(', ')}`;
      problems.push({ source: variable, line: null, column: null, message: `unknown setting; ${mend}` });
      continue;
    }
    place(settings, path, path.at(-1) === 'ignore' ? text.split('\n') : scalar(text, path));
  }
  if (!ENGINE_NAME.test(name)) {
    problems.push({ source: `${PREFIX}NAME`, line: null, column: null, message: `\`${name}\` cannot be a name` });
  }
  if (problems.length === 0) {
    const { engine, issues } = readEngine(name, settings);
    if (engine) return engine;
    for (const { path, message } of issues) {
      problems.push({ source: variableOf(path.map(String)), line: null, column: null, message });
    }
  }
  throw new EngineConfigError(problems);
}

function variableOf(path: readonly string[]): string {
  return PREFIX + path.join('_').toUpperCase();
}

const SETTINGS = new Map<string, string[]>(
  Object.values(ENGINE_SCHEMAS)
    .flatMap(pathsOf)
    .map((path) => [variableOf(path), path]),
);

function pathsOf(schema: z.ZodObject): string[][] {
  return Object.keys(schema.shape).flatMap((key) =>
    key === 'price'
      ? [
          ['price', 'input'],
          ['price', 'output'],
        ]
      : [[key]],
  );
}

/** The variables that an engine of this kind takes; all there are when the kind is none. */
function knownFor(kind: string | undefined): string[] {
  const schema: z.ZodObject | undefined = ENGINE_SCHEMAS[kind as EngineKind];
  return schema ? [`${PREFIX}NAME`, ...pathsOf(schema).map(variableOf)] : [...SETTINGS.keys()];
}

const TEXT = new Set(['model', 'file', 'live', 'api_key_env', 'base_url', 'kind']);

/** Variables are text; numbers and booleans are read as YAML would, except where text is what is wanted. */
function scalar(text: string, path: readonly string[]): unknown {
  if (TEXT.has(path[0] ?? '')) return text;
  if (text === 'true') return true;
  if (text === 'false') return false;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function place(settings: Record<string, unknown>, [first = '', second]: readonly string[], value: unknown): void {
  if (second === undefined) settings[first] = value;
  else settings[first] = { input: 0, output: 0, ...(settings[first] as object | undefined), [second]: value };
}
