import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const BIN = join(import.meta.dirname, '../../bin/dramatis.js');
const START_MS = 30_000;

/** An answer, with the body as whatever JSON it was. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a black-box client takes what comes
  body: any;
}

export interface Served {
  url: string;
  workspace: string;
  /** A key of the workspace with these scopes. */
  key(...scopes: string[]): Promise<string>;
  run(...words: string[]): Promise<unknown>;
  call(
    method: string,
    path: string,
    options?: { key?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  stop(): Promise<void>;
}

/** A real `dramatis serve` on a folder and port of its own, with one workspace and a key that may do everything to people. */
export async function servePeople(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'dramatis-served-'));
  const env = { ...process.env, DRAMATIS_DATA: folder, DRAMATIS_DATABASE_URL: '' };
  const run = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [BIN, ...words, '--json'], {
      env,
      encoding: 'utf8',
    });
    return JSON.parse(stdout);
  };
  const child: ChildProcess = spawn(process.execPath, [BIN, 'serve', '--port', '0'], { env });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (heard += chunk));
  const stop = async () => {
    const ended = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null;
    child.kill('SIGTERM');
    await Promise.race([ended, delay(10_000).then(() => child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let url: string | undefined;
    for (const until = performance.now() + START_MS; !url; await delay(20)) {
      url = /listens on (\S+)/.exec(heard)?.[1];
      if (!url && (performance.now() > until || child.exitCode !== null))
        throw new Error(`serve did not start: ${heard}`);
    }
    const base = url;
    const { id: workspace } = await run('workspaces', 'create', '--name', 'People');
    await run('workspaces', 'set', workspace, '--requests-per-minute', 'none');
    const key = async (...scopes: string[]) => {
      const words = scopes.flatMap((scope) => ['--scope', scope]);
      return (await run('keys', 'mint', '--workspace', workspace, '--name', 'test', ...words)).key;
    };
    const everything = await key('people:read', 'people:write');
    return {
      url: base,
      workspace,
      key,
      run,
      stop,
      async call(method, path, { key: with_ = everything, body, headers = {} } = {}) {
        const address = path.startsWith('/api') ? path : `/api/v1/workspaces/${workspace}/people${path}`;
        const answer = await fetch(base + address, {
          method,
          headers: {
            authorization: `Bearer ${with_}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const text = await answer.text();
        return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
