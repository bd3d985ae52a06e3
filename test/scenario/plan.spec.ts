import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { platformPeople } from '../../src/people/library.ts';
import { inTurn } from '../../src/run/sequence.ts';
import { findScenarioFiles, loadPeopleFiles, loadScenarios } from '../../src/scenario/load.ts';
import { planSessions } from '../../src/scenario/plan.ts';
import { openEmbeddedService } from '../../src/service/embedded.ts';
import { testMind } from '../service/minds.ts';

const scenario = (title: string, people: string, rest = '') => `scenario: ${title}
environment: { name: Shop, url: "http://127.0.0.1:4173/" }
people: ${people}
task: { instructions: Buy a mug }
success: { all: [ { url: "/order" } ] }
${rest}`;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The sessions that these scenarios come to, planned together by one service. */
async function planned(...texts: string[]) {
  const files = texts.map((text, index) => {
    writeFileSync(join(folder, `${index}.scenario.yaml`), text);
    return `${index}.scenario.yaml`;
  });
  const paths = findScenarioFiles(files, folder);
  const service = await openEmbeddedService({ minds: [testMind()], platformPeople: platformPeople() });
  try {
    const { people, environments } = service;
    const cast = { people, environments, fromFiles: loadPeopleFiles(paths, folder) };
    return await planSessions(loadScenarios(paths, {}, folder), {}, cast);
  } finally {
    await service.close();
  }
}

const titles = (sessions: Awaited<ReturnType<typeof planned>>) =>
  sessions.map(({ person, index }) => `${person.name} #${index + 1}`);

test('who is drawn or found by name does not depend on people written in place beside', async () => {
  const written = Array.from(
    { length: 12 },
    (_, index) => `{ name: P${index}, bio: x, date_of_birth: 1941-03-02, country: ES }`,
  );
  const beside = scenario('Beside', `[ ${written.join(', ')}, { name: Rosa Delgado, bio: another } ]`);
  const drawn = scenario(
    'Drawn',
    '[ { where: { age: { gte: 65 }, country: ES }, pick: 3 }, { person: Rosa Delgado } ]',
  );
  const alone = await planned(drawn);
  const together = (await planned(beside, drawn)).filter((session) => session.scenario === 'Drawn');
  expect(together.map(({ person, seed }) => [person.id, seed])).toEqual(
    alone.map(({ person, seed }) => [person.id, seed]),
  );
});

test('whoever is there by name is not drawn as well', async () => {
  const [first] = await planned(scenario('First', '[ { where: { age: { gte: 65 }, country: ES } } ]'));
  const name = first?.person.name;
  const both = await planned(
    scenario('First', `[ { person: ${name} }, { where: { age: { gte: 65 }, country: ES }, pick: 5 } ]`),
  );
  expect(new Set(titles(both)).size).toBe(6);
  expect(both.filter(({ person }) => person.name === name)).toHaveLength(1);
  await expect(
    planned(scenario('First', `[ { person: ${name} }, { where: { age: { gte: 65 }, country: ES }, pick: 6 } ]`)),
  ).rejects.toThrow('5 other people match, and 6 are asked for');
});

test('sessions of people who share a name are told apart and have seeds of their own', async () => {
  const people = '[ { name: Ken, bio: first }, { name: Ken, bio: second }, { name: Ada, bio: third } ]';
  const sessions = await planned(scenario('Same', people, 'sessions: 2'));
  expect(titles(sessions)).toEqual(['Ken #1', 'Ken #2', 'Ken #3', 'Ken #4', 'Ada #1', 'Ada #2']);
  expect(new Set(sessions.map(({ seed }) => seed)).size).toBe(6);
  expect(new Set(sessions.map(({ person }) => person.id)).size).toBe(3);
  const order: string[] = [];
  await inTurn(sessions, { scenarios: [], workers: 1, until: 'decided' }, async (session) => {
    order.push(`${session.person.bio}`);
    return null;
  });
  expect(order).toEqual(['first', 'second', 'third', 'first', 'second', 'third']);
});

test('a name that two people of the people files have is refused', async () => {
  const ken = { name: 'Ken', bio: 'Retired bus driver' };
  const write = (...people: object[]) => writeFileSync(join(folder, 'team.people.yaml'), JSON.stringify(people));
  write(ken, { ...ken, bio: 'Student' });
  await expect(planned(scenario('A', '[ { person: Ken } ]'))).rejects.toThrow(/0\.scenario\.yaml:3:.*2 people/);
  write(ken, ken);
  expect(titles(await planned(scenario('A', '[ { person: Ken } ]')))).toEqual(['Ken #1']);
});
