import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { Results } from '../../src/contract/index.ts';
import { test } from './outside.ts';

// One project, installed once: the tests change its files one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const results = (text: string) => Results.parse(JSON.parse(text));

test('scenario files are tests, titled person and session, at their place in the YAML', { tag: '@long' }, async ({
  outside,
}) => {
  const { output } = await outside.npx('playwright', 'test', '--list');
  expect(output).toContain('first.scenario.yaml:4:1 › Find the Saturday hours of the library › Ada #1');
  expect(output).toContain('Ken #2');
  // By the place they are shown at, as UI mode and editors name it.
  const place = join(outside.folder, 'scenarios/first\\.scenario\\.yaml').slice(1);
  expect((await outside.npx('playwright', 'test', '--list', place)).output).toContain('Total: 4 tests');
  expect((await outside.npx('playwright', 'test', '--list', `${place}:4`)).output).toContain('Total: 4 tests');
  expect((await outside.npx('playwright', 'test', '--list', `${place}:5`)).output).toContain('Total: 0 tests');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', 'Ken')).output).toContain('Total: 2 tests');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', '@first')).output).toContain('Total: 4 tests');
  expect((await outside.npx('playwright', 'test', '--list', '--grep', '@other')).output).not.toContain('Ada');
});

test('a mistake in a scenario file is an error at its line', { tag: '@long' }, async ({ outside }) => {
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

/** Every command of a job's steps. */
const commands = (job: { steps: Array<{ run?: string }> }): string[] => job.steps.flatMap(({ run }) => run ?? []);
const lineWith = (lines: readonly string[], words: string): string => lines.find((line) => line.includes(words)) ?? '';

test('shards leave blobs that merge into one report with every session', { tag: '@long' }, async ({ outside }) => {
  // From here on one session a person: there is enough to merge.
  const scenario = 'scenarios/first.scenario.yaml';
  outside.write(scenario, outside.read(scenario).replace(/^sessions: 2/m, 'sessions: 1'));
  const { jobs } = parse(outside.read('.github/workflows/dramatis.yml'));
  const merge = lineWith(commands(jobs.report), 'merge-reports');
  const blobs = join(outside.folder, 'all-blob-reports');
  mkdirSync(blobs, { recursive: true });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner's own expression.
  const shard = '${{ matrix.shard }}';
  for (const current of jobs.play.strategy.matrix.shard) {
    const line = lineWith(commands(jobs.play), 'playwright test').replace(shard, current);
    expect((await outside.shell(line)).output).toMatch(/1 (passed|failed)/);
    renameSync(join(outside.folder, 'blob-report', `report-${current}.zip`), join(blobs, `report-${current}.zip`));
  }
  const merged = await outside.shell(merge);
  const { sessions, scenarios } = results(outside.read('dramatis-results/results.json'));
  expect(sessions.map(({ person }) => person.name).sort(), merged.output).toEqual(['Ada', 'Ken']);
  expect(scenarios[0]?.expectations.map(({ name }) => name)).toEqual(['success', 'false_success']);
  expect(outside.read('dramatis-results/report/index.html')).toContain('data:image/');
  expect(outside.read('test-results/junit.xml')).toContain('outcome');

  const summary = join(outside.folder, 'summary.md');
  expect(
    (await outside.shell(lineWith(commands(jobs.report), 'findings'), { GITHUB_STEP_SUMMARY: summary })).code,
  ).toBe(0);
  expect(outside.read('summary.md')).toMatch(/finding|succeeded/i);

  rmSync(join(blobs, 'report-2.zip'));
  const lost = await outside.shell(merge);
  expect(lost.output).toContain('no session came from shard 2 of 2');
  rmSync(blobs, { recursive: true });
});

test('the GitLab workflow plays and merges too', { tag: '@long' }, async ({ outside }) => {
  expect((await outside.npx('dramatis', 'init', '--ci', 'gitlab')).output).toContain('written  .gitlab-ci.yml');
  const workflow = parse(outside.read('.gitlab-ci.yml'));
  const prepared = (line: string) => /^npm ci$|playwright install/.test(line);
  rmSync(join(outside.folder, 'dramatis-results'), { recursive: true });
  const collected = join(outside.folder, 'collected');
  for (const index of ['1', '2']) {
    const env = { CI_NODE_INDEX: index, CI_NODE_TOTAL: String(workflow['dramatis-play'].parallel) };
    for (const line of workflow['dramatis-play'].script) if (!prepared(line)) await outside.shell(line, env);
    // The runner keeps each job's artifacts and lays them out together for the next stage.
    cpSync(join(outside.folder, 'blob-report'), collected, { recursive: true });
  }
  cpSync(collected, join(outside.folder, 'blob-report'), { recursive: true });
  for (const line of workflow['dramatis-report'].script) if (!prepared(line)) await outside.shell(line);
  expect(results(outside.read('dramatis-results/results.json')).sessions).toHaveLength(2);
});

test('on any branch the baselines are those of the main branch', { tag: '@long' }, async ({ outside }) => {
  const { jobs } = parse(outside.read('.github/workflows/dramatis.yml'));
  const gitlab = parse(outside.read('.gitlab-ci.yml'))['dramatis-report'].script as string[];
  mkdirSync(join(outside.folder, 'scenarios/baselines'), { recursive: true });
  outside.write('scenarios/baselines/a.json', 'of main');
  const git = 'git -c user.name=t -c user.email=t@example.org';
  await outside.shell(
    `git init -q -b main . && git add scenarios && ${git} commit -qm a && git clone -q --bare . ../$(basename $PWD)/main.git && git remote add origin "$PWD/main.git"`,
  );
  for (const [line, env] of [
    [lineWith(commands(jobs.report), 'git fetch'), { MAIN: 'main' }],
    [lineWith(gitlab, 'git fetch'), { CI_DEFAULT_BRANCH: 'main' }],
  ] as const) {
    outside.write('scenarios/baselines/a.json', 'of a branch');
    const { code, output } = await outside.shell(line, { ...env });
    expect(code, output).toBe(0);
    expect(outside.read('scenarios/baselines/a.json')).toBe('of main');
  }
});

test('a run of the command line gives the same turns as the tests do', { tag: '@long' }, async ({ outside }) => {
  const paths = () =>
    results(outside.read('dramatis-results/results.json'))
      .sessions.map(({ person, seed, outcome, turns }) => `${person.name} ${seed} ${outcome} ${turns}`)
      .sort();
  await outside.npx('playwright', 'test');
  const asTests = paths();
  await outside.npx('dramatis', 'run', 'scenarios');
  expect(paths()).toEqual(asTests);
});

test('a repetition plays with a seed of its own, and the options name the engine that a scenario leaves open', {
  tag: '@long',
}, async ({ outside }) => {
  const config = outside.read('playwright.config.ts');
  outside.write('dramatis.engines.yaml', 'engines: { own: { kind: scent } }\n');
  outside.write(
    'playwright.config.ts',
    config.replace('use: browserOptions()', "use: { ...browserOptions(), engine: 'own' } as never"),
  );
  const first = outside.read('scenarios/first.scenario.yaml');
  outside.write('scenarios/first.scenario.yaml', `${first}limits: { max_turns: 2 }\n`);
  const { output } = await outside.npx('playwright', 'test', '--grep', 'Ada #1', '--repeat-each', '2');
  const { sessions } = results(outside.read('dramatis-results/results.json'));
  expect(new Set(sessions.map(({ seed }) => seed)).size, output).toBe(2);
  expect(sessions.map(({ engine }) => engine)).toEqual(['own', 'own']);
  outside.write('playwright.config.ts', config);
  outside.write('scenarios/first.scenario.yaml', first);
  rmSync(join(outside.folder, 'dramatis.engines.yaml'));
});

test('a person attempts a task between ordinary assertions, and a failure tells the story', { tag: '@long' }, async ({
  outside,
}) => {
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

test('a slip', async ({ page, person }) => {
  await page.setContent('<p>Here</p>');
  await person.attempt('x', { success: { all: [{ ulr: '/' } as never] }, steps: [{ name: 'x', when: { text: 'x', state: 'x' } as never }] });
});

test('a forgotten await', async ({ page, person, start }) => {
  await page.goto(start);
  person.attempt('Open the page about parking');
});

test('what nobody can play', async ({ page, person }) => {
  await page.setContent('<p>Here</p>');
  const said = (task: string, options = {}) => person.attempt(task, options).then(() => 'played', (error) => error.message);
  expect(await said('x', { success: { selector: '[[' } })).toContain('"[[" is no CSS selector');
  expect(await said('x', { files: { photo: 'nowhere.png' } })).toContain('files.photo: there is no file nowhere.png');
  expect(await said(' ')).toContain('needs a task in words');
  await page.close();
  expect(await said('x')).toContain('was closed');
});

test('longer than the test may take', async ({ page, person }) => {
  await page.setContent('<button value="Lamp on" onclick="this.after(this.value)">Lamp</button>');
  test.setTimeout(2_000);
  const attempt = await person.attempt('Switch the lamp on', { success: { text: 'Lamp on' }, minutes: 0.2 });
  expect(attempt.record.seconds_wall).toBeGreaterThan(0);
  expect(test.info().timeout).toBeLessThan(2_000 + attempt.record.seconds_wall * 1_000 + 5_000);
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
  expect(output).toContain('unknown "ulr" in success.all[0]; did you mean "url"?');
  expect(output).toContain('unknown "state" in steps[0].when');
  expect(output).toMatch(/✘.*a forgotten await/);
  expect(output).toContain('write `await person.attempt(...)`');
  expect(output).toMatch(/✓.*what nobody can play/);
  expect(output).toMatch(/✓.*longer than the test may take/);
});
