import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildReport } from '../../src/report/index.ts';
import { purge, readResults } from '../../src/results/index.ts';
import { expect, test } from './folder.ts';
import { syntheticRun } from './synthetic/run.ts';

const DAY = 86_400_000;
const in31Days = () => new Date(Date.now() + 31 * DAY);

test('past its day everything of a session is gone, the report included', async ({ folder }) => {
  await syntheticRun(folder, { people: 2, sessions: 2, stories: 1, retention: '30d', broken: 0 });
  const page = await buildReport(folder);
  expect(await readFile(page, 'utf8')).toContain('id="p0">/9j/');

  const early = await purge(folder, new Date(), buildReport);
  expect(early).toMatchObject({ sessions: [], frames: 0, kept: 4 });
  expect(early.next).not.toBeNull();

  const purged = await purge(folder, in31Days(), buildReport);
  expect(purged.sessions).toHaveLength(4);
  expect(purged.frames).toBeGreaterThan(4);
  expect(purged).toMatchObject({ kept: 0, next: null });
  expect((await readResults(folder)).sessions).toEqual([]);
  expect(await readdir(join(folder, 'sessions'))).toEqual([]);
  const rebuilt = await readFile(page, 'utf8');
  expect(rebuilt).not.toContain('/9j/');
  expect(rebuilt).not.toContain('Rosa Delgado');
});

test('sessions with another retention stay', async ({ folder }) => {
  await syntheticRun(folder, { people: 1, sessions: 3, stories: 1, retention: '90d' });
  expect(await purge(folder, in31Days())).toMatchObject({ sessions: [], kept: 3 });
  await syntheticRun(folder, { people: 1, sessions: 3, stories: 1, retention: 'indefinite' });
  expect(await purge(folder, new Date(Date.now() + 9999 * DAY))).toMatchObject({ sessions: [], kept: 3, next: null });
  await syntheticRun(folder, { people: 1, sessions: 3, stories: 1, retention: 'none' });
  expect(await purge(folder, new Date(Date.now() + 9999 * DAY))).toMatchObject({ sessions: [], kept: 3, next: null });
});

test('a report shows no frame past its day, even before it is purged', async ({ folder }) => {
  await syntheticRun(folder, { people: 1, sessions: 1, stories: 1, retention: '30d', broken: 0 });
  expect(await readFile(await buildReport(folder, { now: in31Days() }), 'utf8')).not.toContain('/9j/');
});

test('frames of another run in a report go on their day, too', async ({ folder }) => {
  const [before, now] = [join(folder, 'before'), join(folder, 'now')];
  const options = { people: 4, sessions: 3, stories: 2, broken: 0 };
  await syntheticRun(before, { ...options, retention: '30d' });
  await syntheticRun(now, { ...options, harm: 1, retention: 'none' });
  const page = await buildReport(now, { against: before });
  expect(await readFile(page, 'utf8')).toContain('/9j/');
  await purge(now, new Date(), buildReport);
  expect(await readFile(page, 'utf8')).toContain('/9j/');
  expect(await purge(now, in31Days(), buildReport)).toMatchObject({ sessions: [], kept: 24 });
  expect(await readFile(page, 'utf8')).not.toContain('/9j/');
});

test('what a killed run left behind goes too, after a day', async ({ folder }) => {
  const [first] = await syntheticRun(folder, { people: 1, sessions: 1, stories: 1, retention: 'none' });
  const left = join(folder, 'sessions/left-behind');
  await mkdir(join(left, 'frames'), { recursive: true });
  await writeFile(join(left, 'frames/0.jpg'), 'pixels');
  await mkdir(join(folder, 'sessions', first!.id, 'frames'), { recursive: true });
  await writeFile(join(folder, 'sessions', first!.id, 'frames/0.jpg'), 'pixels');

  expect(await purge(folder)).toMatchObject({ abandoned: [], frames: 1, kept: 1 });
  expect(existsSync(left)).toBe(true);
  await utimes(left, new Date(Date.now() - 2 * DAY), new Date(Date.now() - 2 * DAY));
  expect(await purge(folder)).toMatchObject({ abandoned: ['left-behind'], frames: 1 });
  expect(existsSync(left)).toBe(false);
});
