import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { SessionRecord } from '../../src/contract/index.ts';
import { writeResults } from '../../src/results/index.ts';
import { expect, test } from '../results/folder.ts';
import { record } from '../results/records.ts';
import { syntheticRun } from '../results/synthetic/run.ts';
import { start } from './command.ts';

const run = (cwd: string, ...args: string[]) => start(args, { cwd }).ended;
const EMPTY = {
  schema: 'dramatis-results/1' as const,
  dramatis: '0.1.0',
  started_at: '2026-01-01T00:00:00.000Z',
  ended_at: '2026-01-01T00:00:00.000Z',
  exit_code: 0,
  complete: true,
  scenarios: [],
};
const SMALL = { people: 4, sessions: 3, stories: 2, broken: 0 };

test('compare says pass, fail, or that it cannot tell, and exits accordingly', async ({ folder }) => {
  await syntheticRun(join(folder, 'a'), { ...SMALL, people: 8 });
  await syntheticRun(join(folder, 'same'), { ...SMALL, people: 8 });
  await syntheticRun(join(folder, 'worse'), { ...SMALL, people: 8, harm: 0.6 });
  const same = await run(folder, 'compare', 'a', 'same');
  expect(same).toMatchObject({ code: 0, stderr: '' });
  expect(same.stdout).toContain('Verdict: pass');

  const worse = await run(folder, 'compare', 'a', 'worse');
  expect(worse.code).toBe(1);
  expect(worse.stdout).toContain('Verdict: fail');
  expect(worse.stdout).toMatch(/first turn that differs: .*, seed \d+, turn \d+/);

  const json = JSON.parse((await run(folder, 'compare', 'a', 'worse', '--json', '--alpha', '0.01')).stdout);
  expect(json.scenarios[0]).toMatchObject({
    alpha: 0.01,
    method: 'mcnemar_exact',
    before: { low: expect.any(Number) },
  });

  const few = { ...SMALL, people: 2, sessions: 2, engine: 'some-model' };
  await syntheticRun(join(folder, 'm1'), few);
  await syntheticRun(join(folder, 'm2'), few);
  const unsure = await run(folder, 'compare', 'm1', 'm2');
  expect(unsure.code).toBe(0);
  expect(unsure.stdout).toMatch(/about \d+ sessions a build would settle it/);
  expect((await run(folder, 'compare', 'm1', 'm2', '--strict')).code).toBe(1);
});

test('compare names the sessions that it could not pair, and a side without any', async ({ folder }) => {
  const session = (seed: number, outcome: 'success' | 'error') => record({ outcome, seed });
  const write = (name: string, ...sessions: SessionRecord[]) =>
    writeResults(join(folder, name), { ...EMPTY, sessions });
  await write('before', session(1, 'success'), session(2, 'success'));
  await write('now', session(1, 'success'), session(2, 'error'), session(3, 'success'));
  await write('broken', session(1, 'error'));
  const paired = await run(folder, 'compare', 'before', 'now');
  expect(paired.stdout).toContain('no counterpart, left out: 1 before, 1 now');
  const broken = await run(folder, 'compare', 'before', 'broken');
  expect(broken.stdout).toMatch(/no session.*not known/);
  // What goes into a file or a CI log is plain text.
  expect(paired.stdout + broken.stdout).not.toMatch(/\u001b|NaN/);
});

test('wrong input ends with 2 and says what to do', async ({ folder }) => {
  for (const args of [
    ['compare', 'nowhere', 'nothing'],
    ['report', 'nowhere'],
    ['findings', 'nowhere'],
    ['purge', 'nowhere'],
    ['show', '--dir', 'nowhere'],
  ]) {
    const ended = await run(folder, ...args);
    expect(ended.code, args.join(' ')).toBe(2);
    expect(ended.stderr).toContain('There is no nowhere');
    expect(ended.stderr).toContain('dramatis run');
  }
  expect((await run(folder, 'compare', 'a', 'b', '--alpha', 'much')).code).toBe(2);
});

