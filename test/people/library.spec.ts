import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ageOn, Person } from '../../src/contract/index.ts';
import { deriveOccupationCode, isInterest, platformPeople } from '../../src/people/index.ts';

const root = join(import.meta.dirname, '..', '..');
const PEOPLE = platformPeople();

test('the library holds well over three hundred adults of at least a dozen countries', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(320);
  expect(PEOPLE.map((person) => person.name)).toContain('Rosa Delgado');
  expect(new Set(PEOPLE.map((person) => person.country)).size).toBeGreaterThanOrEqual(30);
  expect(new Set(PEOPLE.map((person) => person.name)).size).toBe(PEOPLE.length);
  expect(new Set(PEOPLE.map((person) => person.id)).size).toBe(PEOPLE.length);
  for (const person of PEOPLE) {
    expect(Person.safeParse(person).error).toBeUndefined();
    expect(person).toMatchObject({ owner: 'platform', type: 'ai', external_id: null, archived_at: null });
    expect('workspace_id' in person).toBe(false);
    expect(person.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ageOn(person.date_of_birth, new Date(person.created_at))).toBeGreaterThanOrEqual(18);
    expect(person.occupation_code).toBe(deriveOccupationCode(person.occupation));
    expect(person.interests.every(isInterest)).toBe(true);
  }
});

test('ids sort as the people were made', () => {
  const ids = PEOPLE.map((person) => person.id);
  expect([...ids].sort()).toEqual(ids);
});

test('ages and abilities are spread', () => {
  const ages = PEOPLE.map((person) => ageOn(person.date_of_birth, new Date('2026-01-01')) ?? 0);
  for (const [from, to] of [
    [18, 25],
    [25, 40],
    [40, 60],
    [60, 75],
    [75, 111],
  ] as const)
    expect(ages.filter((age) => age >= from && age < to).length, `${from} to ${to}`).toBeGreaterThanOrEqual(15);
  const count = (key: string, value: unknown) =>
    PEOPLE.filter((person) => person.accessibility_profile[key] === value).length;
  expect(count('vision', 'low_vision')).toBeGreaterThanOrEqual(8);
  expect(count('vision', 'blind')).toBeGreaterThanOrEqual(4);
  expect(count('motor', 'tremor')).toBeGreaterThanOrEqual(6);
  expect(count('motor', 'keyboard_only')).toBeGreaterThanOrEqual(3);
  expect(count('hearing', 'deaf')).toBeGreaterThanOrEqual(3);
  expect(count('hearing', 'hard_of_hearing')).toBeGreaterThanOrEqual(10);
  expect(count('cognition', 'dyslexia')).toBeGreaterThanOrEqual(8);
  expect(count('color_vision', 'deuteranopia')).toBeGreaterThanOrEqual(3);
  expect(PEOPLE.filter((person) => Object.keys(person.accessibility_profile).length === 0).length).toBeGreaterThan(
    PEOPLE.length * 0.4,
  );
});

test('the file is small and read in a moment', () => {
  expect(statSync(join(root, 'data', 'people.json')).size).toBeLessThan(600 * 1024);
  const script = `const { platformPeople } = await import('${join(root, 'src/people/library.ts')}');
    const { readFileSync } = await import('node:fs');
    const timed = (work) => { const at = performance.now(); work(); return performance.now() - at; };
    const bare = () => JSON.parse(readFileSync('${join(root, 'data', 'people.json')}', 'utf8'));
    bare();
    const parsing = timed(bare);
    process.stdout.write(String(timed(platformPeople) / parsing));`;
  // Against reading the same file as JSON, in the same process.
  const ratios = Array.from({ length: 3 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  expect(Math.min(...ratios)).toBeLessThan(4);
});
