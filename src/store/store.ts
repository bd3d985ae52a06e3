import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Dialect } from './dialect.ts';
import { type FrameStore, openFrames } from './frames.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A transaction, or the database where none is needed. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  readonly dialect: Dialect;
  readonly db: Database;
  readonly frames: FrameStore;
  /** PostgreSQL's pool, for the job worker; null on SQLite. */
  readonly pool: pg.Pool | null;
  /** Runs `work` in one transaction. It must await nothing but queries of that transaction. */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** The folder of the embedded database and of the frames. */
  dataFolder: string;
  /** `postgres://...`; absent means the embedded database. */
  databaseUrl?: string | undefined;
  /** Another place for frames: a folder, or `s3://bucket`. */
  frames?: string | undefined;
  poolSize?: number | undefined;
}

/** Opens the database and brings its schema up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const frames = openFrames(options.frames ?? join(options.dataFolder, 'frames'));
  let pool: pg.Pool | null = null;
  let db: Database;
  if (options.databaseUrl) {
    const { postgresDialect, postgresPool } = await import('./postgres.ts');
    pool = postgresPool(options.databaseUrl, options.poolSize ?? 10);
    db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  } else {
    mkdirSync(options.dataFolder, { recursive: true, mode: 0o700 });
    db = new Kysely<Tables>({ dialect: sqliteDialect(join(options.dataFolder, 'dramatis.db')) });
  }
  const dialect: Dialect = pool ? 'postgres' : 'sqlite';
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
  return {
    dialect,
    db,
    frames,
    pool,
    transaction: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
