import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REPORT_FILE, resultsFolder } from '../results/index.ts';
import { gather, type ReportOptions } from './collect/gather.ts';
import { renderPage } from './html/page.ts';
import { pageAssets } from './page/assets.ts';

export type { ReportOptions } from './collect/gather.ts';

/**
 * Builds the one HTML page of a results folder; nothing in it is loaded from anywhere else.
 * @returns the path of the page, `<dir>/report/index.html`
 * @throws ResultsError when the folder holds no readable results
 */
export async function buildReport(dir: string, options: ReportOptions = {}): Promise<string> {
  const folder = resultsFolder(dir);
  const gathered = await gather(folder, options);
  const path = join(folder, REPORT_FILE);
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'w');
    try {
      for (const part of renderPage(gathered, await pageAssets())) await file.writeFile(part);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return path;
}
