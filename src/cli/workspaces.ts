import Table from 'cli-table3';
import type { Command } from 'commander';
import type { Workspace, WorkspaceSettings } from '../service/workspaces.ts';
import { administer, printJson, UserError } from './service-data.ts';

interface Output {
  json?: boolean;
}

const SETTINGS = [
  ['requestsPerMinute', 'requests_per_minute', '--requests-per-minute', true],
  ['sessionsPerDay', 'sessions_per_day', '--sessions-per-day', true],
  ['balance', 'balance', '--balance', false],
  ['planAllowance', 'plan_allowance', '--plan-allowance', false],
  ['spendCap', 'spend_cap', '--spend-cap', false],
  ['creditsPerTurn', 'credits_per_turn', '--credits-per-turn', false],
] as const;

const LARGEST = 1e9;

function amount(text: string, flag: string, whole: boolean): number | null {
  if (text === 'none') return null;
  const value = Number(text);
  if (
    text.trim() === '' ||
    !Number.isFinite(value) ||
    value < 0 ||
    value > LARGEST ||
    (whole && !Number.isInteger(value))
  )
    throw new UserError(
      `${flag} takes ${whole ? 'a whole number' : 'a number'} from 0 to ${LARGEST}, or none; not ${text}.`,
    );
  return value;
}

function settingsOf(options: Readonly<Record<string, string | undefined>>): Partial<WorkspaceSettings> {
  const settings: Partial<WorkspaceSettings> = {};
  for (const [option, setting, flag, whole] of SETTINGS) {
    const text = options[option];
    if (text !== undefined) settings[setting] = amount(text, flag, whole);
  }
  return settings;
}

function print(workspaces: readonly Workspace[]): void {
  const table = new Table({ head: ['id', 'name', ...SETTINGS.map(([, setting]) => setting.replaceAll('_', ' '))] });
  for (const workspace of workspaces)
    table.push([workspace.id, workspace.name, ...SETTINGS.map(([, setting]) => String(workspace[setting] ?? 'none'))]);
  process.stdout.write(`${table.toString()}\n`);
}

/** `dramatis workspaces create | list | set`. */
export function register(program: Command): void {
  const workspaces = program.command('workspaces').description('the workspaces of the session service');

  workspaces
    .command('create')
    .description('make a workspace')
    .requiredOption('--name <name>', 'what it is called')
    .option('--json', 'print { id, name, ... }')
    .action(async (options: Output & { name: string }) => {
      const name = options.name.trim();
      if (name === '' || name.length > 200) throw new UserError('--name takes 1 to 200 characters.');
      const { createWorkspace } = await import('../service/workspaces.ts');
      const made = await administer((data) => createWorkspace(data, name));
      if (options.json) printJson(made);
      else
        process.stdout.write(
          `${made.id}  ${made.name}\nMint a key for it: dramatis keys mint --workspace ${made.id} --name NAME\n`,
        );
    });

  workspaces
    .command('list')
    .description('list the workspaces with their budgets')
    .option('--json', 'print { items: [...] }')
    .action(async (options: Output) => {
      const { listWorkspaces } = await import('../service/workspaces.ts');
      const items = await administer(listWorkspaces);
      if (options.json) printJson({ items });
      else if (items.length === 0)
        process.stdout.write('No workspace yet. Make one: dramatis workspaces create --name NAME\n');
      else print(items);
    });

  const set = workspaces
    .command('set')
    .description('change budgets and credits; `none` clears')
    .argument('<id>', 'the workspace')
    .option('--json', 'print the workspace');
  for (const [, setting, flag, whole] of SETTINGS)
    set.option(`${flag} <${whole ? 'n' : 'credits'}>`, setting.replaceAll('_', ' '));
  set.action(async (id: string, options: Output & Record<string, string | undefined>) => {
    const settings = settingsOf(options);
    if (Object.keys(settings).length === 0)
      throw new UserError(`Nothing to set. Give one of ${SETTINGS.map(([, , flag]) => flag).join(', ')}.`);
    const { setWorkspace } = await import('../service/workspaces.ts');
    const workspace = await administer((data) => setWorkspace(data, id, settings));
    if (options.json) printJson(workspace);
    else print([workspace]);
  });
}
