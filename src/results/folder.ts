import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is wrong with a results folder, a baseline or a comparison, and how to mend it. Printed as it is. */
export class ResultsError extends Error {
  override readonly name = 'ResultsError';
}

export const RESULTS_FILE = 'results.json';
export const SESSIONS_FOLDER = 'sessions';
export const REPORT_FOLDER = 'report';
export const REPORT_FILE = join(REPORT_FOLDER, 'index.html');
export const TURNS_FILE = 'turns.jsonl';
export const SESSION_FILE = 'session.json';
export const FRAMES_FOLDER = 'frames';
export const DEFAULT_FOLDER = 'dramatis-results';

/** Where a session's own files are: `<dir>/sessions/<id>`. */
export function sessionFolder(dir: string, id: string): string {
  if (!/^[A-Za-z0-9_-]+$/.test(id)) throw new ResultsError(`"${id}" is no session id: letters, digits, - and _ only`);
  return join(dir, SESSIONS_FOLDER, id);
}

/** Makes a folder and those that it stands in. Node's own way never ends where no folder can be made, as in /proc. */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  if (!(await isMade(path))) throw Object.assign(new Error(`no folder can be made at ${path}`), { code: 'ENOENT' });
}

/** Makes a folder unless it is there; false where what it stands in is missing. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
    return code === 'EEXIST';
  }
}

let counter = 0;

/** Writes beside the file and renames over it, so that a crash leaves the old content or the new, never half of it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  counter += 1;
  const temporary = join(dirname(path), `.${process.pid}-${counter}.tmp`);
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Names in a folder; none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
