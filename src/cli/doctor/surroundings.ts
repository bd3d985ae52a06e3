import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineConfigError, readEngines } from '../../mind/engines.ts';
import { isModelEngine, keyVariable } from '../../mind/model/config/schema.ts';
import { MEND_NODE, nodeIsOld, OLDEST_NODE } from '../../version.ts';
import { type Finding, lack, note, ok } from './finding.ts';

const LEAST_SPACE = 500 * 1024 * 1024;
const DATABASE_MS = 5000;

export function nodeFinding(): Finding {
  if (!nodeIsOld()) return ok('node', `${process.version}, ${process.execPath}`);
  return lack('node', `${process.version}; ${OLDEST_NODE} or newer is needed`, MEND_NODE);
}

/** Frames, downloads and unfinished traces go there while a session runs. */
export async function temporaryFolderFinding(): Promise<Finding> {
  const folder = tmpdir();
  try {
    await rm(await mkdtemp(join(folder, 'dramatis-doctor-')), { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const words = `${folder}, ${(free / 1024 ** 3).toFixed(1)} GB free`;
    if (free < LEAST_SPACE)
      return note('temporary folder', words, 'free some space, or set TMPDIR to a folder on another disk');
    return ok('temporary folder', words);
  } catch (error) {
    return lack(
      'temporary folder',
      `${folder}: ${(error as Error).message}`,
      'set TMPDIR to a folder that can be written to',
    );
  }
}

/** The database of the session service: embedded unless the environment names a PostgreSQL. */
export async function databaseFinding(url = process.env.DRAMATIS_DATABASE_URL): Promise<Finding> {
  if (!url) return ok('database', 'embedded (node:sqlite); DRAMATIS_DATABASE_URL names a PostgreSQL instead');
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    return lack(
      'database',
      'DRAMATIS_DATABASE_URL is not an address',
      'set it like postgres://user:password@host:5432/database',
    );
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_MS,
    query_timeout: DATABASE_MS,
  });
  client.on('error', () => {});
  const { host } = new URL(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return ok('database', `PostgreSQL ${rows[0]?.server_version ?? ''} at ${host}`);
  } catch (error) {
    // The address holds a password; only its host is said.
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    return lack(
      'database',
      `PostgreSQL at ${host} cannot be used (${why})`,
      'start it, or correct or unset DRAMATIS_DATABASE_URL',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

export async function engineFindings(): Promise<Finding[]> {
  try {
    const engines = await readEngines();
    const findings = [
      ok('engines', ['scent (embedded)', ...engines.map((engine) => `${engine.name} (${engine.kind})`)].join(', ')),
    ];
    for (const engine of engines.filter(isModelEngine)) {
      const variable = keyVariable(engine);
      if (variable && !process.env[variable])
        findings.push(
          lack('engines', `${engine.name} needs a key and ${variable} is not set`, `export ${variable}=...`),
        );
    }
    return findings;
  } catch (error) {
    if (error instanceof EngineConfigError) return [lack('engines', error.message, 'correct what it names')];
    throw error;
  }
}
