import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { z } from 'zod';
import type { Check, CreatePerson, Knowledge, Pacing, Retention, Success } from '../contract/index.ts';
import { secretPlaceholder } from '../contract/index.ts';
import type { PlannedScreen } from '../play/index.ts';
import { InputError, nearest, type Problem } from './problem.ts';
import {
  CHECK_KINDS,
  type Expect,
  InlineEnvironment,
  InlinePerson,
  PersonQuery,
  PersonReference,
  RegisteredEnvironment,
  ScenarioFile,
} from './schema.ts';
import { YamlSource } from './source.ts';

export type PersonEntry =
  | { kind: 'reference'; person: string; line: number; column: number }
  | { kind: 'inline'; person: CreatePerson; line: number; column: number }
  | { kind: 'query'; query: PersonQuery; line: number; column: number };

export interface Step {
  id: string;
  name: string;
  when: Check;
}

/** A scenario as validated: nothing in it is of the wrong type or unknown. */
export interface Scenario {
  title: string;
  /** Path as the user would write it, from the working folder. */
  file: string;
  line: number;
  tags: string[];
  environment: (InlineEnvironment & { id?: undefined }) | RegisteredEnvironment;
  environmentPlace: { line: number; column: number };
  people: PersonEntry[];
  instructions: string;
  knowledge: Knowledge[];
  /** Placeholder -> value, of the data that came from environment variables. */
  secrets: Map<string, string>;
  steps: Step[];
  success: Success;
  sessions: number;
  seed: number;
  limits: { max_turns: number; minutes: number };
  screen: PlannedScreen;
  pacing: Pacing;
  retention: Retention;
  engine: string | null;
  expect: Expect;
}

const SUFFIX = /\.scenario\.ya?ml$/;

/** The scenario files that a list of files and folders names, in order, each once. */
export function findScenarioFiles(paths: readonly string[], cwd = process.cwd()): string[] {
  const found = new Set<string>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const full = resolve(cwd, path);
    let isFolder: boolean;
    try {
      isFolder = statSync(full).isDirectory();
    } catch {
      problems.push({ file: path, line: null, column: null, message: 'no such file or folder' });
      continue;
    }
    if (!isFolder) {
      found.add(full);
      continue;
    }
    const inside = readdirSync(full, { recursive: true, encoding: 'utf8' })
      .filter((name) => SUFFIX.test(name) && !name.split(/[\\/]/).includes('node_modules'))
      .sort();
    if (inside.length === 0) {
      problems.push({ file: path, line: null, column: null, message: 'the folder holds no *.scenario.yaml file' });
    }
    for (const name of inside) found.add(join(full, name));
  }
  if (problems.length > 0) throw new InputError(problems);
  return [...found];
}

/**
 * Reads and validates scenario files. `env` gives the values of secrets.
 * @throws InputError with every problem of every file, so that one run is enough to mend them all.
 */
export function loadScenarios(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  cwd = process.cwd(),
): Scenario[] {
  const problems: Problem[] = [];
  const scenarios: Scenario[] = [];
  const titles = new Map<string, string>();
  for (const path of files) {
    const file = relative(cwd, path) || path;
    const source = readSource(path, file, problems);
    if (!source) continue;
    const scenario = source.problems.length === 0 ? readScenario(source, env) : null;
    if (scenario) {
      const place = source.place(['scenario']);
      const other = titles.get(scenario.title);
      if (other)
        source.problem(
          ['scenario'],
          `the title "${scenario.title}" is already used at ${other}; titles are unique in a run`,
        );
      titles.set(scenario.title, `${file}:${place.line}`);
    }
    problems.push(
      ...source.problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
    );
    if (scenario) scenarios.push(scenario);
  }
  if (problems.length > 0) throw new InputError(problems);
  return scenarios;
}

