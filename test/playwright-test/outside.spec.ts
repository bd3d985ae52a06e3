import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { Results } from '../../src/contract/index.ts';
import { test } from './outside.ts';

// One project, installed once: the tests change its files one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const results = (text: string) => Results.parse(JSON.parse(text));

test('scenario files are tests, titled person and session, at their place in the YAML', async ({ outside }) => {
  const { output } = await outside.npx('playwright', 'test', '--list');
  expect(output).toContain('first.scenario.yaml:4:1 › Find the Saturday hours of the library › Ada #1');
  expect(output).toContain('Ken #2');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', 'Ken')).output).toContain('Total: 2 tests');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', '@first')).output).toContain('Total: 4 tests');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', '@other')).output).not.toContain('Ada');
});

test('a mistake in a scenario file is an error at its line', async ({ outside }) => {
  const good = outside.read('scenarios/first.scenario.yaml');
  try {
    outside.write('scenarios/first.scenario.yaml', good.replace('people:', 'poeple:'));
    const { code, output } = await outside.npx('playwright', 'test', '--list');
    expect(code).not.toBe(0);
    expect(output).toContain('unknown key "poeple"; did you mean "people"?');
    expect(output).toMatch(/first\.scenario\.yaml:1[0-9]/);
  } finally {
    outside.write('scenarios/first.scenario.yaml', good);
  }
});

test('shards leave blobs that merge into one report with every session', async ({ outside }) => {
  const workflow = parse(outside.read('.github/workflows/dramatis.yml'));
  const play: string[] = workflow.jobs.play.steps.flatMap((step: { run?: string }) => step.run ?? []);
  const report: string[] = workflow.jobs.report.steps.flatMap((step: { run?: string }) => step.run ?? []);
  const shard = play.find((line) => line.includes('playwright test')) ?? '';
  const merge = report.find((line) => line.includes('merge-reports')) ?? '';
  const blobs = join(outside.folder, 'all-blob-reports');
  mkdirSync(blobs, { recursive: true });
  for (const current of ['1', '2']) {
    const words = shard
      .replace(/\$\{\{ matrix\.shard \}\}/, current)
      .split(' ')
      .slice(1);
    expect((await outside.npx(...words)).output).toMatch(/2 (passed|failed)|1 failed/);
    renameSync(join(outside.folder, 'blob-report', `report-${current}.zip`), join(blobs, `report-${current}.zip`));
  }
  const merged = await outside.npx(...merge.split(' ').slice(1));
  const { sessions, scenarios } = results(outside.read('dramatis-results/results.json'));
  expect(sessions.map(({ person }) => person.name).sort(), merged.output).toEqual(['Ada', 'Ada', 'Ken', 'Ken']);
  expect(scenarios[0]?.expectations.map(({ name }) => name)).toEqual(['success', 'false_success']);
  expect(outside.read('dramatis-results/report/index.html')).toContain('data:image/');
  expect(outside.read('test-results/junit.xml')).toContain('outcome');

  rmSync(join(blobs, 'report-2.zip'));
  const lost = await outside.npx(...merge.split(' ').slice(1));
  expect(lost.output).toContain('no session came from shard 2 of 2');
  rmSync(blobs, { recursive: true });
});

test('a run of the command line gives the same turns as the tests do', async ({ outside }) => {
  const paths = () =>
    results(outside.read('dramatis-results/results.json'))
      .sessions.map(({ person, seed, outcome, turns }) => `${person.name} ${seed} ${outcome} ${turns}`)
      .sort();
  await outside.npx('playwright', 'test');
  const asTests = paths();
  await outside.npx('dramatis', 'run', 'scenarios');
  expect(paths()).toEqual(asTests);
});

test('a person attempts a task between ordinary assertions, and a failure tells the story', async ({ outside }) => {
  outside.write(
    'playwright.config.ts',
    outside.read('playwright.config.ts').replace('projects: [', "projects: [{ name: 'own', testDir: 'tests' }, "),
  );
  mkdirSync(join(outside.folder, 'tests'), { recursive: true });
  outside.write(
    'tests/library.spec.ts',
    `import { test as own, mergeTests } from '@playwright/test';
import { expect, test as dramatis } from 'dramatis/test';

const test = mergeTests(own.extend<{ start: string }>({ start: async ({}, use) => use('http://127.0.0.1:4780/') }), dramatis);
test.use({ persona: { name: 'Ada', bio: 'Teacher', date_of_birth: '1988-04-01' }, seed: 3 });

test('one person', async ({ page, person, session, start }) => {
  await page.goto(start);
  await expect(page.getByRole('heading', { name: 'City library' })).toBeVisible();
  const attempt = await person.attempt('Open the page about parking', { success: { url: '**/parking' }, maxTurns: 12 });
  expect(attempt.record.turns).toBeGreaterThan(0);
  expect(attempt).toHaveTakenAtMost(12);
  expect(session.latest).toBe(attempt);
  await expect(page.getByRole('link', { name: 'City library' })).toBeVisible();
});

test('two people', async ({ page, people, start, context }) => {
  await page.goto(start);
  const other = await context.newPage();
  await other.goto(start);
  const [ada, ken] = [await people.meet('Ada' === 'Ada' ? { name: 'Ada', bio: 'Teacher' } : ''), await people.meet({ name: 'Ken', bio: 'Retired' }, other)];
  const first = await ada.attempt('Open the page about our books', { success: { url: '**/books' } });
  const second = await ken.attempt('Visit us', { success: { url: '**/visit' } });
  expect([first.record.person.name, second.record.person.name]).toEqual(['Ada', 'Ken']);
});

test('a failure', async ({ page, person, start }) => {
  await page.goto(start);
  const attempt = await person.attempt('Buy a submarine', { success: { text: 'Your submarine is on its way' }, maxTurns: 6 });
  expect(attempt).toHaveSucceeded();
});

test.describe('a wrong option', () => {
  test.use({ persona: { nmae: 'x' } as never });
  test('says so', async ({ person }) => { await person.attempt('x'); });
});
`,
  );
  const { output } = await outside.npx('playwright', 'test', '--project', 'own', '--trace', 'on');
  expect(output).toMatch(/✓.*one person/);
  expect(output).toMatch(/✓.*two people/);
  expect(output).toMatch(/✘.*a failure/);
  expect(output).toContain('Expected: success');
  expect(output).toMatch(/began turn 0: /);
  expect(output).toMatch(/ended turn \d+: /);
  expect(output).toContain('persona: must be a name, an id, or a person with a name');
});
