import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { SCOPES, type Scope } from '../../../src/contract/index.ts';
import { mintKey } from '../../../src/service/keys.ts';
import { openAdministration } from '../../../src/service/open.ts';
import { createWorkspace, setWorkspace, type WorkspaceSettings } from '../../../src/service/workspaces.ts';
import { Client } from '../harness.ts';
import { testDatabase } from '../postgres.ts';

const BIN = join(import.meta.dirname, '../../../bin/dramatis.js');
const START_MS = 30_000;
export const JWT_SECRET = 'a secret of tests that is long enough';

/** What a command of the command line printed, and how it ended. */
export interface Said {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON it printed
  json: any;
  stdout: string;
  stderr: string;
}

/** A real `dramatis serve`, and the administration of its data beside it. */
export interface Server {
  url: string;
  /** A workspace of its own without a limit of requests, and a key of it; every scope unless told. */
  client(scopes?: readonly Scope[], settings?: Partial<WorkspaceSettings>): Promise<Client>;
  /** Another key of the client's workspace. */
  key(client: Client, scopes?: readonly Scope[], expires?: Date): Promise<Client>;
  set(client: Client, settings: Partial<WorkspaceSettings>): Promise<void>;
  /** Runs the command line on the same data. */
  run(...words: string[]): Promise<Said>;
}

async function listening(child: ChildProcess): Promise<string> {
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (heard += chunk));
  for (const until = performance.now() + START_MS; ; await delay(20)) {
    const url = /listens on (\S+)/.exec(heard)?.[1];
    if (url) return url;
    if (performance.now() > until || child.exitCode !== null) throw new Error(`serve did not start: ${heard}`);
  }
}

async function openServer(): Promise<{ server: Server; close(): Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-conformance-'));
  const database = await testDatabase();
  const env = {
    ...process.env,
    DRAMATIS_DATA: dataFolder,
    DRAMATIS_DATABASE_URL: database?.url ?? '',
    DRAMATIS_JWT_SECRET: JWT_SECRET,
  };
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0'], { env });
  const stop = async () => {
    const ended = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null;
    child.kill('SIGTERM');
    await Promise.race([ended, delay(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    await database?.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const url = await listening(child);
    const data = await openAdministration({ dataFolder, databaseUrl: database?.url });
    const server: Server = {
      url,
      async client(scopes = SCOPES, settings = {}) {
        const { id } = await createWorkspace(data, 'Conformance');
        await setWorkspace(data, id, { requests_per_minute: null, ...settings });
        return new Client(url, id, await mintKey(data, id, 'test', scopes));
      },
      async key(client, scopes = SCOPES, expires) {
        const minted = await mintKey(data, client.workspace, 'other', scopes, expires ?? null);
        return new Client(url, client.workspace, minted);
      },
      async set(client, settings) {
        await setWorkspace(data, client.workspace, settings);
      },
      run: (...words) =>
        new Promise((resolve) => {
          execFile(process.execPath, [BIN, ...words], { env, encoding: 'utf8' }, (error, stdout, stderr) => {
            let json: unknown;
            try {
              json = JSON.parse(stdout);
            } catch {
              // a table, or nothing
            }
            resolve({ code: error ? Number(error.code) : 0, json, stdout, stderr });
          });
        }),
    };
    return {
      server,
      async close() {
        await data.store.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One server a worker; each test has a workspace of its own. */
export const test = base.extend<{ client: Client }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const { server, close } = await openServer();
      await use(server);
      await close();
    },
    { scope: 'worker' },
  ],
  client: async ({ server }, use) => use(await server.client()),
});