function readSource(path: string, file: string, problems: Problem[]): YamlSource | null {
  try {
    return new YamlSource(file, readFileSync(path, 'utf8'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    problems.push({
      file,
      line: null,
      column: null,
      message: code === 'ENOENT' ? 'no such file' : `cannot be read (${code ?? 'unknown error'})`,
    });
    return null;
  }
}

function readScenario(source: YamlSource, env: Readonly<Record<string, string | undefined>>): Scenario | null {
  const raw = source.check(ScenarioFile, source.value);
  // What was left as unknown is looked at even when the rest is wrong, so that one run shows every mistake.
  const value = (source.value ?? {}) as Partial<z.input<typeof ScenarioFile>>;
  const environment = readEnvironment(source, value.environment);
  const people = (Array.isArray(value.people) ? value.people : []).map((entry, index) =>
    readPerson(source, entry, index),
  );
  const groups = Object.fromEntries(
    (['all', 'any', 'none'] as const).flatMap((group) => {
      const checks = (value.success as Record<string, unknown> | undefined)?.[group];
      return Array.isArray(checks)
        ? [[group, checks.map((check, index) => readCheck(source, check, ['success', group, index]))]]
        : [];
    }),
  ) as Record<'all' | 'any' | 'none', (Check | null)[]>;
  if (raw && Object.keys(groups).length === 0)
    source.problem(['success'], 'success needs at least one of all, any or none');
  const steps = (Array.isArray(value.task?.steps) ? value.task.steps : []).map((step, index) => ({
    id: typeof step?.id === 'string' ? step.id : `step-${index + 1}`,
    name: String(step?.name),
    when: readCheck(source, step?.when, ['task', 'steps', index, 'when']),
  }));
  const { knowledge, secrets } = readData(source, isObject(value.task?.data) ? value.task.data : {}, env);
  if (!raw || source.problems.length > 0 || !environment) return null;
  return {
    title: raw.scenario,
    file: source.file,
    line: source.place(['scenario']).line,
    tags: raw.tags ?? [],
    environment,
    environmentPlace: source.place(['environment', 'id' in environment ? 'id' : 'url']),
    people: people.filter((entry) => entry !== null),
    instructions: raw.task.instructions,
    knowledge,
    secrets,
    steps: steps as Step[],
    success: groups as Success,
    sessions: raw.sessions,
    seed: raw.seed,
    limits: raw.limits,
    screen: {
      ...(raw.device ? { device: raw.device } : {}),
      ...(raw.viewport ? { viewport: raw.viewport } : {}),
      ...(raw.color_scheme ? { colorScheme: raw.color_scheme } : {}),
      ...(raw.geolocation ? { geolocation: raw.geolocation } : {}),
    },
    pacing: raw.pacing,
    retention: raw.retention,
    engine: raw.engine ?? null,
    expect: raw.expect,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readEnvironment(source: YamlSource, value: unknown): Scenario['environment'] | null {
  const path = ['environment'];
  if (value === undefined) {
    if (isObject(source.value))
      source.problem([], '"environment" is missing: give { name, url }, or { id } of a registered one');
    return null;
  }
  if (isObject(value) && 'id' in value) return source.check(RegisteredEnvironment, value, path);
  return source.check(InlineEnvironment, value, path);
}

function readPerson(source: YamlSource, entry: unknown, index: number): PersonEntry | null {
  const path = ['people', index];
  const place = source.place(path);
  if (isObject(entry) && 'person' in entry) {
    const reference = source.check(PersonReference, entry, path);
    return reference && { kind: 'reference', person: reference.person, ...place };
  }
  if (isObject(entry) && ('where' in entry || 'pick' in entry)) {
    const query = source.check(PersonQuery, entry, path);
    return query && { kind: 'query', query, ...place };
  }
  const person = source.check(InlinePerson, entry, path);
  return person && { kind: 'inline', person, ...place };
}

/** A check as the user wrote it, validated as the kind its key names. */
function readCheck(source: YamlSource, value: unknown, path: PropertyKey[]): Check | null {
  const kinds = Object.keys(CHECK_KINDS) as (keyof typeof CHECK_KINDS)[];
  if (!isObject(value)) {
    source.problem(path, `a check is a mapping with one of ${kinds.join(', ')}`);
    return null;
  }
  // A selector check may carry `text` as well, so the kinds are asked for in an order of their own.
  const order = ['selector', 'request', 'storage', 'url', 'text'] as const;
  const kind = order.find((key) => key in value);
  if (!kind) {
    const key = Object.keys(value)[0];
    const near = key === undefined ? null : nearest(key, kinds);
    source.problem(
      path,
      `${key === undefined ? 'an empty check' : `unknown check "${key}"`}; ${near ? `did you mean "${near}"?` : `a check is one of ${kinds.join(', ')}`}`,
    );
    return null;
  }
  return source.check(CHECK_KINDS[kind] as z.ZodType<Check>, value, path);
}

function readData(
  source: YamlSource,
  data: Record<string, unknown>,
  env: Readonly<Record<string, string | undefined>>,
): Pick<Scenario, 'knowledge' | 'secrets'> {
  const knowledge: Knowledge[] = [];
  const secrets = new Map<string, string>();
  for (const [name, value] of Object.entries(data)) {
    const path = ['task', 'data', name];
    // The list of what the person knows is read back line by line, split at the first colon (contract/knowledge.ts).
    if (/[:{}\n]/.test(name))
      source.problem(path, `"${name}": a name of the data may not hold a colon, a brace or a line break`);
    if (!isObject(value)) {
      knowledge.push({ name, value: String(value), secret: false });
      continue;
    }
    if (typeof value.env !== 'string') continue;
    const secret = env[value.env];
    if (secret === undefined || secret === '') {
      source.problem(
        [...path, 'env'],
        `the environment variable ${value.env} is not set; set it, for example: export ${value.env}=...`,
      );
      continue;
    }
    const placeholder = secretPlaceholder(name);
    secrets.set(placeholder, secret);
    knowledge.push({ name, value: placeholder, secret: true });
  }
  return { knowledge, secrets };
}

/** People files beside the scenarios: `*.people.yaml`, each a list of people as a scenario would write them inline. */
export function loadPeopleFiles(scenarioFiles: readonly string[], cwd = process.cwd()): CreatePerson[] {
  const problems: Problem[] = [];
  const people: CreatePerson[] = [];
  for (const folder of new Set(scenarioFiles.map((file) => dirname(resolve(cwd, file))))) {
    for (const name of readdirSync(folder)
      .filter((entry) => /(^|\.)people\.ya?ml$/.test(entry))
      .sort()) {
      const path = join(folder, name);
      const source = readSource(path, relative(cwd, path), problems);
      if (!source) continue;
      if (source.problems.length === 0 && !Array.isArray(source.value))
        source.problem([], 'a people file is a list of people');
      else if (Array.isArray(source.value)) {
        for (const [index, entry] of source.value.entries()) {
          const person = source.check(InlinePerson, entry, [index]);
          if (person) people.push(person);
        }
      }
      problems.push(...source.problems);
    }
  }
  if (problems.length > 0) throw new InputError(problems);
  return people;
}
