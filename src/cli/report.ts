import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { buildReport } from '../report/index.ts';
import { DEFAULT_FOLDER } from '../results/index.ts';

export function register(program: Command): void {
  program
    .command('report')
    .description('build the HTML report of a results folder, one page that needs nothing else')
    .argument('[folder]', 'results folder', DEFAULT_FOLDER)
    .option('--against <folder>', 'an earlier results folder to compare with in the report')
    .option('--open', 'open it in the browser')
    .action(async (folder: string, { against, open }: { against?: string; open?: boolean }) => {
      const path = resolve(await buildReport(folder, against === undefined ? {} : { against }));
      const near = relative(process.cwd(), path);
      process.stdout.write(`${near.startsWith('..') ? path : near}\n`);
      if (open && !(await openInBrowser(path))) {
        process.stderr.write(`No browser could be opened; open this address in one: ${pathToFileURL(path).href}\n`);
      }
    });
}

const OPENERS: Partial<Record<NodeJS.Platform, [string, string[]]>> = {
  darwin: ['open', []],
  win32: ['cmd', ['/c', 'start', '""']],
};

/** Hands the page to the desktop; false when there is no desktop to hand it to. */
function openInBrowser(path: string): Promise<boolean> {
  const [command, before] = OPENERS[process.platform] ?? ['xdg-open', []];
  return new Promise((done) => {
    const child = spawn(command, [...before, path], { detached: true, stdio: 'ignore' });
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
    // An opener that stays with its browser has done its work by then.
    setTimeout(() => {
      child.unref();
      done(true);
    }, 3_000).unref();
  });
}
