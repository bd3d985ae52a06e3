import type { z } from 'zod';
import type { Check, Knowledge, Success } from '../contract/index.ts';
import { secretPlaceholder } from '../contract/index.ts';
import { nearest } from './problem.ts';
import { QueryError, whereToRule } from './query.ts';
import type { PersonEntry, Scenario, Step } from './scenario.ts';
import {
  CHECK_KINDS,
  InlineEnvironment,
  InlinePerson,
  PersonQuery,
  PersonReference,
  RegisteredEnvironment,
  ScenarioFile,
} from './schema.ts';
import type { YamlSource } from './source.ts';

/** Reads what one file says; null, with the problems told to the source, where something in it is wrong. */
export function readScenario(source: YamlSource, env: Readonly<Record<string, string | undefined>>): Scenario | null {
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
  for (const [index, { id }] of steps.entries()) {
    const first = steps.findIndex((step) => step.id === id);
    if (first < index)
      source.problem(['task', 'steps', index, 'id'], `step ${first + 1} has the id "${id}" as well; give each its own`);
  }
  const { knowledge, secrets, secretOrigins } = readData(
    source,
    isObject(value.task?.data) ? value.task.data : {},
    env,
  );
  if (environment) checkSecretOrigins(source, environment, value.task?.data);
  if (!raw || source.problems.length > 0 || !environment) return null;
  const written = (check: Check | null, path: PropertyKey[]) =>
    check && 'selector' in check ? [{ selector: check.selector, ...source.place([...path, 'selector']) }] : [];
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
    secretOrigins,
    steps: steps as Step[],
    success: groups as Success,
    selectors: [
      ...steps.flatMap(({ when }, index) => written(when, ['task', 'steps', index, 'when'])),
      ...Object.entries(groups).flatMap(([group, checks]) =>
        checks.flatMap((check, index) => written(check, ['success', group, index])),
      ),
    ],
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
    enginePlace: source.place(['engine']),
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
    if (query) checkWhere(source, query.where, [...path, 'where']);
    return query && { kind: 'query', query, ...place };
  }
  const person = source.check(InlinePerson, entry, path);
  return person && { kind: 'inline', person, ...place };
}

function checkWhere(source: YamlSource, where: Readonly<Record<string, unknown>>, path: PropertyKey[]): void {
  try {
    whereToRule(where);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    source.problem([...path, ...error.path], error.message, 'key');
  }
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
  const second = order.find((key) => key in value && key !== kind && !(kind === 'selector' && key === 'text'));
  if (second) {
    source.problem([...path, second], `a check is of one kind: give "${second}" an entry of its own`, 'key');
    return null;
  }
  return source.check(CHECK_KINDS[kind] as z.ZodType<Check>, value, path);
}

/** A secret for an origin where the person may not go would never be typed. */
function checkSecretOrigins(source: YamlSource, environment: Scenario['environment'], data: unknown): void {
  if (environment.id !== undefined || !isObject(data)) return;
  const allowed = [environment.url, ...(environment.origins ?? [])].map((address) => new URL(address).origin);
  for (const [name, value] of Object.entries(data)) {
    const named = isObject(value) && value.origin !== undefined ? [value.origin].flat().map(String) : [];
    const outside = named.find((address) => !allowed.includes(URL.parse(address)?.origin ?? address));
    if (outside !== undefined)
      source.problem(
        ['task', 'data', name, 'origin'],
        `${outside} is not among the origins of the environment; add it there`,
      );
  }
}

function readData(
  source: YamlSource,
  data: Record<string, unknown>,
  env: Readonly<Record<string, string | undefined>>,
): Pick<Scenario, 'knowledge' | 'secrets' | 'secretOrigins'> {
  const knowledge: Knowledge[] = [];
  const secrets = new Map<string, string>();
  const secretOrigins = new Map<string, string[]>();
  for (const [name, value] of Object.entries(data)) {
    const path = ['task', 'data', name];
    // The list of what the person knows is read back line by line, split at the first colon (contract/knowledge.ts).
    if (/[:{}\n]/.test(name))
      source.problem(path, `"${name}": a name of the data may not hold a colon, a brace or a line break`);
    if (!isObject(value)) {
      // A number is what is written: a postcode keeps its leading zero, a long number its last digits.
      knowledge.push({ name, value: source.written(path) ?? String(value), secret: false });
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
    if (value.origin !== undefined) secretOrigins.set(placeholder, [value.origin].flat().map(String));
    knowledge.push({ name, value: placeholder, secret: true });
  }
  return { knowledge, secrets, secretOrigins };
}
