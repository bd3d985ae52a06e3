import { relative } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Retention } from '../contract/index.ts';
import { buildReport } from '../report/index.ts';
import { FAIL_ON, type FailOn, type RunOptions } from '../run/options.ts';
import { type PricedScenario, priceRun } from '../run/price.ts';
import { type RunOutcome, runScenarios } from '../run/run.ts';
import { progressOf } from './progress.ts';
import { summary } from './summary.ts';

interface Flags {
  sessions?: number;
  seed?: number;
  person?: string;
  sessionSeed?: number;
  workers?: number;
  engine?: string;
  api?: string;
  retention?: Retention;
  headed?: boolean;
  grep?: RegExp;
  out: string;
  json?: boolean;
  updateBaseline?: boolean;
  failOn?: FailOn[];
  until?: 'decided';
  dryRun?: boolean;
}

export function register(program: Command): void {
  program
    .command('run')
    .description('play every session of the scenarios, print a live table and a summary, write the results')
    .argument('<file or folder...>', '*.scenario.yaml files, or folders that hold them')
    .option('--sessions <n>', 'sessions a person, instead of what the files say', wholeNumber(1, 10_000))
    .option('--seed <n>', 'the seed that all session seeds are derived from', wholeNumber(0, 2_147_483_647))
    .option('--person <name>', 'only this person, by name or id')
    .option(
      '--session-seed <n>',
      'play a recorded session again: one a person, with exactly this seed',
      wholeNumber(0, 2_147_483_647),
    )
    .option('--workers <n>', 'sessions at once (default: one a processor)', wholeNumber(1, 64))
    .option('--engine <name>', 'the engine that decides, instead of what the files say')
    .option('--api <url>', 'play through a session service; its key is read from DRAMATIS_API_KEY')
    .addOption(new Option('--retention <how long>', 'how long frames and traces are kept').choices(Retention.options))
    .option('--headed', 'show the browser')
    .option('--grep <pattern>', 'only scenarios whose title or @tags match', pattern)
    .option('--out <folder>', 'where the results go', 'dramatis-results')
    .option('--json', 'print the results as JSON and nothing else')
    .option('--update-baseline', 'record what happened as the baseline of expect.regression')
    .option(
      '--fail-on <what>',
      `what ends the run with 1, by commas: ${FAIL_ON.join(', ')} (default: expectations)`,
      failOn,
    )
    .addOption(
      new Option(
        '--until <when>',
        'play no more sessions of a scenario once its expect.success is decided; --sessions is then the most',
      ).choices(['decided']),
    )
    .option('--dry-run', 'say what would be played and what the engine would cost, and play nothing')
    .addHelpText(
      'after',
      '\nExit codes: 0 every expectation met; 1 one not met (or what --fail-on names); 2 the input is wrong, nothing was run; 3 sessions ended in error.',
    )
    .action(async (paths: string[], flags: Flags) => {
      process.exitCode = flags.dryRun ? await price(paths, flags) : await run(paths, flags);
    });
}

async function price(paths: string[], { json, ...flags }: Flags): Promise<number> {
  const priced = await priceRun({ ...flags, paths });
  if (json) process.stdout.write(`${JSON.stringify(priced, null, 2)}\n`);
  else for (const scenario of priced) process.stdout.write(`${priceWords(scenario)}\n`);
  return priced.every((scenario) => scenario.price.withinCap) ? 0 : 1;
}

function priceWords({
  scenario,
  sessions,
  price: { engine, expected, most, capCredits, withinCap },
}: PricedScenario): string {
  const cost = `about ${expected.credits.toFixed(3)} credits (${expected.calls} calls), at most ${most.credits.toFixed(3)}`;
  const cap = capCredits === null ? '' : `, ${withinCap ? 'within' : 'OVER'} its cap of ${capCredits}`;
  return `${scenario}: ${sessions} ${sessions === 1 ? 'session' : 'sessions'} with ${engine}, ${most.credits === 0 ? 'free' : cost}${cap}`;
}

/** Within this time of the first a signal is of the same press. */
const ONE_PRESS_MS = 800;

async function run(paths: string[], { json, ...flags }: Flags): Promise<number> {
  const interrupt = new AbortController();
  let asked = 0;
  const stop = () => {
    const again = interrupt.signal.aborted;
    // One press comes twice where a program stands between: the terminal tells all of them, and npm, npx or an older Node pass it on.
    if (again && performance.now() - asked < ONE_PRESS_MS) return;
    // Asked twice, the user will not wait for a clean end.
    if (again) process.exit(130);
    asked = performance.now();
    interrupt.abort();
    process.stderr.write('\nending the open sessions; finished ones are kept (again to stop at once)\n');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const progress = progressOf({ json: json ?? false });
  try {
    const options: RunOptions = { ...flags, paths, signal: interrupt.signal, onEvent: (event) => progress.show(event) };
    const outcome = await runScenarios(options);
    await buildReport(outcome.dir);
    progress.end();
    process.stdout.write(json ? `${JSON.stringify(outcome.results, null, 2)}\n` : closing(outcome));
    return outcome.exitCode;
  } finally {
    progress.end();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  }
}

function closing(outcome: RunOutcome): string {
  const dir = relative(process.cwd(), outcome.dir) || '.';
  const place = dir === 'dramatis-results' ? '' : ` ${dir}`;
  const traced = outcome.results.sessions.find((session) => session.trace !== null);
  const show = place ? ` --dir ${dir}` : '';
  return [
    summary(outcome.results),
    ...outcome.baselines.map((path) => `Baseline written: ${relative(process.cwd(), path)}`),
    ...(traced ? [`Open a trace:   npx dramatis show ${traced.id}${show}`] : []),
    `Open the report: npx dramatis report${place} --open`,
    '',
  ].join('\n');
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

function failOn(text: string): FailOn[] {
  const asked = text.split(',').map((word) => word.trim());
  const unknown = asked.find((word) => !FAIL_ON.includes(word as FailOn));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is none of ${FAIL_ON.join(', ')}.`);
  if (asked.includes('never') && asked.length > 1) throw new InvalidArgumentError('"never" stands alone.');
  return asked as FailOn[];
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}
