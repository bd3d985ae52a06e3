import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dramatis, start, test } from '../cli/command.ts';

/** A site whose pages never satisfy anybody, so that sessions last; `/trap` has to be met before the first is done. */
function scenario(url: string, sessions: number): string {
  return `scenario: Find the missing page
environment: { name: Maze, url: "${url}" }
people: [ { name: Ada, bio: A retired teacher who likes to read. } ]
task: { instructions: Find the telephone number of the harbour office. }
success: { all: [ { text: never there } ] }
sessions: ${sessions}
seed: 3
limits: { max_turns: 5, minutes: 1 }
`;
}

const maze = createServer((request, response) => {
  const links = Array.from(
    { length: 6 },
    (_, i) => `<li><a href="${request.url}${i}/">Office ${request.url?.length}${i}</a></li>`,
  );
  response.setHeader('content-type', 'text/html').end(`<title>Maze</title><h1>Offices</h1><ul>${links.join('')}</ul>`);
});

test.beforeAll(() => new Promise<void>((resolve) => maze.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => void maze.close());

const address = () => `http://127.0.0.1:${(maze.address() as AddressInfo).port}/`;

test('a browser that is killed costs its sessions and nothing more', { tag: '@long' }, async ({ folder }) => {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  writeFileSync(join(folder, 'maze.scenario.yaml'), scenario(address(), 4));
  const run = start(['run', '.', '--workers', '2'], { cwd: folder, env: { TMPDIR: temporary } });
  await run.printed('turn 2');
  const killed = below(run.child.pid as number).filter((one) => !/type=|node|crashpad/.test(one.command));
  for (const { pid } of killed) kill(pid);
  const ended = await run.ended;
  expect(killed.length).toBeGreaterThan(0);
  expect(ended.code, ended.stdout + ended.stderr).toBe(3);
  const { sessions } = JSON.parse(readFileSync(join(folder, 'dramatis-results/results.json'), 'utf8')) as {
    sessions: Array<{ outcome: string; error: { kind: string } | null }>;
  };
  expect(sessions).toHaveLength(4);
  const failed = sessions.filter(({ outcome }) => outcome === 'error');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThanOrEqual(3);
  for (const { error } of failed) expect(error?.kind).toBe('browser_gone');
  expect(left(temporary)).toEqual([]);
});

test('a run that is killed leaves no process, and its folders go with the next start', { tag: '@long' }, async ({
  folder,
}) => {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  writeFileSync(join(folder, 'maze.scenario.yaml'), scenario(address(), 2));
  const run = start(['run', '.'], { cwd: folder, env: { TMPDIR: temporary } });
  await run.printed('turn 2');
  const pids = below(run.child.pid as number).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThan(1);
  run.child.kill('SIGKILL');
  await run.ended;
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  expect(left(temporary).filter((name) => !/^dramatis-(browser|data)-\d+-/.test(name))).toEqual([]);
  await dramatis(['doctor', '--json'], { cwd: folder, env: { TMPDIR: temporary } });
  expect(left(temporary)).toEqual([]);
});

/** What is in a folder, but for the cache of compiled code that Node keeps between runs. */
function left(folder: string): string[] {
  return readdirSync(folder).filter((name) => name !== 'node-compile-cache');
}

function below(root: number): Array<{ pid: number; command: string }> {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null);
  const found: Array<{ pid: number; command: string }> = [];
  for (let wave = [root]; wave.length > 0; ) {
    const next = all.filter(([, , parent]) => wave.includes(Number(parent)));
    found.push(...next.map(([, pid, , command = '']) => ({ pid: Number(pid), command })));
    wave = next.map(([, pid]) => Number(pid));
  }
  return found;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with another.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
