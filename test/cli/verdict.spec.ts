import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Results } from '../../src/contract/index.ts';
import { dramatis, hours, test } from './command.ts';

const write = (folder: string, text: string) => writeFileSync(join(folder, 'a.scenario.yaml'), text);
const played = (folder: string) =>
  Results.parse(JSON.parse(readFileSync(join(folder, 'dramatis-results/results.json'), 'utf8'))).sessions;
const IMPOSSIBLE = (url: string, more: string) => hours(url, more).replace('**/opening-hours', '**/nowhere');

test('--fail-on decides what ends a run with 1', { tag: '@long' }, async ({ folder, site }) => {
  // Four runs, one after the other, each a process of its own.
  test.slow();
  write(folder, IMPOSSIBLE(site.url, 'limits: { max_turns: 3 }\nexpect: { success: { at_least: 1 } }\n'));
  const code = async (...more: string[]) => (await dramatis(['run', '.', ...more], { cwd: folder })).code;
  expect(await code()).toBe(1);
  expect(await code('--fail-on', 'never')).toBe(0);
  expect(await code('--fail-on', 'regression')).toBe(0);
  expect(await code('--fail-on', 'regression,new-findings')).toBe(1);
});

test('findings that the baseline knows are not new, and a re-run is no regression', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  write(
    folder,
    IMPOSSIBLE(site.url, 'limits: { max_turns: 3 }\nexpect: { regression: { baseline: b.json, alpha: 0.05 } }\n'),
  );
  const recorded = await dramatis(['run', '.', '--update-baseline'], { cwd: folder });
  expect(recorded.stdout).toContain('Baseline written: b.json');
  const again = await dramatis(['run', '.', '--fail-on', 'regression,new-findings'], { cwd: folder });
  expect(again.code, again.stdout).toBe(0);
  expect(again.stdout).toMatch(/met\s+regression/);
});

test('--until decided plays no more than it takes', { tag: '@long' }, async ({ folder, site }) => {
  write(folder, hours(site.url, 'sessions: 40\nlimits: { max_turns: 12 }\nexpect: { success: { at_least: 0.3 } }\n'));
  const ended = await dramatis(['run', '.', '--until', 'decided'], { cwd: folder });
  expect(ended.code, ended.stdout).toBe(0);
  const people = played(folder).map(({ person }) => person.name);
  expect(people.length).toBeLessThan(40);
  // Nobody is favoured: they take turns, and no more than the sessions at once lie between them.
  const times = [...new Set(people)].map((name) => people.filter((one) => one === name).length);
  expect(times).toHaveLength(2);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
});

for (const [what, args, words] of [
  ['an unknown thing to fail on', ['--fail-on', 'findings'], '"findings" is none of expectations, regression'],
  ['never among others', ['--fail-on', 'never,regression'], '"never" stands alone'],
  ['a baseline with nowhere to write it', ['--update-baseline'], 'nowhere to write'],
] as const) {
  test(`${what} is refused, and nothing is run`, async ({ folder, site }) => {
    write(folder, hours(site.url));
    const ended = await dramatis(['run', '.', ...args], { cwd: folder });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(words);
  });
}
