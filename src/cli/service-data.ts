import { resolve } from 'node:path';
import type { StoreOptions } from '../service/open.ts';

/** Wrong usage: shown without a stack, exit code 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Where the service keeps its data, from the environment. */
export function storeOptions(env: Readonly<Record<string, string | undefined>> = process.env): StoreOptions {
  const { DRAMATIS_DATA, DRAMATIS_DATABASE_URL, DRAMATIS_FRAMES } = env;
  if (DRAMATIS_DATABASE_URL && !/^postgres(ql)?:\/\//.test(DRAMATIS_DATABASE_URL))
    throw new UserError('DRAMATIS_DATABASE_URL must be a postgres:// address; unset it for the embedded database.');
  return {
    dataFolder: resolve(DRAMATIS_DATA || '.dramatis'),
    databaseUrl: DRAMATIS_DATABASE_URL || undefined,
    frames: DRAMATIS_FRAMES || undefined,
  };
}

export interface Administration {
  store: Awaited<ReturnType<typeof import('../service/open.ts')['openAdministration']>>['store'];
  now(): number;
}

/** Opens the data for one administrative command, beside a running server or without one. */
export async function administer<T>(work: (data: Administration) => Promise<T>): Promise<T> {
  const { openAdministration } = await import('../service/open.ts');
  const data = await openAdministration(storeOptions());
  try {
    return await work(data);
  } finally {
    await data.store.close();
  }
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
