import { stat } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { orElse, sleep } from './deadline.ts';
import type { Happenings } from './happenings.ts';

const LONGEST_MS = 15_000;
const LARGEST_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 200;

/** Follows the downloads of a page: a person sees that a file came; one too large or too slow is stopped. */
export function followDownloads(
  page: Page,
  happenings: Happenings,
  bytesInProgress: () => Promise<number>,
  came: (url: string) => void,
): void {
  page.on('download', (download) => {
    follow(download, happenings, bytesInProgress).then(
      (whole) => whole && came(download.url()),
      () => {},
    );
  });
}

/** @returns whether it came as a whole. */
async function follow(
  download: Download,
  happenings: Happenings,
  bytesInProgress: () => Promise<number>,
): Promise<boolean> {
  const name = download.suggestedFilename().slice(0, 200);
  happenings.note('download', `The browser started to download "${name}".`);
  const start = Date.now();
  let ended = false;
  const failure = download.failure().finally(() => {
    ended = true;
  });
  failure.catch(() => {});
  while (!ended && Date.now() - start < LONGEST_MS) {
    if ((await bytesInProgress()) > LARGEST_BYTES) break;
    await Promise.race([failure.catch(() => {}), sleep(LOOK_MS)]);
  }
  if (!ended) {
    await orElse(2000, undefined, download.cancel());
    happenings.note('download', `The download of "${name}" was stopped: it was too large or took too long.`);
    return false;
  }
  if ((await failure) !== null) {
    happenings.note('download', `The download of "${name}" failed.`);
    return false;
  }
  const path = await orElse(1000, null, download.path());
  const size = path
    ? await stat(path).then(
        (file) => file.size,
        () => null,
      )
    : null;
  happenings.note('download', `"${name}" was downloaded${size === null ? '' : ` (${inWords(size)})`}.`);
  return true;
}

function inWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
