import { createHash } from 'node:crypto';
import {
  type CreatePerson,
  type Environments,
  hasBackground,
  isServiceError,
  type People,
  type Person,
  type Retention,
} from '../contract/index.ts';
import type { PlannedSession } from '../play/index.ts';
import { InputError, nearest, type Problem } from './problem.ts';
import { whereToRule } from './query.ts';
import type { PersonEntry, Scenario } from './scenario.ts';

/** What the command line says over the files. */
export interface Overrides {
  sessions?: number;
  seed?: number;
  engine?: string;
  retention?: Retention;
  /** Only this person, by name or id. */
  person?: string;
  /** One session a person with exactly this seed, to play a recorded one again. */
  sessionSeed?: number;
}

/** How many matches of a query are drawn from. */
const QUERY_LIMIT = 500;

/** The people of the service and those of the people files. */
export interface Cast {
  people: People;
  fromFiles: readonly CreatePerson[];
  environments: Environments;
}

/**
 * Every session of the scenarios, in order. People are looked up or created in the pool; nothing is run yet.
 * @throws InputError with every person and environment that could not be found
 */
export async function planSessions(
  scenarios: readonly Scenario[],
  overrides: Overrides,
  cast: Cast,
): Promise<PlannedSession[]> {
  const problems: Problem[] = [];
  const planned: PlannedSession[] = [];
  for (const scenario of scenarios) {
    const environment = await environmentOf(scenario, cast, problems);
    const people: Person[] = [];
    for (const entry of scenario.people) {
      const found = await peopleOf(scenario, entry, people, overrides, cast, problems);
      for (const { name } of found.filter((person) => !hasBackground(person))) {
        const message = `nothing is known of ${name} to play them by; give a bio, or one of date_of_birth, country, occupation and the like`;
        problems.push({ file: scenario.file, line: entry.line, column: entry.column, message });
      }
      people.push(...found);
    }
    if (!environment) continue;
    const seed = overrides.seed ?? scenario.seed;
    const sessions = overrides.sessionSeed === undefined ? (overrides.sessions ?? scenario.sessions) : 1;
    // Sessions are told apart by name and count, so the count goes on where two people share a name or one is there twice.
    const tried = new Map<string, number>();
    for (const person of people) {
      const first = tried.get(person.name) ?? 0;
      tried.set(person.name, first + sessions);
      if (overrides.person !== undefined && !isNamed(person, overrides.person)) continue;
      for (let index = first; index < first + sessions; index++) {
        planned.push({
          scenario: scenario.title,
          file: scenario.file,
          line: scenario.line,
          person,
          index,
          seed: overrides.sessionSeed ?? deriveSeed(seed, scenario.title, person.name, index),
          environment,
          origins: environment.origins,
          instructions: scenario.instructions,
          knowledge: scenario.knowledge,
          secrets: scenario.secrets,
          secretOrigins: scenario.secretOrigins,
          steps: scenario.steps,
          success: scenario.success,
          limits: scenario.limits,
          screen: scenario.screen,
          pacing: scenario.pacing,
          retention: overrides.retention ?? scenario.retention,
          engine: overrides.engine ?? scenario.engine,
        });
      }
    }
  }
  if (overrides.person !== undefined && planned.length === 0 && problems.length === 0) {
    problems.push({
      file: '',
      line: null,
      column: null,
      message: `nobody in these scenarios is "${overrides.person}"`,
    });
  }
  if (problems.length > 0) throw new InputError(problems);
  return planned;
}

function isNamed(person: Person, asked: string): boolean {
  return person.id === asked || person.name.toLowerCase() === asked.toLowerCase();
}

/**
 * The seed of one session, 0..2^31-1: a hash of the scenario's seed, its title, the person and the count, so that it
 * stays the same when people or scenarios are added beside it, and two builds are played with the same seeds.
 */
export function deriveSeed(seed: number, scenario: string, person: string, index: number): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, scenario, person, index]))
    .digest();
  return digest.readUInt32BE(0) & 0x7fffffff;
}

async function environmentOf(
  scenario: Scenario,
  cast: Cast,
  problems: Problem[],
): Promise<(PlannedSession['environment'] & { origins: string[] }) | null> {
  const { environment } = scenario;
  if (environment.id === undefined) {
    // Where the person starts is always allowed, or the session could not begin.
    const origins = [
      ...new Set([environment.url, ...(environment.origins ?? [])].map((address) => new URL(address).origin)),
    ];
    return { name: environment.name, url: environment.url, id: null, versionId: null, origins };
  }
  try {
    return await cast.environments.resolve(environment.id, environment.version ?? null);
  } catch (error) {
    problems.push({ file: scenario.file, ...scenario.environmentPlace, message: unresolved(environment.id, error) });
    return null;
  }
}

