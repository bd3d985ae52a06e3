import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import Table from 'cli-table3';
import type { Command } from 'commander';
import { parse, stringify } from 'yaml';
import { ageOn, type CreatePerson, isServiceError, type Person } from '../contract/index.ts';
import type { GenerationConstraints } from '../people/index.ts';
import { administer, printJson, UserError } from './service-data.ts';

interface ListOptions {
  workspace?: string;
  where?: string;
  search?: string;
  limit?: number;
  json?: boolean;
}

interface GenerateOptions {
  count: number;
  seed?: number;
  brief?: string;
  avatars?: boolean;
  ageMin?: number;
  ageMax?: number;
  country: string[];
  gender: string[];
  education: string[];
  employment: string[];
  locale: string[];
  accessibility: string[];
  workspace?: string;
  out?: string;
  json?: boolean;
}

const collect = (value: string, before: string[]) => [...before, ...value.split(',').map((word) => word.trim())];

function whole(flag: string, least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new UserError(`${flag} takes a whole number from ${least} to ${most}, not ${text}.`);
    return value;
  };
}

/** A refusal of the people room is wrong usage here: the words are for whoever typed them. */
async function askedWell<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isServiceError(error)) throw new UserError(error.message);
    throw error;
  }
}

async function ownPeople(workspace: string): Promise<Person[]> {
  const { presentPerson } = await import('../service/people/rows.ts');
  return administer(async ({ store }) => {
    await requireWorkspace(store, workspace);
    const rows = await store.db
      .selectFrom('people')
      .selectAll()
      .where('workspace_id', '=', workspace)
      .where('archived', '=', 0)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(presentPerson);
  });
}

type Store = Parameters<Parameters<typeof administer>[0]>[0]['store'];

async function requireWorkspace(store: Store, workspace: string): Promise<void> {
  const found = await store.db.selectFrom('workspaces').select('id').where('id', '=', workspace).executeTakeFirst();
  if (!found) throw new UserError(`There is no workspace ${workspace}. See: dramatis workspaces list`);
}

