import { Command, CommanderError } from 'commander';
import { VERSION } from '../version.ts';
import { fail } from './fail.ts';

/** The commands, each in a file of its own that is loaded only when asked for: `dramatis serve` need not load a browser. */
const COMMANDS: Readonly<Record<string, () => Promise<{ register: (program: Command) => void }>>> = {
  run: () => import('./run.ts'),
  show: () => import('./show.ts'),
  report: () => import('./report.ts'),
  compare: () => import('./compare.ts'),
  findings: () => import('./findings.ts'),
  serve: () => import('./serve.ts'),
  people: () => import('./people.ts'),
  keys: () => import('./keys.ts'),
  workspaces: () => import('./workspaces.ts'),
  purge: () => import('./purge.ts'),
  init: () => import('./init.ts'),
  doctor: () => import('./doctor.ts'),
};

/** Runs the command line. The exit code is in `process.exitCode` when it resolves; wrong usage is 2. */
export async function main(argv: readonly string[]): Promise<void> {
  // `dramatis findings | head` closes the pipe early; the rest of the output has no reader then.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const program = new Command('dramatis')
    .description('A simulated person plays your web pages, as a test.')
    .version(VERSION, '-v, --version')
    .showHelpAfterError('(see dramatis --help)')
    .showSuggestionAfterError()
    .exitOverride();
  const asked = argv.find((word) => !word.startsWith('-')) ?? '';
  const onlyVersion = asked === '' && argv.some((word) => word === '-v' || word === '--version');
  const names = onlyVersion ? [] : asked in COMMANDS ? [asked] : Object.keys(COMMANDS);
  try {
    for (const name of names) (await (COMMANDS[name] as (typeof COMMANDS)[string])()).register(program);
    for (const command of program.commands) inherit(command);
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else fail(error);
  }
}

/** Wrong usage of a command is thrown too, so that it ends with exit code 2 and not with commander's 1. */
function inherit(command: Command): void {
  command.exitOverride().showHelpAfterError(`(see dramatis ${command.name()} --help)`);
  for (const inner of command.commands) inherit(inner);
}
