import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

// Preparing costs more than running most statements here, and the service asks the same few hundred again and again.
const PREPARED_AT_MOST = 500;

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; reads: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (reads) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite here.');
  }

  #prepare(sql: string): { statement: StatementSync; reads: boolean } {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const entry = { statement, reads: statement.columns().length > 0 };
    if (this.#prepared.size >= PREPARED_AT_MOST) this.#prepared.clear();
    this.#prepared.set(sql, entry);
    return entry;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true });
    this.#connection = new Connection(this.#database);
    // FULL: an answer that was given survives a power cut too. WAL: the command line reads and writes beside a server.
    for (const pragma of ['journal_mode = wal', 'synchronous = full', 'cache_size = -65536', 'temp_store = memory'])
      this.#connection.run(`pragma ${pragma}`);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return this.#connection;
  }

  async beginTransaction(connection: Connection): Promise<void> {
    // A transaction that reads first and writes later would be refused when the command line wrote in between.
    connection.run('begin immediate');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    connection.run('commit');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** Kysely over Node's own SQLite: one file, one connection, statements kept prepared. */
export function sqliteDialect(file: string) {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
