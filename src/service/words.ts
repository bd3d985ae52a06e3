import { type Expression, type SqlBool, sql } from 'kysely';
import type { Core } from './core.ts';

/** From so many finds on, reading the list in its order comes upon a page of them sooner than sorting all of them. */
const MANY = 1000;
const TRIGRAM = 3;

/**
 * A condition that narrows a list to the rows whose words may hold `text`, where that is worth it; null otherwise. It
 * lets through more than it should, so the caller still compares. PostgreSQL needs none: its planner knows the index.
 *
 * @param text in lower case, as the words are stored
 * @param ids whether `text` may begin an id as well
 */
export async function narrowed(
  core: Core,
  table: 'people' | 'sessions',
  text: string,
  ids = false,
): Promise<Expression<SqlBool> | null> {
  if (core.store.dialect !== 'sqlite' || [...text].length < TRIGRAM) return null;
  const words = sql.table(`${table}_words`);
  const quoted = `"${text.replaceAll('"', '""')}"`;
  const { rows } = await sql<{ id: string }>`select id from ${words} where words match ${quoted}
    ${ids && /^[0-9a-f-]+$/.test(text) ? sql`union select id from ${sql.table(table)} where id >= ${text} and id < ${`${text}~`}` : sql``}
    limit ${sql.lit(MANY + 1)}`.execute(core.store.db);
  if (rows.length > MANY) return null;
  if (rows.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
}
