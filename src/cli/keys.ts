import Table from 'cli-table3';
import type { Command } from 'commander';
import { DEFAULT_SCOPES, SCOPES, type Scope } from '../contract/index.ts';
import { administer, printJson, UserError } from './service-data.ts';

interface Output {
  json?: boolean;
}

function scopesOf(given: readonly string[]): Scope[] {
  const words = given.flatMap((text) => text.split(',')).map((text) => text.trim());
  for (const word of words)
    if (!SCOPES.some((scope) => scope === word))
      throw new UserError(`There is no scope ${word}. The scopes are ${SCOPES.join(', ')}.`);
  return words as Scope[];
}

function instant(text: string): Date {
  const at = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(at.getTime()))
    throw new UserError(`--expires takes an ISO 8601 instant such as 2027-01-31T00:00:00Z, not ${text}.`);
  return at;
}

const collect = (value: string, before: string[]) => [...before, value];

/** `dramatis keys mint | list | revoke`. */
export function register(program: Command): void {
  const keys = program.command('keys').description('the API keys of the session service');

  keys
    .command('mint')
    .description('make a key; it is shown once and kept only as a hash')
    .requiredOption('--workspace <id>', 'whose key it is')
    .requiredOption('--name <name>', 'what it is for')
    .option('--scope <scope>', `may be repeated; without it ${DEFAULT_SCOPES.join(', ')}`, collect, [])
    .option('--expires <instant>', 'ISO 8601; without it the key does not expire')
    .option('--json', 'print { id, key, scopes, ... }')
    .action(async (options: Output & { workspace: string; name: string; scope: string[]; expires?: string }) => {
      const scopes = options.scope.length > 0 ? scopesOf(options.scope) : undefined;
      const expires = options.expires === undefined ? null : instant(options.expires);
      const { mintKey } = await import('../service/keys.ts');
      const minted = await administer((data) => mintKey(data, options.workspace, options.name, scopes, expires));
      if (options.json) printJson(minted);
      else
        process.stdout.write(
          `${minted.key}\n\nKeep it now: it is not shown again. Its id is ${minted.id}, its scopes are ${minted.scopes.join(', ')}.\n`,
        );
    });

  keys
    .command('list')
    .description('list the keys of a workspace')
    .requiredOption('--workspace <id>', 'whose keys')
    .option('--json', 'print { items: [...] }')
    .action(async (options: Output & { workspace: string }) => {
      const { listKeys } = await import('../service/keys.ts');
      const items = await administer((data) => listKeys(data, options.workspace));
      if (options.json) {
        printJson({ items });
        return;
      }
      const table = new Table({ head: ['id', 'name', 'scopes', 'created', 'expires', 'revoked'] });
      for (const key of items)
        table.push([
          key.id,
          key.name,
          key.scopes.join(' '),
          key.created_at,
          key.expires_at ?? 'never',
          key.revoked_at ?? '',
        ]);
      process.stdout.write(`${table.toString()}\n`);
    });

  keys
    .command('revoke')
    .description('revoke a key for good')
    .argument('<id>', "the key's id, not the key")
    .option('--json', 'print the key')
    .action(async (id: string, options: Output) => {
      const { revokeKey } = await import('../service/keys.ts');
      const key = await administer((data) => revokeKey(data, id));
      if (options.json) printJson(key);
      else process.stdout.write(`${key.id} is revoked.\n`);
    });
}
