import Table from 'cli-table3';
import pc from 'picocolors';
import type { Results } from '../contract/index.ts';
import { countedSessions } from '../results/index.ts';
import { adjustedWald, median } from '../results/statistics/index.ts';
import { outcomeWord, shorten } from './words.ts';

/** The sessions of a run as a table, then each scenario with what was expected of it. */
export function summary(results: Results): string {
  const table = new Table({
    head: ['scenario', 'person', 'seed', 'outcome', 'turns', 'felt at the end'].map((word) => pc.bold(word)),
    style: { head: [], border: [], compact: true },
  });
  for (const session of results.sessions) {
    const felt = session.felt.at(-1);
    table.push([
      shorten(session.scenario, 40),
      shorten(session.person.name, 24),
      session.seed,
      outcomeWord(session.outcome),
      session.turns,
      session.error
        ? shorten(`${session.error.kind}: ${session.error.message}`, 50)
        : felt
          ? `${felt.sentiment} (${felt.felt_intensity})`
          : '',
    ]);
  }
  const lines = results.scenarios.flatMap(({ scenario, expectations }) => {
    const counted = countedSessions(results.sessions.filter((session) => session.scenario === scenario));
    const successes = counted.filter((session) => session.outcome === 'success').length;
    const { low, high } = adjustedWald(successes, Math.max(1, counted.length));
    const interval = counted.length > 0 ? pc.dim(` (95% interval ${percent(low)} to ${percent(high)})`) : '';
    const turns = median(counted.map((session) => session.turns));
    return [
      `${pc.bold(scenario)}: ${successes} of ${counted.length} succeeded${interval}${turns === null ? '' : `, median ${turns} turns`}`,
      ...expectations.map(
        ({ name, expected, actual, met }) =>
          `  ${met ? pc.green('met    ') : pc.red('not met')} ${name} ${words(expected)}${pc.dim(`, was ${words(actual)}`)}`,
      ),
    ];
  });
  return `${table.toString()}\n\n${[...lines, ...spent(results)].join('\n')}\n`;
}

/** What models took of tokens and credits, where any were asked. */
function spent({ sessions }: Results): string[] {
  const all = sessions.flatMap((session) => session.spent ?? []);
  if (all.length === 0) return [];
  const total = (key: keyof (typeof all)[number]) => all.reduce((sum, one) => sum + one[key], 0);
  const credits = Math.round(total('credits') * 10_000) / 10_000;
  return [
    `Spent: ${total('input_tokens').toLocaleString('en')} tokens sent, ${total('output_tokens').toLocaleString('en')} answered, ${credits} credits`,
  ];
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

function words(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (value === null || typeof value !== 'object') return String(value);
  if ('summary' in value) return String(value.summary);
  if ('error' in value) return String(value.error);
  return Object.entries(value)
    .map(([key, inner]) => `${key.replaceAll('_', ' ')} ${String(inner)}`)
    .join(', ');
}
