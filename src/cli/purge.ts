import type { Command } from 'commander';
import { buildReport } from '../report/index.ts';
import { DEFAULT_FOLDER, type Purged, purge } from '../results/index.ts';

export function register(program: Command): void {
  program
    .command('purge')
    .description('delete the frames, traces and results whose day has come, and build the report anew')
    .argument('[folder]', 'results folder', DEFAULT_FOLDER)
    .option('--json', 'print JSON and nothing else')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const purged = await purge(folder, new Date(), buildReport);
      process.stdout.write(json ? `${JSON.stringify(purged, null, 2)}\n` : inWords(purged));
    });
}

function inWords({ sessions, abandoned, frames, traces, kept, next }: Purged): string {
  const gone =
    sessions.length + abandoned.length + frames === 0
      ? 'Nothing was past its day.'
      : `Deleted ${count(sessions.length, 'session')}${abandoned.length > 0 ? ` and ${count(abandoned.length, 'abandoned folder')}` : ''}, with ${count(frames, 'frame')} and ${count(traces, 'trace')}.`;
  return `${gone} ${count(kept, 'session')} kept${next ? `; the next go on ${next}` : ''}.\n`;
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}
