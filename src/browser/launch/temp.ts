import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'dramatis-browser-';
/** What this program makes in the folder for temporary files: the process id comes behind. */
const OWNED = /^dramatis-(?:browser|data)-(\d+)-/;

/**
 * A folder for what a browser writes while it runs (downloads, unfinished traces). Its name carries the process id,
 * so that the next start can tell which folders a killed process left behind.
 */
export async function temporaryFolder(): Promise<string> {
  await sweepStaleFolders();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Also gone when the process ends without closing its browser.
  if (mine.size === 0) process.once('exit', removeAll);
  mine.add(folder);
  return folder;
}

const mine = new Set<string>();

function removeAll(): void {
  for (const folder of mine) rmSync(folder, { recursive: true, force: true });
}

/** A browser that has been told to end may still write for a while, Firefox makes its folder anew. */
const LAST_WORDS_MS = 1500;

/** Removes a folder of this process. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  setTimeout(() => {
    void rm(folder, { recursive: true, force: true, maxRetries: 3 })
      .catch(() => {})
      .finally(() => {
        mine.delete(folder);
        if (mine.size === 0) process.off('exit', removeAll);
      });
  }, LAST_WORDS_MS).unref();
}

const VARIABLES = process.platform === 'win32' ? ['TEMP', 'TMP'] : ['TMPDIR'];
/** A socket that the browser makes in its temporary folder has to fit into a socket address (108 bytes). */
const LONGEST_FOR_SOCKETS = 60;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `start` while the folder for temporary files is a new one of this process's: Playwright puts a browser's profile
 * into whatever folder that is, and would leave it there, with all that pages stored, when the process is killed. One
 * at a time, because the setting is the whole process's.
 *
 * @param start is given the folder and the environment for the browser itself.
 */
export function inTemporaryFolder<T>(start: (folder: string, environment: Environment) => Promise<T>): Promise<T> {
  const turn = last.then(async () => {
    const folder = await temporaryFolder();
    const before = VARIABLES.map((name) => process.env[name]);
    const original = { ...process.env } as Environment;
    for (const name of VARIABLES) process.env[name] = folder;
    try {
      return await start(folder, folder.length > LONGEST_FOR_SOCKETS ? original : ({ ...process.env } as Environment));
    } finally {
      for (const [index, name] of VARIABLES.entries()) {
        if (before[index] === undefined) delete process.env[name];
        else process.env[name] = before[index];
      }
    }
  });
  last = turn.catch(() => {});
  return turn;
}

type Environment = Record<string, string>;

/** Removes the folders of processes that are no longer there. */
export async function sweepStaleFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [] as string[]);
  for (const name of names) {
    const owner = Number(OWNED.exec(name)?.[1] ?? Number.NaN);
    if (Number.isInteger(owner) && owner > 0 && !isAlive(owner))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