test('show --why explains a turn of a session by the beginning of its id', async ({ folder }) => {
  const sessions = await syntheticRun(join(folder, 'dramatis-results'), SMALL);
  const first = sessions[0]!;
  const ended = await run(folder, 'show', '--why', first.id.slice(0, 13), '2');
  expect(ended.code).toBe(0);
  expect(ended.stdout).toContain(`turn 2 of ${first.turns}`);
  expect(ended.stdout).toContain(first.person.name);
  for (const word of ['wanted', 'chose', 'rule', 'felt', 'weighed', '→', '█']) expect(ended.stdout).toContain(word);

  const newest = await run(folder, 'show', '--why', '1');
  expect(newest.stdout).toContain(sessions.at(-1)!.person.name);
  const json = JSON.parse((await run(folder, 'show', '--why', first.id, '1', '--json')).stdout);
  expect(json).toMatchObject({ turn_index: 0, candidates: expect.any(Array) });

  expect(await run(folder, 'show', '--why', first.id, '99')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no turn 99'),
  });
  expect(await run(folder, 'show', '0193')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('begin with "0193"'),
  });
  expect(await run(folder, 'show', first.id)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('trace.zip is gone'),
  });
});

test('show serves the trace until it is stopped', async ({ folder }) => {
  const [first] = await syntheticRun(join(folder, 'dramatis-results'), {
    ...SMALL,
    people: 1,
    sessions: 1,
    stories: 1,
  });
  await writeFile(join(folder, 'dramatis-results', first!.trace!), zipSync({ 'trace.trace': new Uint8Array() }));
  const shown = start(['show'], { cwd: folder, env: { PWTEST_UNDER_TEST: '1' } });
  await shown.printed(/Listening on http:\/\/127\.0\.0\.1:\d+/);
  shown.child.kill('SIGTERM');
  const { stdout, code } = await shown.ended;
  expect(code).toBe(0);
  expect(stdout).toContain(first!.person.name);
  const address = /http:\S+/.exec(stdout)![0];
  await expect(fetch(address)).rejects.toThrow();
});

test('findings print as Markdown, JSON and issues, and can leave out what a baseline knows', { tag: '@long' }, async ({
  folder,
}) => {
  await syntheticRun(join(folder, 'dramatis-results'), { ...SMALL, harm: 0.5 });
  expect((await run(folder, 'findings')).stdout).toMatch(/^# \d+ findings/);
  const all = JSON.parse((await run(folder, 'findings', '--format', 'json')).stdout);
  const issues = JSON.parse((await run(folder, 'findings', '--format', 'github')).stdout);
  expect(issues).toHaveLength(all.length);
  const baseline = {
    schema: 'dramatis-baseline/1',
    scenario: 's',
    engine: 'scent',
    deterministic: true,
    environment: 'e',
    findings: all.slice(1).map(({ key }: { key: string }) => key),
    sessions: [],
  };
  await writeFile(join(folder, 'b.json'), JSON.stringify(baseline));
  const fresh = JSON.parse((await run(folder, 'findings', '--format', 'json', '--new-since', 'b.json')).stdout);
  expect(fresh.map(({ key }: { key: string }) => key)).toEqual([all[0].key]);
  expect((await run(folder, 'findings', '--format', 'xml')).code).toBe(2);
});

test('report writes the page and purge empties it', async ({ folder }) => {
  const dir = join(folder, 'dramatis-results');
  await syntheticRun(dir, { ...SMALL, people: 1, retention: '30d' });
  const built = await run(folder, 'report');
  expect(built).toMatchObject({ code: 0, stdout: 'dramatis-results/report/index.html\n' });
  expect(await readFile(join(dir, 'report/index.html'), 'utf8')).toContain('/9j/');
  expect((await run(folder, 'purge')).stdout).toContain('Nothing was past its day. 6 sessions kept');

  const file = join(dir, 'results.json');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replaceAll(/"expires_at":"[^"]+"/g, '"expires_at":"2020-01-01T00:00:00.000Z"'),
  );
  await utimes(file, new Date(), new Date());
  const purged = JSON.parse((await run(folder, 'purge', '--json')).stdout);
  expect(purged).toMatchObject({ kept: 0, next: null });
  expect(purged.sessions).toHaveLength(6);
  expect(await readFile(join(dir, 'report/index.html'), 'utf8')).not.toContain('/9j/');
});
