import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { openAdministration } from '../../../src/service/open.ts';
import type { WorkspaceSettings } from '../../../src/service/workspaces.ts';
import { type Accounts, accountsOf, type Client } from '../harness.ts';
import { testDatabase } from '../postgres.ts';

const BIN = join(import.meta.dirname, '../../../bin/dramatis.js');
const START_MS = 30_000;
const JWT_SECRET = 'a secret of tests that is long enough';

export interface Process {
  child: ChildProcess;
  url: string;
  /** Milliseconds from the spawn to the line that says where it listens. */
  startedIn: number;
  /** Everything it has printed, on both streams. */
  printed(): string;
  /** Sends the signal and waits for the exit code; killed after `deadlineMs`. */
  end(signal?: NodeJS.Signals, deadlineMs?: number): Promise<number | null>;
}

/** `dramatis serve` with the given words and environment, once it listens. */
export async function serve(words: string[], env: Record<string, string>): Promise<Process> {
  const started = performance.now();
  const child = spawn(process.execPath, [BIN, 'serve', ...words], { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = async (signal: NodeJS.Signals = 'SIGTERM', deadlineMs = 15_000) => {
    child.kill(signal);
    const cut = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    const code = await exited;
    clearTimeout(cut);
    return code;
  };
  for (const until = performance.now() + START_MS; ; await delay(10)) {
    const url = /listens on (\S+)/.exec(printed)?.[1];
    if (url) return { child, url, startedIn: performance.now() - started, printed: () => printed, end };
    if (child.exitCode !== null || performance.now() > until) {
      await end('SIGKILL');
      throw new Error(`serve did not start: ${printed}`);
    }
  }
}

/** A user token of these claims. */
export function userToken(claims: object, secret = JWT_SECRET, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A key of a new workspace has all scopes and no request budget unless told. */
export interface Served extends Accounts {
  url: string;
  process: Process;
}

export const UNBOUNDED: Partial<WorkspaceSettings> = { requests_per_minute: null, sessions_per_day: null };

async function open(): Promise<Served & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'dramatis-conformance-'));
  const database = await testDatabase();
  const process = await serve(['--port', '0'], {
    DRAMATIS_DATA: folder,
    DRAMATIS_DATABASE_URL: database?.url ?? '',
    DRAMATIS_JWT_SECRET: JWT_SECRET,
    DRAMATIS_LOG_LEVEL: 'info',
  });
  const data = await openAdministration({ dataFolder: folder, databaseUrl: database?.url });
  return {
    url: process.url,
    process,
    ...accountsOf(data, process.url, UNBOUNDED),
    async close() {
      await data.store.close();
      await process.end();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests that share one `dramatis serve` a worker, each with a workspace of its own. */
export const test = base.extend<{ client: Client }, { served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const served = await open();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  client: async ({ served }, use) => use(await served.client()),
});