/** Why a registered environment cannot be had. */
function unresolved(id: string, error: unknown): string {
  if (isServiceError(error, 'environment_not_found'))
    return `there is no environment with the id ${id}; is it registered with the session service that --api names?`;
  return (error as Error).message;
}

async function peopleOf(
  scenario: Scenario,
  entry: PersonEntry,
  there: readonly Person[],
  overrides: Overrides,
  { people, fromFiles }: Cast,
  problems: Problem[],
): Promise<Person[]> {
  const wrong = (message: string): Person[] => {
    problems.push({ file: scenario.file, line: entry.line, column: entry.column, message });
    return [];
  };
  switch (entry.kind) {
    case 'inline':
      return [await ensure(people, entry.person)];
    case 'reference': {
      if (isId(entry.person)) {
        try {
          return [await people.get(entry.person)];
        } catch (error) {
          if (isServiceError(error, 'person_not_found')) return wrong(`there is no person with the id ${entry.person}`);
          throw error;
        }
      }
      const same = (name: string) => name.toLowerCase() === entry.person.toLowerCase();
      const own = fromFiles.filter((person) => same(person.name));
      if (new Set(own.map(stable)).size > 1)
        return wrong(
          `${own.length} people of the people files are named "${entry.person}"; give each a name of their own`,
        );
      if (own[0]) return [await ensure(people, own[0])];
      const named = ofThePool(await people.named(entry.person));
      if (named.length > 1)
        return wrong(
          `${named.length} people are named "${entry.person}"; name one by id: ${named.map(({ id }) => id).join(', ')}`,
        );
      if (named[0]) return [named[0]];
      const near = nearest(entry.person, [...fromFiles.map(({ name }) => name)]);
      return wrong(
        `nobody is named "${entry.person}"${near ? `; did you mean "${near}"?` : '; see them with: dramatis people list'}`,
      );
    }
    case 'query': {
      const matching = ofThePool(await people.search(whereToRule(entry.query.where), QUERY_LIMIT));
      // Whoever is there by name or by an earlier entry is not drawn as well.
      const found = matching.filter(({ id }) => there.every((person) => person.id !== id));
      if (found.length < entry.query.pick) {
        const others = found.length < matching.length ? 'other people' : 'people';
        return wrong(
          `${found.length} ${others} match, and ${entry.query.pick} are asked for; widen where or lower pick`,
        );
      }
      return draw(found, entry.query.pick, overrides.seed ?? scenario.seed);
    }
  }
}

/**
 * A person by name, id, or written in place, outside of a scenario file.
 * @throws Error when nobody or more than one is meant
 */
export async function resolvePerson(people: People, who: string | CreatePerson): Promise<Person> {
  if (typeof who !== 'string') return ensure(people, who);
  if (isId(who)) return people.get(who);
  const named = ofThePool(await people.named(who));
  if (named.length === 1) return named[0] as Person;
  throw new Error(
    named.length === 0
      ? `nobody is named "${who}"; see them with: npx dramatis people list`
      : `${named.length} people are named "${who}"; name one by id: ${named.map(({ id }) => id).join(', ')}`,
  );
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Begins the external id of a person whom a file or a test wrote in place. */
const WRITTEN = 'inline-';

/**
 * Without those who were written in place: they stand among the others so that sessions can be opened for them, and
 * who is found by name or drawn must not depend on what else is played, or was.
 */
function ofThePool(found: readonly Person[]): Person[] {
  return found.filter(({ external_id }) => !external_id?.startsWith(WRITTEN));
}

/** An inline person keeps one identity between runs: their external id is a hash of who they are. */
async function ensure(people: People, person: CreatePerson): Promise<Person> {
  const who = createHash('sha256').update(stable(person)).digest('hex').slice(0, 32);
  return people.ensure({ ...person, external_id: person.external_id ?? `${WRITTEN}${who}` });
}

/** Draws `count` of the matches by the seed: the same people while the pool stays the same. */
function draw(found: readonly Person[], count: number, seed: number): Person[] {
  const rank = (person: Person) => createHash('sha256').update(`${seed}/${person.id}`).digest('hex');
  return found
    .map((person) => ({ person, key: rank(person) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ person }) => person);
}

/** JSON with its keys in order, so that the same person written in another order is the same person. */
function stable(value: CreatePerson): string {
  return JSON.stringify(value, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
