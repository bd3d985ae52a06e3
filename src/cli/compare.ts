import Table from 'cli-table3';
import { type Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import {
  type BaselineComparison,
  type CompareOptions,
  compareResults,
  type ResultsComparison,
} from '../results/index.ts';

const COLOURS = { pass: pc.green, fail: pc.red, inconclusive: pc.yellow };

export function register(program: Command): void {
  program
    .command('compare')
    .description('compare two results folders, scenario by scenario, and say whether success fell')
    .argument('<before>', 'results folder of the build before')
    .argument('<after>', 'results folder of the build now')
    .option('--alpha <level>', 'one-sided level at which a fall counts (default 0.05)', fraction)
    .option('--margin <share>', 'the smallest fall that matters (default 0.15)', fraction)
    .option('--strict', 'exit with 1 when the verdict is inconclusive, too')
    .option('--json', 'print JSON and nothing else')
    .addHelpText(
      'after',
      '\nExit codes: 0 success did not fall, or too few sessions can tell (see --strict); 1 it fell; 2 the input is wrong.',
    )
    .action(async (before: string, after: string, flags: CompareOptions & { strict?: boolean; json?: boolean }) => {
      const { strict, json, ...options } = flags;
      const comparison = await compareResults(before, after, options);
      process.stdout.write(json ? `${JSON.stringify(comparison, null, 2)}\n` : inWords(comparison));
      const failed = comparison.verdict === 'fail' || (strict && comparison.verdict !== 'pass');
      process.exitCode = failed ? 1 : 0;
    });
}

function inWords(comparison: ResultsComparison): string {
  const table = new Table({
    head: ['scenario', 'before', 'now', 'change', 'p (Holm)', 'verdict'].map((word) => pc.bold(word)),
    style: { head: [], border: [], compact: true },
  });
  for (const it of comparison.scenarios) {
    table.push([
      it.scenario,
      rate(it.before),
      rate(it.after),
      change(it.difference),
      it.p_adjusted.toPrecision(2),
      COLOURS[it.verdict](it.verdict),
    ]);
  }
  const lines = comparison.scenarios.flatMap((it) => [
    `${pc.bold(it.scenario)}: ${it.summary}`,
    ...leftOut(it),
    ...worse(it),
    ...firstDifference(it),
  ]);
  for (const [side, titles] of [
    ['before', comparison.only_before],
    ['now', comparison.only_after],
  ] as const) {
    if (titles.length > 0) lines.push(pc.dim(`Only ${side}, not compared: ${titles.join(', ')}`));
  }
  if (comparison.scenarios.length === 0) lines.push('The two folders share no scenario, so nothing can be compared.');
  lines.push('', `Verdict: ${COLOURS[comparison.verdict](comparison.verdict)}`);
  return `${comparison.scenarios.length > 0 ? `${table.toString()}\n\n` : ''}${lines.join('\n')}\n`;
}

/** Sessions that have no counterpart say nothing about the pairs, yet nobody should think that they were judged. */
function leftOut({ paired, only_before, only_after }: BaselineComparison): string[] {
  if (!paired || only_before + only_after === 0) return [];
  return [pc.dim(`  no counterpart, left out: ${only_before} before, ${only_after} now`)];
}

function worse({ got_worse: by }: BaselineComparison): string[] {
  if (by.length === 0) return [];
  return [
    `  got worse: ${by.map((it) => `${it.measure} (${it.worse} pairs worse, ${it.better} better, p = ${it.p.toPrecision(2)})`).join('; ')}`,
  ];
}

function firstDifference({ first_difference: it }: BaselineComparison): string[] {
  if (!it) return [];
  const was = `${it.before ?? 'had ended'} (${it.outcome_before})`;
  const now = `${it.after ?? 'had ended'} (${it.outcome_after})`;
  return [`  first turn that differs: ${it.person}, seed ${it.seed}, turn ${it.turn_index + 1}: ${was} → ${now}`];
}

function rate({ share, low, high, n }: BaselineComparison['before']): string {
  if (share === null) return 'no session';
  return `${Math.round(share * 100)}% ${pc.dim(`(${Math.round(low * 100)} to ${Math.round(high * 100)}%, n = ${n})`)}`;
}

function change({ difference, low, high }: BaselineComparison['difference']): string {
  // Without a session on one side there is nothing to take from the other.
  return Number.isFinite(difference)
    ? `${points(difference)} ${pc.dim(`(${points(low)} to ${points(high)})`)}`
    : 'not known';
}

function points(difference: number): string {
  return `${difference > 0 ? '+' : ''}${Math.round(difference * 100)}`;
}

function fraction(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value < 1))
    throw new InvalidArgumentError('It must be a number between 0 and 1.');
  return value;
}
