import { type Expression, type SqlBool, sql } from 'kysely';
import type { NormalRule } from '../people/search/normalize.ts';
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
  return rows.length > MANY ? null : among(table, new Set(rows.map(({ id }) => id)));
}

function among(table: string, ids: ReadonlySet<string>): Expression<SqlBool> {
  if (ids.size === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select value from json_each(${JSON.stringify([...ids])}))`;
}

/** The few people that may fit a rule, or null where they are many or cannot be told by their texts. */
async function candidates(core: Core, rule: NormalRule): Promise<ReadonlySet<string> | null> {
  switch (rule.test) {
    case 'contains':
    case 'starts_with': {
      if ([...rule.folded].length < TRIGRAM) return null;
      const match = `${rule.column}_fold : "${rule.folded.replaceAll('"', '""')}"`;
      const { rows } = await sql<{ id: string }>`select id from people_texts where people_texts match ${match}
        limit ${sql.lit(MANY + 1)}`.execute(core.store.db);
      return rows.length > MANY ? null : new Set(rows.map(({ id }) => id));
    }
    case 'and':
      for (const part of rule.rules) {
        const few = await candidates(core, part);
        if (few) return few;
      }
      return null;
    case 'or': {
      const all = new Set<string>();
      for (const part of rule.rules) {
        const few = await candidates(core, part);
        if (!few || all.size + few.size > MANY) return null;
        for (const id of few) all.add(id);
      }
      return all;
    }
    default:
      return null;
  }
}

/** As `narrowed`, for a rule: what its `contains` and `starts_with` leave of the people. */
export async function narrowedByRule(core: Core, rule: NormalRule): Promise<Expression<SqlBool> | null> {
  if (core.store.dialect !== 'sqlite') return null;
  const few = await candidates(core, rule);
  return few && among('people', few);
}
