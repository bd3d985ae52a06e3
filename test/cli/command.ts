import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

export const BIN = join(import.meta.dirname, '../../bin/dramatis.js');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when the words have been printed. */
  printed: (words: string | RegExp) => Promise<void>;
  /** Standard output so far. */
  output: () => string;
}

/** Starts the command line as a user would, in a folder. */
export function start(args: string[], options: { cwd: string; env?: Record<string, string> }): Started {
  const { FORCE_COLOR: _colour, ...plain } = process.env;
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: options.cwd,
    env: { ...plain, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const waiting: Array<() => void> = [];
  const heard = () => {
    for (const check of waiting) check();
  };
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
    heard();
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
    heard();
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return {
    child,
    ended,
    output: () => stdout,
    printed: (words) =>
      Promise.race([
        new Promise<void>((resolve) => {
          const check = () => {
            if (typeof words === 'string' ? stdout.includes(words) : words.test(stdout)) resolve();
          };
          waiting.push(check);
          check();
        }),
        ended.then((result) => {
          throw new Error(`it ended before it printed ${words}:\n${result.stdout}\n${result.stderr}`);
        }),
      ]),
  };
}

export function dramatis(args: string[], options: { cwd: string; env?: Record<string, string> }): Promise<Ended> {
  return start(args, options).ended;
}

const PAGES: Readonly<Record<string, [title: string, body: string]>> = {
  '/': [
    'City library',
    '<p>Books for everybody.</p><ul><li><a href="/visit">Visit us</a></li><li><a href="/books">Our books</a></li><li><a href="/account">Your account</a></li></ul>',
  ],
  '/visit': [
    'Visit us',
    '<ul><li><a href="/visit/opening-hours">Opening hours</a></li><li><a href="/visit/parking">Parking</a></li></ul>',
  ],
  '/visit/opening-hours': [
    'Opening hours',
    '<p>Monday to Friday: 10:00 to 19:00.</p><p>Saturday: 10:00 to 14:00.</p><p>Sunday: closed.</p>',
  ],
  '/account': [
    'Your account',
    '<form method="post" action="/signed-in"><label>E-mail <input name="email" type="email"></label><label>Password <input name="password" type="password"></label><button>Sign in</button></form>',
  ],
  '/signed-in': ['Welcome back', '<p>You are signed in.</p>'],
};

/** A small site with a goal three links deep and a form that takes a secret. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const [title, body] = PAGES[pathname] ?? ['Nothing here', `<p>All about ${pathname.slice(1)}.</p>`];
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><title>${title}</title><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${body}</main></html>`,
  );
}

/** A folder of one's own, and the small site. */
export const test = base.extend<{ folder: string; site: { url: string; server: Server } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dramatis-cli-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  site: async ({}, use) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server });
    server.closeAllConnections();
    server.close();
  },
});

/** A scenario on the small site; `more` is added at its end. */
export function hours(url: string, more = ''): string {
  return `scenario: Find the Saturday hours
tags: [quick]
environment: { name: City library, url: "${url}" }
people:
  - { name: Ada, bio: Teacher who uses the web every day., date_of_birth: 1988-04-01, education_level: bachelor }
  - { name: Ken, bio: Retired bus driver., date_of_birth: 1951-03-02 }
task: { instructions: Find the opening hours of the library on Saturday. }
success: { all: [ { url: "**/opening-hours" } ] }
seed: 7
${more}`;
}
