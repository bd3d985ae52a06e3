import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { SessionRecord } from '../contract/index.ts';
import { DEFAULT_FOLDER, findSession, ResultsError, readResults, readTurns, resultsFolder } from '../results/index.ts';
import { whyText } from './why.ts';

interface Flags {
  dir: string;
  why?: boolean;
  json?: boolean;
  host: string;
  port: number;
}

export function register(program: Command): void {
  program
    .command('show')
    .description("open a session's recorded trace in Playwright's trace viewer, or explain one of its decisions")
    .argument('[session]', 'id of the session or its beginning (default: the last to finish)')
    .argument('[turn]', 'with --why: the turn, counted from 1')
    .option('--why', 'print what was weighed on a turn, which rule fired and how it felt')
    .option('--json', 'with --why: print the recorded turn')
    .option('--dir <folder>', 'results folder', DEFAULT_FOLDER)
    .option('--host <host>', 'where the viewer listens', '127.0.0.1')
    .option('--port <port>', 'port of the viewer (0: any free one)', portNumber, 0)
    .addHelpText('after', '\nExamples:\n  dramatis show\n  dramatis show 0193a2\n  dramatis show --why 0193a2 4')
    .action(async (session: string | undefined, turn: string | undefined, flags: Flags) => {
      const dir = resultsFolder(flags.dir);
      const results = await readResults(dir);
      if (!flags.why) {
        if (turn !== undefined) throw new ResultsError('A turn is only explained with --why.');
        await openTrace(dir, findSession(results, session), flags);
        return;
      }
      // `show --why 4` means turn 4 of the last session, unless a session's id begins so.
      const alone = turn === undefined && session !== undefined && /^\d{1,3}$/.test(session);
      const onlyTurn = alone && !results.sessions.some(({ id }) => id.startsWith(session));
      const record = findSession(results, onlyTurn ? undefined : session);
      const text = await explain(dir, record, onlyTurn ? session : turn, flags.json ?? false);
      process.stdout.write(text);
    });
}

async function explain(dir: string, record: SessionRecord, asked: string | undefined, json: boolean): Promise<string> {
  const turns = await readTurns(dir, record.id);
  const number = asked === undefined ? turns.length : Number(asked);
  if (asked !== undefined && !/^\d+$/.test(asked))
    throw new ResultsError(`"${asked}" is no turn: it is a number from 1 to ${turns.length}.`);
  const turn = turns[Math.max(0, number - 1)];
  if (!turn) throw new ResultsError(`Session ${record.id} has ${turns.length} turns; there is no turn ${number}.`);
  return json ? `${JSON.stringify(turn, null, 2)}\n` : whyText(record, turn, turns.length);
}

/** Serves the trace and opens a browser tab on it, until it is interrupted. */
async function openTrace(dir: string, record: SessionRecord, { host, port }: Flags): Promise<void> {
  if (record.trace === null) throw new ResultsError(`Session ${record.id} recorded no trace.`);
  const trace = join(dir, record.trace);
  if (!existsSync(trace))
    throw new ResultsError(`${trace} is gone: it was purged or moved. The turns can still be read with --why.`);
  process.stdout.write(
    `${record.person.name}, “${record.scenario}”: ${record.outcome.replaceAll('_', ' ')} after ${record.turns} turns\n${trace}\n`,
  );
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const child = spawn(process.execPath, [cli, 'show-trace', '--host', host, '--port', String(port), trace], {
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await new Promise<void>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      process.exitCode = signal ? 0 : (code ?? 0);
      done();
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
}

function portNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535) throw new InvalidArgumentError('It must be a port from 0 to 65535.');
  return value;
}
