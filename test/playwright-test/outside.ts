import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

export interface Ended {
  code: number;
  output: string;
}

/** Runs a command in a folder as a user of the package would, with nothing of this test run in its environment. */
export function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ended> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(FORCE_COLOR|NO_COLOR|DRAMATIS_FOUND|TEST_|PW_|PLAYWRIGHT_|npm_|NODE_OPTIONS|INIT_CWD)/.test(name),
    ),
  );
  return new Promise((resolve) => {
    const options = { cwd, env: { ...clean, CI: '1', ...env }, timeout: 170_000, maxBuffer: 1 << 26 };
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, output: stdout + stderr });
    });
  });
}

export interface Outside {
  folder: string;
  write: (path: string, text: string) => void;
  read: (path: string) => string;
  npx: (...args: string[]) => Promise<Ended>;
  /** A line of a workflow, as a runner gives it to the shell. */
  shell: (line: string, env?: Record<string, string>) => Promise<Ended>;
}

/** An empty project beside this one: the packed package installed in it with npm, as the README says. */
export const test = base.extend<Record<never, never>, { outside: Outside }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'dramatis-outside-'));
      try {
        await must(run(process.execPath, [join(root, 'scripts/build.ts')], root));
        await must(run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], root));
        const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball';
        writeFileSync(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }\n');
        const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@playwright/test/package.json'), 'utf8'));
        // A registry that does not answer once is asked once more, and not waited for longer than the test itself may take.
        const patience = ['--prefer-offline', '--fetch-timeout=30000', '--fetch-retries=4'];
        const wanted = ['install', ...patience, '--save-dev', `./${tarball}`, `@playwright/test@${version}`];
        const first = await run('npm', wanted, folder);
        if (first.code !== 0) await must(run('npm', wanted, folder));
        await must(run('npx', ['dramatis', 'init'], folder));
        await use({
          folder,
          write: (path, text) => writeFileSync(join(folder, path), text),
          read: (path) => readFileSync(join(folder, path), 'utf8'),
          npx: (...args) => run('npx', args, folder),
          shell: (line, env) => run('bash', ['-e', '-o', 'pipefail', '-c', line], folder, env),
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 420_000 },
  ],
});

async function must(ended: Promise<Ended>): Promise<void> {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output);
}