async function filterOf(options: ListOptions): Promise<(person: Person) => boolean> {
  const { fold, ruleToPredicate } = await import('../people/index.ts');
  const name = fold(options.search ?? '');
  let rule: (person: Person) => boolean | null = () => true;
  if (options.where !== undefined) {
    const { whereToRule } = await import('../scenario/query.ts');
    try {
      const written = parse(options.where.trim().startsWith('{') ? options.where : `{ ${options.where} }`);
      const asked = 'op' in written || 'field' in written ? written : whereToRule(written);
      rule = ruleToPredicate(asked, new Date());
    } catch (error) {
      throw new UserError(`--where: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return (person) => fold(person.name).includes(name) && rule(person) === true;
}

function printPeople(people: ReadonlyArray<Person | CreatePerson>): void {
  const table = new Table({
    head: ['name', 'age', 'place', 'occupation', 'accessibility'],
    style: { head: [], border: [], compact: true },
  });
  const today = new Date();
  for (const person of people)
    table.push([
      person.name,
      String(ageOn(person.date_of_birth, today) ?? ''),
      [person.city, person.country].filter(Boolean).join(', '),
      person.occupation ?? '',
      Object.entries(person.accessibility_profile ?? {})
        .map(([key, value]) => (value === true ? key : typeof value === 'number' ? `${key} ${value}` : String(value)))
        .join(' '),
    ]);
  process.stdout.write(`${table.toString()}\n`);
}

async function list(options: ListOptions): Promise<void> {
  const { platformPeople } = await import('../people/index.ts');
  const fits = await filterOf(options);
  const own = options.workspace === undefined ? [] : await ownPeople(options.workspace);
  const found = [...own, ...[...platformPeople()].reverse()].filter(fits);
  const items = found.slice(0, options.limit ?? found.length);
  if (options.json) {
    printJson({ items });
    return;
  }
  printPeople(items);
  process.stdout.write(`${items.length === found.length ? '' : `${items.length} of `}${found.length} people\n`);
}

async function keep(workspace: string, people: readonly CreatePerson[]): Promise<Person[]> {
  const { newPersonRow, presentPerson } = await import('../service/people/rows.ts');
  const { deriveOccupationCode } = await import('../people/index.ts');
  return administer(async ({ store, now }) => {
    await requireWorkspace(store, workspace);
    const rows = people.map((person) =>
      newPersonRow(person, { workspaceId: workspace, at: now() }, deriveOccupationCode),
    );
    await store.transaction(async (transaction) => {
      for (const row of rows) await transaction.insertInto('people').values(row).execute();
    });
    return rows.map(presentPerson);
  });
}

async function generate(options: GenerateOptions): Promise<void> {
  const { generatePeople } = await import('../people/index.ts');
  const seed = options.seed ?? randomInt(2_147_483_647);
  const constraints: GenerationConstraints = {
    age_min: options.ageMin,
    age_max: options.ageMax,
    countries: options.country,
    genders: options.gender,
    education_levels: options.education,
    employment_statuses: options.employment,
    locale_types: options.locale,
    accessibility: options.accessibility,
  };
  const { count, brief, avatars } = options;
  const made = await askedWell(() => generatePeople({ count, seed, brief, avatars, constraints }));
  const people = made.map(({ occupation_code: _derived, ...person }): CreatePerson => person);
  if (options.workspace !== undefined) {
    const items = await keep(options.workspace, people);
    if (options.json) printJson({ seed, items });
    else {
      printPeople(items);
      process.stdout.write(`${items.length} people made in the workspace, from seed ${seed}\n`);
    }
    return;
  }
  const text = options.json
    ? `${JSON.stringify({ seed, items: people })}\n`
    : `# ${people.length} people from seed ${seed}. Keep this as NAME.people.yaml beside your scenarios.\n${stringify(people, { lineWidth: 110 })}`;
  if (options.out === undefined) process.stdout.write(text);
  else {
    writeFileSync(options.out, text);
    process.stderr.write(`${people.length} people from seed ${seed} in ${options.out}\n`);
  }
}

/** `dramatis people list | generate`. */
export function register(program: Command): void {
  const people = program.command('people').description('the library of people, and more people like them');

  people
    .command('list')
    .description('list the shared library, and with --workspace its own people before it')
    .option('--workspace <id>', 'also list the people of this workspace')
    .option('--where <query>', 'as in a scenario, or a search rule as JSON: "age: { gte: 65 }, country: ES"')
    .option('--search <text>', 'part of the name')
    .option('--limit <n>', 'at most so many', whole('--limit', 1, 1_000_000))
    .option('--json', 'print { items: [...] }')
    .action(list);

  people
    .command('generate')
    .description('make people: as a people file for scenarios, or into a workspace')
    .option('--count <n>', 'how many', whole('--count', 1, 500), 1)
    .option('--seed <n>', 'the same seed makes the same people', whole('--seed', 0, 2_147_483_647))
    .option('--brief <text>', 'a sentence whose known words steer who is made')
    .option('--avatars', 'give each a mark with the initials')
    .option('--age-min <n>', 'youngest', whole('--age-min', 0, 200))
    .option('--age-max <n>', 'oldest', whole('--age-max', 0, 200))
    .option('--country <code>', 'ISO 3166-1 code; may be repeated, as the next ones', collect, [])
    .option('--gender <gender>', 'female, male, non-binary, prefer_not_to_say', collect, [])
    .option('--education <level>', 'as in the people schema', collect, [])
    .option('--employment <status>', 'as in the people schema', collect, [])
    .option('--locale <type>', 'urban, suburban, small_town, rural', collect, [])
    .option('--accessibility <need>', 'such as low_vision, tremor, screen_reader, none', collect, [])
    .option('--workspace <id>', 'keep them in this workspace of the service')
    .option('--out <file>', 'write the people file there')
    .option('--json', 'print { seed, items: [...] }')
    .action(generate);
}
