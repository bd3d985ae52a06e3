import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { CreatePerson } from '../../src/contract/index.ts';

const program = join(import.meta.dirname, '..', '..', 'bin', 'dramatis.js');

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dramatis-people-'));
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function dramatis(...words: string[]) {
  const { FORCE_COLOR: _colour, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', DRAMATIS_DATA: join(folder, 'data') },
    maxBuffer: 32 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

test('people list prints the library, filtered as a scenario would', () => {
  const all = JSON.parse(dramatis('people', 'list', '--json').stdout);
  expect(all.items.length).toBeGreaterThanOrEqual(320);
  const some = JSON.parse(
    dramatis('people', 'list', '--json', '--where', 'age: { gte: 70 }, country: [GB, DE]').stdout,
  );
  expect(some.items.length).toBeGreaterThan(0);
  for (const person of some.items) expect(['GB', 'DE']).toContain(person.country);
  const table = dramatis('people', 'list', '--limit', '2');
  expect(table.stdout).toMatch(/2 of \d+ people/);
});

test('people generate writes a people file that holds whole people, the same for the same seed', () => {
  const file = join(folder, 'team.people.yaml');
  const words = ['people', 'generate', '--count', '3', '--seed', '9', '--country', 'ES,PT', '--age-min', '60'];
  expect(dramatis(...words, '--out', file).status).toBe(0);
  const people = parse(readFileSync(file, 'utf8'));
  expect(people).toHaveLength(3);
  for (const person of people) {
    expect(CreatePerson.safeParse(person).error).toBeUndefined();
    expect(['ES', 'PT']).toContain(person.country);
  }
  expect(parse(dramatis(...words).stdout)).toEqual(people);
});

test('people generate --workspace keeps them there', () => {
  const { id } = JSON.parse(dramatis('workspaces', 'create', '--name', 'Team', '--json').stdout);
  const made = JSON.parse(dramatis('people', 'generate', '--count', '2', '--workspace', id, '--json').stdout);
  expect(made.items.map((person: { owner: string }) => person.owner)).toEqual(['self', 'self']);
  const listed = JSON.parse(dramatis('people', 'list', '--workspace', id, '--limit', '2', '--json').stdout);
  expect(new Set(listed.items.map((person: { id: string }) => person.id))).toEqual(
    new Set(made.items.map((person: { id: string }) => person.id)),
  );
});

test('wrong input is told in one line, with exit code 2', { tag: '@long' }, () => {
  const cases: Array<[words: string[], told: RegExp]> = [
    [['generate', '--age-min', '60', '--age-max', '50'], /age_min 60 is above age_max 50/],
    [['generate', '--country', 'XX'], /unknown country "XX"/],
    [['generate', '--count', '0'], /--count takes a whole number from 1 to 500/],
    [['generate', '--workspace', 'nowhere'], /no workspace nowhere/],
    [['list', '--where', 'agee: 5'], /did you mean "?`?age/],
    [['list', '--where', 'country: ['], /--where/],
  ];
  for (const [words, told] of cases) {
    const { status, stderr } = dramatis('people', ...words);
    expect([words.join(' '), status]).toEqual([words.join(' '), 2]);
    expect(stderr).toMatch(told);
    expect(stderr).not.toMatch(/\n\s+at /);
  }
});
