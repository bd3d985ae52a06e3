import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { CreatePerson } from '../contract/index.ts';
import { InputError, type Problem } from './problem.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';
import { InlinePerson } from './schema.ts';
import { YamlSource } from './source.ts';

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
    const inside = scenariosIn(full);
    if (inside.length === 0) {
      problems.push({ file: path, line: null, column: null, message: 'the folder holds no *.scenario.yaml file' });
    }
    for (const file of inside) found.add(file);
  }
  if (problems.length > 0) throw new InputError(problems);
  return [...found];
}

/** The scenario files in a folder and below it, sorted. `within` holds the folders that it is in: a link to one of them is a circle. */
function scenariosIn(folder: string, within: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (within.includes(real)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (name === 'node_modules') return [];
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return scenariosIn(path, [...within, real]);
      return SUFFIX.test(name) ? [path] : [];
    });
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

function readSource(path: string, file: string, problems: Problem[], what?: string): YamlSource | null {
  try {
    return new YamlSource(file, new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)), what);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const message =
      code === 'ENOENT'
        ? 'no such file'
        : code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
          ? 'is not written in UTF-8; save it as UTF-8'
          : `cannot be read (${code ?? 'unknown error'})`;
    problems.push({ file, line: null, column: null, message });
    return null;
  }
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
      const source = readSource(path, relative(cwd, path), problems, 'list of people');
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
