import { spawn } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSession, ResultsError, ResultsWriter, readResults, readTurns } from '../../src/results/index.ts';
import { expect, test } from './folder.ts';
import { record } from './records.ts';
import { temper } from './synthetic/people.ts';
import { STORIES, syntheticSession } from './synthetic/session.ts';

const META = { dramatis: '0.1.0', scenarios: [{ scenario: 'Buy a mug', file: 'buy.scenario.yaml' }] };

test('what is written is read back, and results.json keeps the published shape', async ({ folder }) => {
  const dir = join(folder, 'results');
  const writer = await ResultsWriter.open(dir, META);
  const { record: session, turns } = syntheticSession(STORIES[0]!, temper(0), 3);
  const kept = await writer.addSession(session, turns);
  writer.setExpectations(META.scenarios[0]!, [{ name: 'success', expected: { at_least: 1 }, actual: 1, met: true }]);
  await writer.finish(0);

  const json = JSON.parse(await readFile(join(dir, 'results.json'), 'utf8'));
  expect(json).toMatchObject({ schema: 'dramatis-results/1', dramatis: '0.1.0', exit_code: 0, complete: true });
  expect(json.scenarios).toEqual([
    { ...META.scenarios[0], expectations: [{ name: 'success', expected: { at_least: 1 }, actual: 1, met: true }] },
  ]);
  expect(json.sessions).toEqual([JSON.parse(JSON.stringify(kept))]);
  expect(await readResults(dir)).toEqual(json);
  expect(await readResults(join(dir, 'results.json'))).toEqual(json);
  expect(await readTurns(dir, session.id)).toEqual(JSON.parse(JSON.stringify(turns)));
  expect((await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('retention stamps the day, and none leaves no path to a frame', async ({ folder }) => {
  const writer = await ResultsWriter.open(folder, META);
  const { record: session, turns } = syntheticSession(STORIES[0]!, temper(0), 3, { retention: '30d' });
  const kept = await writer.addSession(session, turns);
  const days = (Date.parse(kept.expires_at!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);

  const strict = { ...session, id: 'strict', retention: 'none' as const };
  await mkdir(join(writer.sessionFolder('strict'), 'frames'), { recursive: true });
  await writeFile(join(writer.sessionFolder('strict'), 'frames/0.jpg'), 'pixels');
  expect((await writer.addSession(strict, turns)).expires_at).toBeNull();
  expect((await readTurns(folder, 'strict')).every((turn) => turn.frame.path === null)).toBe(true);
  expect(await readdir(writer.sessionFolder('strict'))).not.toContain('frames');
});

test('a run that is killed keeps every session that had finished', async ({ folder }) => {
  const program = `
    import { ResultsWriter } from ${JSON.stringify(new URL('../../src/results/index.ts', import.meta.url).href)};
    import { syntheticSession, STORIES } from ${JSON.stringify(new URL('./synthetic/session.ts', import.meta.url).href)};
    import { temper } from ${JSON.stringify(new URL('./synthetic/people.ts', import.meta.url).href)};
    const writer = await ResultsWriter.open(process.argv[1], { dramatis: '0.1.0', scenarios: STORIES });
    for (let seed = 0; ; seed += 1) {
      const { record, turns } = syntheticSession(STORIES[0], temper(0), seed);
      await writer.addSession(record, turns);
      process.stdout.write(record.id + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.split('\n').length > 40) child.kill('SIGKILL');
  }
  const finished = said.split('\n').slice(0, -1);
  const results = await readResults(folder);
  expect(results.complete).toBe(false);
  expect(results.sessions.map(({ id }) => id)).toEqual(expect.arrayContaining(finished));
  for (const { id, turns } of results.sessions) expect(await readTurns(folder, id)).toHaveLength(turns);
});

test('sessions that end at once are all kept, and a second run replaces the first', async ({ folder }) => {
  for (const count of [30, 4]) {
    const writer = await ResultsWriter.open(folder, META);
    const played = Array.from({ length: count }, (_, seed) => syntheticSession(STORIES[1]!, temper(seed), seed));
    await Promise.all(played.map(({ record, turns }) => writer.addSession(record, turns)));
    await writer.finish(0);
    expect((await readResults(folder)).sessions).toHaveLength(count);
    expect(await readdir(join(folder, 'sessions'))).toHaveLength(count);
  }
});

test.describe('bad folders', () => {
  test('where no folder can be made that is said, and nothing waits for it', async () => {
    test.skip(process.platform !== 'linux', 'there is no /proc');
    await expect(ResultsWriter.open('/proc/results', META)).rejects.toThrow(/\/proc\/results.*--out/);
  });

  test('a missing or empty folder says how to get results', async ({ folder }) => {
    await expect(readResults(join(folder, 'nowhere'))).rejects.toThrow(/There is no .*nowhere.*dramatis run/s);
    await expect(readResults(folder)).rejects.toThrow(/holds no results\.json/);
  });

  test('damaged, foreign and newer results are told apart', async ({ folder }) => {
    const file = join(folder, 'results.json');
    await writeFile(file, '{"schema": "dramatis-results/1", ');
    await expect(readResults(folder)).rejects.toThrow(/damaged/);
    await writeFile(file, '{"tests": []}');
    await expect(readResults(folder)).rejects.toThrow(/not written by dramatis/);
    await writeFile(file, '{"schema": "dramatis-results/9"}');
    await expect(readResults(folder)).rejects.toThrow(/dramatis-results\/9.*reads dramatis-results\/1/);
    await writeFile(file, JSON.stringify({ schema: 'dramatis-results/1', dramatis: '1', sessions: 'none' }));
    await expect(readResults(folder)).rejects.toThrow(/damaged at \w+/);
  });

  test("somebody else's folder is not emptied", async ({ folder }) => {
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    await expect(ResultsWriter.open(folder, META)).rejects.toThrow(ResultsError);
    expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  for (const path of ['report/index.html', 'sessions/monday.txt', 'results.json'])
    test(`nor is one that holds no more than a ${path} of its own`, async ({ folder }) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, '{"tests": []}');
      await expect(ResultsWriter.open(folder, META)).rejects.toThrow(/no dramatis results; nothing was written/);
      expect(await readFile(file, 'utf8')).toBe('{"tests": []}');
    });

  test('a last line cut off is left out, a damaged one before it is named', async ({ folder }) => {
    const writer = await ResultsWriter.open(folder, META);
    const { record: session, turns } = syntheticSession(STORIES[0]!, temper(0), 3);
    await writer.addSession(session, turns);
    const file = join(writer.sessionFolder(session.id), 'turns.jsonl');
    await appendFile(file, '{"turn_index": 99, "url"');
    expect(await readTurns(folder, session.id)).toHaveLength(turns.length);
    await appendFile(file, '\n{}\n');
    await expect(readTurns(folder, session.id)).rejects.toThrow(
      new RegExp(`turns\\.jsonl:${turns.length + 1} is damaged`),
    );
  });

  test('a session id is no path', async ({ folder }) => {
    const writer = await ResultsWriter.open(folder, META);
    expect(() => writer.sessionFolder('../../etc')).toThrow(/no session id/);
  });
});

test('a session is found by the beginning of its id', () => {
  const sessions = [record({ id: 'aa11', outcome: 'success' }), record({ id: 'aa22', outcome: 'success' })];
  const results = { sessions } as never;
  expect(findSession(results).id).toBe('aa22');
  expect(findSession(results, 'aa1').id).toBe('aa11');
  expect(() => findSession(results, 'aa')).toThrow(/2 sessions begin with "aa"/);
  expect(() => findSession(results, 'b')).toThrow(/No session begins with "b"/);
});
