import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'dramatis-browser-';

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

/** Removes a folder of this process. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  mine.delete(folder);
  if (mine.size === 0) process.off('exit', removeAll);
}

/** Removes the folders of processes that are no longer there. */
export async function sweepStaleFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [] as string[]);
  for (const name of names) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
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
